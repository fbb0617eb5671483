"""The scorer of masks: `spacy train` and `spacy evaluate` print the figures of this room.

[components.masker.scorer]
@scorers = "spacy-kanon.mask_scorer.v1"
spans_key = "sc"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from spacy.tokens import Doc
from spacy.training import Example
from spacy.util import registry

from ..names import ENTS, MASK
from ..text.spans import merge
from .intervals import plain
from .masks import Overlap, token_overlap
from .span_scores import LabelledSpan, SpanCounts, score_spans


def mask_score(
    examples: Iterable[Example],
    *,
    spans_key: str = ENTS,
    gold_spans_key: str | None = None,
    labels: Sequence[str] = (MASK,),
) -> dict[str, float | None]:
    """How well the spans with a mask label agree with the reference's."""
    gold_key = gold_spans_key or spans_key
    exact = partial = SpanCounts()
    tokens = Overlap()
    for eg in examples:
        gold = sorted(set(_offsets(eg.reference, gold_key, labels)))
        system = merge(_offsets(eg.predicted, spans_key, labels))
        counts = score_spans(
            [[LabelledSpan(*span) for span in gold]], [[LabelledSpan(*span) for span in system]]
        )
        exact += counts["exact"]
        partial += counts["partial"]
        tokens += token_overlap(eg.reference.text, gold, system)
    return {
        f"mask_{name}_{measure[0]}": plain(getattr(counted, measure))
        for name, counted in (("exact", exact), ("partial", partial), ("token", tokens))
        for measure in ("precision", "recall", "f1")
    }


@registry.scorers("spacy-kanon.mask_scorer.v1")
def make_mask_scorer(
    spans_key: str = ENTS,
    gold_spans_key: str | None = None,
    labels: Sequence[str] = (MASK,),
) -> Callable[..., dict[str, Any]]:
    """Configure `mask_score`.

    spans_key (str): A span group, or "ents" for the entities.
    gold_spans_key (str | None): The same for the reference; None takes `spans_key`.
    labels (Sequence[str]): Labels that mean "hide this"; empty takes all.
    RETURNS (Callable[..., dict[str, Any]]): To be called with Examples; it can be pickled.
    """
    settings = {"spans_key": spans_key, "gold_spans_key": gold_spans_key, "labels": labels}
    return partial(_score, settings)


def _score(settings: dict[str, Any], examples: Iterable[Example], **kwargs: Any) -> dict[str, Any]:
    """A configured scorer: what spaCy passes besides does not override its settings."""
    return mask_score(examples, **settings)


def _offsets(doc: Doc, key: str, labels: Sequence[str]) -> list[tuple[int, int]]:
    spans = doc.ents if key == ENTS else doc.spans.get(key, ())
    return [
        (span.start_char, span.end_char)
        for span in spans
        if len(span) and (not labels or span.label_ in labels)
    ]
