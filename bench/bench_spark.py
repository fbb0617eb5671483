"""Question: is what Spark writes what one process writes, and what does Spark cost?

    python bench/bench_spark.py equality KB ../shared/data/biographies/biographies.jsonl.gz
    python bench/bench_spark.py overhead KB ../shared/data/biographies/biographies.jsonl.gz
    python bench/bench_spark.py rivals KB ../shared/data/biographies/biographies.jsonl.gz
    python bench/bench_spark.py memory KB --documents 2000000 --parts 200 --most-characters 40

`equality` compares all rows, in 1, 7 and 64 parts by two workers; then with a worker that is
killed, and with the whole command killed and given again. `overhead` counts the CPU seconds of all
processes: of one that sanitizes, and of Spark with its Java machine. They are taken with some texts
and with all; the difference is free of what starting costs. `rivals` does that for one pipeline in
four ways (`_spark_rivals.py`); EDS-NLP needs `pip install edsnlp`, in this Python or in that of
`--edsnlp-python`. `memory` sanitizes short invented documents, and tells memory as they are done;
`--most-characters` makes them one sentence each, of which every tenth begins with a new word.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import psutil
from _spark_runs import EVERY, Watched, watch

from scripts.make_samples import sample_documents

SPARK = ["--engine", "spark", "--spark.master", "local[2]", "--spark.settings",
         '{"spark.driver.memory": "1g"}']  # fmt: skip


def lines_of(path: Path) -> list[bytes]:
    with gzip.open(path, "rb") as file:
        return file.read().splitlines(keepends=True)


def sanitize(source: Path, output: Path, kb: Path, *options: str) -> list[str]:
    command = [sys.executable, "-m", "spacy", "kanon", "sanitize", str(source), "-o", str(output)]
    return [*command, "--kb", str(kb), "--timeout", "0", *options]


def run(command: list[str], meanwhile: Any = None, every: float = EVERY) -> Watched:
    watched = watch(
        command,
        meanwhile,
        every,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    return watched


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def written(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted((folder / "parts").iterdir()))


class Killer:
    """Kills a process of a command, once, when some parts are done."""

    def __init__(self, work: Path, name: str, after: int) -> None:
        self.work, self.name, self.after = work, name, after
        self.killed: int | None = None
        self.done = 0

    def __call__(self, top: psutil.Process, watched: Watched) -> None:
        receipts = self.work / "receipts"
        if self.killed is not None or not receipts.is_dir():
            return
        self.done = len(list(receipts.iterdir()))
        if self.done < self.after:
            return
        busy = [number for number, what in watched.names.items() if what == self.name]
        for number in [top.pid] if self.name == "driver" else busy:
            with suppress(ProcessLookupError):
                if self.name == "driver":  # And its Java, which would end by itself a bit later.
                    for below in top.children(recursive=True):
                        below.kill()
                os.kill(number, signal.SIGKILL)
                self.killed = number
                return


def equality(options: argparse.Namespace, folder: Path) -> None:
    """Everything is written beside each other and compared at the end."""
    source = folder / "texts.jsonl"
    lines = list(islice(lines_of(options.texts), options.documents))
    source.write_bytes(b"".join(lines))
    alone = folder / "local.jsonl"
    began = threading.Thread(target=run, args=[sanitize(source, alone, options.kb)])
    began.start()
    releases: dict[str, bytes] = {}

    def keep(what: str, output: Path, watched: Watched) -> None:
        released = written(output) if output.is_dir() else b""
        releases[what] = released
        print(
            f"{what}: {released.count(10):,} rows, {digest(released)}, {watched.seconds:.0f} s, "
            f"exit {watched.status}",
            flush=True,
        )

    for name, after in (("worker", 3), ("driver", 3)):
        if name not in options.kill:
            continue
        output = folder / f"killed-{name}"
        killer = Killer(output.with_name(f"{output.name}.unfinished"), name, after)
        command = sanitize(
            source, output, options.kb, *SPARK, "--partitions", str(options.killed_parts)
        )
        watched = run(command, killer)
        print(f"{name} {killer.killed} killed after {killer.done} parts", flush=True)
        assert killer.killed is not None, "nothing was killed"
        if name == "driver":
            assert not output.exists(), "a killed run has no output"
            watched = run(command)
        keep(f"{options.killed_parts} parts, after a killed {name}", output, watched)
    for parts in options.parts:
        output = folder / f"parts-{parts}"
        command = sanitize(source, output, options.kb, *SPARK, "--partitions", str(parts))
        watch_memory = MemoryWatch(output.with_name(f"{output.name}.unfinished"), parts)
        keep(f"{parts} parts", output, run(command, watch_memory, every=1))
        watch_memory.print_halves()
    began.join()
    expected = alone.read_bytes()
    print(f"one process: {expected.count(10):,} rows, {digest(expected)}", flush=True)
    differing = [what for what, released in releases.items() if released != expected]
    print("ALL EQUAL, row for row" if not differing else f"DIFFERENT: {differing}", flush=True)
    if differing:
        sys.exit(1)


def overhead(options: argparse.Namespace, folder: Path) -> None:
    lines = list(islice(lines_of(options.texts), options.documents))
    costs = {}
    for what, more in (("one process", []), ("Spark", [*SPARK, "--partitions", "16"])):
        took = []
        for number in (options.few, len(lines)):
            source = folder / f"{number}.jsonl"
            source.write_bytes(b"".join(lines[:number]))
            output = folder / f"{what}-{number}"
            suffix = "" if more else ".jsonl"
            watched = run(
                sanitize(source, output.with_name(output.name + suffix), options.kb, *more)
            )
            assert watched.status == 0
            took.append((number, watched))
        costs[what] = report(what, took)
    print(f"documents per CPU second by Spark against one process: {ratio(costs)}")


def rivals(options: argparse.Namespace, folder: Path) -> None:
    """Documents per CPU second of one pipeline in four ways; the masked texts are the same."""
    lines = list(islice(lines_of(options.texts), options.documents))
    digests, costs = {}, {}
    for way in ("alone", "plain", "edsnlp", "ours"):
        python = options.edsnlp_python if way == "edsnlp" else sys.executable
        check = [str(python), "-c", "import edsnlp"]
        if way == "edsnlp" and subprocess.run(check, capture_output=True).returncode:
            print(f"{way}: skipped, {python} has no package edsnlp")
            continue
        took = []
        for number in (options.few, len(lines)):
            source, out = folder / f"{number}.jsonl", folder / f"{way}-{number}"
            source.write_bytes(b"".join(lines[:number]))
            script = str(Path(__file__).with_name("_spark_rivals.py"))
            watched = run([str(python), script, way, str(options.kb), str(source), str(out)])
            assert watched.status == 0, way
            took.append((number, watched))
        digests[way] = out.read_text(encoding="utf8")
        costs[way] = report(way, took)
    print(", ".join(f"{way} {cost / costs['alone']:.2f}" for way, cost in costs.items()))
    print("the same texts" if len(set(digests.values())) == 1 else f"DIFFERENT: {digests}")


class MemoryWatch:
    """Notes memory of all processes whenever more parts are done."""

    def __init__(self, work: Path, parts: int) -> None:
        self.work, self.parts = work, parts
        self.rows: list[tuple[int, dict[str, float]]] = []
        self.shown = 0

    def __call__(self, top: psutil.Process, watched: Watched) -> None:
        receipts = self.work / "receipts"
        done = len(list(receipts.iterdir())) if receipts.is_dir() else 0
        if done <= (self.rows[-1][0] if self.rows else 0):
            return
        sizes: dict[str, float] = {}
        for process in [top, *top.children(recursive=True)]:
            with suppress(psutil.Error):
                name = watched.names.get(process.pid, "")
                sizes[name] = max(sizes.get(name, 0), process.memory_full_info().uss / 1e6)
        self.rows.append((done, sizes))
        if done < self.shown + self.parts / 20:
            return
        self.shown = done
        shown = ", ".join(f"{name} {size:.0f} MB" for name, size in sorted(sizes.items()) if name)
        print(f"{done} of {self.parts} parts: {shown}", flush=True)

    def print_halves(self) -> None:
        """Print the largest of each kind of process in the first and the second half of parts."""
        for name in ("worker", "java", "driver"):
            sizes = [sizes[name] for _, sizes in self.rows if name in sizes]
            half = len(sizes) // 2
            early, late = max(sizes[:half], default=0), max(sizes[half:], default=0)
            print(f"{name}: at most {early:.0f} MB in the first half, {late:.0f} in the second")


NEW_WORD = 10  # One document in so many has a word that no other has.


def short_texts(count: int, most_characters: int | None) -> Iterator[str]:
    """Texts of the bundled sample in turn, each with a number of its own; or one sentence each."""
    texts = [text for _, text in sample_documents()]
    if most_characters is not None:
        sentences = {s for text in texts for s in re.split(r"(?<=\.) ", text)}
        texts = sorted(sentence for sentence in sentences if len(sentence) <= most_characters)
    for number in range(count):
        text = texts[number % len(texts)]
        has_number = most_characters is None or number % NEW_WORD == 0
        yield f"Record {number}. {text}" if has_number else text


def memory(options: argparse.Namespace, folder: Path) -> None:
    """Short documents made of those of the bundled sample."""
    source, output = folder / "texts.jsonl", folder / "released"
    characters = 0
    with source.open("w", encoding="utf8") as file:
        for number, text in enumerate(short_texts(options.documents, options.most_characters)):
            file.write(json.dumps({"id": str(number), "text": text}) + "\n")
            characters += len(text)
    parts = max(options.parts)
    print(f"{options.documents:,} documents, {characters:,} characters, {parts} parts", flush=True)
    watch_memory = MemoryWatch(output.with_name("released.unfinished"), parts)
    command = sanitize(source, output, options.kb, *SPARK, "--partitions", str(parts))
    watched = run(command, watch_memory, every=1)
    assert watched.status == 0
    manifest = json.loads((output / "manifest.json").read_text(encoding="utf8"))
    each = options.documents / watched.cpu_seconds()
    print(
        f"{manifest['counts']}: {watched.seconds:.0f} s, {watched.cpu_seconds():.0f} CPU s, "
        f"{each:.0f} a CPU second"
    )
    watch_memory.print_halves()


def report(what: str, took: list[tuple[int, Watched]]) -> float:
    """Print what two runs took. RETURNS (float): Documents per CPU second, without starting."""
    (few, first), (many, second) = took
    each = (second.cpu_seconds() - first.cpu_seconds()) / (many - few)
    start = first.cpu_seconds() - few * each
    sizes = {name: second.megabytes(name) for name in ("driver", "java", "worker")}
    memory = ", ".join(f"{name} {size:.0f} MB" for name, size in sizes.items() if size)
    names: dict[str, float] = {}
    for number, seconds in second.cpu.items():
        names[second.names[number]] = names.get(second.names[number], 0) + seconds
    shares = ", ".join(f"{name} {seconds:.0f}" for name, seconds in sorted(names.items()))
    print(
        f"{what}: {1 / each:.1f} documents per CPU second and {start:.1f} CPU s to start; all of "
        f"{many:,}: {many / second.cpu_seconds():.1f} a CPU second, {second.seconds:.0f} s by the "
        f"clock, {second.cpu_seconds():.0f} CPU s ({shares}); {memory}",
        flush=True,
    )
    return 1 / each


def ratio(costs: dict[str, float]) -> str:
    alone, by_spark = costs.values()
    return f"{by_spark / alone:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    questions = parser.add_subparsers(dest="question", required=True)
    asked = {"equality": equality, "overhead": overhead, "rivals": rivals, "memory": memory}
    for name in asked:
        question = questions.add_parser(name)
        question.add_argument("kb", type=Path)
        if name != "memory":
            question.add_argument("texts", type=Path)
        question.add_argument("--few", type=int, default=1000)
        question.add_argument("--documents", type=int, default=None)
        question.add_argument("--parts", type=int, nargs="*", default=[1, 7, 64])
        question.add_argument("--kill", nargs="*", default=["worker", "driver"])
        question.add_argument("--killed-parts", type=int, default=64)
        question.add_argument("--most-characters", type=int, help="of documents of one sentence")
        question.add_argument("--edsnlp-python", type=Path, default=Path(sys.executable))
    options = parser.parse_args()
    print(f"{platform.platform()}, Python {platform.python_version()}")
    versions = json.loads(subprocess.check_output([sys.executable, "-c", VERSIONS]))
    print(", ".join(f"{name} {version}" for name, version in versions.items()), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        asked[options.question](options, Path(folder))


VERSIONS = """
import json, importlib.metadata as m
names = ("pyspark", "spacy", "pandas", "pyarrow")
have = {d.metadata["Name"].lower() for d in m.distributions()}
print(json.dumps({n: m.version(n) for n in names if n in have}))
"""

if __name__ == "__main__":
    main()
