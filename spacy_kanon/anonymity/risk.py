"""From counts of people to risk: of a phrase, and of the text as it was written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from .combinations import Combination, GeneratorMiner, Witness, minimal_breach, signatures, terms_of
from .suppression import check_whole_number

# A text as written has far more combinations that fit somebody than what is left of it.
RISK_BUDGET = 10_000
# Above it, its pairs alone are more than its people.
MOST_TERMS = 500
# So many are gone through one by one in the time of a few hundred combinations.
_FEW_PEOPLE = 300


@dataclass(frozen=True, slots=True)
class Exposure:
    """What a set of terms gives away if nothing is masked.

    supports (tuple[int, ...]): Per term, the smallest non-empty support of any combination of
        the terms that holds it, which is the least support of the signature of a person who has
        it. 0 if nobody is known to have it: its risk is unknown.
    support (int | None): The smallest of these above 0; None if nobody has any of the terms.
    terms (tuple[int, ...]): A combination with that support, none of whose parts has it too.
    """

    supports: tuple[int, ...]
    support: int | None
    terms: Combination


def view_before(postings: Sequence[BitMap], *, node_budget: int = RISK_BUDGET) -> Exposure:
    """What the text as written gives away.

    Combinations are counted by size until all is told: as soon as one fits a single person nothing
    larger is worse, and where few people have the terms that are in none of these, they are gone
    through one by one.

    postings (Sequence[BitMap]): People per term; empty if nobody is known to have it.
    node_budget (int): Combinations of three and more terms to count before going over to
        signatures, which is also done from `MOST_TERMS` on. The numbers are exact either way.
    RETURNS (Exposure): The risk per term and of the whole.
    RAISES (KanonError): KN300 if node_budget is out of range.
    """
    check_whole_number("node_budget", node_budget, 0)
    known = [term for term, people in enumerate(postings) if people]
    if len(known) > MOST_TERMS:
        return _by_signatures(postings, known)
    miner = GeneratorMiner(postings, known, node_budget=node_budget)
    while miner.frontier:
        if not miner.advance(1, lambda terms, support: None):
            return _by_signatures(postings, known)
        best = dict.fromkeys(miner.terms_with_support(1), 1)
        others = [postings[term] for term in known if term not in best]
        people = BitMap.union(*others) if others else BitMap()
        if best and len(people) <= _FEW_PEOPLE:
            inside = [own & people for own in postings]
            for terms in signatures(inside, known):
                fits = _fits(inside, terms)
                best.update({term: min(best.get(term, fits), fits) for term in terms})
            return _exposure(postings, best, _rarest(miner))
    return _exposure(postings, miner.smallest_supports(), _rarest(miner))


def _rarest(miner: GeneratorMiner) -> Witness | None:
    """Of the combinations that fewest people fit the shortest, then the first."""
    supports = {1 << term: count for term, count in miner.counts.items()} | miner.supports
    least = min(supports.values(), default=0)
    rarest = [terms_of(mask) for mask, support in supports.items() if support == least]
    return Witness(min(rarest, key=lambda terms: (len(terms), terms)), least) if rarest else None


def _by_signatures(postings: Sequence[BitMap], known: Sequence[int]) -> Exposure:
    """The same from whom each person can be told from, which costs no combination."""
    best: dict[int, int] = {}
    largest: Combination = ()
    least = 0
    # Of those that fit fewest the largest, and among these one that no id decides about.
    for terms in sorted(signatures(postings, known), key=lambda terms: (-len(terms), terms[::-1])):
        if all(best.get(term) == 1 for term in terms):
            continue  # Nobody is fewer than one.
        fits = _fits(postings, terms)
        for term in terms:
            best[term] = min(best.get(term, fits), fits)
        if not least or fits < least:
            largest, least = terms, fits
    return _exposure(postings, best, minimal_breach(postings, Witness(largest, least), least + 1))


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
) -> Exposure:
    supports = tuple(best.get(term, 0) for term in range(len(postings)))
    if worst is None:
        return Exposure(supports, None, ())
    return Exposure(supports, worst.support, worst.terms)


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
