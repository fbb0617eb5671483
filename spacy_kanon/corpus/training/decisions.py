"""Annotated texts -> spans with the decisions that people took, for training indicators."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...detection.risk_spans import MarkedSpan, RiskSpan, SpannedText, link_entities
from ...names import MASK, NO_MASK
from ...types import AnnotatedText

Decided = tuple[str, SpannedText, tuple[bool, ...]]


def decided_texts(
    texts: Iterable[AnnotatedText],
    groups: Mapping[str, Mapping[str, Sequence[tuple[int, int]]]] | None = None,
) -> list[Decided]:
    """Document id, text with its annotated spans, and for each span whether it was masked.

    A text with several annotators comes once for each; texts without any mention are left out:
    nothing was decided in them. Of mentions with equal bounds the first one's kind counts, and it
    is masked if any of them is. Entities are linked by their wording, as they are in new texts.

    texts (Iterable[AnnotatedText]): Annotated by anybody.
    groups (Mapping[str, Mapping[str, Sequence[tuple[int, int]]]] | None): Marks of other systems by
        name, then by document id.
    RETURNS (list[Decided]): In the order of the texts and of their annotators.
    """
    decided: list[Decided] = []
    for text in texts:
        marks = {
            name: [MarkedSpan(start, end, MASK) for start, end in spans[text.doc_id]]
            for name, spans in (groups or {}).items()
        }
        for mentions in text.annotations.values():
            kinds: dict[tuple[int, int], str] = {}
            masked: dict[tuple[int, int], bool] = {}
            for mention in mentions:
                bounds = mention.start, mention.end
                kinds.setdefault(bounds, mention.kind)
                masked[bounds] = masked.get(bounds, False) or mention.identifier_type != NO_MASK
            if kinds:
                spans = [RiskSpan(*bounds, kind) for bounds, kind in kinds.items()]
                linked = link_entities(text.text, spans)
                risky = tuple(masked[span.start, span.end] for span in linked)
                decided.append((text.doc_id, SpannedText(text.text, linked, marks), risky))
    return decided
