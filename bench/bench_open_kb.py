"""Question: how soon does a knowledge base of 10 M terms answer, and in how much memory?

Builds one of made people, then opens it in fresh processes, in turns with an SQLite table of the
same terms. Counted after the imports: time to open, time to the first answer, anonymous memory
(what cannot be shared between processes or given back), look-ups per second of CPU. The files are
in the page cache. Linux only.

    python bench/bench_open_kb.py --size 10000000
    python bench/bench_open_kb.py --kb KB
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
from _dump_entities import name_of

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
        chunk = 20_000
        for start in range(0, self.terms, chunk):
            n = min(chunk, self.terms - start)
            counts = np.where(rng.random(n) < 0.77, 1, 1 + rng.zipf(1.8, n).clip(1, 20_000))
            people = iter(rng.integers(0, self.population, int(counts.sum())).tolist())
            yield [
                TermRow(name_of(number), next(people), KINDS[number % len(KINDS)], "P1")
                for number, count in enumerate(counts.tolist(), start)
                for _ in range(count)
            ]


def open_sqlite(path: Path) -> Callable[[str], object]:
    connection = sqlite3.connect(path.with_name("terms.sqlite"))
    query = "SELECT id FROM terms WHERE key = ?"
    return lambda key: connection.execute(query, (key,)).fetchone()


COMPETITORS: dict[str, Callable[[Path], Callable[[str], object]]] = {
    "kb": lambda path: open_kb(path).people,
    "sqlite": open_sqlite,
}


def anonymous_megabytes() -> float:
    """Private memory that is not a page of a file."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) / 1e3 for line in lines if line.startswith("Anonymous:"))


def child(name: str, path: Path, terms: int) -> None:
    rng = random.Random(0)
    keys = [name_of(rng.randrange(terms)) for _ in range(LOOKUPS)]
    before = anonymous_megabytes()
    start = time.perf_counter()
    ask = COMPETITORS[name](path)
    opened = time.perf_counter()
    ask(keys[0])
    answered = time.perf_counter()
    figures = {"open ms": 1e3 * (opened - start), "first answer ms": 1e3 * (answered - start)}
    figures["MB"] = anonymous_megabytes() - before
    busy = time.process_time()
    for key in keys:
        ask(key)
    figures["look-ups/s"] = LOOKUPS / (time.process_time() - busy)
    figures["MB after them"] = anonymous_megabytes() - before
    print(json.dumps(figures))


def make(path: Path, terms: int) -> None:
    report = build_kb(MadePeople(terms), path)
    size = sum(report.bytes.values()) / 1e6
    print(f"{report.terms:,} terms, {report.postings:,} postings, {size:,.0f} MB, "
          f"{report.seconds:,.0f} s")  # fmt: skip
    with sqlite3.connect(path.with_name("terms.sqlite")) as connection:
        connection.execute("CREATE TABLE terms (key TEXT PRIMARY KEY, id INT) WITHOUT ROWID")
        rows = ((name_of(number), number) for number in range(terms))
        connection.executemany("INSERT INTO terms VALUES (?, ?)", rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=int, default=10_000_000, help="number of terms")
    parser.add_argument("--kb", type=Path, help="open this one")
    parser.add_argument("--child", choices=COMPETITORS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(options.child, options.kb, options.size)
        return
    print(f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as folder:
        path = options.kb or Path(folder) / "kb"
        if options.kb is None:
            make(path, options.size)
        results: dict[str, list[dict[str, float]]] = {}
        for _ in range(REPEATS):
            for name in ["kb"] if options.kb else COMPETITORS:
                command = [sys.executable, __file__, "--child", name, "--kb", str(path)]
                command += ["--size", str(options.size)]
                output = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
                results.setdefault(name, []).append(json.loads(output))
    for name, rows in results.items():
        middle = {key: round(statistics.median(row[key] for row in rows), 2) for key in rows[0]}
        print(f"{name:8}", middle)


if __name__ == "__main__":
    main()
