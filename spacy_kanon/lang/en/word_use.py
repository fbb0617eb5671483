"""Tell a name from an ordinary word that has a capital only because it begins a sentence.

The rule, for one capitalized word:

1. In the middle of a sentence a capital is evidence of a name. Function words ("The", "In") are
   the exception: they count only beside another capitalized word.
2. At the start of a sentence a word of `words.ORDINARY_WORDS`, or one that the same text also
   writes in lower case, is ordinary, unless the text holds evidence that it is a name: the same
   capitalized word in the middle of a sentence, or next to another capitalized word.
3. At the start of a sentence a word that is both ("Will", "Rose", "Young") is a name also where
   the next word says so: a capitalized word, a possessive, a comma or bracket, or a verb form
   that follows a subject ("Rose was ...", "King continues ...", but "Young people ...").
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
    continues lives works plays writes sings says serves teaches makes leads runs holds resides
    remains appears performs directs goes comes takes gives gets becomes begins tells knows wants
    believes studies competes currently
    """
)

# Ordinary words that are no names as well.
PLAIN_WORDS = ORDINARY_WORDS - NAME_LIKE
_ADVERBS = words_of("first also then later now soon again still never always often once")


def has_capital(word: str) -> bool:
    """Whether a word has an upper-case letter anywhere: "Oslo", "iPhone", "McKay", "BBC".

    word (str): A token.
    RETURNS (bool): False for a token in lower case or without letters.
    """
    if word.isascii():
        return word != word.lower()
    return any(char.isupper() for char in word)


def bare_word(word: str) -> str:
    """A capitalized word without the signs that its token begins or ends with; others as they are.

    A full stop at the end stays, since it may be that of an abbreviation.

    word (str): A token.
    RETURNS (str): The word in it.

    >>> [bare_word(word) for word in ('--Hemingway', '~Oslo/', 'J.', "'s", '"')]
    ['Hemingway', 'Oslo', 'J.', "'s", '"']
    """
    if (word[:1].isalnum() and word[-1:].isalnum()) or not has_capital(word):
        return word
    first, last = 0, len(word)
    while not word[first].isalnum():
        first += 1
    while not word[last - 1].isalnum() and word[last - 1] != ".":
        last -= 1
    return word[first:last]


class WordUse:
    """How the words of one text are used; built once per text, answers are looked up."""

    def __init__(self, tokens: Sequence[str]) -> None:
        """tokens (Sequence[str]): Folded tokens; whitespace tokens are empty strings."""
        self.tokens = tokens
        self._opens: dict[int, bool] = {}  # Answers of `opens_sentence`.
        self.words = [token if token.isalpha() else bare_word(token) for token in tokens]

    @cached_property
    def capitalized(self) -> list[int]:
        """Numbers of the tokens with an upper-case letter, in order."""
        return [i for i, word in enumerate(self.words) if has_capital(word)]

    @cached_property
    def lower(self) -> frozenset[str]:
        """Words that the text writes in lower case."""
        return frozenset(word for word in self.words if word.islower())

    @cached_property
    def named(self) -> frozenset[str]:
        """Lower-cased words that a capital in mid-sentence, or a neighbour, shows to be names."""
        names = set()
        for i in self.capitalized:
            low = self.words[i].lower()
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
        opens = self._opens.get(i)
        if opens is None:
            opens = self._opens[i] = self._is_opening(i)
        return opens

    def _is_opening(self, i: int) -> bool:
        if self.begins_anew(i):
            return True
        before = i - 1
        while before >= 0 and self.words[before] in _OPENERS:
            before -= 1
        if before < 0:
            return True
        word = self.words[before]
        if not word or word in _ENDERS:
            return word != "." or not self._is_abbreviation(before - 1)
        return bool(_NUMBERED.match(word)) and (before == 0 or not self.words[before - 1].isalpha())

    def begins_anew(self, i: int) -> bool:
        """Whether token `i` has the end of a sentence before its word: `."Kelly`."""
        token, word = self.tokens[i], self.words[i]
        return len(token) > len(word) and not _ENDERS.isdisjoint(token[: token.index(word)])

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
            and word.lower() not in PLAIN_WORDS
            for word in near
        )  # fmt: skip

    def _is_subject(self, i: int) -> bool:
        if i + 1 == len(self.words):
            return True
        after = self.words[i + 1]
        if after in _ADVERBS and i + 2 < len(self.words):
            after = self.words[i + 2]
        if has_capital(after):
            return after.lower() not in FUNCTION_WORDS
        return after in _AFTER_SUBJECT or after.endswith("ed")
