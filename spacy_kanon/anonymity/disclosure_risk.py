"""From counts of people to risk: of a phrase, and of the text as it was written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from .algorithm1 import check_whole_number
from .equivalence_classes import Witness, minimal_breach, signatures
from .itemsets import Combination, GeneratorMiner, people_of, terms_of

# A text as written has far more combinations that fit somebody than what is left of it.
NODE_BUDGET = 10_000
# Above it, its pairs alone are more than its people.
MOST_TERMS = 500


@dataclass(frozen=True, slots=True)
class Exposure:
    """What a set of terms gives away if nothing is masked.

    supports (tuple[int, ...]): Per term, the smallest non-empty support of any combination of
        the terms that holds it, which is the least support of the signature of a person who has
        it. 0 if nobody is known to have it: its risk is unknown.
    support (int | None): The smallest of these above 0; None if nobody has any of the terms.
    terms (tuple[int, ...]): A combination with that support, none of whose parts has it too.
    people_unique (int): People whom some combination of the terms fits and nobody else.
    people_below_k (int): People whom some combination fits together with fewer than k - 1 others.
    """

    supports: tuple[int, ...]
    support: int | None
    terms: Combination
    people_unique: int
    people_below_k: int


def view_before(postings: Sequence[BitMap], k: int, *, node_budget: int = NODE_BUDGET) -> Exposure:
    """What the text as written gives away.

    postings (Sequence[BitMap]): People per term; empty if nobody is known to have it.
    k (int): Combinations that fewer people fit count as breaches. At least 1.
    node_budget (int): Combinations of three and more terms to count before going over to
        signatures, which is also done from `MOST_TERMS` on. The numbers are exact either way.
    RETURNS (Exposure): The risk per term and of the whole.
    RAISES (KanonError): KN300 if k or node_budget is out of range.
    """
    check_whole_number("k", k, 1)
    check_whole_number("node_budget", node_budget, 0)
    known = [term for term, people in enumerate(postings) if people]
    if len(known) > MOST_TERMS:
        return _by_signatures(postings, known, k)
    miner = GeneratorMiner(postings, known, node_budget=node_budget)
    while miner.frontier:
        if not miner.advance(1, lambda terms, support: None):
            return _by_signatures(postings, known, k)
    return _by_generators(postings, miner, k)


def _by_generators(postings: Sequence[BitMap], miner: GeneratorMiner, k: int) -> Exposure:
    generators = [Witness((term,), count) for term, count in miner.counts.items()]
    generators += [Witness(terms_of(mask), count) for mask, count in miner.supports.items()]
    # Whoever fits some combination with n - 1 others fits a generator with n - 1 others.
    few = people_who_fit(postings, generators, k)
    unique = people_who_fit(postings, generators, 2)
    worst = min(generators, key=lambda one: (one.support, len(one.terms), one.terms), default=None)
    return _exposure(postings, miner.smallest_supports(), worst, len(unique), len(few))


def people_who_fit(postings: Sequence[BitMap], generators: Sequence[Witness], k: int) -> BitMap:
    """Who fits at least one of the combinations that fewer than k people fit."""
    found = BitMap()
    for generator in generators:
        if generator.support < k:
            found |= people_of(postings, generator.terms)
    return found


def _by_signatures(postings: Sequence[BitMap], known: Sequence[int], k: int) -> Exposure:
    """The same from whom each person can be told from, which costs no combination."""
    best: dict[int, int] = {}
    unique, few = 0, 0
    rare = []
    for terms, count in signatures(postings, known).items():
        fits = _fits(postings, terms)
        unique += count * (fits == 1)
        few += count * (fits < k)
        for term in terms:
            best[term] = min(best.get(term, fits), fits)
        rare.append((fits, -len(terms), terms[::-1]))
    # Of those that fit fewest the largest, and among these one that no id decides about.
    least, _, backwards = min(rare)
    worst = minimal_breach(postings, Witness(backwards[::-1], least), least + 1)
    return _exposure(postings, best, worst, unique, few)


def _fits(postings: Sequence[BitMap], terms: Sequence[int]) -> int:
    """How many people have all terms, which are somebody's: it ends where one person is left."""
    ordered = sorted(terms, key=lambda term: len(postings[term]))
    people = postings[ordered[0]]
    for term in ordered[1:]:
        if len(people) == 1:
            break
        people = people & postings[term]
    return len(people)


def _exposure(
    postings: Sequence[BitMap],
    best: Mapping[int, int],
    worst: Witness | None,
    unique: int,
    few: int,
) -> Exposure:
    supports = tuple(best.get(term, 0) for term in range(len(postings)))
    if worst is None:
        return Exposure(supports, None, (), unique, few)
    return Exposure(supports, worst.support, worst.terms, unique, few)


def risk_score(support: int | None) -> float:
    """Probability, 0 to 1, that someone who knows that the text is about one of the people who
    fit, and nothing else, names the right one.

    This is the prosecutor risk 1/f of an equivalence class of f people (El Emam and Dankar 2008,
    "Protecting privacy using k-anonymity", JAMIA 15:627, section "Two re-identification
    scenarios"). Text that keeps k never scores above 1/k.

    support (int | None): Number of people who fit. None or 0 (nobody is known to fit) means that
        the risk is unknown.
    RETURNS (float): 1/support; 1.0 if the risk is unknown, which is never read as safe.
    """
    return 1.0 / support if support else 1.0
