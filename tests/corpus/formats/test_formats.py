"""JSONL, as Prodigy and `sanitize` write it, too, and round trips of all formats."""

import json

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.formats.masks import masks_of
from spacy_kanon.formats.records import read_jsonl_masks
from spacy_kanon.formats.registry import convert, formats, infer_format, read_texts, write_texts
from spacy_kanon.formats.spans import ReadOptions
from spacy_kanon.types import AnnotatedText
from tests.commands import write_lines
from tests.refusals import refused

from ..samples import TEXT, two_annotators

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


def write(tmp_path, name, value):
    return write_lines(tmp_path / name, value)


@pytest.mark.parametrize("case", EXPORTS)
def test_exports_are_recognized_and_read(case, tmp_path):
    name, value, doc_id, annotator = EXPORTS[case]
    path = write(tmp_path, name, value)
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
    path = write(
        tmp_path, "a.jsonl", [{"text": TEXT, "spans": [{"start": 0, "end": 7, "label": label}]}]
    )
    (text,) = read_texts(path, options=ReadOptions("DIRECT", {"GPE": "LOC"}))
    (found,) = text.annotations["annotator1"]
    assert (found.kind, found.identifier_type) == expected


def test_kept_refused_and_unmarked_answers(tmp_path):
    path = write(tmp_path, "ours.jsonl", [SANITIZED])
    assert read_jsonl_masks(path) == {"x": [(0, 7, "***")]}
    assert masks_of(read_texts(path)) == {"x": [(0, 7, None)]}
    refused("KN503", read_jsonl_masks, write(tmp_path, "twice.jsonl", [SANITIZED, SANITIZED]))
    with pytest.warns(UserWarning, match="1 rejected or ignored"):
        texts = read_texts(write(tmp_path, "p.jsonl", [PRODIGY, PRODIGY | {"answer": "reject"}]))
    assert len(texts) == 1
    with pytest.raises(KanonError, match=r"KN508.*d1"):
        write_texts([AnnotatedText("d1", TEXT, {})], tmp_path / "x.jsonl", "jsonl")
    write_texts([AnnotatedText("d1", TEXT, {})], tmp_path / "x.json", "tab")
    assert read_texts(tmp_path / "x.json")[0].annotations == {}


def test_two_annotators_of_one_text(tmp_path):
    other = PRODIGY | {"_session_id": "set-bob", "spans": []}
    (text,) = read_texts(write(tmp_path, "p.jsonl", [PRODIGY, other]))
    assert [len(mentions) for mentions in text.annotations.values()] == [1, 0]
    refused(r"KN504.*twice", read_texts, write(tmp_path, "p.jsonl", [PRODIGY, PRODIGY]))
    with pytest.raises(KanonError, match=r"KN510.*17"):
        read_texts(write(tmp_path, "p.jsonl", [PRODIGY, other | {"text": "Ann Lee met"}]))


BAD = {
    "broken line": ("jsonl", "a.jsonl", '{"text": "x", "spans": []}\n{', "KN556.*line 2"),
    "line is no object": ("jsonl", "a.jsonl", "[]", "KN556.*line 1"),
    "no spans": ("jsonl", "a.jsonl", '{"text": "x"}', "KN504.*spans"),
    "no text": ("jsonl", "a.jsonl", '{"id": 1, "spans": []}', "KN507"),
    "a span": ("jsonl", "a.jsonl", '{"text": "x", "spans": [3]}', "KN504"),
    "unknown format": ("spreadsheet", "a.csv", "x", "KN513.*tab"),
    "key twice": ("jsonl", "a.jsonl", '{"id": 1, "id": 2}', "KN556.*line 1.*occurs twice"),
    "no gzip": ("jsonl", "a.jsonl.gz", "hello", "KN005"),
    "nothing fits": (None, "a.txt", "hello", "KN506.*tab"),
}  # fmt: skip


@pytest.mark.parametrize("name,file,content,message", BAD.values(), ids=BAD)
def test_bad_input(name, file, content, message, tmp_path):
    path = tmp_path / file
    path.write_text(content)
    refused(message, read_texts, path, name)


def test_masks_with_texts_from_elsewhere(tmp_path):
    (tmp_path / "masks.json").write_text(json.dumps({"d1": [[0, 7]]}))
    write_texts([two_annotators()], tmp_path / "gold.jsonl", "jsonl")
    out = tmp_path / "out.json"
    assert convert(tmp_path / "masks.json", out, texts=tmp_path / "gold.jsonl") == 1
    assert masks_of(read_texts(out)) == {"d1": [(0, 7, None)]}


def test_text_that_cannot_be_written_leaves_nothing(tmp_path):
    text = AnnotatedText("d", "half \ud83d a pair", {"a": []})
    refused("KN002", write_texts, [text], tmp_path / "x.json", "tab")
    assert not list(tmp_path.iterdir())
