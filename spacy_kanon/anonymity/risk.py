"""From counts of people to risk: of a phrase, and of the text as it was written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from .combinations import (
    MOST_TERMS,
    Combination,
    Witness,
    first_breach,
    minimal_breach,
    smallest_supports,
    sparse_supports,
)

# A text as written has far more combinations that fit anyone than what is left of it.
RISK_BUDGET = 10_000


@dataclass(frozen=True, slots=True)
class Exposure:
    """What a set of terms gives away if nothing is masked.

    supports (tuple[int, ...]): Per term, the smallest non-empty support of any combination of
        the terms that holds it, which is the least support of the signature of a person who has
        it. 0 if no one is known to have it: its risk is unknown.
    support (int | None): The smallest of these above 0; None if no one has any of the terms.
    terms (tuple[int, ...]): A combination with that support, none of whose parts has it too.
    """

    supports: tuple[int, ...]
    support: int | None
    terms: Combination


def view_before(postings: Sequence[BitMap]) -> Exposure:
    """What the text as written gives away.

    postings (Sequence[BitMap]): People per term; empty if no one is known to have it.
    RETURNS (Exposure): The risk per term and of the whole, both exact. Of the combinations that
        fewest people fit the shortest is named, and of these the first, if it is found soon.
    """
    known = [term for term, people in enumerate(postings) if people]
    worst: Witness | None
    if len(known) > MOST_TERMS:
        best, rarest = sparse_supports(postings, known)
        worst = minimal_breach(postings, rarest, rarest.support + 1)
    else:
        best = smallest_supports(postings, known)
        least = min(best.values(), default=0)
        worst = first_breach(postings, known, least + 1, node_budget=RISK_BUDGET)
    supports = tuple(best.get(term, 0) for term in range(len(postings)))
    return Exposure(supports, worst and worst.support, worst.terms if worst else ())


def risk_score(support: int | None) -> float:
    """Probability, 0 to 1, that someone who knows that the text is about one of the people who
    fit, and nothing else, names the right one.

    This is the prosecutor risk 1/f of an equivalence class of f people (El Emam and Dankar 2008,
    "Protecting privacy using k-anonymity", JAMIA 15:627, section "Two re-identification
    scenarios"). Text that keeps k never scores above 1/k.

    support (int | None): Number of people who fit. None or 0 (no one is known to fit) means that
        the risk is unknown.
    RETURNS (float): 1/support; 1.0 if the risk is unknown, which is never read as safe.
    """
    return 1.0 / support if support else 1.0
