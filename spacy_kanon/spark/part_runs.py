"""Parts of a run, done by Spark: each by one task, which is done again if its worker dies."""

from __future__ import annotations

import json
import re
import threading
import uuid
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from ..errors import KanonError
from ..storage.progress import progress_bar
from ..storage.records import TableStats, table_stats
from .run_folder import (
    Part,
    Receipt,
    RunFolder,
    Source,
    digest_of,
    part_file,
    plan_parts,
    receipt_path,
)
from .sessions import use_this_python, workers_of
from .workers import NAMES, Counters, is_classic

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

_CODED = re.compile(r"KanonError: (\[KN\d+\][^\n]*)|RecordError: (\[KN\d+\][^\n]*)")
_DEAD = ("Python worker exited unexpectedly", "MemoryError", "Unable to allocate", "Lost task")
_MANY = 1000  # Tasks that survey files.
_TICK = 0.2  # Seconds.


class Job(Protocol):
    """What is done with each part; it is sent to the workers."""

    def __call__(self, part: Part, folder: Path | None) -> Receipt:
        """Do a part.

        part (Part): What to read.
        folder (Path | None): Where to write, if the job writes.
        RETURNS (Receipt): With "counts" (`counting.NAMES`), "files" that were written, and what
            the job wants to know of it.
        """


def survey_sources(
    spark: SparkSession, sources: Sequence[Source], need: Sequence[str]
) -> list[TableStats]:
    """How long files are and what is in them, each read by one task."""

    def survey(index: int) -> Any:
        source = sources[index]
        return table_stats(Path(source.path), source.format, need=need)

    done = run_tasks(spark, survey, len(sources), tasks=min(len(sources), _MANY))
    return [done[index] for index in range(len(sources))]


@dataclass(frozen=True)
class Cut:
    """Files that were looked at.

    parts (tuple[Part, ...]): That they are cut into, in order.
    digest (str): Of all files and their names.
    """

    parts: tuple[Part, ...]
    digest: str


def cut_sources(
    spark: SparkSession, sources: Sequence[Source], need: Sequence[str], partitions: int | None
) -> Cut:
    """Look at files, and cut them into parts."""
    surveys = survey_sources(spark, sources, need)
    parts = plan_parts(sources, surveys, partitions=partitions, workers=workers_of(spark))
    names = [[s.name, survey.digest] for s, survey in zip(sources, surveys, strict=True)]
    return Cut(tuple(parts), digest_of(names))


def finish_parts(
    spark: SparkSession, job: Job, run: RunFolder, *, what: str, progress: bool = False
) -> list[Receipt]:
    """Do the parts of a run that are not done yet."""
    receipts = run.receipts()
    waiting = [part for part in run.parts if part.number not in receipts]
    before = total_counts(receipts.values())
    receipts |= run_parts(
        spark, job, waiting, run.path, before=before, what=what, progress=progress
    )
    return [receipts[part.number] for part in run.parts]


def run_parts(
    spark: SparkSession,
    job: Job,
    parts: Sequence[Part],
    folder: Path | None,
    *,
    counters: Counters | None = None,
    before: Mapping[str, int] | None = None,
    what: str = "parts",
    progress: bool = False,
) -> dict[int, Receipt]:
    """Do parts."""
    if counters is None and is_classic(spark):
        counters = Counters(spark)

    def do(index: int) -> Any:
        part = parts[index]
        receipt = job(part, folder)
        if folder is not None:
            with part_file(receipt_path(folder, part.number), private=True) as file:
                file.write(json.dumps(receipt))
        if counters is not None:
            counters.add(part.number, receipt["counts"])
        return receipt

    def stand() -> int:
        if folder is None:
            return 0
        return sum(receipt_path(folder, part.number).exists() for part in parts)

    with progress_bar(None, what, total=len(parts), unit="parts", shown=progress) as bar:

        def move() -> None:
            _show_counts(bar, before or {}, counters)
            _move(bar, stand)

        done = run_tasks(spark, do, len(parts), tasks=len(parts), tick=move)
        _show_counts(bar, before or {}, counters)
        bar.update(len(parts) - bar.n)
    return {part.number: done[index] for index, part in enumerate(parts)}


def _move(bar: Any, stand: Callable[[], int]) -> None:
    if not bar.disable:
        bar.update(stand() - bar.n)


def _show_counts(bar: Any, before: Mapping[str, int], counters: Counters | None) -> None:
    if counters is not None and not bar.disable:
        counts = Counter(before) + Counter(counters.values())
        shown = {n: f"{counts[n]:,}" for n in NAMES if counts[n] or n == "breaches"}
        bar.set_postfix(shown, refresh=False)


def run_tasks(
    spark: SparkSession,
    task: Callable[[int], Any],
    count: int,
    *,
    tasks: int,
    tick: Callable[[], None] = lambda: None,
) -> dict[int, Any]:
    """Call a function with each number below a count, in Spark's workers."""
    if not count:
        return {}
    use_this_python(spark)

    def of_batches(batches: Iterator[Any]) -> Iterator[Any]:
        import pyarrow
        from pyspark import cloudpickle

        for batch in batches:
            for number in batch.column(0).to_pylist():
                value = cloudpickle.dumps(task(number))
                yield pyarrow.RecordBatch.from_pydict({"number": [number], "value": [value]})

    frame = spark.range(0, count, 1, tasks).mapInArrow(of_batches, "number long, value binary")
    rows = _collect(spark, frame, tick)
    from pyspark import cloudpickle

    return {row["number"]: cloudpickle.loads(bytes(row["value"])) for row in rows}


def _collect(spark: Any, frame: Any, tick: Callable[[], None]) -> list[Any]:
    """The rows of a frame; whatever ends the waiting ends the job, too."""
    tag = f"kanon-{uuid.uuid4().hex}"
    outcome: dict[str, Any] = {}

    def collect() -> None:
        spark.addTag(tag)
        try:
            outcome["rows"] = frame.collect()
        except Exception as error:
            outcome["error"] = error
        finally:
            spark.removeTag(tag)

    thread = threading.Thread(target=collect, daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(_TICK)
            tick()
    except BaseException:
        spark.interruptTag(tag)
        raise
    if "error" in outcome:
        raise coded(outcome["error"]) from outcome["error"]
    return list(outcome["rows"])


def coded(error: Exception) -> KanonError:
    """What became of a job of Spark, with a code."""
    text = str(error)
    coded = _CODED.search(text)
    if coded is not None:
        return KanonError(coded[1] or coded[2])
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    for sign in _DEAD:
        if sign in text:
            reason = next(line for line in lines if sign in line)
            return KanonError(
                "[KN992] A Python worker of Spark ended before its work was done "
                f"({reason[:200]}), again and again; too little memory is the usual cause. Give "
                "it more (spark.executor.pyspark.memory, spark.executor.memoryOverhead), run "
                "fewer at a time (--spark.master local[1]), or make smaller parts "
                "(--spark.partitions). Parts of a command that are done stay: give it again to go "
                "on."
            )
    return KanonError(
        f"[KN997] Spark gave the job up: {(lines or [type(error).__name__])[0][:200]}. Mend what "
        "it names, and give the command again: it goes on with what is not done."
    )


def total_counts(receipts: Iterable[Receipt]) -> dict[str, int]:
    """The counts of parts, added up."""
    counts: Counter[str] = Counter()
    for receipt in receipts:
        counts.update(receipt["counts"])
    return dict(counts)
