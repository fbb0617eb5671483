"""Replacement options by rule, for what no ontology lists: people, dates, quantities, codes.

The wordings are the language's (`LanguageRules.rule_wordings`); here they become options like those
of an ontology: a list that ends in `***` and holds nothing that repeats its original.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from operator import attrgetter
from typing import Any

from ..lang.en.lexicon import is_agent
from ..lang.language_rules import COUNT, NAME, NOUN, LanguageRules
from ..lang.lexicon import patterns
from ..names import CODE, DATETIME, DEM, LOC, MISC, PERSON, QUANTITY, STAR
from .chains import KIND_FLAGS, NONE, Flag
from .reader import (
    CLASS_PHRASE,
    DEMONYM,
    DEMONYM_PHRASE,
    PART_PHRASE,
    PLACE_PHRASE,
    Ontology,
    Phrase,
    Reading,
)

# Source of an option that is an ordinary noun, read from a name and its sentence.
WORD = "word"


@dataclass(frozen=True, slots=True)
class Option:
    """One truthful replacement."""

    text: str  # The bare phrase, without article: "city in Norway".
    # How the language fits it into a sentence: NOUN, NAME, PERIOD or YEAR of `lang.language_rules`.
    form: str = NOUN
    source: str = "rule"  # Where it comes from: a relation of `Phrase`, WORD, "rule" or "star".
    # What it covers, to count it by that alone: id of a phrase ("class/Q515/in/Q20"), or key of a
    # knowledge base ("date/197X"); "" if neither can tell.
    phrase: str = ""
    # For an option that no item of the ontology stands behind, the keys of each thing that it
    # names: `(("date/197X",), ("date/198X",))` for "the 1970s to the 1980s". Empty: it says nothing
    # about a person ("DATE"). None: the keys do not tell; without a phrase it cannot be counted.
    keys: tuple[tuple[str, ...], ...] | None = None
    # What may stand instead before a noun: "Norwegian"; "" if nothing is known.
    adjective: str = ""


STAR_OPTION = Option(STAR, NAME, "star", keys=())
MAX_OPTIONS = 10
# Classes of one item that are looked at; more are near repetitions of each other.
_MAX_CLASSES = 4
# Levels above a class from which nothing leads to a class worth saying.
_MAX_LOOSE_LEVELS = 2
_MAX_PARTS = 2

_RE = patterns("options")
_WORD = re.compile(r"[^\W_]+")
_COUNTRY_CLASS = 6256
_PERSON, _PROFESSION, _POSITION, _PUBLIC_OFFICE, _DEGREE = 215627, 28640, 4164871, 294414, 189533
# Title, noble title, rank, military rank, award, grade of an order, cleric, priest, bishop. To a
# reader what is below one of these is no profession and no office.
_CALLINGS = (216353, 355567, 4120621, 56019, 618779, 60754876, 2259532, 42603, 29182)


def item_options(
    ontology: Ontology, reading: Reading, rules: LanguageRules, *, kind: str, in_place: bool = False
) -> list[Option]:
    """Everything more general that is true of an item, from specific to general, without `***`."""
    options = _Options(ontology, kind, rules)
    row = reading.row
    if reading.how == DEMONYM:
        listed = options.of_demonym(row)
    elif ontology.has(row, Flag.COUNTRY):
        listed = options.of_country(row, in_place=in_place)
    elif ontology.has(row, Flag.REGION):
        listed = options.of_region(row, in_place=in_place)
    elif ontology.has(row, Flag.LANGUAGE):
        listed = iter(options.above([row]))
    elif ontology.has(row, Flag.ROLE) and kind == DEM:
        listed = options.of_role(row)
    else:
        listed = options.of_thing(row, in_place=in_place)
    return _distinct(listed)


def stands_in_place(before: str) -> bool:
    """Whether a preposition of place stands before a mention: only then a bare place is true.

    >>> stands_in_place("She lives in "), stands_in_place("She moved to ")
    (True, False)
    """
    return bool(_RE["PLACE_BEFORE"].search(before))


def class_options(ontology: Ontology, row: int, rules: LanguageRules, *, kind: str) -> list[Option]:
    """A class itself and everything above it: for a name that ends in the name of the class."""
    options = _Options(ontology, kind, rules)
    classes = options.above([row], with_rows=True)
    if kind == DEM:
        classes = [option for option in classes if option == options.of_class(row)]
        return _distinct([*classes, *options.of_role(row)])
    return _distinct(classes)


def places_in(ontology: Ontology, place: int, country: int, rules: LanguageRules) -> list[Option]:
    """A place of which nothing is known but its country."""
    options = _Options(ontology, LOC, rules)
    regions = ontology.regions(country)
    around = dict.fromkeys([country, *regions[:1], *regions[-1:]])
    return [options.of_class_in(place, row) for row in around]


def common_options(lists: Sequence[Sequence[Option]]) -> list[Option]:
    """Options that are in all lists: true whichever reading of the word is meant."""
    shared = set.intersection(*[set(map(attrgetter("text"), options)) for options in lists])
    return [option for option in lists[0] if option.text in shared]


def usable(options: Iterable[Option], original: str) -> list[Option]:
    """Options without those that say the same as the original or contain it, `***` at the end."""
    words = _spaced(original)
    first = words.split(" ", 2)[1]  # Most options do not even hold this.
    kept = [
        option
        for option in options
        if first not in option.text.casefold()
        or words not in _spaced(option.text)
        # "Two or three" holds the number among others; a band of numbers is no repetition.
        or (option.form == COUNT and words != _spaced(option.text))
    ]
    return [*_distinct(kept), STAR_OPTION]


def _spaced(text: str) -> str:
    """The words of a text between blanks, so that one is found in another by whole words."""
    return f" {' '.join(_WORD.findall(text.casefold()))} "


def _distinct(options: Iterable[Option]) -> list[Option]:
    by_text: dict[str, Option] = {}
    for option in options:
        if option.text and option != STAR_OPTION:
            by_text.setdefault(option.text.casefold(), option)
    return list(islice(by_text.values(), MAX_OPTIONS))


class _Options:
    """Makers of options; `row` is always the item that is to be replaced."""

    def __init__(self, ontology: Ontology, kind: str, rules: LanguageRules) -> None:
        self.ontology = ontology
        self.kind = kind
        self.rules = rules

    def _make(self, text: str, phrase: Phrase, form: str, adjective: str = "") -> Option:
        identity = self.ontology.phrase_id(phrase)
        return Option(text, form, phrase.relation, identity, adjective=adjective)

    def of_class(self, row: int) -> Option:
        return self._make(self.ontology.phrase(row), Phrase(CLASS_PHRASE, row), NOUN)

    def of_class_in(self, row: int, place: int) -> Option:
        text = self.rules.class_in_place(self.ontology.phrase(row), self.ontology.name(place))
        return self._make(text, Phrase(CLASS_PHRASE, row, place), NOUN, self._adjective(place))

    def of_place(self, place: int) -> Option:
        name = self.rules.place_name(self.ontology.name(place))
        return self._make(name, Phrase(PLACE_PHRASE, place), NAME, self._adjective(place))

    def _adjective(self, place: int) -> str:
        """What is called after the place that a place lies in, or its country: "Norwegian"."""
        if self.kind != LOC:
            return ""
        country = self._country(place)
        return "" if country == NONE else self.ontology.demonym(country)

    def _country(self, row: int) -> int:
        """A country or region itself, or the country around what is none."""
        is_one = self.ontology.has(row, Flag.COUNTRY | Flag.REGION)
        return row if is_one else self.ontology.country(row)

    def of_demonym(self, row: int) -> Iterator[Option]:
        """Regions around the country of a demonym that have one themselves."""
        country = self._country(row)
        around = [] if country == NONE else [country, *self.ontology.regions(country)]
        for place in around:
            if place != row and (name := self.ontology.demonym(place)):
                yield self._make(name, Phrase(DEMONYM_PHRASE, place), NAME)

    def of_country(self, row: int, *, in_place: bool) -> Iterator[Option]:
        regions = self.ontology.regions(row)
        kind = self.ontology.row_of_number(_COUNTRY_CLASS)
        if kind == NONE:
            return
        for region in regions:
            if not self.ontology.name(region).endswith("countries"):
                yield self.of_class_in(kind, region)
        yield self.of_class(kind)
        if in_place:
            yield from map(self.of_place, regions)

    def of_region(self, row: int, *, in_place: bool) -> Iterator[Option]:
        if in_place:
            yield from map(self.of_place, self.ontology.regions(row))
        yield from self.above(self._classes(row)[:1], with_rows=True)

    def of_role(self, row: int) -> Iterator[Option]:
        """What a person is who has an occupation, an office or a title."""
        ontology = self.ontology
        ways = self._chain(row), ontology.chain(row, "P279")[:_MAX_LOOSE_LEVELS]
        classes = ontology.classes(row)
        above = dict.fromkeys(filter(self._is_said, chain.from_iterable(ways)))
        roles = dict.fromkeys([*above, *classes])
        people = [role for role in roles if ontology.has(role, Flag.PERSON_CLASS)]
        named = (_PERSON, _PROFESSION, _POSITION, _PUBLIC_OFFICE, _DEGREE, *_CALLINGS)
        person, profession, office, public, degree, *callings = map(ontology.row_of_number, named)
        label = ontology.label(row)
        is_person = ontology.has(row, Flag.PERSON_CLASS)
        if not (is_person and label.islower()) and self._is_below(row, degree):
            yield self.of_class(degree)  # "Received an M.D.": no physician.
            return
        yield from (self.of_class(role) for role in self._by_size(people) if role != person)
        is_calling = not {row, *roles}.isdisjoint(callings)
        is_job = (is_person or is_agent(label)) and not self._is_below(row, public)
        is_office = ontology.has(row, Flag.OFFICE) and not _RE["PROFESSION"].search(label)
        if is_job and not is_calling and self._is_below(row, profession):
            yield self.of_class(profession)
        elif is_office and not is_calling and office != NONE:
            yield self.of_class(office)
        if person != NONE:
            yield self.of_class(person)

    def _is_below(self, row: int, kind: int) -> bool:
        return kind != NONE and row in self.ontology.members(Phrase(CLASS_PHRASE, kind))

    def of_thing(self, row: int, *, in_place: bool) -> Iterator[Option]:
        classes = self._classes(row)
        places = self._places(row)
        # "In Norway" stands behind no class that names a place already.
        plain = [one for one in classes if not _RE["NAMED"].search(self.ontology.phrase(one))]
        cities = self._cities(classes)  # Of which what else it is says little: "city-state".
        usual = self._by_size(cities or plain)[-1:]
        yield from (self.of_class_in(one, place) for one in usual for place in places)
        yield from self.above((cities or classes)[:_MAX_CLASSES], with_rows=True)
        if self.ontology.has(row, Flag.CLASS):
            yield from self.above([row])
        is_place = self.ontology.has(row, KIND_FLAGS[LOC])
        for whole in [] if is_place else self.ontology.chain(row, "P361")[:_MAX_PARTS]:
            if not self.ontology.has(whole, Flag.REGION | Flag.COUNTRY):
                text = self.rules.part_of(self.ontology.name(whole))
                yield self._make(text, Phrase(PART_PHRASE, whole), NAME)
        if in_place:
            yield from map(self.of_place, places)

    def _cities(self, classes: Sequence[int]) -> list[int]:
        """What says "city" of an item, or is above what does: a county seat is first of all one."""
        for rows in (classes, self._above(classes)):
            if cities := [row for row in rows if _RE["CITY"].search(self.ontology.phrase(row))]:
                return cities
        return []

    def _classes(self, row: int) -> list[int]:
        """Classes of an item: those of the mention's kind, if any, in the source's order."""
        has, flag = self.ontology.has, KIND_FLAGS.get(self.kind, 0)
        classes = list(filter(self._is_said, self.ontology.classes(row)))
        fitting = [one for one in classes if has(one, flag)] or classes
        return [one for one in fitting if not has(one, Flag.GONE)] or fitting

    def _places(self, row: int) -> list[int]:
        country = self.ontology.country(row)
        around = [one for one in (self.ontology.division(row), country) if one not in (NONE, row)]
        regions = [] if country == NONE else self.ontology.regions(country)
        return [*around, *dict.fromkeys([*regions[:1], *regions[-1:]])]

    def _is_said(self, row: int) -> bool:
        label, removed = self.ontology.phrase(row), self.ontology.has(row, Flag.REMOVED)
        return bool(label) and not removed and not _RE["UNSAID"].search(label)

    def above(self, rows: Sequence[int], *, with_rows: bool = False) -> list[Option]:
        """Superclasses of some classes, those that cover least first."""
        above = self._above(rows)
        if with_rows:
            above = list(dict.fromkeys([*filter(self._is_said, rows), *above]))
        return [self.of_class(row) for row in self._by_size(above)]

    def _above(self, rows: Sequence[int]) -> list[int]:
        above = dict.fromkeys(superclass for row in rows for superclass in self._chain(row))
        return list(filter(self._is_said, above))

    def _chain(self, row: int) -> list[int]:
        """Up to a class that still says something, or a few steps if none is above; of several
        kinds as the mention's: a school that teaches is no building."""
        if self.ontology.has(row, Flag.TOP) or self.ontology.label(row).startswith("area of "):
            return []  # Notting Hill is an area of London, and no administrative one.
        if chain := self.ontology.up(row, self.kind):
            return chain
        if self.kind != MISC and self.kind in self.ontology.kinds(row):
            return []
        for kind in KIND_FLAGS:
            if chain := self.ontology.up(row, kind):
                return chain
        return self.ontology.chain(row, "P279")[:_MAX_LOOSE_LEVELS]

    def _by_size(self, rows: Sequence[int]) -> list[int]:
        return sorted(rows, key=lambda row: len(self.ontology.members(Phrase(CLASS_PHRASE, row))))


RULE_KINDS: tuple[str, ...] = (PERSON, CODE, DATETIME, QUANTITY)


def rule_options(text: str, kind: str, *, rules: LanguageRules, **about: Any) -> tuple[Option, ...]:
    """Options for a mention of a kind of `RULE_KINDS`, from specific to general.

    about: What else `LanguageRules.rule_wordings` takes: sub_kind, person, keys, before, after.
    """
    wordings = rules.rule_wordings(text, kind, **about)
    options = [Option(w.text, w.form, phrase=w.key, keys=w.keys) for w in wordings]
    return tuple(usable(options, text))
