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
from dataclasses import dataclass, fields, replace
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from ..errors import Errors, KanonError
from ..names import IDENTIFIER_TYPES, QUASI
from ..types import AnnotatedText, GoldMention
from .agreement import OUTSIDE, span_units
from .intervals import LEVEL, RESAMPLES, Array, Score, intervals
from .masks import Overlap, check_documents, check_gold, token_overlap

SCHEMES = ("strict", "exact", "partial", "type", "wikipii_type", "wikipii_partial")
_PAIRED_BY_LABEL = ("type", "wikipii_type")


class LabelledSpan(NamedTuple):
    """Character offsets and a label.

    start, end (int): Character offsets, end exclusive.
    label (str): "" where labels do not matter.
    """

    start: int
    end: int
    label: str = ""


@dataclass(frozen=True, slots=True)
class SpanCounts:
    """MUC-5's counts. Sums of counts are counts: `a + b`.

    precision, recall and f1 are NaN where nothing was found, or nothing was there to find.

    correct, incorrect, partial, missed, spurious (int): COR, INC, PAR, MIS and SPU.
    """

    correct: int = 0
    incorrect: int = 0
    partial: int = 0
    missed: int = 0
    spurious: int = 0

    def __add__(self, other: SpanCounts) -> SpanCounts:
        pairs = ((getattr(self, f.name), getattr(other, f.name)) for f in fields(SpanCounts))
        return SpanCounts(*(ours + theirs for ours, theirs in pairs))

    @property
    def possible(self) -> int:
        """POS: the gold spans."""
        return self.correct + self.incorrect + self.partial + self.missed

    @property
    def actual(self) -> int:
        """ACT: the system's spans."""
        return self.correct + self.incorrect + self.partial + self.spurious

    @property
    def credit(self) -> float:
        """COR + 0.5 PAR."""
        return self.correct + 0.5 * self.partial

    @property
    def precision(self) -> float:
        return self.credit / self.actual if self.actual else float("nan")

    @property
    def recall(self) -> float:
        return self.credit / self.possible if self.possible else float("nan")

    @property
    def f1(self) -> float:
        """2 credit / (POS + ACT): the harmonic mean, and 0 rather than undefined for no credit."""
        total = self.possible + self.actual
        return 2 * self.credit / total if total else float("nan")


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


def score_by_label(
    gold: Iterable[Sequence[LabelledSpan]], system: Iterable[Sequence[LabelledSpan]]
) -> dict[str, dict[str, SpanCounts]]:
    """Counts per label and scheme: each label is scored as if it were the only one."""
    gold, system = list(gold), list(system)
    labels = sorted({span.label for side in (gold, system) for spans in side for span in spans})
    return {label: score_spans(_only(gold, label), _only(system, label)) for label in labels}


def score_document(
    gold: Sequence[LabelledSpan], system: Sequence[LabelledSpan]
) -> dict[str, SpanCounts]:
    """Counts per scheme of one document."""
    gold, system = sorted(set(gold)), sorted(set(system))
    by_position = align(gold, system)
    by_label = align(gold, system, prefer_label=True)
    return {
        scheme: _count(
            gold, system, by_label if scheme in _PAIRED_BY_LABEL else by_position, scheme
        )
        for scheme in SCHEMES
    }


def align(
    gold: Sequence[LabelledSpan], system: Sequence[LabelledSpan], *, prefer_label: bool = False
) -> list[tuple[int, int]]:
    """Pairs (index into gold, index into system) as described at the top of this file."""
    pairs = _pair_equal(gold, system)
    free_gold = [i for i in range(len(gold)) if i not in {pair[0] for pair in pairs}]
    paired_system = {pair[1] for pair in pairs}
    for j, span in enumerate(system):
        if j in paired_system:
            continue
        overlapping = [i for i in free_gold if overlap(gold[i], span)]
        if not overlapping:
            continue
        chosen = overlapping[0]
        if prefer_label:
            chosen = min(overlapping, key=lambda i: _distance(gold[i], span))
        pairs.append((chosen, j))
        free_gold.remove(chosen)
    return pairs


