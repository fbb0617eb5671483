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

from _corpora import call
from make_dump import name_of

from spacy_kanon.release.runner import Recipe, make_release_runner
from spacy_kanon.storage.texts import read_good_texts

VARIANTS = {"masked": {}, "generalized": {"generalize": {}}}


def prose(path: Path, length: int) -> str:
    """The first biographies of a file, so that hardly a sentence comes twice."""
    text = "\n".join(record.text for record in read_good_texts(path))
    assert len(text) >= length, f"{path} has {len(text):,} characters"
    return text[:length]


def measure(texts: Path, kb: Path | None, variant: str, megabytes: float) -> str:
    """Seconds of CPU and megabytes of memory, in this process."""
    text = prose(texts, int(megabytes * 1e6))
    config = {} if kb is None else {"kb": str(kb)}
    runner = make_release_runner(Recipe(config=config, timeout=0, **VARIANTS[variant]))
    runner("Ann Xyzzy, born in Oslo on 12 May 1972.")
    before = peak()
    began = time.process_time()
    outcome = runner(text)
    seconds = time.process_time() - began
    grown = peak() - before
    return (
        f"{variant:<12} {len(text):>10,} {outcome.words:>10,} {outcome.masked_words:>9,} "
        f"{seconds:>8.1f} {seconds / megabytes:>8.1f} {grown:>8.0f} {grown / megabytes:>8.0f} "
        f"{'' if outcome.problem is None else 'withheld: ' + outcome.problem}"
    )


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
    print(
        f"{'':<12} {'characters':>10} {'tokens':>10} {'masked':>9} {'CPU s':>8} {'s/MB':>8} "
        f"{'MB more':>8} {'MB/MB':>8}"
    )
    for variant, size in itertools.product(variants, megabytes):
        with get_context("spawn").Pool(1) as pool:
            print(pool.apply(measure, (texts, kb, variant, size)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(call(__doc__, main))
