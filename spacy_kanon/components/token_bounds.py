"""Between tokens and characters of a Doc."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

import numpy as np
from spacy.attrs import (
    DEP,
    ENT_ID,
    ENT_IOB,
    ENT_KB_ID,
    ENT_TYPE,
    HEAD,
    LEMMA,
    LENGTH,
    MORPH,
    ORTH,
    POS,
    SENT_START,
    SPACY,
    TAG,
)
from spacy.tokens import Doc, SpanGroup

from ..detection.analysis import Analysis
from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..text.borders import cut_tokens, read_borders
from ..text.caches import when_forgetting
from ..types import Mention

_ANNOTATIONS = [TAG, POS, LEMMA, MORPH, ENT_IOB, ENT_TYPE, ENT_ID, ENT_KB_ID, SENT_START]
_BEGINS, _INSIDE = 3, 1  # Of ENT_IOB.
_WORDS: dict[int, str] = {}  # By their numbers.
_MOST_WORDS = 50_000
when_forgetting(_WORDS.clear)


def token_bounds(doc: Doc) -> tuple[list[int], list[int]]:
    """Character offsets of the start and the end (exclusive) of each token."""
    lengths, blanks = doc.to_array([LENGTH, SPACY]).T
    ends = (lengths + blanks).cumsum() - blanks
    return (ends - lengths).tolist(), ends.tolist()


def text_of(doc: Doc) -> str:
    """The text of a Doc; `doc.text` makes an object of each token, which takes longer."""
    numbers, blanks = doc.to_array([ORTH, SPACY]).T.tolist()
    words = list(map(_WORDS.get, numbers))
    if None in words:
        if len(_WORDS) > _MOST_WORDS:
            _WORDS.clear()
        words = [_WORDS.setdefault(number, doc.vocab.strings[number]) for number in numbers]
    pieces = [""] * (2 * len(numbers))
    pieces[::2] = words
    pieces[1::2] = [" " if blank else "" for blank in blanks]
    return "".join(pieces)


def tokens_of(
    mentions: Iterable[Mention], starts: Sequence[int], ends: Sequence[int]
) -> list[tuple[int, int]]:
    """First and last (exclusive) of the tokens that hold each mention."""
    return [
        (bisect_right(starts, mention.start) - 1, bisect_left(ends, mention.end) + 1)
        for mention in mentions
    ]


def cut_at_borders(doc: Doc) -> Doc:
    """The Doc itself, or one in which no token holds a delimiter of structured text and a word.

    doc (Doc): Not changed.
    RETURNS (Doc): The same text with all that was annotated; the parts of a token have its values.
    """
    text = text_of(doc)
    borders = read_borders(text)
    if borders is None:
        return doc
    old_starts, old_ends = token_bounds(doc)
    starts, ends = cut_tokens(old_starts, old_ends, borders.cuts)
    if len(starts) == len(doc):
        return doc
    apart = set(starts)  # A blank may be a token, or the beginning of one.
    spaces = [text[end : end + 1] == " " and end not in apart for end in ends]
    new = Doc(doc.vocab, [text[a:b] for a, b in zip(starts, ends, strict=True)], spaces)
    token_of = np.searchsorted(old_starts, starts, side="right") - 1
    rows = doc.to_array(_ANNOTATIONS)[token_of]
    again = np.diff(token_of, prepend=-1) == 0  # A token that is not the first part of one.
    begins = _ANNOTATIONS.index(ENT_IOB)
    rows[again & (rows[:, begins] == _BEGINS), begins] = _INSIDE
    rows[again, _ANNOTATIONS.index(SENT_START)] = np.uint64(2**64 - 1)
    new.from_array(_ANNOTATIONS, rows)
    if doc.has_annotation("DEP"):
        first = np.searchsorted(token_of, np.arange(len(doc)))
        heads = first[[doc[int(i)].head.i for i in token_of]]
        heads[again] = first[token_of[again]]
        offsets = (heads - np.arange(len(new))).astype(np.int64).view(np.uint64)
        new.from_array([HEAD, DEP], np.stack([offsets, doc.to_array([DEP])[token_of]], axis=1))
    for name, group in doc.spans.items():
        spans = [
            new.char_span(s.start_char, s.end_char, s.label, s.kb_id, span_id=s.id) for s in group
        ]
        new.spans[name] = SpanGroup(new, name=group.name, attrs=group.attrs, spans=spans)
    new.user_data = doc.user_data
    new.cats, new._context = doc.cats, doc._context
    if len(doc.tensor) == len(doc):
        new.tensor = doc.tensor[token_of]
    return new


def analysis_of(doc: Doc, language: LanguageRules | None = ENGLISH) -> Analysis:
    """One reading of the text of a Doc, with its tokens.

    doc (Doc): Not changed.
    language (LanguageRules | None): Of its text; None if there are no rules for it.
    RETURNS (Analysis): To be searched.
    """
    return Analysis(text_of(doc), *token_bounds(doc), language)
