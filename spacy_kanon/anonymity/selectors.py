"""Selectors of replacements that need no training: first level, table, and k-anonymous.

The first two are baselines of Olstad ("Generation and Selection of Replacement Choices for Text
Sanitization", 2023, section 5) and look at one term at a time. Only `k_anonymous` counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyroaring import BitMap

from .joint.recoding import first_free
from .recoding import decide_levels
from .recoding_types import Choice, Counted, Refusal, Selector, Term
from .support import NODE_BUDGET

# Kind -> number of options (with `***`) -> chosen option, from 1 as in the thesis.
Table = Mapping[str, Mapping[str, int]]


def first_level(terms: Sequence[Term], *, k: int, node_budget: int = NODE_BUDGET) -> Choice:
    """The least general wording of each term that does not stay, whatever it gives away."""
    return Choice(tuple(None if term.stays else 0 for term in terms))


def level_table(
    terms: Sequence[Term], *, k: int, node_budget: int = NODE_BUDGET, table: Table
) -> Choice:
    """The level that the table has for the kind and the number of wordings, else the last one."""
    levels: list[int | None] = []
    for term in terms:
        count = len(term.wordings)
        level = table.get(term.kind, {}).get(str(count), count)
        levels.append(None if term.stays else level - 1)
    return Choice(tuple(levels))


def k_anonymous(terms: Sequence[Term], *, k: int, node_budget: int = NODE_BUDGET) -> Choice:
    """The least general wordings with which the document keeps k, term by term.

    The first wording that says nothing ("DATE", "***") is what a term gets at the latest. No
    single term can be more specific without a breach. See `anonymity.recoding`.
    """
    counted = [_countable(term) for term in terms]
    decision = decide_levels(
        [
            [term.people or BitMap(), *(term.wordings[level].says or () for level in levels)]
            for term, levels in zip(terms, counted, strict=True)
        ],
        k=k,
        node_budget=node_budget,
        not_as_written=[number for number, term in enumerate(terms) if not term.stays],
    )
    chosen: list[int | None] = []
    for number, term in enumerate(terms):
        level = decision.levels[number]
        if level == 0 or (term.stays and term.people is None):
            chosen.append(None)
        elif level is None:
            chosen.append(first_free(term))
        else:
            chosen.append(counted[number][level - 1])
    refused = {}
    for number, witnesses in decision.refused.items():
        tried: list[int | None] = [*([None] if terms[number].stays else []), *counted[number]]
        refused[number] = tuple(map(Refusal, tried, witnesses))
    uncounted = [n for n, term in enumerate(terms) if term.stays and term.people is None]
    # No breaches: `decide_levels` has counted the release a second time.
    return Choice(tuple(chosen), refused, Counted(decision.supports, (), tuple(uncounted)))


def _countable(term: Term) -> list[int]:
    """Levels that are counted: those before the first that says nothing; none of a term that
    stays without a count."""
    if term.stays and term.people is None:
        return []
    before = range(first_free(term))
    return [level for level in before if term.wordings[level].says is not None]


def keeps_k(selector: Selector) -> bool:
    """Whether what a selector chooses has to keep k: all do but the baselines of the thesis."""
    return getattr(selector, "func", selector) not in (first_level, level_table)


def make_first_level() -> Selector:
    """`spacy-kanon.FirstLevel.v1`: the thesis's baseline. It does not keep k."""
    return first_level


def make_k_anonymous() -> Selector:
    """`spacy-kanon.KAnonymous.v1`: the least general wordings with which a document keeps k."""
    return k_anonymous
