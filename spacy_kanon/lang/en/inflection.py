"""English wording of a replacement: articles, number, and the case of its first letter.

Only what a replacement needs: phrases are a noun with words before it, and at most one part that
begins with a preposition behind it ("city in Norway", "member of parliament").
"""

from __future__ import annotations

import re

from ...text.caches import remembered
from ..lexicon import MEMO_SIZE, noun_table, patterns, word_list
from .lexicon import words_of

_RE = patterns("inflection")
_PREPOSITIONS = words_of("of in for from at by on with to about under between within")
# Nouns that take no article in the singular.
_UNCOUNTABLE = word_list("uncountable")
_PLURAL_ONLY = words_of("people police personnel media children men women")

_IRREGULAR = noun_table("irregular")
_SINGULAR = {plural: singular for singular, plural in _IRREGULAR.items()}
_NAMES_IN_PLURAL = words_of("Olympics Games Awards Championships Masters")
DATE_IN = "date in "  # Before the period, in the text of a wording of the form PERIOD.


def indefinite_article(phrase: str) -> str:
    """ "a" or "an", by the sound the phrase begins with."""
    word = phrase.lstrip("\"'“‘([")
    if _RE["VOWEL_SOUND"].match(word):
        return "an"
    if _RE["CONSONANT_SOUND"].match(word) or re.match(r"U[A-Z]", word):
        return "a"
    return "an" if word[:1].lower() in "aeiou" else "a"


@remembered(MEMO_SIZE)
def split_head(phrase: str) -> tuple[str, str]:
    """The phrase up to its head noun, and what follows: ("city", " in Norway")."""
    words = phrase.split(" ")
    for index, word in enumerate(words[1:], 1):
        if word in _PREPOSITIONS:
            return " ".join(words[:index]), " " + " ".join(words[index:])
    return phrase, ""


def head_noun(phrase: str) -> str:
    """The noun that the other words of a phrase belong to."""
    return split_head(phrase)[0].rsplit(" ", 1)[-1]


def is_countable(phrase: str) -> bool:
    """Whether the head noun of a phrase can be counted."""
    return head_noun(phrase).lower() not in _UNCOUNTABLE


@remembered(MEMO_SIZE)
def is_plural(phrase: str) -> bool:
    """True for a head noun that looks like a plural."""
    noun = head_noun(phrase).lower()
    if noun in _PLURAL_ONLY or noun in _SINGULAR:
        return noun not in ("series", "species", "staff")
    if head_noun(phrase) in _NAMES_IN_PLURAL:
        return False
    if _RE["PLURAL_MEN"].search(noun):
        return True
    return len(noun) > 3 and noun.endswith("s") and not _RE["NOT_PLURAL"].search(noun)


def plural(phrase: str) -> str:
    """Plural of the head noun; what is plural or has none stays as it is."""
    front, behind = split_head(phrase)
    if is_plural(phrase) or not is_countable(phrase):
        return phrase
    before, noun = front[: -len(head_noun(phrase))], head_noun(phrase)
    return before + _plural_noun(noun) + behind


def _plural_noun(noun: str) -> str:
    if noun.lower() in _IRREGULAR:
        return _IRREGULAR[noun.lower()]
    if _RE["MEN"].search(noun):
        return noun[:-2] + "en"
    if re.search(r"(?:s|x|z|ch|sh)$", noun):
        return noun + "es"
    if re.search(r"[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    return noun + "s"


@remembered(MEMO_SIZE)
def singular(phrase: str) -> str:
    """Singular of the head noun; what is no plural stays as it is."""
    if not is_plural(phrase):
        return phrase
    front, behind = split_head(phrase)
    noun = head_noun(phrase)
    return front[: -len(noun)] + _singular_noun(noun) + behind


def _singular_noun(noun: str) -> str:
    low = noun.lower()
    if low in _SINGULAR:
        return _SINGULAR[low]
    if low.endswith("men") and len(low) > 4:
        return noun[:-2] + "an"
    if low.endswith("ies") and len(low) > 4 and low not in ("movies", "cookies"):
        return noun[:-3] + "y"
    if re.search(r"(?:ss|x|zz|ch|sh)es$", low):
        return noun[:-2]
    return noun[:-1] if low.endswith("s") else noun


def is_agent(phrase: str) -> bool:
    """Whether a noun in the singular is one for people who do something, by its ending."""
    return _RE["AGENT"].search(phrase) is not None


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if 10 <= number % 100 <= 20 else ending}"


def with_the(name: str) -> str:
    """The name of a place as it stands in a sentence: "the Netherlands", "Norway"."""
    return f"the {name}" if _RE["WITH_THE"].match(name) else name


def class_in_place(noun: str, place: str) -> str:
    """A class of things in a place: "city in the Netherlands"."""
    return f"{noun} in {with_the(place)}"


def part_of(whole: str) -> str:
    """A part of a whole that has a name."""
    return f"part of {with_the(whole)}"
