"""Stretches of a text that can be a value of a record, by kind.

- dates: whatever `lang.en.dates` reads, with its calendar keys;
- names: windows of the capitalized sequences that `detection.rules` finds, joined over the small
  words inside names ("Academy of Theatre, Radio and Film"), and the stretches between them;
- the entities and noun chunks of the pipeline, where it makes them;
- the value itself, wherever it stands word by word, in whatever case.

Every candidate lies on token boundaries. A window has at most `MAX_TOKENS` tokens, so that the
work stays linear in the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from spacy.tokens import Doc

from ...detection.analysis import Analysis
from ...detection.detect import detect
from ...lang.en.dates import find_dates
from ...lang.en.lexicon import FUNCTION_WORDS
from ...lang.en.name_parts import bare_form
from ...lang.en.name_words import TITLES
from ...names import DATETIME, QUANTITY
from ...text.normalization import normalize_key
from ...text.token_text import TokenText

MAX_TOKENS = 12
_JOINING = frozenset(
    [
        "of",
        "the",
        "and",
        "in",
        "at",
        "for",
        "&",
        ",",
        "-",
        "–",
        "'",
        "'s",
        "de",
        "la",
        "di",
        "du",
        "des",
        "der",
        "von",
        "van",
        "für",
    ]
)
_MAX_JOINING = 2  # "University of the West"
_MAX_ABBREVIATION = 5  # Letters: "Univ", "Inst", "Coll", "Acad".


class Window(NamedTuple):
    """Tokens `first` to `last` (exclusive).

    first, last (int): Numbers of tokens, `last` exclusive.
    """

    first: int
    last: int


class DateCandidate(NamedTuple):
    """A date and its calendar keys.

    window (Window): Its tokens.
    keys (tuple[str, ...]): Calendar keys such as "date/1972-05", several where it is ambiguous.
    """

    window: Window
    keys: tuple[str, ...]


class TextCandidates:
    """The candidates of one text, found once for all values of its record.

    doc (Doc): Its entities and noun chunks, if it has any, are candidates too.
    """

    def __init__(self, doc: Doc) -> None:
        self.doc = doc
        starts = [token.idx for token in doc]
        ends = [token.idx + len(token) for token in doc]
        self._tokens = TokenText.of(doc.text, starts, ends)
        self._names = self._name_tokens(starts, ends)
        self.dates = list(self._find_dates())
        self.windows = sorted({*self._windows(), *self._from_pipeline()})

    def literal(self, value: str) -> Iterator[Window]:
        """Where the words of a value stand one after the other, whatever their case.

        value (str): Any value of a record.
        YIELDS (Window): In text order.
        """
        words = normalize_key(value).replace("-", " ").split()
        if not words:
            return
        pattern = r"[\s-]+".join(re.escape(word) for word in words)
        for match in re.finditer(rf"(?<!\w){pattern}(?!\w)", self._tokens.text, re.IGNORECASE):
            first, last = self._tokens.covering(*match.span())
            if first < last and self._tokens.are_only(*match.span(), first, last):
                yield Window(first, last)

    def _find_dates(self) -> Iterator[DateCandidate]:
        for date in find_dates(self._tokens.text):
            first, last = self._tokens.covering(date.start, date.end)
            if date.keys and first < last:
                yield DateCandidate(Window(first, last), date.keys)

    def is_cut(self, window: Window) -> bool:
        """Whether a name goes on beside the window: "Hawthorne" in "Nathaniel Hawthorne".

        window (Window): Any tokens of the text.
        RETURNS (bool): True where the token before or after continues the name.
        """
        return self._goes_on(window.first - 1) or self._goes_on(window.last)

    def _goes_on(self, i: int) -> bool:
        return (
            0 <= i < len(self._names)
            and self._names[i]
            and self.doc[i].text[0].isalnum()
            and bare_form(self.doc[i].text) not in TITLES | FUNCTION_WORDS | _JOINING
        )

    def _name_tokens(self, starts: list[int], ends: list[int]) -> list[bool]:
        """For each token whether it is part of a capitalized sequence."""
        names = [False] * len(starts)
        token_at = {start: i for i, start in enumerate(starts)}
        analysis = Analysis(self.doc.text, starts, ends)
        guessed = _guessed(analysis)
        for mention in detect(analysis):
            i = token_at[mention.start]
            while i < len(starts) and starts[i] < mention.end:
                names[i] = mention.kind not in (DATETIME, QUANTITY) and i not in guessed
                i += 1
        return names

    def _windows(self) -> Iterator[Window]:
        for first in range(len(self._names)):
            if self._names[first] and self._can_begin(first):
                yield from self._windows_from(first)

    def _windows_from(self, first: int) -> Iterator[Window]:
        joining = 0
        for last in range(first, min(first + MAX_TOKENS, len(self._names))):
            word = self.doc[last].text
            if self._names[last] and word.casefold() not in _JOINING:
                joining = 0
                if self._can_end(last):
                    yield Window(first, last + 1)
                continue
            joining += 1
            if joining > _MAX_JOINING or not self._joins(last):
                return

    def _joins(self, i: int) -> bool:
        """Small words inside names, and the full stop of an abbreviation ("Univ. of Oslo")."""
        word = self.doc[i].text.casefold()
        abbreviated = word == "." and i > 0 and 2 < len(self.doc[i - 1]) <= _MAX_ABBREVIATION
        return word in _JOINING or abbreviated

    def _can_begin(self, i: int) -> bool:
        word = self.doc[i].text
        return word[0].isalnum() and word.casefold() not in FUNCTION_WORDS

    def _can_end(self, i: int) -> bool:
        return any(char.isalnum() for char in self.doc[i].text)

    def _from_pipeline(self) -> Iterator[Window]:
        for span in self.doc.ents:
            yield Window(span.start, span.end)
        if self.doc.has_annotation("DEP"):
            for chunk in self.doc.noun_chunks:
                first = chunk.start
                while first < chunk.end - 1 and self.doc[first].text.casefold() in FUNCTION_WORDS:
                    first += 1
                yield Window(first, chunk.end)


def _guessed(analysis: Analysis) -> frozenset[int]:
    """Tokens that may be names or jobs although no capital says so.

    A release masks these in doubt. Here they would be labels of what no record says, and would
    cut the names beside them.
    """
    language, use = analysis.language, analysis.use
    if language is None or use is None:
        return frozenset()
    personal = language.find_personal(analysis.tokens, use)
    tokens = (i for first, last, *_ in personal for i in range(first, last))
    return frozenset(i for i in tokens if use.words[i].islower() and use.words[i].isascii())
