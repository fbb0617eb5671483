"""Mentions of the terms of a knowledge base: the longest ones that stand on token boundaries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from ..errors import Errors, KanonError
from ..names import FOLDED_PREFIX
from ..types import Knowledge, Mention, TermDictionary
from .dates import find_dates
from .names import find_names
from .ordinary import WordUse, has_capital
from .tokens import TokenText
from .words import FUNCTION_WORDS, ORDINARY_WORDS

EXACT = "exact"
FOLDED = "folded"
CASES = (EXACT, FOLDED)

# Longest literal term that is looked for. Labels and aliases of Wikidata have at most 250
# characters; a bound keeps the search linear in the length of the text.
MAX_TERM_LENGTH = 500


class _Span(Protocol):
    """A stretch of the folded text that has keys."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...

    @property
    def keys(self) -> tuple[str, ...]: ...


@runtime_checkable
class FoldedTerms(Protocol):
    """A dictionary that can be searched without regard to case."""

    @property
    def folded(self) -> bool: ...

    def folded_prefixes(self, text: str) -> list[str]: ...


class Match(NamedTuple):
    """Tokens `first` to `last` (exclusive) express one of `keys`; no keys: a date nobody has."""

    first: int
    last: int
    keys: tuple[str, ...]


def find_mentions(
    text: str,
    token_starts: Sequence[int],
    token_ends: Sequence[int],
    knowledge: Knowledge,
    *,
    case: str = EXACT,
) -> list[Mention]:
    """Find the terms of a knowledge base in a text.

    These are literal terms, dates in any form, and names with initials. Of overlapping matches
    the one with most tokens wins, then the earlier one (the rule of `spacy.util.filter_spans`).
    A date the knowledge base does not have is no mention, nor are the terms inside of it
    ("May" in "12 May 1972"). A capitalized ordinary word is a mention only where it is used as
    a name, see `core.ordinary`.

    text (str): The text as written.
    token_starts, token_ends (Sequence[int]): Character offsets of its tokens, in order.
    knowledge (Knowledge): Where the terms come from.
    case (str): "exact", or "folded" to ignore case.
    RETURNS (list[Mention]): In text order, without overlaps, on token boundaries.
    RAISES (KanonError): On an unknown `case`, one that the knowledge base was not built for, or
        bounds that do not fit the text.
    """
    check_case(case, knowledge)
    tokens = TokenText.of(text, token_starts, token_ends)
    use = WordUse(tokens.words())
    literals = _named_only(find_terms(tokens, knowledge, case=case), use, knowledge)
    matches = [*find_known_dates(tokens, knowledge), *find_known_names(tokens, knowledge)]
    matches += literals
    return [
        Mention(
            start=token_starts[match.first],
            end=token_ends[match.last - 1],
            kind=knowledge.kind(match.keys[0]),
            key=match.keys[0],
            keys=match.keys,
        )
        for match in longest_first(matches)
        if match.keys
    ]


def check_case(case: str, terms: TermDictionary) -> None:
    """RAISES (KanonError): `case` is unknown, or the dictionary has no folded terms."""
    if case not in CASES:
        raise KanonError(Errors.E221.format(value=case, choices=", ".join(CASES)))
    if case == FOLDED and not (isinstance(terms, FoldedTerms) and terms.folded):
        raise KanonError(Errors.E222)


def find_terms(tokens: TokenText, terms: TermDictionary, *, case: str = EXACT) -> list[Match]:
    """All literal terms that begin and end with a token, overlapping ones too, in text order.

    A walk down the dictionary from every token start; time is linear in the number of tokens.
    """
    text, prefixes, shift = tokens.text, terms.prefixes, 0
    if case == FOLDED and isinstance(terms, FoldedTerms):
        # Folding case keeps all offsets, because `core.text` has decomposed what it would expand.
        text, prefixes, shift = text.casefold(), terms.folded_prefixes, len(FOLDED_PREFIX)
    starts, next_at = _boundaries(tokens)
    found: list[Match] = []
    for start, first in starts:
        for key in prefixes(text[start : start + MAX_TERM_LENGTH]):
            last = next_at.get(start + len(key) - shift)
            if last is not None:
                found.append(Match(first, last, (key,)))
    return found


def _boundaries(tokens: TokenText) -> tuple[list[tuple[int, int]], dict[int, int]]:
    """Where a term may start, with the token's number; where it may end, with the next number.

    Inside a token that folding has changed, a term may also end or start beside punctuation:
    tokenizers do not see through invisible characters, so "Oslo<zero width space>." is one token.
    """
    starts: list[tuple[int, int]] = []
    ends: dict[int, int] = {}
    text, changed = tokens.text, tokens.text != tokens.original
    for i, (start, end) in enumerate(zip(tokens.starts, tokens.ends, strict=True)):
        if start == end:
            continue
        starts.append((start, i))
        ends[end] = i + 1
        if changed and text[start:end] != tokens.written(i, i + 1):
            for at in range(start + 1, end):
                before, after = text[at - 1].isalnum(), text[at].isalnum()
                if after and not before:
                    starts.append((at, i))
                elif before and not after:
                    ends[at] = i + 1
    return starts, ends


def find_known_dates(tokens: TokenText, knowledge: TermDictionary) -> list[Match]:
    """Dates with those of their readings that the knowledge base has (maybe none)."""
    return [
        Match(first, last, tuple(key for key in date.keys if key in knowledge))
        for date, first, last in _on_tokens(tokens, find_dates(tokens.text))
        if date.keys
    ]


def find_known_names(tokens: TokenText, knowledge: TermDictionary) -> list[Match]:
    """Names with initials that the knowledge base has."""
    found = []
    for name, first, last in _on_tokens(tokens, find_names(tokens.text)):
        keys = tuple(key for key in name.keys if key in knowledge)
        if keys:
            found.append(Match(first, last, keys))
    return found


def longest_first(matches: Iterable[Match]) -> list[Match]:
    """Drop overlaps: most tokens first, then the earlier match, then the one listed first."""
    taken: set[int] = set()
    kept = []
    for match in sorted(matches, key=lambda match: (match.first - match.last, match.first)):
        # A longer match was taken before: if they overlap, one of these two tokens is in it.
        if match.first not in taken and match.last - 1 not in taken:
            taken.update(range(match.first, match.last))
            kept.append(match)
    return sorted(kept)


def _named_only(matches: Sequence[Match], use: WordUse, terms: TermDictionary) -> list[Match]:
    """Without single words that are used as ordinary words here ("Will they ...", "in")."""
    return [
        match
        for match in matches
        if match.last - match.first > 1 or not _is_plain_word(match, use, terms)
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


def _on_tokens(tokens: TokenText, spans: Iterable[_Span]) -> Iterator[tuple[_Span, int, int]]:
    """Each stretch of the folded text with the tokens that it touches."""
    for span in spans:
        first, last = tokens.covering(span.start, span.end)
        if first < last:
            yield span, first, last