def overlap(first: LabelledSpan, second: LabelledSpan) -> bool:
    """Whether two spans share a character."""
    return first.start < second.end and second.start < first.end


def check_scheme(scheme: str) -> str:
    """Refuse what is no scheme."""
    if scheme not in SCHEMES:
        raise KanonError(Errors.E606.format(name=scheme, names=", ".join(SCHEMES)))
    return scheme


def _pair_equal(
    gold: Sequence[LabelledSpan], system: Sequence[LabelledSpan]
) -> list[tuple[int, int]]:
    """Pairs of equal boundaries and label, then of equal boundaries."""
    pairs: list[tuple[int, int]] = []
    for length in (3, 2):
        places: dict[tuple[object, ...], list[int]] = {}
        taken_gold, taken_system = {pair[0] for pair in pairs}, {pair[1] for pair in pairs}
        for i, span in enumerate(gold):
            if i not in taken_gold:
                places.setdefault(span[:length], []).append(i)
        for j, span in enumerate(system):
            if j not in taken_system and places.get(span[:length]):
                pairs.append((places[span[:length]].pop(0), j))
    return pairs


def _distance(gold: LabelledSpan, system: LabelledSpan) -> tuple[bool, int]:
    """Smaller is better: another label is worse than any distance; without the label, order."""
    if gold.label != system.label:
        return True, 0
    return False, abs(gold.start - system.start) + abs(gold.end - system.end)


def _count(
    gold: Sequence[LabelledSpan],
    system: Sequence[LabelledSpan],
    pairs: Sequence[tuple[int, int]],
    scheme: str,
) -> SpanCounts:
    verdicts = [_verdict(gold[i], system[j], scheme) for i, j in pairs]
    return SpanCounts(
        correct=verdicts.count("COR"),
        incorrect=verdicts.count("INC"),
        partial=verdicts.count("PAR"),
        missed=len(gold) - len(pairs),
        spurious=len(system) - len(pairs),
    )


def _verdict(gold: LabelledSpan, system: LabelledSpan, scheme: str) -> str:
    """The table at the top of this file."""
    boundaries = gold[:2] == system[:2]
    label = gold.label == system.label
    if boundaries and label:
        return "COR"
    if scheme == "exact":
        return "COR" if boundaries else "INC"
    if scheme == "partial":
        return "COR" if boundaries else "PAR"
    if scheme == "type":
        return "COR" if label else "INC"
    if scheme == "wikipii_type":
        return "PAR" if label else "INC"
    return "PAR" if scheme == "wikipii_partial" else "INC"


def _only(documents: Sequence[Sequence[LabelledSpan]], label: str) -> list[list[LabelledSpan]]:
    return [[span for span in spans if span.label == label] for spans in documents]


# Detection of labelled mentions: MUC-5 and SemEval-2013 counts per scheme and label, with intervals
# over documents.
#
#     scores = evaluate_detection(gold, predicted)
#     scores.schemes["strict"].f1, scores.labels["PERSON"]["type"].counts.spurious
#
# Gold are the mentions of every annotator (a document with several counts once for each), whatever
# their identifier type unless told otherwise; labels are kinds. The schemes are those of `spans`.

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
        """Plain values; None where undefined."""
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
        """Plain values; None where undefined."""
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
    """Score labelled spans."""
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
        {label: _score(_only_sides(sides, label), len(gold), **options) for label in labels},
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


def _only_sides(sides: Iterable[Side], label: str) -> list[Side]:
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


# Which labels are taken for which: confusion of a system, disagreement of several annotators.
#
# `label_confusion` pairs spans as the scheme "type" does (`spans.align`, the same label first), so
# a label can be wrong or right whatever the boundaries. `label_disagreement` looks at spans with
# equal boundaries only: where several annotators mark one span, as in TAB, do they give it one
# label, and which two do they give (label disagreement: Papadopoulou et al. 2023, section 4.4)? A
# system counts as one more annotator.

NOTHING = "none"
ALL = "all"
# Labels, and how often each (row) was given each (column).
ConfusionCounts = tuple[list[str], list[list[int]]]


