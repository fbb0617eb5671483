"""From a phrase of a text to items of the ontology: exact, or contained.

The thesis's first two steps (section 3.3.2), each held to what keeps a replacement true:

1. Exact match of the normalized string; then without article, possessive and quotation marks, in
   the singular, or with a small first letter where a common noun is meant.
2. Contained: the phrase is a known name with the name of its own class or place behind it
   ("Brussels city", "Racine, Wisconsin"), a known class is its head ("Bodmin College" is a
   college).

Its third, a look-up by edit distance, linked 1 of 3,970 phrases of biographies and judgments.

An ontology lists what a string can name, and a sentence what this one does: "Musical" in "Best
Actress in a Musical" is no award, "Angels" in "Angels in America" no baseball team, and who was
born "in Belleville, New Jersey" was not born in Canada.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import NamedTuple

from ..errors import no_choice
from ..lang.en.inflection import is_agent, is_plural, plural, singular, split_head
from ..lang.en.lexicon import FUNCTION_WORDS, HONORIFICS, flags_of
from ..lang.en.rules import ENGLISH
from ..lang.en.word_use import has_capital
from ..lang.en.wording_rules import (
    DATED,
    LAST_WORDS,
    OBJECT_BEHIND,
    ORDINARY_KINDS,
    WORK_NOUNS,
    ends_in_its_kind,
    has_determiner,
    is_a_work,
    is_apposed,
    is_attribute,
    is_seat,
    joins_two,
    names_a_town,
    names_a_work,
    wider_word,
)
from ..lang.language_rules import NAME, NOUN, LanguageRules
from ..lang.lexicon import patterns
from ..names import DEM, LOC, MISC, ORG, STAR
from ..storage.records import bundled_rows
from ..text.normalization import normalize_key
from .chains import (
    BARRED,
    CLASS,
    COUNTRY,
    GONE,
    KIND_FLAGS,
    LANGUAGE,
    NONE,
    PERSON_CLASS,
    REMOVED,
    ROLE,
    TOP,
)
from .options import (
    STAR_OPTION,
    class_options,
    common_options,
    item_options,
    places_in,
    stands_in_place,
    usable,
)
from .reader import Ontology, Reading
from .surfaces import (
    ALIAS,
    CLASS_PHRASE,
    DEMONYM,
    LABEL,
    WORD,
    Option,
    Phrase,
)

EXACT, TRIMMED, SENTENCE, CONTAINED, HEAD, KIND = (
    "exact", "trimmed", "sentence", "contained", "head", "kind",
)  # fmt: skip

_RE = patterns("linking")
# Classes that everything of a kind is in: geographic location, organization, person.
GENERAL: dict[str, int] = {LOC: 2221906, ORG: 43229, DEM: 215627}
GENERAL_ROWS: dict[str, int] = {"place": GENERAL[LOC], "organization": GENERAL[ORG]}
# Kinds of readings that a mention of a kind may have, by preference: people write of a country as
# of an organization, and annotators differ on what is demographic.
FITTING: dict[str, tuple[tuple[str, ...], ...]] = {
    LOC: ((LOC,), (ORG,)),
    ORG: ((ORG,), (LOC,), (MISC,)),
    DEM: ((DEM,), (MISC,)),
    MISC: ((MISC,), (DEM,), (ORG,)),
}


@dataclass(frozen=True, slots=True)
class Context:
    """The sentence around a mention: text before it and behind it."""

    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class EntityLink:
    """What a phrase was found to be."""

    # EXACT, TRIMMED, SENTENCE, CONTAINED or HEAD; KIND if nothing was found.
    method: str
    surface: str  # The string of the ontology that was matched, "" if none.
    items: tuple[str, ...]  # Ids of the items it may stand for; the options are true of all.
    options: tuple[Option, ...]  # From specific to general; the last one is always `***`.


# A reading that has this share of all uses is what is meant; one that is called so only for short,
# beside one that is called so first of all, if that many people have it, too.
DOMINANCE = 0.9
_FAMOUS = 100


def choose(
    ontology: Ontology, readings: Sequence[Reading], kind: str, context: Context
) -> list[Reading]:
    """The readings that fit the mention's kind and sentence; one if one clearly dominates."""
    if kind in (DEM, MISC):
        readings = of_nation_or_language(ontology, readings, context.before, context.after)
    fitting: list[Reading] = []
    for kinds in FITTING[kind]:
        flag = sum(KIND_FLAGS[fitting_kind] for fitting_kind in kinds)
        fitting = [reading for reading in readings if fits(ontology, reading, flag, kind)]
        if kind == LOC and kinds == (ORG,):  # What a place is called for short is no body.
            fitting = [reading for reading in fitting if reading.how == LABEL]
        if fitting:
            fitting = list(uncontested(ontology, fitting, readings, kind))
            break
    present = [reading for reading in fitting if not ontology.has(reading.row, GONE)]
    present = present or fitting
    listed = kind in (LOC, ORG) and _RE["LISTED_BEFORE"].search(context.before)
    names = [reading for reading in present if reading.how == LABEL]
    if listed and names:
        countries = [reading for reading in present if ontology.has(reading.row, COUNTRY)]
        if len(countries) == 1:
            return countries
        is_listed = _RE["LISTED_BEHIND"].match(context.after)
        return names if _RE["INSIDE"].search(context.before) and not is_listed else present
    present = list(by_label(ontology, present))
    total = sum(ontology.uses(reading.row) for reading in present)
    for reading in present:
        uses = ontology.uses(reading.row)
        if total and uses >= DOMINANCE * total and _is_meant(reading, present, uses):
            return [reading]
    return present


