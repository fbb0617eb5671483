"""What is kept of each Doc of a pipeline that sanitizes: its outcome, in plain values."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spacy.tokens import Doc

from ..anonymity.decide import scope_of
from ..anonymity.state import JOINT, Options
from ..components.kanon_pipe import KnowledgeSlot
from ..components.supplied_spans import analysis_of
from ..detection.analysis import Analysis
from ..errors import Errors, RecordError
from ..lang.language_rules import LanguageRules
from ..names import KANON, MASK, MASKED_TEXT, MASKS, SANITIZED_TEXT, TEXT_BOUNDS
from ..text.reversible_map import make_map
from ..text.rewriting import Replacement, Rewritten, rewrite
from .audit import Auditor
from .record import (
    countable_texts,
    document_record,
    document_wordings,
    rewritten,
    with_places,
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A record, or the problem that kept a text from being sanitized; words are tokens."""

    record: dict[str, Any] | None
    problem: str | None
    words: int
    masked_words: int
    map: dict[str, Any] | None = None  # What restores the text, if the recipe asks for it.
    # What each term became, see `record.document_wordings`.
    wordings: dict[str, tuple[str, int] | None] | None = None
    # The outcome of each of several texts that were read as one.
    parts: list[dict[str, Any]] | None = None


class ReleaseMaker:
    """Makes the outcome of each Doc, and counts the released text again where that is asked for."""

    def __init__(
        self,
        *,
        kb: KnowledgeSlot,
        options: Options,
        language: LanguageRules | None,
        verify: bool,
        mapping: bool,
        generalized: bool,
        tokenizer: Any,
    ) -> None:
        self.kb = kb
        self.options = options
        self.language = language
        self.verify = verify
        self.mapping = mapping
        self.generalized = generalized
        self.tokenizer = tokenizer
        self._auditor: Auditor | None = None

    def __call__(self, doc: Doc) -> Outcome:
        record = document_record(doc)
        if self.verify:
            for text in countable_texts(doc):
                released = analysis_of(self.tokenizer(text), self.language)
                check_released(released, self._open_auditor(), self.options.guarantee)
        return Outcome(
            record,
            None,
            len(doc),
            sum(len(span) for span in doc.spans[KANON] if span.label_ == MASK),
            make_map(doc.text, rewritten(doc)).to_dict() if self.mapping else None,
            document_wordings(doc) if self.generalized else None,
            self._parts(doc),
        )

    def _parts(self, doc: Doc) -> list[dict[str, Any]] | None:
        bounds = doc.user_data.get(TEXT_BOUNDS)
        if bounds is None:
            return None
        return document_parts(doc, bounds, mapping=self.mapping)

    def _open_auditor(self) -> Auditor:
        """It maps files, so it is made in the process that counts."""
        if self._auditor is None:
            knowledge = self.kb.knowledge
            scope = scope_of(self.options.scope, knowledge)
            self._auditor = Auditor(knowledge, self.options.k, scope=scope)
        return self._auditor


def check_released(released: Analysis, auditor: Auditor, guarantee: str) -> None:
    """Find the known terms of a released text again and count them."""
    shown = auditor.audit(released)
    count = shown.count
    support = count.joint if guarantee == JOINT else count.support
    if support is None or support >= shown.k:
        return
    terms = range(len(shown.terms)) if guarantee == JOINT else count.witness
    offsets = ", ".join(f"{shown.terms[term].start}-{shown.terms[term].end}" for term in terms)
    raise RecordError(Errors.E324.format(k=shown.k, support=support, offsets=offsets))


def document_parts(
    doc: Doc, bounds: Sequence[tuple[int, int]], *, mapping: bool
) -> list[dict[str, Any]]:
    """The outcome of each text of a Doc, in the fields of `release_maker.Outcome`."""
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
        moved = (Replacement(r.start - start, r.end - start, r.text) for r in inside)
        return rewrite(text, moved, exact=True)


def _between(ordered: Sequence[tuple[int, ...]], start: int, end: int) -> Sequence[tuple[int, ...]]:
    """Those that begin from `start` on and before `end`."""
    return ordered[bisect_left(ordered, (start,)) : bisect_left(ordered, (end,))]
