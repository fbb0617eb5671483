"""Question: does the memory of one process stay flat over very many short documents?

Sanitizes a stream of short texts, by the command itself, in a process whose memory is told as it
goes. Every text holds two names and a number that no other text has, so that whatever is remembered
of words must show. Linux only.

    python bench/bench_memory.py --documents 1000000 --every 50000
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from _dump_entities import name_of


def text(number: int) -> str:
    return (
        f"{name_of(number)} {name_of(number * 7 + 3)} was born in Oslo on {number % 28 + 1} May "
        f"{1900 + number % 100} and has the number {number:08d}."
    )


def resident_megabytes(process: int) -> float:
    """Memory of a process that is resident, less what it shares with files."""
    _, resident, shared = map(int, Path(f"/proc/{process}/statm").read_text().split()[:3])
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--documents", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=50_000, help="Documents between two lines")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        output = str(Path(folder) / "out.jsonl")
        command = [sys.executable, "-m", "spacy", "kanon", "sanitize", "-", "-o", output]
        began = time.perf_counter()
        with subprocess.Popen(
            [*command, "--input-format", "jsonl"], stdin=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None
            for number in range(options.documents):
                process.stdin.write(json.dumps({"id": number, "text": text(number)}) + "\n")
                if (number + 1) % options.every == 0:
                    seconds = time.perf_counter() - began
                    megabytes = resident_megabytes(process.pid)
                    print(f"{number + 1:>10,} {seconds:8.0f} s {megabytes:8.1f} MB", flush=True)
            process.stdin.close()
    return process.returncode


if __name__ == "__main__":
    sys.exit(main())