def _is_meant(reading: Reading, present: Sequence[Reading], uses: int) -> bool:
    """Whether the one that is used most is meant: "Oklahoma" is no university in every text."""
    others = any(one.how == LABEL for one in present)
    return reading.how != ALIAS or not others or uses >= _FAMOUS


def fits(ontology: Ontology, reading: Reading, flag: int, kind: str) -> bool:
    """Whether a reading is of one of some kinds. True if it fits."""
    if reading.how == DEMONYM:
        return kind in (DEM, MISC)
    return ontology.has(reading.row, flag)


# What a sentence itself says of a name: "the film Blade", "her single "Control"".
#
# The word right before a title names its class; in an enumeration ("the films Blade, Excision and
# Virtuosity") the word before the first title does so for all of them.

# Word before a title -> label of the class it means.
CUES: dict[str, str] = dict(bundled_rows("title_cues.tsv"))
_CUES_AND_PLURALS = {plural(word): label for word, label in CUES.items()} | CUES

_WORD = re.compile(r"\b[A-Za-z]{2,}\b")
_GENERAL = "creative work"
_LONGEST = 250
_SMALL_WORDS = {
    "a", "an", "and", "at", "by", "for", "from", "in", "is", "it", "no", "not", "of", "on", "or",
    "the", "this", "to", "with",
}  # fmt: skip


def cue_before(before: str) -> str:
    """Label of the class that the sentence gives a title right behind `before`, "" if none.

    >>> cue_before("She starred in the film ")
    'film'
    """
    text = before[-_LONGEST:]
    for match in reversed(list(_WORD.finditer(text))):
        label = _CUES_AND_PLURALS.get(match[0])
        if label is not None:
            if not _only_titles(text[match.end() :], match[0]):
                return ""
            return _GENERAL if _is_one_of_two(text[: match.start()]) else label
    return ""


def _is_one_of_two(before: str) -> bool:
    """ "series and films included": which of the two a title is stays open."""
    match = _RE["OTHER_CUE"].search(before)
    return match is not None and match[1] in _CUES_AND_PLURALS


def _only_titles(between: str, word: str) -> bool:
    """Whether nothing but an enumeration of titles stands between the cue and the next title."""
    titles = _RE["LINK"].sub(" ", between).replace("...", " ")
    titles = re.sub(r"^ of (?:his|hers|theirs),", " ", re.sub(r"\([^()]*\)", " ", titles))
    if not titles.strip(" ,\"“”'‘’("):
        return True
    is_list = word != singular(word) or word == "series"
    words = re.findall(r"[^\W_][\w'’.-]*", titles)
    titled = all(
        title_word[0].isupper() or title_word[0].isdigit() or title_word in _SMALL_WORDS
        for title_word in words
    )
    ends_open = titles.rstrip(" \"“'‘").endswith((",", "and"))
    return is_list and titled and ends_open and "." not in titles.replace("St.", "")


# Names that say what they name: "Bodmin College" is a college, "FC Haka" a football club.
#
# The head of a name is its last word, or the word before "of": "University of Miami". It counts if
# the ontology knows a class by that word, or if it is one of the usual words and abbreviations of
# `data/name_heads.tsv`.

# Kinds of classes that a mention of a kind may be headed by.
_KINDS = {LOC: (LOC, ORG), ORG: (ORG, LOC, MISC), DEM: (DEM,), MISC: (MISC, DEM, ORG, LOC)}


# "Republic of Ghana": of a country this says what it is called in full.
_FORMS_OF_STATE = frozenset({"republic", "kingdom", "sultanate", "emirate", "principality"})
_LONG_HEADS = ("Hall of Fame",)


