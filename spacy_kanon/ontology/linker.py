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
from functools import cache, lru_cache, partial

from ..errors import no_choice
from ..lang.en.lexicon import (
    FUNCTION_WORDS,
    HONORIFICS,
    flags_of,
    is_agent,
    is_plural,
    plural,
    singular,
    split_head,
)
from ..lang.en.rules import ENGLISH
from ..lang.en.word_use import has_capital
from ..lang.en.wording_rules import (
    CALLINGS,
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
    is_misplaced,
    is_seat,
    joins_two,
    names_a_town,
    names_a_work,
    sort_of,
    wider_word,
)
from ..lang.language_rules import NAME, NOUN, LanguageRules
from ..lang.lexicon import patterns
from ..names import DEM, LOC, MISC, ORG, STAR
from ..storage.records import bundled_rows
from ..text.normalization import normalize_key
from .chains import KIND_FLAGS, NONE, Flag
from .options import (
    STAR_OPTION,
    WORD,
    Option,
    class_options,
    common_options,
    item_options,
    places_in,
    stands_in_place,
    usable,
)
from .reader import ALIAS, CLASS_PHRASE, DEMONYM, LABEL, Ontology, Phrase, Reading

EXACT, TRIMMED, SENTENCE, CONTAINED, HEAD, KIND = (
    "exact", "trimmed", "sentence", "contained", "head", "kind",
)  # fmt: skip

_RE = patterns("linking")
# Classes that everything of a kind is in: geographic location, organization, person.
GENERAL: dict[str, int] = {LOC: 2221906, ORG: 43229, DEM: 215627}
GENERAL_ROWS: dict[str, int] = {"place": GENERAL[LOC], "organization": GENERAL[ORG]}
# Kinds of readings that a mention of a kind may have, by preference: people write of a country as
# of an organization, and annotators differ on what is demographic.
FITTING = {LOC: (LOC, ORG), ORG: (ORG, LOC, MISC), DEM: (DEM, MISC), MISC: (MISC, DEM, ORG)}


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
# So many uses has a town that may be meant though nothing tells in which division it lies.
_WELL_KNOWN = 20
# So much more used is the reading of another kind by its own label that it is meant.
_CONTEST = 3
_NEAR = 60
# A word that is an item's name only for short must be that of one that people are known by.
_FEW_USES = 3
_WORKS = frozenset(
    {"creative work", "book", "literary work", "musical work", "film", "television series"}
)
# Said of a thing of any such kind, these tell nothing that a reader would say.
_EMPTY = frozenset({"person", "human", "activity", "event"})
_OF_A_JOB = (_EMPTY | {"position", "job", "work", "profession", "occupation"}) - {"person"}
_CONTEXTS = {"SCHOOL": "AT_SCHOOL", "CLUB": "IN_SPORT", "PARTY": "IN_POLITICS", "LABEL": "IN_MUSIC"}
_HOUSES = frozenset({"building", "structure"})
_FIELDS = frozenset({"field of study", "science", "social science", "humanity"})
_CHRISTIAN = frozenset({"Christian denomination", "Christianity"})
_RELIGIOUS = _CHRISTIAN | {"religion", "religious denomination"}


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
            other = _RE["OTHER_CUE"].search(text[: match.start()])  # "Series and films included".
            return _GENERAL if other and other[1] in _CUES_AND_PLURALS else label
    return ""


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
    ends_open = re.search(r"(?:,|and)[ \"“'‘]*(?:(?:The|An?) )?$", titles) is not None
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
    """Words and abbreviations that end or begin names, and the label of the class they mean: of
    several labels, parted by "|", the first one that the ontology has."""
    return dict(row[:2] for row in bundled_rows("name_heads.tsv"))


def _splits(key: str) -> Iterator[tuple[str, str]]:
    """Possible heads with the rest of the name, long heads first."""
    front, behind = split_head(key)
    words = front.split(" ")
    for usual in _LONG_HEADS:
        if key.endswith(f" {usual}"):
            yield usual, key[: -len(usual) - 1]
    rest = behind.split(" in ")[0].split(" at ")[0].split()  # "City of Hope Medical Center"
    is_headed = len(rest) > 2 and any(" ".join(rest[-n:]) in LAST_WORDS for n in (1, 2))
    if behind and not is_headed:
        yield front, behind.split(" ", 2)[-1]
    for start in range(1, len(words)):
        # "State of Utah" is a state, "Utah State" a university, "Hampton Court" a house.
        if words[start:] != ["State"] and ends_in_its_kind(front):
            yield " ".join(words[start:]), " ".join(words[:start])
    if len(words) > 1 and words[0].isupper():
        yield words[0], " ".join(words[1:])


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


