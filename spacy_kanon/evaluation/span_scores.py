"""Scores of labelled spans after MUC-5 and SemEval-2013 task 9, and a variant of its own name.

Each gold span is paired with at most one system span and the other way round:

1. spans with equal boundaries and label, then spans with equal boundaries;
2. then, in the order of the system's spans, the first unpaired gold span that overlaps. For the
   schemes about types a gold span with the same label goes first, the nearest boundaries before
   others.

A pair is COR, INC or PAR by the scheme; an unpaired gold span is MIS, an unpaired system span SPU.

| scheme          | boundaries, label | boundaries only | overlap, label | overlap only |
|-----------------|-------------------|-----------------|----------------|--------------|
| strict          | COR               | INC             | INC            | INC          |
| exact           | COR               | COR             | INC            | INC          |
| partial         | COR               | COR             | PAR            | PAR          |
| type            | COR               | INC             | COR            | INC          |
| wikipii_type    | COR               | INC             | PAR            | INC          |
| wikipii_partial | COR               | PAR             | PAR            | PAR          |

The first four are SemEval-2013's (Segura-Bedmar et al. 2013, section 4). The last two are what the
WikiPII paper computes (table 3): a right boundary with a wrong type counts half under partial, and
a right type with wrong boundaries counts half under type.

`nervaluate` gives the same counts wherever the spans of each side do not overlap each other. Where
they do, it pairs in list order, so that a span may lose its exact match to an earlier overlap.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from ..errors import Errors, KanonError
from ..names import IDENTIFIER_TYPES
from ..types import AnnotatedText
from .intervals import (
    LEVEL,
    RESAMPLES,
    Array,
    Score,
    plain,
    precision_recall_f1,
    score_with_interval,
)
from .masks import Overlap, check_documents, check_gold

# Verdicts on a pair with equal boundaries only, with an overlap and the label, with an overlap.
_VERDICTS = {
    "strict": ("incorrect", "incorrect", "incorrect"),
    "exact": ("correct", "incorrect", "incorrect"),
    "partial": ("correct", "partial", "partial"),
    "type": ("incorrect", "correct", "incorrect"),
    "wikipii_type": ("incorrect", "partial", "incorrect"),
    "wikipii_partial": ("partial", "partial", "partial"),
}
SCHEMES = tuple(_VERDICTS)
_PAIRED_BY_LABEL = ("type", "wikipii_type")
NOTHING = "none"


class LabelledSpan(NamedTuple):
    """Character offsets and a label; "" where labels do not matter."""

    start: int
    end: int
    label: str = ""


Documents = Sequence[Sequence[LabelledSpan]]
Predicted = Mapping[str, Sequence[LabelledSpan]]


class SpanCounts(NamedTuple):
    """MUC-5's counts COR, INC, PAR, MIS and SPU. Sums of counts are counts: `a + b`.

    precision, recall and f1 are NaN where nothing was found, or nothing was there to find.
    """

    correct: int = 0
    incorrect: int = 0
    partial: int = 0
    missed: int = 0
    spurious: int = 0

    def __add__(self, other: SpanCounts) -> SpanCounts:  # type: ignore[override]
        return SpanCounts(*map(sum, zip(self, other, strict=True)))

    @property
    def possible(self) -> int:
        """POS: the gold spans."""
        return self.correct + self.incorrect + self.partial + self.missed

    @property
    def actual(self) -> int:
        """ACT: the system's spans."""
        return self.correct + self.incorrect + self.partial + self.spurious

    @property
    def credit(self) -> Overlap:
        """COR + 0.5 PAR, of POS and ACT."""
        return Overlap(self.correct + 0.5 * self.partial, self.possible, self.actual)

    @property
    def precision(self) -> float:
        return self.credit.precision

    @property
    def recall(self) -> float:
        return self.credit.recall

    @property
    def f1(self) -> float:
        return self.credit.f1


