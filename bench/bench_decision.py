"""How fast is the k-anonymity decision, against Algorithm 1 as printed?

    python bench/bench_decision.py KB biographies.jsonl.gz

Documents are the first 20 terms of every text that has so many, once of all terms and once of those
that k people have. Sets and bitmaps are made beforehand and not counted. Rivals run in random
order, document by document, in one process; their masks are compared. All times are CPU times.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import TypeVar

import spacy
from pyroaring import BitMap

sys.path.insert(0, str(Path(__file__).parent.parent))

from spacy_kanon.anonymity.combinations import verify
from spacy_kanon.anonymity.suppression import decide
from spacy_kanon.components.supplied_spans import analysis_of
from spacy_kanon.detection.gazetteer import find_mentions
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.storage.texts import read_good_texts
from tests.anonymity.literal import algorithm_1

Document = list[BitMap]
Result = TypeVar("Result")


def documents_of(options: argparse.Namespace, least_people: int) -> list[Document]:
    """The first terms, of those that enough people have, of each text that has so many."""
    nlp, knowledge = spacy.blank("en"), open_kb(options.kb)
    found: list[Document] = []
    for record in read_good_texts(options.texts):
        mentions = find_mentions(analysis_of(nlp(record.text)), knowledge)
        lists = [
            BitMap.union(*map(knowledge.people, keys))
            for keys in dict.fromkeys(mention.keys for mention in mentions if mention.keys)
        ]
        lists = [people for people in lists if len(people) >= least_people][: options.terms]
        if len(lists) == options.terms:
            found.append(lists)
        if len(found) == options.documents:
            break
    return found


def best_of(run: Callable[[], Result], repeat: int) -> tuple[float, Result]:
    """CPU seconds of the best of several runs, and the result."""
    best = float("inf")
    for _ in range(repeat):
        start = time.process_time()
        result = run()
        best = min(best, time.process_time() - start)
    return best, result


def against_literal(documents: Sequence[Document], k: int) -> None:
    rng = random.Random(0)
    rivals: dict[str, Callable[[Document, list[set[int]]], set[int]]] = {
        "decide, any arity, with risk": lambda bitmaps, sets: set(decide(bitmaps, k=k).masked),
        "Algorithm 1, max_arity 3, bitmaps": lambda bitmaps, sets: algorithm_1(bitmaps, k, 3),
        "Algorithm 1, max_arity 3, Python sets": lambda bitmaps, sets: algorithm_1(sets, k, 3),
    }
    ours, *literal = rivals
    times: dict[str, list[float]] = {name: [] for name in rivals}
    for bitmaps in documents:
        sets = [set(people) for people in bitmaps]
        expected = set(decide(bitmaps, k=k, max_arity=3, with_risk=False).masked)
        for name in rng.sample(list(rivals), len(rivals)):
            repeat = 1 if times[name] and max(times[name]) > 0.1 else 3
            best, masked = best_of(partial(rivals[name], bitmaps, sets), repeat)
            times[name].append(best)
            if name in literal and masked != expected:
                raise SystemExit(f"{name} masks {masked}, decide at max_arity 3 {expected}")
    print(f"  {len(documents)} documents against the literal algorithm, ms per document")
    for name, own in times.items():
        of_documents = median(b / a for a, b in zip(times[ours], own, strict=True))
        print(
            f"    {name:38} mean {1e3 * mean(own):9.2f}  median {1e3 * median(own):9.2f}  "
            f"times ours: {mean(own) / mean(times[ours]):7.1f} (median {of_documents:.1f})"
        )


def throughput(documents: Sequence[Document], k: int) -> None:
    best, made = best_of(lambda: [decide(people, k=k) for people in documents], 3)
    masked = mean(len(decision.masked) for decision in made)
    print(f"    decide with risk {len(documents) / best:8.0f} documents/s {masked:5.1f} masked")
    breaches = [verify(people, decide(people, k=k).kept, k) for people in documents[:50]]
    if any(breaches):
        raise SystemExit(f"A breach was left: {breaches}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kb", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--documents", type=int, default=200, help="documents for docs/s")
    parser.add_argument("--rivals", type=int, default=20, help="documents for the slow rivals")
    parser.add_argument("--terms", type=int, default=20, help="terms per document")
    parser.add_argument("--k", type=int, default=5)
    options = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, k {options.k}")
    for title, least in (("all terms", 1), ("terms that k people have", options.k)):
        documents = documents_of(options, least)
        print(f"\n{title}: {len(documents)} documents of {options.terms} terms")
        if documents:
            against_literal(documents[: options.rivals], options.k)
            throughput(documents, options.k)


if __name__ == "__main__":
    main()
