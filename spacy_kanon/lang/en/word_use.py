"""Tell a name from an ordinary word that has a capital only because it begins a sentence.

The rule, for one capitalized word:

1. In the middle of a sentence a capital is evidence of a name. Function words ("The", "In") are
   the exception: they count only beside another capitalized word.
2. At the start of a sentence a word of `words.ORDINARY_WORDS`, or one that the same text also
   writes in lower case, is ordinary, unless the text holds evidence that it is a name: the same
   capitalized word in the middle of a sentence, or next to another capitalized word.
3. At the start of a sentence a word that is both ("Will", "Rose", "Young") is a name also where
   the next word says so: a capitalized word, a possessive, a comma or bracket, or a verb form
   that follows a subject ("Rose was ...", but "Young people ...", "Will he ...").
4. Any other capitalized word is a name. In doubt it is one: that costs a masked word, the
   opposite error a person.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property

from .lexicon import ABBREVIATIONS, FUNCTION_WORDS, HONORIFICS, NAME_LIKE, ORDINARY_WORDS, words_of

_OPENERS = frozenset("\"'([{<*#-")
_ENDERS = frozenset(".!?:;") | {"...", "…", "•", "|", "·"}
_NUMBERED = re.compile(r"\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)]$")
_AFTER_SUBJECT = words_of(
    """
    's ' , ( was is has had were are did does will would could can may might must shall should
    and also who whose which then later became began went came made got gave took said won lost
    left met wrote sang ran led grew knew fought taught spoke told held joined
    """
)

# Ordinary words that are no names as well.
_NEVER_NAMES = ORDINARY_WORDS - NAME_LIKE


def has_capital(word: str) -> bool:
    """Whether a word has an upper-case letter anywhere: "Oslo", "iPhone", "McKay", "BBC".

    word (str): A token.
    RETURNS (bool): False for a token in lower case or without letters.
    """
    if word.isascii():
        return word != word.lower()
    return any(char.isupper() for char in word)


class WordUse:
    """How the words of one text are used; built once per text, answers are looked up."""

    def __init__(self, words: Sequence[str]) -> None:
        """words (Sequence[str]): Folded tokens; whitespace tokens are empty strings."""
        self.words = words

    @cached_property
    def lower(self) -> frozenset[str]:
        """Words that the text writes in lower case."""
        return frozenset(word for word in self.words if word.islower())

    @cached_property
    def named(self) -> frozenset[str]:
        """Lower-cased words that a capital in mid-sentence, or a neighbour, shows to be names."""
        names = set()
        for i, word in enumerate(self.words):
            if not has_capital(word):
                continue
            low = word.lower()
            if low in FUNCTION_WORDS or low in names:
                continue
            inside = not self.opens_sentence(i)
            if low in NAME_LIKE:
                sure = inside or self._beside_a_name(i)
            else:
                sure = inside and (low not in ORDINARY_WORDS or self._beside_a_name(i))
            if sure:
                names.add(low)
        return frozenset(names)

    def is_ordinary(self, i: int) -> bool:
        """Whether the capitalized token `i` is an ordinary word here and no name.

        i (int): Number of the token.
        RETURNS (bool): By the rules above.
        """
        word = self.words[i]
        low = word.lower()
        if word == "I":
            return True
        if len(word) > 1 and word.isupper():
            return self._is_ordinary_heading(i)
        if low in FUNCTION_WORDS:
            return self.opens_sentence(i) or not self._beside_a_name(i)
        may_be_ordinary = low in ORDINARY_WORDS or low in self.lower
        if not may_be_ordinary or not self.opens_sentence(i) or low in self.named:
            return False
        return not (low in NAME_LIKE and self._is_subject(i))

    def opens_sentence(self, i: int) -> bool:
        """Whether token `i` is the first word of a sentence, heading, quotation or list item.

        In doubt it is not: a full stop after an initial or an abbreviation ends no sentence.

        i (int): Number of the token.
        RETURNS (bool): True for the first token of a text.
        """
        before = i - 1
        while before >= 0 and self.words[before] in _OPENERS:
            before -= 1
        if before < 0:
            return True
        word = self.words[before]
        if not word or word in _ENDERS:
            return word != "." or not self._is_abbreviation(before - 1)
        return bool(_NUMBERED.match(word)) and (before == 0 or not self.words[before - 1].isalpha())

    def _is_abbreviation(self, i: int) -> bool:
        if i < 0:
            return False
        word = self.words[i]
        low = word.lower().rstrip(".")
        return (len(low) == 1 and low.isalpha()) or low in ABBREVIATIONS or low in HONORIFICS

    def _is_ordinary_heading(self, i: int) -> bool:
        """All capitals: ordinary in a heading ("THE FACTS"), an acronym elsewhere ("WHO")."""
        if self.words[i].lower() not in ORDINARY_WORDS:
            return False
        near = [self.words[j] for j in (i - 1, i + 1) if 0 <= j < len(self.words)]
        letters = [word for word in near if len(word) > 1 and word.isalpha()]
        return all(word.isupper() for word in letters)

    def _beside_a_name(self, i: int) -> bool:
        near = [self.words[j] for j in (i - 1, i + 1) if 0 <= j < len(self.words)]
        return any(
            has_capital(word) and word.lower() not in FUNCTION_WORDS
            and word.lower() not in _NEVER_NAMES
            for word in near
        )  # fmt: skip

    def _is_subject(self, i: int) -> bool:
        if i + 1 == len(self.words):
            return True
        after = self.words[i + 1]
        if has_capital(after):
            return after.lower() not in FUNCTION_WORDS
        return after in _AFTER_SUBJECT or after.endswith("ed")