@cache
def name_heads() -> dict[str, str]:
    """Words and abbreviations that end or begin names, and the label of the class they mean.

    Several labels are parted by "|": the first one that the ontology has counts.
    """
    return dict(row[:2] for row in bundled_rows("name_heads.tsv"))


class Head(NamedTuple):
    """The head of a name."""

    rows: list[int]  # Classes that it may mean.
    name: str  # The name without it.


def find_head(ontology: Ontology, key: str, kind: str) -> Head | None:
    """The classes that the head of a name may mean, and the name without it."""
    for head, name in _splits(key):
        rows = _usual(ontology, head, kind) or _classes_called(ontology, head, kind)
        if rows:
            return Head(rows, name)
    return None


def is_misread(labels: Iterable[str], kind: str, context: Context) -> bool:
    """Whether a name that ends in the name of a class stands where a town or a title does."""
    labels = list(labels)
    if kind == LOC and names_a_town(context.before):
        return not any(map(is_seat, labels))
    is_dated = any(word in label for label in labels for word in DATED)
    return names_a_work(kind, context.before, context.after) and not is_dated


def names_a_state(labels: Iterable[str]) -> bool:
    """Whether a name that ends in the name of a class is the full one of a country."""
    return not _FORMS_OF_STATE.isdisjoint(labels)


def _splits(key: str) -> Iterator[tuple[str, str]]:
    """Possible heads with the rest of the name, long heads first."""
    front, behind = split_head(key)
    words = front.split(" ")
    for usual in _LONG_HEADS:
        if key.endswith(f" {usual}"):
            yield usual, key[: -len(usual) - 1]
    if behind and not _is_headed(behind):
        yield front, behind.split(" ", 2)[-1]
    for start in range(1, len(words)):
        # "State of Utah" is a state, "Utah State" a university, "Hampton Court" a house.
        if words[start:] != ["State"] and ends_in_its_kind(front):
            yield " ".join(words[start:]), " ".join(words[:start])
    if len(words) > 1 and words[0].isupper():
        yield words[0], " ".join(words[1:])


def _is_headed(behind: str) -> bool:
    """Whether what is behind "of" ends in a head: "City of Hope Medical Center" is no city."""
    words = behind.split(" in ")[0].split(" at ")[0].split()
    return len(words) > 2 and any(" ".join(words[-n:]) in LAST_WORDS for n in (1, 2))


def _usual(ontology: Ontology, head: str, kind: str) -> list[int]:
    """The class of one of the usual words that names end in."""
    name = name_heads().get(head)
    if name is None or kind == DEM:
        return []
    for label in name.split("|"):
        rows = labelled(ontology, label, (LOC, ORG, MISC))
        # A publisher can be a person; what "Xyzzy Press" names is none.
        rows = [row for row in rows if not ontology.has(row, PERSON_CLASS | ROLE)]
        if rows:
            return rows[:1]
    return []


def _classes_called(ontology: Ontology, head: str, kind: str) -> list[int]:
    """Classes with the head as their label.

    A capitalized head is part of a name. Names of organizations and places say what they name,
    those of works ("Vanishing Point") do not, unless by words that are usual there.
    """
    is_name = head[:1] != head[:1].lower()
    if is_name and (is_plural(head) or (kind == MISC and not _narrows(head))):
        return []
    name = head.lower()
    return labelled(ontology, name, _KINDS[kind]) or (
        labelled(ontology, singular(name), _KINDS[kind]) if is_plural(name) else []
    )


def _narrows(head: str) -> bool:
    """Whether a head of several words ends in a usual one: "Film Award", not "Point"."""
    _, _, last = head.rpartition(" ")
    return last != head and last in LAST_WORDS


def labelled(ontology: Ontology, name: str, kinds: tuple[str, ...]) -> list[int]:
    """Classes of some kinds with this label, the most used one first."""
    flag = sum(KIND_FLAGS[kind] for kind in kinds)
    return [
        reading.row
        for reading in ontology.readings(name)
        if reading.how == LABEL
        and ontology.has(reading.row, CLASS)
        and not ontology.has(reading.row, REMOVED | BARRED)
        and ontology.has(reading.row, flag)
    ]


def bodies_called(ontology: Ontology, noun: str) -> list[int]:
    """Classes of organizations that a common noun is the label of, if it means nothing else."""
    others = KIND_FLAGS[DEM] | KIND_FLAGS[MISC]
    readings = ontology.readings(noun)
    is_body = all(
        reading.how == LABEL
        and ontology.is_class(reading.row)
        and ontology.has(reading.row, KIND_FLAGS[ORG])
        and not ontology.has(reading.row, others)
        for reading in readings
    )
    return [reading.row for reading in readings] if is_body else []


