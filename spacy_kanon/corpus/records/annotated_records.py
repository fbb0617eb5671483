"""Texts with their records: reading, cleaning, annotating, counting, writing.

    corpus = annotate_records(read_records(path), mapping)
    write_annotated(corpus, folder)

The texts of old documents and the fields that people took from them become training data: a Doc
per text or sentence with entities, the same as JSONL (offsets and BIO tags), a table of counts
like the WikiPII paper's table 2, and a list of everything that could not be used.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, DocBin

from ...errors import Errors, KanonError
from ...storage.files import whole_folder
from ..formats.docbin import DOC_ID
from .annotation import MentionChoice, RecordMention, annotate
from .field_labels import RecordMapping, dump_thresholds, record_values
from .reading import BadRecord, RecordText
from .record_tokenizer import record_pipeline
from .splits import divide

# "[12]", "[a]", "[note 3]", "[citation needed]": what Wikipedia puts behind a word.
_CITATION = re.compile(
    r"\[(?:\d{1,3}|[a-z]|(?:note|nb|n) \d{1,3}|(?:citation|clarification|verification) needed"
    r"|who\?|when\?|where\?|by whom\?|update|dubious.{0,20})\]"
)


@dataclass(frozen=True, slots=True)
class AnnotateOptions:
    """How to annotate texts by their records.

    choice (MentionChoice): Which mentions of a value.
    keep_citations (bool): Leave "[12]" in the text.
    sentences (bool): One Doc per sentence.
    keep_empty (bool): Keep texts or sentences without a mention.
    """

    choice: MentionChoice = field(default_factory=MentionChoice)
    keep_citations: bool = False
    sentences: bool = False
    keep_empty: bool = True


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that could not be used.

    line (int): In the file, from 1.
    doc_id (str): Of the text; "" where the line could not be read.
    field (str): Of the record; "" for a whole record.
    value (str): The value that could not be used, or "".
    reason (str): Why.
    """

    line: int
    doc_id: str
    field: str
    value: str
    reason: str


@dataclass
class RecordStatistics:
    """Counts as in the WikiPII paper's table 2, and what happened to the values.

    texts (int): Texts that were read.
    sentences (int): Their sentences.
    kept (int): Docs that were written.
    mentions (Counter[str]): By label, mentions in Docs.
    values (Counter[str]): By label, values of the records.
    matched (Counter[str]): By label, values that stand in their text.
    across_sentences (int): Mentions that no single sentence holds whole.
    problems (int): Values and records that could not be used.
    """

    texts: int = 0
    sentences: int = 0
    kept: int = 0
    mentions: Counter[str] = field(default_factory=Counter)
    values: Counter[str] = field(default_factory=Counter)
    matched: Counter[str] = field(default_factory=Counter)
    across_sentences: int = 0
    problems: int = 0

    def rows(self, labels: Sequence[str]) -> list[tuple[str, int, int, int]]:
        """Label, values of the records, those found in their text, mentions.

        labels (Sequence[str]): In the order of the rows.
        RETURNS (list[tuple[str, int, int, int]]): Label, values of the records, those found in
            their text, mentions.
        """
        return [(x, self.values[x], self.matched[x], self.mentions[x]) for x in labels]

    def to_dict(self, labels: Sequence[str]) -> dict[str, Any]:
        """The counts as values that `json` can write.

        labels (Sequence[str]): In the order of the rows.
        RETURNS (dict[str, Any]): As `statistics.json` has them.
        """
        return {
            "texts": self.texts,
            "sentences": self.sentences,
            "kept": self.kept,
            "labels": {
                label: {"values": values, "found": matched, "mentions": mentions}
                for label, values, matched, mentions in self.rows(labels)
            },
            "mentions_across_sentences": self.across_sentences,
            "problems": self.problems,
        }


