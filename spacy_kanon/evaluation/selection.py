"""The scorer of selectors of replacements: how often they choose what annotators chose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from spacy.tokens import Span
from spacy.training import Example
from spacy.util import registry

from ..errors import Errors, KanonError
from ..names import REPLACEMENT, REPLACEMENT_VOTES, REPLACEMENTS

Scorer = Callable[..., dict[str, Any]]


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
def make_selection_scorer() -> Scorer:
    """Configure `selection_score` for a component or a config.

    RETURNS (Scorer): To be called with Examples.
    """
    return selection_score
