"""Which labels are taken for which: confusion of a system, disagreement of several annotators.

`label_confusion` pairs spans as the scheme "type" does (`spans.align`, the same label first), so a
label can be wrong or right whatever the boundaries. `label_disagreement` looks at spans with equal
boundaries only: where several annotators mark one span, as in TAB, do they give it one label, and
which two do they give (label disagreement: Papadopoulou et al. 2023, section 4.4)? A system counts
as one more annotator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from ...names import QUASI
from ...types import AnnotatedText, GoldMention
from .agreement import OUTSIDE, span_units
from .regions import Overlap, token_overlap
from .span_scores import LabelledSpan, align

NOTHING = "none"
ALL = "all"
# Labels, and how often each (row) was given each (column).
ConfusionCounts = tuple[list[str], list[list[int]]]


def gold_spans(mentions: Iterable[GoldMention]) -> list[LabelledSpan]:
    """Mentions with their kinds as labels, sorted, each once.

    mentions (Iterable[GoldMention]): In any order.
    RETURNS (list[LabelledSpan]): Spans with labels.
    """
    return sorted({LabelledSpan(m.start, m.end, m.kind) for m in mentions})


def label_confusion(
    gold: Sequence[AnnotatedText], predicted: Mapping[str, Sequence[LabelledSpan]]
) -> ConfusionCounts:
    """How often gold label i was given label j, over all annotators.

    gold (Sequence[AnnotatedText]): Annotated texts.
    predicted (Mapping[str, Sequence[LabelledSpan]]): The system's spans by document id.
    RETURNS (ConfusionCounts): The labels, sorted, "none" at the end; and the counts, shape (labels,
        labels). The last column holds what was missed, the last row what was marked where nothing
        stands.
    """
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
    """Tokens that carry a label, by label; "all": that carry any label, the right one or not.

    gold (Sequence[AnnotatedText]): Annotated texts.
    predicted (Mapping[str, Sequence[LabelledSpan]]): The system's spans by document id.
    RETURNS (dict[str, Overlap]): "all" first.
    """
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
    """Count over the annotators of each text, people or systems (`with_system`).

    texts (Sequence[AnnotatedText]): Annotated by several people.
    RETURNS (Disagreement): Counts over all texts.
    """
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
    """The texts with a system's spans as one more annotator's, in place of one of that name.

    texts (Sequence[AnnotatedText]): Annotated by anybody.
    name (str): Of the system.
    predicted (Mapping[str, Sequence[LabelledSpan]]): Its spans by document id.
    RETURNS (list[AnnotatedText]): New texts in the same order.
    """
    with_annotator = []
    for text in texts:
        mentions = tuple(
            GoldMention(span.start, span.end, span.label, QUASI, f"{name}/{i}")
            for i, span in enumerate(sorted(set(predicted[text.doc_id])))
        )
        annotations = {**text.annotations, name: mentions}
        with_annotator.append(replace(text, annotations=annotations))
    return with_annotator
