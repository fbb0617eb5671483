"""English as a value: what the package asks of a language, answered by the modules here."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from ...names import ADDRESS, CODE, DEM, LOC, MISC, PERSON
from ..language_rules import LanguageRules
from . import bits
from .date_shifting import shift_date
from .dates import find_ages, find_dates, find_told_ages, sub_kind_of_date
from .identifiers import find_addresses, find_codes, find_whole_addresses
from .lexicon import (
    ABBREVIATIONS,
    FORMS_OF_ADDRESS,
    FUNCTION_WORDS,
    HONORIFICS,
    LOC_WORDS,
    ORDINARY_WORDS,
    ORG_WORDS,
    PRENOMINALS,
    TITLES_OF_NAMES,
    WORK_WORDS,
    class_in_place,
    flags_of,
    is_agent,
    may_be_name,
    part_of,
    singular,
    with_the,
)
from .person_names import (
    NAME_PARTICLES,
    SURELY_TITLES,
    cluster_persons,
    find_names,
    surname,
    tells_person,
)
from .proper_nouns import find_proper_nouns, is_foreign
from .prose import polish
from .quantities import find_quantities, may_identify
from .rule_wordings import rule_wordings
from .salience import Clues, may_tell_nothing
from .vocabulary import find_jobs, find_lower_case_names, find_vocabulary
from .word_use import SHOWS_NAME, WordUse, has_capital
from .wording_rules import kind_word, phrase

_SHORTENED = ABBREVIATIONS | HONORIFICS
_NO_NAME = HONORIFICS | NAME_PARTICLES
_NEVER_PART = NAME_PARTICLES | SURELY_TITLES | FORMS_OF_ADDRESS | {"jr", "sr", "ii", "iii"}
_NO_PERSON = ORG_WORDS | WORK_WORDS | LOC_WORDS
_SHORTEST_NAME = 3
_INITIALS = re.compile(r"(?:[^\W\d_]\.-?)+")
_SHORTEST_PLURAL = 5
_DEMONYMS = ("an", "i", "ch")  # "Norwegians", "Iraqis", "Czechs"


def is_plain_word(use: WordUse, i: int, terms: Container[str]) -> bool:
    """Whether token `i` is an ordinary English word here ("Will they ...", "in", "Gen.").

    In lower case only the exact spelling counts: "director" may be a term, "rose" is no Rose.
    """
    word, low = use.words[i], use.words[i].lower()
    if low.endswith(".") and low[:-1] in _SHORTENED:
        return word not in terms
    if low not in ORDINARY_WORDS:
        return False
    if has_capital(word):
        return bool(use.exemption(i))
    return low in FUNCTION_WORDS or word not in terms


def singular_of_people(word: str) -> str:
    """The singular of a plural that people are called by, "Norwegians"; "" of any other word."""
    if len(word) < _SHORTEST_PLURAL or not word.endswith(("s", "men")) or not word.isalpha():
        return ""
    base = singular(word)
    is_people = base.endswith(_DEMONYMS) if has_capital(word) else is_agent(base)
    return base if is_people and base != word else ""


def is_guess(use: WordUse, first: int, last: int, kind: str) -> bool:
    """Whether the kind of a proper noun is a guess from capitals: it may be a person."""
    if kind in (PERSON, CODE):
        return False
    inside = range(first, last)
    # "Xyzzy Academy of Oslo", but "Padraig Battle".
    says_what = (use.low[i] in _NO_PERSON and not use.flags[i] & bits.NAMES_TOO for i in inside)
    if last - first > 2 and kind != MISC and any(says_what):
        return False
    is_titled = use.flags[first] & SHOWS_NAME and use.flags[last - 1] & bits.RANKED
    if last - first > 1 and (is_titled or _INITIALS.fullmatch(use.tokens[first])):
        return True  # "Father Were", "B. Fresco", whatever word that is.
    # A lone word without an exemption: what it is called by is all that is known of it.
    if (kind == MISC and last - first == 1) or any(map(use.may_be_name, inside)):
        return True
    return is_foreign("".join(use.words[first:last]))  # Of another script nothing is known.


def may_be_part_of_name(low: str) -> bool:
    """Whether a word of a name says who is meant: no title and no particle."""
    return low not in _NEVER_PART


def can_be_name(low: str, *, alone: bool) -> bool:
    """Whether a word in lower case can be a part of a name whose capitals are missing."""
    if alone:
        return len(low) >= _SHORTEST_NAME and low not in _NO_NAME and may_be_name(low)
    return low.isalpha() and (low not in ORDINARY_WORDS or bool(flags_of(low) & bits.NAMES_TOO))


def with_capitals(words: Sequence[str]) -> str:
    """A name with the capitals it lacks."""
    return " ".join(word if word in NAME_PARTICLES else word.capitalize() for word in words)


def find_personal(use: WordUse) -> Iterator[tuple[int, int, str, str, bool]]:
    """Addresses, jobs behind a cue, values of fields, and names in lower case."""
    tokens = use.layout.tokens
    for first, last, kind in use.form.values:
        yield first, last, kind, "", False
    for start, end in find_whole_addresses(tokens.text):
        first, last = tokens.covering(start, end)
        # A line end is a blank by now, and behind it may stand the label of another field.
        last = next((i for i in range(first + 1, last) if i in use.form.labels), last)
        while not use.words[last - 1].strip():
            last -= 1
        yield first, last, LOC, ADDRESS, False
    for start, end in find_jobs(tokens.text):
        yield *tokens.covering(start, end), DEM, "", False
    for first, last, kind in find_lower_case_names(use):
        yield first, last, kind, "", kind not in (PERSON, CODE)


def is_plain_name(name: str) -> bool:
    """Whether every word is a name or a particle: "Ludwig van Beethoven", no "House of Lords"."""
    small = filter(str.islower, name.split())
    return NAME_PARTICLES.issuperset(small)


ENGLISH = LanguageRules(
    lang="en",
    empty_before=PRENOMINALS.union(low for low in HONORIFICS if not flags_of(low) & bits.NAMES_TOO),
    empty_behind=frozenset({"s", "and"}),
    titles_of_names=TITLES_OF_NAMES,
    empty_words=FUNCTION_WORDS | {"date", "early", "late", "mid", "century"},
    find_dates=find_dates,
    find_ages=find_ages,
    find_told_ages=find_told_ages,
    may_identify=may_identify,
    find_quantities=find_quantities,
    find_identifiers=find_codes,
    find_addresses=find_addresses,
    sub_kind_of_date=sub_kind_of_date,
    shift_date=shift_date,
    find_names=find_names,
    word_use=WordUse,
    find_vocabulary=find_vocabulary,
    may_tell_nothing=may_tell_nothing,
    clues=Clues,
    surname=surname,
    cluster_persons=cluster_persons,
    tells_person=tells_person,
    rule_wordings=rule_wordings,
    kind_word=kind_word,
    place_name=with_the,
    class_in_place=class_in_place,
    part_of=part_of,
    realize=phrase,
    polish=polish,
    is_plain_word=is_plain_word,
    is_ordinary_word=ORDINARY_WORDS.__contains__,
    singular_of_people=singular_of_people,
    is_guess=is_guess,
    may_be_part_of_name=may_be_part_of_name,
    can_be_name=can_be_name,
    with_capitals=with_capitals,
    find_proper_nouns=find_proper_nouns,
    find_personal=find_personal,
    is_plain_name=is_plain_name,
)
