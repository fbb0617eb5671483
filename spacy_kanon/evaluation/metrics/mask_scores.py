"""Score masks against gold annotations: every measure of this room, with intervals.

    scores = evaluate_masks(gold, masks)
    scores["entity_recall_direct"].value, scores["exact_f1"].low

`gold` are annotated texts, `masks` is what one system hides, `{doc_id: [(start, end), ...]}`.
Needs no model and no knowledge base.

Span scores compare a system's masks (overlapping ones united: what a reader sees is one gap) with
each annotator's DIRECT and QUASI mentions, without labels; a multiply annotated document counts
once per annotator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from ...errors import Errors, KanonError
from ...names import DIRECT, QUASI
from ...storage.progress import progress_bar
from ...types import AnnotatedText, GoldMention
from .bootstrap import LEVEL, RESAMPLES, Array, PairedDifference, Score, compare, intervals
from .ignorable import DEFAULT_IGNORABLE, Ignorable
from .mask_cleaning import Cleanup, check_gold, prepare_masks
from .regions import character_overlap, token_overlap
from .score_table import METRICS, Metric, kind_metrics
from .span_scores import LabelledSpan, align, score_document
from .tab_measures import Counts, GoldDocument, Offsets, columns_of, tab_counts
from .token_weights import UnigramWeights, Weighting

UNIGRAM = "unigram"


@dataclass(frozen=True, slots=True)
class SystemScores:
    """All scores of one system.

    name (str): Of the system.
    metrics (Mapping[str, Score]): By the names in `metrics.METRICS`.
    kinds (Mapping[str, Mapping[str, Score]]): Recalls by kind of information, then by name.
    cleanup (Cleanup): What had to be done to the masks first.
    doc_ids (tuple[str, ...]): Documents in the order of the rows.
    columns (tuple[str, ...]): Names of the counts.
    counts (Array): Shape (documents, columns), what the scores were computed from.
    """

    name: str
    metrics: Mapping[str, Score]
    kinds: Mapping[str, Mapping[str, Score]]
    cleanup: Cleanup
    doc_ids: tuple[str, ...]
    columns: tuple[str, ...]
    counts: Array

    def __getitem__(self, metric: str) -> Score:
        if metric not in self.metrics:
            raise KanonError(Errors.E606.format(name=metric, names=", ".join(self.metrics)))
        return self.metrics[metric]

    def to_dict(self) -> dict[str, Any]:
        """Plain values; None where a score is undefined.

        RETURNS (dict[str, Any]): What `json` can write.
        """
        return {
            "system": self.name,
            "documents": len(self.doc_ids),
            "metrics": {name: score.to_dict() for name, score in self.metrics.items()},
            "kinds": {
                kind: {name: score.to_dict() for name, score in scores.items()}
                for kind, scores in self.kinds.items()
            },
            "masks": self.cleanup.to_dict(),
        }


@dataclass(frozen=True, slots=True)
class Settings:
    """How to score.

    resamples, level, seed: Of the bootstrap (`bootstrap.intervals`).

    weighting (Weighting | "unigram" | None): For the weighted precisions; "unigram" takes the
        words' rarity in the gold texts, None leaves the weighted precisions undefined.
    ignorable (Ignorable): Which characters may stay visible.
    allow_missing (bool): Count documents without masks as unmasked instead of refusing.
    resamples (int): Of the bootstrap; 0 leaves intervals undefined.
    level (float): Of the intervals, between 0 and 1.
    seed (int): Of the resampling.
    """

    weighting: Weighting | str | None = UNIGRAM
    ignorable: Ignorable = DEFAULT_IGNORABLE
    allow_missing: bool = False
    resamples: int = RESAMPLES
    level: float = LEVEL
    seed: int = 0


def evaluate_masks(
    gold: Sequence[AnnotatedText],
    masks: Mapping[str, Sequence[Sequence[Any]]],
    *,
    name: str = "system",
    settings: Settings | None = None,
) -> SystemScores:
    """Score one system.

    gold (Sequence[AnnotatedText]): Annotated texts.
    masks (Mapping): `{doc_id: [(start, end), ...]}`; a third value (a replacement) is allowed.
    name (str): What errors and reports call the system.
    settings (Settings | None): None scores with the defaults of `Settings`.
    RETURNS (SystemScores): All scores.
    RAISES (KanonError): E600 to E604 if gold and masks do not belong together; E608.
    """
    return evaluate_systems(gold, {name: masks}, settings=settings)[name]


def evaluate_systems(
    gold: Sequence[AnnotatedText],
    systems: Mapping[str, Mapping[str, Sequence[Sequence[Any]]]],
    *,
    settings: Settings | None = None,
) -> dict[str, SystemScores]:
    """Score several systems on one gold corpus, which is prepared once.

    gold (Sequence[AnnotatedText]): Annotated texts.
    systems (Mapping[str, Mapping[str, Sequence[Sequence[Any]]]]): Masks by document id, by system.
    settings (Settings | None): None scores with the defaults of `Settings`.
    RETURNS (dict[str, SystemScores]): By system.
    RAISES (KanonError): What `evaluate_masks` raises.
    """
    settings = settings or Settings()
    check_gold(gold)
    prepared = {
        name: prepare_masks(gold, masks, name=name, allow_missing=settings.allow_missing)
        for name, masks in systems.items()
    }
    documents = [GoldDocument(text, settings.ignorable) for text in gold]
    weighting = _weighting(settings.weighting, gold)
    return {name: _score(name, documents, *prepared[name], weighting, settings) for name in systems}


def compare_systems(
    first: SystemScores, second: SystemScores, *, settings: Settings | None = None
) -> dict[str, PairedDifference]:
    """Metric by metric the difference "second minus first", paired by document.

    first, second (SystemScores): Scored on the same documents.
    settings (Settings | None): Of the bootstrap; None takes the defaults of `Settings`.
    RETURNS (dict[str, PairedDifference]): By metric.
    RAISES (KanonError): E610 if the two were scored on different documents.
    """
    if first.doc_ids != second.doc_ids:
        raise KanonError(Errors.E610.format(first=first.name, second=second.name))
    settings = settings or Settings()
    columns = sorted({*first.columns, *second.columns})
    differences = compare(
        _spread(first, columns),
        _spread(second, columns),
        partial(_statistic, METRICS, columns),
        resamples=settings.resamples,
        level=settings.level,
        seed=settings.seed,
    )
    return {metric.name: value for metric, value in zip(METRICS, differences, strict=True)}


def _score(
    name: str,
    documents: Sequence[GoldDocument],
    masks: Sequence[Offsets],
    cleanup: Cleanup,
    weighting: Weighting | None,
    settings: Settings,
) -> SystemScores:
    pairs = zip(documents, masks, strict=True)
    rows = [
        tab_counts(document, spans, weighting) | _span_counts(document, spans)
        for document, spans in progress_bar(pairs, name, total=len(masks), leave=False, delay=2)
    ]
    columns = columns_of(rows)
    counts = np.array([[row.get(column, 0.0) for column in columns] for row in rows])
    kinds = sorted({entity.kind for document in documents for entity in document.entities})
    by_kind = {kind: kind_metrics(kind) for kind in kinds}
    every = [*METRICS, *(metric for metrics in by_kind.values() for metric in metrics)]
    statistic = partial(_statistic, every, columns)
    values = statistic(counts.sum(axis=0))
    low, high = intervals(
        counts,
        statistic,
        resamples=settings.resamples,
        level=settings.level,
        seed=settings.seed,
    )
    scores = {
        metric: Score(float(values[i]), float(low[i]), float(high[i]))
        for i, metric in enumerate(every)
    }
    return SystemScores(
        name,
        {metric.name: scores[metric] for metric in METRICS},
        {
            kind: {metric.name: scores[metric] for metric in metrics}
            for kind, metrics in by_kind.items()
        },
        cleanup,
        tuple(document.source.doc_id for document in documents),
        tuple(columns),
        counts,
    )


def _statistic(metrics: Sequence[Metric], columns: Sequence[str], counts: Array) -> Array:
    """From summed counts, shape (..., columns), to scores, shape (..., metrics)."""
    position = {column: i for i, column in enumerate(columns)}
    zeros = np.zeros(counts.shape[:-1])

    def column(name: str) -> Array:
        return counts[..., position[name]] if name in position else zeros

    return np.stack([metric.compute(column) for metric in metrics], axis=-1)


def _span_counts(document: GoldDocument, masks: Offsets) -> Counts:
    """Columns of the span scores ("exact/credit") and of distinct tokens and characters."""
    counts: Counts = {}
    system = [LabelledSpan(start, end) for start, end in masks]
    text = document.source.text
    for _, mentions in document.must_mask():
        gold = [LabelledSpan(mention.start, mention.end) for mention in mentions]
        by_scheme = score_document(gold, system)
        spans = [(span.start, span.end) for span in gold]
        parts = {
            "token": token_overlap(text, spans, masks),
            "character": character_overlap(len(text), spans, masks),
        }
        added = {
            f"{scheme}/{part}": float(getattr(by_scheme[scheme], part))
            for scheme in ("exact", "partial")
            for part in ("credit", "possible", "actual")
        } | {
            f"distinct/{unit}/{part}": float(getattr(overlap, part))
            for unit, overlap in parts.items()
            for part in ("both", "gold", "system")
        }
        for column, value in (*added.items(), *_recall_by_type(mentions, system)):
            counts[column] = counts.get(column, 0) + value
    return counts


def _recall_by_type(
    mentions: Sequence[GoldMention], system: Sequence[LabelledSpan]
) -> list[tuple[str, float]]:
    """Credit and number of gold spans by the mention's own identifier type and kind."""
    by_span: dict[LabelledSpan, GoldMention] = {}
    for mention in mentions:
        by_span.setdefault(LabelledSpan(mention.start, mention.end), mention)
    gold = sorted(by_span)
    paired = {gold[i]: system[j] for i, j in align(gold, sorted(system))}
    counts = []
    for span in gold:
        exact = paired.get(span) == span
        partial_credit = 1.0 if exact else 0.5 if span in paired else 0.0
        groups = [by_span[span].kind]
        groups += [group for group in (DIRECT, QUASI) if group == by_span[span].identifier_type]
        for group in groups:
            counts += [
                (f"exact/{group}/credit", float(exact)),
                (f"partial/{group}/credit", partial_credit),
                (f"exact/{group}", 1.0),
            ]
    return counts


def _weighting(
    weighting: Weighting | str | None, gold: Sequence[AnnotatedText]
) -> Weighting | None:
    if not isinstance(weighting, str):
        return weighting
    if weighting != UNIGRAM:
        reason = f"pass {UNIGRAM!r}, a Weighting or None"
        raise KanonError(Errors.E608.format(argument="weighting", value=weighting, reason=reason))
    return UnigramWeights(text.text for text in gold)


def _spread(scores: SystemScores, columns: Sequence[str]) -> Array:
    """The system's counts with the given columns, zero where it has none."""
    spread = np.zeros((len(scores.doc_ids), len(columns)))
    for i, column in enumerate(scores.columns):
        spread[:, columns.index(column)] = scores.counts[:, i]
    return spread
