"""Rows of columns of texts through a pipeline, and the new columns that come of it.

Data frames of every kind share this: what a column is called, what may not be there already, and
that the texts of a row are decided together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ..errors import Errors, KanonError
from ..names import MASKED_TEXT, SANITIZED_TEXT
from ..release.release_maker import Outcome
from ..release.runner import Recipe, make_release_runner, release_texts
from ..release.streaming import TextRunner
from ..release.subjects import joined, parts_of, sanitize_subjects

SUFFIX = "_sanitized"
K, PROBLEM = "kanon_k", "kanon_problem"
Columns = dict[str, list[Any]]


def recipe_of(
    recipe: Recipe | None, settings: Mapping[str, Any], pipeline: str | None = None
) -> Recipe:
    """The recipe, or one of a pipeline with settings of the masker."""
    if recipe is None:
        return Recipe(pipeline=pipeline, config=dict(settings))
    names = [*([] if pipeline is None else ["pipeline"]), *settings]
    if names:
        raise KanonError(
            f"[KN982] {', '.join(names)}: settings and a recipe do not go together. Put them into "
            "the recipe's config."
        )
    return recipe


def check_columns(
    present: Sequence[str], names: Sequence[str], subject: str | None, suffix: str
) -> None:
    """Check that columns are there, and that their results are not."""
    for name in (*names, *([] if subject is None else [subject])):
        if name not in present:
            raise KanonError(Errors.E981.format(column=name, what="is missing"))
        if list(present).count(name) > 1:
            raise KanonError(Errors.E981.format(column=name, what="stands twice"))
    new = [f"{name}{suffix}" for name in names] if suffix else []
    for name in (*new, K, PROBLEM):
        if name in present:
            raise KanonError(Errors.E981.format(column=name, what="is there already"))


def texts_of(column: str, values: Iterable[Any]) -> list[str | None]:
    """The texts of a column; what its kind of frame takes for null is None."""
    texts: list[str | None] = []
    for value in values:
        if is_null(value):
            texts.append(None)
        elif isinstance(value, str):
            texts.append(value)
        else:
            what = f"holds values of type {type(value).__name__}"
            raise KanonError(Errors.E981.format(column=column, what=what))
    return texts


def is_null(value: Any) -> bool:
    """Whether a value is what some kind of frame takes for null: None, no number, pandas' NA."""
    return value is None or type(value).__name__ == "NAType" or value != value


def name_of(value: Any) -> str | None:
    """What a value of a column calls a subject; None: nobody."""
    return None if is_null(value) else str(value)


def sanitized_columns(
    texts: Mapping[str, Sequence[str | None]],
    subjects: Sequence[str | None] | None,
    recipe: Recipe,
    suffix: str,
    n_process: int,
    *,
    runner: TextRunner[Outcome] | None = None,
    watch: Callable[[Outcome], None] = lambda outcome: None,
) -> Columns:
    rows = [[text or "" for text in row] for row in zip(*texts.values(), strict=True)]
    if subjects is None:
        runner = runner or make_release_runner(recipe)
        entries = (joined(row, None) if len(row) > 1 else row[0] for row in rows)
        stream = release_texts(runner, entries, n_process=n_process)
        outcomes = []
        for outcome, row in zip(stream, rows, strict=True):
            watch(outcome)
            outcomes.append(parts_of(outcome, len(row)))
    else:
        pairs = ((text, s) for row, s in zip(rows, subjects, strict=True) for text in row)
        parts = [_fields(o) for o in sanitize_subjects(pairs, recipe, n_process=n_process)]
        width = len(texts)
        outcomes = [parts[i * width : (i + 1) * width] for i in range(len(rows))]
    return new_columns(texts, outcomes, recipe, suffix)


def new_columns(
    texts: Mapping[str, Sequence[str | None]],
    outcomes: Sequence[Sequence[Mapping[str, Any]]],
    recipe: Recipe,
    suffix: str,
) -> Columns:
    """What came of the texts, as columns."""
    field = MASKED_TEXT if recipe.generalize is None else SANITIZED_TEXT
    new: Columns = {f"{name}{suffix}": [] for name in texts}
    new |= {K: [], PROBLEM: []}
    for row, of_row in enumerate(outcomes):
        problem = next((part["problem"] for part in of_row if part["problem"]), None)
        for (name, originals), part in zip(texts.items(), of_row, strict=True):
            bare = originals[row] is None or problem is not None
            new[f"{name}{suffix}"].append(None if bare else part["record"][field])
        new[K].append(None if problem is not None else of_row[0]["record"]["k"])
        new[PROBLEM].append(problem)
    return new


def _fields(outcome: Outcome) -> dict[str, Any]:
    return {"record": outcome.record, "problem": outcome.problem}
