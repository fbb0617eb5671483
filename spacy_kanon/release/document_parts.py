"""What was decided on several texts that were read as one, text by text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spacy.tokens import Doc

from ..errors import Errors, RecordError
from ..names import KANON, MASK, MASKED_TEXT, MASKS, SANITIZED_TEXT
from ..text.reversible_map import make_map
from ..text.rewriting import Replacement, Rewritten, rewrite
from .record import document_record, document_wordings, rewritten, with_places


def bounds_of(lengths: Sequence[int], between: int) -> list[tuple[int, int]]:
    """Start and end of each of several texts in the one that they were joined to.

    lengths (Sequence[int]): Of the texts, in characters. between (int): Of what stands between.

    >>> bounds_of([3, 0, 2], 2)
    [(0, 3), (5, 5), (7, 9)]
    """
    bounds, start = [], 0
    for length in lengths:
        bounds.append((start, start + length))
        start += length + between
    return bounds


def document_parts(
    doc: Doc, bounds: Sequence[tuple[int, int]], *, mapping: bool, generalized: bool
) -> list[dict[str, Any]]:
    """The outcome of each text of a Doc, in the fields of `release_maker.Outcome`.

    doc (Doc): Decided on.
    bounds (Sequence[tuple[int, int]]): Of the texts in the Doc, in order.
    mapping (bool): Also make the map that restores each text.
    generalized (bool): Whether a `wikidata_generalizer` has run.
    RETURNS (list[dict[str, Any]]): One a text.
    RAISES (RecordError): E346 if something was replaced across the bounds of a text.
    """
    record = document_record(doc)
    group = doc.spans[KANON]
    masked = rewrite(
        doc.text,
        (
            Replacement(span.start_char, span.end_char, mask)
            for span, mask in zip(group, group.attrs[MASKS], strict=True)
            if span.label_ == MASK
        ),
    )
    released = rewritten(doc)
    texts = {
        MASKED_TEXT: masked,
        **({SANITIZED_TEXT: released} if SANITIZED_TEXT in record else {}),
    }
    if any(rewriting.text != record[name] for name, rewriting in texts.items()):
        raise RecordError(Errors.E346)
    wordings = document_wordings(doc) if generalized else None
    return [
        _part(doc, record, texts, released, start, end, mapping, wordings) for start, end in bounds
    ]


def _part(
    doc: Doc,
    record: dict[str, Any],
    texts: dict[str, Rewritten],
    released: Rewritten,
    start: int,
    end: int,
    mapping: bool,
    wordings: dict[str, Any] | None,
) -> dict[str, Any]:
    text = doc.text[start:end]
    positions = [i for i, span in enumerate(record["spans"]) if start <= span["start"] < end]
    number_of = {position: number for number, position in enumerate(positions)}
    spans = []
    for position in positions:
        span = record["spans"][position]
        partners = [number_of[other] for other in span["with"] if other in number_of]
        spans.append(
            {**span, "start": span["start"] - start, "end": span["end"] - start, "with": partners}
        )
    before = [number_of[other] for other in record["before"]["terms"] if other in number_of]
    tokens = [token for token in doc if start <= token.idx < end]
    hidden = {
        token.i
        for span in doc.spans[KANON]
        if span.label_ == MASK and start <= span.start_char < end
        for token in span
    }
    cut = _cut(released, text, start, end)
    part = {
        **record,
        **{name: _cut(rewriting, text, start, end).text for name, rewriting in texts.items()},
        "before": {**record["before"], "terms": before},
        "spans": with_places(spans, cut),
    }
    restoring = make_map(text, cut).to_dict() if mapping else None
    return {
        "record": part,
        "problem": None,
        "words": len(tokens),
        "masked_words": len(hidden),
        "map": restoring,
        "wordings": wordings,
    }


def _cut(rewriting: Rewritten, text: str, start: int, end: int) -> Rewritten:
    """The rewriting of one of the texts. RAISES (RecordError): E346."""
    inside = [r for r in rewriting.replacements if r.start < end and r.end > start]
    if any(r.start < start or r.end > end for r in inside):
        raise RecordError(Errors.E346)
    return rewrite(text, (Replacement(r.start - start, r.end - start, r.text) for r in inside))
