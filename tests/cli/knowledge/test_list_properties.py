from __future__ import annotations

import json

from typer.testing import CliRunner

from spacy_kanon.cli import kanon_cli
from tests.kb.sources.entities import entity, item


def run(*arguments):
    return CliRunner().invoke(kanon_cli, ["list-properties", *map(str, arguments)])


def test_a_table_of_properties(tmp_path):
    ann = entity("Q1", "Ann", statements=[item("P31", "Q5"), item("P99999", "Q10")])
    dump, out = tmp_path / "dump.json", tmp_path / "out.tsv"
    dump.write_text(json.dumps(ann, separators=(",", ":")) + "\n")
    result = run(dump, out)
    assert result.exit_code == 0 and "1 humans have 2 properties, 1 of them undecided" in " ".join(
        result.output.split()
    )
    assert out.read_text().startswith("property\tvalue\tpeople\t")
    assert run(dump, out).exit_code == 1 and run(dump, out, "--force").exit_code == 0


def test_a_dump_that_is_none_leaves_nothing(tmp_path):
    (tmp_path / "dump.json").write_text("[]\n")
    result = run(tmp_path / "dump.json", tmp_path / "out.tsv")
    assert result.exit_code == 1 and "KN153" in result.output
    assert not (tmp_path / "out.tsv").exists()