def gold_spans(mentions: Iterable[GoldMention]) -> list[LabelledSpan]:
    """Mentions with their kinds as labels, sorted, each once."""
    return sorted({LabelledSpan(m.start, m.end, m.kind) for m in mentions})


def label_confusion(
    gold: Sequence[AnnotatedText], predicted: Mapping[str, Sequence[LabelledSpan]]
) -> ConfusionCounts:
    """How often gold label i was given label j, over all annotators."""
    pairs: Counter[tuple[str, str]] = Counter()
    for text in gold:
        system = sorted(set(predicted[text.doc_id]))
        for mentions in text.annotations.values():
            pairs.update(_paired_labels(gold_spans(mentions), system))
    label_names = sorted({label for pair in pairs for label in pair} - {NOTHING})
    labels = [*label_names, NOTHING]
    return labels, [[pairs[row, column] for column in labels] for row in labels]


def _paired_labels(
    gold: Sequence[LabelledSpan], system: Sequence[LabelledSpan]
) -> list[tuple[str, str]]:
    pairs = align(gold, system, prefer_label=True)
    paired_gold, paired_system = {i for i, _ in pairs}, {j for _, j in pairs}
    return [
        *((gold[i].label, system[j].label) for i, j in pairs),
        *((span.label, NOTHING) for i, span in enumerate(gold) if i not in paired_gold),
        *((NOTHING, span.label) for j, span in enumerate(system) if j not in paired_system),
    ]


def token_scores(
    gold: Sequence[AnnotatedText], predicted: Mapping[str, Sequence[LabelledSpan]]
) -> dict[str, Overlap]:
    """Tokens that carry a label, by label; "all": that carry any label, the right one or not."""
    totals: dict[str, Overlap] = {ALL: Overlap()}
    for text in gold:
        system = predicted[text.doc_id]
        for mentions in text.annotations.values():
            ours = gold_spans(mentions)
            totals[ALL] += token_overlap(text.text, _places(ours), _places(system))
            for label in sorted({span.label for span in (*ours, *system)}):
                part = token_overlap(text.text, _places(ours, label), _places(system, label))
                totals[label] = totals.get(label, Overlap()) + part
    return totals


def _places(spans: Iterable[LabelledSpan], label: str | None = None) -> list[tuple[int, int]]:
    return [(span.start, span.end) for span in spans if label in (None, span.label)]


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Spans that several annotators marked with equal boundaries.

    shared (int): How many there are.
    several (int): Those of them that got more than one label.
    pairs (Mapping[tuple[str, str], int]): Two labels, sorted, and how many spans got both, the most
        frequent pair first.
    """

    shared: int
    several: int
    pairs: Mapping[tuple[str, str], int]

    @property
    def share(self) -> float:
        """Of the shared spans those with more than one label; NaN without any."""
        return self.several / self.shared if self.shared else float("nan")


def label_disagreement(texts: Sequence[AnnotatedText]) -> Disagreement:
    """Count over the annotators of each text, people or systems (`with_system`)."""
    shared = several = 0
    pairs: Counter[tuple[str, str]] = Counter()
    for row in span_units(texts, "kind"):
        labels = [str(label) for label in row if label not in (None, OUTSIDE)]
        shared += len(labels) > 1
        different = sorted(set(labels))
        several += len(different) > 1
        pairs.update((first, second) for first, second in combinations(different, 2))
    ordered = sorted(pairs.items(), key=lambda item: (-item[1], item[0]))
    return Disagreement(shared, several, dict(ordered))


def with_system(
    texts: Sequence[AnnotatedText], name: str, predicted: Mapping[str, Sequence[LabelledSpan]]
) -> list[AnnotatedText]:
    """The texts with a system's spans as one more annotator's, in place of one of that name."""
    with_annotator = []
    for text in texts:
        mentions = tuple(
            GoldMention(span.start, span.end, span.label, QUASI, f"{name}/{i}")
            for i, span in enumerate(sorted(set(predicted[text.doc_id])))
        )
        annotations = {**text.annotations, name: mentions}
        with_annotator.append(replace(text, annotations=annotations))
    return with_annotator
