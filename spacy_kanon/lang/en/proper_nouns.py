"""Names by their look: capitalized words, with the small words and signs that hold them together.

Works on tokens alone. The sequences found are "names" in the widest sense: of people, places,
organizations, works, events, or anything else that English writes with a capital, and every word
in a script other than Latin.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...names import CODE, DEM, LOC, MISC, ORG, PERSON
from ..lexicon import word_list
from . import bits
from .lexicon import (
    FORMS_OF_ADDRESS,
    FUNCTION_WORDS,
    HONORIFICS,
    LOC_WORDS,
    ORDINARY_WORDS,
    ORG_WORDS,
    WORK_WORDS,
    flags_of,
    is_plain,
)
from .person_names import NAME_PARTICLES
from .word_use import CLINICAL, WordUse, has_capital

# Letters outside of Latin (Basic to Extended-B, Additional, presentation forms, full width), and
# lower-case words with letters that English borrows never: in an English text these are names or
# their pronunciation.
_FOREIGN = re.compile(
    "[^\\W\\d_A-\u024f\u1e00-\u1eff\ufb00-\ufb06\uff21-\uff5a\u2c60-\u2c7f\ua720-\ua7ff]"
    "|[\u0100-\u024f]"
)
_INITIALS = re.compile(r"(?:[^\W\d_]\.-?)+[^\W\d_]?$")
_DEMONYM = re.compile(r"[^\W\d_]{2,}(?:ish|ese|ian|ean|can|[ai]ni|welsh|dutch|french|greek)$", re.I)
_SUFFIXES = frozenset({"inc", "ltd", "jr", "sr", "llc", "plc", "ii", "iii", "iv", "co", "corp"})
_PLACE_BEFORE = frozenset({"in", "at", "from", "near", "to", "of", "around", "outside", "into"})
_NEVER_LAST = FORMS_OF_ADDRESS | {"rev", "messrs", "mme", "mlle", "pc", "sgt"}
_MAX_TOKENS = 100  # A longer run is cut, so that time stays linear; the rest is found anew.
_JOINTS = frozenset("-/'+_&·•:×.,") | {"'s"}
_LEADING = NAME_PARTICLES - FUNCTION_WORDS
_IN_TITLES = frozenset({"for", "and", "in", "on", "at"})  # "Ministry of Health and ..."
_SMALL = NAME_PARTICLES | {"of", "the"} | _IN_TITLES
# What titles of works hold besides: "Passport to Pimlico".
_SMALL_IN_TITLES = _SMALL | word_list("small_in_titles")
_BEFORE_TITLE = word_list("work_nouns") | word_list("before_titles")
_QUOTES = frozenset({'"', "“", '\\"'})
_YEAR = re.compile(r"\(\d{4}$")
_LONGEST_TITLE = 12  # Tokens.
# Behind a hyphen they make no name of what stands before: "Oslo-born", "Bond-style".
_COMPOUND_TAILS = ORDINARY_WORDS | word_list("compound_tails")
_LINKS = frozenset({"of", "in", "at", "for", "on"})  # "Trinity Church in New Haven"
_MOST_NAMES = 4  # Of a person, side by side.
_MAX_SMALL_WORDS = 3  # "University of the West", "Maria de la Cruz"

_CUES = ORG_WORDS | LOC_WORDS | WORK_WORDS
_IN_DICTIONARY = bits.ENGLISH | bits.DICTIONARY | bits.THING | bits.ORG | bits.WORK
_ANY_NAME = bits.ON_NAME_LIST | bits.WORD_AND_NAME
_TITLE_WORDS = ORG_WORDS | WORK_WORDS | {"of", "minister"}


def is_foreign(text: str) -> bool:
    """Whether it holds letters that no English word has: "黄义达", "Jókai" has none, "Łódź" has."""
    return not text.isascii() and bool(_FOREIGN.search(text))


def find_proper_nouns(use: WordUse, blocked: frozenset[int]) -> Iterator[tuple[int, int, str]]:
    """First and last (exclusive) token and the likely kind of capitalized sequences, in order."""
    sequences, last = _Sequences(use, blocked), 0
    for i in sorted(sequences.name_words):
        if i < last:
            continue
        first, last = sequences.start_of(i), sequences.end_of(i)
        while first < last and sequences.is_empty_start(first, last):
            first += 1
        if first < last and not (last - first == 1 and use.is_role(first)):
            yield first, last, sequences.kind(first, last)


class _Sequences:
    """The capitalized sequences of one text."""

    def __init__(self, use: WordUse, blocked: frozenset[int]) -> None:
        """blocked (frozenset[int]): Tokens of dates, quantities and codes: no name crosses them."""
        self.words = use.words
        self.use = use
        self.capitalized = frozenset(use.capitalized)
        self.blocked = blocked
        tokens = use.layout.tokens
        foreign = () if tokens.original.isascii() else tokens.holding(_FOREIGN)
        self.foreign = frozenset(i for i in foreign if use.words[i])
        self.name_words = (self.capitalized | self.foreign) - blocked - use.structure

    def start_of(self, i: int) -> int:
        """Take in what stands before the first capital: "de Gaulle", "al-Qaeda"."""
        words, first = self.words, i
        if i > 1 and words[i - 1] == "-" and self.use.is_glued(i - 1) and self.use.is_glued(i - 2):
            first = i - 2
        while first > 0 and i - first < _MAX_SMALL_WORDS and words[first - 1] in _LEADING:
            first -= 1
        is_cut = first > 1 and words[first - 1] == "t" and words[first - 2].endswith("'")
        return first - 2 if is_cut and self.use.is_glued(first - 2) else first  # "'t Hooft"

    def end_of(self, first: int) -> int:
        """End of the longest sequence from a name word on."""
        last: int | None = first + 1
        while last is not None and (end := last) - first < _MAX_TOKENS:
            last = self._next_part(first, end)
        return end

    def _next_part(self, first: int, last: int) -> int | None:
        """End of the sequence one part further, or None if it ends at `last`."""
        words = self.words
        while last < len(words) and not words[last]:
            last += 1
        if last >= len(words) or last in self.blocked or last in self.use.structure:
            return None
        if not self.use.same_cell(first, last):
            return None
        word, before = words[last], words[last - 1]
        if last in self.name_words:  # "May I" and "... Inc. The" begin something new.
            is_new = before.endswith(".") and word.lower() in FUNCTION_WORDS
            if word == "I":
                is_new = bool(self.use.exemption(last - 1)) or self.use.is_pronoun(last)
            return None if is_new else last + 1
        if not word.isalpha() and any(map(str.isdigit, word)):
            return None if last - first == 1 and self.use.is_role(first) else last + 1
        after = self._across_sign(first, last) if word in _JOINTS else None
        is_small = word in _SMALL_IN_TITLES
        return after or (self._across_small_words(first, last) if is_small else None)

    def _across_sign(self, first: int, last: int) -> int | None:
        word, after = self.words[last], last + 1
        if after >= len(self.words) or not (after in self.name_words or word == "-"):
            return None
        glued = self.use.is_glued(last - 1) and self.use.is_glued(last)
        if word in ("-", "/", "'", "+", "_", "&", "·", "•", ":") and glued:
            is_part = after in self.name_words or any(map(str.isdigit, self.words[after]))
            return after + 1 if is_part or (word == "-" and self._is_name_tail(after)) else None
        if word in ("&", "+", "×"):
            return after + 1
        low = self.words[after].lower().rstrip(".")
        is_called_a_work = first > 0 and self.words[first - 1] in _BEFORE_TITLE
        if word in ("'s", "'") and (low in ORG_WORDS or low in WORK_WORDS or is_called_a_work):
            return after + 1
        is_glued = glued and len(self.words[after]) == 1  # "Ph.D"
        if word == "." and (is_glued or _INITIALS.match(self.words[last - 1] + ".")):
            return after + 1
        return after + 1 if word == "," and low in _SUFFIXES else None

    def _is_name_tail(self, i: int) -> bool:
        """Whether a word in lower case behind a hyphen is a part of a name: "Ying-chieh"."""
        word = self.words[i]
        is_compound = word in _COMPOUND_TAILS or word.endswith(("ed", "ing"))
        return word.isalpha() and word.islower() and not is_compound

    def _across_small_words(self, first: int, last: int) -> int | None:
        """Over "of", "of the", "de la": only between two capitalized words."""
        words, after = self.words, last
        is_work = self._is_work(first, last)
        allowed = _SMALL_IN_TITLES if is_work else _SMALL
        while after < len(words) and after - last < _MAX_SMALL_WORDS:
            if words[after] not in allowed or after in self.blocked:
                break
            after += 1
        if after == last or after not in self.name_words:
            return None
        small = words[last:after]
        english = [word for word in small if word in FUNCTION_WORDS]
        # "Tyler School of Art" calls no Tyler, and "Ann Church of Leeds" may call an Ann.
        word, flags = self.use.low[last - 1], self.use.flags[last - 1]
        is_body = word in ORG_WORDS and not flags & bits.NAMES_TOO
        joins = (
            not english
            or is_work
            or (small[0] == "of" and (is_body or not self._is_person(first, last, by_look=True)))
            or small == ["the"]
            or (small[0] in _IN_TITLES and not _TITLE_WORDS.isdisjoint(self.use.low[first:last]))
        )
        return after + 1 if joins else None

    def _is_work(self, first: int, last: int) -> bool:
        """Whether the title of a work may go on behind an ordinary word: the sentence says that
        it is one ("the film Trouble in Paradise"), or its year does: "Men in Black (1997)".
        """
        if self.use.is_name_type(last - 1) or self.use.opens_sentence(first):
            return False
        before = first - 1
        while before > 0 and self.words[before] in _QUOTES:
            before -= 1
        if before < first - 1 or self.words[before] in _BEFORE_TITLE:
            return True
        end = last
        while end < min(len(self.words), first + _LONGEST_TITLE) and (
            end in self.name_words or self.words[end] in _SMALL_IN_TITLES
        ):
            end += 1
        return _YEAR.match("".join(self.words[end : end + 2])) is not None

    def is_empty_start(self, first: int, last: int) -> bool:
        """Whether a sequence begins with an ordinary word or an empty title."""
        word, low = self.words[first], self.use.low[first]
        name = first
        while name < last and self.use.low[name] in NAME_PARTICLES:
            name += 1
        if first < name < last and self.use.is_name_type(name):
            return False  # "De Santis", "VAN DEN HEUVEL"
        is_joined = first + 2 < last and self.words[first + 1] == "-" and has_capital(word)
        if is_joined and self.use.is_glued(first) and self.use.is_name_type(first + 2):
            return False  # "El-Masry", "Long-Zorkel"
        if not word or not word[0].isalnum() or low in _NEVER_LAST:
            return first not in self.foreign
        if word in FUNCTION_WORDS and word.islower() and last - first > 1:
            return True  # What is left of "Discharge of Xyzzy".
        if first in self.foreign or not has_capital(word):
            return False
        if last - first == 1:
            return low == "the" or bool(self.use.exemption(first))
        plain = low in FUNCTION_WORDS or is_plain(low) or low in self.use.foreign
        plain = plain or first in self.use.in_titles or word in CLINICAL
        return plain and len(word) > 1 and bool(self.use.exemption(first))

    def kind(self, first: int, last: int) -> str:
        """A guess at the kind of information, from the words in and around a sequence."""
        if self._is_person(first, last, by_look=False):
            return PERSON
        parts = [*filter(None, self.use.low[first:last])]
        before = self.use.low[first - 1] if first else ""
        small = {*filter(str.islower, self.words[first:last])} - {"'s"}
        if parts[0] in HONORIFICS and not small <= NAME_PARTICLES:
            return DEM  # "Minister of State for Women", "Bishop of Durham": an office.
        is_thing = len(parts) > 2 and parts[-1] in _CUES  # "St Mary's Hospital"
        if before in HONORIFICS or (parts[0] in HONORIFICS and len(parts) > 1 and not is_thing):
            return PERSON
        link = next((n for n, low in enumerate(parts) if n and low in _LINKS), len(parts))
        for kind, cues in ((ORG, ORG_WORDS), (MISC, WORK_WORDS), (LOC, LOC_WORDS)):
            if parts[link - 1] in cues or parts[-1] in cues or ("of" in parts and parts[0] in cues):
                return kind
        if len(parts) > 1:
            if before in _PLACE_BEFORE - {"of", "to", "from"}:
                return LOC
            return PERSON if self._is_person(first, last, by_look=True) else MISC
        word = self.words[first]
        if not word.isalpha() and any(map(str.isdigit, word)):
            return CODE
        if _DEMONYM.match(word):
            return DEM
        if before in _PLACE_BEFORE:
            return LOC
        return ORG if len(word) > 1 and word.isupper() and not _INITIALS.match(word) else MISC

    def _is_person(self, first: int, last: int, *, by_look: bool) -> bool:
        """Whether a title or a given name says so: "Dr English", "Megan Church", or the look."""
        if by_look and self._looks_like_person(first, last):
            return True
        words = [*filter(None, self.words[first:last])]
        if len(words) > _MOST_NAMES or not all(map(has_capital, words)):
            return False
        *inner, of_last = self.use.flags[first:last]
        is_described = any(flag & bits.ENGLISH and not flag & _ANY_NAME for flag in inner[1:])
        is_place = words[-1].lower() in _CUES  # "Lee Wei Song School"
        is_long = len(words) > 2
        if is_place and (is_described or (is_long and not of_last & _ANY_NAME)):
            return False  # "Vienna Regional Court", where "Vienna" is a given name, too.
        if not self.use.called.isdisjoint(range(first, last)):
            return True
        is_thing = (is_place and is_long) or self._ends_in_thing(words)
        return len(words) > 1 and self.use.is_given(first) and not is_thing

    @staticmethod
    def _ends_in_thing(words: Sequence[str]) -> bool:
        """Whether the last word is in a dictionary, and no name: "Berkeley Playhouse"."""
        flags = flags_of(words[-1].lower())
        return bool(flags & _IN_DICTIONARY) and not flags & _ANY_NAME

    def _looks_like_person(self, first: int, last: int) -> bool:
        """Two to four parts, all of letters, initials or name particles, and no ordinary noun."""
        words: Sequence[str] = [word for word in self.words[first:last] if word not in ("-", "'")]
        if not 2 <= len(words) <= 5:
            return False
        use = self.use
        for i in range(first, last):  # "Chess Olympiad": a thing that the text has without capital.
            is_thing = use.flags[i] & bits.THING and not use.flags[i] & bits.ON_NAME_LIST
            if is_thing and use.low[i] in use.lower:
                return False
        if words[-1].lower() in _CUES or self._ends_in_thing(words):
            return False
        return all(
            word in NAME_PARTICLES
            or _INITIALS.match(word)
            or (word.isalpha() and not is_plain(word.lower()))
            or ("'" in word and has_capital(word))
            for word in words
        )
