"""Question: what do answers cost as the knowledge base grows?

For each number of people a knowledge base of generated ones is built (`_synthetic.People`), and one
process of its own opens it and sanitizes texts, each about a person and others of the same country.
Told are: time to open and to the first answer; milliseconds of the processor a text for the
gazetteer, for the decision (joint, k = 5) and for an audit of what was released, each the second
time, when pages are there; and which part of the folder's files the process has touched, which is
what the page cache has to hold. Linux only.

    python bench/bench_query.py --people 10000 48819 1000000 --texts 100 --folder FOLDER
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import spacy

sys.path.insert(0, str(Path(__file__).parent.parent))

from _dump_entities import name_of
from _synthetic import People

from spacy_kanon.components.token_bounds import analysis_of
from spacy_kanon.kb import build as kb_build
from spacy_kanon.kb.build import Facts
from spacy_kanon.kb.format import KIND_BITS
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.lang.en.dates import date_keys
from spacy_kanon.names import DATETIME, DEM, LOC, MISC, ORG, PERSON
from spacy_kanon.release.audit import Auditor

K = 5
FRAME = 500_000
FILLER = ("and then", "who lived in", "worked with", "came to", "had known", "was at")
MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
# Column of the people, kind of its terms, and what is written after the name of a value.
NAMED: dict[str, tuple[str, str]] = {
    "country": (LOC, "land"), "region": (LOC, "shire"), "city": (LOC, "ville"),
    "place_of_death": (LOC, "ville"), "first": (PERSON, "a"), "last": (PERSON, "son"),
    "occupation": (DEM, " Master"), "second_occupation": (DEM, " Master"),
    "employer": (ORG, " Company"), "school": (ORG, " University"), "award": (MISC, " Prize"),
    "party": (ORG, " Party"), "language": (DEM, "ish"), "religion": (DEM, "ism"),
    "genre": (MISC, " Music"),
}  # fmt: skip


class FramedPeople:
    """Generated people as a source that gives whole columns: a million in seconds.

    size (int): How many.
    """

    def __init__(self, size: int) -> None:
        self.population = size
        self._people = People(size, seed=0)

    def describe(self) -> dict[str, object]:
        return {"name": "generated for a benchmark", "people": self.population}

    def batches(self) -> Iterator[pl.DataFrame]:
        columns = self._people.columns
        for name, (kind, _) in NAMED.items():
            yield from self._facts(columns[name], kind, partial(self.surface, name))
        pairs = columns["first"] * (1 << 32) + columns["last"]
        yield from self._facts(pairs, PERSON, self._full)
        yield from self._facts(columns["date"], DATETIME, lambda value: date_keys(*_date(value))[0])

    def _facts(
        self, column: np.ndarray, kind: str, name: Callable[[int], str]
    ) -> Iterator[pl.DataFrame]:
        people = np.flatnonzero(column >= 0).astype(np.uint32)
        values, which = np.unique(column[people], return_inverse=True)
        keys = pl.Series([name(int(value)) for value in values], dtype=pl.String)
        fixed = {
            "kind": pl.lit(KIND_BITS[kind], dtype=pl.UInt8),
            "origin": pl.lit(0, dtype=pl.UInt32),
        }
        for start in range(0, len(people), FRAME):
            rows = slice(start, start + FRAME)
            frame = pl.DataFrame({"key": keys.gather(which[rows]), "person": people[rows]})
            yield frame.with_columns(**fixed)

    def _full(self, pair: int) -> str:
        first, last = divmod(pair, 1 << 32)
        return f"{self.surface('first', first)} {self.surface('last', last)}"

    @staticmethod
    def surface(name: str, value: int) -> str:
        return f"{name_of(value + 40)}{NAMED[name][1]}"

    def texts(self, count: int) -> list[str]:
        """Texts that state terms of one person and of others."""
        rng = np.random.default_rng(1)
        return [self._text(self._people.document(20, rng), rng) for _ in range(count)]

    def _text(self, terms: Sequence[tuple[str, int]], rng: np.random.Generator) -> str:
        parts = []
        for name, value in terms:
            if name in NAMED:
                parts.append(self.surface(name, value))
            elif name == "date":
                year, month, day = _date(value)
                parts.append(f"{day} {MONTHS[month - 1]} {year}")
        fillers = rng.choice(FILLER, len(parts))
        return " ".join(f"{part} {filler}" for part, filler in zip(parts, fillers, strict=True))


def _date(value: int) -> tuple[int, int, int]:
    year, day = divmod(int(value), 336)
    return year, day // 28 + 1, day % 28 + 1


class _FramedFacts(Facts):
    """Takes frames as they are: what Python does with rows is not the question here."""

    def frames(self, batches: Any) -> Iterator[pl.DataFrame]:
        self.origins["column"] = 0
        for frame in batches:
            self._highest = max(self._highest, int(frame["person"].max()))
            yield frame


def build(people: int, folder: Path, texts: int) -> None:
    """A knowledge base and texts about its people."""
    source = FramedPeople(people)
    kb_build.Facts = _FramedFacts  # type: ignore[misc]
    kb_build.build_kb(source, folder / "kb")
    (folder / "texts.json").write_text(json.dumps(source.texts(texts)))


def milliseconds(run: Callable[[Any], Any], items: Sequence[Any]) -> tuple[list[float], list[Any]]:
    """Processor time of each item, and what came of it."""
    times, results = [], []
    for item in items:
        start = time.process_time()
        results.append(run(item))
        times.append(1e3 * (time.process_time() - start))
    return times, results


def spread(times: Sequence[float]) -> dict[str, float]:
    ordered = sorted(times)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    return {"median": statistics.median(ordered), "95 %": late, "most": ordered[-1]}


def touched(folder: Path) -> int:
    """Bytes of the files of a folder that this process has mapped and read."""
    total, inside = 0, False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        head = line.split(None, 5)
        if "-" in head[0] and not head[0].endswith(":"):
            inside = len(head) == 6 and head[5].startswith(str(folder))
        elif inside and head[0] == "Rss:":
            total += int(head[1]) * 1024
    return total


def ask(where: Path) -> None:
    """Open a knowledge base, and sanitize and audit texts."""
    folder = where / "kb"
    written = json.loads((where / "texts.json").read_text())
    start = time.perf_counter()
    kb = open_kb(folder)
    opened = time.perf_counter()
    kb.people("Oslo")
    answered = time.perf_counter()
    nlp = spacy.blank("en")
    gazetteer = nlp.add_pipe("kb_gazetteer", config={"kb": str(folder)})
    masker = nlp.add_pipe("kanon_masker", config={"kb": str(folder), "k": K})
    for _ in range(2):
        docs = [nlp.make_doc(text) for text in written]
        finding, docs = milliseconds(gazetteer, docs)
        deciding, docs = milliseconds(masker, docs)
    auditor = Auditor(kb, K)
    released = [nlp.make_doc(doc._.masked_text) for doc in docs]
    for _ in range(2):
        auditing, _ = milliseconds(lambda doc: auditor.audit(analysis_of(doc)), released)
    tokens = sum(map(len, docs))
    figures = {
        "people": kb.population,
        "terms": len(kb),
        "MB": round(sum(path.stat().st_size for path in folder.iterdir()) / 1e6, 1),
        "open ms": 1e3 * (opened - start),
        "first answer ms": 1e3 * (answered - start),
        "tokens": tokens,
        "masked": sum(doc._.masked_text != doc.text for doc in docs),
        "gazetteer": spread(finding),
        "gazetteer tokens/s": round(1e3 * tokens / sum(finding)),
        "decision": spread(deciding),
        "audit": spread(auditing),
        "touched MB": round(touched(folder) / 1e6, 1),
    }
    print(json.dumps(figures))


def run(*options: object) -> str:
    """In a process of its own."""
    command = [sys.executable, __file__, *map(str, options)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def show(figures: dict[str, Any]) -> None:
    times = "; ".join(
        f"{name} {figures[name]['median']:.2f} / {figures[name]['95 %']:.2f} / "
        f"{figures[name]['most']:.2f} ms"
        for name in ("gazetteer", "decision", "audit")
    )
    print(
        f"{figures['people']:,} people, {figures['terms']:,} terms, {figures['MB']:,} MB: open "
        f"{figures['open ms']:.1f} ms, first answer {figures['first answer ms']:.1f} ms; {times} a "
        f"text (median / 95 % / most); {figures['gazetteer tokens/s']:,} tokens/s; "
        f"{figures['touched MB']:,} MB touched",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, nargs="+", default=[10_000, 48_819, 1_000_000])
    parser.add_argument("--texts", type=int, default=200)
    parser.add_argument("--folder", type=Path, help="keep the knowledge bases here and use them")
    parser.add_argument("--make", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        ask(options.child)
        return
    if options.make:
        options.make.mkdir(parents=True)
        build(options.people[0], options.make, options.texts)
        return
    print(f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}")
    with tempfile.TemporaryDirectory() as temporary:
        for people in options.people:
            folder = (options.folder or Path(temporary)) / str(people)
            if not folder.exists():
                run("--make", folder, "--people", people, "--texts", options.texts)
            output = run("--child", folder)
            show(json.loads(output.splitlines()[-1]))


if __name__ == "__main__":
    main()
