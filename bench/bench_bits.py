"""How much information do wordings keep that were chosen together, beside other ways to k?

    python bench/bench_bits.py KB ONTOLOGY ../shared/data/biographies/biographies.jsonl.gz

All releases but the first keep k under the guarantee "joint": everything that they say, kept or
worded, fits k people together.

- *Algorithm 1*: `KAnonymous` under "combinations", as it is. The others are measured against it;
- *rarest dropped*: the same; as long as fewer than k people fit all, what fewest people fit goes;
- *best subset*: the same, and of what it says the part that holds the most bits, by exact search;
- *added greedily*: wordings one after the other, the most frequent first, as long as k people fit;
- *together, bits*: the wordings that hold the most bits, proven;
- *together*: the default, which also counts what a mention that says something is worth to whoever
  reads it.

The bits of a wording are -log2(share of people whom it fits); those of a document what its terms
would hold if each said the most that it may say alone. What a release says is counted again in
plain sets.
"""

from __future__ import annotations

import argparse
import platform
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from pathlib import Path

import numpy as np
import spacy
from pyroaring import BitMap
from tqdm import tqdm

from spacy_kanon.anonymity.joint import Chain, bits_kept, choose_jointly
from spacy_kanon.anonymity.options import COMBINATIONS, JOINT
from spacy_kanon.anonymity.recode import choose_wordings, k_anonymous
from spacy_kanon.anonymity.terms import Term
from spacy_kanon.components.factories import WIKIDATA_GENERALIZER_CONFIG as SETTINGS
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.storage.texts import read_good_texts

Levels = Sequence[int | None]
ALGORITHM_1 = "Algorithm 1"


@dataclass(frozen=True, slots=True)
class Release:
    """What one way to k says of a document: the terms, the level of each, and what was proven."""

    terms: Sequence[Term]
    levels: Levels
    optimality: float = 1.0


def says(term: Term, level: int | None) -> tuple[BitMap, ...]:
    """Whom each thing that a term says at a level fits; empty if it says nothing."""
    if level is not None:
        return term.wordings[level].says or ()
    return () if term.people is None else (term.people,)


def fits(term: Term, level: int | None) -> BitMap:
    return reduce(BitMap.__and__, says(term, level))


def bits(release: Release, population: int) -> float:
    return sum(
        bits_kept(max(len(fits(term, level)), 1), population)
        for term, level in zip(release.terms, release.levels, strict=True)
        if says(term, level)
    )


def most_bits(terms: Sequence[Term], population: int) -> float:
    """The bits of a document: of each term the most that it may say."""
    total = 0.0
    for term in terms:
        levels: list[int | None] = [*([None] if term.stays else []), *range(len(term.wordings))]
        options = [fits(term, level) for level in levels if says(term, level)]
        total += max((bits_kept(max(len(some), 1), population) for some in options), default=0.0)
    return total


def nothing(term: Term) -> int:
    """The first wording that says nothing."""
    return next(n for n, wording in enumerate(term.wordings) if wording.is_free)


def without(terms: Sequence[Term], levels: Levels, dropped: set[int]) -> list[int | None]:
    """A term that could stay has no wordings there: level -1 stands for `***`, which says
    nothing."""
    return [
        level if number not in dropped else (nothing(term) if term.wordings else -1)
        for number, (term, level) in enumerate(zip(terms, levels, strict=True))
    ]


def speaking(terms: Sequence[Term], levels: Levels) -> dict[int, BitMap]:
    return {
        number: fits(term, level)
        for number, (term, level) in enumerate(zip(terms, levels, strict=True))
        if says(term, level)
    }


def rarest_dropped(terms: Sequence[Term], levels: Levels, k: int) -> set[int]:
    left = speaking(terms, levels)
    dropped: set[int] = set()
    while left and len(reduce(BitMap.__and__, left.values())) < k:
        rarest = min(left, key=lambda number: (len(left[number]), number))
        dropped.add(rarest)
        del left[rarest]
    return dropped


def best_subset(terms: Sequence[Term], levels: Levels, k: int, population: int) -> set[int]:
    left = speaking(terms, levels)
    chains = [
        Chain((people,), (bits_kept(max(len(people), 1), population),)) for people in left.values()
    ]
    release = choose_jointly(chains, k=k, population=population)
    return {number for number, level in zip(left, release.levels, strict=True) if level}