def labelled(ontology: Ontology, name: str, kinds: tuple[str, ...]) -> list[int]:
    """Classes of some kinds with this label, the most used one first."""
    has, flag = ontology.has, sum(KIND_FLAGS[kind] for kind in kinds)
    return [
        row
        for row in ontology.named(name, flag)
        if has(row, Flag.CLASS) and not has(row, Flag.REMOVED | Flag.BARRED)
    ]


class Linker:
    """Finds replacement options of phrases; remembers those of items, and no word of a text."""

    def __init__(self, ontology: Ontology, *, rules: LanguageRules = ENGLISH) -> None:
        self.ontology = ontology
        self.rules = rules
        self.common_to = lru_cache(maxsize=_CACHED)(self._common_to)
        self.class_and_above = lru_cache(maxsize=_CACHED)(
            lambda row, kind: tuple(class_options(ontology, row, rules, kind=kind))
        )
        self.classes_and_above = lru_cache(maxsize=_CACHED)(self._classes_and_above)
        every_kind = partial(labelled, ontology, kinds=tuple(KIND_FLAGS))
        self.classes_called = lru_cache(maxsize=len(ORDINARY_KINDS))(every_kind)

    def link(self, text: str, kind: str, before: str = "", after: str = "") -> EntityLink:
        """Options for a mention of kind LOC, ORG, DEM or MISC between two parts of its sentence."""
        if kind not in FITTING:
            raise no_choice("kind", kind, FITTING)
        return _Search(self, text, kind, before, after).link()

    def _common_to(
        self, readings: tuple[Reading, ...], kind: str, in_place: bool
    ) -> tuple[Option, ...]:
        """Options that are true of an item whichever of these it is."""
        lists = [
            item_options(self.ontology, reading, self.rules, kind=kind, in_place=in_place)
            for reading in readings
        ]
        return tuple(common_options(lists))

    def _classes_and_above(self, row: int, kind: str) -> frozenset[int]:
        classes = self.ontology.classes(row)
        return frozenset(
            (*classes, *(up for each in classes for up in self.ontology.up(each, kind)))
        )


