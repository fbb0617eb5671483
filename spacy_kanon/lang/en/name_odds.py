"""How likely a capitalized ordinary word is a name where it stands.

"Young blew over the limit" and "Young people came" differ by grammar, "Piano denies pain" and
"Patient denies pain" by the word. A linear model adds up both: how frequent a surname the word is
and how rarely texts write it with a capital; where in the text it stands; and what kind of word
follows. The weights are learned by `bench/fit_name_odds.py`; here they are only added up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..lexicon import FLAGS, LOWER_AT, SURNAME_AT, weights, word_list
from .lexicon import COMMON, FUNCTION, GIVEN, HONORIFIC, ON_NAME_LIST

if TYPE_CHECKING:
    from .word_use import WordUse

_BITS = 7
_LISTED = FLAGS["ORDINARY"]
_ENDINGS = ("ed", "ing", "ly", "s", "er", "y", "ion", "al")
_VERBS = word_list("after_subject")
_ROLES = word_list("roles")


# A word is taken for a name above it; see `bench/fit_name_odds.py`.
CUT = 0.5


def may_name(use: WordUse, i: int) -> bool:
    """Whether a capitalized ordinary word is rather a name than not.

    use (WordUse): The words of a text.
    i (int): Number of the token.
    """
    odds = weights("odds")
    return odds[""] + sum(odds[clue] for clue in clues(use, i) if clue in odds) > CUT


def clues(use: WordUse, i: int) -> Iterator[str]:
    """What speaks for or against a name.

    use (WordUse): The words of a text.
    i (int): Number of a token that has a capital and is an ordinary word.
    YIELDS (str): Names of weights.
    """
    flags, low = use.flags[i], use.low[i]
    surname, lower = flags >> SURNAME_AT & _BITS, flags >> LOWER_AT & _BITS
    look = "function" if flags & FUNCTION else "listed" if flags & _LISTED else _ending(low)
    place = "cell" if i in use.openings else "opens" if use.opens_sentence(i) else "inside"
    if place != "opens" and use.is_loose(i):
        place += " loose"
    after = _class_of(use, i, i + 1)
    second = _class_of(use, i, i + 2) if after not in ("end", "#") else ""
    before = _class_of(use, i, i - 1)
    yield from (f"surname={surname}", f"lower={lower}", f"look={look}", f"place={place}")
    yield from (f"after={after}", f"second={second}", f"before={before}")
    yield from (f"{place}|after={after}", f"{look}|after={after}", f"{look}|place={place}")
    yield from (
        f"{place}|surname={surname}",
        f"{place}|lower={lower}",
        f"{after}|surname={surname}",
    )
    yield from (f"{after}|second={second}", f"{place}|before={before}")
    if i + 1 < len(use.words) and i + 1 in use.structure and after == "#":
        yield from ("measured", f"measured|{place}", f"measured|surname={surname}")
    if i + 1 < len(use.words) and use.low[i + 1].strip():
        yield f"word={use.low[i + 1]}"
    if i and use.low[i - 1].strip():
        yield f"word before={use.low[i - 1]}"
    if low in use.lower:
        yield "lower elsewhere"
    if use.in_title(i):
        yield "title"
    if i in use.labels:
        yield "label"
        yield f"label|surname={surname}"
    if low in _ROLES:
        yield "role"


def _ending(low: str) -> str:
    return next((ending for ending in _ENDINGS if low.endswith(ending)), "other")


def _class_of(use: WordUse, i: int, j: int) -> str:
    """What kind of word token `j` is, seen from token `i`."""
    if not 0 <= j < len(use.words) or not use.words[j].strip() or not use.same_cell(i, j):
        return "end"
    word, low, flags = use.words[j], use.low[j], use.flags[j]
    if not word[:1].isalpha():
        return "#" if any(map(str.isdigit, word)) else word[:1]
    if word != low and word.rstrip(".") != low:
        if flags & FUNCTION:
            return "Function"
        if flags & HONORIFIC:
            return "Title"
        return "Common" if flags & COMMON else "Given" if flags & GIVEN else "Name"
    if low in _VERBS:
        return "verb"
    if flags & FUNCTION:
        return "function"
    if not flags & COMMON:
        return "rare name" if flags & ON_NAME_LIST else "rare"
    return _ending(low)
