"""Rule-based candidates: what looks like an identifier whether or not a knowledge base has it."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from ..errors import Errors, KanonError
from ..lang.en.word_use import bare_word, has_capital
from ..lang.language_rules import LanguageRules
from ..names import AGE, CODE, DATETIME, MISC, QUANTITY, SUB_KINDS
from ..text.token_text import TokenText
from ..types import Mention
from .analysis import Analysis
from .merge import merge_mentions, whole_numbers

RULES = "rules"
_LONGEST_AGE = 20  # Characters.
_QUOTED = re.compile(r'(?<![\w"=])"(?=\S)([^"\n]{1,80})(?<=\S)"(?!\w)')
_MAX_TITLE_WORDS = 12


def find_candidates(analysis: Analysis, *, known: Sequence[Mention] = ()) -> list[Mention]:
    """Find everything that looks like an identifier in a text.

    These are dates and times, quantities, codes, addresses and rooms, capitalized sequences (also
    of one word), words in other scripts, quoted titles, and every token with a digit that is in
    none of these. All have unknown risk (no `keys`); `merge_mentions` lets known mentions win.

    analysis (Analysis): The text.
    known (Sequence[Mention]): Mentions that are sure; no sequence is cut or joined inside a date,
        quantity or code among them.
    RETURNS (list[Mention]): In text order, without overlaps, on token boundaries.
    RAISES (KanonError): E223 if there are no rules for the language of the text.
    """
    tokens, language, use = analysis.tokens, analysis.language, analysis.use
    if language is None or use is None:
        raise KanonError(Errors.E223)
    mention, in_doubt = partial(_mention, tokens), partial(_in_doubt, tokens, language)
    codes = [
        mention(*tokens.covering(*code[:2]), CODE, code.form)
        for code in language.find_identifiers(tokens.text)
    ]
    addresses = [
        mention(*tokens.covering(*address[:2]), SUB_KINDS[address.form], address.form)
        for address in language.find_addresses(tokens.text)
    ]
    dates = [
        mention(
            *tokens.covering(date.start, date.end),
            DATETIME,
            language.sub_kind_of_date(tokens.text, date.start, date.end),
        )
        for date in analysis.dates
    ]
    numbers = [
        in_doubt(mention(*bounds, QUANTITY if tokens.are_only(*quantity[:2], *bounds) else CODE))
        for quantity in language.find_quantities(tokens.text)
        for bounds in (tokens.covering(quantity.start, quantity.end),)
    ]
    codes, dates, numbers = (_without(use.structure, tokens, m) for m in (codes, dates, numbers))
    # An age is one in brackets and in a column of figures, too.
    dates += [
        mention(*tokens.covering(age.start, age.end), DATETIME, AGE)
        for age in language.find_ages(tokens.text)
    ]
    dates += [mention(*inside, DATETIME, AGE) for inside in _ages_of_fields(analysis, language)]
    measured = [*codes, *addresses, *dates, *numbers]
    measured += [m for m in known if m.kind in (CODE, DATETIME, QUANTITY)]
    blocked = _tokens_of(tokens, measured)
    names = [
        mention(first, last, kind, unsure=language.is_guess(use, first, last, kind))
        for first, last, kind in language.find_proper_nouns(tokens, use, blocked)
    ]
    personal = [mention(*stretch) for stretch in language.find_personal(tokens, use)]
    titles = [mention(*title) for title in _quoted_titles(tokens)]
    numerals = [
        in_doubt(mention(*numeral))
        for numeral in _with_digits(analysis.layout.plain, blocked | use.structure)
    ]
    taken = _tokens_of(tokens, known)
    terms = [
        mention(*term)
        for term in language.find_vocabulary(tokens, use)
        if taken.isdisjoint(range(term[0], term[1]))
    ]
    groups = (addresses, personal, codes, dates, titles, numbers, names, terms, numerals)
    return whole_numbers(analysis, merge_mentions(analysis, *groups))


def _ages_of_fields(analysis: Analysis, language: LanguageRules) -> Iterator[tuple[int, int]]:
    """Tokens of values of structured text that are ages behind the names of their fields."""
    for field, _, inside in analysis.layout.fields:
        value = analysis.text[field.start : field.end]
        if len(value) <= _LONGEST_AGE and any(map(str.isdigit, value)):
            label = f"{field.name}: "
            ages = language.find_ages(label + value)
            if inside and any(age.start >= len(label) for age in ages):
                yield inside.start, inside.stop


def _in_doubt(tokens: TokenText, language: LanguageRules, mention: Mention) -> Mention:
    """A number of which nothing says what it counts is unsure: it may be an age or a code."""
    if mention.kind != QUANTITY:
        return mention
    first = bisect_left(tokens.original_starts, mention.start)
    last = bisect_left(tokens.original_starts, mention.end)
    is_unsure = language.may_identify(tokens.text, tokens.starts[first], tokens.ends[last - 1])
    return replace(mention, unsure=True) if is_unsure else mention


def _without(
    structure: frozenset[int], tokens: TokenText, mentions: Sequence[Mention]
) -> list[Mention]:
    """Mentions of which a token is more than a label, a list number or a measurement."""
    return [m for m in mentions if not _tokens_of(tokens, [m]) <= structure]


def _mention(
    tokens: TokenText, first: int, last: int, kind: str, sub_kind: str = "", unsure: bool = False
) -> Mention:
    return Mention(
        start=tokens.original_starts[first],
        end=tokens.original_ends[last - 1],
        kind=kind,
        key=bare_word(tokens.folded(first, last)) or tokens.written(first, last),
        source=RULES,
        sub_kind=sub_kind,
        unsure=unsure,
    )


def _tokens_of(tokens: TokenText, mentions: Sequence[Mention]) -> frozenset[int]:
    """Numbers of the tokens that mentions cover."""
    starts = tokens.original_starts
    covered: set[int] = set()
    for mention in mentions:
        i = bisect_right(starts, mention.start) - 1
        if i >= 0 and starts[i] == mention.start:
            covered.update(range(i, bisect_left(starts, mention.end, i)))
    return frozenset(covered)


def _quoted_titles(tokens: TokenText) -> Iterator[tuple[int, int, str]]:
    """What stands in double quotes and is written like a title rather than like speech."""
    for match in _QUOTED.finditer(tokens.text):
        words = match[1].split()
        long_words = [word for word in words if len(word) > 3] or words
        capitals = sum(has_capital(word) for word in long_words)
        if len(words) <= _MAX_TITLE_WORDS and 2 * capitals >= len(long_words):
            first, last = tokens.covering(*match.span(1))
            if first < last:
                yield first, last, MISC


def _with_digits(words: Sequence[str], blocked: frozenset[int]) -> Iterator[tuple[int, int, str]]:
    """Tokens with a digit that no other rule has explained."""
    numerals = {w for w in set(words) if not w.isalpha() and any(map(str.isdigit, w))}
    for i in [i for i, word in enumerate(words) if word in numerals and i not in blocked]:
        yield i, i + 1, CODE if any(map(str.isalpha, words[i])) else QUANTITY
