"""`build kb` and `build ontology --engine spark` write what they write without Spark."""

from __future__ import annotations

import bz2
import json
import random

import pytest
from typer.testing import CliRunner

from spacy_kanon.cli import kanon_cli
from spacy_kanon.errors import KanonError
from spacy_kanon.spark.dump_splits import ItemsWork, read_dump
from tests.kb.sources.entities import entity, human, item, time

from .test_dump_splits import files_of

pytest.importorskip("polars")

NAMES = ("Ada", "Bo", "Cy", "Dag", "Eli", "Liv", "Odd", "Siv")


@pytest.fixture(scope="module")
def dump(tmp_path_factory):
    """Blocks of bz2 have 900 kB: some, so that splits can be read apart."""
    chance = random.Random(0)
    lines = [
        json.dumps(entity(f"Q{n}", f"Town {n}", statements=[item("P31", "Q1")])) for n in range(9)
    ]
    for number in range(600):
        name = " ".join(chance.choices(NAMES, k=2)) + f"sen{number % 50}"
        when = time("P569", f"+{1900 + number % 100}-05-{number % 28 + 1:02}T00:00:00Z")
        record = human(f"Q{100 + number}", name, item("P19", f"Q{number % 9 + 1}"), when)
        record["descriptions"] = {"xx": {"language": "xx", "value": chance.randbytes(1500).hex()}}
        lines.append(json.dumps(record, separators=(",", ":")))
    path = tmp_path_factory.mktemp("dump") / "dump.json.bz2"
    path.write_bytes(bz2.compress(("[\n" + ",\n".join(lines) + "\n]\n").encode()))
    return path


def run(*arguments):
    return CliRunner().invoke(kanon_cli, [str(argument) for argument in arguments])


@pytest.mark.parametrize("command", ["kb", "ontology"])
def test_the_bytes_are_those_of_one_process(command, spark, dump, tmp_path):
    for engine in ("local", "spark"):
        options = ["--spark.partitions", 3] if engine == "spark" else []
        result = run(
            "build", command, dump, tmp_path / engine, "--engine", engine, *options, "--quiet"
        )
        assert result.exit_code == 0, result.output
    assert files_of(tmp_path / "spark") == files_of(tmp_path / "local")
    assert {path.name for path in tmp_path.iterdir()} == {"local", "spark"}


def test_a_dump_of_bz2_is_read_in_splits(spark, dump, tmp_path):
    rows = read_dump(spark, dump, ItemsWork(("en",)), tmp_path / "rows", parts=4)
    assert rows.entities == 609
    assert len(rows._starts) > 1


def test_what_spark_cannot_read_is_said(spark, tmp_path):
    path = tmp_path / "dump.json.bz2"
    path.write_bytes(bz2.compress(b"[\n" + random.Random(0).randbytes(2_000_000))[:-400_000])
    with pytest.raises(KanonError, match=r"KN154.*FAILED_READ_FILE"):
        read_dump(spark, path, ItemsWork(("en",)), tmp_path / "rows")
