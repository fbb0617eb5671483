"""What workers of Spark count in passing: an accumulator, which the driver reads while a job runs.

Spark adds what a task counted when the task succeeds. It may succeed twice: if a result is computed
again, because nobody caches it, or if two machines are given one task. So a task does not say what
to add, but how much its part of the work has counted, and the last word on a part stands in for
all words before it: however often a part is done, it is counted once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from ..errors import Errors, KanonError

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
        """spark (SparkSession): A classic one.
        RAISES (KanonError): E995 under Spark Connect, which has no accumulators.
        """
        if not is_classic(spark):
            raise KanonError(Errors.E995)
        adding = LatestPass()
        self._accumulator = spark.sparkContext.accumulator(Pass(-1, {}), adding)

    def add(self, part: int, counts: Mapping[str, int], *, stage: int = 0) -> None:
        """Say what a part has counted in all; workers call it.

        part (int): Its number.
        counts (Mapping[str, int]): By name.
        stage (int): Of Spark, if it is Spark that cut the parts.
        """
        self._accumulator.add(Pass(stage, {part: dict(counts)}))

    def add_of_task(self, counts: Mapping[str, int]) -> None:
        """Count something more of the partition that a worker is at; workers call it.

        counts (Mapping[str, int]): By name.
        """
        from pyspark import TaskContext

        context = TaskContext.get()
        assert context is not None, "workers call it"
        total = _total_of_task(context.taskAttemptId(), counts)
        self.add(context.partitionId(), total, stage=context.stageId())

    def values(self) -> dict[str, int]:
        """RETURNS (dict[str, int]): What has been counted so far; for the driver alone."""
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
    """What one document counts.

    record (Mapping[str, Any] | None): What was decided on it; None if it could not be done.
    words, masked (int): Its tokens, and those that are masked.
    RETURNS (dict[str, int]): By name.
    """
    if record is None:
        return {}
    before, after = (
        support is not None and support < record["k"]
        for support in (record["before"]["support"], record["k_reached"])
    )
    counts = {"documents": 1, "tokens": words, "masked": masked}
    return {**counts, "singled_out": int(before), "breaches": int(after)}
