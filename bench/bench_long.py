"""Question: how much time and memory does one very long text take?

Sanitizes, by the pipeline of the command, one text in a process of its own: prose (biographies
repeated, with other names, dates and numbers in each copy) of several lengths, or one line of
brackets. Prints seconds of CPU and how much the highest resident memory grew for each megabyte of
text; what is linear has the same figures a megabyte at every length.

    python bench/bench_long.py --texts D/biographies/biographies.jsonl.gz --megabytes 0.25 0.5 1 5
    python bench/bench_long.py --brackets --megabytes 1
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import json
import random
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

VARIANTS = {
    "masked": {},
    "generalized": {"generalize": {}},
    "verified": {"generalize": {}, "verify": True},
}
SYLLABLES = ("ka", "lo", "mi", "ren", "tu", "vas", "zor", "beth", "dan", "el", "gor", "is")
NAME = re.compile(r"(?<=[a-z,] )[A-Z][a-z]{3,}\b")


def prose(path: Path, length: int, seed: int) -> str:
    """Biographies in a chain; from the second round on a third of the names and all numbers are
    others, so that hardly a sentence comes twice."""
    with gzip.open(path, "rt", encoding="utf8") as file:
        texts = [json.loads(line)["text"] for line in file]
    pieces: list[str] = []
    total = 0
    for piece in _changed(texts, random.Random(seed)):
        pieces.append(piece)
        total += len(piece) + 1
        if total >= length:
            return "\n".join(pieces)[:length]
    raise AssertionError("the chain does not end")


def _changed(texts: list[str], chance: random.Random) -> Iterator[str]:
    def name(match: re.Match[str]) -> str:
        if chance.random() < 2 / 3:
            return match.group()
        return "".join(chance.choices(SYLLABLES, k=3)).capitalize()

    def number(match: re.Match[str]) -> str:
        value, least = int(match.group()), 10 ** (len(match.group()) - 1)
        return str(max(least, value - chance.randrange(1 + value // 20)))

    for turn in itertools.count():
        for text in texts:
            yield re.sub(r"\b[1-9]\d{0,5}\b", number, NAME.sub(name, text)) if turn else text


def measure(options: argparse.Namespace, variant: str, megabytes: float) -> str:
    """Seconds of CPU and megabytes of memory, in this process."""
    from spacy_kanon.release.runner import Recipe, make_release_pipeline, release_texts

    length = int(megabytes * 1e6)
    text = "(" * length if options.brackets else prose(options.texts, length, options.seed)
    config = {} if options.kb is None else {"kb": str(options.kb)}
    nlp = make_release_pipeline(Recipe(config=config, timeout=0, **VARIANTS[variant]))
    list(release_texts(nlp, ["Ann Xyzzy, born in Oslo on 12 May 1972."]))
    before = _peak()
    began = time.process_time()
    (outcome,) = release_texts(nlp, [text])
    seconds = time.process_time() - began
    grown = _peak() - before
    return (
        f"{variant:<12} {length:>10,} {outcome.words:>10,} {outcome.masked_words:>9,} "
        f"{seconds:>8.1f} {seconds / megabytes:>8.1f} {grown:>8.0f} {grown / megabytes:>8.0f} "
        f"{'' if outcome.problem is None else 'withheld: ' + outcome.problem}"
    )


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--texts", type=Path, help="JSON lines with texts, .gz")
    parser.add_argument("--brackets", action="store_true", help="one line of brackets instead")
    parser.add_argument("--kb", type=Path, help="knowledge base; without: the bundled sample")
    parser.add_argument("--megabytes", type=float, nargs="+", default=[0.25, 0.5, 1.0])
    parser.add_argument("--variants", nargs="+", choices=VARIANTS, default=list(VARIANTS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.texts is None and not options.brackets:
        parser.error("--texts FILE, or --brackets")
    if not options.here:
        print(
            f"{'':<12} {'characters':>10} {'tokens':>10} {'masked':>9} {'CPU s':>8} {'s/MB':>8} "
            f"{'MB more':>8} {'MB/MB':>8}"
        )
    for variant in options.variants:
        for megabytes in options.megabytes:
            if options.here:
                print(measure(options, variant, megabytes), flush=True)
                continue
            alone = ["--here", "--variants", variant, "--megabytes", str(megabytes)]
            subprocess.run([sys.executable, *sys.argv, *alone], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
