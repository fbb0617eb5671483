import csv
import io
import json

import pytest

from spacy_kanon.formats.sanitized import BINARY_FORMATS, make_writer
from tests.refusals import refused

RECORD = {
    "id": "é", "masked_text": "***,\nlives", "k": 5, "k_reached": None, "population": 1000,
    "before": {"support": 1, "terms": [0]},
    "spans": [{"start": 0, "end": 3, "kind": "PERSON", "masked": True, "evidence": "“Ann” ..."}],
}  # fmt: skip


def written(format, *records, columns=()):
    file = io.BytesIO() if format in BINARY_FORMATS else io.StringIO(newline="")
    writer = make_writer(file, format, columns=columns)
    for record in records:
        writer.write(record)
    writer.finish()
    return file.getvalue()


def read_back(format, data):
    if format == "parquet":
        return parquet_records_of(data)
    return list(csv.DictReader(io.StringIO(data), delimiter="\t" if format == "tsv" else ","))


def parquet_records_of(data):
    parquet = pytest.importorskip("pyarrow.parquet")
    return parquet.read_table(io.BytesIO(data)).to_pylist()


def test_forms_of_results():
    lines = written("jsonl", RECORD, RECORD).splitlines()
    assert [json.loads(line) for line in lines] == [RECORD, RECORD]
    assert "é" in lines[0]
    assert "“Ann” ..." in written("text", RECORD)
    bare = {**RECORD, "spans": [{k: v for k, v in RECORD["spans"][0].items() if k != "evidence"}]}
    assert "k reached" not in written("text", bare)
    rows = [{"a": value} for value in [*[None] * 1000, "x"]]
    assert parquet_records_of(written("parquet", *rows)) == rows


@pytest.mark.parametrize("format", ["csv", "tsv", "parquet"])
def test_tables_read_back(format):
    first, row = read_back(format, written(format, RECORD, RECORD))
    assert first == row
    assert row["masked_text"] == "***,\nlives" and json.loads(row["spans"]) == RECORD["spans"]


@pytest.mark.parametrize("format", ["csv", "tsv", "parquet"])
def test_tables_without_records_have_columns(format):
    data = written(format, columns=("id", "text"))
    assert read_back(format, data) == []
    if format != "parquet":
        assert data.split() == (["id,text"] if format == "csv" else ["id", "text"])


@pytest.mark.parametrize("format", ["csv", "tsv", "parquet"])
def test_records_of_other_columns_are_no_rows_of_one_table(format):
    refused(r"KN595.+2", written, format, {"a": 1}, {"a": 1, "b": 2})


@pytest.mark.parametrize("values", [[1, "x"], [*[1] * 1000, "x"], [1, {1, 2}]])
def test_parquet_refuses_columns_of_several_types(values):
    pytest.importorskip("pyarrow")
    refused("KN596", written, "parquet", *({"a": value} for value in values))
