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

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

from ...errors import Errors, KanonError

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

    gold, system (Iterable[Sequence[LabelledSpan]]): Spans per document.
    RETURNS (dict[str, SpanCounts]): By the names of `SCHEMES`.

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
    """Counts per label and scheme: each label is scored as if it were the only one.

    gold, system (Iterable[Sequence[LabelledSpan]]): Spans per document.
    RETURNS (dict[str, dict[str, SpanCounts]]): By label, then by the names of `SCHEMES`.
    """
    gold, system = list(gold), list(system)
    labels = sorted({span.label for side in (gold, system) for spans in side for span in spans})
    return {label: score_spans(_only(gold, label), _only(system, label)) for label in labels}


def score_document(
    gold: Sequence[LabelledSpan], system: Sequence[LabelledSpan]
) -> dict[str, SpanCounts]:
    """Counts per scheme of one document.

    gold, system (Sequence[LabelledSpan]): In any order; repeated spans count as one.
    RETURNS (dict[str, SpanCounts]): By the names of `SCHEMES`.
    """
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
    """Pairs (index into gold, index into system) as described at the top of this file.

    gold, system (Sequence[LabelledSpan]): Sorted, each span once.
    prefer_label (bool): As the schemes about types do.
    RETURNS (list[tuple[int, int]]): Each index at most once.
    """
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
    """Whether two spans share a character.

    first, second (LabelledSpan): Of one text.
    RETURNS (bool): False for spans that only touch.
    """
    return first.start < second.end and second.start < first.end


def check_scheme(scheme: str) -> str:
    """Refuse what is no scheme.

    scheme (str): Its name.
    RETURNS (str): The same name.
    RAISES (KanonError): E606 if there is no such scheme.
    """
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
