"""Masks of a text: the characters and tokens they hide, what may stay visible, what it weighs.

A token is a maximal run of word characters (`\\w+`), as in TAB's evaluation. Working on characters
makes the scores independent of any tool's tokenizer.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError
from ..storage.records import bundled_rows
from ..text.spans import merge
from ..types import AnnotatedText

Offsets = Sequence[tuple[int, int]]
WORD = re.compile(r"\w+")


class Overlap(NamedTuple):
    """Two sets of units compared: in both (or the credit for it), in the gold, in the system's."""

    both: float = 0
    gold: float = 0
    system: float = 0

    def __add__(self, other: Overlap) -> Overlap:  # type: ignore[override]
        return Overlap(*map(sum, zip(self, other, strict=True)))

    @property
    def precision(self) -> float:
        return self.both / self.system if self.system else math.nan

    @property
    def recall(self) -> float:
        return self.both / self.gold if self.gold else math.nan

    @property
    def f1(self) -> float:
        """The harmonic mean, and 0 rather than undefined where nothing is right."""
        total = self.gold + self.system
        return 2 * self.both / total if total else math.nan


def covered(length: int, spans: Iterable[tuple[int, int]]) -> NDArray[np.bool_]:
    """For each of `length` characters, whether a span covers it. Spans may overlap.

    >>> covered(4, [(1, 3), (2, 3)]).tolist()
    [False, True, True, False]
    """
    steps = np.zeros(length + 1, dtype=np.int32)
    for start, end in spans:
        steps[start] += 1
        steps[end] -= 1
    return np.cumsum(steps[:-1]) > 0


def tokens(text: str, start: int = 0, end: int | None = None) -> list[tuple[int, int]]:
    """Offsets of the tokens of `text[start:end]`; a token cut by a boundary is a token."""
    return [match.span() for match in WORD.finditer(text, start, len(text) if end is None else end)]


def fully_covered(region: NDArray[np.bool_], spans: Sequence[tuple[int, int]]) -> NDArray[np.bool_]:
    """For each span, whether every character of it lies in the region."""
    if not spans:
        return np.zeros(0, dtype=bool)
    before = np.concatenate(([0], np.cumsum(region)))
    starts, ends = np.asarray(spans).T
    whole: NDArray[np.bool_] = (before[ends] - before[starts]) == (ends - starts)
    return whole


def token_overlap(text: str, gold: Offsets, system: Offsets) -> Overlap:
    """Tokens of the text that are hidden; a token counts as hidden if all of it is.

    >>> token_overlap("Ada lived in Oslo", [(0, 3), (13, 17)], [(13, 17)])
    Overlap(both=1, gold=2, system=1)
    """
    units = tokens(text)
    ours, theirs = (fully_covered(covered(len(text), spans), units) for spans in (gold, system))
    return Overlap(int((ours & theirs).sum()), int(ours.sum()), int(theirs.sum()))


@dataclass(frozen=True, slots=True)
class Cleanup:
    """What was changed before scoring: how many of each."""

    empty: int = 0
    duplicates: int = 0
    overlapping: int = 0

    def describe(self) -> str:
        """The changes in words; empty if there were none."""
        parts = {
            "empty masks dropped": self.empty,
            "repeated masks dropped": self.duplicates,
            "overlapping masks united": self.overlapping,
        }
        return ", ".join(f"{count} {what}" for what, count in parts.items() if count)


def prepare_masks(
    gold: Sequence[AnnotatedText], masks: Mapping[str, Sequence[Sequence[Any]]], *, name: str
) -> tuple[list[list[tuple[int, int]]], Cleanup]:
    """For each gold text, in order, the sorted masks without overlap."""
    check_documents(gold, masks, name=name)
    prepared = []
    empty = duplicates = overlapping = 0
    for text in gold:
        spans = [check_span(span, text, name) for span in masks.get(text.doc_id, ())]
        filled = [span for span in spans if span[0] < span[1]]
        distinct = set(filled)
        merged = merge(distinct)
        empty += len(spans) - len(filled)
        duplicates += len(filled) - len(distinct)
        overlapping += len(distinct) - len(merged)
        prepared.append(merged)
    return prepared, Cleanup(empty, duplicates, overlapping)


def check_gold(gold: Sequence[AnnotatedText]) -> None:
    """Refuse a gold corpus that cannot be scored against."""
    if not gold:
        raise KanonError("[KN603] The gold corpus has no documents. Check the file.")
    seen = set()
    for text in gold:
        if text.doc_id in seen:
            raise KanonError(Errors.E604.format(doc_id=text.doc_id))
        seen.add(text.doc_id)


