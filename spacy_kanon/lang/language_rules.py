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

# Forms of a wording: a noun that takes an article; a name or an adjective, which takes none; a
# stretch of time as a date in it ("date in the 1970s"); and a year, which is a name of its own.
NOUN = "noun"
NAME = "name"
PERIOD = "period"
YEAR = "year"


class RuleWording(NamedTuple):
    """A wording that a language makes by rule.

    text (str): The bare phrase: "date in the 1970s", "X-acre", "PERSON 1".
    form (str): NOUN, NAME, PERIOD or YEAR.
    key (str): The one key of a knowledge base that it stands for ("date/197X"), or "".
    keys (tuple[tuple[str, ...], ...] | None): For each thing that it names the keys that it may
        have. Empty: it says nothing about anybody. None: it says what no key tells.
    """

    text: str
    form: str
    key: str = ""
    keys: tuple[tuple[str, ...], ...] | None = None


class Chosen(NamedTuple):
    """A mention, and the wording that replaces it.

    start, end (int): Character offsets of the mention in its text.
    text (str): The bare phrase that replaces it: "city in Norway", without article.
    form (str): NOUN, NAME, PERIOD or YEAR.
    """

    start: int
    end: int
    text: str
    form: str


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

    def rule_wordings(self, text: str, kind: str, *, person: int = 1) -> list[RuleWording]:
        """Wordings of a mention that no ontology lists, from specific to general, without `***`.

        text (str): The mention as it stands in the text.
        person (int): For PERSON, the number of the person in the document.
        """
        ...

    def place_name(self, name: str) -> str:
        """The name of a place as it stands in a sentence: "the Netherlands"."""
        ...

    def class_in_place(self, noun: str, place: str) -> str:
        """A class of things in a place: "city in the Netherlands"."""
        ...

    def part_of(self, whole: str) -> str:
        """A part of a whole that has a name: "part of the United Nations"."""
        ...

    def realize(
        self, text: str, chosen: Iterable[Chosen], *, brackets: bool = False
    ) -> list[Replacement]:
        """Replacements whose articles, number, possessives and capitals fit the text.

        chosen (Iterable[Chosen]): In text order, not overlapping.
        brackets (bool): Write "[city in Norway]" and leave the sentence alone.
        """
        ...
