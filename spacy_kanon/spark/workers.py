"""What runs in the Python workers of Spark: one pipeline a process, for all batches it gets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import spacy
from spacy.language import Language

from .. import __version__
from ..errors import Errors, KanonError
from ..frames.text_columns import REACHED, Columns, name_of, new_columns, sanitized_columns
from ..release.release_maker import Outcome
from ..release.runner import (
    FACTORY,
    GENERALIZER,
    LINKER,
    Recipe,
    find_component,
    make_release_pipeline,
    release_texts,
)
from ..release.subjects import joined, parts_of
from .counting import Counters, counts_of
from .shipping import Shipped

Tool = TypeVar("Tool")
ROWS = 256  # That are held at a time.


@dataclass(frozen=True)
class Plan:
    """What a worker is to do.

    columns (tuple[str, ...]): Columns of texts.
    recipe (Recipe): How to make the pipeline.
    suffix (str): Of the new columns.
    fingerprints (dict[str, str]): Of what the pipeline reads where the job was started.
    subject, order (str | None): Column of subjects, and the one that orders their rows.
    shipped (Shipped | None): Folders that were sent along.
    """

    columns: tuple[str, ...]
    recipe: Recipe
    suffix: str
    fingerprints: Mapping[str, str]
    subject: str | None = None
    order: str | None = None
    shipped: Shipped | None = None


# The pipeline of this process; another recipe takes its place.
_pipeline: tuple[Recipe, Mapping[str, str], Language] | None = None


class Prepared(Protocol):
    """What has a recipe, and fingerprints of what its pipeline reads."""

    @property
    def recipe(self) -> Recipe: ...

    @property
    def fingerprints(self) -> Mapping[str, str]: ...

    @property
    def shipped(self) -> Shipped | None: ...


def pipeline_of(plan: Prepared) -> Language:
    """The pipeline of a plan, made when a process first asks for it.

    RAISES (KanonError): E988 if it reads something else than where the job was started; and as
        `make_release_pipeline`.
    """
    global _pipeline
    key = (plan.recipe, plan.fingerprints)
    if _pipeline is None or _pipeline[:2] != key:
        recipe = plan.recipe if plan.shipped is None else plan.shipped.recipe(plan.recipe)
        nlp = make_release_pipeline(recipe)
        check_fingerprints(plan.fingerprints, fingerprints_of(nlp))
        _pipeline = (*key, nlp)
    return _pipeline[2]


# What this process made last for a job, and which it was.
_tool: tuple[Any, Any] | None = None


def made_once(job: Any, make: Callable[[], Tool]) -> Tool:
    """What a job needs, made when a process first asks for it; another job takes its place.

    job (Any): Plain values that all of it hangs on.
    make (Callable): Makes it.
    RETURNS (Tool): The same for an equal job.
    """
    global _tool
    if _tool is None or _tool[0] != job:
        _tool = (job, make())
    tool: Tool = _tool[1]
    return tool


def fingerprints_of(nlp: Language) -> dict[str, str]:
    """What decides, beside the recipe: the versions, and the folders that are read."""
    prints = {
        **versions(),
        "pipeline": f"{nlp.meta['lang']}_{nlp.meta['name']} {nlp.meta['version']}",
        "knowledge base": find_component(nlp, FACTORY).kb.open().fingerprint,
    }
    generalizer, linker = find_component(nlp, GENERALIZER), find_component(nlp, LINKER)
    if generalizer is not None:
        prints["ontology"] = generalizer.ontology.open().fingerprint
    if linker is not None:
        prints["index of persons"] = linker.index.open().fingerprint
    return prints


def versions() -> dict[str, str]:
    """Of the packages that results hang on."""
    return {"version of spacy-kanon": __version__, "version of spaCy": spacy.__version__}


def check_fingerprints(expected: Mapping[str, str], present: Mapping[str, str]) -> None:
    """RAISES (KanonError): E988 for the first thing that differs."""
    for what in sorted({*expected, *present}):
        here, there = present.get(what, "none"), expected.get(what, "none")
        if here != there:
            raise KanonError(Errors.E988.format(what=what, expected=there, here=here))


def sanitize_batches(
    batches: Iterator[Any], plan: Plan, counters: Counters | None = None
) -> Iterator[Any]:
    """Sanitize Arrow batches, each row by itself.

    batches (Iterator[RecordBatch]): Of a partition.
    plan (Plan): What to do.
    counters (Counters | None): Where rows are counted in.
    YIELDS (RecordBatch): Of no more than `ROWS` rows, with the new columns.
    """
    nlp = pipeline_of(plan)
    for batch in batches:
        for start in range(0, batch.num_rows, ROWS):
            rows = batch.slice(start, ROWS)
            texts = {name: rows.column(name).to_pylist() for name in plan.columns}
            counts = _RowCounts(texts)
            new = sanitized_columns(
                texts, None, plan.recipe, plan.suffix, 1, nlp=nlp, watch=counts.add
            )
            if counters is not None:
                counters.add_of_task(counts.total)
            yield with_columns(rows, new, plan)


class _RowCounts:
    """Counts rows that hold a text."""

    def __init__(self, texts: Mapping[str, Sequence[str | None]]) -> None:
        self._rows = zip(*texts.values(), strict=True)
        self.total: Counter[str] = Counter()

    def add(self, outcome: Outcome) -> None:
        """Count the next row in. outcome (Outcome): What came of it."""
        if any(text is not None for text in next(self._rows)):
            self.total.update(counts_of(outcome.record, outcome.words, outcome.masked_words))


def sanitize_subject(table: Any, plan: Plan, counters: Counters | None = None) -> Any:
    """Sanitize the rows of one subject, decided together; without one, each is a problem.

    They are read by the column that orders them, and else by their texts: in which order Spark
    brings them is chance, and must not show.

    table (Table): Of Arrow, with all rows of a subject.
    plan (Plan): What to do.
    counters (Counters | None): Where the subject is counted in.
    RETURNS (Table): The rows in the order they were read, with the new columns.
    """
    nlp = pipeline_of(plan)
    table = table.take(_reading_order(table, plan))
    texts = {name: table.column(name).to_pylist() for name in plan.columns}
    parts = [text or "" for row in zip(*texts.values(), strict=True) for text in row]
    width = len(texts)
    subject = name_of(table.column(plan.subject)[0].as_py())
    if subject:
        (outcome,) = release_texts(nlp, [joined(parts, subject)])
    else:
        outcome = Outcome(None, Errors.E345, 0, 0)
    if counters is not None:
        counters.add_of_task(counts_of(outcome.record, outcome.words, outcome.masked_words))
    fields = parts_of(outcome, len(parts))
    outcomes = [fields[i : i + width] for i in range(0, len(fields), width)]
    return with_columns(table, new_columns(texts, outcomes, plan.recipe, plan.suffix), plan)


def _reading_order(table: Any, plan: Plan) -> list[int]:
    names = plan.columns if plan.order is None else (plan.order, *plan.columns)
    columns = [table.column(name).to_pylist() for name in names]
    keys = [[(value is None, value) for value in row] for row in zip(*columns, strict=True)]
    return sorted(range(len(keys)), key=keys.__getitem__)


def with_columns(rows: Any, new: Columns, plan: Plan) -> Any:
    """Rows with new columns, or with other values in those of the same name.

    rows (RecordBatch | Table): Of Arrow.
    new (Columns): By name.
    plan (Plan): What was done.
    RETURNS (RecordBatch | Table): Of the same type. Texts have the Arrow type of the source's.
    """
    import pyarrow

    text_type = rows.schema.field(plan.columns[0]).type
    columns = {name: rows.column(name) for name in rows.schema.names}
    for name, values in new.items():
        value_type = pyarrow.int64() if name == REACHED else text_type
        columns[name] = pyarrow.array(values, type=value_type)
    return type(rows).from_pydict(columns)
