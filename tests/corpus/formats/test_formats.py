"""JSONL, as Prodigy and `sanitize` write it, too, masks, and round trips of all formats."""

import csv
import io
import json
from pathlib import Path

import pytest
import spacy
from spacy.tokens import DocBin, Span

from spacy_kanon.detection.risk_spans import MarkedSpan
from spacy_kanon.formats.docbin import marks_of, read_docbin, to_doc, write_docbin
from spacy_kanon.formats.masks import (
    masks_of,
    read_mask_systems,
    read_masks,
    read_masks_as_texts,
    write_masks,
)
from spacy_kanon.formats.records import read_jsonl_masks
from spacy_kanon.formats.registry import formats, infer_format, read_texts, write_texts
from spacy_kanon.formats.sanitized import BINARY_FORMATS, make_writer
from spacy_kanon.formats.spans import LabelledSpan, ReadOptions, check_offsets, check_same_text
from spacy_kanon.names import GOLD
from spacy_kanon.types import AnnotatedText, GoldMention, MaskedSpan
from tests.commands import write_lines
from tests.corpus.samples import TEXT, two_annotators
from tests.refusals import refused

PRODIGY = {
    "text": TEXT,
    "_input_hash": 17,
    "_task_hash": 3,
    "tokens": [{"text": "Ann", "start": 0, "end": 3, "id": 0, "ws": True}],
    "spans": [{"start": 0, "end": 7, "token_start": 0, "token_end": 1, "label": "PERSON"}],
    "_session_id": "set-alice",
    "answer": "accept",
}
SANITIZED = {"id": "x", "masked_text": "***", "text": TEXT, "k": 5, "spans": [
    {"start": 0, "end": 7, "kind": "PERSON", "masked": True, "replacement": "***"},
    {"start": 18, "end": 22, "kind": "LOC", "masked": False, "replacement": None},
]}  # fmt: skip

# Format, file name, content, and what the first mention's document and annotator are called.
EXPORTS = {
    "prodigy": ("alice.jsonl", [PRODIGY], "17", "set-alice"),
    "sanitized": ("ours.jsonl", [SANITIZED], "x", "annotator1"),
}
RECORD = {
    "id": "é", "masked_text": "***,\nlives", "k": 5, "k_reached": None, "population": 1000,
    "before": {"support": 1, "terms": [0]},
    "spans": [{"start": 0, "end": 3, "kind": "PERSON", "masked": True, "evidence": "“Ann” ..."}],
}  # fmt: skip
BAD_SPANS = [[1], [1, 2, 3], "12", [0.0, 2], [True, 2], [[0, 7], "PERSON"]]
SMILING = "Éva 😀 met\nBo in Oslo yesterday."
OSLO = SMILING.index("Oslo")


@pytest.mark.parametrize("case", EXPORTS)
def test_exports_are_recognized_and_read(case, tmp_path):
    name, value, doc_id, annotator = EXPORTS[case]
    path = write_lines(tmp_path / name, value)
    assert infer_format(path) == "jsonl"
    (text,) = read_texts(path)
    assert (text.doc_id, text.text, list(text.annotations)) == (doc_id, TEXT, [annotator])
    first = text.annotations[annotator][0]
    assert (first.start, first.end, first.kind, first.identifier_type) == (0, 7, "PERSON", "QUASI")


@pytest.mark.parametrize("name", [n for n, f in formats().items() if f.write and n != "masks"])
def test_every_format_gives_back_spans_kinds_and_types(name, tmp_path):
    path = tmp_path / ("x.spacy" if name == "docbin" else "x.json")
    write_texts([two_annotators()], path, name)
    (text,) = read_texts(path, name)
    assert text.doc_id == "d1" and text.text == TEXT
    for annotator, mentions in two_annotators().annotations.items():
        found = [(m.start, m.end, m.kind, m.identifier_type) for m in text.annotations[annotator]]
        assert found == [(m.start, m.end, m.kind, m.identifier_type) for m in mentions]


def test_labels(tmp_path, label, expected):
    marked = {"text": TEXT, "spans": [{"start": 0, "end": 7, "label": label}]}
    path = write_lines(tmp_path / "a.jsonl", [marked])
    (text,) = read_texts(path, options=ReadOptions("DIRECT", {"GPE": "LOC"}))
    (found,) = text.annotations["annotator1"]
    assert (found.kind, found.identifier_type) == expected