def score_spans(
    gold: Iterable[Sequence[LabelledSpan]], system: Iterable[Sequence[LabelledSpan]]
) -> dict[str, SpanCounts]:
    """Counts per scheme, summed over documents (both in the same order).

    Repeated spans of one side count as one.

    >>> counts = score_spans([[LabelledSpan(0, 4, "LOC")]], [[LabelledSpan(0, 4, "ORG")]])
    >>> counts["exact"].f1, counts["strict"].f1
    (1.0, 0.0)
    """
    totals = dict.fromkeys(SCHEMES, SpanCounts())
    for gold_spans, system_spans in zip(gold, system, strict=True):
        for scheme, counts in score_document(gold_spans, system_spans).items():
            totals[scheme] += counts
    return totals


def score_by_label(gold: Documents, system: Documents) -> dict[str, dict[str, SpanCounts]]:
    """Counts per label and scheme: each label is scored as if it were the only one."""
    labels = sorted({span.label for side in (gold, system) for spans in side for span in spans})
    return {label: score_spans(_only(gold, label), _only(system, label)) for label in labels}


def score_document(
    gold: Sequence[LabelledSpan], system: Sequence[LabelledSpan]
) -> dict[str, SpanCounts]:
    """Counts per scheme of one document."""
    gold, system = sorted(set(gold)), sorted(set(system))
    by_position, by_label = align(gold, system), align(gold, system, prefer_label=True)
    counts = {}
    for scheme in SCHEMES:
        pairs = by_label if scheme in _PAIRED_BY_LABEL else by_position
        verdicts = Counter(_verdict(gold[i], system[j], scheme) for i, j in pairs)
        missed, spurious = len(gold) - len(pairs), len(system) - len(pairs)
        counts[scheme] = SpanCounts(**verdicts, missed=missed, spurious=spurious)
    return counts


def align(
    gold: Sequence[LabelledSpan], system: Sequence[LabelledSpan], *, prefer_label: bool = False
) -> list[tuple[int, int]]:
    """Pairs (index into gold, index into system) as described at the top of this file."""
    free_gold, free_system = dict.fromkeys(range(len(gold))), dict.fromkeys(range(len(system)))
    pairs: list[tuple[int, int]] = []

    def pair(i: int, j: int) -> None:
        pairs.append((i, j))
        del free_gold[i], free_system[j]

    for length in (3, 2):  # Equal boundaries and label, then equal boundaries.
        places: dict[tuple[object, ...], list[int]] = {}
        for i in free_gold:
            places.setdefault(gold[i][:length], []).append(i)
        for j in list(free_system):
            if same := places.get(system[j][:length]):
                pair(same.pop(0), j)
    for j in list(free_system):
        overlapping = [i for i in free_gold if overlap(gold[i], system[j])]
        if overlapping:
            chosen = overlapping[0]
            if prefer_label:
                chosen = min(overlapping, key=lambda i: _distance(gold[i], system[j]))
            pair(chosen, j)
    return pairs


def overlap(first: LabelledSpan, second: LabelledSpan) -> bool:
    """Whether two spans share a character."""
    return first.start < second.end and second.start < first.end


def _distance(gold: LabelledSpan, system: LabelledSpan) -> tuple[bool, int]:
    """Smaller is better: another label is worse than any distance; without the label, order."""
    if gold.label != system.label:
        return True, 0
    return False, abs(gold.start - system.start) + abs(gold.end - system.end)


def _verdict(gold: LabelledSpan, system: LabelledSpan, scheme: str) -> str:
    boundaries, label = gold[:2] == system[:2], gold.label == system.label
    if boundaries and label:
        return "correct"
    return _VERDICTS[scheme][0 if boundaries else 1 if label else 2]


def _only(documents: Documents, label: str) -> list[list[LabelledSpan]]:
    return [[span for span in spans if span.label == label] for spans in documents]


# Detection of labelled mentions, with intervals over documents.
#
#     scores = evaluate_detection(gold, predicted)
#     scores.schemes["strict"].f1.value, scores.labels["PERSON"]["type"].counts.spurious
#
# Gold are the mentions of every annotator (a document with several counts once for each), whatever
# their identifier type unless told otherwise; labels are kinds.


class SchemeScores(NamedTuple):
    """MUC-5's counts of one scheme over all documents, and the scores with intervals."""

    counts: SpanCounts
    precision: Score
    recall: Score
    f1: Score

    def to_dict(self) -> dict[str, Any]:
        """Plain values; None where undefined."""
        counts, *scores = plain(self).items()
        return {**counts[1], **dict(scores)}


