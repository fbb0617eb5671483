"""What runs in the Python workers of Spark: one pipeline a process, for all batches it gets."""

from __future__ import annotations

import tarfile
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

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
    make_release_runner,
    release_texts,
)
from ..release.subjects import joined, parts_of
from .run_folder import digest_of

# What workers of Spark count in passing: an accumulator, which the driver reads while a job runs.
#
# Spark adds what a task counted when the task succeeds. It may succeed twice: if a result is
# computed again, because nobody caches it, or if two machines are given one task. So a task does
# not say what to add, but how much its part of the work has counted, and the last word on a part
# stands in for all words before it: however often a part is done, it is counted once.

NAMES = ("documents", "tokens", "masked", "singled_out", "breaches")


class Pass(NamedTuple):
    """What has been counted in one pass over all parts.

    stage (int): Of Spark, which gives each pass a higher number; -1: none has begun.
    parts (dict[int, dict[str, int]]): Counts by name, by number of the part.
    """

    stage: int
    parts: dict[int, dict[str, int]]


class LatestPass:
    """How passes are added up: the latest counts, and the latest word on each of its parts."""

    def zero(self, value: Pass) -> Pass:
        """Of the type that is added up; what a task begins with."""
        return Pass(-1, {})

    def addInPlace(self, value1: Pass, value2: Pass) -> Pass:
        """Add up; the names are Spark's."""
        if value1.stage != value2.stage:
            return max(value1, value2, key=lambda one: one.stage)
        return Pass(value1.stage, {**value1.parts, **value2.parts})


class Counters:
    """Counts documents, their tokens, those that were masked, documents that as written single out
    1 to k - 1 people, and those that do as released (breaches), of which there should be none.
    Each `sanitize` needs counters of its own.

        counters = Counters(spark)
        sanitize(notes, "note", counters=counters).write.parquet("released")
        counters.values()
        # {"documents": 1200, "tokens": 310402, "masked": 91007, "singled_out": 874, "breaches": 0}
    """

    def __init__(self, spark: Any) -> None:
        if not is_classic(spark):
            raise KanonError(
                "[KN995] Spark Connect has no accumulators, so nothing can be counted in "
                "passing. Leave out counters=..., and count rows of the result: kanon_problem "
                "says what was not done."
            )
        adding = LatestPass()
        self._accumulator = spark.sparkContext.accumulator(Pass(-1, {}), adding)

    def add(self, part: int, counts: Mapping[str, int], *, stage: int = 0) -> None:
        """Say what a part has counted in all; workers call it."""
        self._accumulator.add(Pass(stage, {part: dict(counts)}))

    def add_of_task(self, counts: Mapping[str, int]) -> None:
        """Count something more of the partition that a worker is at; workers call it."""
        from pyspark import TaskContext

        context = TaskContext.get()
        assert context is not None, "workers call it"
        total = _total_of_task(context.taskAttemptId(), counts)
        self.add(context.partitionId(), total, stage=context.stageId())

    def values(self) -> dict[str, int]:
        """What has been counted so far; for the driver alone."""
        parts = self._accumulator.value.parts.values()
        return {name: sum(counts.get(name, 0) for counts in parts) for name in NAMES}


# What the task of this process has counted, and which task that is.
_task: tuple[int, Counter[str]] | None = None


def _total_of_task(attempt: int, counts: Mapping[str, int]) -> Mapping[str, int]:
    global _task
    if _task is None or _task[0] != attempt:
        _task = (attempt, Counter())
    _task[1].update(counts)
    return _task[1]


def is_classic(spark: Any) -> bool:
    """Whether a session has a driver in this process; one of Spark Connect has none."""
    return getattr(spark, "_sc", None) is not None


def counts_of(record: Mapping[str, Any] | None, words: int, masked: int) -> dict[str, int]:
    """What one document counts."""
    if record is None:
        return {}
    before, after = (
        support is not None and support < record["k"]
        for support in (record["before"]["support"], record["k_reached"])
    )
    counts = {"documents": 1, "tokens": words, "masked": masked}
    return {**counts, "singled_out": int(before), "breaches": int(after)}


# Folders that a pipeline reads, sent to the workers of Spark.
#
# Each goes as one archive, once a session, and is unpacked on every machine; workers check the
# fingerprint of what they open, as they do with folders that lie on a shared path.

_MASKER, _GENERALIZER, _LINKER = "config", "generalize", "linkage"
# Settings of a recipe that name folders.
_FOLDERS = ((_MASKER, "kb"), (_GENERALIZER, "ontology"), (_LINKER, "index"))


