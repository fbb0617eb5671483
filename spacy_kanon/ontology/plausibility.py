"""Whether a reading of a phrase fits the phrase and its sentence.

An ontology lists what a string can name, and a sentence what this one does: "Musical" in "Best
Actress in a Musical" is no award, "Angels" in "Angels in America" no baseball team, and who was
born "in Belleville, New Jersey" was not born in Canada.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..lang.en.inflection import is_agent, is_plural, singular
from ..lang.en.lexicon import FUNCTION_WORDS, HONORIFICS
from ..lang.en.word_use import has_capital
from ..lang.en.wording_rules import (
    OBJECT_BEHIND,
    WORK_NOUNS,
    has_determiner,
    is_a_work,
    is_attribute,
)
from ..lang.language_rules import NAME
from ..names import DEM, LOC, MISC, ORG, STAR
from .chains import COUNTRY, KIND_FLAGS, LANGUAGE, NONE, ROLE
from .options import STAR_OPTION
from .reader import Ontology, Reading
from .surfaces import ALIAS, DEMONYM, LABEL, Option

# Which of several things of one name a sentence can mean: by use, and by the place behind it.
#
# A name with a place behind it ("Belleville, New Jersey", "Leicester in Massachusetts") means what
# lies there, however well known another one is.

# So much more used is the reading of another kind by its own label that it is meant.
_CONTEST = 3
_LIST_BEHIND = re.compile(
    r"^(?:, [A-Z][\w'’-]*\.?(?: [A-Z][\w'’-]*)*){1,6},? (?:and|or) (?:the )?[A-Z]"
)
_PLACE_BEHIND = re.compile(r"^, ((?:[A-Z]\.){2,}|(?:St\. )?[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)")
# "Leicester in Massachusetts", "Cambridge (Massachusetts)".
_AROUND_BEHIND = re.compile(
    r"^ (?:in |\()(?:the )?(?:(?:US|U\.S\.|American|Canadian|English|German|Indian) )?"
    r"(?:(?:state|province|county|region) of )?([A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)"
)


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
    return readings if not inside and _LIST_BEHIND.match(after) else inside


def places_behind(ontology: Ontology, after: str) -> frozenset[int]:
    """The place that is named right behind a comma, or that something is said to lie in."""
    match = _PLACE_BEHIND.match(after)
    around = _AROUND_BEHIND.match(after) if match is None else None
    name = match[1] if match else around[1] if around else ""
    flag = KIND_FLAGS[LOC]
    readings = [one for one in ontology.readings(name) if ontology.has(one.row, flag)]
    rows = (one.row for one in by_label(ontology, readings))
    # "in March", "in Vogue": only what other places lie in can be meant.
    return frozenset(row for row in rows if match or ontology.holds_places(row))


def country_behind(ontology: Ontology, after: str) -> int:
    """The country of the place that is named right behind a comma."""
    if _LIST_BEHIND.match(after):  # "Paris, New York and Tokyo".
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
_SCHOOL = re.compile(r"\b(?:University|College|School|Institute|Academy)\b")
_AT_SCHOOL = re.compile(
    r"(?:\b(?:[Aa]t|with)(?: the)?|\b(?:attend|graduat|degree|professor|facult|taught|teach"
    r"|stud(?:y|i)|enrol|alum|coach|lectur|fellow|educat|[BM]\.?[AS]\.?\b|Ph\.?D|LL\.?[BM]|J\.?D\b"
    r"|doctor|campus|universit|college)[^.;]*) $"
)
_CLUB = re.compile(r"\b(?:F\.?C\.?|A\.?F\.?C\.?|FC|Club|United)(?:\b|$|\W)")
_IN_SPORT = re.compile(
    r"\b(?:play|sign|join|scor|goal|season|leagu|transfer|club|team|coach|manag|draft|trad|contract"
    r"|loan|debut|career|match|against|win|won|cup|final|captain|footbal|cap)[^.;]*$",
    re.I,
)


def is_cut_short(label: str, string: str, before: str) -> bool:
    """Whether a name is that of a school or a club less the word that says so, and its sentence
    says it neither: "weddings in West Virginia" were at no university.
    """
    if string.isupper() or len(label) <= len(string) or string not in label:
        return False
    words = label.replace(string, " ")
    if _SCHOOL.search(words):
        return _AT_SCHOOL.search(before[-_NEAR:]) is None
    return _CLUB.search(words) is not None and _IN_SPORT.search(before[-_NEAR:]) is None


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
    r"\b(?:martial|escape|con|rap|pickup|scam|strip) artists?$|^(?:developer|drawer)s?$"
    r"|^(?:Fellow|Member|Companion|Commander|Officer|Knight|Dame) of "
    r"|^(?:[Bb]allet|[Dd]ance|bridge|pool|squash|bowls)$"
)
# Said of a thing of any such kind, these tell nothing that a reader would say.
_EMPTY = frozenset({"person", "human", "activity", "event"})
_HOUSES = frozenset({"building", "structure"})
# "The city of Oslo": what it is, the sentence says already.
_CLASS_OF = re.compile(
    r"\b(?:state|city|town|village|country|province|county|island|parish|suburb|municipality|river"
    r"|lake|borough|district|hamlet|kingdom|republic|region) of (?:the )?$"
)
_FIELDS = frozenset({"field of study", "science", "social science", "humanity"})
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
    """A demonym is usually a language too: the sentence decides, and without it the nation."""
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
    """Whether a capitalized phrase looks like a part of a longer name or title."""
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
    """Whether two or three capitals only abbreviate a name: "OK" is Oklahoma in an address."""
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
    """What a string can mean where a mention stands."""
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
    """Political parties that a word may name, or its singular: "Democrats"."""
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
    """Options that a writer would say of a phrase."""
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
        return any(_TEAMS.search(one) for one in texts)
    if word == "educational institution":  # Who graduated from Princeton did so in no town.
        return any(_SCHOOLS.search(one) for one in texts)
    if word == "health problem":
        return any(_HEALTH.search(one) for one in texts)
    if word in ("legislature", "parliament"):
        return not any("party" in one for one in texts)
    return word not in ("academic degree", "court case", "military unit", "public office")
