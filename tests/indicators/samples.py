"""Texts with spans, and indicators that say what they are told."""

from collections.abc import Mapping

from spacy_kanon.detection.risk_spans import Indication, RiskSpan, SpannedText, link_entities


def spanned(text: str, *spans: tuple[str, str], groups: Mapping | None = None) -> SpannedText:
    """Spans as (surface, kind); a surface that was named before means its next occurrence."""
    found = []
    position: dict[str, int] = {}
    for surface, kind in spans:
        start = text.index(surface, position.get(surface, 0))
        position[surface] = start + 1
        found.append(RiskSpan(start, start + len(surface), kind))
    return SpannedText(text, link_entities(text, found), groups or {})


class Fixed:
    """Says the same score of every span with a given surface."""

    fingerprint = ""

    def __init__(self, scores: Mapping[str, float], default: float = 0.0) -> None:
        self.scores = scores
        self.default = default

    def __call__(self, text: SpannedText) -> list[Indication]:
        values = [self.scores.get(text.surface(span), self.default) for span in text.spans]
        return [Indication(value, value >= 0.5) for value in values]
