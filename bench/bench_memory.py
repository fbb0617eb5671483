"""Question: does the memory of one process stay flat over very many short documents?

Sanitizes a stream of short texts, by the command itself, in one process that tells its resident
memory as it goes. Every text holds two names and a number that no other text has, so that whatever
is remembered of words must show; with --words the same ones come again after so many texts.

    python bench/bench_memory.py --documents 1000000 --every 50000
    python bench/bench_memory.py --documents 100000 --every 10000 --seconds 600
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

SYLLABLES = ("ka", "lo", "mi", "ren", "tu", "vas", "zor", "beth", "dan", "el")


def name(number: int) -> str:
    """A name that no other number has."""
    letters = []
    while True:
        number, digit = divmod(number, len(SYLLABLES))
        letters.append(SYLLABLES[digit])
        if not number:
            return "".join(letters).capitalize()


def write_texts(
    pipe: int, documents: int, words: int, written: list[int], stop: threading.Event
) -> None:
    """Write texts into a pipe as JSON lines, and count them."""
    with os.fdopen(pipe, "w", encoding="utf8") as file:
        for identity in range(documents):
            if stop.is_set():
                return
            number = identity % (words or documents)
            text = (
                f"{name(number)} {name(number * 7 + 3)} was born in Oslo on {number % 28 + 1} May "
                f"{1900 + number % 100} and has the number {number:08d}."
            )
            file.write(json.dumps({"id": identity, "text": text}) + "\n")
            written[0] += 1


def resident_megabytes() -> float:
    """Memory of this process that is resident, less what it shares with files."""
    _, resident, shared = map(int, Path("/proc/self/statm").read_text().split()[:3])
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE") / 1e6


def watch(written: list[int], every: int, stop: threading.Event) -> Callable[[], None]:
    """Print memory whenever so many more texts were taken."""

    def look() -> None:
        began, shown = time.perf_counter(), 0
        while not stop.wait(0.2):
            if written[0] >= shown + every:
                shown = written[0] // every * every
                seconds = time.perf_counter() - began
                print(f"{shown:>10,} {seconds:8.0f} s {resident_megabytes():8.1f} MB", flush=True)

    return look


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--documents", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=50_000, help="Documents between two lines")
    parser.add_argument("--words", type=int, default=0, help="Texts with other words (0: all)")
    parser.add_argument("--seconds", type=float, default=1e9, help="No more texts after them")
    arguments = parser.parse_args()
    from spacy_kanon.cli import kanon_cli

    written, ended, full = [0], threading.Event(), threading.Event()
    reader, writer = os.pipe()
    os.dup2(reader, 0)
    timer = threading.Timer(arguments.seconds, full.set)
    timer.daemon = True
    timer.start()
    source = (writer, arguments.documents, arguments.words, written, full)
    for target, options in ((write_texts, source), (watch(written, arguments.every, ended), ())):
        threading.Thread(target=target, args=options, daemon=True).start()
    with tempfile.TemporaryDirectory() as folder:
        output = str(Path(folder) / "out.jsonl")
        try:
            kanon_cli(["sanitize", "-", "-o", output, "--input-format", "jsonl"])
        except SystemExit as error:
            return int(error.code or 0)
        finally:
            ended.set()
            print(f"{written[0]:>10,} at the end {resident_megabytes():8.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
