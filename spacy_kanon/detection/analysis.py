"""One reading of a text: what several searches need to know about it, made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ..lang.en.dates import DateMention, find_dates
from ..lang.en.word_use import WordUse
from ..text.token_text import TokenText


class Analysis:
    """A text, its tokens, how its words are used, and the dates in it. It does not change."""

    def __init__(self, text: str, token_starts: Sequence[int], token_ends: Sequence[int]) -> None:
        """text (str): The text as written.
        token_starts, token_ends (Sequence[int]): Character offsets of its tokens, in order.
        RAISES (KanonError): On bounds that do not fit the text.
        """
        self.tokens = TokenText.of(text, token_starts, token_ends)

    @property
    def text(self) -> str:
        """The text as written."""
        return self.tokens.original

    @property
    def bounds(self) -> tuple[Sequence[int], Sequence[int]]:
        """Character offsets of the starts and the ends of the tokens."""
        return self.tokens.original_starts, self.tokens.original_ends

    @cached_property
    def use(self) -> WordUse:
        """How the words are used."""
        return WordUse(self.tokens.words())

    @cached_property
    def dates(self) -> list[DateMention]:
        """Dates, with offsets into the folded text."""
        return find_dates(self.tokens.text)
