"""WikiReplace's phrases on a Doc: options in a span group, votes in `user_data`.

A DocBin that `convert` writes holds them as well, so that `spacy evaluate` scores a trained
`replacement_selector` on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spacy.tokens import Doc, Span
from spacy.util import logger

from ...names import GENERALIZATIONS, REPLACEMENT, REPLACEMENT_VOTES, REPLACEMENTS
from .wikireplace import ReplacementChoice

Bounds = tuple[int, int]


def choices_by_bounds(
    doc: Doc, choices: Sequence[ReplacementChoice]
) -> dict[Bounds, ReplacementChoice]:
    """The choices by first and last (exclusive) token, in text order.

    A mention that starts or ends inside a token covers the whole token; of several that then have
    the same bounds the first one counts, because they would share their options.

    doc (Doc): The tokenized text.
    choices (Sequence[ReplacementChoice]): Of this text alone.
    RETURNS (dict[tuple[int, int], ReplacementChoice]): Sorted by bounds.
    """
    by_bounds: dict[Bounds, ReplacementChoice] = {}
    for choice in choices:
        start, end = choice.mention.start, choice.mention.end
        span = doc.char_span(start, end, alignment_mode="expand")
        assert span is not None, "mentions were checked to lie inside their text"
        if (span.start, span.end) in by_bounds:
            logger.info("%s: %d-%d shares its tokens with another", choice.doc_id, start, end)
        by_bounds.setdefault((span.start, span.end), choice)
    return dict(sorted(by_bounds.items()))


def set_options(
    doc: Doc, choices: Mapping[Bounds, ReplacementChoice], *, spans_key: str = REPLACEMENTS
) -> None:
    """Put the phrases into a span group, each with its options in `_.generalizations`.

    doc (Doc): Changed.
    choices (Mapping[tuple[int, int], ReplacementChoice]): As `choices_by_bounds` gives them.
    spans_key (str): The span group.
    """
    for name in (GENERALIZATIONS, REPLACEMENT):
        if not Span.has_extension(name):
            Span.set_extension(name, default=None)
    spans = [
        Span(doc, start, end, label=choice.mention.kind) for (start, end), choice in choices.items()
    ]
    for span, choice in zip(spans, choices.values(), strict=True):
        span._.set(GENERALIZATIONS, list(choice.options))
    doc.spans[spans_key] = spans


def set_votes(doc: Doc, choices: Mapping[Bounds, ReplacementChoice]) -> None:
    """Put the majority option into `_.replacement` of each phrase, and all votes into `user_data`.

    doc (Doc): Changed; it has its options already.
    choices (Mapping[tuple[int, int], ReplacementChoice]): As `choices_by_bounds` gives them.
    """
    for (start, end), choice in choices.items():
        Span(doc, start, end)._.set(REPLACEMENT, choice.majority)
    doc.user_data[REPLACEMENT_VOTES] = [
        {option: len(annotators) for option, annotators in choice.votes.items()}
        for choice in choices.values()
    ]
