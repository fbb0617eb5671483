"""What the rest of the package asks of a language: to find, to compare names, to word.

A language is a value with these functions, found by its code (`rules_of`); whoever
reads or writes text in it is given the value and calls nothing of `lang.en` by name.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple, Protocol

from ..text.rewriting import Replacement
from ..text.token_text import Layout, TokenText

# Forms of a quantity.
MONEY, SHARE, MEASURE, SCORE, ORDINAL, NUMBER = (
    "money",
    "share",
    "measure",
    "score",
    "ordinal",
    "number",
)


class DateMention(NamedTuple):
    """A stretch of normalized text that tells a date, a time, an age or a duration.

    start, end (int): Its bounds.
    keys (tuple[str, ...]): Keys of the dates that it can mean (`date/1972-05-23`), two where the
        text is ambiguous ("5/6/1972"); empty for what has no place in the calendar.
    """

    start: int
    end: int
    keys: tuple[str, ...]


class NameMention(NamedTuple):
    """A stretch of normalized text that is a form of a person's name.

    start, end (int): Its bounds.
    keys (tuple[str, ...]): The keys that it may stand under.
    """

    start: int
    end: int
    keys: tuple[str, ...]


class QuantityMention(NamedTuple):
    """A stretch of normalized text that tells a quantity.

    start, end (int): Bounds of all of it, unit included.
    number_start, number_end (int): Bounds of the number in it.
    unit (str): What is counted, as written ("kg", "$", "percent"); empty for a plain number.
    form (str): MONEY, SHARE, MEASURE, SCORE, ORDINAL or NUMBER.
    """

    start: int
    end: int
    number_start: int
    number_end: int
    unit: str
    form: str


class CodeMention(NamedTuple):
    """A stretch of normalized text that is a code.

    start, end (int): Its bounds.
    form (str): What it is a code of: one of `names.SUB_KINDS`, or "" for any other code.
    """

    start: int
    end: int
    form: str


class AddressMention(NamedTuple):
    """A stretch of normalized text that is an address, a room, or the code of an area.

    start, end (int): Its bounds.
    form (str): `names.ADDRESS`, `names.ROOM` or `names.ZIP`.
    """

    start: int
    end: int
    form: str


class Chances(Protocol):
    """How likely the mentions of one text tell something about a person."""

    def chance(
        self, first: int, last: int, kind: str, *, source: str, times: int, tag: str = ""
    ) -> float:
        """How likely a mention that no knowledge base knows does.

        first, last (int): First and last (exclusive) token.
        kind (str): One of `names.KINDS`.
        source (str): Who found it.
        times (int): How often the text has it.
        tag (str): Part of speech of its last token; "" if unknown.
        RETURNS (float): From 0 to 1.
        """
        ...


# Forms of a wording: a noun that takes an article; a name or an adjective, which takes none; a
# stretch of time as a date in it ("date in the 1970s"); a year, which is a name of its own; and a
# word for a number ("dozens of"), which becomes "X" where the number counts nothing.
NOUN = "noun"
NAME = "name"
PERIOD = "period"
YEAR = "year"
COUNT = "count"


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
    adjective (str): What may stand before a noun instead: "Norwegian". Empty: the phrase's noun.
    """

    start: int
    end: int
    text: str
    form: str
    adjective: str = ""


