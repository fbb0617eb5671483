"""Scores of selectors of replacements, as in chapters 4 and 5 of Olstad's thesis.

Gold is string-coded (the chosen option) or level-coded (its position in its list, from 1); each
figure says which. The majority option is the one with most votes, of equals the more specific.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from spacy.tokens import Span
from spacy.training import Example
from spacy.util import registry

from ..errors import Errors, KanonError
from ..names import REPLACEMENT, REPLACEMENT_VOTES, REPLACEMENTS, STAR
from .agreement import Table, light_kappa
from .intervals import RESAMPLES, Array, intervals
from .ranking import RankedItem, confusion_matrix, score_rankings

# Per item the indices of its options, the best first.
Rankings = Sequence[Sequence[int]]
Scorer = Callable[..., dict[str, Any]]

STRING, LEVEL = "string", "level"


@dataclass(frozen=True, slots=True)
class SelectionItem:
    """A phrase with what its annotators chose.

    doc_id (str): Id of the document.
    kind (str): One of `names.KINDS`.
    options (tuple[str, ...]): The most specific first, "***" last.
    levels (tuple[int, ...]): Level code of each option.
    votes (Mapping[str, tuple[str, ...]]): The annotators of each chosen option, in the order of the
        options. There is at least one.
    """

    doc_id: str
    kind: str
    options: tuple[str, ...]
    levels: tuple[int, ...]
    votes: Mapping[str, tuple[str, ...]]

    @property
    def counts(self) -> dict[str, int]:
        return {option: len(annotators) for option, annotators in self.votes.items()}

    @property
    def majority(self) -> int:
        """Index of the majority option."""
        best = max(self.votes, key=lambda option: len(self.votes[option]))
        return self.options.index(best)


@dataclass(frozen=True, slots=True)
class Score:
    """A share, 0 to 1, with its bootstrap interval over documents (NaN for a single one).

    value (float): From 0 to 1.
    low, high (float): Bounds.
    """

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SelectionScores:
    """Shares of items by string-coded gold (table 5.3 and 5.6); see `ranking.RankingScores`.

    items (int): How many.
    accuracy_majority, accuracy_any, mean_reciprocal_rank (Score): See `ranking.RankingScores`.
    """

    items: int
    accuracy_majority: Score
    accuracy_any: Score
    mean_reciprocal_rank: Score


@dataclass(frozen=True, slots=True)
class PrecisionRecall:
    """Precision, recall and F1, from 0 to 1.

    precision, recall, f1 (float): Undefined ones count 0.
    """

    precision: float
    recall: float
    f1: float


def selection_statistics(items: Iterable[SelectionItem]) -> dict[str, Counter[str]]:
    """How often which level was chosen, by kind, over all annotators (table 4.2, level-coded)."""
    statistics: dict[str, Counter[str]] = {}
    for item in items:
        counts = statistics.setdefault(item.kind, Counter())
        for option, number in item.counts.items():
            level = item.levels[item.options.index(option)]
            counts[str(level) if level <= 2 else ">2"] += number
            counts["all"] += number
            if option == STAR:
                counts[STAR] += number
    return dict(sorted(statistics.items()))


def selection_agreement(items: Sequence[SelectionItem]) -> dict[str, float]:
    """Light's kappa over annotators (section 4.5.1), level-coded and string-coded.

    Items of one annotator say nothing and are left out.
    """
    tables: dict[str, Table] = {LEVEL: [], STRING: []}
    annotators = sorted({name for item in items for names in item.votes.values() for name in names})
    for item in items:
        chosen = {name: option for option, names in item.votes.items() for name in names}
        if len(chosen) > 1:
            levels = {
                name: item.levels[item.options.index(option)] for name, option in chosen.items()
            }
            tables[LEVEL].append(tuple(levels.get(name) for name in annotators))
            tables[STRING].append(tuple(chosen.get(name) for name in annotators))
    return {code: light_kappa(table) for code, table in tables.items()}


def first_level_rankings(items: Iterable[SelectionItem]) -> list[list[int]]:
    """The thesis's baseline: the most specific option first."""
    return [list(range(len(item.options))) for item in items]


def table_rankings(
    training: Iterable[SelectionItem], items: Iterable[SelectionItem]
) -> list[list[int]]:
    """Rank options by how often their place was chosen for this kind and number of options.

    Each training item counts as one, shared by its annotators. Of equals the more specific first.
    """
    chosen: dict[tuple[str, int], Array] = {}
    for item in training:
        key = (item.kind, len(item.options))
        shares = np.array([item.counts.get(option, 0) for option in item.options], dtype=float)
        chosen[key] = chosen.get(key, np.zeros(len(shares))) + shares / shares.sum()
    rankings = []
    for item in items:
        counts = chosen.get((item.kind, len(item.options)), np.zeros(len(item.options)))
        rankings.append(np.argsort(-counts, kind="stable").tolist())
    return rankings


