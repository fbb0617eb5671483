"""Names that are one name: with a word for what it names, or with a typing error."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rapidfuzz.distance import Levenshtein

from ..surfaces import words_of
from .heads import name_heads

# Share of a word's letters that a typing error may change.
MAX_WORD_DISTANCE = 0.25

_LEADING = re.compile(r"^(?:the|a|an)\s+", re.I)
_TRAILING = re.compile(r"(?:['’]s|['’]|[\s.,;:!?)\]\"”])+$")
_QUOTES = re.compile(r"^[\"'“‘(\[\s]+")


def bare_name(text: str) -> str:
    """A name without article, possessive and quotation marks.

    text (str): A mention.
    RETURNS (str): Empty for one without anything else.
    """
    return _LEADING.sub("", _TRAILING.sub("", _QUOTES.sub("", text)))


def adds_only_class(string: str, key: str) -> bool:
    """Whether a longer name holds a name and, besides, only words that say what it names.

    string (str): The longer name.
    key (str): The name.
    RETURNS (bool): True for "FC Haka" and "Haka".
    """
    if key not in string:
        return False
    added = string.replace(key, " ", 1).split()
    return bool(added) and all(word in name_heads() for word in added)


def differ_only_in(unknown: Sequence[str], key: str, string: str) -> bool:
    """Whether the strings agree word by word but for small changes in unknown words.

    Digits never change, nor does a word's first letter: few typing errors do that, and many other
    names do.

    unknown (Sequence[str]): Words of the key that the ontology does not have.
    key, string (str): The names.
    RETURNS (bool): Whether one can be a typing error for the other.
    """
    words, others = words_of(key), words_of(string)
    if len(words) != len(others) or re.findall(r"\d", key) != re.findall(r"\d", string):
        return False
    return all(
        word == other
        or (
            word in unknown
            and word[0] == other[0]
            and Levenshtein.distance(word, other) <= max(1, MAX_WORD_DISTANCE * len(other))
        )
        for word, other in zip(words, others, strict=True)
    )
