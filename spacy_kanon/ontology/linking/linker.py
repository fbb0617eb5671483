"""From a phrase of a text to items of the ontology: exact, contained, approximate.

The thesis's three steps (section 3.3.2), each held to what keeps a replacement true:

1. Exact match of the normalized string; then without article, possessive and quotation marks, in
   the singular, or with a small first letter where a common noun is meant.
2. Contained: the phrase is a known name with the name of its own class or place behind it
   ("Brussels city", "Racine, Wisconsin"), a known class is its head ("Bodmin College" is a
   college), or it is part of longer names that all say the same of their items ("Haka").
3. Edit distance below 15 %, only if the words that differ are no words of the ontology: a typing
   error makes no other word, so "Slovenia" never becomes "Slovakia".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from rapidfuzz.distance import Levenshtein

from ...errors import Errors, KanonError
from ...lang.en.inflection import is_plural, plural, singular
from ...lang.en.rules import ENGLISH
from ...lang.en.word_use import has_capital
from ...lang.en.wordings.kinds_of_things import ORDINARY_KINDS, joins_two
from ...lang.en.wordings.legal_names import wider_word
from ...lang.en.wordings.noun_phrases import is_apposed, is_attribute
from ...lang.language_rules import NOUN, LanguageRules
from ...names import DEM, LOC, MISC, ORG
from ...text.normalization import normalize_key
from ..approximate import MAX_DISTANCE
from ..chains import NONE
from ..flags import COUNTRY, KIND_FLAGS, TOP
from ..phrases import CLASS_PHRASE, WORD, Option, Phrase
from ..reader import Ontology, Reading
from ..surfaces import words_of
from .choice import choose, fits
from .cues import CUES, cue_before
from .heads import bodies_called, find_head, is_misread, labelled, names_a_state
from .homonyms import country_behind
from .linked import (
    APPROXIMATE,
    CONTAINED,
    EXACT,
    FITTING,
    GENERAL,
    GENERAL_ROWS,
    HEAD,
    KIND,
    SENTENCE,
    TRIMMED,
    Context,
    Linked,
)  # fmt: skip
from .names_alike import adds_only_class, bare_name, differ_only_in
from .options import (
    STAR_OPTION,
    class_options,
    common_options,
    item_options,
    places_in,
    stands_in_place,
    usable,
)
from .plausibility import (
    PARTY,
    agrees,
    party_readings,
    possible,
    said_of,
)
from .short_names import is_cut_short

# Nouns that say of the name behind them what it is.
_APPOSED = frozenset({*CUES, *(plural(word) for word in CUES)})
# What is said to be above these is true of few of the things that are named so.
_VAGUE_HEADS = frozenset(
    {"academy", "association", "board", "center", "centre", "federation", "institute", "publisher",
     "society", "theatre", "hall of fame"}
)  # fmt: skip
# Readings and classes whose options are remembered.
_CACHED = 8192
_ARTICLE = re.compile(r"\ban? $")


class Linker:
    """Finds replacement options of phrases; remembers those of items, and no word of a text.

    ontology (Ontology): Where to look.
    rules (LanguageRules): The language of the options.
    approximate (bool): Use the third step.
    """

    def __init__(
        self,
        ontology: Ontology,
        *,
        rules: LanguageRules = ENGLISH,
        approximate: bool = True,
    ) -> None:
        self.ontology = ontology
        self.rules = rules
        self.approximate = approximate
        self._options = lru_cache(maxsize=_CACHED)(self._common_to)
        self._of_class = lru_cache(maxsize=_CACHED)(self._class_and_above)
        self._all_classes = lru_cache(maxsize=_CACHED)(self._classes_and_above)
        self._labelled = lru_cache(maxsize=len(ORDINARY_KINDS))(self._classes_labelled)

    def link(self, text: str, kind: str, context: Context | None = None) -> Linked:
        """Options for a mention of kind LOC, ORG, DEM or MISC.

        text (str): The mention as it stands in the text.
        kind (str): Its kind.
        context (Context | None): Its sentence, which decides between homonyms.
        RETURNS (Linked): What the mention was found to be, with its options.
        RAISES (KanonError): E321 for another kind.
        """
        if kind not in FITTING:
            choices = ", ".join(FITTING)
            raise KanonError(Errors.E321.format(name="kind", value=kind, choices=choices))
        context = context or Context()
        word = self.rules.kind_word(text, kind, before=context.before, after=context.after)
        if self._is_said_already(text, context):
            return Linked(SENTENCE, "", (), (STAR_OPTION,))
        steps: list[Callable[[str, str, Context], Linked | None]] = [
            self._member,
            self._named,
            self._exact,
            self._trimmed,
            self._with_place,
            self._with_class,
            self._around,
        ]
        if self.approximate:
            steps.append(self._near)
        steps.append(self._in_next)
        for step in steps:
            linked = step(text, kind, context)
            if linked is not None and len(linked.options) > 1:
                options = said_of(linked.options, text, kind, context.before, context.after)
                if len(options) > 1 and agrees(options, word, text):
                    return self._with_word(linked, options, word, text)
        if not word and (linked := self._body(text, kind, context)) is not None:
            return linked
        return self._with_word(Linked(KIND, "", (), ()), [STAR_OPTION], word, text)

    @staticmethod
    def _is_said_already(text: str, context: Context) -> bool:
        """Whether the word right before a name is what would be said of it: "the film Blade"."""
        return text[:1].isupper() and is_apposed(context.before, _APPOSED)

    def _with_word(self, linked: Linked, options: list[Option], word: str, text: str) -> Linked:
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

    def _in_next(self, text: str, kind: str, context: Context) -> Linked | None:
        """A place that nobody knows lies in the country of the place behind it: ", Arkansas"."""
        place = self.ontology.row_of_number(GENERAL[LOC])
        if kind != LOC or place == NONE or not text[:1].isupper():
            return None
        country = country_behind(self.ontology, context.after)
        if country == NONE:
            return None
        options = places_in(self.ontology, place, country, self.rules)
        return Linked(CONTAINED, "", (), tuple(usable(options, text)))

    def _body(self, text: str, kind: str, context: Context) -> Linked | None:
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
        return self._with_word(Linked(TRIMMED, noun, items, ()), options, noun, noun)

    def _of_kind(self, text: str, kind: str) -> list[Option]:
        """What is true of everything of a kind: an organization is one, a location is a place."""
        if kind not in (LOC, ORG):
            return []
        row = self.ontology.row_of_number(GENERAL[kind])
        return list(self._of_class(row, kind)[:1]) if row != NONE else []

    def _member(self, text: str, kind: str, context: Context) -> Linked | None:
        """Somebody of a party: "a Democrat", "as Conservatives"."""
        is_person = kind == DEM or _ARTICLE.search(context.before)
        if not is_person or is_attribute(context.before, context.after):
            return None
        readings = party_readings(self.ontology, text)
        if not readings:
            return None
        phrase = Phrase(CLASS_PHRASE, self.ontology.row_of_number(PARTY))
        text_of_member = self.rules.member_of(self.ontology.phrase(phrase.row))
        member = Option(text_of_member, NOUN, CLASS_PHRASE, self.ontology.phrase_id(phrase))
        items = tuple(dict.fromkeys(self.ontology.item_id(reading.row) for reading in readings))
        return Linked(EXACT, text, items, (member, STAR_OPTION))

    def _named(self, text: str, kind: str, context: Context) -> Linked | None:
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
        return Linked(SENTENCE, label, items, tuple(usable(common_options(lists), text)))

    # Step 1

    def _exact(self, text: str, kind: str, context: Context) -> Linked | None:
        return self._of_string(text, text, kind, context, EXACT)

    def _trimmed(self, text: str, kind: str, context: Context) -> Linked | None:
        core = bare_name(text)
        variants = [core]
        if kind == DEM:
            variants += [core[:1].lower() + core[1:], core.lower()]
        if is_plural(core) and (kind == DEM or core[:1].islower()):
            variants += [singular(variant) for variant in variants]
        for variant in dict.fromkeys(variants):
            linked = self._of_string(variant, text, kind, context, TRIMMED)
            if linked is not None:
                return linked
        return None

    def _of_string(
        self, string: str, text: str, kind: str, context: Context, method: str
    ) -> Linked | None:
        readings = possible(self.ontology, string, text, kind, context.before, context.after)
        readings = choose(self.ontology, readings, kind, context)
        return self._of_readings(readings, string, text, kind, context, method)

    def _of_readings(
        self,
        readings: Sequence[Reading],
        string: str,
        text: str,
        kind: str,
        context: Context,
        method: str,
    ) -> Linked | None:
        if not readings:
            return None
        in_place = kind == LOC and stands_in_place(context.before)
        in_place = in_place and not is_attribute(context.before, context.after)
        listed = self._options(tuple(readings), kind, in_place)
        options = usable(listed, text)
        if len(readings) > 1 and all(one.text in GENERAL_ROWS for one in options[:-1]):
            return None  # To an ontology a state and a university are organizations.
        items = tuple(dict.fromkeys(self.ontology.item_id(reading.row) for reading in readings))
        return Linked(method, normalize_key(string), items, tuple(options))

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

    def _with_place(self, text: str, kind: str, context: Context) -> Linked | None:
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

    def _with_class(self, text: str, kind: str, context: Context) -> Linked | None:
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
        return Linked(HEAD, self.ontology.label(head.rows[0]), items, options)

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

    def _around(self, text: str, kind: str, context: Context) -> Linked | None:
        """ "Haka" for "FC Haka": longer names whose other words only say what they name."""
        key = bare_name(normalize_key(text))
        if kind not in (LOC, ORG) or not key[:1].isupper():
            return None
        if self.ontology.readings(key):
            return None
        around = self.ontology.strings_around(key)
        strings = [
            string
            for string in around
            if adds_only_class(string, key) and not is_cut_short(string, key, context.before)
        ]
        flag = KIND_FLAGS[kind]
        readings = [
            reading
            for string in strings
            for reading in self.ontology.readings(string)
            if fits(self.ontology, reading, flag, kind)
        ]
        readings = list({reading.row: reading for reading in readings}.values())
        if not readings:
            return None
        return self._of_readings(readings, strings[0], text, kind, Context(), CONTAINED)

    # Step 3

    def _near(self, text: str, kind: str, context: Context) -> Linked | None:
        key = normalize_key(text)
        unknown = [word for word in words_of(key) if not self.ontology.knows_word(word)]
        if not unknown or (kind in (LOC, MISC) and " " not in key):  # Brompton is no Brampton.
            return None
        best: list[tuple[int, str]] = []
        for string in self.ontology.strings_near(key):
            limit = MAX_DISTANCE * min(len(key), len(string))
            distance = Levenshtein.distance(key, string, score_cutoff=int(limit))
            if distance < limit and differ_only_in(unknown, key, string):
                best.append((distance, string))
        for _, string in sorted(best):
            linked = self._of_string(string, text, kind, context, APPROXIMATE)
            if linked is not None:
                return linked
        return None