class _Search:
    """What a phrase is where it stands."""

    def __init__(self, linker: Linker, text: str, kind: str, before: str, after: str) -> None:
        self.linker, self.rules, self.ontology = linker, linker.rules, linker.ontology
        self.text, self.before, self.after = text, before, after
        self.kind = LOC if kind == ORG and _RE["LIVES_BEFORE"].search(before) else kind

    def link(self) -> EntityLink:
        """By the first step of the search that finds something that can be said."""
        text, kind, before, after = self.text, self.kind, self.before, self.after
        word = self.rules.kind_word(text, kind, before=before, after=after)
        if text[:1].isupper() and is_apposed(before, _APPOSED):  # "The film Blade".
            return EntityLink(SENTENCE, "", (), (STAR_OPTION,))
        least = [STAR_OPTION]  # "Person", where no later step says more.
        for linked in self._links():
            if linked is not None and len(linked.options) > 1:
                options = said_of(linked.options, text, kind, before, after)
                if len(options) > 1 and agrees(options, word, text):
                    if options[0].text != "person":
                        return self._with_word(linked, options, word, text)
                    least = options
        if not word and len(least) == 1 and (linked := self._body()) is not None:
            return linked
        return self._with_word(EntityLink(KIND, "", (), ()), least, word, text)

    def _links(self) -> Iterator[EntityLink | None]:
        """By step of the search."""
        yield self._named()
        yield from self._called()
        yield self._with_place()
        yield self._with_class()
        yield self._in_next()
        if self.kind in (DEM, MISC):
            yield self._by_calling()

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
        """An ordinary noun, and the class that it, or a narrower one, is the label of."""
        row = GENERAL_ROWS.get(word)
        rows = [self.ontology.row_of_number(row)] if row else self.linker.classes_called(word)
        rows = rows or (self.linker.classes_called(narrower) if narrower else [])
        counts = rows and rows[0] != NONE
        phrase = self.ontology.phrase_id(Phrase(CLASS_PHRASE, rows[0])) if counts else ""
        return Option(word, NOUN, WORD, phrase)

    def _in_next(self) -> EntityLink | None:
        """An unknown place lies in the country of the place behind it: ", Arkansas"."""
        place = self.ontology.row_of_number(GENERAL[LOC])
        if self.kind != LOC or place == NONE or not self.text[:1].isupper():
            return None
        # "Paris, New York and Tokyo".
        if _RE["LIST_BEHIND"].match(self.after) or _RE["LIST_BEFORE"].search(self.before):
            return None
        has, country_of = self.ontology.has, self.ontology.country
        around = {r if has(r, Flag.COUNTRY) else country_of(r) for r in self._places_behind()}
        if len(around) != 1 or around == {NONE}:
            return None
        inside = places_in(self.ontology, place, around.pop(), self.rules)
        return EntityLink(CONTAINED, "", (), tuple(usable([*inside, *self._of_kind()], self.text)))

    def _by_calling(self) -> EntityLink | None:
        """The class of all who are called so, known or not: a "jockey" is an athlete."""
        row = self.ontology.row_of_number(int(CALLINGS.get(singular(self.text), "0")))
        if row == NONE:
            return None
        options = (*self.linker.class_and_above(row, DEM), STAR_OPTION)
        return EntityLink(HEAD, self.text, self._ids([row]), options)

    def _body(self) -> EntityLink | None:
        """A common noun that can mean nothing but bodies of a kind: "the court", "a ministry"."""
        is_common = self.kind in (DEM, MISC) and not has_capital(self.text)
        if not is_common or is_attribute(self.before, self.after, is_name=False):
            return None
        noun, has = singular(self.text), self.ontology.has
        readings = self.ontology.readings(noun)
        body, others = KIND_FLAGS[ORG], KIND_FLAGS[DEM] | KIND_FLAGS[MISC]
        if not readings or not all(
            how == LABEL and has(row, Flag.CLASS) and has(row, body) and not has(row, others)
            for row, how in readings
        ):
            return None
        rows = [row for row, _ in readings]
        lists = [self.linker.class_and_above(row, ORG) for row in rows]
        linked = EntityLink(TRIMMED, noun, self._ids(rows), ())
        return self._with_word(linked, [*common_options(lists), STAR_OPTION], noun, noun)

    def _of_kind(self) -> tuple[Option, ...]:
        """What is true of everything of a kind: an organization is one, a location is a place."""
        row = self.ontology.row_of_number(GENERAL[self.kind]) if self.kind in (LOC, ORG) else NONE
        return self.linker.class_and_above(row, self.kind)[:1] if row != NONE else ()

    def _named(self) -> EntityLink | None:
        """The sentence says what it is: "the film Blade" """
        is_title = self.kind == MISC and not self.text[:1].islower()
        label = cue_before(self.before) if is_title else ""
        rows = self.linker.classes_called(label) if label else ()
        if not rows or any(
            self.linker.classes_and_above(reading.row, self.kind).intersection(rows)
            for reading in self._choose(self.ontology.readings(self.text))
        ):
            return None
        options = usable(self._common(rows), self.text)
        return EntityLink(SENTENCE, label, self._ids(rows), tuple(options))

    def _common(self, rows: Iterable[int]) -> list[Option]:
        """Options that are true of an item of each of some classes."""
        return common_options([self.linker.class_and_above(row, self.kind) for row in rows])

    def _ids(self, rows: Iterable[int]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(map(self.ontology.item_id, rows)))

    # Step 1

    def _called(self) -> Iterator[EntityLink | None]:
        """The phrase itself; then without article, possessive and quotation marks."""
        core = bare_name(self.text)
        variants = [self.text, core]
        if self.kind == DEM:
            variants += [core[:1].lower() + core[1:], core.lower()]
        if is_plural(core) and (self.kind == DEM or core[:1].islower()):
            variants += [singular(variant) for variant in variants[1:]]
        for variant in dict.fromkeys(variants):
            readings = self._choose(self._possible(variant))
            yield self._of_readings(readings, variant, EXACT if variant == self.text else TRIMMED)

    def _of_readings(
        self, readings: Sequence[Reading], string: str, method: str
    ) -> EntityLink | None:
        if not readings:
            return None
        in_place = self.kind == LOC and stands_in_place(self.before)
        in_place = in_place and not is_attribute(self.before, self.after)
        options = usable(self.linker.common_to(tuple(readings), self.kind, in_place), self.text)
        if len(readings) > 1 and all(one.text in GENERAL_ROWS for one in options[:-1]):
            return None  # To an ontology a state and a university are organizations.
        items = self._ids(reading.row for reading in readings)
        return EntityLink(method, normalize_key(string), items, tuple(options))

    # Step 2

    def _with_place(self) -> EntityLink | None:
        """ "Racine, Wisconsin": a name, and the name of a place it lies in."""
        name, comma, place = normalize_key(self.text).partition(", ")
        if not comma:
            return None
        ontology = self.ontology
        around = {reading.row for reading in ontology.readings(place.rsplit(", ", 1)[-1])}
        readings = [
            reading
            for reading in ontology.readings(name)
            if around & {ontology.country(reading.row), ontology.division(reading.row)}
        ]
        return self._of_readings(self._choose(readings), name, CONTAINED)

    def _with_class(self) -> EntityLink | None:
        """ "Brussels city", "republic of Ghana": a name and a class it has; else the class."""
        key, kind, ontology = bare_name(normalize_key(self.text)), self.kind, self.ontology
        heads, name = self._head(key)
        if not heads or (kind in (LOC, ORG) and not has_capital(key)) or joins_two(key):
            return None
        labels = list(map(ontology.label, heads))
        if self._is_misread(labels):
            return None
        rows = [row for row in heads if not ontology.has(row, Flag.TOP)]
        is_state = not _FORMS_OF_STATE.isdisjoint(labels)
        readings = [
            reading
            for reading in self._choose(ontology.readings(name))
            if self.linker.classes_and_above(reading.row, kind).intersection(rows)
            or (is_state and ontology.has(reading.row, Flag.COUNTRY))
        ]
        linked = self._of_readings(readings, name, CONTAINED)
        if linked is not None and len(linked.options) > 1:
            return linked
        # The head stands in the text: here an option may be contained in the original.
        options = (*common_options(list(map(self._of_head, heads))), STAR_OPTION)
        return EntityLink(HEAD, labels[0], self._ids(heads), options)

    def _of_head(self, row: int) -> Sequence[Option]:
        """A class and, if it is of the kind, what is above it: an "authority" is first a power."""
        options = self.linker.class_and_above(row, self.kind)
        is_vague = self.ontology.label(row) in _VAGUE_HEADS
        if not is_vague and (self.kind not in GENERAL or self.kind in self.ontology.kinds(row)):
            return options
        return [*options[:1], *self._of_kind()]

    def _head(self, key: str) -> tuple[list[int], str]:
        """The classes that the head of a name may mean, and the name without it."""
        for head, name in _splits(key):
            if rows := self._usual(head) or self._classes_called(head):
                return rows, name
        return [], key

    def _is_misread(self, labels: Sequence[str]) -> bool:
        """Whether a name that ends in a class names none, as where a town stands: "Hen Party"."""
        is_no_party = "political party" in labels and not self.rules.kind_word(self.text, ORG)
        if is_no_party or is_misplaced(self.text, self.before):
            return True
        if self.kind == LOC and names_a_town(self.before):
            return not any(map(is_seat, labels))
        is_dated = any(word in label for label in labels for word in DATED)
        return names_a_work(self.kind, self.before, self.after) and not is_dated

    def _usual(self, head: str) -> list[int]:
        """The class of one of the usual words that names end in."""
        labels = "" if self.kind == DEM else name_heads().get(head, "")
        for label in labels.split("|") if labels else ():
            rows = labelled(self.ontology, label, (LOC, ORG, MISC))
            # A publisher can be a person; what "Xyzzy Press" names is none.
            rows = [
                row for row in rows if not self.ontology.has(row, Flag.PERSON_CLASS | Flag.ROLE)
            ]
            if rows:
                return rows[:1]
        return []

    def _classes_called(self, head: str) -> list[int]:
        """Classes with the head as their label; of works, whose names do not say what they name
        ("Vanishing Point"), for words that are usual there."""
        is_name = head[:1] != head[:1].lower()
        # "Film Award", not "Point".
        narrows = " " in head and head.rpartition(" ")[2] in LAST_WORDS
        if is_name and (is_plural(head) or (self.kind == MISC and not narrows)):
            return []
        name, kinds = head.lower(), _KINDS[self.kind]
        return labelled(self.ontology, name, kinds) or (
            labelled(self.ontology, singular(name), kinds) if is_plural(name) else []
        )

    # Which of several things of one name a sentence can mean: by use, and by the place behind it.
    #
    # A name with a place behind it ("Belleville, New Jersey", "Leicester in Massachusetts") means
    # what lies there, however well known another one is.

    def _possible(self, string: str) -> list[Reading]:
        """What a string can mean where the phrase stands."""
        ontology, text, kind, before = self.ontology, self.text, self.kind, self.before
        is_title = kind in (MISC, ORG)
        readings = [
            one
            for one in ontology.readings(string)
            if one.how != ALIAS
            or not (
                is_cut_short(ontology.label(one.row), string, before)
                or (is_title and is_nickname(ontology.label(one.row), string))
                # An officer can be one of any kind, and no military officer.
                or (kind == DEM and ontology.label(one.row).endswith(f" {string.lower()}"))
            )
        ]
        if self._is_code(readings) or is_fragment(text, kind, before, self.after):
            return []
        word = _RE["WORD_BEHIND"].match(self.after) if text[:1].isupper() else None
        if word and ontology.named(f"{text}{word[0]}", KIND_FLAGS[LOC] | KIND_FLAGS[ORG]):
            return []  # "British" of "British Columbia".
        if is_title and text[:1].isupper() and " " not in text:
            readings = list(filter(self._is_name, readings))
        return self._inside_next(readings)

    def _is_code(self, readings: Sequence[Reading]) -> bool:
        """Whether two or three capitals only abbreviate a name: "OK" is Oklahoma in an address."""
        if self.kind == LOC or _RE["SHORT"].fullmatch(self.text) is None:
            return False
        if any(reading.how != ALIAS for reading in readings):
            return False
        has, place, body = self.ontology.has, KIND_FLAGS[LOC], KIND_FLAGS[ORG]
        abbreviates = len(self.text) == 2 or self.before.endswith("(")  # "a photo center (CCP)"
        return abbreviates or not all(has(row, body) and not has(row, place) for row, _ in readings)

    def _is_name(self, reading: Reading) -> bool:
        """Whether a capitalized word can name the item: a known one that is no common noun."""
        if self.ontology.label(reading.row)[:1].islower():
            return _RE["STUDIES"].search(self.before[-_NEAR:]) is not None
        return reading.how != ALIAS or self.ontology.uses(reading.row) >= _FEW_USES

    def _inside_next(self, readings: list[Reading]) -> list[Reading]:
        """Places that lie in what is named right behind, if that is a place."""
        ontology, around = self.ontology, self._places_behind()
        if not around:
            return readings
        countries = {ontology.country(row) for row in around} - {NONE}

        def may_lie_there(reading: Reading) -> bool:
            country, division = ontology.country(reading.row), ontology.division(reading.row)
            lies_in = () if country == NONE else (country, division, *ontology.regions(country))
            if not ontology.has(reading.row, KIND_FLAGS[LOC]) or not around.isdisjoint(lies_in):
                return True
            # One that no country is told of lies in no state ("Amsterdam, New York"), and a
            # little-known one of which nothing tells where it lies is more often another.
            is_open = (
                country in countries and division == NONE if country != NONE else not countries
            )
            return is_open and ontology.uses(reading.row) >= _WELL_KNOWN

        inside = list(filter(may_lie_there, readings))
        return readings if not inside and _RE["LIST_BEHIND"].match(self.after) else inside

    def _places_behind(self) -> frozenset[int]:
        """The place that is named right behind a comma, or that something is said to lie in."""
        match = _RE["PLACE_BEHIND"].match(self.after)
        around = _RE["AROUND_BEHIND"].match(self.after) if match is None else None
        name = match[1] if match else around[1] if around else ""
        ontology, flag = self.ontology, KIND_FLAGS[LOC]
        readings = [one for one in ontology.readings(name) if ontology.has(one.row, flag)]
        rows = (one.row for one in self._by_label(readings))
        # "in March", "in Vogue": only what other places lie in can be meant.
        return frozenset(row for row in rows if match or ontology.holds_places(row))

    def _choose(self, readings: list[Reading]) -> list[Reading]:
        """The readings that fit the mention's kind and sentence; one if one clearly dominates."""
        ontology, kind = self.ontology, self.kind
        if kind in (DEM, MISC):
            readings = self._of_nation_or_language(readings)
        fitting: list[Reading] = []
        for fits in FITTING[kind]:
            flag = KIND_FLAGS[fits]
            fitting = [
                one
                for one in readings
                if (kind in (DEM, MISC) if one.how == DEMONYM else ontology.has(one.row, flag))
            ]
            if kind == DEM and len(fitting) > 1:
                # "Director" is an office to people, too: it is said of those whom it names.
                has_people = partial(ontology.has, flag=Flag.PERSON_CLASS)
                if any(one.how == LABEL and has_people(one.row) for one in fitting):
                    fitting = [o for o in fitting if o.how == DEMONYM or has_people(o.row)]
            if kind == LOC and fits == ORG:  # What a place is called for short is no body.
                is_home = _RE["LIVES_BEFORE"].search(self.before) is not None
                fitting = [] if is_home else [each for each in fitting if each.how == LABEL]
            if fitting:
                fitting = self._uncontested(fitting, readings)
                break
        present = [one for one in fitting if not ontology.has(one.row, Flag.GONE)] or fitting
        if kind in (LOC, ORG) and _RE["LISTED_BEFORE"].search(self.before):
            return self._listed(present)
        present = self._by_label(present)
        total = sum(ontology.uses(reading.row) for reading in present)
        others = any(one.how == LABEL for one in present)
        for reading in present:
            uses = ontology.uses(reading.row)
            # "Oklahoma" is no university in every text.
            is_meant = reading.how != ALIAS or not others or uses >= _FAMOUS
            if total and uses >= DOMINANCE * total and is_meant:
                return [reading]
        return present

    def _listed(self, present: list[Reading]) -> list[Reading]:
        """Of the readings of what follows a comma the one country, or what a town can lie in."""
        has, territory = self.ontology.has, self.ontology.is_territory
        countries = [reading for reading in present if has(reading.row, Flag.COUNTRY)]
        if len(countries) == 1:
            return countries
        if not _RE["INSIDE"].search(self.before) or _RE["LISTED_BEHIND"].match(self.after):
            return present
        named = [reading for reading in present if reading.how == LABEL]
        return named or [reading for reading in present if territory(reading.row)]

    def _of_nation_or_language(self, readings: list[Reading]) -> list[Reading]:
        """A demonym is usually a language too: the sentence decides, and without it the nation."""
        nations = [reading for reading in readings if reading.how == DEMONYM]
        languages = [one for one in readings if self.ontology.has(one.row, Flag.LANGUAGE)]
        if not nations and not languages:
            return readings
        speaks = _RE["SPEAKS"].search(self.before) or _RE["LANGUAGE_AFTER"].search(self.after)
        speaks = speaks or (_RE["IN_BEFORE"].search(self.before) and _RE["ENDS"].match(self.after))
        if languages and speaks:
            return languages
        # "Korean ancestry" is of a people, of which an ontology may know the language alone.
        return nations or [reading for reading in readings if reading not in languages]

    def _by_label(self, readings: list[Reading]) -> list[Reading]:
        """Of several things the one that is called so first, if it is used as much as the rest."""
        labelled = [one for one in readings if one.how == LABEL]
        if len(labelled) != 1 or len(readings) == 1:
            return readings
        uses = self.ontology.uses
        is_used = uses(labelled[0].row) * 3 >= sum(uses(one.row) for one in readings)
        return labelled if is_used else readings

    def _uncontested(self, fitting: list[Reading], readings: list[Reading]) -> list[Reading]:
        """Readings that fit, unless one of another kind is what most writers mean."""
        others = [one for one in readings if one not in fitting and one.how == LABEL]
        if not others or any(one.how == DEMONYM for one in fitting):
            return fitting
        ontology = self.ontology
        most = max(others, key=lambda one: ontology.uses(one.row))
        least = _CONTEST * max(ontology.uses(one.row) for one in fitting)
        by_label = any(one.how == LABEL for one in fitting)
        if ontology.uses(most.row) <= (least if by_label else 0):
            return fitting
        is_near = self.kind in (LOC, ORG) and ontology.has(
            most.row, KIND_FLAGS[LOC] | KIND_FLAGS[ORG]
        )
        return [most] if is_near else []


