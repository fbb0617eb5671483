"""Sanitized documents as one self-contained HTML page: colour by risk, evidence on hover.

No script, no font, no address: the page can be opened anywhere and sends nothing anywhere. It
shows the original text, so it is as confidential as the text is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .report import render

# From low to high disclosure risk: lower bound of the score, and the name in the legend.
RISKS: tuple[tuple[float, str], ...] = (
    (0.0, "low risk"),
    (0.05, "5 %"),
    (0.2, "20 %"),
    (0.5, "50 %"),
    (1.0, "singles out one person, or unknown"),
)


def risk_class(score: float) -> str:
    """The style of a masked phrase.

    >>> [risk_class(score) for score in (0.0, 0.05, 0.49, 0.5, 1.0)]
    ['risk-0', 'risk-1', 'risk-2', 'risk-3', 'risk-4']
    """
    return f"risk-{sum(score >= bound for bound, _ in RISKS) - 1}"


def render_page(documents: Iterable[tuple[str, Mapping[str, Any]]], *, title: str) -> str:
    """One page for one or many documents."""
    shown = []
    masked = mentions = 0
    for number, (text, record) in enumerate(documents, start=1):
        shown.append(_document(number, text, record))
        mentions += len(record["spans"])
        masked += sum(span["masked"] for span in record["spans"])
    total = f"{len(shown):,} document{'s' * (len(shown) != 1)}, " + (
        f"{masked:,} of {mentions:,} phrases masked"
    )
    risks = [name for _, name in RISKS]
    return render("sanitized.html", {}, title=title, total=total, risks=risks, documents=shown)


def _document(number: int, text: str, record: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "name": str(record.get("id") or f"Document {number}"),
        "summary": _summary(text, record),
        "pieces": _pieces(text, record["spans"]),
        "released": record.get("sanitized_text", record["masked_text"]),
    }


def _summary(text: str, record: Mapping[str, Any]) -> list[tuple[str, str]]:
    gone = sum(span["end"] - span["start"] for span in record["spans"] if span["masked"])
    share = f"{gone / len(text):.0%}" if text else "0%"
    population = f"{record['population']:,}"
    reached = record["k_reached"]
    before = record["before"]["support"]
    masked = sum(span["masked"] for span in record["spans"])
    return [
        ("k wanted", f"{record['k']}"),
        ("k reached", population if reached is None else f"{reached:,}"),
        ("k as written", "unknown" if before is None else f"{before:,}"),
        ("people in the knowledge base", population),
        ("phrases masked", f"{masked} of {len(record['spans'])}"),
        ("characters masked", share),
    ]


def _pieces(text: str, spans: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The text in order: what stands between the spans, and the spans with their style."""
    pieces: list[dict[str, Any]] = []
    position = 0
    for span in spans:
        style = f"gone {risk_class(span['score'])}" if span["masked"] else "kept"
        phrase = text[span["start"] : span["end"]]
        pieces.append({"text": text[position : span["start"]], "span": None})
        pieces.append({"text": phrase, "span": span, "style": style})
        position = span["end"]
    pieces.append({"text": text[position:], "span": None})
    return pieces