def check_documents(gold: Sequence[AnnotatedText], doc_ids: Collection[str], *, name: str) -> None:
    """Refuse a system that leaves out documents of the gold corpus, or has others."""
    missing = [text.doc_id for text in gold if text.doc_id not in doc_ids]
    if missing:
        raise KanonError(
            Errors.E600.format(
                system=name, count=len(missing), total=len(gold), doc_ids=some_of(missing)
            )
        )
    gold_ids = {text.doc_id for text in gold}
    unknown = [doc_id for doc_id in doc_ids if doc_id not in gold_ids]
    if unknown:
        raise KanonError(
            f"[KN601] System {name}: masks for {len(unknown)} documents that the gold corpus does "
            f"not have ({some_of(unknown)}). Remove them or evaluate against the corpus that they "
            "belong to."
        )


def check_span(span: Sequence[Any], text: AnnotatedText, name: str) -> tuple[int, int]:
    """Offsets of a span, which must lie inside its text."""
    start, end = span[0], span[1]
    integers = all(isinstance(value, int) and not isinstance(value, bool) for value in (start, end))
    if not integers or not 0 <= start <= end <= len(text.text):
        raise KanonError(
            f"[KN602] System {name}, document {text.doc_id}: mask [{start}, {end}) lies "
            f"outside the text of {len(text.text)} characters. The masks were made for "
            "another version of the text."
        )
    return start, end


def some_of(names: Sequence[str], most: int = 5) -> str:
    """The first of some names, and how many more there are."""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more


# Characters that may stay visible in a mention that otherwise is masked.
#
# Annotators differ on whether "the", "Mr" or a comma belong to a mention, so TAB counts a mention
# as masked when only such characters are left. TAB (evaluation.py) names characters, a few words,
# and the parts of speech ADP, PART, CCONJ and DET as spaCy tags them. A tagger would make the score
# depend on a model, so `data/ignorable_words.tsv` lists the English words of those closed classes;
# words that are as often something else ("like", "past", "plus") are not in it.
#
# TAB compares whole tokens, and a token keeps what the tokenizer leaves in it: "Mr." with its full
# stop is not "mr", so it has to be masked, nor is the initial in "A. Berg" the determiner "a". In
# the mentions that need masking the list says the same as spaCy's small English model of all 7,702
# characters of TAB's dev part, and of all but 4 of 43,010 of its train part.

CHARACTERS = " ,.-;:/&()[]–'\"’“”"
WORDS = tuple(word for word, _ in bundled_rows("ignorable_words.tsv"))
_POSSESSIVE = r"(?<=\w)['’]s\b"
# What spaCy's tokenizer keeps in one token: "d'or", "C.A.", "A.", "Mr." (but not "MR.", "no.").
_TOKEN_START = r"(?<!\w)(?<!\w[.'’])"
_NO_ABBREVIATION = r"(?!(?:[^\W\d_]|(?-i:Mr|Mrs|Ms))\.)"


_IGNORABLE = re.compile(
    "|".join(
        [
            _POSSESSIVE,
            rf"{_TOKEN_START}{_NO_ABBREVIATION}(?:{'|'.join(map(re.escape, WORDS))})\b",
            f"[{re.escape(CHARACTERS)}]",
        ]
    ),
    re.IGNORECASE,
)


def ignorable(text: str) -> NDArray[np.bool_]:
    """For each character, whether it may stay visible.

    Line ends are not among the characters: TAB's list has the space only.

    >>> text = "Mr Berg of Mr. Bo's"
    >>> "".join(c for c, free in zip(text, ignorable(text)) if not free)
    'BergMrBo'
    """
    return covered(len(text), (match.span() for match in _IGNORABLE.finditer(text)))


# How much a hidden token would have told: weights for information-weighted precision.
#
# TAB asks a masked language model; a word's rarity in the corpus at hand needs none.


class Weighting(Protocol):
    """From a text and all spans of it that one system masks to one weight (>= 0) per span."""

    def __call__(self, text: str, spans: Offsets) -> Sequence[float]: ...


class UnigramWeights:
    """-ln p of the most informative token, by counts of tokens with one added to each."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._counts = Counter(word.lower() for text in texts for word in WORD.findall(text))
        self._total = self._counts.total() + len(self._counts) + 1

    def __call__(self, text: str, spans: Offsets) -> list[float]:
        words = ([text[s:e] for s, e in tokens(text, *span)] for span in spans)
        return [max(map(self.information, some), default=0.0) for some in words]

    def information(self, token: str) -> float:
        """How rare a token is."""
        return -math.log((self._counts[token.lower()] + 1) / self._total)
