"""Mentions of the terms of a knowledge base: the longest ones that stand on token boundaries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Protocol

from ..lang.language_rules import LanguageRules, WordUse
from ..names import DATE_PREFIX, FOLDED_PREFIX
from ..text.token_text import TokenText
from ..types import Knowledge, Mention, TermDictionary
from .analysis import Analysis
from .hyphenation import without_hyphenation
from .other_forms import OtherForms
from .shown_keys import shown_keys
from .trie_search import Match, TermWalker

_ANY_YEAR = f"{DATE_PREFIX}XXXX-"


class _Span(Protocol):
    """A stretch of the folded text that has keys."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...

    @property
    def keys(self) -> tuple[str, ...]: ...


def find_mentions(
    analysis: Analysis, knowledge: Knowledge, *, walker: TermWalker | None = None
) -> list[Mention]:
    """Find the terms of a knowledge base in a text.

    These are literal terms, dates in any form, and names with initials. Of overlapping matches
    the one with most tokens wins, then the earlier one (the rule of `spacy.util.filter_spans`).
    Where a token says more than the term in it ("2011.Jasper"), the mention has no keys: its risk
    is unknown. A date the knowledge base does not have is no mention, nor are the terms inside of
    it ("May" in "12 May 1972"). A capitalized ordinary word is a mention only where it is used as
    a name, see `lang.en.word_use`.

    analysis (Analysis): The text.
    knowledge (Knowledge): Where the terms come from.
    walker (TermWalker | None): Of this knowledge base, exact or ignoring case, with what it
        remembers of other texts; None makes an exact one.
    RETURNS (list[Mention]): In text order, without overlaps, on token boundaries.
    """
    walker = walker or TermWalker(knowledge)
    tokens = analysis.tokens
    matches = find_known_dates(analysis, knowledge)
    matches += find_known_names(analysis, knowledge)
    matches += find_other_forms(analysis, knowledge)
    matches += find_hyphenated(analysis, knowledge, walker)
    matches += named_only(walker.find(tokens), analysis, knowledge)
    return [_mention(tokens, match, knowledge) for match in longest_first(matches) if match.keys]


def find_other_forms(analysis: Analysis, knowledge: TermDictionary) -> list[Match]:
    """Terms in the plural, at the start of a sentence, and full names in lower case."""
    language, use = analysis.language, analysis.use
    if language is None or use is None:
        return []
    return list(OtherForms(knowledge, language).find(analysis.tokens, use))


def find_hyphenated(
    analysis: Analysis, knowledge: TermDictionary, walker: TermWalker
) -> list[Match]:
    """Terms and dates with a word that is hyphenated at the end of a line: "Nor-\\nwegian".

    analysis (Analysis): The text.
    knowledge (TermDictionary): Where the terms come from.
    walker (TermWalker): Of this knowledge base.
    RETURNS (list[Match]): Only those with such a word, in text order.
    """
    joined = without_hyphenation(analysis.tokens)
    if joined is None:
        return []
    whole_words = Analysis(joined.text, joined.starts, joined.ends, analysis.language)
    matches = [
        *walker.find(whole_words.tokens),
        *find_other_forms(whole_words, knowledge),
        *find_known_dates(whole_words, knowledge),
        *find_known_names(whole_words, knowledge),
    ]
    return [
        match._replace(first=joined.firsts[match.first], last=joined.lasts[match.last - 1])
        for match in matches
        if match.keys and joined.has_joint(match.first, match.last)
    ]


def _mention(tokens: TokenText, match: Match, knowledge: Knowledge) -> Mention:
    first, last, keys, whole = match
    return Mention(
        start=tokens.original_starts[first],
        end=tokens.original_ends[last - 1],
        kind=knowledge.kind(keys[0]),
        key=keys[0] if whole else tokens.folded(first, last),
        keys=keys if whole else (),
        shows=shown_keys(keys, knowledge) if whole else (),
    )


def find_known_dates(analysis: Analysis, knowledge: TermDictionary) -> list[Match]:
    """Dates, each with those of its keys that the knowledge base has: none, if nobody has it.

    A day without a year is none: whoever reads the text, or knows when it was written, knows the
    year as well, so that fewer people fit than have that day in any year.
    """
    dates = (date for date in analysis.dates if date.keys)
    return [
        match._replace(keys=() if all(map(_is_without_year, match.keys)) else match.keys)
        for match in (_on_tokens(analysis.tokens, date, knowledge) for date in dates)
    ]


def _is_without_year(key: str) -> bool:
    return key.startswith(_ANY_YEAR)


def find_known_names(analysis: Analysis, knowledge: TermDictionary) -> list[Match]:
    """Names with initials that the knowledge base has."""
    if analysis.language is None:
        return []
    tokens = analysis.tokens
    names = analysis.language.find_names(tokens.text)
    matches = [_on_tokens(tokens, name, knowledge) for name in names]
    return [match for match in matches if match.keys]


def _on_tokens(tokens: TokenText, span: _Span, knowledge: TermDictionary) -> Match:
    """A stretch of the folded text as tokens, with those of its keys that are known."""
    first, last = tokens.covering(span.start, span.end)
    keys = tuple(key for key in span.keys if key in knowledge)
    return Match(first, last, keys, tokens.are_only(span.start, span.end, first, last))


def longest_first(matches: Iterable[Match]) -> list[Match]:
    """Drop overlaps: most tokens first, then the earlier match, then one that says all that its
    tokens say, then the one listed first.
    """
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
    ranked = sorted(
        cluster, key=lambda match: (match.first - match.last, match.first, not match.whole)
    )
    if ranked[0].last == end and ranked[0].first == cluster[0].first:
        return ranked[:1]  # It covers all the others.
    taken: set[int] = set()
    kept = []
    for match in ranked:
        # A longer match was taken before: if they overlap, one of these two tokens is in it.
        if match.first not in taken and match.last - 1 not in taken:
            taken.update(range(match.first, match.last))
            kept.append(match)
    return sorted(kept)


def named_only(matches: Sequence[Match], analysis: Analysis, terms: TermDictionary) -> list[Match]:
    """Without single words that are used as ordinary words here ("Will they ...", "in")."""
    language, use = analysis.language, analysis.use
    if language is None or use is None:
        return list(matches)
    return [
        match
        for match in matches
        if match.last - match.first > 1 or not _is_plain_word(match, language, use, terms)
    ]


def _is_plain_word(
    match: Match, language: LanguageRules, use: WordUse, terms: TermDictionary
) -> bool:
    if match.whole:
        return language.is_plain_word(use, match.first, terms)
    key = match.keys[0].removeprefix(FOLDED_PREFIX)  # Inside of a token: "golfer_and_cook".
    if key == key.lower() and key in terms:  # "singer" may be a term, "rose" is no Rose.
        return key in language.empty_words
    return language.is_ordinary_word(key.lower())