def bare_name(text: str) -> str:
    """A name without article, possessive and quotation marks."""
    return _RE["LEADING"].sub("", _RE["TRAILING"].sub("", _RE["QUOTES"].sub("", text)))


# Nouns that say of the name behind them what it is.
_APPOSED = frozenset(_CUES_AND_PLURALS)
# What is said to be above these is true of few of the things that are named so.
_VAGUE_HEADS = frozenset(
    {"academy", "association", "board", "center", "centre", "federation", "institute", "publisher",
     "society", "theatre", "hall of fame"}
)  # fmt: skip
# Readings and classes whose options are remembered.
_CACHED = 8192


class Linker:
    """Finds replacement options of phrases; remembers those of items, and no word of a text."""

    def __init__(self, ontology: Ontology, *, rules: LanguageRules = ENGLISH) -> None:
        self.ontology = ontology
        self.rules = rules
        self._options = lru_cache(maxsize=_CACHED)(self._common_to)
        self._of_class = lru_cache(maxsize=_CACHED)(self._class_and_above)
        self._all_classes = lru_cache(maxsize=_CACHED)(self._classes_and_above)
        self._labelled = lru_cache(maxsize=len(ORDINARY_KINDS))(self._classes_labelled)

    def link(self, text: str, kind: str, context: Context | None = None) -> EntityLink:
        """Options for a mention of kind LOC, ORG, DEM or MISC."""
        if kind not in FITTING:
            raise no_choice("kind", kind, FITTING)
        context = context or Context()
        word = self.rules.kind_word(text, kind, before=context.before, after=context.after)
        if text[:1].isupper() and is_apposed(context.before, _APPOSED):  # "The film Blade".
            return EntityLink(SENTENCE, "", (), (STAR_OPTION,))
        for linked in self._links(text, kind, context):
            if linked is not None and len(linked.options) > 1:
                options = said_of(linked.options, text, kind, context.before, context.after)
                if len(options) > 1 and agrees(options, word, text):
                    return self._with_word(linked, options, word, text)
        if not word and (linked := self._body(text, kind, context)) is not None:
            return linked
        return self._with_word(EntityLink(KIND, "", (), ()), [STAR_OPTION], word, text)

    def _links(self, text: str, kind: str, context: Context) -> Iterator[EntityLink | None]:
        """By step of the search."""
        yield self._named(text, kind, context)
        yield from self._called(text, kind, context)
        yield self._with_place(text, kind, context)
        yield self._with_class(text, kind, context)
        yield self._in_next(text, kind, context)

    def _with_word(
        self, linked: EntityLink, options: list[Option], word: str, text: str
    ) -> EntityLink:
        """What the ontology says, and the word for what the name names before what is as wide."""
        texts = [option.text for option in options]
        if word and word not in texts:
            ordinary = (n for n, option in enumerate(texts) if option in ORDINARY_KINDS)
            here = next(ordinary, len(options) - 1)
            texts.insert(here, word)
            options = [*options[:here], self._word(word), *options[here:]]
        wider = wider_word(word)
        if wider and wider not in texts:
            here = texts.index(word) + 1
            options = [*options[:here], self._word(wider, word), *options[here:]]
        return replace(linked, options=tuple(usable(options[:-1], text) if word else options))

    def _word(self, word: str, narrower: str = "") -> Option:
        """An ordinary noun, and the class that it, or a narrower one, is the label of: counted by
        fewer things it promises no more than it keeps."""
        row = GENERAL_ROWS.get(word)
        rows = [self.ontology.row_of_number(row)] if row else self._labelled(word)
        rows = rows or (self._labelled(narrower) if narrower else ())
        counts = rows and rows[0] != NONE
        phrase = self.ontology.phrase_id(Phrase(CLASS_PHRASE, rows[0])) if counts else ""
        return Option(word, NOUN, WORD, phrase)

    def _in_next(self, text: str, kind: str, context: Context) -> EntityLink | None:
        """An unknown place lies in the country of the place behind it: ", Arkansas"."""
        place = self.ontology.row_of_number(GENERAL[LOC])
        if kind != LOC or place == NONE or not text[:1].isupper():
            return None
        country = country_behind(self.ontology, context.after)
        if country == NONE:
            return None
        inside = places_in(self.ontology, place, country, self.rules)
        options = [*inside, *self._of_kind(text, kind)]
        return EntityLink(CONTAINED, "", (), tuple(usable(options, text)))

    def _body(self, text: str, kind: str, context: Context) -> EntityLink | None:
        """A common noun that can mean nothing but bodies of a kind: "the court", "a ministry"."""
        is_common = kind in (DEM, MISC) and not has_capital(text)
        if not is_common or is_attribute(context.before, context.after, is_name=False):
            return None
        noun = singular(text)
        rows = bodies_called(self.ontology, noun)
        if not rows:
            return None
        options = [*common_options([self._of_class(row, ORG) for row in rows]), STAR_OPTION]
        items = tuple(self.ontology.item_id(row) for row in rows)
        return self._with_word(EntityLink(TRIMMED, noun, items, ()), options, noun, noun)

    def _of_kind(self, text: str, kind: str) -> list[Option]:
        """What is true of everything of a kind: an organization is one, a location is a place."""
        if kind not in (LOC, ORG):
            return []
        row = self.ontology.row_of_number(GENERAL[kind])
        return list(self._of_class(row, kind)[:1]) if row != NONE else []

    def _named(self, text: str, kind: str, context: Context) -> EntityLink | None:
        """The sentence says what it is: "the film Blade" """
        label = cue_before(context.before) if kind == MISC and not text[:1].islower() else ""
        rows = self._labelled(label) if label else ()
        if not rows:
            return None
        readings = choose(self.ontology, self.ontology.readings(text), kind, context)
        if any(self._all_classes(reading.row, kind).intersection(rows) for reading in readings):
            return None
        lists = [self._of_class(row, kind) for row in rows]
        items = tuple(self.ontology.item_id(row) for row in rows)
        return EntityLink(SENTENCE, label, items, tuple(usable(common_options(lists), text)))

    # Step 1

    def _called(self, text: str, kind: str, context: Context) -> Iterator[EntityLink]:
        """The phrase itself; then without article, possessive and quotation marks."""
        core = bare_name(text)
        variants = [text, core]
        if kind == DEM:
            variants += [core[:1].lower() + core[1:], core.lower()]
        if is_plural(core) and (kind == DEM or core[:1].islower()):
            variants += [singular(variant) for variant in variants[1:]]
        for variant in dict.fromkeys(variants):
            readings = possible(self.ontology, variant, text, kind, context.before, context.after)
            readings = choose(self.ontology, readings, kind, context)
            method = EXACT if variant == text else TRIMMED
            linked = self._of_readings(readings, variant, text, kind, context, method)
            if linked is not None:
                yield linked

    def _of_readings(
        self,
        readings: Sequence[Reading],
        string: str,
        text: str,
        kind: str,
        context: Context,
        method: str,
    ) -> EntityLink | None:
        if not readings:
            return None
        in_place = kind == LOC and stands_in_place(context.before)
        in_place = in_place and not is_attribute(context.before, context.after)
        listed = self._options(tuple(readings), kind, in_place)
        options = usable(listed, text)
        if len(readings) > 1 and all(one.text in GENERAL_ROWS for one in options[:-1]):
            return None  # To an ontology a state and a university are organizations.
        items = tuple(dict.fromkeys(self.ontology.item_id(reading.row) for reading in readings))
        return EntityLink(method, normalize_key(string), items, tuple(options))

    def _common_to(
        self, readings: tuple[Reading, ...], kind: str, in_place: bool
    ) -> tuple[Option, ...]:
        """Options that are true of an item whichever of these it is."""
        lists = [
            item_options(self.ontology, reading, self.rules, kind=kind, in_place=in_place)
            for reading in readings
        ]
        return tuple(common_options(lists))

    def _class_and_above(self, row: int, kind: str) -> tuple[Option, ...]:
        return tuple(class_options(self.ontology, row, self.rules, kind=kind))

    def _classes_and_above(self, row: int, kind: str) -> frozenset[int]:
        classes = self.ontology.classes(row)
        return frozenset(
            (*classes, *(up for each in classes for up in self.ontology.up(each, kind)))
        )

    def _classes_labelled(self, cue: str) -> tuple[int, ...]:
        """Classes of any kind with the label of a cue (`CUES`)."""
        return tuple(labelled(self.ontology, cue, tuple(KIND_FLAGS)))

    # Step 2

    def _with_place(self, text: str, kind: str, context: Context) -> EntityLink | None:
        """ "Racine, Wisconsin": a name, and the name of a place it lies in."""
        name, comma, place = normalize_key(text).partition(", ")
        if not comma:
            return None
        around = {reading.row for reading in self.ontology.readings(place.rsplit(", ", 1)[-1])}
        readings = [
            reading
            for reading in self.ontology.readings(name)
            if around & {self.ontology.country(reading.row), self.ontology.division(reading.row)}
        ]
        readings = choose(self.ontology, readings, kind, context)
        return self._of_readings(readings, name, text, kind, context, CONTAINED)

    def _with_class(self, text: str, kind: str, context: Context) -> EntityLink | None:
        """ "Brussels city", "republic of Ghana": a name and a class it has; else the class."""
        key = bare_name(normalize_key(text))
        head = find_head(self.ontology, key, kind)
        if head is None or (kind in (LOC, ORG) and not has_capital(key)) or joins_two(key):
            return None
        if is_misread([self.ontology.label(row) for row in head.rows], kind, context):
            return None
        rows = [row for row in head.rows if not self.ontology.has(row, TOP)]
        is_state = names_a_state(map(self.ontology.label, head.rows))
        readings = [
            reading
            for reading in choose(self.ontology, self.ontology.readings(head.name), kind, context)
            if self._all_classes(reading.row, kind).intersection(rows)
            or (is_state and self.ontology.has(reading.row, COUNTRY))
        ]
        linked = self._of_readings(readings, head.name, text, kind, context, CONTAINED)
        if linked is not None and len(linked.options) > 1:
            return linked
        lists = [self._of_head(row, kind) for row in head.rows]
        # The head stands in the text: here an option may be contained in the original.
        options = (*common_options(lists), STAR_OPTION)
        items = tuple(self.ontology.item_id(row) for row in head.rows)
        return EntityLink(HEAD, self.ontology.label(head.rows[0]), items, options)

    def _of_head(self, row: int, kind: str) -> list[Option]:
        """A class and what is above it; without the latter if the class is of another kind.

        "Authority" in the name of an organization is the right word, but what Wikidata has under
        it is a power.
        """
        options = self._of_class(row, kind)
        is_vague = self.ontology.label(row) in _VAGUE_HEADS
        if not is_vague and (kind not in GENERAL or kind in self.ontology.kinds(row)):
            return list(options)
        return [*options[:1], *self._of_kind(self.ontology.label(row), kind)]


