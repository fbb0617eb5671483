"""`risk_indicators`: which of the spans that may identify a person really are risky."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span

from ..detection.risk_spans import (
    Indication,
    IndicationCombiner,
    RiskIndicator,
    SpannedText,
    profiles,
    to_plain,
)
from ..formats.docbin import marks_of
from ..names import ENTS, KEEP, MASK, RISK_INDICATORS, RISK_SPANS, RISKY
from .kanon_pipe import KanonPipe, Slot, language_of
from .supplied_spans import span_of, spans_to_judge


@dataclass(frozen=True, slots=True)
class Judged:
    """A span (token bounds) and what was said about it, as plain values."""

    start: int
    end: int
    kind: str
    entity: str
    values: dict[str, Any]


class RiskIndicators(KanonPipe):
    """Ask indicators about spans and combine what they say; what none can tell is risky."""

    def __init__(
        self,
        nlp: Language,
        name: str,
        *,
        indicators: Mapping[str, RiskIndicator],
        combination: IndicationCombiner,
        sources: Sequence[str],
        rules: bool,
    ) -> None:
        if rules:
            language_of(nlp, name, instead="Set rules = false.")
        super().__init__(name, Slot({**indicators, "combination": combination}))
        self.indicators = dict(indicators)
        self.combination = combination
        self.sources = tuple(sources)
        self.rules = rules

    def annotate(self, doc: Doc, judged: list[Judged]) -> None:
        """Fill `doc.spans["risk_spans"]`, and `doc.spans["risky"]`, a source of `kanon_masker`."""
        risk_spans, risky = [], []
        for judgement in judged:
            start, end, kind = judgement.start, judgement.end, judgement.kind
            is_risky = judgement.values["risky"]
            span = Span(doc, start, end, label=MASK if is_risky else KEEP, span_id=kind)
            span._.set(RISK_INDICATORS, judgement.values)
            risk_spans.append(span)
            risky += [Span(doc, start, end, label=kind)] if is_risky else []
        scores = [judgement.values["risk"] for judgement in judged]
        doc.spans[RISK_SPANS], doc.spans[RISKY] = risk_spans, risky
        doc.spans[RISK_SPANS].attrs["scores"] = scores

    def decide(self, doc: Doc) -> list[Judged]:
        """Judge the spans of a Doc without changing it."""
        spans = spans_to_judge(doc, self.sources, rules=self.rules)
        if not spans:
            return []
        others = [source for source in (ENTS, *doc.spans) if source != RISK_SPANS]
        groups = {source: marks_of(doc, source) or [] for source in others}
        text = SpannedText(doc.text, spans, groups)
        given = {name: indicator(text) for name, indicator in self.indicators.items()}
        by_span = [{name: found[i] for name, found in given.items()} for i in range(len(spans))]
        decided = map(self.combination, profiles(text), by_span)
        combined = share_by_entity(text, list(decided))
        judged = []
        for span, found, decision in zip(spans, by_span, combined, strict=True):
            at, values = span_of(doc, span.start, span.end), to_plain(found, decision)
            judged.append(Judged(at.start, at.end, span.kind, span.entity, values))
        return judged


def share_by_entity(text: SpannedText, found: Sequence[Indication]) -> list[Indication]:
    """Give all mentions of an entity the highest risk of any, and mask all if one is masked."""
    shared = list(found)
    for positions in text.entities().values():
        score = max(found[i].score for i in positions)
        risky = any(found[i].risky for i in positions)
        for i in positions:
            shared[i] = Indication(score, risky, found[i].note)
    return shared
