"""What the rest of the package asks of a language: to find, to compare names, to word.

A language is a value: tables and functions, found by its code (`rules_of`). An installed package
may register one by an entry point, a program by `spacy_kanon.register_language`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

from ..text.rewriting import Replacement
from ..text.token_text import Layout

# Forms of a quantity.
MONEY, SHARE, MEASURE = "money", "share", "measure"
SCORE, ORDINAL, NUMBER = "score", "ordinal", "number"


class KeyedSpan(NamedTuple):
    """A stretch of normalized text that tells a date, a time, an age, a duration or a name.

    start, end (int): Its bounds.
    keys (tuple[str, ...]): Keys that it may stand under, several where the text is ambiguous
        ("5/6/1972"); empty for a date without a place in the calendar.
    """

    start: int
    end: int
    keys: tuple[str, ...]


class LabelledSpan(NamedTuple):
    """A stretch of normalized text that is a code, an address or a room.

    start, end (int): Its bounds.
    form (str): One of `names.SUB_KINDS`, or "" for any other code.
    """

    start: int
    end: int
    form: str


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


# Forms of a wording: a noun that takes an article; a name or an adjective, which takes none; a
# stretch of time as a date in it ("date in the 1970s"); a year, which is a name of its own; a word
# for a number ("dozens of"), which becomes "X" where the number counts nothing; and a label in
# brackets ("[phone number]"), which leaves its sentence alone.
NOUN = "noun"
NAME = "name"
PERIOD = "period"
YEAR = "year"
COUNT = "count"
LABEL = "label"


class RuleWording(NamedTuple):
    """A wording that a language makes by rule.

    text (str): The bare phrase: "date in the 1970s", "X-acre", "PERSON 1".
    form (str): NOUN, NAME, PERIOD, YEAR, COUNT or LABEL.
    key (str): The one key of a knowledge base that it stands for ("date/197X"), or "".
    keys (tuple[tuple[str, ...], ...] | None): For each thing that it names the keys that it may
        have. Empty: it identifies no one. None: it says what no key tells.
    """

    text: str
    form: str
    key: str = ""
    keys: tuple[tuple[str, ...], ...] | None = None


class Chosen(NamedTuple):
    """A mention, and the wording that replaces it.

    start, end (int): Character offsets of the mention in its text.
    text (str): The bare phrase that replaces it: "city in Norway", without article.
    form (str): NOUN, NAME, PERIOD, YEAR, COUNT or LABEL.
    adjective (str): What may stand before a noun instead: "Norwegian". Empty: the phrase's noun.
    """

    start: int
    end: int
    text: str
    form: str
    adjective: str = ""


@dataclass(frozen=True, kw_only=True, eq=False)
class LanguageRules:
    """The rules of one language: `lang.en.rules.ENGLISH` is the example, with documented functions.

    Texts are normalized ones (`text.normalization.normalize`); `use` is what `word_use` gives, how
    the words of one text are used; tokens are numbers of tokens, the last one exclusive.
    """

    lang: str  # As spaCy has it in `nlp.lang`.

    # Tables of words in lower case.
    empty_words: frozenset[str]  # They say nothing by themselves,
    empty_before: frozenset[str]  # before a name: articles and titles,
    empty_behind: frozenset[str]  # or behind one: "s" of a possessive, "and".
    titles_of_names: frozenset[str]  # They say no more who is meant than the name: "dr", "sir".

    # What a text has, in order and without overlaps; ages, names and personal details may overlap.
    find_dates: Callable[[str], Sequence[KeyedSpan]]
    find_ages: Callable[[str], Iterator[KeyedSpan]]
    find_told_ages: Callable[[str], Iterator[KeyedSpan]]
    find_quantities: Callable[[str], list[QuantityMention]]
    find_identifiers: Callable[[str], list[LabelledSpan]]
    find_addresses: Callable[[str], list[LabelledSpan]]
    find_names: Callable[[str], list[KeyedSpan]]
    # (use, blocked tokens) -> first and last token, kind
    find_proper_nouns: Callable[[Any, frozenset[int]], Iterator[tuple[int, int, str]]]
    # use -> first and last token, kind, sub-kind, whether it may be a person
    find_personal: Callable[[Any], Iterator[tuple[int, int, str, str, bool]]]
    # (use, tokens of known terms) -> first and last token, kind
    find_vocabulary: Callable[[Any, frozenset[int]], Iterator[tuple[int, int, str]]]

    # What a stretch is.
    may_identify: Callable[[str, int, int], bool]  # A number without a unit: an age, a code.
    sub_kind_of_date: Callable[[str, int, int], str]  # `names.AGE`, `names.DATE_OF_BIRTH` or "".
    may_tell_nothing: Callable[[str, str], bool]  # (written, kind): it is no direct identifier.
    shift_date: Callable[..., str | None]

    # What words are.
    word_use: Callable[[Layout], Any]
    clues: Callable[[Any], Any]  # Its `chance` says how likely a mention tells something.
    is_plain_word: Callable[[Any, int, Container[str]], bool]
    is_guess: Callable[[Any, int, int, str], bool]
    is_ordinary_word: Callable[[str], bool]
    singular_of_people: Callable[[str], str]

    # Names of people.
    surname: Callable[[str], str]
    cluster_persons: Callable[[Sequence[str]], list[int]]
    tells_person: Callable[..., bool]
    is_plain_name: Callable[[str], bool]
    may_be_part_of_name: Callable[[str], bool]
    can_be_name: Callable[..., bool]
    with_capitals: Callable[[Sequence[str]], str]

    # Wordings, without article, and the sentences that take them.
    rule_wordings: Callable[..., list[RuleWording]]
    kind_word: Callable[..., str]
    place_name: Callable[[str], str]
    class_in_place: Callable[[str, str], str]
    part_of: Callable[[str], str]
    realize: Callable[..., list[Replacement]]
    polish: Callable[..., list[Replacement]]


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
