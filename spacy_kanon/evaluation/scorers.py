"""The scorers of masks and of selectors: `spacy train` and `spacy evaluate` print their figures.

[components.masker.scorer]
@scorers = "spacy-kanon.mask_scorer.v1"
spans_key = "sc"
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from spacy.tokens import Doc, Span
from spacy.training import Example
from spacy.util import registry

from ..errors import Errors, KanonError
from ..names import ENTS, MASK, REPLACEMENT, REPLACEMENT_VOTES, REPLACEMENTS
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
    spans_key: str = ENTS, gold_spans_key: str | None = None, labels: Sequence[str] = (MASK,)
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


def selection_score(examples: Iterable[Example], **kwargs: Any) -> dict[str, Any]:
    """How often `_.replacement` is what the majority, or any, of the annotators chose."""
    majority, totals = Counter[str](), Counter[str]()
    by_any = 0
    for eg in examples:
        votes = eg.reference.user_data.get(REPLACEMENT_VOTES, [])
        spans = eg.reference.spans.get(REPLACEMENTS, ())
        for span, votes_of_span in zip(spans, votes, strict=True):
            chosen = _chosen(eg, span)
            majority[span.label_] += chosen == max(votes_of_span, key=votes_of_span.get)
            by_any += votes_of_span.get(chosen, 0) > 0
            totals[span.label_] += 1
    total = totals.total()
    return {
        "selection_majority": majority.total() / total if total else None,
        "selection_any": by_any / total if total else None,
        "selection_majority_per_kind": {
            kind: majority[kind] / totals[kind] for kind in sorted(totals)
        },
    }


def _chosen(eg: Example, span: Span) -> str | None:
    """The option that the predicted Doc has for a span of the reference. RAISES: E608."""
    if len(eg.predicted) != len(eg.reference):
        reason = "predicted and reference Docs are tokenized in two ways"
        bounds = (span.start_char, span.end_char)
        raise KanonError(Errors.E608.format(argument="examples", value=bounds, reason=reason))
    return Span(eg.predicted, span.start, span.end)._.get(REPLACEMENT)


@registry.scorers("spacy-kanon.selection_scorer.v1")
def make_selection_scorer() -> Callable[..., dict[str, Any]]:
    """Configure `selection_score`, which has no settings."""
    return selection_score