def score_selection(
    items: Sequence[SelectionItem], rankings: Rankings, *, resamples: int = RESAMPLES, seed: int = 0
) -> SelectionScores:
    """Score rankings, with intervals over documents."""
    ranked = [_ranked(item, ranking) for item, ranking in zip(items, rankings, strict=True)]
    score_rankings(ranked)  # refuses what cannot be scored
    doc_ids = list(dict.fromkeys(item.doc_id for item in items))
    rows = {doc_id: row for row, doc_id in enumerate(doc_ids)}
    counts = np.zeros((len(doc_ids), 4))
    for item, each in zip(items, ranked, strict=True):
        scores = score_rankings([each])
        counts[rows[item.doc_id]] += (
            scores.accuracy_majority,
            scores.accuracy_any,
            scores.mean_reciprocal_rank,
            1,
        )
    values = _shares(counts.sum(axis=0))
    low, high = intervals(counts, _shares, resamples=resamples, seed=seed)
    shares = [
        Score(float(v), float(a), float(b)) for v, a, b in zip(values, low, high, strict=True)
    ]
    return SelectionScores(len(items), *shares)


def score_by_kind(
    items: Sequence[SelectionItem], rankings: Rankings, *, resamples: int = RESAMPLES, seed: int = 0
) -> dict[str, SelectionScores]:
    """`score_selection` for the items of each kind, sorted."""
    scores = {}
    for kind in sorted({item.kind for item in items}):
        indices = [index for index, item in enumerate(items) if item.kind == kind]
        scores[kind] = score_selection(
            [items[index] for index in indices],
            [rankings[index] for index in indices],
            resamples=resamples,
            seed=seed,
        )
    return scores


def level_pairs(items: Sequence[SelectionItem], rankings: Rankings) -> tuple[list[int], list[int]]:
    """True and predicted levels, level-coded."""
    truth = [item.levels[item.majority] for item in items]
    predicted = [item.levels[ranking[0]] for item, ranking in zip(items, rankings, strict=True)]
    return truth, predicted


def level_confusion(
    items: Sequence[SelectionItem], rankings: Rankings
) -> tuple[list[int], list[list[int]]]:
    """Levels, and how often each true one (row) got each predicted one (column): figure 5.3."""
    truth, predicted = level_pairs(items, rankings)
    levels = sorted({*truth, *predicted})
    _, matrix = confusion_matrix(
        [str(level) for level in truth],
        [str(level) for level in predicted],
        [str(level) for level in levels],
    )
    return levels, matrix


def level_scores(items: Sequence[SelectionItem], rankings: Rankings) -> dict[str, PrecisionRecall]:
    """Precision, recall and F1 over levels (table 5.4): "micro", "macro" and "weighted".

    Undefined precision and recall count 0. Weighted: by how often a level is the true one.
    """
    truth, predicted = level_pairs(items, rankings)
    right = Counter(a for a, b in zip(truth, predicted, strict=True) if a == b)
    true, predictions = Counter(truth), Counter(predicted)
    levels = sorted({*true, *predictions})
    each = [_precision_recall(right[level], predictions[level], true[level]) for level in levels]
    total = len(truth)
    accuracy = right.total() / total
    return {
        "micro": PrecisionRecall(accuracy, accuracy, accuracy),
        "macro": _mean(each, [1 / len(levels)] * len(levels)),
        "weighted": _mean(each, [true[level] / total for level in levels]),
    }


def pair_scores(
    items: Sequence[SelectionItem], probabilities: Sequence[Sequence[float]]
) -> tuple[PrecisionRecall, list[list[int]]]:
    """Scores of the pairs of a phrase and an option (table 5.5, figure 5.4).

    A pair is positive if the option is the majority's; it is predicted if its probability is above
    one half.
    """
    matrix = [[0, 0], [0, 0]]
    for item, option_probabilities in zip(items, probabilities, strict=True):
        for index, probability in enumerate(option_probabilities):
            matrix[index == item.majority][probability > 0.5] += 1
    (_, false_positive), (false_negative, right) = matrix
    scores = _precision_recall(right, right + false_positive, right + false_negative)
    return scores, matrix


def _ranked(item: SelectionItem, ranking: Sequence[int]) -> RankedItem:
    return RankedItem([item.options[index] for index in ranking], item.counts)


def _shares(counts: Array) -> Array:
    with np.errstate(invalid="ignore"):
        return counts[..., :-1] / counts[..., -1:]


def _precision_recall(right: int, predicted: int, true: int) -> PrecisionRecall:
    precision = right / predicted if predicted else 0.0
    recall = right / true if true else 0.0
    both = precision + recall
    return PrecisionRecall(precision, recall, 2 * precision * recall / both if both else 0.0)


def _mean(each: Sequence[PrecisionRecall], weights: Sequence[float]) -> PrecisionRecall:
    pairs = list(zip(each, weights, strict=True))
    return PrecisionRecall(
        sum(scores.precision * weight for scores, weight in pairs),
        sum(scores.recall * weight for scores, weight in pairs),
        sum(scores.f1 * weight for scores, weight in pairs),
    )


def selection_score(
    examples: Iterable[Example], *, spans_key: str = REPLACEMENTS, **kwargs: Any
) -> dict[str, Any]:
    """How often `_.replacement` is what the majority, or anybody, of the annotators chose."""
    majority: Counter[str] = Counter()
    anybody = total = 0
    totals: Counter[str] = Counter()
    for eg in examples:
        votes = eg.reference.user_data.get(REPLACEMENT_VOTES, [])
        spans = eg.reference.spans.get(spans_key, ())
        for span, votes_of_span in zip(spans, votes, strict=True):
            chosen = _chosen(eg, span)
            majority[span.label_] += chosen == max(
                votes_of_span, key=lambda option: votes_of_span[option]
            )
            anybody += votes_of_span.get(chosen, 0) > 0
            totals[span.label_] += 1
            total += 1
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