def is_cut_short(label: str, string: str, before: str) -> bool:
    """Whether a name lacks its "University" or "Club", and its sentence tells of none."""
    if string.isupper() or len(label) <= len(string) or string not in label:
        return False
    words, near = label.replace(string, " "), before[-_NEAR:]
    for lacking, context in _CONTEXTS.items():
        if _RE[lacking].search(words):
            return _RE[context].search(near) is None
    return False


def is_fragment(text: str, kind: str, before: str, after: str) -> bool:
    """Whether a capitalized phrase looks like a part of a longer name or title."""
    if not text[:1].isupper() or text.lower() in FUNCTION_WORDS:
        return text[:1].isupper()  # "It" is no festival.
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


def is_nickname(label: str, string: str) -> bool:
    """Whether words that mean other things, too, stand for an item without being in its name:
    "Army" for the United States Military Academy, whose sentence would have to tell so."""
    words = string.lower().split()
    is_known = string[:1].isupper() and all(map(flags_of, words))
    return is_known and not set(words).intersection(label.lower().split())


def said_of(
    options: Iterable[Option], text: str, kind: str, before: str = "", after: str = ""
) -> list[Option]:
    """Options that a writer would say of a phrase."""
    is_common = not has_capital(text)
    noun = singular(text)
    is_person = kind == DEM and is_common and (is_agent(noun) or sort_of(noun) == "person")
    empty = _OF_A_JOB if is_person else _EMPTY
    kept = [one for one in options if one.text not in empty and not _RE["OF_ART"].search(one.text)]
    if _RE["MISSORTED"].search(text):
        return [STAR_OPTION]
    if kind == ORG:
        kept = [one for one in kept if one.text.split(" in ")[0] not in _HOUSES]
    if is_common and not _RE["IS_DEGREE"].search(text):  # "The old masters", "a master of English".
        kept = [one for one in kept if one.text != "academic degree"]
    if kind == LOC and _RE["CLASS_OF"].search(before):
        return [STAR_OPTION]
    if has_determiner(before) or not _RE["STUDIES"].search(before[-_NEAR:]):
        kept = [one for one in kept if one.text not in _FIELDS]
    if is_person and not _names_somebody(text, before, after):
        return [STAR_OPTION]
    if is_common and not is_person:
        if kind == MISC and noun in WORK_NOUNS:
            works = _WORKS if is_a_work(text, before, after) else frozenset()
            return [one for one in kept if one.text in works or one.text == STAR]
        return [one for one in kept if _RE["ABSTRACT"].fullmatch(one.text)]
    if kind == DEM and not _RE["NAMES_RELIGION"].search(text):
        kept = _of_believers(kept)
    return kept


