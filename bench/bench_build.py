"""Question: what do a knowledge base and an ontology cost as the dump grows, and where ends memory?

Each build runs in a process of its own, which tells for each stage its seconds (wall clock and
processor), the highest resident memory, and how much lies on the disk at its end, the sources
aside. `fit` lays a power of the number of entities through the seconds of several sizes and a line
through their memory, which has a constant part, with 95 % intervals, and says what that makes of
all of Wikidata. Buffers and caches that are not full yet look like growth (`--frame-rows` makes the
largest one small), so `structures` measures by themselves those that grow without an end: the trie
while it is built, and the digests of posting lists.

    python bench/make_dump.py 1000000.json.gz --entities 1000000
    python bench/bench_build.py run kb 1000000.json.gz --entities 1000000 --log builds.jsonl
    python bench/bench_build.py run ontology 1000000.json.gz --entities 1000000 --log builds.jsonl
    python bench/bench_build.py fit builds.jsonl --to 110000000
    python bench/bench_build.py structures --sizes 500000 1000000 2000000

Memory without pages of files, which can be given back at any time, is `anonymous`: the most that
was seen 50 times a second. Linux only.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import math
import mmap
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import marisa_trie
import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from _dump_entities import name_of

from spacy_kanon.kb import build as kb_build
from spacy_kanon.kb import wikidata as kb_facts
from spacy_kanon.kb.postings import DIGEST, DigestNumbers
from spacy_kanon.kb.spill import FRAME_ROWS
from spacy_kanon.kb.terms import harmless_terms
from spacy_kanon.kb.wikidata import WikidataDump
from spacy_kanon.ontology import build as ontology_build
from spacy_kanon.ontology import build as ontology_select
from spacy_kanon.ontology.source import DumpSource

# A stage begins where this is first called: (where, name, stage).
STAGES: dict[str, list[tuple[Any, str, str]]] = {
    "kb": [
        (WikidataDump, "_first_pass", "people"),
        (WikidataDump, "_second_pass", "names"),
        (WikidataDump, "_join", "join"),
        (kb_build, "_group", "group"),
        (kb_build, "_write_trie", "trie"),
        (kb_build, "_partition_by_row", "order"),
        (kb_build, "_write_rows", "write"),
    ],
    "ontology": [
        (DumpSource, "entities", "read"),
        (ontology_select, "_read", "select"),
        (ontology_build, "_write", "graphs"),
        (ontology_build, "string_tables", "strings"),
        (ontology_build, "word_tables", "words"),
    ],
}
STUDENT_T = {1: 12.71, 2: 4.30, 3: 3.18, 4: 2.78, 5: 2.57, 6: 2.45}  # 97.5 %, degrees of freedom.


class Meter:
    """Seconds and memory from one mark to the next.

    folder (Path): Whose files are counted, apart from `source`.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._anonymous = Anonymous()
        self.stages: list[dict[str, Any]] = []
        self._stage = ""
        self._restart("start")

    def _restart(self, stage: str) -> None:
        self._stage = stage
        self._began = time.perf_counter(), time.process_time()
        Path("/proc/self/clear_refs").write_text("5")  # The peak counts from here.

    def mark(self, stage: str) -> None:
        """End the stage that runs, and begin another."""
        wall, busy = (now - began for now, began in zip(_now(), self._began, strict=True))
        status = _status()
        self.stages.append(
            {
                "stage": self._stage,
                "wall": round(wall, 2),
                "cpu": round(busy, 2),
                "peak_mb": round(status["VmHWM"] / 1e6, 1),
                "anonymous_mb": round(self._anonymous.taken() / 1e6, 1),
                "disk_mb": round(_disk(self._folder) / 1e6, 1),
            }
        )
        print(self.stages[-1], flush=True)
        self._restart(stage)


def _now() -> tuple[float, float]:
    return time.perf_counter(), time.process_time()


class Anonymous:
    """The most anonymous memory of this process, which Linux does not keep: another one looks."""

    EVERY = 0.02  # Seconds.

    def __init__(self) -> None:
        self._most = mmap.mmap(-1, 8)
        watched = os.getpid()
        if os.fork() == 0:
            while os.getppid() == watched:
                with contextlib.suppress(OSError, KeyError):
                    seen = _status(watched)["RssAnon"]
                    self._most[:] = max(seen, int.from_bytes(self._most[:], "big")).to_bytes(
                        8, "big"
                    )
                time.sleep(self.EVERY)
            os._exit(0)

    def taken(self) -> int:
        """Bytes since this was asked for before."""
        most = max(int.from_bytes(self._most[:], "big"), _status()["RssAnon"])
        self._most[:] = bytes(8)
        return most


