"""How fast are trained maskers? Words a second of each pipeline on the same texts.

    python bench/bench_learned_masker.py TEXTS NAME=PIPELINE [NAME=PIPELINE ...] [--repeats 3]

TEXTS is gold in any format of `kanon convert`. Takes the best of several runs, shuffles the order
with a fixed seed and prints the machine; threads are those of OMP_NUM_THREADS. Training times are
what `spacy train` takes. A last check masks one text of a million characters and says how much
memory that needed.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import resource
import time
from pathlib import Path

import spacy
from spacy.language import Language

from spacy_kanon.corpus.formats.registry import read_texts

LONG = 1_000_000


def seconds(nlp: Language, texts: list[str]) -> tuple[float, int]:
    """Wall time and words (tokens that are no space) of one pass."""
    began = time.perf_counter()
    words = sum(not token.is_space for doc in nlp.pipe(texts) for token in doc)
    return time.perf_counter() - began, words


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("texts", type=Path)
    parser.add_argument("pipelines", nargs="+", metavar="NAME=PIPELINE")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--long", action="store_true", help="also mask a million characters")
    options = parser.parse_args()
    texts = [text.text for text in read_texts(options.texts)]
    loaded = {}
    for spec in options.pipelines:
        name, _, path = spec.partition("=")
        loaded[name] = spacy.load(path)
    print(platform.processor() or platform.machine(), f"{os.cpu_count()} CPUs", end=", ")
    print(f"OMP_NUM_THREADS={os.environ.get('OMP_NUM_THREADS', 'unset')}, {len(texts)} texts")
    best = dict.fromkeys(loaded, 0.0)
    order = list(loaded)
    shuffle = random.Random(0)
    for _ in range(options.repeats):
        shuffle.shuffle(order)
        for name in order:
            taken, words = seconds(loaded[name], texts)
            best[name] = max(best[name], words / taken)
    for name, speed in best.items():
        print(f"{name:24} {speed:10,.0f} words/s")
    if options.long:
        text = "\n".join(texts)
        text = (text * (LONG // len(text) + 1))[:LONG]
        for name, nlp in loaded.items():
            nlp.max_length = LONG + 1
            taken, words = seconds(nlp, [text])
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            print(f"{name:24} {LONG:,} characters: {taken:.0f} s, {words / taken:,.0f} words/s,")
            print(f"{'':24} process peak {peak:,.0f} MB")


if __name__ == "__main__":
    main()