def _names_somebody(text: str, before: str, after: str) -> bool:
    """Whether a common noun names people, unlike in "official documents", "she also coaches"."""
    if is_attribute(before, after, is_name=False) or before.endswith("-"):
        return False
    is_matter = _RE["MATTER_BEFORE"].search(before) and not is_plural(text)
    if is_matter or _RE["SUBJECT_BEFORE"].search(before):
        return False
    return is_plural(text) or has_determiner(before) or OBJECT_BEHIND.match(after) is None


def _of_believers(options: list[Option]) -> list[Option]:
    """ "a Catholic school" is no denomination, but Christian."""
    if not any(one.text in _RELIGIOUS for one in options):
        return options
    christian = [one for one in options if one.text in _CHRISTIAN][:1]
    return [*(replace(one, text="Christian", form=NAME) for one in christian), STAR_OPTION]


# By what a sentence says that something is: what some option has to match.
_SAID_SO: dict[str, re.Pattern[str]] = {
    "creative work": re.compile(rf"\A(?:{'|'.join(sorted(_WORKS))})\Z"),
    "award ceremony": re.compile("ceremony"),
    "award": re.compile("award"),
    "sports team": _RE["TEAMS"],
    "educational institution": _RE["SCHOOLS"],  # Who graduated from Princeton did so in no town.
    "health problem": _RE["HEALTH"],
}


def agrees(options: Sequence[Option], word: str, text: str) -> bool:
    """Whether what an ontology says of a phrase can be what its sentence says."""
    if word == "award" and text.startswith(("Best ", "Outstanding ", "Favorite ", "Favourite ")):
        return False  # Prizes of any art have a best actor.
    if word in _SAID_SO:
        return any(_SAID_SO[word].search(option.text) for option in options)
    if word in ("legislature", "parliament"):
        return not any("party" in option.text for option in options)
    return word not in ("academic degree", "court case", "military unit", "public office")
