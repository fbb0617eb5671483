"""How fast is the joint decision, is it proven to be the best, and what does greedy lose?

    python bench/bench_joint.py                              # 1.75 M generated people
    python bench/bench_joint.py --people 200000 --candidates 20 --documents 50

A document has so many candidates: terms that at least k people have. Half of them (at most 12) are
one person's, the rest of people of the same country or of any; once as biographies state them, once
drawn evenly, so that many fit very many people. Weights are bits, or 1 to 4 tokens by chance. The
last rows are terms that six people have in common, each with others of its own, where all k above
six are hard. All times are CPU times of this one process, the best of `--repeat` runs; lists are
made beforehand and not counted.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import numpy as np
from pyroaring import BitMap

sys.path.insert(0, str(Path(__file__).parent.parent))

from _synthetic import People

from spacy_kanon.anonymity.joint import Chain, JointRelease, bits_kept, choose_jointly

Document = list[BitMap]
Result = TypeVar("Result")


def candidates_of(
    population: People, documents: int, size: int, k: int, seed: int, *, common: bool
) -> list[Document]:
    """Documents with so many terms that at least k people have."""
    rng = np.random.default_rng(seed)
    texts: list[Document] = []
    while len(texts) < documents:
        terms = population.document(3 * size, rng, common=common)
        lists = [people for people in map(population.people, terms) if len(people) >= k]
        if len(lists) >= size:
            texts.append(lists[:size])
    return texts


def shared_core(terms: int, people: int, seed: int) -> Document:
    """Terms that six people share, each with others of its own."""
    rng = np.random.default_rng(seed)
    core = rng.choice(people, 6, replace=False)
    return [
        BitMap(np.union1d(core, rng.choice(people, 1000)).astype(np.uint32)) for _ in range(terms)
    ]


def weighted(
    document: Document, weights: str, population: int, chance: random.Random
) -> list[Chain]:
    """Terms that stay or go, worth bits or tokens."""
    if weights == "bits":
        return [Chain((people,), (bits_kept(len(people), population),)) for people in document]
    return [Chain((people,), (float(chance.randint(1, 4)),)) for people in document]


def best_of(run: Callable[[], Result], repeat: int) -> tuple[float, Result]:
    """CPU milliseconds of the best of several runs, and the result."""
    best = float("inf")
    for _ in range(repeat):
        start = time.process_time()
        result = run()
        best = min(best, time.process_time() - start)
    return 1e3 * best, result


def report(
    title: str, documents: Sequence[Sequence[Chain]], population: int, args: argparse.Namespace
) -> None:
    times: list[float] = []
    results: list[JointRelease] = []
    greedy = 0.0
    options = {"k": args.k, "population": population}
    for chains in documents:
        spent, result = best_of(
            lambda c=chains: choose_jointly(c, node_budget=args.node_budget, **options),
            args.repeat,
        )
        times.append(spent)
        results.append(result)
        greedy += choose_jointly(chains, strategy="greedy", **options).value
    times.sort()
    nodes = sorted(result.nodes for result in results)
    shares = [result.optimality for result in results]
    late = int(0.95 * (len(times) - 1))
    print(
        f"  {title:32} ms {times[len(times) // 2]:8.2f} {times[late]:8.2f} {times[-1]:8.2f}  "
        f"nodes {nodes[len(nodes) // 2]:5d} {nodes[-1]:5d}  "
        f"proven {sum(share == 1.0 for share in shares) / len(shares):6.1%} "
        f"(least {min(shares):.3f})  "
        f"greedy {greedy / max(sum(result.value for result in results), 1e-9):5.1%}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=1_750_000, help="people to generate")
    parser.add_argument("--documents", type=int, default=100)
    parser.add_argument("--candidates", type=int, nargs="+", default=[20, 40, 80])
    parser.add_argument("--node-budget", type=int, default=20_000)
    parser.add_argument("--repeat", type=int, default=2)
    parser.add_argument("--k", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    print(
        f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, load "
        f"{os.getloadavg()[0]:.1f}, Python {platform.python_version()}, k {args.k}, "
        f"seed {args.seed}, {args.documents} documents, {args.people} people"
    )
    print("  (ms: median, 95 %, worst; nodes: median, most; greedy: share of the best value)")
    population = People(args.people, seed=args.seed)
    for common in (False, True):
        for size in args.candidates:
            texts = candidates_of(
                population, args.documents, size, args.k, args.seed, common=common
            )
            for weights in ("tokens", "bits"):
                chance = random.Random(args.seed)
                documents = [weighted(text, weights, args.people, chance) for text in texts]
                title = f"{size} {'common' if common else 'stated'} candidates, {weights}"
                report(title, documents, args.people, args)
    for k in (6, 7, 10):
        args.k = k
        texts = [shared_core(60, args.people // 50, args.seed + n) for n in range(5)]
        documents = [weighted(text, "tokens", args.people, random.Random(k)) for text in texts]
        report(f"60 with a common core, k {k}", documents, args.people, args)


if __name__ == "__main__":
    main()
