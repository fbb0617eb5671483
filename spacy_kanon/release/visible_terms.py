"""What a released text shows to somebody who has the knowledge base: found and counted anew.

This is the independent count behind `--verify` and `audit`. It reads the released text and nothing
else, looks terms up without the walker and its memo, and counts people by their signatures or as
plain intersections; of the masker it shares the reading of dates and of ordinary words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from ..anonymity.equivalence_classes import Witness, verify
from ..detection.analysis import Analysis
from ..detection.gazetteer import find_known_dates, find_known_names, longest_first, named_only
from ..detection.trie_search import Match
from ..kb.reader import KnowledgeBase


@dataclass(frozen=True, slots=True)
class VisibleTerm:
    """A term that stands in a released text.

    start, end (int): Character offsets of its first mention.
    keys (tuple[str, ...]): Keys of the knowledge base that it may mean.
    people (BitMap): Everybody who has one of these.
    """

    start: int
    end: int
    keys: tuple[str, ...]
    people: BitMap


def find_visible(analysis: Analysis, knowledge: KnowledgeBase) -> list[VisibleTerm]:
    """Find the terms of a knowledge base in a released text.

    analysis (Analysis): The released text.
    knowledge (KnowledgeBase): What the attacker knows.
    RETURNS (list[VisibleTerm]): Each term once, in order of first mention.
    """
    tokens = analysis.tokens
    matches = [*find_known_dates(analysis, knowledge), *find_known_names(analysis, knowledge)]
    matches += named_only(list(_literal(analysis, knowledge)), analysis, knowledge)
    terms: dict[tuple[str, ...], VisibleTerm] = {}
    for match in longest_first(matches):
        if match.keys and match.keys not in terms:
            people = BitMap()
            for key in match.keys:
                people |= knowledge.people(key)
            start = tokens.original_starts[match.first]
            end = tokens.original_ends[match.last - 1]
            terms[match.keys] = VisibleTerm(start, end, match.keys, people)
    return list(terms.values())


def _literal(analysis: Analysis, knowledge: KnowledgeBase) -> Iterator[Match]:
    """Every literal term from the start of a token to the end of one."""
    tokens = analysis.tokens
    text = tokens.text
    last_of = {end: i + 1 for i, end in reversed(list(enumerate(tokens.ends)))}
    for first, (start, end) in enumerate(zip(tokens.starts, tokens.ends, strict=True)):
        if start == end:
            continue
        for key in knowledge.prefixes(text[start : start + knowledge.longest]):
            last = last_of.get(start + len(key))
            if last is not None:
                yield Match(first, last, (key,))


def smallest_breach(people: Sequence[BitMap], k: int) -> Witness | None:
    """The combination of terms that fits the fewest people, if that are 1 to k - 1.

    people (Sequence[BitMap]): Per term. k (int): At least 1.
    RETURNS (Witness | None): Terms by number, and how many people they fit.
    """
    return min(verify(people, range(len(people)), k), key=lambda w: w.support, default=None)


def joint_breach(people: Sequence[BitMap], k: int) -> Witness | None:
    """All terms together, if they fit fewer than k people.

    people (Sequence[BitMap]): Per term. k (int): At least 1.
    RETURNS (Witness | None): All terms, and how many people they fit; None also for no terms.
    """
    if not people:
        return None
    support = len(BitMap.intersection(*people))
    return Witness(tuple(range(len(people))), support) if support < k else None
