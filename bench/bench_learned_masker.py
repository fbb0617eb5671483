"""How fast are trained maskers? Processor time of each component, words a second of the whole.

    python bench/bench_learned_masker.py TEXTS NAME=PIPELINE [NAME=PIPELINE ...] [--repeats 3]

TEXTS is gold in any format of `kanon convert`, read a text at a time. Of each pipeline the pass
that took least is told; pipelines take turns. Threads are those of OMP_NUM_THREADS.
"""

import argparse
import os
import platform
import time
from pathlib import Path

import spacy
from spacy.language import Language

from spacy_kanon.formats.registry import read_texts


def parts(nlp: Language, texts: list[str]) -> dict[str, float]:
    """Processor time of the tokenizer and of each component in one pass."""
    taken = dict.fromkeys(["tokenizer", *nlp.pipe_names], 0.0)
    for text in texts:
        began = time.process_time()
        doc = nlp.make_doc(text)
        for name, pipe in [("tokenizer", None), *nlp.pipeline]:
            doc = doc if pipe is None else pipe(doc)
            ended = time.process_time()
            taken[name] += ended - began
            began = ended
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("texts", type=Path)
    parser.add_argument("pipelines", nargs="+", metavar="NAME=PIPELINE")
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    texts = [text.text for text in read_texts(options.texts)]
    loaded = {name: spacy.load(path) for name, path in (p.split("=", 1) for p in options.pipelines)}
    threads = os.environ.get("OMP_NUM_THREADS", "unset")
    print(f"{platform.machine()}, OMP_NUM_THREADS={threads}, {len(texts)} texts")
    rounds = range(options.repeats)
    passes = [{name: parts(nlp, texts) for name, nlp in loaded.items()} for _ in rounds]
    for name, nlp in loaded.items():
        words = sum(not token.is_space for text in texts for token in nlp.make_doc(text))
        least = min((taken[name] for taken in passes), key=lambda taken: sum(taken.values()))
        whole = sum(least.values())
        print(f"{name:36} {words / whole:10,.0f} words per second of processor time")
        for part, taken in least.items():
            print(f"  {part:34} {taken / words * 1e6:8.1f} us a word, {taken / whole:4.0%}")


if __name__ == "__main__":
    main()
