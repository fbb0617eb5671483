"""What workers of Spark count in passing: accumulators, which the driver reads while a job runs.

The figures of a job are exact when it ends: Spark adds what a task counted once, when it succeeds.
If a result is computed twice (because nobody caches it), it is counted twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import Errors, KanonError

NAMES = ("documents", "tokens", "masked", "breaches")


class Counters:
    """Four accumulators: documents, their tokens, those that were masked, and documents that as
    written single out 1 to k - 1 people."""

    def __init__(self, spark: Any) -> None:
        """spark (SparkSession): A classic one.
        RAISES (KanonError): E995 under Spark Connect, which has no accumulators.
        """
        if not is_classic(spark):
            raise KanonError(Errors.E995)
        self._accumulators = {name: spark.sparkContext.accumulator(0) for name in NAMES}

    def add(self, counts: Mapping[str, int]) -> None:
        """Count something in; workers call it. counts (Mapping[str, int]): By name."""
        for name, accumulator in self._accumulators.items():
            accumulator.add(counts.get(name, 0))

    def values(self) -> dict[str, int]:
        """RETURNS (dict[str, int]): What has been counted so far; for the driver alone."""
        return {name: accumulator.value for name, accumulator in self._accumulators.items()}


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
    support = record["before"]["support"]
    few = support is not None and support < record["k"]
    return {"documents": 1, "tokens": words, "masked": masked, "breaches": int(few)}
