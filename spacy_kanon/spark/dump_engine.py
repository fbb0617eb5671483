"""Who reads a dump for `build kb` and `build ontology`: this process, or Spark."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import Errors, KanonError
from ..storage.dump_lines import packing_of

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

    from .sessions import Engine

LONG = 8.0  # Hours.
# About how many times as large as the file Wikidata's dumps are, and the seconds in which one
# process reads a GB of them twice (bench/bench_build.py).
_UNPACKED = {"": 1.0, "gz": 11.0, "bz2": 17.0}
_SECONDS = {"": 14.0, "gz": 16.0, "bz2": 82.0}


@contextmanager
def dump_engine(
    path: Path, engine: Engine | None, *, is_dump: bool = True
) -> Iterator[SparkSession | None]:
    """Spark to read a dump, or None for this process.

    path (Path): The dump.
    engine (Engine | None): Where Spark runs; None: this process.
    is_dump (bool): Whether it is a dump at all.
    YIELDS (SparkSession | None): The session that is there, or one that ends with the block.
    RAISES (KanonError): E157 for a table with Spark; what `Engine.session` raises.
    WARNS (UserWarning): E155 if one process will take very long, E156 if Spark cannot share a dump
        among workers.
    """
    if engine is None:
        hours = hours_of(path) if is_dump else 0
        if hours > LONG:
            gigabytes = path.stat().st_size / 1e9
            message = Errors.E155.format(path=path, gigabytes=gigabytes, hours=hours)
            warnings.warn(message, stacklevel=3)
        yield None
        return
    if not is_dump:
        raise KanonError(Errors.E157.format(path=path))
    if packing_of(path) == "gz":
        warnings.warn(Errors.E156.format(path=path), stacklevel=3)
    with engine.session() as spark:
        yield spark


def hours_of(path: Path) -> float:
    """About how long one process reads a dump, by its size.

    path (Path): The dump.
    """
    packing = packing_of(path)
    return path.stat().st_size / 1e9 * _UNPACKED[packing] * _SECONDS[packing] / 3600
