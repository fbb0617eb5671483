"""Data frames: text columns in, columns of sanitized texts out.

    frame = sanitize(frame, ["note", "plan"], k=10)

For pandas and polars frames and for data sets of Hugging Face; `batches` gives the function that
`Dataset.map(..., batched=True)` and the like call.

>>> batches("text")({"text": ["He left."]})["text_sanitized"]
['He left.']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from spacy.language import Language

from .errors import Errors, KanonError
from .names import MASKED_TEXT, SANITIZED_TEXT
from .release.release_maker import Outcome
from .release.runner import Recipe, make_release_pipeline, release_texts
from .release.subjects import joined, parts_of, sanitize_subjects

Frame = TypeVar("Frame")

SUFFIX = "_sanitized"
REACHED, PROBLEM = "kanon_k_reached", "kanon_problem"
Columns = dict[str, list[Any]]


def sanitize(
    frame: Frame,
    columns: str | Sequence[str],
    *,
    subject: str | None = None,
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
    recipe (Recipe | None): How to make the pipeline; None: a blank one with `settings`.
    suffix (str): Of the new columns; an empty one replaces the columns.
    n_process (int): Processes.
    **settings (Any): Of the `kanon_masker`, such as `k` and `kb`.
    RETURNS (Frame): With a column of released texts for each (null where a text could not be
        sanitized), `kanon_k_reached` and `kanon_problem`, which says why it could not.
    RAISES (KanonError): E980 for another type of frame, E981 for columns that are missing, in the
        way or no texts; and whatever is wrong with the settings.
    """
    names = (columns,) if isinstance(columns, str) else tuple(columns)
    made = _recipe(recipe, settings)
    kind = type(frame).__module__.partition(".")[0]
    adapter = _ADAPTERS.get((kind, type(frame).__name__))
    if adapter is None:
        raise KanonError(Errors.E980.format(type=f"{kind}.{type(frame).__name__}"))
    present, values_of, with_columns = adapter
    _check_columns(present(frame), names, subject, suffix)
    texts = {name: _texts(name, values_of(frame, name)) for name in names}
    subjects = None if subject is None else [_name(v) for v in values_of(frame, subject)]
    return with_columns(frame, _sanitized(texts, subjects, made, suffix, n_process))


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
    return _Batches(names, _recipe(recipe, settings), suffix)


class _Batches:
    def __init__(self, columns: tuple[str, ...], recipe: Recipe, suffix: str) -> None:
        self.columns, self.recipe, self.suffix = columns, recipe, suffix
        self._nlp: Language | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_nlp": None}

    def __call__(self, batch: Mapping[str, Sequence[Any]]) -> Columns:
        _check_columns(list(batch), self.columns, None, self.suffix)
        texts = {name: _texts(name, batch[name]) for name in self.columns}
        if self._nlp is None:
            self._nlp = make_release_pipeline(self.recipe)
        return _sanitized(texts, None, self.recipe, self.suffix, 1, nlp=self._nlp)


def _recipe(recipe: Recipe | None, settings: Mapping[str, Any]) -> Recipe:
    if recipe is None:
        return Recipe(config=dict(settings))
    if settings:
        raise KanonError(Errors.E982.format(names=", ".join(settings)))
    return recipe


def _check_columns(
    present: Sequence[str], names: Sequence[str], subject: str | None, suffix: str
) -> None:
    """RAISES (KanonError): E981."""
    for name in (*names, *([] if subject is None else [subject])):
        if name not in present:
            raise KanonError(Errors.E981.format(column=name, what="is missing"))
    new = [f"{name}{suffix}" for name in names] if suffix else []
    for name in (*new, REACHED, PROBLEM):
        if name in present:
            raise KanonError(Errors.E981.format(column=name, what="is there already"))


def _texts(column: str, values: Iterable[Any]) -> list[str | None]:
    """RAISES (KanonError): E981 for what is neither a text nor null."""
    texts: list[str | None] = []
    for value in values:
        if value is None or value != value or type(value).__name__ == "NAType":
            texts.append(None)
        elif isinstance(value, str):
            texts.append(value)
        else:
            what = f"holds values of type {type(value).__name__}"
            raise KanonError(Errors.E981.format(column=column, what=what))
    return texts


def _name(value: Any) -> str | None:
    return None if value is None or value != value else str(value)


def _sanitized(
    texts: Mapping[str, Sequence[str | None]],
    subjects: Sequence[str | None] | None,
    recipe: Recipe,
    suffix: str,
    n_process: int,
    *,
    nlp: Language | None = None,
) -> Columns:
    """The new columns."""
    rows = [[text or "" for text in row] for row in zip(*texts.values(), strict=True)]
    if subjects is None:
        nlp = nlp or make_release_pipeline(recipe)
        entries = (joined(row, None) if len(row) > 1 else row[0] for row in rows)
        stream = release_texts(nlp, entries, n_process=n_process)
        outcomes = [parts_of(o, len(row)) for o, row in zip(stream, rows, strict=True)]
    else:
        pairs = ((text, s) for row, s in zip(rows, subjects, strict=True) for text in row)
        parts = [_fields(o) for o in sanitize_subjects(pairs, recipe, n_process=n_process)]
        width = len(texts)
        outcomes = [parts[i * width : (i + 1) * width] for i in range(len(rows))]
    field = MASKED_TEXT if recipe.generalize is None else SANITIZED_TEXT
    new: Columns = {f"{name}{suffix}": [] for name in texts}
    new |= {REACHED: [], PROBLEM: []}
    for row, of_row in enumerate(outcomes):
        problem = next((part["problem"] for part in of_row if part["problem"]), None)
        for (name, originals), part in zip(texts.items(), of_row, strict=True):
            bare = originals[row] is None or problem is not None
            new[f"{name}{suffix}"].append(None if bare else part["record"][field])
        reached = None if problem is not None else of_row[0]["record"]["k_reached"]
        new[REACHED].append(reached)
        new[PROBLEM].append(problem)
    return new


def _fields(outcome: Outcome) -> dict[str, Any]:
    return {"record": outcome.record, "problem": outcome.problem}


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
