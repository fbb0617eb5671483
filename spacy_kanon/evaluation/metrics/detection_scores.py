"""Detection of labelled mentions: MUC-5 and SemEval-2013 counts per scheme and label, with
intervals over documents.

    scores = evaluate_detection(gold, predicted)
    scores.schemes["strict"].f1, scores.labels["PERSON"]["type"].counts.spurious

Gold are the mentions of every annotator (a document with several counts once for each), whatever
their identifier type unless told otherwise; labels are kinds. The schemes are those of `spans`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from ...errors import Errors, KanonError
from ...names import IDENTIFIER_TYPES
from ...types import AnnotatedText, GoldMention
from .bootstrap import LEVEL, RESAMPLES, Array, Score, intervals
from .mask_cleaning import check_documents, check_gold
from .span_scores import SCHEMES, LabelledSpan, SpanCounts, score_document

Predicted = Mapping[str, Sequence[LabelledSpan]]
_COUNTS = [field.name for field in fields(SpanCounts)]


@dataclass(frozen=True, slots=True)
class SchemeScores:
    """Counts of one scheme; `low` and `high` hold the intervals of precision, recall and F1.

    counts (SpanCounts): MUC-5's counts over all documents.
    low, high (tuple[float, float, float]): Bounds of precision, recall and F1.
    """

    counts: SpanCounts
    low: tuple[float, float, float]
    high: tuple[float, float, float]

    @property
    def precision(self) -> float:
        return self.counts.precision

    @property
    def recall(self) -> float:
        return self.counts.recall

    @property
    def f1(self) -> float:
        return self.counts.f1

    def to_dict(self) -> dict[str, Any]:
        """Plain values; None where undefined.

        RETURNS (dict[str, Any]): What `json` can write.
        """
        counts = {name: getattr(self.counts, name) for name in _COUNTS}
        values = {"precision": self.precision, "recall": self.recall, "f1": self.f1}
        return counts | {
            name: Score(value, low, high).to_dict()
            for (name, value), low, high in zip(values.items(), self.low, self.high, strict=True)
        }


@dataclass(frozen=True, slots=True)
class DetectionScores:
    """Scores by scheme; and by label, each scored as if it were the only one, by scheme.

    schemes (Mapping[str, SchemeScores]): Over all labels, by scheme.
    labels (Mapping[str, Mapping[str, SchemeScores]]): Each label scored as if it were the only one,
        by label, then by scheme.
    """

    schemes: Mapping[str, SchemeScores]
    labels: Mapping[str, Mapping[str, SchemeScores]]

    def to_dict(self) -> dict[str, Any]:
        """Plain values; None where undefined.

        RETURNS (dict[str, Any]): What `json` can write.
        """
        return {
            "schemes": {name: scores.to_dict() for name, scores in self.schemes.items()},
            "labels": {
                label: {name: scores.to_dict() for name, scores in schemes.items()}
                for label, schemes in self.labels.items()
            },
        }


def evaluate_detection(
    gold: Sequence[AnnotatedText],
    predicted: Predicted,
    *,
    name: str = "system",
    identifier_types: Iterable[str] = IDENTIFIER_TYPES,
    resamples: int = RESAMPLES,
    level: float = LEVEL,
    seed: int = 0,
) -> DetectionScores:
    """Score labelled spans.

    gold (Sequence[AnnotatedText]): Annotated texts.
    predicted (Predicted): Spans by document id; every gold document must be there.
    name (str): What errors call the system.
    identifier_types (Iterable[str]): Of the gold mentions to find.
    resamples (int): Of the bootstrap; 0 leaves intervals undefined.
    level (float): Of the intervals, between 0 and 1.
    seed (int): Of the resampling.
    RETURNS (DetectionScores): Over all texts and annotators.
    RAISES (KanonError): E600 and E601 if documents are missing or unknown, E602 for spans outside
        their text, E603 for an empty corpus, E608.
    """
    _check(gold, predicted, name)
    types = set(identifier_types)
    sides = [
        (_gold_spans(mentions, types), list(predicted[text.doc_id]), row)
        for row, text in enumerate(gold)
        for mentions in text.annotations.values()
    ]
    labels = sorted({span.label for ours, theirs, _ in sides for span in (*ours, *theirs)})
    options = {"resamples": resamples, "level": level, "seed": seed}
    return DetectionScores(
        _score(sides, len(gold), **options),
        {label: _score(_only(sides, label), len(gold), **options) for label in labels},
    )


Side = tuple[list[LabelledSpan], list[LabelledSpan], int]


def _score(sides: Sequence[Side], documents: int, **options: Any) -> dict[str, SchemeScores]:
    # Shape (schemes, documents, counts).
    counts = np.zeros((len(SCHEMES), documents, len(_COUNTS)))
    for ours, theirs, row in sides:
        for number, counted in enumerate(score_document(ours, theirs).values()):
            counts[number, row] += [getattr(counted, name) for name in _COUNTS]
    scores = {}
    for scheme, table in zip(SCHEMES, counts, strict=True):
        low, high = intervals(table, _precision_recall_f1, **options)
        total = SpanCounts(*(int(value) for value in table.sum(axis=0)))
        scores[scheme] = SchemeScores(total, _triple(low), _triple(high))
    return scores


def _precision_recall_f1(counts: Array) -> Array:
    """From COR, INC, PAR, MIS, SPU, shape (..., 5), to shape (..., 3), as in `SpanCounts`."""
    correct, incorrect, partial, missed, spurious = np.moveaxis(counts, -1, 0)
    credit, paired = correct + 0.5 * partial, correct + incorrect + partial
    actual, possible = paired + spurious, paired + missed
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.stack(
            [credit / actual, credit / possible, 2 * credit / (actual + possible)], axis=-1
        )


def _gold_spans(mentions: Iterable[GoldMention], types: set[str]) -> list[LabelledSpan]:
    return [LabelledSpan(m.start, m.end, m.kind) for m in mentions if m.identifier_type in types]


def _only(sides: Iterable[Side], label: str) -> list[Side]:
    return [
        ([s for s in ours if s.label == label], [s for s in theirs if s.label == label], row)
        for ours, theirs, row in sides
    ]


def _check(gold: Sequence[AnnotatedText], predicted: Predicted, name: str) -> None:
    check_gold(gold)
    check_documents(gold, predicted, name=name)
    for text in gold:
        for start, end, _ in predicted[text.doc_id]:
            if not 0 <= start < end <= len(text.text):
                length = len(text.text)
                raise KanonError(
                    Errors.E602.format(
                        system=name, doc_id=text.doc_id, start=start, end=end, length=length
                    )
                )


def _triple(values: Array) -> tuple[float, float, float]:
    precision, recall, f1 = (float(value) for value in values)
    return precision, recall, f1
