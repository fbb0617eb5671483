"""How fast are trained maskers? Words a second of each pipeline on the same texts.

    python bench/bench_learned_masker.py TEXTS NAME=PIPELINE [NAME=PIPELINE ...] [--repeats 3]
        [--parts] [--long]

TEXTS is gold in any format of `kanon convert`. Takes the best of several runs, shuffles the order
with a fixed seed and prints the machine; threads are those of OMP_NUM_THREADS. Training times are
what `spacy train` takes. `--parts` reads one text at a time instead, in seconds of processor time,
and says what each component takes, and what an encoder in ONNX Runtime takes by itself, given the
sub-words. `--long` also masks one text of a million characters and says how much memory that
needed.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import resource
import time
from pathlib import Path
from typing import Any

import spacy
from spacy.language import Language

from spacy_kanon.formats.registry import read_texts
from spacy_kanon.models.onnx_encoder import OnnxShim

LONG = 1_000_000
ALONE = "its encoder alone in ONNX Runtime"


def seconds(nlp: Language, texts: list[str]) -> tuple[float, int]:
    """Wall time and words (tokens that are no space) of one pass."""
    began = time.perf_counter()
    words = sum(not token.is_space for doc in nlp.pipe(texts) for token in doc)
    return time.perf_counter() - began, words


def parts(nlp: Language, texts: list[str]) -> dict[str, float]:
    """Processor time of the tokenizer and of each component in one pass, a text at a time."""
    taken = dict.fromkeys(["tokenizer", *nlp.pipe_names], 0.0)
    for text in texts:
        began = time.process_time()
        doc = nlp.make_doc(text)
        for name, pipe in [("tokenizer", None), *nlp.pipeline]:
            doc = doc if pipe is None else pipe(doc)
            ended = time.process_time()
            taken[name] += ended - began
            began = ended
    runtimes = [s for _, pipe in nlp.pipeline for s in _shims(pipe) if isinstance(s, OnnxShim)]
    if runtimes:
        taken[ALONE] = sum(_runs(nlp, shim, texts) for shim in runtimes)
    return taken


def _shims(pipe: Any) -> list[Any]:
    model = getattr(pipe, "model", None)
    nodes = [] if model is None else model.walk()
    return [shim for node in nodes for shim in node.shims]


def _runs(nlp: Language, shim: Any, texts: list[str]) -> float:
    """Processor time of the encoder alone, with the windows that a pass gives it."""
    windows: list[list[int]] = []
    run = shim.vectors
    shim.vectors = lambda ids: windows.append(ids) or run(ids)
    for text in texts:
        nlp(text)
    del shim.vectors
    began = time.process_time()
    for ids in windows:
        run(ids)
    return time.process_time() - began


def compare_parts(loaded: dict[str, Language], texts: list[str], repeats: int) -> None:
    """Of each pipeline the pass that took least, one pipeline after the other in each round."""
    passes = [{name: parts(nlp, texts) for name, nlp in loaded.items()} for _ in range(repeats)]
    for name, nlp in loaded.items():
        words = sum(not token.is_space for text in texts for token in nlp.make_doc(text))
        least = min((taken[name] for taken in passes), key=whole)
        print(f"{name:36} {words / whole(least):10,.0f} words per second of processor time")
        for part, taken in least.items():
            print(f"  {part:34} {taken / words * 1e6:8.1f} us a word", end="")
            print(f", {taken / whole(least):4.0%}, {words / max(taken, 1e-9):,.0f} words/s")


def whole(taken: dict[str, float]) -> float:
    return sum(seconds for part, seconds in taken.items() if part != ALONE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("texts", type=Path)
    parser.add_argument("pipelines", nargs="+", metavar="NAME=PIPELINE")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--parts", action="store_true", help="processor time of each part")
    parser.add_argument("--long", action="store_true", help="also mask a million characters")
    options = parser.parse_args()
    texts = [text.text for text in read_texts(options.texts)]
    loaded = {}
    for spec in options.pipelines:
        name, _, path = spec.partition("=")
        loaded[name] = spacy.load(path)
    print(platform.processor() or platform.machine(), f"{os.cpu_count()} CPUs", end=", ")
    print(f"OMP_NUM_THREADS={os.environ.get('OMP_NUM_THREADS', 'unset')}, {len(texts)} texts")
    if options.parts:
        compare_parts(loaded, texts, options.repeats)
        return
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