def test_kept_refused_and_unmarked_answers(tmp_path):
    path = write_lines(tmp_path / "ours.jsonl", [SANITIZED])
    assert read_jsonl_masks(path) == {"x": [(0, 7, "***")]}
    assert masks_of(read_texts(path)) == {"x": [(0, 7, None)]}
    refused("KN503", read_jsonl_masks, write_lines(tmp_path / "twice.jsonl", [SANITIZED] * 2))
    with pytest.warns(UserWarning, match="1 rejected or ignored"):
        path = write_lines(tmp_path / "p.jsonl", [PRODIGY, PRODIGY | {"answer": "reject"}])
        assert len(read_texts(path)) == 1
    bare = [AnnotatedText("d1", TEXT, {})]
    refused(r"KN508.*d1", write_texts, bare, tmp_path / "x.jsonl", "jsonl")
    write_texts(bare, tmp_path / "x.json", "tab")
    assert read_texts(tmp_path / "x.json")[0].annotations == {}


def test_two_annotators_of_one_text(tmp_path):
    other = PRODIGY | {"_session_id": "set-bob", "spans": []}
    path = write_lines(tmp_path / "p.jsonl", [PRODIGY, other])
    (text,) = read_texts(path)
    assert [len(mentions) for mentions in text.annotations.values()] == [1, 0]
    refused(r"KN504.*twice", read_texts, write_lines(path, [PRODIGY, PRODIGY]))
    other["text"] = "Ann Lee met"
    refused(r"KN510.*17", read_texts, write_lines(path, [PRODIGY, other]))


def test_bad_input(tmp_path, name, file, content, message):
    path = tmp_path / file
    path.write_text(content)
    refused(message, read_texts, path, name)


def test_text_that_cannot_be_written_leaves_nothing(tmp_path):
    text = AnnotatedText("d", "half \ud83d a pair", {"a": []})
    refused("KN002", write_texts, [text], tmp_path / "x.json", "tab")
    assert not list(tmp_path.iterdir())


def test_round_trip_keeps_everything(tmp_path):
    nlp = spacy.blank("en")
    texts = [two_annotators("d1"), two_annotators("d2")]
    write_docbin(texts, tmp_path / "x.spacy", nlp)
    assert read_docbin(tmp_path / "x.spacy") == texts
    doc = to_doc(two_annotators(), nlp)
    found = [(span.text, span.label_, span.id_, span.kb_id_) for span in doc.spans[GOLD]]
    assert found[0] == ("Ann Lee", "PERSON", "DIRECT", "a1e1") and len(found) == 4
    mention = GoldMention(4, 8, "DATETIME", "QUASI", "e", "m")
    text = AnnotatedText("d", "mid-1990s", {"a": [mention]})
    doc = to_doc(text, nlp)
    assert doc.spans[GOLD][0].end_char >= 8
    write_docbin([text], tmp_path / "x.spacy", nlp)
    assert read_docbin(tmp_path / "x.spacy")[0].annotations["a"] == [mention]
    doc = nlp("Ann met Bo")
    doc.ents = [Span(doc, 0, 1, label="PERSON")]
    doc.spans["sc"] = [Span(doc, 2, 3, label="MASK")]
    assert marks_of(doc, "ents") == [MarkedSpan(0, 3, "PERSON")]
    assert marks_of(doc, "sc") == [MarkedSpan(8, 10, "MASK")]
    doc.spans["sc"].attrs["scores"] = [0.25]
    assert marks_of(doc, "sc") == [MarkedSpan(8, 10, "MASK", 0.25)]
    assert marks_of(doc, "other") is None


def test_a_docbin_of_another_tool_is_read_from_its_entities(tmp_path):
    doc = spacy.blank("en")("Ann met Bo.")
    masked = doc.char_span(8, 10, label="MASK", span_id="DIRECT")
    doc.ents = [doc.char_span(0, 3, label="PERSON"), masked]
    DocBin(docs=[doc]).to_disk(tmp_path / "x.spacy")
    (text,) = read_docbin(tmp_path / "x.spacy")
    found = [(m.start, m.kind, m.identifier_type) for m in text.annotations["annotator1"]]
    assert found == [(0, "PERSON", "QUASI"), (8, "MISC", "DIRECT")]


def written(format, *records, columns=()):
    file = io.BytesIO() if format in BINARY_FORMATS else io.StringIO(newline="")
    writer = make_writer(file, format, columns=columns)
    for record in records:
        writer.write(record)
    writer.finish()
    return file.getvalue()


def read_back(format, data):
    if format == "parquet":
        parquet = pytest.importorskip("pyarrow.parquet")
        return parquet.read_table(io.BytesIO(data)).to_pylist()
    return list(csv.DictReader(io.StringIO(data), delimiter="\t" if format == "tsv" else ","))


