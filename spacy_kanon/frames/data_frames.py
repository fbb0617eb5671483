"""Columns of the frames that people have, sanitized."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from spacy.language import Language

from ..errors import Errors, KanonError
from ..release.runner import Recipe, make_release_pipeline
from .text_columns import (
    REACHED,
    SUFFIX,
    Columns,
    check_columns,
    name_of,
    recipe_of,
    sanitized_columns,
    texts_of,
)

Frame = TypeVar("Frame")


def sanitize(
    frame: Frame,
    columns: str | Sequence[str],
    *,
    subject: str | None = None,
    pipeline: str | None = None,
    recipe: Recipe | None = None,
    suffix: str = SUFFIX,
    n_process: int = 1,
    **settings: Any,
) -> Frame:
    """Sanitize columns of a frame. The texts of a row are decided together.

    frame (Frame): A pandas or polars DataFrame, or a Dataset of Hugging Face; it is not changed.
    columns (str | Sequence[str]): Columns that hold texts; a null stays one.
    subject (str | None): Column that says whom a row is about: all rows of one are decided
        together.
    pipeline (str | None): A spaCy pipeline's name or folder; None is a blank one.
    recipe (Recipe | None): How to make the pipeline; None: that of `pipeline` with `settings`.
    suffix (str): Of the new columns; an empty one replaces the columns.
    n_process (int): Processes.
    **settings (Any): Of the `kanon_masker`, such as `k` and `kb`.
    RETURNS (Frame): With a column of released texts for each (null where a text could not be
        sanitized), `kanon_k_reached` and `kanon_problem`, which says why it could not.
    RAISES (KanonError): E980 for another type of frame, E981 for columns that are missing, in the
        way or no texts; and whatever is wrong with the settings.
    """
    names = (columns,) if isinstance(columns, str) else tuple(columns)
    recipe = recipe_of(recipe, settings, pipeline)
    kind = type(frame).__module__.partition(".")[0]
    adapter = _ADAPTERS.get((kind, type(frame).__name__))
    if adapter is None:
        raise KanonError(Errors.E980.format(type=f"{kind}.{type(frame).__name__}"))
    present, values_of, with_columns = adapter
    check_columns(present(frame), names, subject, suffix)
    texts = {name: texts_of(name, values_of(frame, name)) for name in names}
    subjects = None if subject is None else [name_of(v) for v in values_of(frame, subject)]
    return with_columns(frame, sanitized_columns(texts, subjects, recipe, suffix, n_process))


def batches(
    columns: str | Sequence[str],
    *,
    recipe: Recipe | None = None,
    suffix: str = SUFFIX,
    **settings: Any,
) -> Callable[[Mapping[str, Sequence[Any]]], Columns]:
    """A function from batches to new columns, for `Dataset.map(..., batched=True)`.

    columns, recipe, suffix, settings (Any): As for `sanitize`.
    RETURNS (Callable): It can be pickled; each process makes a pipeline of its own, once.
    """
    names = (columns,) if isinstance(columns, str) else tuple(columns)
    return _Batches(names, recipe_of(recipe, settings), suffix)


class _Batches:
    def __init__(self, columns: tuple[str, ...], recipe: Recipe, suffix: str) -> None:
        self.columns, self.recipe, self.suffix = columns, recipe, suffix
        self._nlp: Language | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_nlp": None}

    def __call__(self, batch: Mapping[str, Sequence[Any]]) -> Columns:
        check_columns(list(batch), self.columns, None, self.suffix)
        texts = {name: texts_of(name, batch[name]) for name in self.columns}
        if self._nlp is None:
            self._nlp = make_release_pipeline(self.recipe)
        return sanitized_columns(texts, None, self.recipe, self.suffix, 1, nlp=self._nlp)


def _pandas_with(frame: Any, new: Columns) -> Any:
    import pandas

    types = {REACHED: "Int64"}
    return frame.assign(
        **{
            name: pandas.array(values, dtype=types.get(name, "string"))
            for name, values in new.items()
        }
    )


def _polars_with(frame: Any, new: Columns) -> Any:
    import polars

    types = {REACHED: polars.Int64}
    return frame.with_columns(
        polars.Series(name, values, dtype=types.get(name, polars.String))
        for name, values in new.items()
    )


def _dataset_with(frame: Any, new: Columns) -> Any:
    import pyarrow

    types = {REACHED: pyarrow.int64()}
    for name, values in new.items():
        if name in frame.column_names:
            frame = frame.remove_columns(name)
        column = pyarrow.array(values, type=types.get(name, pyarrow.string()))
        frame = frame.add_column(name, column)
    return frame


# Per type of frame: its columns, the values of one, and the frame with new ones.
_ADAPTERS: dict[tuple[str, str], tuple[Callable, Callable, Callable]] = {
    ("pandas", "DataFrame"): (
        lambda frame: list(frame.columns),
        lambda frame, name: frame[name].tolist(),
        _pandas_with,
    ),
    ("polars", "DataFrame"): (
        lambda frame: frame.columns,
        lambda frame, name: frame[name].to_list(),
        _polars_with,
    ),
    ("datasets", "Dataset"): (
        lambda frame: frame.column_names,
        lambda frame, name: list(frame[name]),
        _dataset_with,
    ),
}
