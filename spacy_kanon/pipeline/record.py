"""A sanitized Doc as plain data, ready for JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spacy.tokens import Doc, Span

from ..names import KANON, KANON_REPORT, MASK, REPLACEMENT, RISK_EVIDENCE, RISK_SCORE


def document_record(doc: Doc) -> dict[str, Any]:
    """What `kanon_masker` decided on a Doc. The evidence quotes the text (see `without_words`)."""
    report = doc._.get(KANON_REPORT)
    return {
        "masked_text": doc._.masked_text,
        "k": report["k"],
        "k_reached": report["k_reached"],
        "population": report["population"],
        "before": {
            "support": report["before"]["support"],
            "terms": list(report["before"]["terms"]),
        },
        "spans": [span_record(span) for span in doc.spans[KANON]],
    }


def span_record(span: Span) -> dict[str, Any]:
    """One decided mention: where it stands, what became of it, and why."""
    why = span._.get(RISK_EVIDENCE)
    return {
        "start": span.start_char,
        "end": span.end_char,
        "kind": why["kind"],
        "masked": span.label_ == MASK,
        "replacement": span._.get(REPLACEMENT),
        "reason": why["reason"],
        "k": why["support"],
        "with": list(why["with"]),
        "score": span._.get(RISK_SCORE),
        "evidence": why["message"],
    }


def without_words(record: Mapping[str, Any]) -> dict[str, Any]:
    """The record without quotations: offsets, kinds and counts, no character of what was masked."""
    spans = [
        {key: value for key, value in span.items() if key != "evidence"} for span in record["spans"]
    ]
    return {**record, "spans": spans}
