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
from itertools import takewhile

from ...text.layout import Layout
from ..vocabulary.languages import FORMS, language_of_words
from ..vocabulary.words import table
from .lexicon import ABBREVIATIONS, FUNCTION_WORDS, HONORIFICS, NAME_LIKE, ORDINARY_WORDS, words_of
from .records.structure import Structure, is_common, is_plain

_OPENERS = frozenset("\"'([{<*#-")
_ENDERS = frozenset(".!?:;") | {"...", "…", "•", "|", "·"}
# Acronyms that forms, notes and messages have, and that name nobody.
_OF_FORMS = words_of(
    """
    DOB MRN NOK DM OK HR API IP IMEI TODO PC CCTV PDF FAQ ID URL CV GP PS RIP AM PM GMT UTC VAT PIN
    SMS USB CSV JSON SQL XML HTML HTTP GET POST PUT PTO ETA FYI ASAP AOB RSVP TBC TBA NB Q1 Q2 Q3 Q4
    """
)
_STOPS = frozenset('.!?;"')
_AHEAD = 12  # Words that are looked at behind one that begins a quotation.
_FULL_STOPS = frozenset(".!?")
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
    >>> bare_word("🅐")
    '🅐'
    """
    if (word[:1].isalnum() and word[-1:].isalnum()) or not has_capital(word):
        return word
    first, last = 0, len(word)
    while first < last and not word[first].isalnum():
        first += 1
    if first == last:  # Signs that count as capitals: 🅐.
        return word
    while not word[last - 1].isalnum() and word[last - 1] != ".":
        last -= 1
    return word[first:last]


class WordUse:
    """How the words of one text are used; built once per text, answers are looked up."""

    def __init__(self, tokens: Sequence[str], layout: Layout | None = None) -> None:
        """tokens (Sequence[str]): Folded tokens; whitespace tokens are empty strings.
        layout (Layout | None): Of their text; None takes them for one line of prose.
        """
        self.tokens = tokens
        self.layout = layout
        self._opens: dict[int, bool] = {}  # Answers of `opens_sentence`.
        self.words = [token if token.isalpha() else bare_word(token) for token in tokens]
        if layout is not None:
            self._truecase(layout)

    def _truecase(self, layout: Layout) -> None:
        """Write what stands in capitals as it would stand in prose: "LIVES IN OSLO"."""
        words = self.words
        for cell in layout.cells:
            if not layout.capitals_only(cell, words):
                continue
            inside = range(cell.first, cell.last)
            common = [i for i in inside if is_common(words[i].lower())]
            if not any(len(words[i]) > 2 for i in common):
                continue
            for i in inside:
                word = words[i]
                if len(word) > 1 and word.isalpha():
                    plain = i in common and (is_plain(word.lower()) or not self._by_a_name(i))
                    words[i] = word.lower() if plain else word.capitalize()

    def _by_a_name(self, i: int) -> bool:
        """Whether a word in capitals stands beside one that is no ordinary word."""
        near = [self.words[j] for j in (i - 1, i + 1) if 0 <= j < len(self.words)]
        return any(len(w) > 1 and w.isalpha() and not is_common(w.lower()) for w in near)

    @cached_property
    def structure(self) -> frozenset[int]:
        """Tokens that are labels, list numbers, measurements or markup, and no mention."""
        return frozenset() if self.form is None else self.form.all

    @property
    def labels(self) -> frozenset[int]:
        """Tokens of the labels of fields, their colons included."""
        return frozenset() if self.form is None else self.form.labels

    @cached_property
    def form(self) -> Structure | None:
        """The form of the text; None if its layout is not known."""
        return None if self.layout is None else Structure(self.layout, self.words)

    @cached_property
    def values(self) -> Sequence[tuple[int, int, str]]:
        """First and last (exclusive) token and kind of the values that a label tells."""
        return [] if self.form is None else self.form.values

    @property
    def openings(self) -> frozenset[int]:
        """First tokens of the cells of the text."""
        return frozenset((0,)) if self.layout is None else self.layout.openings

    @cached_property
    def foreign(self) -> frozenset[str]:
        """Ordinary words of the language of a text that is not in English; else empty."""
        lang = language_of_words(word.lower() for word in self.words)
        return table(lang) | FORMS[lang] if lang else frozenset()

    def is_loose(self, i: int) -> bool:
        """Whether token `i` stands in a heading, a field or a cell of a table."""
        return self.layout is not None and self.layout.cell_of[i] in self.layout.loose

    def same_cell(self, i: int, j: int) -> bool:
        """Whether no gap of a line, as between columns, lies between tokens `i` and `j`."""
        cells = None if self.layout is None else self.layout.cell_of
        return cells is None or -1 in (cells[i], cells[j]) or cells[i] == cells[j]

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
            if i in self.structure or low in self.foreign:
                continue
            inside = not self.opens_sentence(i) and not (is_common(low) and self.is_loose(i))
            if low in NAME_LIKE:
                sure = inside or self._beside_a_name(i)
            else:
                sure = inside and (not is_common(low) or self._beside_a_name(i))
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
        if word == "I" or i in self.structure or low in self.foreign:
            return True
        if len(word) > 1 and word.isupper():
            return word in _OF_FORMS or self._is_ordinary_heading(i)
        if low in FUNCTION_WORDS:
            return self.opens_sentence(i) or not self._beside_a_name(i)
        may_be_ordinary = is_common(low) or low in self.lower
        if not may_be_ordinary or low in self.named:
            return False
        if low not in ORDINARY_WORDS and word.rstrip(".") != low.rstrip(".").capitalize():
            return False  # "iPhone"
        if self.opens_sentence(i) and (low in ORDINARY_WORDS or self._opens_surely(i)):
            return is_plain(low) or self.in_title(i) or not self._is_subject(i)
        return self.is_loose(i) and (is_plain(low) or self.in_title(i))

    def in_title(self, i: int) -> bool:
        """Whether token `i` stands in a heading of ordinary words: "General Manager"."""
        return self._cell_of(i) in self._titles

    def _cell_of(self, i: int) -> int:
        return -1 if self.layout is None else self.layout.cell_of[i]

    def _opens_surely(self, i: int) -> bool:
        """Whether more than a colon, a semicolon or a quotation mark stands before token `i`.

        Names stand behind these as often: "Adler, 1984 to 2012; Whaling", "Star Wars: Droids".
        """
        before = self.words[i - 1] if i else "."
        if before in _FULL_STOPS or self.layout is None or i in self.layout.openings:
            return True
        if i - 1 in self.structure:  # Behind the label of a field, or the number of an item.
            return True
        return is_plain(self.words[i].lower()) and self._goes_on_in_lower_case(i)

    def _goes_on_in_lower_case(self, i: int) -> bool:
        """Whether a word follows and no capital in the sentence or quotation: "Invalid session"."""
        following = list(self.words[i + 1 : i + 1 + _AHEAD])
        sentence = takewhile(lambda word: word not in _STOPS, following)
        is_word = bool(following) and following[0].isalpha()
        return is_word and not any(has_capital(word) for word in sentence if word.isalpha())

    @cached_property
    def _titles(self) -> frozenset[int]:
        """Cells of a loose text whose words are all ordinary, more of them plain than names too."""
        cells = set()
        for number in () if self.layout is None else self.layout.loose:
            cell = self.layout.cells[number] if self.layout is not None else (0, 0)
            inside = range(cell[0], cell[1])
            written = [self.words[i] for i in inside if i not in self.structure]
            written = [word for word in written if word.isalpha()]
            words = [word.lower() for word in written if word.lower() not in FUNCTION_WORDS]
            plain, capitals = sum(map(is_plain, words)), sum(map(has_capital, written))
            telling = all(map(is_common, words)) and 2 * plain >= len(words) > 1
            if telling and 2 * capitals > len(words):
                cells.add(number)
        return frozenset(cells)

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
        if self.begins_anew(i) or (self.layout is not None and i in self.layout.openings):
            return True
        before = i - 1
        while before >= 0 and self.words[before] in _OPENERS:
            before -= 1
        if before < 0:
            return True
        word = self.words[before]
        if word == "," and before + 1 < i and self.words[before + 1] == '"':
            return True  # A field of a table: ,"Wants the blue one".
        if not word or word in _ENDERS:
            return word != "." or not self._is_abbreviation(before - 1)
        return bool(_NUMBERED.match(word)) and (before == 0 or not self.words[before - 1].isalpha())

    def begins_anew(self, i: int) -> bool:
        """Whether token `i` has the end of a sentence before its word: `."Kelly`."""
        token, word = self.tokens[i], self.words[i]
        before = token[: token.lower().find(word.lower())] if len(token) > len(word) else ""
        return not _ENDERS.isdisjoint(before)

    def _is_abbreviation(self, i: int) -> bool:
        if i < 0:
            return False
        word = self.words[i]
        low = word.lower().rstrip(".")
        return (len(low) == 1 and low.isalpha()) or low in ABBREVIATIONS or low in HONORIFICS

    def _is_ordinary_heading(self, i: int) -> bool:
        """All capitals: ordinary in a heading ("THE FACTS"), an acronym elsewhere ("WHO")."""
        low = self.words[i].lower()
        if low not in ORDINARY_WORDS and not (self.is_loose(i) and len(low) > 2 and is_common(low)):
            return False
        near = [self.words[j] for j in (i - 1, i + 1) if 0 <= j < len(self.words)]
        letters = [word for word in near if len(word) > 1 and word.isalpha()]
        return all(word.isupper() for word in letters)

    def _beside_a_name(self, i: int) -> bool:
        near = [self.words[j] for j in (i - 1, i + 1) if 0 <= j < len(self.words)]
        return any(
            has_capital(word) and word.lower() not in FUNCTION_WORDS and not is_plain(word.lower())
            for word in near
        )

    def _is_subject(self, i: int) -> bool:
        if i + 1 == len(self.words):
            return True
        after = self.words[i + 1]
        if after in _ADVERBS and i + 2 < len(self.words):
            after = self.words[i + 2]
        if has_capital(after):
            return after.lower() not in FUNCTION_WORDS
        return after in _AFTER_SUBJECT or after.endswith("ed")
