import csv
import io
import json

from spacy_kanon.corpus.formats.sanitized import make_writer

RECORD = {
    "id": "é", "masked_text": "***,\nlives", "k": 5, "k_reached": None, "population": 1000,
    "before": {"support": 1, "terms": [0]},
    "spans": [{"start": 0, "end": 3, "kind": "PERSON", "masked": True, "evidence": "“Ann” ..."}],
}  # fmt: skip


def written(format, *records):
    file = io.StringIO()
    write = make_writer(file, format)
    for record in records:
        write(record)
    return file.getvalue()


def test_jsonl_is_one_record_a_line():
    lines = written("jsonl", RECORD, RECORD).splitlines()
    assert [json.loads(line) for line in lines] == [RECORD, RECORD]
    assert "é" in lines[0]


def test_csv_reads_back():
    [row] = csv.DictReader(io.StringIO(written("csv", RECORD), newline=""))
    assert row["masked_text"] == "***,\nlives" and json.loads(row["spans"]) == RECORD["spans"]


def test_text_shows_evidence_only_where_it_is_given():
    assert "“Ann” ..." in written("text", RECORD)
    bare = {**RECORD, "spans": [{k: v for k, v in RECORD["spans"][0].items() if k != "evidence"}]}
    assert "k reached" not in written("text", bare)