class WordUse(Protocol):
    """How the words of one text are used."""

    @property
    def words(self) -> Sequence[str]:
        """The folded tokens, capitalized ones without signs around them; blanks are empty."""
        ...

    @property
    def low(self) -> Sequence[str]:
        """The words in lower case, without a full stop at the end."""
        ...

    @property
    def flags(self) -> Sequence[int]:
        """What the tables say of the words, as bits; 0 for a word in lower case on no list."""
        ...

    @property
    def rare_lower(self) -> Sequence[int]:
        """Numbers of the tokens in lower case whose words are not ordinary by counts."""
        ...

    @property
    def capitalized(self) -> Sequence[int]:
        """Numbers of the tokens with an upper-case letter, in order."""
        ...

    @property
    def language(self) -> str:
        """The language of a text that is not in this one; else empty."""
        ...

    def is_called(self, i: int) -> bool:
        """Whether a title, greeting, possessive or given name shows token `i` to be a name."""
        ...

    def is_rather_name(self, i: int) -> bool:
        """Whether token `i` opens a sentence, is an ordinary word and is rather a name by what
        follows.
        """
        ...

    def may_be_person(self, i: int) -> bool:
        """Whether token `i` has a capital, and is a name, unknown, or a surname as well, and calls
        no role.
        """
        ...

    def is_role(self, i: int) -> bool:
        """Whether token `i` calls a role in the text and nobody in particular: "the Court"."""
        ...

    def may_be_name(self, i: int) -> bool:
        """Whether token `i` has a capital and its word is a name, unknown, or a name as well."""
        ...

    def says_who(self, i: int) -> bool:
        """Whether token `i` of a person's name says who it is: no "of", and no "Court" of one."""
        ...

    def is_given(self, i: int) -> bool:
        """Whether token `i` has a capital, and is a given name and no ordinary word."""
        ...

    def is_name_type(self, i: int) -> bool:
        """Whether token `i` has a capital and is on a list of names, or on no list at all."""
        ...

    def is_ordinary(self, i: int) -> bool:
        """Whether the capitalized token `i` is an ordinary word here and no name.

        i (int): Number of the token.
        RETURNS (bool): In doubt False.
        """
        ...

    def exemption(self, i: int) -> str:
        """The evidence that the capitalized token `i` is no name; empty if it may be one."""
        ...

    @property
    def lower(self) -> frozenset[str]:
        """Words that the text writes in lower case."""
        ...

    def opens_sentence(self, i: int) -> bool:
        """Whether token `i` is the first word of a sentence, heading, quotation or list item."""
        ...

    def begins_anew(self, i: int) -> bool:
        """Whether token `i` has the end of a sentence before its word: `."Kelly`."""
        ...

    @property
    def structure(self) -> frozenset[int]:
        """Tokens that are labels, list numbers, measurements or markup, and no mention."""
        ...

    @property
    def labels(self) -> frozenset[int]:
        """Tokens of the labels of fields, their colons included."""
        ...

    @property
    def values(self) -> Sequence[tuple[int, int, str]]:
        """First and last (exclusive) token and kind of the values that a label tells."""
        ...

    @property
    def openings(self) -> frozenset[int]:
        """First tokens of the cells of the text."""
        ...

    @property
    def foreign(self) -> frozenset[str]:
        """Ordinary words of the language of a text that is not in this one; else empty."""
        ...

    def in_title(self, i: int) -> bool:
        """Whether token `i` stands in a heading of ordinary words: "General Manager"."""
        ...

    def same_cell(self, i: int, j: int) -> bool:
        """Whether no gap of a line, as between columns, lies between tokens `i` and `j`."""
        ...


