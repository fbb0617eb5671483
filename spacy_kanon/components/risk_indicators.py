"""`risk_indicators`: which of the spans that may identify a person really are risky."""

from __future__ import annotations

from collections.abc import Sequence
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
from .doc_spans import span_of, spans_to_judge
from .kanon_pipe import KanonPipe, Slot, language_of

# Token bounds and kind of a span, and what was said about it, as plain values.
Judged = tuple[int, int, str, dict[str, Any]]


class RiskIndicators(KanonPipe):
    """Ask indicators about spans and combine what they say; what none can tell is risky."""

    def __init__(self, nlp: Language, name: str, config: Any) -> None:
        if config.rules:
            language_of(nlp, name, instead="Set rules = false.")
        self.indicators: dict[str, RiskIndicator] = dict(config.indicators)
        self.combination: IndicationCombiner = config.combination
        super().__init__(name, Slot({**self.indicators, "combination": self.combination}))
        self.sources = tuple(config.sources)
        self.rules: bool = config.rules

    def annotate(self, doc: Doc, judged: list[Judged]) -> None:
        """Fill `doc.spans["risk_spans"]`, and `doc.spans["risky"]`, a source of `kanon_masker`."""
        risk_spans, risky = [], []
        for start, end, kind, values in judged:
            label = MASK if values["risky"] else KEEP
            risk_spans.append(Span(doc, start, end, label=label, span_id=kind))
            risk_spans[-1]._.set(RISK_INDICATORS, values)
            risky += [Span(doc, start, end, label=kind)] if values["risky"] else []
        doc.spans[RISK_SPANS], doc.spans[RISKY] = risk_spans, risky
        doc.spans[RISK_SPANS].attrs["scores"] = [values["risk"] for *_, values in judged]

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
        combined = share_by_entity(text, list(map(self.combination, profiles(text), by_span)))
        tokens = [span_of(doc, span.start, span.end) for span in spans]
        return [
            (at.start, at.end, span.kind, to_plain(found, decision))
            for at, span, found, decision in zip(tokens, spans, by_span, combined, strict=True)
        ]


def share_by_entity(text: SpannedText, found: Sequence[Indication]) -> list[Indication]:
    """Give all mentions of an entity the highest risk of any, and mask all if one is masked."""
    shared = list(found)
    for positions in text.entities().values():
        score = max(found[i].score for i in positions)
        risky = any(found[i].risky for i in positions)
        for i in positions:
            shared[i] = Indication(score, risky, found[i].note)
    return shared
