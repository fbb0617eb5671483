"""Texts with their records: reading, cleaning, annotating, counting, writing.

    corpus = annotate_records(read_records(path), mapping)
    write_annotated(corpus, folder)

The texts of old documents and the fields that people took from them become training data: a Doc
per text or sentence with entities, the same as JSONL (offsets and BIO tags), a table of counts
like the WikiPII paper's table 2, and a list of everything that could not be used.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, DocBin

from ..errors import Errors, KanonError, check_choice
from ..formats.annotation_files import write_json, write_jsonl
from ..formats.docbin import DOC_ID
from ..storage import records as io_records
from ..storage.files import whole_folder
from ..storage.records import BadRecord, table_format
from ..training.silver import part_at, position_of
from ..training.tokenizers import record_pipeline
from .annotation import STATED, RecordMention, annotate, choose, score_mentions
from .fields import RecordMapping, RecordProblem, record_values

# Texts with records from JSONL and CSV files; what cannot be read is told apart, not skipped.
#
# - JSONL: `{"text": ..., "record": {field: value or list of values}}`; optional `doc_id` or `id`,
#   and `gold`, a list of `{start, end, label}`.
# - CSV, TSV: a column for the text; every other column is a field of the record.

ID_FIELDS = ("doc_id", "id")


@dataclass(frozen=True, slots=True)
class RecordText:
    """A text and its record."""

    line: int  # In the file, from 1.
    doc_id: str  # Given, or the line's number.
    text: str
    record: Mapping[str, Any] = field(hash=False)  # Values, or lists of values, by field.
    gold: tuple[tuple[int, int, str], ...] = ()  # Start, end and label in the text.


def read_records(
    path: Path, *, text_field: str = "text", record_field: str = "record"
) -> Iterator[RecordText | BadRecord]:
    """Read a file in order; a line that cannot be used comes as a BadRecord and the rest go on."""
    format = table_format(path)
    if format not in ("jsonl", "csv", "tsv"):
        raise KanonError(Errors.E590.format(path=path, formats="jsonl, csv, tsv"))
    seen: dict[str, int] = {}
    for row in io_records.read_records(path, format, need=[text_field]):
        if isinstance(row, BadRecord):
            yield row
            continue
        values = row.values
        if format != "jsonl":
            record = {k: v for k, v in values.items() if k not in (text_field, *ID_FIELDS)}
            values = {**values, record_field: record, "gold": ()}
        text = _record_text(row.line, values, text_field, record_field)
        if isinstance(text, RecordText):
            first = seen.setdefault(text.doc_id, text.line)
            if first != text.line:
                text = BadRecord(text.line, f"the id of line {first} stands here again")
        yield text


def _record_text(
    line: int, values: Mapping[str, Any], text_field: str, record_field: str
) -> RecordText | BadRecord:
    text, record = values.get(text_field), values.get(record_field)
    if not isinstance(text, str):
        return BadRecord(line, f"no text in the field {text_field!r}")
    if not isinstance(record, dict):
        return BadRecord(line, f"no record (an object) in the field {record_field!r}")
    doc_id = next((str(values[key]) for key in ID_FIELDS if values.get(key)), str(line))
    gold = values.get("gold", ())
    if not isinstance(gold, list | tuple) or not all(_is_span(span, text) for span in gold):
        return BadRecord(line, "gold is no list of {start, end, label} inside the text")
    spans = tuple((span["start"], span["end"], span["label"]) for span in gold)
    return RecordText(line, doc_id, text, record, spans)


def _is_span(span: Any, text: str) -> bool:
    return (
        isinstance(span, dict)
        and all(isinstance(span.get(key), int) for key in ("start", "end"))
        and isinstance(span.get("label"), str)
        and 0 <= span["start"] < span["end"] <= len(text)
    )


DIVISIONS = ("chance", "presence")


def divide(
    doc_ids: Sequence[str],
    labels: Sequence[Sequence[str]],
    shares: Mapping[str, float],
    *,
    by: str = "chance",
    seed: int = 0,
) -> dict[str, list[int]]:
    """Divide documents into parts. The sentences of one text stay together.

    By chance, or by presence as WikiPII was divided: the texts in which most was found come last.

    >>> labels = [["BD"], ["SP", "SP"], ["BD", "CH"], []]
    >>> divide(["a", "b", "c", "d"], labels, {"train": 0.5, "test": 0.5}, by="presence")
    {'train': [0, 3], 'test': [1, 2]}
    """
    check_choice("--split-by", by, DIVISIONS)
    texts = [doc_id.rsplit(".", 1)[0] for doc_id in doc_ids]  # "7" of the sentence "7.12"
    present: dict[str, list[str]] = {text: [] for text in texts}
    for text, found in zip(texts, labels, strict=True):
        present[text] += found
    if by == "chance":
        part_of = {text: part_at(position_of(f"{seed}/{text}"), shares) for text in present}
    else:
        poorest_first = sorted(present, key=lambda t: (len(set(present[t])), len(present[t]), t))
        part_of = {text: part_at(i / len(present), shares) for i, text in enumerate(poorest_first)}
    return {name: [i for i, text in enumerate(texts) if part_of[text] == name] for name in shares}


COUNTS = ("texts", "sentences", "kept", "mentions_across_sentences", "problems")
# "[12]", "[a]", "[note 3]", "[citation needed]": what Wikipedia puts behind a word.
_CITATION = re.compile(
    r"\[(?:\d{1,3}|[a-z]|(?:note|nb|n) \d{1,3}|(?:citation|clarification|verification) needed"
    r"|who\?|when\?|where\?|by whom\?|update|dubious.{0,20})\]"
)


@dataclass(frozen=True, slots=True)
class AnnotateOptions:
    """How to annotate texts by their records."""

    mentions: str = STATED  # See `annotation.choose`.
    keep_citations: bool = False  # Leave "[12]" in the text.
    sentences: bool = False  # One Doc per sentence.
    keep_empty: bool = True  # Keep texts or sentences without a mention.


@dataclass
class AnnotatedRecords:
    """Docs with entities, and what happened to the values."""

    mapping: RecordMapping
    docs: list[Doc] = field(default_factory=list)
    mentions: list[list[RecordMention]] = field(default_factory=list)
    problems: list[RecordProblem] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)  # `COUNTS`.
    # As in the WikiPII paper's table 2: "values" of records, "found" in their text, "mentions".
    labels: dict[str, Counter[str]] = field(default_factory=dict)

    def statistics(self) -> dict[str, Any]:
        """The counts as values that `json` can write."""
        columns = ("values", "found", "mentions")
        labels = {name: {c: count[c] for c in columns} for name, count in self.labels.items()}
        return {**{name: self.counts[name] for name in COUNTS}, "labels": labels}


def remove_citations(text: str) -> str:
    """The text without what Wikipedia puts behind a word in brackets.

    >>> remove_citations("Born in Oslo.[1][citation needed]")
    'Born in Oslo.'
    """
    return _CITATION.sub("", text)


def annotate_records(
    records: Iterable[RecordText | BadRecord],
    mapping: RecordMapping,
    options: AnnotateOptions | None = None,
    nlp: Language | None = None,
) -> AnnotatedRecords:
    """Annotate texts with the values of their records."""
    options, nlp = options or AnnotateOptions(), nlp or record_pipeline()
    result = AnnotatedRecords(mapping, labels={x.label: Counter() for x in mapping.labels})
    for doc, record in nlp.pipe(_texts(records, result, options), as_tuples=True):
        _annotate_one(doc, record, result, options)
    result.counts["problems"] = len(result.problems)
    return result


def _texts(
    records: Iterable[RecordText | BadRecord], result: AnnotatedRecords, options: AnnotateOptions
) -> Iterator[tuple[str, RecordText]]:
    for record in records:
        if isinstance(record, BadRecord):
            result.problems.append(RecordProblem(record.line, "", "", "", record.problem))
        elif not record.text.strip():
            empty = RecordProblem(record.line, record.doc_id, "", "", "an empty text")
            result.problems.append(empty)
        else:
            text = record.text if options.keep_citations else remove_citations(record.text)
            yield text, record


def _annotate_one(
    doc: Doc, record: RecordText, result: AnnotatedRecords, options: AnnotateOptions
) -> None:
    values, defects = record_values(record.record, result.mapping)
    mentions = annotate(doc, values, options.mentions)
    matched = {(mention.label, mention.value.casefold()) for mention in mentions}
    for value in values:
        result.labels[value.label.label]["values"] += 1
    for label, _ in matched:
        result.labels[label]["found"] += 1
    defects += [
        RecordProblem(0, "", v.field, v.text, "not found in the text")
        for v in values
        if (v.label.label, v.text.casefold()) not in matched
    ]
    result.problems += [
        defect._replace(line=record.line, doc_id=record.doc_id) for defect in defects
    ]
    sentences = [(0, len(doc))]
    if doc.has_annotation("SENT_START"):
        sentences = [(sent.start, sent.end) for sent in doc.sents]
    pieces = sentences if options.sentences else [(0, len(doc))]
    result.counts.update(texts=1, sentences=len(sentences), mentions_across_sentences=len(mentions))
    for number, (first, last) in enumerate(pieces, start=1):
        piece, inside = _cut_out(doc, first, last, mentions)
        result.counts["mentions_across_sentences"] -= len(inside)
        for mention in inside:
            result.labels[mention.label]["mentions"] += 1
        if inside or options.keep_empty:
            name = f"{record.doc_id}.{number}" if options.sentences else record.doc_id
            piece.user_data[DOC_ID] = name
            result.docs.append(piece)
            result.mentions.append(inside)
            result.counts["kept"] += 1


def _cut_out(
    doc: Doc, first: int, last: int, mentions: Sequence[RecordMention]
) -> tuple[Doc, list[RecordMention]]:
    """A Doc of its own for some tokens, with its entities and the mentions wholly inside."""
    span = doc[first:last]
    piece = Doc(
        doc.vocab,
        words=[token.text for token in span],
        spaces=[bool(token.whitespace_) for token in span],
    )
    shift = span.start_char
    inside = [
        mention._replace(start=mention.start - shift, end=mention.end - shift)
        for mention in mentions
        if mention.start >= shift and mention.end <= span.end_char
    ]
    spans = [piece.char_span(m.start, m.end, label=m.label) for m in inside]
    piece.set_ents([span for span in spans if span is not None])
    return piece, inside


def bio_tags(doc: Doc) -> list[str]:
    """One tag per token: "B-BD", "I-BD", "O"."""
    return [f"{token.ent_iob_}-{token.ent_type_}" if token.ent_type_ else "O" for token in doc]


def to_json(doc: Doc, mentions: Sequence[RecordMention]) -> dict[str, Any]:
    """Offsets and BIO of one Doc."""
    names = ("start", "end", "label", "value", "field")
    return {
        "doc_id": doc.user_data[DOC_ID],
        "text": doc.text,
        "tokens": [token.text for token in doc],
        "tags": bio_tags(doc),
        "spans": [
            {name: getattr(m, name) for name in names}
            | {"text": doc.text[m.start : m.end], "score": round(m.score, 4)}
            for m in mentions
        ],
    }


def write_annotated(
    corpus: AnnotatedRecords,
    folder: Path,
    *,
    shares: Mapping[str, float] | None = None,
    by: str = "chance",
    seed: int = 0,
    force: bool = False,
) -> None:
    """A folder that appears whole: `NAME.spacy` and `NAME.jsonl` per split, and statistics."""
    if not corpus.docs:
        raise KanonError(
            f"[KN804] No text is left to write ({len(corpus.problems)} problems). Check the "
            "texts, the mapping and the names of the fields."
        )
    doc_ids = [doc.user_data[DOC_ID] for doc in corpus.docs]
    values = [[mention.label for mention in mentions] for mentions in corpus.mentions]
    parts = divide(doc_ids, values, shares or {"all": 1.0}, by=by, seed=seed)
    with whole_folder(folder, force=force) as work:
        for name, numbers in parts.items():
            docbin = DocBin(store_user_data=True, docs=[corpus.docs[n] for n in numbers])
            docbin.to_disk(work / f"{name}.spacy")
            records = (to_json(corpus.docs[n], corpus.mentions[n]) for n in numbers)
            write_jsonl(records, work / f"{name}.jsonl")
        write_json(corpus.statistics(), work / "statistics.json")
        thresholds = {label.label: label.threshold for label in corpus.mapping.labels}
        write_json(thresholds, work / "thresholds.json")
        write_jsonl((problem._asdict() for problem in corpus.problems), work / "problems.jsonl")


# Thresholds for the annotation, calibrated on texts whose mentions people have marked.
#
# For each label the threshold that gives the best F1 on exact bounds and label. Labels are
# calibrated one after the other, twice around, since a mention of one label can keep another from
# its place. Calibrate on one part of the data and report on another.

GRID = tuple(step / 50 for step in range(20, 51))  # 0.4 to 1
_ROUNDS = 2

Scored = tuple[list[RecordMention], set[tuple[int, int, str]]]


def calibrate(
    records: Iterable[RecordText | BadRecord],
    mapping: RecordMapping,
    mentions: str = STATED,
    nlp: Language | None = None,
) -> RecordMapping:
    """The mapping with the thresholds that fit gold best, each amid the widest best run."""
    nlp = nlp or record_pipeline()
    documents = [
        _scored(nlp, record, mapping) for record in records if isinstance(record, RecordText)
    ]
    counts = Counter(label for _, gold in documents for _, _, label in gold)
    labels = [label.label for label in mapping.labels if counts[label.label]]
    if not labels:
        raise KanonError(
            "[KN805] Nothing to calibrate on: no record has `gold`, a list of {start, end, label} "
            "with labels of the mapping. Give annotated texts."
        )
    thresholds = {label.label: label.threshold for label in mapping.labels}
    for _ in range(_ROUNDS):
        for label in labels:
            scores = [
                f1(documents, thresholds | {label: threshold}, mentions, label)
                for threshold in GRID
            ]
            thresholds[label] = GRID[_middle_of_best(scores)]
    return mapping.with_thresholds(thresholds)


def f1(
    documents: Sequence[Scored], thresholds: dict[str, float], mentions: str, label: str
) -> float:
    """F1 of one label on exact bounds, with these thresholds for all labels."""
    hits = total = 0
    for scored, gold in documents:
        found = choose([m for m in scored if m.score >= thresholds[m.label]], mentions)
        ours = {(m.start, m.end) for m in found if m.label == label}
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
    """The middle of the longest run of best scores; of equal runs the first."""
    runs = [
        [i for i, _ in run]
        for best, run in groupby(enumerate(scores), lambda x: x[1] == max(scores))
        if best
    ]
    longest = max(runs, key=len)
    return (longest[0] + longest[-1]) // 2
