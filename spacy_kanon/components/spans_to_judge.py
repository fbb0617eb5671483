"""The spans of a Doc whose risk is asked about."""

from __future__ import annotations

from collections.abc import Sequence

from spacy.tokens import Doc

from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..detection.label_map import kind_of_label
from ..detection.risk_spans import RiskSpan, SpannedText, link_entities
from ..formats.docbin import marks_of
from ..text.normalization import normalize_key
from ..types import Mention
from .token_bounds import token_bounds


def spans_to_judge(doc: Doc, sources: Sequence[str], *, rules: bool) -> tuple[RiskSpan, ...]:
    """What earlier components found and, with `rules`, what looks like an identifier.

    sources (Sequence[str]): "ents" and names of span groups; groups that are not there count as
        empty.
    RETURNS (tuple[RiskSpan, ...]): Sorted, without overlaps, on token boundaries, linked to
        entities.
    """
    text = doc.text
    starts, ends = token_bounds(doc)
    marked = [
        Mention(
            mark.start,
            mark.end,
            kind_of_label(mark.label),
            normalize_key(text[mark.start : mark.end]) or text[mark.start : mark.end],
            (),
            source,
        )
        for source in sources
        for mark in marks_of(doc, source) or ()
        if mark.start < mark.end
    ]
    mentions = detect(Analysis(text, starts, ends), None, marked, rules=rules, supplied_first=True)
    return link_entities(text, [RiskSpan(m.start, m.end, m.kind) for m in mentions])


def spanned_text(doc: Doc, spans: tuple[RiskSpan, ...], own: str) -> SpannedText:
    """The Doc as indicators see it; `own` is the group of the component that asks."""
    groups = {}
    for source in ("ents", *doc.spans):
        marks = marks_of(doc, source)
        if source != own and marks is not None:
            groups[source] = marks
    return SpannedText(doc.text, spans, groups)