# Which of several things of one name a sentence can mean: by use, and by the place behind it.
#
# A name with a place behind it ("Belleville, New Jersey", "Leicester in Massachusetts") means what
# lies there, however well known another one is.

# So much more used is the reading of another kind by its own label that it is meant.
_CONTEST = 3


def inside_next(ontology: Ontology, readings: Sequence[Reading], after: str) -> Sequence[Reading]:
    """Places that lie in what is named right behind, if that is a place."""
    around, flag = places_behind(ontology, after), KIND_FLAGS[LOC]
    if not around:
        return readings
    countries = {ontology.country(row) for row in around} - {NONE}

    def may_lie_there(reading: Reading) -> bool:
        country, division = ontology.country(reading.row), ontology.division(reading.row)
        if not ontology.has(reading.row, flag) or country == NONE:
            return True
        if division == NONE and country in countries:
            return True
        return not around.isdisjoint((country, division, *ontology.regions(country)))

    inside = [reading for reading in readings if may_lie_there(reading)]
    return readings if not inside and _RE["LIST_BEHIND"].match(after) else inside


def places_behind(ontology: Ontology, after: str) -> frozenset[int]:
    """The place that is named right behind a comma, or that something is said to lie in."""
    match = _RE["PLACE_BEHIND"].match(after)
    around = _RE["AROUND_BEHIND"].match(after) if match is None else None
    name = match[1] if match else around[1] if around else ""
    flag = KIND_FLAGS[LOC]
    readings = [one for one in ontology.readings(name) if ontology.has(one.row, flag)]
    rows = (one.row for one in by_label(ontology, readings))
    # "in March", "in Vogue": only what other places lie in can be meant.
    return frozenset(row for row in rows if match or ontology.holds_places(row))


