"""The form of a text: labels of fields and what their values must be, headings, list numbers,
measurements and markup. None of it is a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain, starmap

from ...names import DEM, LOC, ORG, PERSON
from ...text.token_text import Cell, Layout
from ..lexicon import patterns, word_list
from . import bits
from .identifiers import CODE_ACRONYMS
from .lexicon import FUNCTION_WORDS, flags_of, is_common, is_plain, may_be_name, singular, words_of
from .person_names import LABELS_OF_LISTS, LABELS_OF_PEOPLE, NAME_PARTICLES
from .quantities import find_measurements
from .wording_rules import sort_of

_RE = patterns("forms")
# Labels whose value is a name or an address, whatever words it is made of.
_VALUE_KINDS: tuple[tuple[str, frozenset[str]], ...] = (
    (PERSON, LABELS_OF_PEOPLE),
    (LOC, words_of("address street city town village residence birthplace")),
    (ORG, words_of("employer company school organisation organization surgery practice branch")),
    (DEM, words_of("occupation profession nationality ethnicity religion trade job")),
)
# Words of a label that make its value something else: "Patient ID", "Contact number".
_OTHER_VALUE = word_list("other_value")


def parts_of_key(key: str) -> list[str]:
    """The words of the name of a field: "full", "name" of "full_name", two of "homeAddress"."""
    return _RE["KEY_PART"].findall(key)


def kind_of_value(label: str) -> str:
    """The kind that the value of a field has to be: PERSON of "Patient", "" of "Patient ID"."""
    words = [word.lower() for word in parts_of_key(label)]
    if not words or (len(words) > 1 and not _OTHER_VALUE.isdisjoint(words) and words[-1] != "name"
                     and words[:2] != ["next", "of"]):  # fmt: skip
        return ""
    for kind, nouns in _VALUE_KINDS:
        if words[-1] in nouns or (len(words) > 1 and words[0] in nouns and words[-1] == "name"):
            return kind
    return ""


def is_empty_value(value: str) -> bool:
    """Whether a field says nothing: "N/A", "None", "-"."""
    return not value.strip(" .-_") or _RE["NO_VALUE"].fullmatch(value.strip()) is not None


def calls_people(noun: str) -> bool:
    """Whether it is a noun for people, or for a body of them."""
    return sort_of(singular(noun)) in ("person", "organization")


_MOST_LABEL_TOKENS = 7
_MOST_VALUE_TOKENS = 12
_MOST_NAME_WORDS = 3
_FEWEST_CELLS = 4  # Of a text in which a number that stands alone counts rows or marks.
_COLONS = (":", "=", "):")
_BEFORE_CODE = frozenset((":", ".", "#", "no", "no.", "nr", "number", "is", "code", "("))
_LABEL_SIGNS = frozenset("/()&.-#'") | {"'s"}
# "Agent:", "Participant 2:", "Apologies:"
_LABELLING = word_list("counted").union(
    words_of("e-mail nok dob tel ref hosp dept addr d.o.b"), *(nouns for _, nouns in _VALUE_KINDS)
)
# What a name holds nowhere.
_SAID = (FUNCTION_WORDS - NAME_PARTICLES - words_of("and of or the")) | {"?", "!", "I", "'m"}
_QUESTION_AND_ANSWER = ({"Q.", "A."}, {"Q", "A"})  # Both open lines of a transcript.
_LABELS = word_list("labels_too")  # Words that are names as often, and label a field more often.
# Tokens `first` to `last` (exclusive) behind a label that says what they are, and their kind.
FieldValue = tuple[int, int, str]


class Structure:
    """The form of one text."""

    def __init__(self, layout: Layout, words: Sequence[str]) -> None:
        """layout (Layout): The text. words (Sequence[str]): Its words, truecased."""
        self._layout = layout
        self._words = words
        self._colons = list(map(self._colon, layout.cells))  # Behind the labels of the cells.

    @cached_property
    def labels(self) -> frozenset[int]:
        """Tokens of the labels of fields, their colons included."""
        tokens: set[int] = set()
        for cell, colon in zip(self._layout.cells, self._colons, strict=True):
            if colon is not None:
                tokens.update(range(cell.first, colon + 1))
        for _, label, _ in self._layout.fields:
            if tokens.isdisjoint(label) and all(self._may_label(self._words[i]) for i in label):
                tokens.update(label if self._is_label(label.start, label.stop) else ())
        return frozenset(tokens)

    def _colon(self, cell: Cell) -> int | None:
        """The colon (or question mark) behind the label that a cell begins with."""
        first = self._layout.start_of(cell)
        if _RE["TIME_OF_RECORDING"].fullmatch("".join(self._words[first : first + 3])):
            first += 3  # "[00:12:05] INTERVIEWER: And then?"
        if first < cell.last and _RE["LIST_NUMBER"].fullmatch(self._words[first].rstrip(".")):
            after = first + 1
            if after < cell.last and self._words[after] in (".", ")"):
                first = after + 1
        last = min(cell.last, first + _MOST_LABEL_TOKENS)
        for i in range(first, last):
            word = self._words[i]
            if word in _COLONS or _RE["DOTS"].fullmatch(word):
                return i if i > first and self._is_label(first, i) else None
            if not self._may_label(word) and (
                self._words[i + 1 : i + 2] != [":"]
                or flags_of(word.lower()) & bits.RANKED
                or not calls_people(word.lower())
            ):
                return None
        return None

    @cached_property
    def keys(self) -> list[int]:
        """Tokens of keys that are no words of prose: "full_name", "homeAddress"."""
        keys = (label.start for _, label, _ in self._layout.fields if len(label) == 1)
        parts = ((i, parts_of_key(self._words[i])) for i in keys)
        return [
            i
            for i, words in parts
            if len(words) > 1
            and all(self._may_label(word) or not may_be_name(word.lower()) for word in words)
        ]

    def _may_label(self, word: str) -> bool:
        low = word.lower().rstrip(".:")
        return (
            not low
            or is_common(low)
            or low in _LABELLING
            or word in _LABEL_SIGNS
            or _RE["ACRONYM"].fullmatch(word) is not None
        )

    def _is_label(self, first: int, last: int) -> bool:
        letters = [word.lower() for word in self._words[first:last] if word.isalpha()]
        if len(letters) != 1 or letters[0] in _LABELS:
            return bool(letters)
        return not flags_of(letters[0]) & bits.OFTEN_NAME

    @cached_property
    def values(self) -> list[FieldValue]:
        """Values of fields that must be a name, a place or a job, whatever their words."""
        return list(chain.from_iterable(starmap(self._each_name, self._find_values())))

    def _each_name(self, label: str, first: int, last: int, kind: str) -> Iterator[FieldValue]:
        """Each name of a list; "Holm, Eva" is one."""
        ends = [i for i in range(first, last) if self._words[i] in (",", "and")]
        bounds = zip([first, *(i + 1 for i in ends)], [*ends, last], strict=True)
        names = [(start, end) for start, end in bounds if start < end]  # ", and".
        words = [word for start, end in names for word in self._words[start:end]]
        are_names = all(end - start <= _MOST_NAME_WORDS for start, end in names)
        are_names = are_names and all(w.isalpha() and w[0].isupper() for w in words)
        are_names = are_names and not any(map(str.isupper, words))
        is_list = len(names) > 2 or any(self._words[i] != "," for i in ends)
        is_list = is_list or all(end - start > 1 for start, end in names)
        if label.lower() in LABELS_OF_LISTS and are_names and is_list:
            yield from ((start, end, kind) for start, end in names)
        elif 0 < last - first <= _MOST_VALUE_TOKENS:
            yield first, last, kind

    def _find_values(self) -> Iterator[tuple[str, int, int, str]]:
        for field, _, inside in self._layout.fields:
            kind = self._kind_of_field(field.name, inside)
            value = self._layout.tokens.original[field.start : field.end]
            if kind and not is_empty_value(value):
                yield field.name, inside.start, inside.stop, kind
        cells = self._layout.cells
        for number, colon in enumerate(self._colons):
            if colon is None:
                continue
            cell = cells[number]
            label = " ".join(self._words[self._layout.start_of(cell) : colon])
            begin, end = colon + 1, cell.last
            if begin == end and number + 1 < len(cells):
                begin, end = cells[number + 1]
                if self._colons[number + 1] is not None:
                    continue
            end = next((i for i in range(begin, end) if self._words[i] in "(;|"), end)
            if not (kind := self._kind_of_field(label, range(begin, end))):
                continue
            value = " ".join(self._words[begin:end])
            is_speech = kind == PERSON and self._is_speech(begin, end)
            if not is_speech and not is_empty_value(value):
                yield label, begin, end, kind

    def _kind_of_field(self, label: str, inside: range) -> str:
        """The kind of a value; behind any word for people of what no list has: "Watchers: olu"."""
        kind, nouns = kind_of_value(label), parts_of_key(label)
        if kind or not nouns or not calls_people(nouns[-1].lower()):
            return kind
        words = {self._words[i] for i in inside} - {",", "and"}
        is_known = any(not w.isalpha() or flags_of(w.lower()) & bits.NO_NAME for w in words)
        return "" if is_known or not words else PERSON

    def _is_speech(self, first: int, last: int) -> bool:
        """Whether words are what a speaker says, and none is a name: "Manager: Then who did?"."""
        words = self._words[first:last]
        if last - first == 1 or _SAID.isdisjoint(words):
            return False
        return not any(word.isalpha() and may_be_name(word.lower()) for word in words)

    @cached_property
    def numbers(self) -> frozenset[int]:
        """Tokens that count off the items of a list, the sections and the rows of a text."""
        words = self._words
        tokens: set[int] = set()
        starts = list(map(self._layout.start_of, self._layout.cells))
        openings = set(map([*words, ""].__getitem__, starts))
        is_transcript = any(map(openings.issuperset, _QUESTION_AND_ANSWER))
        for cell, first in zip(self._layout.cells, starts, strict=True):
            if first == cell.last:
                continue
            alone = cell.last - first == 1 and len(self._layout.cells) >= _FEWEST_CELLS
            if alone and _RE["CELL_NUMBER"].fullmatch(words[first]):
                tokens.add(first)  # A row number, a grade.
                continue
            after = first + 1
            if first + 1 < cell.last and words[first] == "(" and len(words[first + 1]) < 4:
                first, after = first + 1, first + 2
            if not _RE["LIST_NUMBER"].fullmatch(words[first]):
                continue
            end = words[first][-1:] if words[first][-1:] in (".", ")") else ""
            if not end and after < cell.last:
                end = words[after]
            letter = words[first][:1]
            is_turn = is_transcript and letter in ("Q", "A")
            is_initial = letter.isupper() and not is_turn and not self._counts_heading(after, cell)
            if end == ")" or (end == "." and not is_initial):
                tokens.update(range(first, after))
        counted: list[int] = []  # Inside of lines: "It found: 1. The first. 2. The other."
        for token, word in enumerate(words[:-2]):
            number = str(len(counted) + 1)
            is_split = word == number and words[token + 1] == "."
            if (is_split or word == f"{number}.") and words[token + 1 + is_split][:1].isupper():
                counted.append(token)
        return frozenset(tokens.union(counted if len(counted) > 1 else ()))

    def _counts_heading(self, after: int, cell: Cell) -> bool:
        """Whether a letter counts a heading: "A. Criminal proceedings", unlike "A. Stone"."""
        first = after + (self._words[after : after + 1] == ["."])
        heading = self._words[first : min(first + 2, cell.last)]
        if len(heading) < 2 or not (heading[0].istitle() and heading[1].islower()):
            return False
        low = heading[0].lower()
        return is_plain(low) and not flags_of(low) & (bits.RANKED | bits.ON_NAME_LIST)

    @cached_property
    def measured(self) -> frozenset[int]:
        """Tokens of doses, vital signs and references to pages."""
        tokens = self._layout.tokens
        return frozenset(
            i
            for bounds in find_measurements(tokens.text)
            for i in range(*tokens.covering(*bounds))
            if tokens.are_only(*bounds, i, i + 1)
        )

    @cached_property
    def code_names(self) -> frozenset[int]:
        """Tokens in capitals that call the code behind them: "NHS 943 476 5919", "IBAN: GB82"."""
        words = self._words
        tokens: set[int] = set()
        for first, word in enumerate(words):
            if not word.isupper() or word.lower() not in CODE_ACRONYMS:
                continue
            last = first + 1
            while last < len(words) and words[last].lower() in _BEFORE_CODE:
                last += 1
            if last < len(words) and any(map(str.isdigit, words[last])):
                tokens.add(first)
        return frozenset(tokens)
