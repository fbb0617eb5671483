"""How much time and memory do one very long text, and very many short ones take? Linux only.

    python bench/bench_long.py --texts D/biographies/biographies.jsonl.gz --megabytes 0.25 0.5 1 5
    python bench/bench_long.py --documents 20000

Sanitizes one long text, biographies one after the other, in a process of its own.
Prints seconds of CPU and how much the highest resident memory grew for each megabyte of text; what
is linear has the same figures a megabyte at every length.

With --documents, tells the memory of the command while it sanitizes a stream of texts, each with
two names and a number that no other text has.
"""

import itertools
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path

from _corpora import call, print_row
from make_dump import name_of

from spacy_kanon.release.runner import Recipe, make_release_runner
from spacy_kanon.storage.texts import read_good_texts

VARIANTS = {"masked": {}, "generalized": {"generalize": {}}}


def measure(texts: Path, kb: Path | None, variant: str, megabytes: float) -> list[object]:
    """Seconds of CPU and megabytes of memory, in this process."""
    text = "\n".join(record.text for record in read_good_texts(texts))
    assert len(text) >= megabytes * 1e6, f"{texts} has {len(text):,} characters"
    text = text[: int(megabytes * 1e6)]  # Of biographies: hardly a sentence comes twice.
    config = {} if kb is None else {"kb": str(kb)}
    runner = make_release_runner(Recipe(config=config, timeout=0, **VARIANTS[variant]))
    runner("Ann Xyzzy, born in Oslo on 12 May 1972.")
    before, began = peak(), time.process_time()
    outcome = runner(text)
    figures = time.process_time() - began, peak() - before
    each = [f"{figure:.1f} | {figure / megabytes:.1f}" for figure in figures]
    return [variant, len(text), outcome.tokens, outcome.masked, *each, outcome.problem or ""]


def peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6


def stream(documents: int) -> int:
    """Sanitize so many short texts by the command; tell its memory ten times."""
    with tempfile.TemporaryDirectory() as folder:
        output = str(Path(folder) / "out.jsonl")
        command = [sys.executable, "-m", "spacy", "kanon", "sanitize", "-", "-o", output]
        began = time.perf_counter()
        with subprocess.Popen(
            [*command, "--input-format", "jsonl"], stdin=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None
            for number in range(documents):
                text = (
                    f"{name_of(number)} {name_of(number * 7 + 3)} was born in Oslo on "
                    f"{number % 28 + 1} May {1900 + number % 100} and has the number {number:08d}."
                )
                process.stdin.write(json.dumps({"id": number, "text": text}) + "\n")
                if (number + 1) % max(1, documents // 10) == 0:
                    seconds = time.perf_counter() - began
                    memory = Path(f"/proc/{process.pid}/statm").read_text().split()
                    pages = int(memory[1]) - int(memory[2])  # Resident, less shared with files.
                    megabytes = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
                    print(f"{number + 1:>10,} {seconds:8.0f} s {megabytes:8.1f} MB", flush=True)
            process.stdin.close()
    return process.returncode


def main(
    *, texts: Path | None = None, documents=0, kb: Path | None = None,
    megabytes: Sequence[float] = (0.25, 0.5, 1.0), variants: Sequence[str] = tuple(VARIANTS),
) -> int:  # fmt: skip
    if documents:
        return stream(documents)
    print("| | characters | tokens | masked | CPU s | s/MB | MB more | MB/MB | withheld |")
    for variant, size in itertools.product(variants, megabytes):
        with get_context("spawn").Pool(1) as pool:
            print_row(*pool.apply(measure, (texts, kb, variant, size)))
    return 0


if __name__ == "__main__":
    sys.exit(call(__doc__, main))
