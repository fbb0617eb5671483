"""Question: how soon does a knowledge base of 10 M terms answer, and in how much memory?

Builds one of made people, then opens it in fresh processes, in shuffled order with two plain ways
to keep the same terms: a pickled dict, and an SQLite table without row ids. Counted after the
imports: time to open, time to the first answer, anonymous memory (what cannot be shared between
processes or given back), look-ups per second of CPU. The files are in the page cache.

    python bench/bench_open_kb.py --size 10000000
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import platform
import random
import resource
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np

from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import KINDS
from spacy_kanon.types import TermRow

SYLLABLES = [a + b for a in "bdfgklmnprstvz" for b in ("a", "e", "i", "o", "u", "an", "er", "is")]
REPEATS = 5
LOOKUPS = 50_000


class MadePeople:
    """Terms of syllables; 77 % have one person, few have thousands, as in PERFORMANCE."""

    def __init__(self, terms: int, seed: int) -> None:
        self.terms = terms
        self.population = max(terms // 2, 1)
        self._seed = seed

    def describe(self) -> dict[str, object]:
        return {"name": "made for a benchmark", "terms": self.terms, "seed": self._seed}

    def batches(self) -> Iterator[Sequence[TermRow]]:
        rng = np.random.default_rng(self._seed)
        chunk = 20_000
        for start in range(0, self.terms, chunk):
            n = min(chunk, self.terms - start)
            counts = np.where(rng.random(n) < 0.77, 1, 1 + rng.zipf(1.8, n).clip(1, 20_000))
            people = rng.integers(0, self.population, int(counts.sum())).tolist()
            rows, first = [], 0
            for number, count in enumerate(counts.tolist(), start):
                key, kind = make_term(number), KINDS[number % len(KINDS)]
                ids = people[first : first + count]
                rows += [TermRow(key, person, kind, "P1") for person in ids]
                first += count
            yield rows


def make_term(number: int) -> str:
    """A different pronounceable term for every number."""
    parts = []
    while number or not parts:
        number, digit = divmod(number, len(SYLLABLES))
        parts.append(SYLLABLES[digit])
    return "".join(parts).capitalize()


def open_pickle(folder: Path) -> Callable[[str], object]:
    with (folder / "terms.pickle").open("rb") as file:
        return pickle.load(file).get


def open_sqlite(folder: Path) -> Callable[[str], object]:
    connection = sqlite3.connect(folder / "terms.sqlite")
    query = "SELECT id FROM terms WHERE key = ?"
    return lambda key: connection.execute(query, (key,)).fetchone()


def open_knowledge_base(folder: Path) -> Callable[[str], object]:
    return open_kb(folder / "kb").people


COMPETITORS = {
    "kb": open_knowledge_base,
    "pickled dict": open_pickle,
    "sqlite": open_sqlite,
}


def anonymous_bytes() -> int:
    """Private memory that is not a page of a file (Linux)."""
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Anonymous:"):
            return int(line.split()[1]) * 1024
    raise SystemExit("this benchmark reads /proc/self/smaps_rollup")


def child(name: str, folder: Path, terms: int) -> None:
    rng = random.Random(0)
    keys = [make_term(rng.randrange(terms)) for _ in range(LOOKUPS)]
    before = anonymous_bytes()
    start = time.perf_counter()
    ask = COMPETITORS[name](folder)
    opened = time.perf_counter()
    ask(keys[0])
    answered = time.perf_counter()
    opened_memory = anonymous_bytes() - before
    busy = time.process_time()
    for key in keys:
        ask(key)
    busy = time.process_time() - busy
    figures = {
        "open": opened - start,
        "first": answered - start,
        "memory": opened_memory,
        "memory_after": anonymous_bytes() - before,
        "per_second": LOOKUPS / busy,
    }
    print(json.dumps(figures))


def make_rivals(folder: Path, terms: int) -> None:
    numbers = range(terms)
    with (folder / "terms.pickle").open("wb") as file:
        pickle.dump({make_term(number): number for number in numbers}, file, protocol=5)
    connection = sqlite3.connect(folder / "terms.sqlite")
    connection.execute("CREATE TABLE terms (key TEXT PRIMARY KEY, id INT) WITHOUT ROWID")
    rows = ((make_term(number), number) for number in numbers)
    connection.executemany("INSERT INTO terms VALUES (?, ?)", rows)
    connection.commit()
    connection.close()


def prepare(folder: Path, terms: int, seed: int) -> None:
    """In a process of its own, so that its peak memory can be told."""
    report = build_kb(MadePeople(terms, seed), folder / "kb")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(
        f"built {report.terms:,} terms, {report.postings:,} postings, {report.lists:,} distinct "
        f"lists, {sum(report.bytes.values()) / 1e6:,.0f} MB in {report.seconds:,.0f} s, "
        f"{peak / 1e6:,.0f} MB peak",
        flush=True,
    )


def run_child(*options: object) -> str:
    command = [sys.executable, __file__, *map(str, options)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def compare(folder: Path, terms: int, seed: int) -> None:
    runs = [name for name in COMPETITORS for _ in range(REPEATS)]
    random.Random(seed).shuffle(runs)
    results: dict[str, list[dict[str, float]]] = {}
    for name in runs:
        figures = json.loads(run_child("--child", name, "--folder", folder, "--size", terms))
        results.setdefault(name, []).append(figures)
    for name, rows in sorted(results.items()):
        middle = {key: statistics.median(row[key] for row in rows) for key in rows[0]}
        print(
            f"{name:13} open {middle['open'] * 1e3:9.2f} ms, first answer "
            f"{middle['first'] * 1e3:9.2f} ms, anonymous {middle['memory'] / 1e6:7.1f} MB, after "
            f"{LOOKUPS:,} look-ups {middle['memory_after'] / 1e6:7.1f} MB, "
            f"{middle['per_second']:9,.0f} look-ups per CPU second"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=int, default=10_000_000, help="number of terms")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folder", type=Path, help="keep the files here and use them again")
    parser.add_argument("--child", choices=COMPETITORS, help=argparse.SUPPRESS)
    parser.add_argument("--prepare", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        child(arguments.child, arguments.folder, arguments.size)
    elif arguments.prepare:
        prepare(arguments.folder, arguments.size, arguments.seed)
    else:
        print(f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}")
        with tempfile.TemporaryDirectory() as temporary:
            folder = arguments.folder or Path(temporary)
            folder.mkdir(exist_ok=True)
            if not (folder / "kb").exists():
                print(run_child("--prepare", "--folder", folder, "--size", arguments.size), end="")
            if not (folder / "terms.sqlite").exists():
                make_rivals(folder, arguments.size)
            compare(folder, arguments.size, arguments.seed)


if __name__ == "__main__":
    main()