def _status(process: int | str = "self") -> dict[str, int]:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    pairs = (line.split(":") for line in lines if line.endswith("kB"))
    return {name: int(value.split()[0]) * 1024 for name, value in pairs}


def _disk(folder: Path) -> int:
    total = 0
    for path in folder.rglob("*"):
        with contextlib.suppress(FileNotFoundError):
            total += path.stat().st_size if path.is_file() else 0
    return total


@contextlib.contextmanager
def marked(meter: Meter, kind: str) -> Iterator[None]:
    """While it lasts, the first call of each function that begins a stage is marked."""
    plain = [(where, name, getattr(where, name)) for where, name, _ in STAGES[kind]]
    for where, name, stage in STAGES[kind]:
        setattr(where, name, _marking(getattr(where, name), meter, stage))
    try:
        yield
    finally:
        for where, name, function in plain:
            setattr(where, name, function)


def _marking(function: Callable[..., Any], meter: Meter, stage: str) -> Callable[..., Any]:
    def marks(*args: Any, **settings: Any) -> Any:
        meter.mark(stage)
        return function(*args, **settings)

    return marks


def run(
    kind: str,
    dump: Path,
    entities: int,
    scratch: Path | None,
    log: Path | None,
    frame_rows: int,
) -> None:
    """Build once, and tell what each stage took."""
    kb_facts.BUFFER = min(kb_facts.BUFFER, frame_rows)
    with tempfile.TemporaryDirectory(dir=scratch) as folder:
        meter, out = Meter(Path(folder)), Path(folder) / kind
        with marked(meter, kind):
            if kind == "kb":
                source = WikidataDump(dump, scratch=Path(folder))
                report = kb_build.build_kb(
                    source, out, harmless=harmless_terms(), frame_rows=frame_rows
                )
                counts = {"people": report.people, "terms": report.terms}
                counts |= {"postings": report.postings, "lists": report.lists}
            else:
                meta = ontology_build.build_ontology(DumpSource(dump), out)
                counts = {name: meta["counts"][name] for name in ("items", "strings")}
        meter.mark("end")
        size = _disk(out)
    record = {
        "kind": kind,
        "entities": entities,
        "packed": dump.suffix,
        "frame_rows": frame_rows,
        "dump_mb": round(dump.stat().st_size / 1e6, 1),
        "out_mb": round(size / 1e6, 1),
        **counts,
        "cpu": round(sum(stage["cpu"] for stage in meter.stages), 1),
        "wall": round(sum(stage["wall"] for stage in meter.stages), 1),
        "peak_mb": max(stage["peak_mb"] for stage in meter.stages),
        "anonymous_mb": max(stage["anonymous_mb"] for stage in meter.stages),
        "disk_mb": max(stage["disk_mb"] for stage in meter.stages),
        "stages": meter.stages,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}",
    }
    print(json.dumps({name: value for name, value in record.items() if name != "stages"}))
    if log is not None:
        with log.open("a", encoding="utf8") as file:
            file.write(json.dumps(record) + "\n")


def fit(sizes: Sequence[int], values: Sequence[float], to: int) -> tuple[float, ...]:
    """Value = a * size ** b by least squares of the logarithms.

    RETURNS: The exponent and half of its 95 % interval; the value at `to`, and its interval.
    """
    x, y = np.log(sizes), np.log(np.maximum(values, 1e-9))
    slope, start = np.polyfit(x, y, 1)
    free = len(x) - 2
    spread = math.sqrt(((y - slope * x - start) ** 2).sum() / free) if free > 0 else math.nan
    width = ((x - x.mean()) ** 2).sum()
    student = STUDENT_T.get(free, 2.3)
    at = math.log(to)
    half = student * spread * math.sqrt(1 + 1 / len(x) + (at - x.mean()) ** 2 / width)
    middle = start + slope * at
    low, high = math.exp(middle - half), math.exp(middle + half)
    return slope, student * spread / math.sqrt(width), math.exp(middle), low, high


def fit_line(sizes: Sequence[int], values: Sequence[float], to: int) -> tuple[float, ...]:
    """Value = a + b * size by least squares.

    RETURNS: Bytes an entity of MB and half of their 95 % interval; the value at `to`, its interval.
    """
    x, y = np.array(sizes, float), np.array(values, float)
    slope, start = np.polyfit(x, y, 1)
    free = len(x) - 2
    spread = math.sqrt(((y - slope * x - start) ** 2).sum() / free) if free > 0 else math.nan
    width = ((x - x.mean()) ** 2).sum()
    student = STUDENT_T.get(free, 2.3)
    half = student * spread * math.sqrt(1 + 1 / len(x) + (to - x.mean()) ** 2 / width)
    middle = start + slope * to
    error = student * spread / math.sqrt(width)
    return 1e6 * slope, 1e6 * error, middle, max(middle - half, 0.0), middle + half


