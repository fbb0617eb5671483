"""One reading of a text: what several searches need to know about it, made once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property

from ..lang.en.rules import ENGLISH
from ..lang.en.word_use import WordUse, bare_word
from ..lang.language_rules import KeyedSpan, LanguageRules
from ..names import RULES, kind_of_label, sub_kind_of_label
from ..text.borders import cut_tokens, read_borders
from ..text.normalization import normalize_key
from ..text.token_text import Layout, TokenText
from ..types import Mention

_WORD_OR_SIGN = re.compile(r"\w+|[^\w\s]")


class Analysis:
    """A text, its tokens, how its words are used, and the dates in it. It does not change."""

    def __init__(
        self,
        text: str,
        token_starts: Sequence[int],
        token_ends: Sequence[int],
        language: LanguageRules | None = ENGLISH,
    ) -> None:
        self.borders = read_borders(text)
        reading = None
        if self.borders is not None:
            reading = self.borders.reading
            token_starts, token_ends = cut_tokens(token_starts, token_ends, self.borders.cuts)
        self.text = text  # As written.
        self.tokens = TokenText.of(text, token_starts, token_ends, reading)
        # Character offsets of the starts and the ends of the tokens.
        self.bounds = self.tokens.original_starts, self.tokens.original_ends
        self.language = language

    @classmethod
    def of_plain(cls, text: str, language: LanguageRules | None = ENGLISH) -> Analysis:
        """Of a text without a tokenizer: words, and signs one by one."""
        bounds = [token.span() for token in _WORD_OR_SIGN.finditer(text)]
        return cls(text, [start for start, _ in bounds], [end for _, end in bounds], language)

    def mention(
        self,
        first: int,
        last: int,
        kind: str,
        sub_kind: str = "",
        unsure: bool = False,
        *,
        key: str = "",
    ) -> Mention:
        """Tokens `first` to `last` (exclusive) as a mention that rules find."""
        tokens = self.tokens
        key = key or bare_word(tokens.folded(first, last)) or tokens.written(first, last)
        bounds = tokens.original_starts[first], tokens.original_ends[last - 1]
        return Mention(*bounds, kind, key, (), RULES, (), sub_kind, unsure)

    @cached_property
    def edges(self) -> tuple[frozenset[int], frozenset[int]]:
        """The same as sets: what begins and ends with a token is looked up."""
        starts, ends = self.bounds
        return frozenset(starts), frozenset(ends)

    @cached_property
    def use(self) -> WordUse | None:
        """How the words are used; None if there are no rules for the language."""
        if self.language is None:
            return None
        return self.language.word_use(self.layout)

    @cached_property
    def layout(self) -> Layout:
        """Lines and cells of the text, and the words that have several tokens."""
        return Layout(self.tokens, self.borders)

    @cached_property
    def dates(self) -> Sequence[KeyedSpan]:
        """Dates, with offsets into the folded text."""
        return () if self.language is None else self.language.find_dates(self.tokens.text)

    @cached_property
    def ages(self) -> list[KeyedSpan]:
        """Ages as people and forms write them, beside those among the dates."""
        return [] if self.language is None else list(self.language.find_ages(self.tokens.text))


def key_of(surface: str) -> str:
    """The key of what stands in a text; of what folding removes, as it stands."""
    return normalize_key(surface) or surface


def labelled(text: str, start: int, end: int, label: str, source: str) -> Mention:
    """A stretch of a text as a mention of the kind and sub-kind that a label stands for."""
    kind, sub_kind = kind_of_label(label), sub_kind_of_label(label)
    return Mention(start, end, kind, key_of(text[start:end]), (), source, sub_kind=sub_kind)
