"""What a reader of a Doc's released text sees, word by word and phrase by phrase."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from spacy.tokens import Doc, Span

from ..detection.detect import detect
from ..linkage.search import Piece
from ..names import KANON, KANON_REPORT, MASK, MISC, REPLACEMENT, STAR
from ..text.placeholders import is_placeholder
from ..text.rewriting import Replacement
from .token_bounds import analysis_of, token_bounds, tokens_of


class Part(NamedTuple):
    """Something visible, and the tokens it stands for.

    first, last (int): Tokens, the last one exclusive.
    start, end (int): Characters of the original text.
    kind (str): One of `names.KINDS`.
    piece (Piece): What is seen.
    """

    first: int
    last: int
    start: int
    end: int
    kind: str
    piece: Piece


def replacement_of(span: Span) -> str:
    """What stands in the place of a masked span; `***` if nobody has said it.

    span (Span): Of the group "kanon".
    RETURNS (str): It may be empty: what is removed.
    """
    replacement = span._.get(REPLACEMENT)
    return STAR if replacement is None else str(replacement)


def released(doc: Doc) -> list[Replacement]:
    """What earlier components put for stretches of the text, in order."""
    if KANON not in doc.spans:
        return []
    general = (doc._.get(KANON_REPORT) or {}).get("generalization")
    if general is not None:
        return [Replacement(*replacement) for replacement in general["replacements"]]
    return [
        Replacement(span.start_char, span.end_char, replacement_of(span))
        for span in doc.spans[KANON]
        if span.label_ == MASK
    ]


def released_parts(doc: Doc, whole: Collection[str]) -> list[Part]:
    """The visible parts of a Doc, in order; words, and phrases of some kinds whole.

    What `kanon_masker` decided to keep is a part as it was decided on, and so is a wording that
    stands for what it masked.

    doc (Doc): The text, maybe released by other maskers.
    whole (Collection[str]): Kinds of phrases that are parts where nothing was decided before.
    """
    written = doc.text
    starts, ends = token_bounds(doc)
    phrases = {
        first: (last, kind, key) for first, last, kind, key in _phrases(doc, starts, ends, whole)
    }
    wordings = {}
    covered: dict[int, int] = {}
    for replacement in released(doc):
        span = doc.char_span(replacement.start, replacement.end, alignment_mode="expand")
        if span is not None:
            covered |= dict.fromkeys(range(span.start, span.end), span.start)
            wordings[span.start] = (span.end, replacement)
    parts: list[Part] = []
    position, gap = 0, False
    while position < len(doc):
        last, kind, key = position + 1, MISC, ""
        text = None
        if position in covered:
            if position not in wordings:  # The rest of a stretch that another one cut off.
                position, gap = position + 1, True
                continue
            last, replacement = wordings[position]
            if is_placeholder(replacement.text):
                position, gap = last, True
                continue
            text, start, end = replacement.text, replacement.start, replacement.end
        elif position in phrases and covered.keys().isdisjoint(
            range(position, phrases[position][0])
        ):
            last, kind, key = phrases[position]
        if text is None:
            start, end = starts[position], ends[last - 1]
            text = written[start:end]
        parts.append(Part(position, last, start, end, kind, Piece(text, key, gap)))
        position, gap = last, False
    return parts


def _phrases(
    doc: Doc, starts: list[int], ends: list[int], whole: Collection[str]
) -> Iterator[tuple[int, int, str, str]]:
    """First and last token (exclusive), kind and key of phrases, without overlaps."""
    if KANON in doc.spans:
        for span in doc.spans[KANON]:
            if span.label_ != MASK:
                yield span.start, span.end, MISC, f"term/{span.kb_id_}"
        return
    if not whole:
        return
    mentions = [mention for mention in detect(analysis_of(doc)) if mention.kind in whole]
    for mention, (first, last) in zip(mentions, tokens_of(mentions, starts, ends), strict=True):
        yield first, last, mention.kind, ""
