"""Which engine reads a dump, and what is said of it beforehand."""

from __future__ import annotations

import bz2
import gzip
import os
import warnings

import pytest
from typer.testing import CliRunner

from spacy_kanon.cli import kanon_cli
from spacy_kanon.errors import KanonError
from spacy_kanon.spark.dump_engine import dump_engine, hours_of
from spacy_kanon.spark.sessions import Engine


@pytest.fixture
def dump(tmp_path):
    path = tmp_path / "dump.json"
    path.write_bytes(b"[\n]\n")
    return path


def test_a_table_needs_no_spark(dump):
    with pytest.raises(KanonError, match="KN157"), dump_engine(dump, Engine(), is_dump=False):
        pass


@pytest.mark.parametrize("command", ["kb", "ontology"])
@pytest.mark.parametrize(
    "options,code",
    [(["--engine", "dask"], "KN321"), (["--spark.master", "local[2]"], "KN998")],
)
def test_options_that_do_not_go_together(command, options, code, dump, tmp_path):
    result = CliRunner().invoke(
        kanon_cli, ["build", command, str(dump), str(tmp_path / "out"), *options]
    )
    assert result.exit_code != 0 and code in result.output


def test_spark_without_java(dump, monkeypatch, tmp_path):
    pyspark = pytest.importorskip("pyspark.sql")
    monkeypatch.setattr(pyspark.SparkSession, "getActiveSession", lambda: None)
    monkeypatch.setenv("JAVA_HOME", str(tmp_path))
    with pytest.raises(KanonError, match="KN987"), dump_engine(dump, Engine("local[1]")):
        pass


# A file of holes has any size and takes no place. Of bz2, 90 GB are all of Wikidata.
@pytest.mark.parametrize(
    "start,gigabytes,hours",
    [
        (bz2.compress(b""), 90, (20, 60)),
        (gzip.compress(b""), 130, (4, 12)),
        (b"[\n", 1500, (4, 12)),
        (b"[\n", 1, (0, 0.1)),
    ],
    ids=["bz2", "gz", "plain", "small"],
)
def test_the_size_says_how_long_one_process_takes(start, gigabytes, hours, dump):
    dump.write_bytes(start)
    os.truncate(dump, gigabytes * 10**9)
    assert hours[0] <= hours_of(dump) <= hours[1]


@pytest.mark.parametrize("gigabytes,is_long", [(90, True), (1, False)])
def test_a_long_reading_is_announced(gigabytes, is_long, dump):
    dump.write_bytes(bz2.compress(b""))
    os.truncate(dump, gigabytes * 10**9)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with dump_engine(dump, None) as spark:
            assert spark is None
    assert [str(warning.message).split()[0] for warning in caught] == ["[KN155]"] * is_long


def test_gzip_is_one_stream(dump, monkeypatch):
    sessions = pytest.importorskip("pyspark.sql").SparkSession
    monkeypatch.setattr(sessions, "getActiveSession", lambda: "running")
    dump.write_bytes(gzip.compress(b"[\n]\n"))
    with pytest.warns(UserWarning, match="KN156"), dump_engine(dump, Engine()) as spark:
        assert spark == "running"
