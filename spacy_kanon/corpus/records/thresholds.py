"""Thresholds for the annotation, calibrated on texts whose mentions people have marked.

For each label the threshold that gives the best F1 on exact bounds and label. Labels are
calibrated one after the other, twice around, since a mention of one label can keep another from
its place. Calibrate on one part of the data and report on another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from spacy.language import Language

from ...errors import Errors, KanonError
from .annotation import MentionChoice, RecordMention, choose, score_mentions
from .field_labels import RecordMapping, record_values
from .reading import BadRecord, RecordText
from .record_tokenizer import record_pipeline

GRID = tuple(step / 50 for step in range(20, 51))  # 0.4 to 1
_ROUNDS = 2

Scored = tuple[list[RecordMention], set[tuple[int, int, str]]]


def calibrate(
    records: Iterable[RecordText | BadRecord],
    mapping: RecordMapping,
    choice: MentionChoice | None = None,
    nlp: Language | None = None,
) -> RecordMapping:
    """The mapping with the thresholds that fit the gold mentions best.

    Of thresholds with one F1 the middle of the widest run stands, which is the least daring. A
    label without gold mentions keeps its threshold.

    records (Iterable[RecordText | BadRecord]): Texts with `gold`; what could not be read is passed
        over.
    mapping (RecordMapping): Labels and their fields.
    choice (MentionChoice | None): Which mentions of a value count; None is "stated".
    nlp (Language | None): Its entities and noun chunks are candidates too; None is
        `record_pipeline()`.
    RETURNS (RecordMapping): A new mapping.
    RAISES (KanonError): E805 if no record has a gold mention of any label.
    """
    nlp, choice = nlp or record_pipeline(), choice or MentionChoice()
    documents = [
        _scored(nlp, record, mapping) for record in records if isinstance(record, RecordText)
    ]
    counts = Counter(label for _, gold in documents for _, _, label in gold)
    labels = [label.label for label in mapping.labels if counts[label.label]]
    if not labels:
        raise KanonError(Errors.E805)
    thresholds = {label.label: label.threshold for label in mapping.labels}
    for _ in range(_ROUNDS):
        for label in labels:
            scores = [
                f1(documents, thresholds | {label: threshold}, choice, label) for threshold in GRID
            ]
            thresholds[label] = GRID[_middle_of_best(scores)]
    return mapping.with_thresholds(thresholds)


def f1(
    documents: Sequence[Scored],
    thresholds: dict[str, float],
    choice: MentionChoice,
    label: str,
) -> float:
    """F1 of one label on exact bounds, with these thresholds for all labels.

    documents (Sequence[Scored]): Scored candidates and gold spans of each.
    thresholds (dict[str, float]): By label.
    choice (MentionChoice): Which mentions of a value count.
    label (str): The label.
    RETURNS (float): From 0 to 1; 0 where there is neither gold nor prediction.
    """
    hits = total = 0
    for scored, gold in documents:
        mentions = choose([m for m in scored if m.score >= thresholds[m.label]], choice)
        ours = {(m.start, m.end) for m in mentions if m.label == label}
        theirs = {(start, end) for start, end, name in gold if name == label}
        hits += len(ours & theirs)
        total += len(ours) + len(theirs)
    return 2 * hits / total if total else 0.0


def _scored(nlp: Language, record: RecordText, mapping: RecordMapping) -> Scored:
    values, _ = record_values(record.record, mapping)
    labels = {label.label for label in mapping.labels}
    scored = [m for m in score_mentions(nlp(record.text), values) if m.score >= GRID[0]]
    return scored, {span for span in record.gold if span[2] in labels}


def _middle_of_best(scores: Sequence[float]) -> int:
    best = max(scores)
    runs: list[tuple[int, int]] = []
    for i, score in enumerate(scores):
        if score < best:
            continue
        if runs and runs[-1][1] == i - 1:
            runs[-1] = (runs[-1][0], i)
        else:
            runs.append((i, i))
    first, last = max(runs, key=lambda run: run[1] - run[0])
    return (first + last) // 2
