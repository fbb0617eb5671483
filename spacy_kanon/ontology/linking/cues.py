"""What a sentence itself says of a name: "the film Blade", "her single "Control"".

The word right before a title names its class; in an enumeration ("the films Blade, Excision and
Virtuosity") the word before the first title does so for all of them.
"""

from __future__ import annotations

import re

from ...lang.en.inflection import singular
from ...lang.en.lexicon import words_of

# Word before a title -> label of the class it means.
CUES: dict[str, str] = {
    **dict.fromkeys(("album", "EP"), "album"),
    **dict.fromkeys(("autobiography", "book", "memoir", "textbook"), "book"),
    **dict.fromkeys(("ballad", "song"), "song"),
    **dict.fromkeys(("film", "movie"), "film"),
    **dict.fromkeys(("cartoon", "series", "sitcom"), "television series"),
    **dict.fromkeys(("hit", "musical", "single", "soundtrack", "symphony"), "musical work"),
    **dict.fromkeys(("prize", "award", "medal"), "award"),
    **dict.fromkeys(
        ("comedy", "drama", "episode", "program", "programme", "show", "thriller", "video"),
        "creative work",
    ),
    "comic": "comics",
    "essay": "written work",
    "festival": "festival",
    "game": "game",
    "magazine": "magazine",
    "newspaper": "newspaper",
    "novel": "novel",
    "opera": "opera",
    "painting": "painting",
    "play": "play",
    "poem": "poem",
    "story": "literary work",
    "tournament": "sports competition",
    "war": "war",
}

_WORD = re.compile(r"\b[A-Za-z]{2,}\b")
_OTHER_CUE = re.compile(r"([A-Za-z]{2,})\s+(?:and|or)\s+(?:[a-z]+\s+)?$")
_GENERAL = "creative work"
_LONGEST = 250
_SMALL_WORDS = words_of("a an and at by for from in is it no not of on or the this to with")
_LINK = re.compile(
    r"^(?: of (?:his|hers|theirs))?,?\s+(?:such as|includ(?:ing|ed|e|es)|like|(?:called|titled"
    r"|entitled|named))\b"
)


def cue_before(before: str) -> str:
    """Label of the class that the sentence gives a title right behind `before`, "" if none.

    before (str): The text before a title.
    RETURNS (str): A label of `CUES`.

    >>> cue_before("She starred in the film ")
    'film'
    """
    text = before[-_LONGEST:]
    for match in reversed(list(_WORD.finditer(text))):
        label = CUES.get(match[0]) or CUES.get(singular(match[0]))
        if label is not None:
            if not _only_titles(text[match.end() :], match[0]):
                return ""
            return _GENERAL if _is_one_of_two(text[: match.start()]) else label
    return ""


def _is_one_of_two(before: str) -> bool:
    """ "series and films included": which of the two a title is, nobody says."""
    match = _OTHER_CUE.search(before)
    return match is not None and (match[1] in CUES or singular(match[1]) in CUES)


def _only_titles(between: str, word: str) -> bool:
    """Whether nothing but an enumeration of titles stands between the cue and the next title."""
    titles = _LINK.sub(" ", between).replace("...", " ")
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
