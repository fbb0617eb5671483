"""The extension attributes of this package, registered once."""

from __future__ import annotations

from spacy.tokens import Doc, Span

from ..names import (
    GENERALIZATIONS,
    KANON_REPORT,
    LINKAGE,
    MASKED_TEXT,
    REPLACEMENT,
    RISK_EVIDENCE,
    RISK_INDICATORS,
    RISK_K,
    RISK_LINKAGE,
    RISK_SCORE,
    SANITIZED_TEXT,
    SUBJECT,
)

SPAN_EXTENSIONS = (
    RISK_SCORE,
    RISK_K,
    RISK_EVIDENCE,
    RISK_INDICATORS,
    RISK_LINKAGE,
    GENERALIZATIONS,
    REPLACEMENT,
)
DOC_EXTENSIONS = (MASKED_TEXT, SANITIZED_TEXT, KANON_REPORT, LINKAGE, SUBJECT)


def register_extensions() -> None:
    """Register all attributes with the default None; what exists already stays as it is.

    spaCy keeps span attributes by name and character offsets: spans of different groups with
    the same bounds share their values.
    """
    for target, names in ((Span, SPAN_EXTENSIONS), (Doc, DOC_EXTENSIONS)):
        for name in names:
            if not target.has_extension(name):
                target.set_extension(name, default=None)