def country_behind(ontology: Ontology, after: str) -> int:
    """The country of the place that is named right behind a comma."""
    if _RE["LIST_BEHIND"].match(after):  # "Paris, New York and Tokyo".
        return NONE
    countries = {
        row if ontology.has(row, COUNTRY) else ontology.country(row)
        for row in places_behind(ontology, after)
    }
    return countries.pop() if len(countries) == 1 else NONE


def by_label(ontology: Ontology, readings: Sequence[Reading]) -> Sequence[Reading]:
    """Of several things the one that is called so first, if it is used as much as the rest."""
    labelled = [one for one in readings if one.how == LABEL]
    if len(labelled) != 1 or len(readings) == 1:
        return readings
    rest = sum(ontology.uses(one.row) for one in readings) - ontology.uses(labelled[0].row)
    return labelled if ontology.uses(labelled[0].row) * 2 >= rest else readings


def uncontested(
    ontology: Ontology, fitting: Sequence[Reading], readings: Sequence[Reading], kind: str
) -> Sequence[Reading]:
    """Readings that fit, unless one of another kind is what most writers mean."""
    others = [one for one in readings if one not in fitting and one.how == LABEL]
    if not others or any(one.how == DEMONYM for one in fitting):
        return fitting
    most = max(others, key=lambda one: ontology.uses(one.row))
    least = _CONTEST * max(ontology.uses(one.row) for one in fitting)
    by_label = any(one.how == LABEL for one in fitting)
    if ontology.uses(most.row) <= (least if by_label else 0):
        return fitting
    is_near = kind in (LOC, ORG) and ontology.has(most.row, KIND_FLAGS[LOC] | KIND_FLAGS[ORG])
    return [most] if is_near else []