@dataclass
class AnnotatedRecords:
    """Docs with entities; for each its id and mentions (offsets in the Doc's own text)."""

    mapping: RecordMapping
    docs: list[Doc] = field(default_factory=list)
    mentions: list[list[RecordMention]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    statistics: RecordStatistics = field(default_factory=RecordStatistics)


def remove_citations(text: str) -> str:
    """The text without what Wikipedia puts behind a word in brackets.

    text (str): A paragraph or more.
    RETURNS (str): The rest; no blank is added or taken.

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
    """Annotate texts with the values of their records.

    records (Iterable[RecordText | BadRecord]): Texts with records, and what could not be read, in
        file order.
    mapping (RecordMapping): Labels and their fields.
    options (AnnotateOptions | None): None annotates with the defaults of `AnnotateOptions`.
    nlp (Language | None): Its entities and noun chunks are candidates too; None is a blank English
        pipeline with sentence boundaries.
    RETURNS (AnnotatedRecords): Docs, mentions, problems and counts.
    """
    options, nlp = options or AnnotateOptions(), nlp or record_pipeline()
    result = AnnotatedRecords(mapping)
    for doc, record in nlp.pipe(_texts(records, result, options), as_tuples=True):
        _annotate_one(doc, record, result, options)
    result.statistics.problems = len(result.problems)
    return result


def _texts(
    records: Iterable[RecordText | BadRecord], result: AnnotatedRecords, options: AnnotateOptions
) -> Iterator[tuple[str, RecordText]]:
    for record in records:
        if isinstance(record, BadRecord):
            result.problems.append(Problem(record.line, "", "", "", record.problem))
        elif not record.text.strip():
            result.problems.append(Problem(record.line, record.doc_id, "", "", "an empty text"))
        else:
            text = record.text if options.keep_citations else remove_citations(record.text)
            yield text, record


def _annotate_one(
    doc: Doc, record: RecordText, result: AnnotatedRecords, options: AnnotateOptions
) -> None:
    values, defects = record_values(record.record, result.mapping)
    mentions = annotate(doc, values, options.choice)
    matched = {(mention.label, mention.value.casefold()) for mention in mentions}
    statistics = result.statistics
    statistics.texts += 1
    statistics.values.update(value.label.label for value in values)
    statistics.matched.update(label for label, _ in matched)
    result.problems += [
        Problem(record.line, record.doc_id, d.field, d.value, d.reason) for d in defects
    ]
    result.problems += [
        Problem(record.line, record.doc_id, v.field, v.text, "not found in the text")
        for v in values
        if (v.label.label, v.text.casefold()) not in matched
    ]
    pieces = list(_sentences(doc)) if options.sentences else [(0, len(doc))]
    statistics.sentences += len(list(_sentences(doc)))
    placed = 0
    for number, (first, last) in enumerate(pieces, start=1):
        piece, inside = _cut_out(doc, first, last, mentions)
        placed += len(inside)
        statistics.mentions.update(mention.label for mention in inside)
        if not inside and not options.keep_empty:
            continue
        name = f"{record.doc_id}.{number}" if options.sentences else record.doc_id
        piece.user_data[DOC_ID] = name
        result.docs.append(piece)
        result.mentions.append(inside)
        statistics.kept += 1
    statistics.across_sentences += len(mentions) - placed


def _sentences(doc: Doc) -> Iterator[tuple[int, int]]:
    if not doc.has_annotation("SENT_START"):
        yield 0, len(doc)
        return
    yield from ((sent.start, sent.end) for sent in doc.sents)


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
    """One tag per token: "B-BD", "I-BD", "O".

    doc (Doc): With entities.
    RETURNS (list[str]): In token order.
    """
    return [f"{token.ent_iob_}-{token.ent_type_}" if token.ent_type_ else "O" for token in doc]


def to_json(doc: Doc, mentions: Sequence[RecordMention]) -> dict[str, Any]:
    """Offsets and BIO of one Doc.

    doc (Doc): With entities and an id in `user_data`.
    mentions (Sequence[RecordMention]): Those of this Doc; offsets are characters of its text.
    RETURNS (dict[str, Any]): Values that `json` can write.
    """
    return {
        "doc_id": doc.user_data[DOC_ID],
        "text": doc.text,
        "tokens": [token.text for token in doc],
        "tags": bio_tags(doc),
        "spans": [
            {
                "start": mention.start,
                "end": mention.end,
                "label": mention.label,
                "text": doc.text[mention.start : mention.end],
                "value": mention.value,
                "field": mention.field,
                "score": round(mention.score, 4),
            }
            for mention in mentions
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
    """A folder that appears whole.

    It holds `NAME.spacy` and `NAME.jsonl` per split ("all" without), `statistics.json`,
    `problems.jsonl` and `thresholds.json`.

    corpus (AnnotatedRecords): What `annotate_records` made.
    folder (Path): Its parent must exist.
    shares (Mapping[str, float] | None): Part of each split by name, summing to 1; None is one
        split.
    by (str): See `splits.divide`.
    seed (int): Of a division by chance; the same gives the same result.
    force (bool): Replace a folder that is there.
    RAISES (KanonError): E002, E004; E804 if no document is left to write; E808 for a division that
        there is not.
    """
    if not corpus.docs:
        raise KanonError(Errors.E804.format(problems=len(corpus.problems)))
    labels = [label.label for label in corpus.mapping.labels]
    doc_ids = [doc.user_data[DOC_ID] for doc in corpus.docs]
    values = [[mention.label for mention in mentions] for mentions in corpus.mentions]
    parts = divide(doc_ids, values, shares or {"all": 1.0}, by=by, seed=seed)
    with whole_folder(folder, force=force) as work:
        for name, numbers in parts.items():
            docbin = DocBin(store_user_data=True, docs=[corpus.docs[n] for n in numbers])
            docbin.to_disk(work / f"{name}.spacy")
            records = (to_json(corpus.docs[n], corpus.mentions[n]) for n in numbers)
            _write_lines(work / f"{name}.jsonl", records)
        statistics = json.dumps(corpus.statistics.to_dict(labels), indent=1)
        (work / "statistics.json").write_text(statistics + "\n", encoding="utf8")
        (work / "thresholds.json").write_text(dump_thresholds(corpus.mapping), encoding="utf8")
        problems = ({k: getattr(p, k) for k in p.__slots__} for p in corpus.problems)
        _write_lines(work / "problems.jsonl", problems)


def _write_lines(path: Path, records: Iterable[Mapping[str, Any]]) -> None:
    with path.open("w", encoding="utf8", newline="\n") as file:
        for record in records:
            file.write(json.dumps(record, ensure_ascii=False) + "\n")