def report(log: Path, to: int) -> None:
    """Print, for each stage, growth and what it would be at full size."""
    records = [json.loads(line) for line in log.read_text(encoding="utf8").splitlines()]
    for kind in sorted({record["kind"] for record in records}):
        rows = sorted(
            (record for record in records if record["kind"] == kind), key=lambda r: r["entities"]
        )
        sizes = [row["entities"] for row in rows]
        print(f"{kind}: {', '.join(f'{size:,}' for size in sizes)} entities -> {to:,}")
        for row in rows:
            each = 1e6 * row["disk_mb"] / row["entities"]
            print(
                f"  {row['entities']:>11,} entities, {row['dump_mb']:,.0f} MB: {row['cpu']:,.0f} "
                f"CPU s, {row['wall']:,.0f} s, {row['peak_mb']:,.0f} MB, disk "
                f"{row['disk_mb']:,.0f} MB ({each:,.0f} bytes an entity), out "
                f"{row['out_mb']:,.0f} MB"
            )
        names = [stage["stage"] for stage in rows[0]["stages"]]
        for name in [*names, "all"]:
            for what, unit, law in (
                ("cpu", "h", fit),
                ("peak_mb", "GB", fit_line),
                ("anonymous_mb", "GB", fit_line),
            ):
                values = [_value(row, name, what) for row in rows]
                growth, error, middle, low, high = law(sizes, values, to)
                scale = 3600 if unit == "h" else 1000
                how = "power" if law is fit else "bytes an entity"
                print(
                    f"  {name:8} {what:12} {[round(value, 1) for value in values]} {how} "
                    f"{growth:.2f} +- {error:.2f}, full size {middle / scale:,.1f} {unit} "
                    f"({low / scale:,.1f} to {high / scale:,.1f})"
                )


def structures(sizes: Sequence[int]) -> None:
    """Print the most memory that a trie of so many terms and so many digests take to make."""
    for size in sizes:
        for name, make in (("trie", _trie), ("digests", _digests)):
            if os.fork() == 0:  # Memory that was given back to the allocator would hide growth.
                before = _status()["VmRSS"]
                Path("/proc/self/clear_refs").write_text("5")
                make(size)
                taken = _status()["VmHWM"] - before
                print(f"{name:8} {size:>10,}: {taken / 1e6:,.0f} MB, {taken / size:.0f} bytes each")
                os._exit(0)
            os.wait()


def _trie(size: int) -> None:
    marisa_trie.Trie((f"{name_of(n % 20_000)} {name_of(n)}" for n in range(size)), num_tries=1)


def _digests(size: int) -> None:
    numbers, step = DigestNumbers(), 100_000
    for start in range(0, size, step):
        some = range(start, min(start + step, size))
        digests = [hashlib.blake2b(n.to_bytes(8, "big"), digest_size=16).digest() for n in some]
        numbers.add(np.array(digests, DIGEST), np.array(some))


def _value(row: dict[str, Any], name: str, what: str) -> float:
    if name == "all":
        return float(row[what])
    stages = (stage for stage in row["stages"] if stage["stage"] == name)
    return float(next(stages)[what])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    build = commands.add_parser("run")
    build.add_argument("kind", choices=STAGES)
    build.add_argument("dump", type=Path)
    build.add_argument("--entities", type=int, required=True)
    build.add_argument("--scratch", type=Path, help="folder for what is built, and thrown away")
    build.add_argument("--log", type=Path, help="append the figures as a line of JSON")
    build.add_argument("--frame-rows", type=int, default=FRAME_ROWS, help="facts held in memory")
    all_sizes = commands.add_parser("fit")
    all_sizes.add_argument("log", type=Path)
    all_sizes.add_argument("--to", type=int, default=110_000_000)
    alone = commands.add_parser("structures")
    alone.add_argument("--sizes", type=int, nargs="+", default=[500_000, 1_000_000, 2_000_000])
    options = parser.parse_args()
    if options.command == "run":
        run(
            options.kind,
            options.dump,
            options.entities,
            options.scratch,
            options.log,
            options.frame_rows,
        )
    elif options.command == "fit":
        report(options.log, options.to)
    else:
        structures(options.sizes)


if __name__ == "__main__":
    main()