_NEAR = 60


def is_cut_short(label: str, string: str, before: str) -> bool:
    """Whether a name is that of a school or a club less the word that says so, and its sentence
    says it neither: "weddings in West Virginia" were at no university.
    """
    if string.isupper() or len(label) <= len(string) or string not in label:
        return False
    words = label.replace(string, " ")
    if _RE["SCHOOL"].search(words):
        return _RE["AT_SCHOOL"].search(before[-_NEAR:]) is None
    return _RE["CLUB"].search(words) is not None and _RE["IN_SPORT"].search(before[-_NEAR:]) is None


# A word that is an item's name only for short must be that of one that people are known by.
_FEW_USES = 3
_WORKS = frozenset(
    {"creative work", "book", "literary work", "musical work", "film", "television series"}
)
# Said of a thing of any such kind, these tell nothing that a reader would say.
_EMPTY = frozenset({"person", "human", "activity", "event"})
_HOUSES = frozenset({"building", "structure"})
_FIELDS = frozenset({"field of study", "science", "social science", "humanity"})
_CHRISTIAN = frozenset({"Christian denomination", "Christianity"})
_RELIGIOUS = _CHRISTIAN | {"religion", "religious denomination"}


def of_nation_or_language(
    ontology: Ontology, readings: Sequence[Reading], before: str, after: str
) -> Sequence[Reading]:
    """A demonym is usually a language too: the sentence decides, and without it the nation."""
    nations = [reading for reading in readings if reading.how == DEMONYM]
    languages = [reading for reading in readings if ontology.has(reading.row, LANGUAGE)]
    if not nations and not languages:
        return readings
    speaks = _RE["SPEAKS"].search(before) or _RE["LANGUAGE_AFTER"].search(after)
    speaks = speaks or (_RE["IN_BEFORE"].search(before) and _RE["ENDS"].match(after))
    if languages and speaks:
        return languages
    # "Korean ancestry" is of a people, of which an ontology may know the language alone.
    return nations or [reading for reading in readings if reading not in languages]


def is_fragment(text: str, kind: str, before: str, after: str) -> bool:
    """Whether a capitalized phrase looks like a part of a longer name or title."""
    if not text[:1].isupper():
        return False
    if kind == LOC:
        return _RE["NATION_BEFORE"].search(before) is not None
    if kind not in (MISC, ORG):
        return False
    if kind == MISC and _RE["TITLE_BEHIND"].match(after):
        return True
    word = _RE["CAPITAL_BEFORE"].search(before)
    if word is None or word["word"].lower() in HONORIFICS:
        return False
    return word["first"] is not None or word["word"].lower() not in FUNCTION_WORDS


def is_code(ontology: Ontology, text: str, readings: Sequence[Reading], kind: str) -> bool:
    """Whether two or three capitals only abbreviate a name: "OK" is Oklahoma in an address."""
    if kind == LOC or _RE["SHORT"].fullmatch(text) is None:
        return False
    if any(reading.how != ALIAS for reading in readings):
        return False
    place, body = KIND_FLAGS[LOC], KIND_FLAGS[ORG]
    return len(text) == 2 or not all(
        ontology.has(one.row, body) and not ontology.has(one.row, place) for one in readings
    )