def test_forms_of_results():
    lines = written("jsonl", RECORD, RECORD).splitlines()
    assert [json.loads(line) for line in lines] == [RECORD, RECORD]
    assert "é" in lines[0]
    assert "“Ann” ..." in written("text", RECORD)
    bare = {**RECORD, "spans": [{k: v for k, v in RECORD["spans"][0].items() if k != "evidence"}]}
    assert "k reached" not in written("text", bare)
    rows = [{"a": value} for value in [*[None] * 1000, "x"]]
    assert read_back("parquet", written("parquet", *rows)) == rows


@pytest.mark.parametrize("format", ["csv", "tsv", "parquet"])
def test_tables_with_and_without_records_have_columns_and_no_others(format):
    first, row = read_back(format, written(format, RECORD, RECORD))
    assert first == row
    assert row["masked_text"] == "***,\nlives" and json.loads(row["spans"]) == RECORD["spans"]
    data = written(format, columns=("id", "text"))
    assert read_back(format, data) == []
    if format != "parquet":
        assert data.split() == (["id,text"] if format == "csv" else ["id", "text"])
    refused(r"KN595.+2", written, format, {"a": 1}, {"a": 1, "b": 2})


@pytest.mark.parametrize("values", [[1, "x"], [*[1] * 1000, "x"], [1, {1, 2}]])
def test_parquet_refuses_columns_of_several_types(values):
    pytest.importorskip("pyarrow")
    refused("KN596", written, "parquet", *({"a": value} for value in values))


def masks_file(tmp_path, value):
    path = tmp_path / "ours.json"
    path.write_text(json.dumps(value))
    return path


def test_names_of_systems(tmp_path):
    path = masks_file(tmp_path, {"d1": [[0, 7], [18, 22, "a city"]], "d2": []})
    masks = {"d1": [MaskedSpan(0, 7), MaskedSpan(18, 22, "a city")], "d2": []}
    assert read_mask_systems(path) == {"ours": masks}
    out = tmp_path / "out.json"
    write_masks(masks, out)
    assert json.loads(out.read_text()) == json.loads(path.read_text())
    path = masks_file(tmp_path, {"x": {"d1": [[0, 7]]}, "y": {"d1": []}})
    assert read_masks(path, "y") == {"d1": []}
    refused(r"KN511.*x, y", read_masks, path)


@pytest.mark.parametrize("value", [*({"d9": [span]} for span in BAD_SPANS), {"d9": 3}, []])
def test_bad_masks_name_the_document(value, tmp_path):
    refused(r"KN504.*d9" if value else "KN500", read_masks, masks_file(tmp_path, value))


def test_masks_are_those_of_annotations_and_become_some(tmp_path):
    texts = [two_annotators()]
    write_texts(texts, tmp_path / "masks.json", "masks")
    assert read_masks(tmp_path / "masks.json") == masks_of(texts)
    assert masks_of(texts) == {"d1": [(0, 7, None), (18, 22, None), (24, 27, None)]}
    assert masks_of(texts, "a2") == {"d1": []}
    path = masks_file(tmp_path, {"d1": [[0, 3], [24, 27]]})
    (text,) = read_masks_as_texts(path, ReadOptions(texts={"d1": TEXT}))
    mentions = text.annotations["annotator1"]
    found = [(m.start, m.end, m.identifier_type) for m in mentions]
    assert found == [(0, 3, "QUASI"), (24, 27, "QUASI")]
    assert mentions[0].entity_id == mentions[1].entity_id  # both say "Ann"
    refused(r"KN507.*--texts", read_masks_as_texts, path, ReadOptions())
    refused(r"KN512.*d1", read_masks_as_texts, path, ReadOptions(texts={"d2": TEXT}))
    refused("KN502", read_masks_as_texts, path, ReadOptions(texts={"d1": "Ann"}))


def test_spans_have_to_fit_their_text(start, end, expected, code):
    spans = [LabelledSpan(0, 3, expected="Éva"), LabelledSpan(start, end, expected=expected)]
    if code is None:
        check_offsets("doc-7", SMILING, spans)
        return
    refused(rf"{code}.*doc-7", check_offsets, "doc-7", SMILING, spans)


def test_how_two_texts_differ(other, difference):
    assert difference in refused(
        r"KN515.*d1", check_same_text, "d1", SMILING, other, Path("x.jsonl")
    )
    check_same_text("d1", SMILING, SMILING, Path("x.jsonl"))