def added_greedily(terms: Sequence[Term], k: int, population: int) -> list[int | None]:
    ladders: list[list[int | None]] = []
    for term in terms:
        countable = [n for n in range(len(term.wordings)) if term.wordings[n].says]
        as_written = term.stays and term.people is not None
        ladders.append([*([None] if as_written else []), *countable])
    chains = []
    for term, ladder in zip(terms, ladders, strict=True):
        people = tuple(fits(term, level) for level in ladder)
        values = tuple(bits_kept(max(len(some), 1), population) for some in people)
        chains.append(Chain(people, values))
    release = choose_jointly(chains, k=k, population=population, strategy="greedy")
    return [
        ladder[level] if level < len(ladder) else (nothing(term) if term.wordings else -1)
        for term, ladder, level in zip(terms, ladders, release.levels, strict=True)
    ]


class Ways:
    """The ways to k for one text after the other."""

    def __init__(self, kb: Path, ontology: Path, k: int, node_budget: int) -> None:
        self.k = k
        self.node_budget = node_budget
        self.population = open_kb(kb).population
        self.pipelines = {}
        for guarantee in (COMBINATIONS, JOINT):
            nlp = spacy.blank("en")
            config = {"kb": str(kb), "k": k, "guarantee": guarantee}
            nlp.add_pipe("kanon_masker", config=config)
            settings = {"kb": str(kb), "ontology": str(ontology)}
            generalizer = nlp.create_pipe("wikidata_generalizer", config=settings)
            self.pipelines[guarantee] = nlp, generalizer

    def terms(self, text: str, guarantee: str) -> Sequence[Term]:
        nlp, generalizer = self.pipelines[guarantee]
        return generalizer._case(nlp(text), {}).terms

    def releases(self, text: str) -> dict[str, Release]:
        k, population = self.k, self.population
        loose, terms = (self.terms(text, guarantee) for guarantee in (COMBINATIONS, JOINT))
        levels = k_anonymous(loose, k=k, node_budget=self.node_budget).levels
        rarest = without(loose, levels, rarest_dropped(loose, levels, k))
        subset = without(loose, levels, best_subset(loose, levels, k, population))
        bare, proof = choose_wordings(
            terms, k=k, population=population, preference=0.0, node_budget=self.node_budget
        )
        default, proof_of_default = choose_wordings(
            terms, k=k, population=population, node_budget=self.node_budget
        )
        return {
            ALGORITHM_1: Release(loose, levels),
            "rarest dropped": Release(loose, rarest),
            "best subset": Release(loose, subset),
            "added greedily": Release(terms, added_greedily(terms, k, population)),
            "together, bits": Release(terms, bare.levels, proof.optimality),
            "together": Release(terms, default.levels, proof_of_default.optimality),
        }


def fit_jointly(release: Release) -> int | None:
    """How many people all that is said fits, in plain sets; None if nothing is said."""
    lists = [
        frozenset(people)
        for term, level in zip(release.terms, release.levels, strict=True)
        for people in says(term, level)
    ]
    return len(frozenset.intersection(*lists)) if lists else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kb", type=Path)
    parser.add_argument("ontology", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("-k", type=int, default=5)
    parser.add_argument("--node-budget", type=int, default=SETTINGS["node_budget"])
    options = parser.parse_args()
    texts = [record.text for record in read_good_texts(options.texts)]
    texts = texts[:: max(1, len(texts) // options.documents)][: options.documents]
    ways = Ways(options.kb, options.ontology, options.k, options.node_budget)
    held: dict[str, list[float]] = {}
    figures: dict[str, Counter] = {}
    reached: dict[str, list[float]] = {}
    total = []
    for text in tqdm(texts, unit="text"):
        releases = ways.releases(text)
        total.append(most_bits(releases["together"].terms, ways.population))
        for name, release in releases.items():
            held.setdefault(name, []).append(bits(release, ways.population))
            counted = figures.setdefault(name, Counter())
            together = fit_jointly(release)
            counted["below k"] += together is not None and together < options.k
            counted["proven"] += release.optimality == 1.0
            reached.setdefault(name, []).append(release.optimality)
            counted["phrases"] += sum(
                len(term.mentions)
                for term, level in zip(release.terms, release.levels, strict=True)
                if says(term, level)
            )
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    print(
        f"{len(texts):,} texts, k = {options.k}, {ways.population:,} people, "
        f"{np.mean(total):.1f} bits in the terms of a document"
    )
    print(
        "| way | bits a document | lost | phrases that say something | below k | proven "
        "| share of the bound: mean | least |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for name, values in held.items():
        counted, mean = figures[name], float(np.mean(values))
        lost = 1 - mean / float(np.mean(total))
        print(
            f"| {name} | {mean:.2f} | {lost:.1%} | {counted['phrases']:,} | "
            f"{counted['below k']:,} | {counted['proven'] / len(texts):.1%} | "
            f"{np.mean(reached[name]):.3f} | {min(reached[name]):.3f} |"
        )
    assert not any(count["below k"] for name, count in figures.items() if name != ALGORITHM_1)


if __name__ == "__main__":
    main()