class LanguageRules(Protocol):
    """The rules of one language. Texts are normalized ones (`text.normalization.normalize`)."""

    @property
    def lang(self) -> str:
        """Code of the language as spaCy has it in `nlp.lang`: "en"."""
        ...

    def find_dates(self, text: str) -> list[DateMention]:
        """Dates, times, ages and durations of a text, in its order, without overlaps.

        text (str): A normalized text.
        RETURNS (list[DateMention]): Those without a place in the calendar have no keys.
        """
        ...

    def find_ages(self, text: str) -> Iterator[DateMention]:
        """Ages of a text; they may overlap.

        text (str): A normalized text.
        YIELDS (DateMention): With the key of the age, if it can be read.
        """
        ...

    def find_told_ages(self, text: str) -> Iterator[DateMention]:
        """Ages and decades of ages with their keys (`age/43`, `age/4X`); they may overlap.

        text (str): A normalized text.
        YIELDS (DateMention): For knowledge bases that have ages.
        """
        ...

    def may_identify(self, text: str, start: int, end: int) -> bool:
        """Whether a number without a unit may be an age over 89, a part of a date or a code.

        text (str): A normalized text.
        start, end (int): Bounds of the number.
        RETURNS (bool): False where the noun behind it says what it counts.
        """
        ...

    def find_quantities(self, text: str) -> list[QuantityMention]:
        """Quantities of a text, in its order, without overlaps.

        text (str): A normalized text.
        RETURNS (list[QuantityMention]): Units included.
        """
        ...

    def find_identifiers(self, text: str) -> list[CodeMention]:
        """Codes of a text (addresses, numbers of accounts, cases ...), in its order.

        text (str): A normalized text.
        RETURNS (list[CodeMention]): Without overlaps.
        """
        ...

    def find_addresses(self, text: str) -> list[AddressMention]:
        """Addresses of streets, rooms and codes of areas, in their order, without overlaps.

        text (str): A normalized text.
        RETURNS (list[AddressMention]): Each as a whole, with the words that say what it is.
        """
        ...

    def sub_kind_of_date(self, text: str, start: int, end: int) -> str:
        """What a date, time or age is more exactly.

        text (str): A normalized text.
        start, end (int): Bounds of a `DateMention` in it.
        RETURNS (str): `names.AGE`, `names.DATE_OF_BIRTH` or "".
        """
        ...

    def shift_date(
        self, written: str, days: int, *, day_first: bool = False
    ) -> tuple[str, str] | None:
        """A date moved by some days, as it would be written.

        written (str): A date as written in a text.
        days (int): More than a year in either direction: parts of dates ("May 1972", "1972") move
            by as many months or years as are closest.
        day_first (bool): Whether "5/6/1972" is in June.
        RETURNS (tuple[str, str] | None): The moved date, and a form with which
            it is read back; None if it is none, or could not be moved back exactly.
        """
        ...

    def unshift_date(self, moved: str, form: str, days: int) -> str | None:
        """The date that `shift_date` moved.

        moved, form (str): What it gave.
        days (int): By how many days it was moved.
        RETURNS (str | None): The date as it was written; None if this is no date of the form.
        """
        ...

    def find_names(self, text: str) -> list[NameMention]:
        """Forms of people's names that are no literal term: with initials, titles, capitals.

        text (str): A normalized text.
        RETURNS (list[NameMention]): Readings of one place may overlap.
        """
        ...

    def word_use(self, words: Sequence[str], layout: Layout | None = None) -> WordUse:
        """How the words of a text are used.

        words (Sequence[str]): The folded tokens without markup (`Layout.words`).
        layout (Layout | None): Of the text; None takes it for one line of prose.
        RETURNS (WordUse): To ask for single tokens.
        """
        ...

    def may_tell_nothing(self, written: str, kind: str) -> bool:
        """Whether it is no mention that always identifies: a date, a given name, a sum."""
        ...

    def clues(self, tokens: TokenText, use: WordUse) -> Chances:
        """What can be seen of the mentions of a text whose words are used so."""
        ...

    def is_plain_word(self, use: WordUse, i: int, terms: Container[str]) -> bool:
        """Whether token `i` is an ordinary word of the language here, although it is a term.

        use (WordUse): How the words of the text are used.
        i (int): Number of the token.
        terms (Container[str]): Terms of the knowledge base, to ask for the exact spelling.
        RETURNS (bool): True if it is no mention of the term.
        """
        ...

    def is_ordinary_word(self, low: str) -> bool:
        """Whether a word in lower case is an ordinary one that may begin a sentence."""
        ...

    def singular_of_people(self, word: str) -> str:
        """The singular of a plural that people are called by ("volcanologists"), else empty."""
        ...

    def is_guess(self, use: WordUse, first: int, last: int, kind: str) -> bool:
        """Whether the kind of a proper noun is a guess from capitals: it may be a person."""
        ...

    def may_be_part_of_name(self, low: str) -> bool:
        """Whether a word of a name, in lower case, says who is meant: no title, no particle."""
        ...

    def is_kind_word(self, low: str) -> bool:
        """Whether a word says that what it ends is an organization, a place or a work."""
        ...

    def can_be_name(self, low: str, *, alone: bool) -> bool:
        """Whether a word in lower case can be a part of a name whose capitals are missing.

        alone (bool): Whether no other part of the name is beside it: no "will" is one then.
        """
        ...

    def with_capitals(self, words: Sequence[str]) -> str:
        """A name with the capitals it lacks: "ludwig van beethoven" is "Ludwig van Beethoven"."""
        ...

    def find_proper_nouns(
        self, tokens: TokenText, use: WordUse, blocked: frozenset[int]
    ) -> Iterator[tuple[int, int, str]]:
        """First and last (exclusive) token and the likely kind of each proper noun, in order.

        tokens (TokenText): The text.
        use (WordUse): How its words are used.
        blocked (frozenset[int]): Tokens that no proper noun crosses: dates, quantities, codes.
        RETURNS (Iterator[tuple[int, int, str]]): Without overlaps.
        """
        ...

    def find_personal(
        self, tokens: TokenText, use: WordUse
    ) -> Iterator[tuple[int, int, str, str, bool]]:
        """Addresses, jobs, values of fields and names in lower case: bounds and likely kind.

        tokens (TokenText): The text.
        use (WordUse): How its words are used.
        RETURNS (Iterator[tuple[int, int, str, str, bool]]): First and last (exclusive) token, kind,
            sub-kind, and whether it may be a person; in any order, and they may overlap.
        """
        ...

    def find_vocabulary(self, tokens: TokenText, use: WordUse) -> Iterator[tuple[int, int, str]]:
        """Terms that describe a person whatever a knowledge base knows: jobs, diseases, beliefs.

        tokens (TokenText): The text.
        use (WordUse): How its words are used.
        YIELDS (tuple[int, int, str]): First and last (exclusive) token and kind.
        """
        ...

    def is_foreign(self, text: str) -> bool:
        """Whether a text has letters that no word of the language has: it is a name then."""
        ...

    @property
    def empty_words(self) -> frozenset[str]:
        """Lower-case words that say nothing by themselves: no wording is the worse for them."""
        ...

    @property
    def empty_before(self) -> frozenset[str]:
        """Lower-case words that say nothing before a name: articles and titles."""
        ...

    @property
    def empty_behind(self) -> frozenset[str]:
        """Words that say nothing behind a name or between two: "s" of a possessive, "and"."""
        ...

    @property
    def forms_of_address(self) -> frozenset[str]:
        """Lower-case words that only address the person whose name follows: "dr", "mrs"."""
        ...

    @property
    def titles_of_names(self) -> frozenset[str]:
        """Lower-case words that say who is meant no more than the name behind: "dr", "sir"."""
        ...

    def surname(self, name: str) -> str:
        """The surname of a person, with its particles; of a name of one word, this word."""
        ...

    def is_plain_name(self, name: str) -> bool:
        """Whether every word of a name is a name or a particle: no "House of Lords"."""
        ...

    def tells_person(
        self, name: str, *, known: bool = False, before: str = "", after: str = ""
    ) -> bool:
        """Whether a name, or the sentence around it, says that it is a person's.

        name (str): As written in the text.
        known (bool): A knowledge base has these words as a name of people.
        before, after (str): The text around it.
        RETURNS (bool): False for a guess.
        """
        ...

    def cluster_persons(self, surfaces: Sequence[str]) -> list[int]:
        """For each name of a text, in its order, the number of its person, from 0.

        surfaces (Sequence[str]): Names as the text has them.
        RETURNS (list[int]): Numbers in order of first mention.
        """
        ...

    def rule_wordings(
        self,
        text: str,
        kind: str,
        *,
        person: int = 1,
        keys: Sequence[str] = (),
        before: str = "",
        after: str = "",
    ) -> list[RuleWording]:
        """Wordings of a mention that no ontology lists, from specific to general, without `***`.

        text (str): The mention as written.
        kind (str): Its kind.
        person (int): For PERSON, the number of the person in the document.
        keys (Sequence[str]): For DATETIME, the keys under which the mention was found to be one
            date; none if it was not.
        before, after (str): The text around it.
        RETURNS (list[RuleWording]): Empty for a kind that rules have no wording for.
        """
        ...

    def kind_word(self, text: str, kind: str, *, before: str = "", after: str = "") -> str:
        """The ordinary noun for what a name names: "high school".

        text (str): The mention as written.
        kind (str): Its kind.
        before, after (str): The text around it.
        RETURNS (str): Without article; empty where name and sentence do not tell for sure.
        """
        ...

    def place_name(self, name: str) -> str:
        """The name of a place in a sentence: "the Netherlands".

        name (str): The name without article.
        RETURNS (str): With the article if it takes one.
        """
        ...

    def class_in_place(self, noun: str, place: str) -> str:
        """A class of things in a place: "city in the Netherlands".

        noun (str): The class, as the ontology calls it.
        place (str): The name of the place, without article.
        RETURNS (str): The bare phrase, without article.
        """
        ...

    def part_of(self, whole: str) -> str:
        """A part of a whole that has a name: "part of the United Nations".

        whole (str): Its name, without article.
        RETURNS (str): The bare phrase, without article.
        """
        ...

    def member_of(self, group: str) -> str:
        """A person who belongs to a group of a kind: "member of a political party".

        group (str): A noun.
        RETURNS (str): The bare phrase, without article.
        """
        ...

    def realize(
        self, text: str, chosen: Iterable[Chosen], *, brackets: bool = False
    ) -> list[Replacement]:
        """Replacements whose articles, number, possessives and capitals fit the text.

        text (str): The text as written.
        chosen (Iterable[Chosen]): In text order, not overlapping.
        brackets (bool): Write "[city in Norway]" and leave the sentence alone.
        RETURNS (list[Replacement]): In text order, not overlapping.
        """
        ...

    def polish(
        self,
        text: str,
        replacements: Sequence[Replacement],
        *,
        locked: Collection[tuple[int, int]] = (),
        tags: Mapping[int, str] | None = None,
    ) -> list[Replacement]:
        """Replacements mended over the whole text: equal neighbours joined, empty ones dropped.

        text (str): The text as written.
        replacements (Sequence[Replacement]): In text order, not overlapping.
        locked (Collection[tuple[int, int]]): Bounds of those that stay as they are.
        tags (Mapping[int, str] | None): Coarse parts of speech by the offset of a word; None: not
            known.
        RETURNS (list[Replacement]): In text order, not overlapping.
        """
        ...


GROUP = "spacy_kanon_languages"  # Entry points: code of a language = module:value.
_ENGLISH = EntryPoint("en", "spacy_kanon.lang.en.rules:ENGLISH", GROUP)


@cache
def languages() -> dict[str, LanguageRules]:
    """The rules of each language by its code; an installed package may add or replace some."""
    return {entry.name: entry.load() for entry in (_ENGLISH, *entry_points(group=GROUP))}


def rules_of(lang: str) -> LanguageRules | None:
    """The rules of a language.

    lang (str): Code of the language as spaCy has it in `nlp.lang`.
    RETURNS (LanguageRules | None): None if there are no rules for it.

    >>> rules_of("en").lang
    'en'
    >>> rules_of("de") is None
    True
    """
    return languages().get(lang)
