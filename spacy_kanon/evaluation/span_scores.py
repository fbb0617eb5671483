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
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..formats.spans import LabelledSpan
from .masks import Overlap

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


class SpanCounts(NamedTuple):
    """MUC-5's counts COR, INC, PAR, MIS and SPU. Sums of counts are counts: `a + b`."""

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
