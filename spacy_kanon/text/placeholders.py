"""What anonymizers write instead of a phrase: `***`, `PERSON 1`, `WORK_OF_ART`."""

from __future__ import annotations

import re

from ..names import KINDS, SUB_KINDS

# What tools write instead of a phrase. It says nothing about a person, but "PERSON 1" in lower case
# would look like the ordinary word.
_ONTONOTES = (
    "NORP", "FAC", "GPE", "PRODUCT", "EVENT", "WORK_OF_ART", "LAW", "LANGUAGE", "DATE", "TIME",
    "PERCENT", "MONEY", "ORDINAL", "CARDINAL", "LOCATION", "ORGANIZATION",
)  # fmt: skip
_LABELS = "|".join((*KINDS, *_ONTONOTES))
# "AGE 93" and "MRN 12345" can be what a text says: sub-kinds are labels in brackets only.
_SUB_LABELS = "|".join(SUB_KINDS)
# "[EMAIL]", "[EMAIL 1]", "[EMAIL 5f0c62b0]", "[EMAIL enc:...]"
_BRACKETED = rf"(?<=\[)(?:{_LABELS}|{_SUB_LABELS})(?: (?:enc:)?[\w-]+)?(?=\])"
_PLACEHOLDER = re.compile(
    rf"\*{{2,}}|{_BRACKETED}|(?<!\w)(?:(?:{_LABELS})(?:[ _]\d+)?|NAME \d+)(?!\w)"
)
_NUMBERED = re.compile(rf"(?:{_SUB_LABELS}) \d+")

_ENDING = re.compile(r"^['’]s?$|(?<=\])['’]s?$")


def remove_placeholders(text: str, gap: str = " ") -> str:
    """The text with `gap` for `***` and labels such as `PERSON 1` or `WORK_OF_ART`.

    >>> remove_placeholders("*** met PERSON 1.", "_")
    '_ met _.'
    """
    return _PLACEHOLDER.sub(gap, text)


def placeholder_bounds(text: str) -> list[tuple[int, int]]:
    """Where `***` and labels such as `PERSON 1` stand, with the brackets around them.

    >>> placeholder_bounds("*** met [PERSON 1].")
    [(0, 3), (8, 18)]
    """
    bounds = []
    for match in _PLACEHOLDER.finditer(text):
        start, end = match.span()
        bracketed = text[start - 1 : start] == "[" and text[end : end + 1] == "]"
        bounds.append((start - bracketed, end + bracketed))
    return bounds


def is_placeholder(wording: str) -> bool:
    """Whether a wording identifies no one, brackets and a possessive aside.

    >>> [is_placeholder(wording) for wording in ("***", "[LOC]", "PERSON 1's", "a city in Norway")]
    [True, True, True, False]
    """
    bare = _ENDING.sub("", wording)
    if _NUMBERED.fullmatch(bare):
        return True
    return not _ENDING.sub("", remove_placeholders(wording, "")).strip("[]… ")
