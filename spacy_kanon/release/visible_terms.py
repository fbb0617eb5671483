"""What a released text shows to somebody who has the knowledge base: found and counted anew.

This is the independent count behind `--verify` and `audit`. It reads the released text and nothing
else, looks terms up without the walker and its memo, and counts people by their signatures or as
plain intersections; of the masker it shares the reading of dates and of ordinary words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pyroaring import BitMap

from ..detection.analysis import Analysis
from ..detection.gazetteer import find_known_dates, find_known_names, longest_first, named_only
from ..detection.trie_search import Match
from ..kb.reader import KnowledgeBase
from ..text.placeholders import placeholder_bounds


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


def find_visible(
    analysis: Analysis, knowledge: KnowledgeBase, people_of: Callable[[str], BitMap]
) -> list[VisibleTerm]:
    """Find the terms of a knowledge base in a released text.

    analysis (Analysis): The released text.
    knowledge (KnowledgeBase): Where the terms come from.
    people_of (Callable[[str], BitMap]): Who has a term, by its key.
    RETURNS (list[VisibleTerm]): Each term once, in order of first mention.
    """
    tokens = analysis.tokens
    matches = [*find_known_dates(analysis, knowledge), *find_known_names(analysis, knowledge)]
    matches += named_only(list(_literal(analysis, knowledge)), analysis, knowledge)
    terms: dict[tuple[str, ...], VisibleTerm] = {}
    for match in longest_first(matches):
        if match.keys and match.keys not in terms:
            people = BitMap.union(BitMap(), *map(people_of, match.keys))
            start = tokens.original_starts[match.first]
            end = tokens.original_ends[match.last - 1]
            terms[match.keys] = VisibleTerm(start, end, match.keys, people)
    return list(terms.values())


def _literal(analysis: Analysis, knowledge: KnowledgeBase) -> Iterator[Match]:
    """Every literal term from the start of a token to the end of one, labels like ORG aside."""
    tokens = analysis.tokens
    text = tokens.text
    last_of = {end: i + 1 for i, end in reversed(list(enumerate(tokens.ends)))}
    labels = _tokens_within(analysis, placeholder_bounds(analysis.text))
    for first, (start, end) in enumerate(zip(tokens.starts, tokens.ends, strict=True)):
        if start == end:
            continue
        for key in knowledge.prefixes(text[start : start + knowledge.longest]):
            last = last_of.get(start + len(key))
            # Whom a word fits that nobody is known to have cannot be counted.
            if (
                last is not None
                and not labels.issuperset(range(first, last))
                and knowledge.count(key)
            ):
                yield Match(first, last, (key,))


def visible_tokens(analysis: Analysis) -> tuple[int, int]:
    """How much of a released text is text.

    analysis (Analysis): The released text.
    RETURNS (tuple[int, int]): Tokens that are neither blank nor in a placeholder; placeholders.
    """
    bounds = placeholder_bounds(analysis.text)
    labels = _tokens_within(analysis, bounds)
    starts, ends = analysis.bounds
    shown = sum(
        number not in labels and not analysis.text[start:end].isspace()
        for number, (start, end) in enumerate(zip(starts, ends, strict=True))
    )
    return shown, len(bounds)


def _tokens_within(analysis: Analysis, bounds: list[tuple[int, int]]) -> set[int]:
    """Numbers of the tokens that touch one of the stretches, which are sorted and apart."""
    starts, ends = analysis.bounds
    touched: set[int] = set()
    number = 0
    for start, end in bounds:
        while number < len(ends) and ends[number] <= start:
            number += 1
        at = number
        while at < len(starts) and starts[at] < end:
            touched.add(at)
            at += 1
    return touched
