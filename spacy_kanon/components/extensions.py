"""The extension attributes of this package, registered once."""

from __future__ import annotations

from functools import partial

from spacy.tokens import Doc, Span

from ..names import (
    EXEMPTIONS,
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
from .states import doc_exemptions, set_span_value, span_value

# What `kanon_masker` decides on a span is made when it is asked for.
DECIDED = (RISK_SCORE, RISK_K, RISK_EVIDENCE, REPLACEMENT)
SPAN_EXTENSIONS = (RISK_INDICATORS, RISK_LINKAGE, GENERALIZATIONS)
DOC_EXTENSIONS = (MASKED_TEXT, SANITIZED_TEXT, KANON_REPORT, LINKAGE, SUBJECT)


def register_extensions() -> None:
    """Register all attributes; what exists already stays as it is.

    spaCy keeps span attributes by name and character offsets: spans of different groups with
    the same bounds share their values.
    """
    for target, names in ((Span, SPAN_EXTENSIONS), (Doc, DOC_EXTENSIONS)):
        for name in names:
            if not target.has_extension(name):
                target.set_extension(name, default=None)
    for name in DECIDED:
        if not Span.has_extension(name):
            Span.set_extension(
                name,
                getter=partial(span_value, name=name),
                setter=partial(set_span_value, name=name),
            )
    if not Doc.has_extension(EXEMPTIONS):
        Doc.set_extension(EXEMPTIONS, getter=doc_exemptions)
