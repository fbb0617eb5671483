"""Whether a reading of a phrase fits the phrase and its sentence.

An ontology lists what a string can name, and a sentence what this one does: "Musical" in "Best
Actress in a Musical" is no award, "Angels" in "Angels in America" no baseball team, and whoever was
born "in Belleville, New Jersey" was not born in Canada.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ...lang.en.inflection import is_agent, is_plural, singular
from ...lang.en.lexicon import FUNCTION_WORDS, HONORIFICS
from ...lang.en.word_use import has_capital
from ...lang.en.wordings.kinds_of_things import WORK_NOUNS, is_a_work
from ...lang.en.wordings.noun_phrases import has_determiner, is_attribute
from ...lang.language_rules import NAME
from ...names import DEM, LOC, MISC, ORG, STAR
from ..flags import KIND_FLAGS, LANGUAGE, ROLE
from ..phrases import Option
from ..reader import Ontology, Reading
from ..surfaces import ALIAS, DEMONYM
from .homonyms import inside_next
from .options import STAR_OPTION
from .short_names import is_cut_short

PARTY = 7278
# A word that is an item's name only for short must be that of one that people are known by.
_FEW_USES = 3
_CAPITAL_BEFORE = re.compile(r"(?:^|[\s\"“‘(])(?P<first>[A-Z][\w'’-]* )?(?P<word>[A-Z][\w'’-]*) $")
_NAME_BEHIND = re.compile(r" [A-Z]")
_NATION_BEFORE = re.compile(r"\b[A-Z][a-z]+(?:ish|ese|an|ch) $")
_TITLE_BEHIND = re.compile(r"^(?: (?:of|the|from)|:) (?:the )?[A-Z]")
_IS_PERSON = re.compile(r"\b[a-z]{2,}(?:man|woman|ist|actor|actress|singer|writer|player) $")
_SHORT = re.compile(r"[A-Z]{2,3}")
_WORKS = frozenset(
    {"creative work", "book", "literary work", "musical work", "film", "television series"}
)
_TEAMS = re.compile(r"\b(?:team|club|country|sports)\b")
_SCHOOLS = re.compile(
    r"\b(?:school|college|university|academy|institut\w*|seminary|conservatory|hospital|centre"
    r"|organization|educational|academic)\b"
)
_HEALTH = re.compile(r"\b(?:disease|health problem|disorder|cancer|cause of death)\b")
# Of these an ontology, or the head of the phrase, says what they are not.
_MISSORTED = re.compile(
    r"\b(?:martial|escape|con|rap|pickup|scam|strip) artists?$|^developers?$"
    r"|^(?:[Bb]allet|[Dd]ance|bridge|pool|squash|bowls)$"
)
_OBJECT_BEHIND = re.compile(r" (?:the|an?|his|her|their|its|our|my|your|him|them|it)\b")
# Said of a thing of any such kind, these tell nothing that a reader would say.
_EMPTY = frozenset({"person", "human", "activity", "event"})
_HOUSES = frozenset({"building", "structure"})
# "The city of Oslo": what it is, the sentence says already.
_CLASS_OF = re.compile(
    r"\b(?:state|city|town|village|country|province|county|island|parish|suburb|municipality|river"
    r"|lake|borough|district|hamlet|kingdom|republic|region) of (?:the )?$"
)
_FIELDS = frozenset({"field of study", "science", "social science", "humanity"})
_NEAR = 60
_STUDIES = re.compile(
    r"\b(?:degrees?|[BM]\.?A\.?|[BM]\.?S\.?|Ph\.?D\.?|stud(?:y|ied|ies|ying)|professor|department|major"
    r"|majored|taught|teaches|lectur\w+|doctorate|diploma|bachelor|master|faculty|chair|science)"
    r"[^\s.;:]*(?:[ ,]+(?:[\w'’&.-]+)){0,5}[ ,(]*$",
    re.I,
)
# What a noun in lower case can be said to be; of other things it has too many senses.
_ABSTRACT = re.compile(
    r"\*\*\*|(?:.* )?(?:sport|field of study|science|discipline|disease|health problem|cancer"
    r"|language|religion|musical instrument|martial art|humanity)"
)
_CHRISTIAN = frozenset({"Christian denomination", "Christianity"})
_RELIGIOUS = _CHRISTIAN | {"religion", "religious denomination"}
_NAMES_RELIGION = re.compile(r"(?:ism|ity|Church|Islam|hood)$")
_OF_ART = re.compile(r"(?:^|\b)(?:genre|art form|time interval|historical period|demographics)$")

_SPEAKS = re.compile(
    r"\b(?:speak|speaks|spoke|spoken|speaking|fluent in|languages?|into|translated (?:in)?to"
    r"|written in|wrote in|published in|sings? in|sang in|translations? (?:of|from|into)"
    r"|stud(?:y|ied|ies|ying)|taught|teach(?:es|ing)?|learn(?:ed|t|s|ing)?|professor of"
    r"|instructors? (?:in|of)|courses? in|knowledge of|degrees? in|major(?:ed|ing)? in"
    r"|dialects? of)"
    r"(?:\s+[\w-]+(?:,| and| or)?){0,3}\s*$",
    re.I,
)
_IN_BEFORE = re.compile(r"\bin $")
_ENDS = re.compile(r"\s*(?:[.,;:)\]]|$|(?:and|or|at|by|from|to|with|before|after|when|as)\b)")
_LANGUAGE_AFTER = re.compile(r"^[- ](?:language|speaking|speaker|dialect|translation)", re.I)


def of_nation_or_language(
    ontology: Ontology, readings: Sequence[Reading], before: str, after: str
) -> Sequence[Reading]:
    """A demonym is usually a language too: the sentence decides, and without it the nation.

    ontology (Ontology): Where the items stand.
    readings (Sequence[Reading]): What the mention can be.
    before, after (str): The text around it.
    RETURNS (Sequence[Reading]): All of them if none is of a nation or a language.
    """
    nations = [reading for reading in readings if reading.how == DEMONYM]
    languages = [reading for reading in readings if ontology.has(reading.row, LANGUAGE)]
    if not nations and not languages:
        return readings
    speaks = _SPEAKS.search(before) or _LANGUAGE_AFTER.search(after)
    speaks = speaks or (_IN_BEFORE.search(before) and _ENDS.match(after))
    if languages and speaks:
        return languages
    # "Korean ancestry" is of a people, of which an ontology may know the language alone.
    return nations or [reading for reading in readings if reading not in languages]


def is_fragment(text: str, kind: str, before: str, after: str) -> bool:
    """Whether a capitalized phrase looks like a part of a longer name or title.

    text (str): The mention.
    kind (str): Its kind; places stand beside other names without being parts of them.
    before, after (str): The text around it.
    RETURNS (bool): True for "Children" in "All My Children".
    """
    if not text[:1].isupper():
        return False
    if kind == LOC:
        return _NATION_BEFORE.search(before) is not None
    if kind not in (MISC, ORG):
        return False
    if kind == MISC and _TITLE_BEHIND.match(after):
        return True
    word = _CAPITAL_BEFORE.search(before)
    if word is None or word["word"].lower() in HONORIFICS:
        return False
    return word["first"] is not None or word["word"].lower() not in FUNCTION_WORDS


def is_code(ontology: Ontology, text: str, readings: Sequence[Reading], kind: str) -> bool:
    """Whether two or three capitals only abbreviate a name: "OK" is Oklahoma in an address.

    ontology (Ontology): Where the items stand.
    text (str): The mention.
    readings (Sequence[Reading]): What it can be.
    kind (str): Its kind. Organizations are called by such names ("CBS").
    RETURNS (bool): False for a place, and for a name that is no alias.
    """
    if kind == LOC or _SHORT.fullmatch(text) is None:
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
    """What a string can mean where a mention stands.

    ontology (Ontology): Where the items stand.
    string (str): The mention, or what is left of it without articles and signs.
    text (str): The mention. kind (str): Its kind.
    before, after (str): The text around it.
    RETURNS (list[Reading]): Empty for a fragment of a longer name, and for a mere code.
    """
    readings = [
        one
        for one in ontology.readings(string)
        if one.how != ALIAS or not is_cut_short(ontology.label(one.row), string, before)
    ]
    if string.endswith("ship"):  # Who was elected to a fellowship was elected to no fellow.
        readings = [one for one in readings if not ontology.has(one.row, ROLE)]
    if text[:1].isupper() and _IS_PERSON.search(before):
        return []  # "The airman Roland Garros" is no tournament.
    if is_code(ontology, text, readings, kind) or is_fragment(text, kind, before, after):
        return []
    if kind in (MISC, ORG) and text[:1].isupper() and " " not in text:
        readings = [one for one in readings if _is_name(ontology, one, before)]
    return list(inside_next(ontology, readings, after))


def _is_name(ontology: Ontology, reading: Reading, before: str) -> bool:
    """Whether a capitalized word can name the item: a known one that is no common noun."""
    if ontology.label(reading.row)[:1].islower():
        return _STUDIES.search(before[-_NEAR:]) is not None
    return reading.how != ALIAS or ontology.uses(reading.row) >= _FEW_USES


def party_readings(ontology: Ontology, text: str) -> list[Reading]:
    """Political parties that a word may name, or its singular: "Democrats".

    ontology (Ontology): Where the parties stand.
    text (str): A mention.
    RETURNS (list[Reading]): Empty if the word can mean anything else.
    """
    if " " in text or not text[:1].isupper():
        return []
    names = dict.fromkeys((text, singular(text)))
    readings = [reading for name in names for reading in ontology.readings(name)]
    party = ontology.row_of_number(PARTY)
    others = KIND_FLAGS[DEM] | KIND_FLAGS[LOC]
    for reading in readings:
        classes = ontology.classes(reading.row)
        above = {up for one in classes for up in (one, *ontology.up(one, ORG))}
        if party not in above or ontology.has(reading.row, others):
            return []
    return readings


def said_of(
    options: Iterable[Option], text: str, kind: str, before: str = "", after: str = ""
) -> list[Option]:
    """Options that somebody would say of a phrase.

    options (Iterable[Option]): From specific to general.
    text (str): The mention.
    kind (str): Its kind.
    before, after (str): The text around it.
    RETURNS (list[Option]): Without those that are true of the item and not of the phrase: "acting"
        is what a person does, and a drama is a work, not a genre.
    """
    is_common = not has_capital(text)
    kept = [one for one in options if one.text not in _EMPTY and not _OF_ART.search(one.text)]
    noun = singular(text)
    if _MISSORTED.search(text):
        return [STAR_OPTION]
    if kind == ORG:
        kept = [one for one in kept if one.text not in _HOUSES]
    if kind == LOC and _CLASS_OF.search(before):
        return [STAR_OPTION]
    if not _STUDIES.search(before[-_NEAR:]):
        kept = [one for one in kept if one.text not in _FIELDS]
    if kind == DEM and is_common and is_agent(noun) and not _names_somebody(text, before, after):
        return [STAR_OPTION]
    if is_common and not (kind == DEM and is_agent(noun)):
        if kind == MISC and noun in WORK_NOUNS:
            works = _WORKS if is_a_work(text, before, after) else frozenset()
            return [one for one in kept if one.text in works or one.text == STAR]
        return [one for one in kept if _ABSTRACT.fullmatch(one.text)]
    if _NAME_BEHIND.match(after) and any("language" in one.text for one in kept):
        return [STAR_OPTION]
    if kind == DEM and not _NAMES_RELIGION.search(text):
        kept = _of_believers(kept)
    return kept


def _names_somebody(text: str, before: str, after: str) -> bool:
    """Whether a common noun names people: "official documents" are not those of officials, and
    whoever lets somebody "coach their team" names nobody."""
    if is_attribute(before, after, is_name=False) or before.endswith("-"):
        return False
    return is_plural(text) or has_determiner(before) or _OBJECT_BEHIND.match(after) is None


def _of_believers(options: list[Option]) -> list[Option]:
    """ "a Catholic school" is no denomination, but Christian."""
    if not any(one.text in _RELIGIOUS for one in options):
        return options
    christian = [one for one in options if one.text in _CHRISTIAN][:1]
    return [*(replace(one, text="Christian", form=NAME) for one in christian), STAR_OPTION]


def agrees(options: Sequence[Option], word: str, text: str) -> bool:
    """Whether what an ontology says of a phrase can be what its sentence says.

    options (Sequence[Option]): Of the ontology.
    word (str): What the sentence makes of it (`LanguageRules.kind_word`), "" if nothing.
    text (str): The mention.
    RETURNS (bool): False if they name different kinds of things.
    """
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
        return any(_TEAMS.search(one) for one in texts)
    if word == "educational institution":  # Who graduated from Princeton did so in no town.
        return any(_SCHOOLS.search(one) for one in texts)
    if word == "health problem":
        return any(_HEALTH.search(one) for one in texts)
    if word in ("legislature", "parliament"):
        return not any("party" in one for one in texts)
    return word not in ("academic degree", "court case", "military unit", "public office")
