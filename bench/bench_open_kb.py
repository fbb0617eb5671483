"""How soon does a knowledge base of 10 M terms answer, and in how much memory? Linux only.

    python bench/bench_open_kb.py --size 10000000
    python bench/bench_open_kb.py --kb KB

Builds one of made people, then opens it in fresh processes. Counted after the imports: time to
open, time to the first answer, anonymous memory (what cannot be shared between processes or given
back), look-ups per second of CPU. The files are in the page cache.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from make_dump import name_of

from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import KINDS
from spacy_kanon.types import TermRow

REPEATS = 5
LOOKUPS = 50_000


class MadePeople:
    """Terms of syllables; 77 % have one person, few have thousands, as in PERFORMANCE."""

    def __init__(self, terms: int) -> None:
        self.terms = terms
        self.population = max(terms // 2, 1)

    def describe(self) -> dict[str, object]:
        return {"name": "made for a benchmark", "terms": self.terms}

    def batches(self) -> Iterator[Sequence[TermRow]]:
        rng = np.random.default_rng(0)
        for start in range(0, self.terms, 20_000):
            n = min(20_000, self.terms - start)
            counts = np.where(rng.random(n) < 0.77, 1, 1 + rng.zipf(1.8, n).clip(1, 20_000))
            people = iter(rng.integers(0, self.population, int(counts.sum())).tolist())
            yield [
                TermRow(name_of(number), next(people), KINDS[number % len(KINDS)], "P1")
                for number, count in enumerate(counts.tolist(), start)
                for _ in range(count)
            ]


def anonymous_megabytes() -> float:
    """Private memory that is not a page of a file."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) / 1e3 for line in lines if line.startswith("Anonymous:"))


def child(path: Path, terms: int) -> None:
    rng = random.Random(0)
    keys = [name_of(rng.randrange(terms)) for _ in range(LOOKUPS)]
    before = anonymous_megabytes()
    start = time.perf_counter()
    knowledge = open_kb(path)
    opened = time.perf_counter()
    knowledge.people(keys[0])
    answered = time.perf_counter()
    figures = {"open ms": 1e3 * (opened - start), "first answer ms": 1e3 * (answered - start)}
    figures["MB"] = anonymous_megabytes() - before
    busy = time.process_time()
    for key in keys:
        knowledge.people(key)
    figures["look-ups/s"] = LOOKUPS / (time.process_time() - busy)
    figures["MB after them"] = anonymous_megabytes() - before
    print(json.dumps(figures))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=int, default=10_000_000, help="number of terms")
    parser.add_argument("--kb", type=Path, help="open this one")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(options.kb, options.size)
        return
    print(f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as folder:
        path = options.kb or Path(folder) / "kb"
        if options.kb is None:
            made = build_kb(MadePeople(options.size), path)
            size = sum(made.bytes.values()) / 1e6
            print(f"{made.terms:,} terms, {made.postings:,} postings, {size:,.0f} MB")
        command = [sys.executable, __file__, "--child", "--kb", str(path)]
        command += ["--size", str(options.size)]
        rows = [
            json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
            for _ in range(REPEATS)
        ]
    print({name: round(statistics.median(row[name] for row in rows), 2) for name in rows[0]})


if __name__ == "__main__":
    main()
