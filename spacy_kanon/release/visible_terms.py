"""What a released text shows to somebody who has the knowledge base: found and counted anew.

This is the independent count behind `--verify` and `audit`. It reads the released text and nothing
else, looks terms up without the walker and its memo, and counts people by their signatures or as
plain intersections; of the masker it shares the reading of dates and of ordinary words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pyroaring import BitMap

from ..detection.analysis import Analysis
from ..detection.gazetteer import find_known_dates, find_known_names, longest_first, named_only
from ..detection.trie_search import Match
from ..kb.reader import KnowledgeBase
from ..text.placeholders import placeholder_bounds

_LETTERS = re.compile(r"[^\W_]+")
_SHORTEST_INSIDE = 3  # Letters of a term in lower case inside of a token: no "re" in "they're".


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
    """Every literal term from the start of a token, or of letters in one, to the end of one, labels
    like ORG aside."""
    tokens = analysis.tokens
    text = tokens.text
    bounds = list(zip(tokens.starts, tokens.ends, strict=True))
    inside = [
        # The second token of "Do", "n't" goes on with a word.
        [] if start and text[start - 1].isalnum() else list(_LETTERS.finditer(text, start, end))
        for start, end in bounds
    ]
    last_of = {run.end(): i + 1 for i, runs in enumerate(inside) for run in runs}
    last_of |= {end: i + 1 for i, end in reversed(list(enumerate(tokens.ends)))}
    labels = _tokens_within(analysis, placeholder_bounds(analysis.text))
    for first, (start, end) in enumerate(bounds):
        if start == end:
            continue
        for at in dict.fromkeys((start, *(run.start() for run in inside[first]))):
            for key in knowledge.prefixes(text[at : at + knowledge.longest]):
                last = last_of.get(at + len(key))
                if last is None or labels.issuperset(range(first, last)):
                    continue
                is_whole = at == start and at + len(key) == tokens.ends[last - 1]
                is_scrap = len(key) < _SHORTEST_INSIDE and key.islower()
                # Whom a word fits that nobody is known to have cannot be counted.
                if knowledge.count(key) and (is_whole or not is_scrap):
                    yield Match(first, last, (key,), is_whole)


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
