"""What a released text shows to somebody who has the knowledge base: found and counted anew.

This is the independent count behind `--verify` and `audit`. It reads the released text and nothing
else, looks terms up without the walker and its memo, and counts people by their signatures or as
plain intersections; of the masker it shares the reading of dates, ordinary words, plurals and words
that a hyphen parts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pyroaring import BitMap

from ..detection.analysis import Analysis
from ..detection.gazetteer import (
    find_hyphenated,
    find_known_dates,
    find_known_names,
    find_other_forms,
    longest_first,
    named_only,
)
from ..detection.trie_search import Match, TermWalker
from ..kb.reader import KnowledgeBase
from ..text.placeholders import placeholder_bounds

_LETTERS = re.compile(r"[^\W_]+")
_LONGEST_IN_CAPITALS = 4  # Words of a term.
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
    """Find the terms of a knowledge base in a released text."""
    tokens = analysis.tokens
    terms: dict[tuple[str, ...], VisibleTerm] = {}
    for match in _matches(analysis, knowledge):
        if match.keys and match.keys not in terms:
            people = BitMap.union(BitMap(), *map(people_of, match.keys))
            if not people:  # A word that the knowledge base has, and nobody.
                continue
            start = tokens.original_starts[match.first]
            end = tokens.original_ends[match.last - 1]
            terms[match.keys] = VisibleTerm(start, end, match.keys, people)
    return list(terms.values())


def find_suspects(analysis: Analysis, knowledge: KnowledgeBase) -> list[tuple[int, int]]:
    """Capitalized words of a released text that are no ordinary ones, and no terms.

    Nothing counts them: they may be names of people whom no list has.
    """
    use = analysis.use
    if use is None:
        return []
    known = {i for match in _matches(analysis, knowledge) for i in range(match.first, match.last)}
    known |= _tokens_within(analysis, placeholder_bounds(analysis.text))
    starts, ends = analysis.bounds
    return [
        (starts[i], ends[i])
        for i in use.capitalized
        if i not in known and use.is_name_type(i) and not use.is_ordinary(i)
    ]


def _matches(analysis: Analysis, knowledge: KnowledgeBase) -> list[Match]:
    """Terms as they stand, and in the forms in which the masker finds them."""
    matches = [*find_known_dates(analysis, knowledge), *find_known_names(analysis, knowledge)]
    matches += named_only(list(_literal(analysis, knowledge)), analysis, knowledge)
    matches += find_other_forms(analysis, knowledge)
    matches += find_hyphenated(analysis, knowledge, TermWalker(knowledge))
    matches += _in_capitals(analysis, knowledge)
    return longest_first(matches)


def _in_capitals(analysis: Analysis, knowledge: KnowledgeBase) -> Iterator[Match]:
    """Terms that stand in capitals: "OSLO", "NEW YORK CITY"."""
    words = analysis.tokens.words()
    for first in range(len(words)):
        name = ""
        for last in range(first, min(first + _LONGEST_IN_CAPITALS, len(words))):
            if len(words[last]) < _SHORTEST_INSIDE or not words[last].isupper():
                break
            name = f"{name} {words[last].capitalize()}".strip()
            forms = tuple(form for form in (name, name.lower()) if form in knowledge)
            if forms:
                yield Match(first, last + 1, forms)


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
    """How much of a released text is text."""
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
