"""How a mention stands in its sentence: what is before it, and whether a noun follows it."""

from __future__ import annotations

import re

from ...lexicon import word_list
from ..lexicon import FUNCTION_WORDS, words_of

_DETERMINERS = word_list("determiners")
_ADVERBS = words_of("most more very so too first last next new old former late young then now")
_NO_ADVERBS = words_of("family assembly ally monopoly rally supply reply anomaly butterfly monthly")
_PREPOSITIONS = word_list("prepositions")
# Verbs that follow a name, and words that end its phrase although they look like nouns.
_VERBS = word_list("verbs")
_NEXT = re.compile(r"(?P<link> |-)(?P<word>[a-z][a-z'’-]*)")
_LAST = re.compile(r"(\w[\w'’-]*)\s+[\"'“‘(]*$")
_OPEN_PHRASES = tuple(
    re.compile(rf"(?P<det>[\w'’]+) (?P<between>(?:[\w'’-]+ ){{{count}}})[\"'“‘]?$")
    for count in (1, 2)
)
# Characters that the last words of a text mostly stand in, and the most words of a pattern there,
# with a quotation mark or a bracket by itself.
_TAIL, _MOST_WORDS = 64, 5
_APPOSING = re.compile(r"(\w[\w'’-]*),?\s+[\"“‘(]*$")
_NAMING = frozenset({"called", "entitled", "titled", "named"})


def _at_end(pattern: re.Pattern[str], before: str) -> re.Match[str] | None:
    """`pattern.search(before)` of a pattern for up to three words at the end.

    It is asked of the last characters alone: where more words than that stand among them, no match
    can begin before them.
    """
    start = len(before) - _TAIL
    if start <= 0 or len(before[start:].split()) <= _MOST_WORDS:
        return pattern.search(before)
    return pattern.search(before, start)


def word_before(before: str) -> str:
    """The last word before a mention, with its case; empty behind any other character.

    before (str): The text before the mention.
    RETURNS (str): The word.
    """
    match = _at_end(_LAST, before)
    return match[1] if match else ""


def has_determiner(before: str) -> bool:
    """Whether an article, a pronoun or a possessive opens the phrase that a mention ends.

    before (str): The text before the mention.
    RETURNS (bool): Also with an adjective between the two.

    >>> [has_determiner(text) for text in ("the ", "Ada's ", "his famous ", "the man left ")]
    [True, True, True, False]
    """
    word = word_before(before)
    if _is_determiner(word):
        return True
    return any(_opens_phrase(_at_end(pattern, before)) for pattern in _OPEN_PHRASES)


def _opens_phrase(match: re.Match[str] | None) -> bool:
    """Whether what stands between a determiner and the mention is a part of one noun phrase."""
    if match is None or not _is_determiner(match["det"]):
        return False
    between = match["between"].split()
    if any(part.lower() in FUNCTION_WORDS or part in _VERBS for part in between):
        return False
    return len(between) == 1 or between[0] in _ADVERBS or between[0].endswith("ly")


def _is_determiner(word: str) -> bool:
    return word.lower() in _DETERMINERS or re.search(r"\w(?:['’]s|s['’])$", word) is not None


def is_attribute(before: str, after: str, *, is_name: bool = True) -> bool:
    """Whether a noun follows that the mention describes: "a Chicago singer", "Oslo-based".

    before, after (str): The text around the mention.
    is_name (bool): A participle behind a name is its verb ("Oslo playing"); behind a common noun
        it ends a compound ("chess playing").
    RETURNS (bool): In doubt False.

    >>> is_attribute("a ", " singer"), is_attribute("in ", " and"), is_attribute("", "-based")
    (True, False, True)
    """
    match = _NEXT.match(after)
    if match is None:
        return False
    word = match["word"].split("'")[0].split("’")[0]
    if match["link"] == "-":
        return len(word) > 1
    is_adverb = word.endswith("ly") and word not in _NO_ADVERBS
    is_house = word == "home" and has_determiner(before)  # "Her Oslo home", no way home.
    if word in FUNCTION_WORDS or word.endswith("ed") or is_adverb:
        return False
    if word in _VERBS and not is_house:
        return False
    if word.endswith("ing") and is_name:
        return False
    if has_determiner(before) or word_before(before).lower() in _PREPOSITIONS:
        return True
    return not word.endswith("s") or word.endswith("ss")


def is_apposed(before: str, nouns: frozenset[str]) -> bool:
    """Whether a common noun right before the mention says what it names: "the film Blade".

    before (str): The text before the mention.
    nouns (frozenset[str]): Nouns that do so, in the singular and the plural.
    RETURNS (bool): Whether one of them stands there, or a word like "called".
    """
    match = _at_end(_APPOSING, before)
    return match is not None and (match[1] in nouns or match[1] in _NAMING)
