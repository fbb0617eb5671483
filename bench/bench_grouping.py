"""Question: how many (term, person) facts can be grouped by term in under 1 GB?

Each competitor runs in a process of its own, in shuffled order, on the same made facts: terms
drawn with a skew from a vocabulary of a seventh of the facts, as in PERFORMANCE of the design.
The rivals are the two group-bys that the same packages offer. They get `--rival-size` facts, as
their memory grows with the facts; `spill` runs at both sizes.

    python bench/bench_grouping.py --size 100000000 --rival-size 25000000
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import polars as pl

from spacy_kanon.kb.spill import Spill, group

FRAME = 1_000_000
FACTS_PER_TERM = 7


def frames(size: int, seed: int) -> Iterator[pl.DataFrame]:
    """Facts with the columns of `spill.Spill`. Low-numbered terms are drawn far more often."""
    rng = np.random.default_rng(seed)
    terms, people = size // FACTS_PER_TERM, max(size // 15, 1)
    for start in range(0, size, FRAME):
        n = min(FRAME, size - start)
        number = (terms * rng.random(n) ** 3).astype(np.int64)
        columns = {
            "key": number,
            "person": rng.integers(0, people, n, dtype=np.uint32),
            "kind": (1 << number % 8).astype(np.uint8),
            "origin": (number % 40).astype(np.uint32),
        }
        key = pl.lit("a term ") + pl.col("key").cast(pl.String)
        yield pl.DataFrame(columns).with_columns(key=key)


def by_spill(size: int, seed: int, folder: Path) -> tuple[int, int]:
    spill = Spill(folder / "spill")
    for frame in frames(size, seed):
        spill.add(frame)
    terms = pairs = 0
    for part in spill.parts():
        grouped = group(part)
        terms += len(grouped)
        pairs += int(grouped["people"].list.len().sum())
    return terms, pairs


def by_polars_streaming(size: int, seed: int, folder: Path) -> tuple[int, int]:
    """Facts in Parquet files, one streaming group-by to a Parquet file."""
    for number, frame in enumerate(frames(size, seed)):
        frame.write_parquet(folder / f"{number}.parquet")
    facts = pl.scan_parquet(folder / "*.parquet")
    people = pl.col("person").unique()
    facts.group_by("key").agg(people).sink_parquet(folder / "grouped.parquet", engine="streaming")
    lengths = pl.scan_parquet(folder / "grouped.parquet").select(n=pl.col("person").list.len())
    result = lengths.select(pl.len(), pl.col("n").sum()).collect(engine="streaming")
    return result.row(0)


def by_pyarrow(size: int, seed: int, folder: Path) -> tuple[int, int]:
    """All facts in memory, one group-by."""
    import pyarrow as pa

    old = pl.CompatLevel.oldest()
    parts = [f.select("key", "person").to_arrow(compat_level=old) for f in frames(size, seed)]
    facts = pa.concat_tables(parts)
    pairs = facts.group_by(["key", "person"]).aggregate([])
    terms = pairs.group_by("key").aggregate([("person", "list")])
    return terms.num_rows, pairs.num_rows


COMPETITORS = {
    "spill": by_spill,
    "polars streaming": by_polars_streaming,
    "pyarrow in memory": by_pyarrow,
}


def child(name: str, size: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        terms, pairs = COMPETITORS[name](size, seed, Path(folder))
        seconds = time.perf_counter() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(json.dumps({"terms": terms, "pairs": pairs, "seconds": seconds, "peak": peak}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=int, default=100_000_000, help="facts for spill")
    parser.add_argument("--rival-size", type=int, default=25_000_000, help="facts for all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--child", choices=COMPETITORS, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        child(arguments.child, arguments.size, arguments.seed)
        return
    print(f"{platform.platform()}, {os.cpu_count()} cores, polars {pl.__version__}")
    runs = [(name, arguments.rival_size) for name in COMPETITORS]
    random.Random(arguments.seed).shuffle(runs)
    if arguments.size != arguments.rival_size:
        runs.append(("spill", arguments.size))
    results: dict[int, set[tuple[int, int]]] = {}
    for name, size in runs:
        options = ["--child", name, "--size", str(size), "--seed", str(arguments.seed)]
        command = [sys.executable, __file__, *options]
        run = subprocess.run(command, check=True, capture_output=True, text=True)
        figures = json.loads(run.stdout)
        results.setdefault(size, set()).add((figures["terms"], figures["pairs"]))
        print(
            f"{name:18} {size:>12,} facts {figures['pairs']:>12,} pairs {figures['terms']:>11,} "
            f"terms {figures['seconds']:8.1f} s {figures['peak'] / 1e6:8,.0f} MB peak"
        )
    assert all(len(found) == 1 for found in results.values()), "the competitors disagree"


if __name__ == "__main__":
    main()
