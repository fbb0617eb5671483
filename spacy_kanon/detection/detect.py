"""The one door of this room: a reading of a text -> the mentions that have to be decided on.

Plan. The terms of a knowledge base are looked up, what looks like an identifier is recognized by
rule, other components give their spans; where these overlap, one list is made of them without
uncovering anything (see `merge`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..types import Knowledge, Mention
from .analysis import Analysis
from .gazetteer import find_mentions
from .law import obey
from .merge import cut_at_borders, merge_mentions, overlapping
from .model_entities import weigh_entities, with_kinds_of
from .rules import find_candidates
from .trie_search import TermWalker


class Search(NamedTuple):
    """What was looked for in a text, not merged yet.

    terms (list[Mention]): Terms of the knowledge base.
    candidates (list[Mention]): What looks like an identifier; its risk is unknown.
    """

    terms: list[Mention]
    candidates: list[Mention]


def find_terms(
    analysis: Analysis, knowledge: Knowledge, *, walker: TermWalker | None = None
) -> list[Mention]:
    """Look for the terms of a knowledge base only.

    analysis (Analysis): The text.
    knowledge (Knowledge): Where the terms come from.
    walker (TermWalker | None): As in `search`.
    RETURNS (list[Mention]): What `detect` takes as `terms`.
    RAISES (KanonError): See `find_mentions`.
    """
    return find_mentions(analysis, knowledge, walker=walker)


def search(
    analysis: Analysis,
    knowledge: Knowledge | None = None,
    *,
    rules: bool = True,
    walker: TermWalker | None = None,
    terms: Sequence[Mention] | None = None,
) -> Search:
    """Look for terms and candidates.

    analysis (Analysis): The text.
    knowledge (Knowledge | None): Where the terms come from; None looks for none.
    rules (bool): Whether to look for candidates by rule.
    walker (TermWalker | None): Of this knowledge base, with what it remembers; None makes one.
    terms (Sequence[Mention] | None): Terms of this knowledge base that were found in this text
        before; None looks for them.
    RETURNS (Search): Each list in text order, without overlaps, on token boundaries.
    RAISES (KanonError): See `find_mentions`.
    """
    if terms is None:
        terms = [] if knowledge is None else find_mentions(analysis, knowledge, walker=walker)
    return Search(list(terms), find_candidates(analysis, known=terms) if rules else [])


def detect(
    analysis: Analysis,
    knowledge: Knowledge | None = None,
    supplied: Sequence[Mention] = (),
    *,
    rules: bool = True,
    walker: TermWalker | None = None,
    terms: Sequence[Mention] | None = None,
    exact: Sequence[tuple[int, int]] = (),
    supplied_first: bool = False,
    named: Sequence[Mention] = (),
    guessed: Sequence[Mention] = (),
) -> list[Mention]:
    """Find everything in a text that may identify somebody.

    analysis, knowledge, rules, walker, terms: As in `search`.
    supplied (Sequence[Mention]): Mentions of other components.
    exact (Sequence[tuple[int, int]]): Character bounds that no term or candidate may change: those
        that overlap one of them without being equal to it are left out.
    supplied_first (bool): Of mentions with equal bounds and no known key, whether the supplied one
        says the kind; otherwise the terms and candidates do.
    named (Sequence[Mention]): Mentions whose kind somebody says: of mentions with equal bounds and
        no known key these say it.
    guessed (Sequence[Mention]): Entities of a statistical recognizer, which are weighed against the
        form of the text and counts of words, see `weigh_entities`; they say the kind of candidates
        with the same bounds.
    RETURNS (list[Mention]): In text order, without overlaps, on token boundaries.
    RAISES (KanonError): See `find_mentions`.
    """
    results = search(analysis, knowledge, rules=rules, walker=walker, terms=terms)
    if guessed:
        weighed = weigh_entities(analysis, guessed, [*results.terms, *results.candidates])
        supplied = [*supplied, *weighed]
        results = results._replace(candidates=with_kinds_of(results.candidates, weighed))
    groups: list[Sequence[Mention]] = [agreeing(group, exact) for group in results]
    groups.insert(0 if supplied_first else len(groups), supplied)
    merged = cut_at_borders(analysis, merge_mentions(analysis, named, *groups))
    return obey(analysis, merged) if rules else merged


def agreeing(mentions: Sequence[Mention], bounds: Sequence[tuple[int, int]]) -> Sequence[Mention]:
    """Mentions that have one of the bounds or are apart from all of them.

    mentions (Sequence[Mention]): In text order.
    bounds (Sequence[tuple[int, int]]): Sorted and apart.
    RETURNS (Sequence[Mention]): In text order.
    """
    if not bounds:
        return mentions
    allowed, touching = set(bounds), set(overlapping(mentions, bounds))
    return [
        mention
        for position, mention in enumerate(mentions)
        if position not in touching or (mention.start, mention.end) in allowed
    ]
