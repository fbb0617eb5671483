"""What was decided on several texts that were read as one, text by text."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any

from spacy.tokens import Doc

from ..errors import Errors, RecordError
from ..names import KANON, MASK, MASKED_TEXT, MASKS, SANITIZED_TEXT
from ..text.reversible_map import make_map
from ..text.rewriting import Replacement, Rewritten, rewrite
from .record import document_record, rewritten, with_places


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
    doc: Doc, bounds: Sequence[tuple[int, int]], *, mapping: bool
) -> list[dict[str, Any]]:
    """The outcome of each text of a Doc, in the fields of `release_maker.Outcome`.

    doc (Doc): Decided on.
    bounds (Sequence[tuple[int, int]]): Of the texts in the Doc, in order.
    mapping (bool): Also make the map that restores each text.
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
    whole = _Whole(doc, record, texts, released, mapping)
    return [whole.part(start, end) for start, end in bounds]


class _Whole:
    """All texts as one, in an order in which the share of each is looked up and not searched."""

    def __init__(
        self,
        doc: Doc,
        record: dict[str, Any],
        texts: dict[str, Rewritten],
        released: Rewritten,
        mapping: bool,
    ) -> None:
        """doc (Doc): Decided on. record (dict): What was decided.
        texts (dict[str, Rewritten]): What is released, by field.
        released (Rewritten): The one of them that is restored.
        mapping (bool): Also make the maps.
        """
        self._text = doc.text
        self._record = record
        self._rewritings = {name: _Stretches(rewriting) for name, rewriting in texts.items()}
        self._released = _Stretches(released)
        self._mapping = mapping
        spans = record["spans"]
        self._spans = sorted((span["start"], number) for number, span in enumerate(spans))
        self._before = {term: rank for rank, term in enumerate(record["before"]["terms"])}
        self._tokens = [token.idx for token in doc]
        self._masked = sorted(
            (span.start_char, span.start, span.end)
            for span in doc.spans[KANON]
            if span.label_ == MASK
        )

    def part(self, start: int, end: int) -> dict[str, Any]:
        """The outcome of the text from `start` to `end`. RAISES (RecordError): E346."""
        text = self._text[start:end]
        positions = sorted(number for _, number in _between(self._spans, start, end))
        number_of = {position: number for number, position in enumerate(positions)}
        spans = []
        for position in positions:
            span = self._record["spans"][position]
            partners = [number_of[other] for other in span["with"] if other in number_of]
            bounds = {"start": span["start"] - start, "end": span["end"] - start}
            spans.append({**span, **bounds, "with": partners})
        before = sorted((p for p in positions if p in self._before), key=self._before.__getitem__)
        hidden = {
            token
            for _, first, last in _between(self._masked, start, end)
            for token in range(first, last)
        }
        cut = self._released.cut(text, start, end)
        part = {
            **self._record,
            **{name: r.cut(text, start, end).text for name, r in self._rewritings.items()},
            "before": {
                **self._record["before"],
                "terms": [number_of[position] for position in before],
            },
            "spans": with_places(spans, cut),
        }
        return {
            "record": part,
            "problem": None,
            "words": bisect_left(self._tokens, end) - bisect_left(self._tokens, start),
            "masked_words": len(hidden),
            "map": make_map(text, cut).to_dict() if self._mapping else None,
        }


class _Stretches:
    """The replacements of a rewriting: they are in order and apart, so their ends are too."""

    def __init__(self, rewriting: Rewritten) -> None:
        self._replacements = rewriting.replacements
        self._starts = [r.start for r in self._replacements]
        self._ends = [r.end for r in self._replacements]

    def cut(self, text: str, start: int, end: int) -> Rewritten:
        """The rewriting of the text from `start` to `end`. RAISES (RecordError): E346."""
        # Of an empty text the first may lie behind the last: nothing touches it.
        first, last = bisect_right(self._ends, start), bisect_left(self._starts, end)
        inside = self._replacements[first:last]
        if any(r.start < start or r.end > end for r in inside):
            raise RecordError(Errors.E346)
        return rewrite(text, (Replacement(r.start - start, r.end - start, r.text) for r in inside))


def _between(ordered: Sequence[tuple[int, ...]], start: int, end: int) -> Sequence[tuple[int, ...]]:
    """Those that begin from `start` on and before `end`."""
    return ordered[bisect_left(ordered, (start,)) : bisect_left(ordered, (end,))]
