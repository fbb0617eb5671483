"""Scores of selectors of replacements, as in chapters 4 and 5 of Olstad's thesis.

An item is a `formats.wikireplace.ReplacementChoice`: options, the most specific first, and votes.
A ranking are indices of options, the best first; it may leave options out. Gold is string-coded
(the chosen option) or level-coded (its position in its list, from 1); each figure says which, and
they differ (the thesis's tables 5.3 and 5.4 do one each). The majority option is the one with most
votes, of equals the more specific.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from spacy.tokens import Span
from spacy.training import Example
from spacy.util import registry

from ..errors import Errors, KanonError, too_few
from ..formats.wikireplace import ReplacementChoice
from ..names import REPLACEMENT, REPLACEMENT_VOTES, REPLACEMENTS
from .intervals import RESAMPLES, Array, Score, plain, ratio, score_with_interval

Items = Sequence[ReplacementChoice]
# Per item the indices of its options, the best first.
Rankings = Sequence[Sequence[int]]
Scorer = Callable[..., dict[str, Any]]


class SelectionScores(NamedTuple):
    """Shares of items by string-coded gold (table 5.3 and 5.6)."""

    items: int
    accuracy_majority: Score  # The first option is the majority option.
    accuracy_any: Score  # The first option was chosen by an annotator.
    # Mean of 1 / rank of the majority option, 0 where it is not ranked.
    mean_reciprocal_rank: Score

    def to_dict(self) -> dict[str, Any]:
        """Plain values; None where undefined."""
        return dict(plain(self))


def score_selection(
    items: Items, rankings: Rankings, *, resamples: int = RESAMPLES, seed: int = 0
) -> SelectionScores:
    """Score rankings, with intervals over documents. An empty ranking counts as wrong."""
    if not items:
        advice = "Give mentions with replacement choices."
        raise too_few("Scoring rankings", "item", advice)
    rows = {doc_id: row for row, doc_id in enumerate(dict.fromkeys(item.doc_id for item in items))}
    counts = np.zeros((len(rows), 4))
    for item, ranking in zip(items, rankings, strict=True):
        if len(set(ranking)) < len(ranking):
            reason = f"an item of {item.doc_id} ranks an option twice"
            raise KanonError(
                Errors.E608.format(argument="ranking", value=list(ranking), reason=reason)
            )
        ranked = [item.options[index] for index in ranking]
        right = ranked[:1] == [item.majority]
        chosen = bool(ranked) and ranked[0] in item.votes
        rank = 1 / (ranked.index(item.majority) + 1) if item.majority in ranked else 0.0
        counts[rows[item.doc_id]] += (right, chosen, rank, 1)

    def shares(sums: Array) -> Array:
        return ratio(sums[..., :-1], sums[..., -1:])

    found = score_with_interval(counts, shares, resamples=resamples, seed=seed)
    return SelectionScores(len(items), *found)


def selection_score(
    examples: Iterable[Example], *, spans_key: str = REPLACEMENTS, **kwargs: Any
) -> dict[str, Any]:
    """How often `_.replacement` is what the majority, or any, of the annotators chose."""
    majority, totals = Counter[str](), Counter[str]()
    anybody = 0
    for eg in examples:
        votes = eg.reference.user_data.get(REPLACEMENT_VOTES, [])
        spans = eg.reference.spans.get(spans_key, ())
        for span, votes_of_span in zip(spans, votes, strict=True):
            chosen = _chosen(eg, span)
            majority[span.label_] += chosen == max(votes_of_span, key=votes_of_span.get)
            anybody += votes_of_span.get(chosen, 0) > 0
            totals[span.label_] += 1
    total = totals.total()
    return {
        "selection_majority": majority.total() / total if total else None,
        "selection_any": anybody / total if total else None,
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
def make_selection_scorer(spans_key: str = REPLACEMENTS) -> Scorer:
    """Configure `selection_score` for a component or a config.

    spans_key (str): The span group of the phrases.
    RETURNS (Scorer): To be called with Examples.
    """
    return partial(selection_score, spans_key=spans_key)