@dataclass(frozen=True)
class Shipped:
    """Folders that were sent.

    names (Mapping[str, str]): By the path that they have where the job was started, what they are
        called among the files of a worker.
    """

    names: Mapping[str, str]

    def place_of(self, path: str) -> str:
        """Where a folder lies on the machine that this is called on."""
        from pyspark import SparkFiles

        name = self.names.get(path)
        if name is None:
            return path
        return str(next(Path(SparkFiles.get(name)).iterdir()))

    def recipe(self, recipe: Recipe) -> Recipe:
        """A recipe with the folders of this machine."""
        return _with_folders(recipe, self.place_of)


def absolute(recipe: Recipe) -> Recipe:
    """A recipe that means the same wherever a worker stands."""
    recipe = _with_folders(recipe, lambda path: str(Path(path).absolute()))
    if recipe.pipeline is not None and Path(recipe.pipeline).is_dir():
        recipe = replace(recipe, pipeline=str(Path(recipe.pipeline).absolute()))
    return recipe


def _folders_of(recipe: Recipe) -> Iterator[tuple[str, str, str]]:
    """Part, setting and path of the folders that a recipe names."""
    for part, key in _FOLDERS:
        settings = getattr(recipe, part)
        if settings and settings.get(key):
            yield part, key, str(settings[key])


def _with_folders(recipe: Recipe, place_of: Callable[[str], str]) -> Recipe:
    """A recipe with other paths. place_of (Callable[[str], str]): From a path to the other."""
    for part, key, path in _folders_of(recipe):
        changes: dict[str, Any] = {part: {**getattr(recipe, part), key: place_of(path)}}
        recipe = replace(recipe, **changes)
    return recipe


def ship_recipe(spark: Any, recipe: Recipe) -> Shipped:
    """Send the folders that a recipe names."""
    return ship_paths(spark, *(path for _, _, path in _folders_of(recipe)))


def ship_paths(spark: Any, *paths: str | None) -> Shipped:
    """Send folders."""
    return Shipped({path: ship_folder(spark, Path(path)) for path in paths if path is not None})


def ship_folder(spark: Any, folder: Path) -> str:
    """Send a folder to the workers of a session."""
    folder = folder.resolve()
    stamp = [[str(p), p.stat().st_size, p.stat().st_mtime_ns] for p in sorted(folder.rglob("*"))]
    name = f"kanon-{digest_of(stamp)[:16]}.tar.gz"
    archive = Path(_archives().name) / name
    if not archive.exists():
        with tarfile.open(archive, "w:gz", compresslevel=1) as tar:
            tar.add(folder, arcname=folder.name)
    if is_classic(spark):
        spark.sparkContext.addArchive(str(archive))
    else:
        spark.addArtifacts(str(archive), archive=True)
    return name


@cache
def _archives() -> tempfile.TemporaryDirectory[str]:
    """Where archives lie until this process ends: a worker that starts late fetches them late."""
    return tempfile.TemporaryDirectory(prefix="kanon-archives-")


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
    """The pipeline of a plan, made when a process first asks for it."""
    global _pipeline
    key = (plan.recipe, plan.fingerprints)
    if _pipeline is None or _pipeline[:2] != key:
        recipe = plan.recipe if plan.shipped is None else plan.shipped.recipe(plan.recipe)
        nlp = make_release_runner(recipe)
        check_fingerprints(plan.fingerprints, fingerprints_of(nlp))
        _pipeline = (*key, nlp)
    return _pipeline[2]


# What this process made last for a job, and which it was.
_tool: tuple[Any, Any] | None = None


def made_once(job: Any, make: Callable[[], Tool]) -> Tool:
    """What a job needs, made when a process first asks for it; another job takes its place."""
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
    for what in sorted({*expected, *present}):
        here, there = present.get(what, "none"), expected.get(what, "none")
        if here != there:
            raise KanonError(
                f"[KN988] The {what} of a worker is another one ({here}) than where the job was "
                f"started ({there}). Put the same one on all machines, at the same path."
            )


def sanitize_batches(
    batches: Iterator[Any], plan: Plan, counters: Counters | None = None
) -> Iterator[Any]:
    """Sanitize Arrow batches, each row by itself."""
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
    """Rows with new columns, or with other values in those of the same name."""
    import pyarrow

    text_type = rows.schema.field(plan.columns[0]).type
    columns = {name: rows.column(name) for name in rows.schema.names}
    for name, values in new.items():
        value_type = pyarrow.int64() if name == REACHED else text_type
        columns[name] = pyarrow.array(values, type=value_type)
    return type(rows).from_pydict(columns)
