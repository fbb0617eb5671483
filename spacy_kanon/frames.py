"""Data frames: columns of texts in, columns of texts that can be released out.

It takes frames of pandas and polars, and gives frames of the same type. `spacy_kanon.sanitize` and
`spacy_kanon.spark` call it; `batches` makes the function that `Dataset.map(..., batched=True)` of
Hugging Face calls. It knows columns and nulls, and nothing of pipelines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from spacy_kanon import Sanitizer

from .errors import Errors, KanonError

K, PROBLEM = "kanon_k", "kanon_problem"
Columns = dict[str, list[Any]]
Names = Sequence[str]


def sanitize_frame(
    frame: Any,
    columns: Sequence[str],
    sanitizer: Sanitizer,
    keep_original: bool | Sequence[str] = False,
    *,
    subject: str | None = None,
    suffix: str = "_sanitized",
    n_process: int = 1,
) -> Any:
    """The frame case of `spacy_kanon.sanitize`."""
    kind = f"{type(frame).__module__.partition('.')[0]}.{type(frame).__name__}"
    if kind not in _ADAPTERS:
        raise KanonError(Errors.E980.format(type=kind))
    kept = [] if isinstance(keep_original, bool) else list(keep_original)
    if keep_original is True:
        kept = [name for name in frame.columns if suffix or name not in columns]
    used = dict.fromkeys([*columns, *kept, *([] if subject is None else [subject])])
    _check_columns(list(frame.columns), list(used), columns, kept, suffix)
    texts = {name: _texts_of(name, frame[name].to_list()) for name in columns}
    subjects = None if subject is None else names_of(frame[subject].to_list())
    new = new_columns(texts, subjects, sanitizer, suffix, n_process)
    return _ADAPTERS[kind](frame, new)[[*kept, *new]]


def batches(
    columns: str | Sequence[str], sanitizer: Sanitizer, *, suffix: str = "_sanitized"
) -> Callable[[Mapping[str, Sequence[Any]]], Columns]:
    """A function from batches of columns to new columns, for `Dataset.map(..., batched=True)`.

    columns (str | Sequence[str]): Columns that hold texts; those of a row are decided together.
    sanitizer (Sanitizer): Each process loads its pipeline once.
    suffix (str): Ends the names of the new columns.
    RETURNS (Callable): It can be pickled.

    >>> batches("text", Sanitizer())({"text": ["He left."]})["text_sanitized"]
    ['He left.']
    """
    names = (columns,) if isinstance(columns, str) else tuple(columns)
    return partial(_sanitize_batch, columns=names, sanitizer=sanitizer, suffix=suffix)


def _sanitize_batch(
    batch: Mapping[str, Sequence[Any]], columns: Sequence[str], sanitizer: Sanitizer, suffix: str
) -> Columns:
    kept = [name for name in batch if suffix or name not in columns]
    _check_columns(list(batch), columns, columns, kept, suffix)
    texts = {name: _texts_of(name, batch[name]) for name in columns}
    return new_columns(texts, None, sanitizer, suffix)


def _check_columns(present: Names, used: Names, columns: Names, kept: Names, suffix: str) -> None:
    """Check that columns are there once, and that new ones take the place of no other."""
    for name in used:
        if (times := list(present).count(name)) != 1:
            what = "stands twice" if times else "is missing"
            raise KanonError(Errors.E981.format(column=name, what=what))
    for name in (*(f"{name}{suffix}" for name in columns), K, PROBLEM):
        if name in kept:
            raise KanonError(Errors.E981.format(column=name, what="is there already"))


def _texts_of(column: str, values: Sequence[Any]) -> list[str | None]:
    """The texts of a column; what its kind of frame takes for null is None."""
    texts = [None if _is_null(value) else value for value in values]
    for text in texts:
        if not isinstance(text, str | None):
            what = f"holds values of type {type(text).__name__}"
            raise KanonError(Errors.E981.format(column=column, what=what))
    return texts


def names_of(values: Sequence[Any]) -> list[str | None]:
    """What the values of a column call subjects."""
    return [None if _is_null(value) else str(value) for value in values]


def _is_null(value: Any) -> bool:
    """Whether a frame takes a value for null: None, no number, pandas' NA."""
    return value is None or type(value).__name__ == "NAType" or value != value


def new_columns(
    texts: Mapping[str, Sequence[str | None]],
    subjects: Sequence[str | None] | None,
    sanitizer: Sanitizer,
    suffix: str,
    n_process: int = 1,
) -> Columns:
    """The new columns: the texts of a row are decided together, those of a subject too."""
    rows = [[text or "" for text in row] for row in zip(*texts.values(), strict=True)]
    options: dict[str, Any] = {"n_process": n_process, "columns": list(texts)}
    if subjects is None:
        found = sanitizer.pipe_groups(((row, None) for row in rows), **options)
    else:
        found = iter(sanitizer.by_subject(rows, subjects, **options))
    new: Columns = {f"{name}{suffix}": [] for name in texts} | {K: [], PROBLEM: []}
    for number, releases in enumerate(found):
        problem = next((one.problem for one in releases if one.problem), None)
        for (name, column), one in zip(texts.items(), releases, strict=True):
            bare = column[number] is None or problem is not None
            new[f"{name}{suffix}"].append(None if bare else one.text)
        new[K].append(None if problem else (releases[0].record or {})["k"])
        new[PROBLEM].append(problem)
    return new


def _pandas_with(frame: Any, new: Columns) -> Any:
    import pandas

    types = dict.fromkeys(new, "string") | {K: "Int64"}
    return frame.assign(**{n: pandas.array(new[n], dtype=types[n]) for n in new})


def _polars_with(frame: Any, new: Columns) -> Any:
    import polars

    types = dict.fromkeys(new, polars.String) | {K: polars.Int64}
    return frame.with_columns(polars.Series(n, new[n], dtype=types[n]) for n in new)


# Per type of frame what adds columns.
_ADAPTERS = {"pandas.DataFrame": _pandas_with, "polars.DataFrame": _polars_with}
