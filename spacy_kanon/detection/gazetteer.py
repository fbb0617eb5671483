"""Mentions of the terms of a knowledge base: the longest ones that stand on token boundaries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Protocol

from ..errors import Errors, KanonError
from ..lang.en.lexicon import FUNCTION_WORDS, ORDINARY_WORDS
from ..lang.en.person_names import find_names
from ..lang.en.word_use import WordUse, has_capital
from ..text.token_text import TokenText
from ..types import Knowledge, Mention, TermDictionary
from .analysis import Reading
from .trie_search import EXACT, FOLDED, FoldedTerms, Match, walker_of

CASES = (EXACT, FOLDED)


class _Span(Protocol):
    """A stretch of the folded text that has keys."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...

    @property
    def keys(self) -> tuple[str, ...]: ...


def find_mentions(
    text: str,
    token_starts: Sequence[int],
    token_ends: Sequence[int],
    knowledge: Knowledge,
    *,
    case: str = EXACT,
    reading: Reading | None = None,
) -> list[Mention]:
    """Find the terms of a knowledge base in a text.

    These are literal terms, dates in any form, and names with initials. Of overlapping matches
    the one with most tokens wins, then the earlier one (the rule of `spacy.util.filter_spans`).
    Where a token says more than the term in it ("2011.Jasper"), the mention has no keys: its risk
    is unknown. A date the knowledge base does not have is no mention, nor are the terms inside of
    it ("May" in "12 May 1972"). A capitalized ordinary word is a mention only where it is used as
    a name, see `lang.en.word_use`.

    text (str): The text as written.
    token_starts, token_ends (Sequence[int]): Character offsets of its tokens, in order.
    knowledge (Knowledge): Where the terms come from.
    case (str): "exact", or "folded" to ignore case.
    reading (Reading | None): The same text and bounds, to share what is found out about them.
    RETURNS (list[Mention]): In text order, without overlaps, on token boundaries.
    RAISES (KanonError): On an unknown `case`, one that the knowledge base was not built for, or
        bounds that do not fit the text.
    """
    check_case(case, knowledge)
    reading = reading or Reading(text, token_starts, token_ends)
    tokens = reading.tokens
    matches = [_on_tokens(tokens, date, knowledge) for date in reading.dates if date.keys]
    matches += find_known_names(tokens, knowledge)
    matches += _named_only(find_terms(tokens, knowledge, case=case), reading, knowledge)
    return [_mention(tokens, match, knowledge) for match in longest_first(matches) if match.keys]


def _mention(tokens: TokenText, match: Match, knowledge: Knowledge) -> Mention:
    first, last, keys, whole = match
    return Mention(
        start=tokens.original_starts[first],
        end=tokens.original_ends[last - 1],
        kind=knowledge.kind(keys[0]),
        key=keys[0] if whole else tokens.folded(first, last),
        keys=keys if whole else (),
    )


def check_case(case: str, terms: TermDictionary | None = None) -> None:
    """RAISES (KanonError): `case` is unknown, or the dictionary (if given) has no folded terms."""
    if case not in CASES:
        raise KanonError(Errors.E221.format(value=case, choices=", ".join(CASES)))
    if terms is None or case != FOLDED:
        return
    if not (isinstance(terms, FoldedTerms) and terms.folded):
        raise KanonError(Errors.E222)


def find_terms(tokens: TokenText, terms: TermDictionary, *, case: str = EXACT) -> list[Match]:
    """All literal terms that begin and end with a token, overlapping ones too, in text order.

    A walk down the dictionary from every token start; time is linear in the number of tokens.
    """
    return walker_of(terms, case).find(tokens)


def find_known_names(tokens: TokenText, knowledge: TermDictionary) -> list[Match]:
    """Names with initials that the knowledge base has."""
    found = [_on_tokens(tokens, name, knowledge) for name in find_names(tokens.text)]
    return [match for match in found if match.keys]


def _on_tokens(tokens: TokenText, span: _Span, knowledge: TermDictionary) -> Match:
    """A stretch of the folded text as tokens, with those of its keys that are known."""
    first, last = tokens.covering(span.start, span.end)
    keys = tuple(key for key in span.keys if key in knowledge)
    return Match(first, last, keys, tokens.are_only(span.start, span.end, first, last))


def longest_first(matches: Iterable[Match]) -> list[Match]:
    """Drop overlaps: most tokens first, then the earlier match, then the one listed first."""
    kept: list[Match] = []
    cluster: list[Match] = []
    end = 0
    for match in sorted(matches, key=itemgetter(0)):
        if match.first >= end:
            kept += _longest_of(cluster, end)
            cluster = []
        cluster.append(match)
        end = max(end, match.last)
    return kept + _longest_of(cluster, end)


def _longest_of(cluster: Sequence[Match], end: int) -> list[Match]:
    """The rule of `longest_first` within a chain of overlapping matches that ends at `end`."""
    if len(cluster) < 2:
        return list(cluster)
    for match in cluster:
        if match.last == end and match.first == cluster[0].first:
            return [match]  # It covers all the others.
    taken: set[int] = set()
    kept = []
    for match in sorted(cluster, key=lambda match: (match.first - match.last, match.first)):
        # A longer match was taken before: if they overlap, one of these two tokens is in it.
        if match.first not in taken and match.last - 1 not in taken:
            taken.update(range(match.first, match.last))
            kept.append(match)
    return sorted(kept)


def _named_only(matches: Sequence[Match], reading: Reading, terms: TermDictionary) -> list[Match]:
    """Without single words that are used as ordinary words here ("Will they ...", "in")."""
    return [
        match
        for match in matches
        if match.last - match.first > 1 or not _is_plain_word(match, reading.use, terms)
    ]


def _is_plain_word(match: Match, use: WordUse, terms: TermDictionary) -> bool:
    word = use.words[match.first]
    low = word.lower()
    if low not in ORDINARY_WORDS:
        return False
    if has_capital(word):
        return use.is_ordinary(match.first)
    # In lower case only the exact spelling counts: "director" may be a term, "rose" is no Rose.
    return low in FUNCTION_WORDS or word not in terms