class DetectionScores(NamedTuple):
    """Scores by scheme; and by label, each scored as if it were the only one, by scheme."""

    schemes: Mapping[str, SchemeScores]
    labels: Mapping[str, Mapping[str, SchemeScores]]

    def to_dict(self) -> dict[str, Any]:
        """Plain values; None where undefined."""
        schemes, *labels = (
            {name: scores.to_dict() for name, scores in group.items()}
            for group in (self.schemes, *self.labels.values())
        )
        return {"schemes": schemes, "labels": dict(zip(self.labels, labels, strict=True))}


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
    """Score labelled spans."""
    check_gold(gold)
    check_documents(gold, predicted, name=name)
    for text in gold:
        for start, end, _ in predicted[text.doc_id]:
            if not 0 <= start < end <= len(text.text):
                place = {"doc_id": text.doc_id, "start": start, "end": end}
                raise KanonError(Errors.E602.format(system=name, length=len(text.text), **place))
    types = set(identifier_types)
    rows, ours, theirs = [], [], []
    for row, text in enumerate(gold):
        for mentions in text.annotations.values():
            rows.append(row)
            ours.append(
                [
                    LabelledSpan(m.start, m.end, m.kind)
                    for m in mentions
                    if m.identifier_type in types
                ]
            )
            theirs.append(list(predicted[text.doc_id]))
    labels = sorted({span.label for spans in (*ours, *theirs) for span in spans})
    options: dict[str, Any] = {"resamples": resamples, "level": level, "seed": seed}

    def score(ours: Documents, theirs: Documents) -> dict[str, SchemeScores]:
        counts = np.zeros((len(SCHEMES), len(gold), len(SpanCounts._fields)))
        for row, *sides in zip(rows, ours, theirs, strict=True):
            for number, counted in enumerate(score_document(*sides).values()):
                counts[number, row] += counted
        return {
            scheme: SchemeScores(
                SpanCounts(*map(int, table.sum(axis=0))),
                *score_with_interval(table, _precision_recall_f1, **options),
            )
            for scheme, table in zip(SCHEMES, counts, strict=True)
        }

    by_label = {label: score(_only(ours, label), _only(theirs, label)) for label in labels}
    return DetectionScores(score(ours, theirs), by_label)


def _precision_recall_f1(counts: Array) -> Array:
    """From COR, INC, PAR, MIS, SPU, shape (..., 5), to shape (..., 3), as in `SpanCounts`."""
    correct, incorrect, partial, missed, spurious = np.moveaxis(counts, -1, 0)
    paired = correct + incorrect + partial
    return precision_recall_f1(correct + 0.5 * partial, paired + spurious, paired + missed)


def gold_spans(mentions: Iterable[Any]) -> list[LabelledSpan]:
    """Mentions with their kinds as labels, sorted, each once."""
    return sorted({LabelledSpan(m.start, m.end, m.kind) for m in mentions})


def label_confusion(
    gold: Sequence[AnnotatedText], predicted: Predicted
) -> tuple[list[str], list[list[int]]]:
    """Labels, and how often gold label i (row) was given label j (column), over all annotators.

    Spans are paired as under the scheme "type", so that a label can be wrong or right whatever the
    boundaries; "none" stands for what was missed (column) and for what was invented (row).
    """
    pairs: Counter[tuple[str, str]] = Counter()
    for text in gold:
        system = sorted(set(predicted[text.doc_id]))
        for mentions in text.annotations.values():
            ours = gold_spans(mentions)
            paired = dict(align(ours, system, prefer_label=True))
            taken = set(paired.values())
            pairs.update(
                (span.label, system[paired[i]].label if i in paired else NOTHING)
                for i, span in enumerate(ours)
            )
            pairs.update((NOTHING, s.label) for j, s in enumerate(system) if j not in taken)
    labels = [*sorted({label for pair in pairs for label in pair} - {NOTHING}), NOTHING]
    return labels, [[pairs[row, column] for column in labels] for row in labels]
