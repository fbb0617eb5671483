"""What the rest of the package asks of a language: to find, to compare names, to word.

A language is a value with these functions (`spacy_kanon.lang.en.rules.ENGLISH`); whoever reads or
writes text in it is given the value and calls nothing of `lang.en` by name.
`spacy_kanon.lang.registry.rules_of` finds the value for a language code.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from ..text.rewriting import Replacement
from ..text.token_text import TokenText
from .mentions import CodeMention, DateMention, NameMention, QuantityMention


class Chosen(NamedTuple):
    """A mention, and the wording that replaces it.

    start, end (int): Character offsets of the mention in its text.
    text (str): The bare phrase that replaces it: "city in Norway", without article.
    is_name (bool): It is a name or an adjective and takes no article of its own.
    """

    start: int
    end: int
    text: str
    is_name: bool


class WordUse(Protocol):
    """How the words of one text are used."""

    @property
    def words(self) -> Sequence[str]:
        """The folded tokens of the text; whitespace tokens are empty strings."""
        ...

    def is_ordinary(self, i: int) -> bool:
        """Whether the capitalized token `i` is an ordinary word here and no name."""
        ...


class LanguageRules(Protocol):
    """The rules of one language. Texts are normalized ones (`text.normalization.normalize`)."""

    @property
    def lang(self) -> str:
        """Code of the language as spaCy has it in `nlp.lang`: "en"."""
        ...

    def find_dates(self, text: str) -> list[DateMention]:
        """Dates, times, ages and durations of a text, in its order, without overlaps."""
        ...

    def find_quantities(self, text: str) -> list[QuantityMention]:
        """Quantities of a text, in its order, without overlaps."""
        ...

    def find_identifiers(self, text: str) -> list[CodeMention]:
        """Codes of a text (addresses, numbers of accounts, cases ...), in its order."""
        ...

    def find_names(self, text: str) -> list[NameMention]:
        """Forms of people's names that are no literal term: with initials, titles, capitals."""
        ...

    def word_use(self, words: Sequence[str]) -> WordUse:
        """How the words of a text are used. words (Sequence[str]): `TokenText.words()`."""
        ...

    def is_plain_word(self, use: WordUse, i: int, terms: Container[str]) -> bool:
        """Whether token `i` is an ordinary word of the language here, although it is a term.

        terms (Container[str]): Terms of the knowledge base, to ask for the exact spelling.
        """
        ...

    def find_proper_nouns(
        self, tokens: TokenText, use: WordUse, blocked: frozenset[int]
    ) -> Iterator[tuple[int, int, str]]:
        """First and last (exclusive) token and the likely kind of each proper noun, in order.

        blocked (frozenset[int]): Tokens that no proper noun crosses: dates, quantities, codes.
        """
        ...

    def is_foreign(self, text: str) -> bool:
        """Whether a text holds letters that no word of the language has."""
        ...

    @property
    def empty_before(self) -> frozenset[str]:
        """Lower-case words that say nothing before a name: articles and titles."""
        ...

    @property
    def empty_behind(self) -> frozenset[str]:
        """Words that say nothing behind a name or between two: "s" of a possessive, "and"."""
        ...

    def surname(self, name: str) -> str:
        """The surname of a person, with its particles; of a name of one word, this word."""
        ...

    def is_plain_name(self, name: str) -> bool:
        """Whether every word of a name is a name or a particle of one."""
        ...

    def cluster_persons(self, surfaces: Sequence[str]) -> list[int]:
        """For each name of a text, in its order, the number of its person, from 0."""
        ...

    def realize(
        self, text: str, chosen: Iterable[Chosen], *, brackets: bool = False
    ) -> list[Replacement]:
        """Replacements whose articles, number, possessives and capitals fit the text.

        chosen (Iterable[Chosen]): In text order, not overlapping.
        brackets (bool): Write "[city in Norway]" and leave the sentence alone.
        """
        ...
