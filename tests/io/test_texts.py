import csv
import gzip
import io
import json
import re
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path

import pytest

from spacy_kanon.storage.records import csv_records
from spacy_kanon.storage.texts import BadRecord, TextRecord, guess_format, read_texts
from tests.commands import write_table
from tests.refusals import refused

# An id as a table holds it, and as the record is called; None: the record is bad.
IDS = {
    "text": ("x", "x"),
    "number": (7, 7),
    "date": (date(1972, 5, 23), "1972-05-23"),
    "time": (datetime(1972, 5, 23, 1, 2), "1972-05-23T01:02:00"),
    "decimal": (Decimal("1.50"), "1.50"),
    "bytes": (b"x-1", "x-1"),
    "bytes that are no text": (b"\xff\x00", "ff00"),
    "no number": (float("nan"), None),
    "list": ([1], None),
    "object": ({"a": 1}, None),
}
# A table, the lines of its bad row, and what the other rows have in the column beside the note.
OPEN = {
    "never closed": ('id,note\n1,"a\n2,b\n3,c\n', (2, 4), ""),
    "closed in a cell": ('id,note\n1,"a\n2,b"c\n3,d\n', (2, 3), "3"),
}
TEXTS = [
    "Dear Ann,\nthank you, and good bye.", "Dear Ann,\nThank you,\nBo", "1, first\n2, second",
    "Amounts:\n1,000\n2,500", "Ann\n\nlives in Oslo, Norway.\n", "Oslo,Norway\nBergen,Norway", "\n",
    'He said "yes,\nno".',
]  # fmt: skip


def write(tmp_path, name, data):
    path = tmp_path / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode("utf8"))
    return path


def test_read(tmp_path, name, data, expected):
    found = list(read_texts(write(tmp_path, name, data)))
    assert found == [TextRecord(*record) for record in expected]


def test_a_bad_record_is_named_and_the_others_go_on(tmp_path, line, problem):
    line = line if isinstance(line, bytes) else line.encode()
    path = write(tmp_path, "a.jsonl", b'{"text": "Ann"}\n' + line + b'\n{"text": "Bo"}\n')
    first, bad, last = read_texts(path)
    assert (first.text, last.text, last.line) == ("Ann", "Bo", 3)
    assert isinstance(bad, BadRecord) and bad.line == 2 and problem in bad.problem


def test_columns_by_option_and_standard_input(tmp_path, monkeypatch):
    path = write(tmp_path, "a.csv", "key,body\nk,Ann\n")
    assert list(read_texts(path, text_column="body", id_column="key")) == [
        TextRecord(2, "k", "Ann")
    ]

    class Input:
        buffer = io.BytesIO(json.dumps({"text": "Ann"}).encode())

    monkeypatch.setattr("sys.stdin", Input)
    assert [record.text for record in read_texts(None, format="jsonl")] == ["Ann"]


def test_what_cannot_be_read_is_a_coded_error(tmp_path, name, data, code):
    refused(code, lambda: list(read_texts(write(tmp_path, name, data))))


def test_formats_by_name(name, format):
    assert guess_format(Path(name)) == format


@pytest.mark.parametrize("value,name", IDS.values(), ids=IDS)
def test_ids_of_parquet(tmp_path, value, name):
    path = write_table(tmp_path / "a.parquet", [{"id": value, "text": "Ann"}])
    (record,) = read_texts(path)
    if name is None:
        assert isinstance(record, BadRecord) and "the id is" in record.problem
    else:
        assert record == TextRecord(1, name, "Ann")
        json.dumps(record.id)


def test_one_bad_record_does_not_end_the_others(tmp_path, name, data):
    bad, good = read_texts(write(tmp_path, name, data))
    assert isinstance(bad, BadRecord) and good.text == "Bo" and good.id == "1"


@pytest.mark.parametrize("data", [b"hello", gzip.compress(b"x" * 99, mtime=0)[:-9]])
def test_a_false_or_cut_gzip_is_a_coded_error(tmp_path, data):
    for name in ("a.txt.gz", "a.jsonl.gz", "a.csv.gz"):
        refused("KN005", list, read_texts(write(tmp_path, name, data)))


# A quote left open in a table is told with its lines, and a text of many lines stays one.
def read(text, delimiter=","):
    records = list(csv_records(io.BytesIO(text.encode()), delimiter))
    good = [record.values for record in records if not isinstance(record, BadRecord)]
    bad = [record for record in records if isinstance(record, BadRecord)]
    return good, [(one.line, int(re.findall(r"\d+", one.problem)[-1])) for one in bad]


@pytest.mark.parametrize("text,bad,ids", OPEN.values(), ids=OPEN)
def test_an_open_quote_is_told_with_the_lines_it_took(text, bad, ids):
    delimiter = next(sign for sign in "\t;," if sign in text)
    good, lines = read(text, delimiter)
    assert lines == [bad]
    assert [row["id"] for row in good] == ids.split()


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_of_many_lines_stays_one(text):
    table = io.StringIO()
    csv.writer(table).writerows([["id", "note"], ["7", text], ["8", "x"]])
    good, bad = read(table.getvalue())
    assert not bad and [row["note"] for row in good] == [text, "x"]
