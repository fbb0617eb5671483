"""Stretches of a file are what a reader of the whole file meets there."""

from __future__ import annotations

import gzip
import json
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.storage import records
from spacy_kanon.storage.records import read_records, table_stats
from spacy_kanon.storage.tables import Stretch

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

ROWS = [{"id": number, "text": f'Line\u2028{number},\n"{number}"'} for number in range(57)]


def jsonl() -> bytes:
    lines = [json.dumps(row).encode() for row in ROWS]
    lines[3:3] = [b"", b"no JSON", b"  ", b"\xff"]
    return b"\xef\xbb\xbf\n" + b"\n".join(lines)


def csv() -> bytes:
    rows = ['"{}","{}"'.format(r["id"], r["text"].replace('"', '""')) for r in ROWS]
    return "\n".join(["id,text", *rows[:9], "one,two,three", *rows[9:]]).encode()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("files")
    (folder / "a.jsonl").write_bytes(jsonl())
    (folder / "a.jsonl.gz").write_bytes(gzip.compress(jsonl()))
    (folder / "a.csv").write_bytes(csv())
    parquet.write_table(pyarrow.Table.from_pylist(ROWS), folder / "a.parquet", row_group_size=10)
    return folder


FILES = {"a.jsonl": 59, "a.jsonl.gz": 59, "a.csv": 58, "a.parquet": 57}


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=25, deadline=None)
@given(first=st.integers(0, 70), count=st.none() | st.integers(0, 70))
def test_stretches(folder, name, first, count):
    path, format = folder / name, name.split(".")[1]
    before, records.EVERY = records.EVERY, 7
    try:
        stats = table_stats(path, format, need=["text"])
        begin = stats.begin_of(first)
    finally:
        records.EVERY = before
    assert stats.records == FILES[name] and stats.problem is None
    assert len(stats.begins) == (9 if name == "a.jsonl" else 1)
    stop = None if count is None else first + count
    expected = list(islice(read_records(path, format), first, stop))
    assert list(read_records(path, format, stretch=Stretch(first, count, begin))) == expected


@pytest.mark.parametrize(
    "name,data,count,code",
    [
        ("a.csv", b"id,note\n1,2\n", 0, "KN592"),
        ("a.csv.gz", gzip.compress(b"text\n" + b"a\n" * 90000)[:-30], 1, "KN005"),
        ("a.parquet", b"PAR1", 0, "KN591"),
        ("a.jsonl", b"", 0, None),
        ("a.jsonl", b"no JSON", 1, None),
    ],
)
def test_what_is_wrong_with_a_file(tmp_path, name, data, count, code):
    path = tmp_path / name
    path.write_bytes(data)
    stats = table_stats(path, name.split(".")[1], need=["text"])
    assert min(stats.records, 1) == count
    assert (stats.problem is None) == (code is None)
    assert code is None or code in stats.problem
    other = tmp_path / f"other-{name}"
    other.write_bytes(data + b" ")
    assert table_stats(other, name.split(".")[1]).digest != stats.digest