def possible(
    ontology: Ontology, string: str, text: str, kind: str, before: str, after: str
) -> list[Reading]:
    """What a string can mean where a mention stands."""
    readings = [
        one
        for one in ontology.readings(string)
        if one.how != ALIAS
        or not (
            is_cut_short(ontology.label(one.row), string, before)
            or (kind in (MISC, ORG) and is_nickname(ontology.label(one.row), string))
        )
    ]
    if is_code(ontology, text, readings, kind) or is_fragment(text, kind, before, after):
        return []
    word = _RE["WORD_BEHIND"].match(after) if text[:1].isupper() else None
    flag = KIND_FLAGS[LOC] | KIND_FLAGS[ORG]
    longer = ontology.readings(f"{text}{word[0]}") if word else ()
    if any(one.how == LABEL and ontology.has(one.row, flag) for one in longer):
        return []  # "British" of "British Columbia".
    if kind in (MISC, ORG) and text[:1].isupper() and " " not in text:
        readings = [one for one in readings if _is_name(ontology, one, before)]
    return list(inside_next(ontology, readings, after))


def _is_name(ontology: Ontology, reading: Reading, before: str) -> bool:
    """Whether a capitalized word can name the item: a known one that is no common noun."""
    if ontology.label(reading.row)[:1].islower():
        return _RE["STUDIES"].search(before[-_NEAR:]) is not None
    return reading.how != ALIAS or ontology.uses(reading.row) >= _FEW_USES


def is_nickname(label: str, string: str) -> bool:
    """Whether words that mean other things, too, stand for an item without being in its name:
    "Army" for the United States Military Academy, whose sentence would have to tell so.
    """
    words = string.lower().split()
    is_known = string[:1].isupper() and all(map(flags_of, words))
    return is_known and not set(words).intersection(label.lower().split())


def said_of(
    options: Iterable[Option], text: str, kind: str, before: str = "", after: str = ""
) -> list[Option]:
    """Options that a writer would say of a phrase."""
    is_common = not has_capital(text)
    noun = singular(text)
    acts = kind == DEM and is_common and noun.endswith(("er", "or", "ist", "man"))
    empty = _EMPTY - {"person"} if acts else _EMPTY
    kept = [one for one in options if one.text not in empty and not _RE["OF_ART"].search(one.text)]
    if _RE["MISSORTED"].search(text):
        return [STAR_OPTION]
    if kind == ORG:
        kept = [one for one in kept if one.text not in _HOUSES]
    if kind == LOC and _RE["CLASS_OF"].search(before):
        return [STAR_OPTION]
    if has_determiner(before) or not _RE["STUDIES"].search(before[-_NEAR:]):
        kept = [one for one in kept if one.text not in _FIELDS]
    if kind == DEM and is_common and is_agent(noun) and not _names_somebody(text, before, after):
        return [STAR_OPTION]
    if is_common and not (kind == DEM and is_agent(noun)):
        if kind == MISC and noun in WORK_NOUNS:
            works = _WORKS if is_a_work(text, before, after) else frozenset()
            return [one for one in kept if one.text in works or one.text == STAR]
        return [one for one in kept if _RE["ABSTRACT"].fullmatch(one.text)]
    if kind == DEM and not _RE["NAMES_RELIGION"].search(text):
        kept = _of_believers(kept)
    return kept


def _names_somebody(text: str, before: str, after: str) -> bool:
    """Whether a common noun names people: "official documents" are not those of officials, and
    "coach their team" names no person."""
    if is_attribute(before, after, is_name=False) or before.endswith("-"):
        return False
    return is_plural(text) or has_determiner(before) or OBJECT_BEHIND.match(after) is None


def _of_believers(options: list[Option]) -> list[Option]:
    """ "a Catholic school" is no denomination, but Christian."""
    if not any(one.text in _RELIGIOUS for one in options):
        return options
    christian = [one for one in options if one.text in _CHRISTIAN][:1]
    return [*(replace(one, text="Christian", form=NAME) for one in christian), STAR_OPTION]


def agrees(options: Sequence[Option], word: str, text: str) -> bool:
    """Whether what an ontology says of a phrase can be what its sentence says."""
    texts = [option.text for option in options]
    if word == "creative work":
        return bool(_WORKS.intersection(texts))
    if word == "award ceremony":
        return any("ceremony" in one for one in texts)
    if word == "award":
        # Prizes of any art have a best actor.
        if text.startswith(("Best ", "Outstanding ", "Favorite ", "Favourite ")):
            return False
        return any("award" in one for one in texts)
    if word == "sports team":
        return any(_RE["TEAMS"].search(one) for one in texts)
    if word == "educational institution":  # Who graduated from Princeton did so in no town.
        return any(_RE["SCHOOLS"].search(one) for one in texts)
    if word == "health problem":
        return any(_RE["HEALTH"].search(one) for one in texts)
    if word in ("legislature", "parliament"):
        return not any("party" in one for one in texts)
    return word not in ("academic degree", "court case", "military unit", "public office")
