import json
import re
import shutil

import pytest

from spacy_kanon.kb.build import build_kb
from spacy_kanon.names import DATETIME, LOC, MISC
from spacy_kanon.types import TermRow
from tests.commands import command
from tests.kb.people import MemoryPeople

ROWS = [
    *(TermRow("American", person, LOC, "P27") for person in range(20)),
    *(TermRow("singer", person, MISC, "P106") for person in range(0, 20, 2)),
    *(TermRow("date/1972", person, DATETIME, "P569") for person in range(0, 20, 5)),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    out = tmp_path_factory.mktemp("cli") / "kb"
    build_kb(MemoryPeople(ROWS), out)
    return out


run = command("inspect")


def test_counts_sizes_and_frequent_terms(folder):
    result = run(folder, "--top", "1")
    assert result.exit_code == 0
    for word in ("people", "20", "postings", "34", "postings.bin", "American", "DATETIME"):
        assert word in result.stdout
    assert "singer" not in result.stdout


def test_the_support_of_a_combination(folder):
    result = run(folder, "American", "singer", "1972")
    assert result.exit_code == 0
    assert re.search(r"support +2", result.stdout) and "American, singer" in result.stdout
    assert "date/1972" in result.stdout and "P106" in result.stdout


def test_json_for_a_combination_and_for_the_whole(folder):
    values = json.loads(run(folder, "American", "singer", "1972", "--json").stdout)
    assert values["support"] == 2 and values["population"] == 20
    assert [term["people"] for term in values["terms"]] == [20, 10, 4]
    assert values["pairs"][1] == {"terms": ["American", "1972"], "people": 4}
    values = json.loads(run(folder, "--json", "--check").stdout)
    assert values["verified"] is True and values["terms"] == 3
    assert values["frequent"][0] == {"terms": ["American"], "people": 20, "kind": "LOC"}


def test_an_unknown_term_is_not_counted_as_nobody(folder):
    result = run(folder, "American", "Bergen")
    assert result.exit_code == 0
    assert "risk is not known: Bergen" in result.stdout
    assert re.search("support +None", result.stdout)
    assert json.loads(run(folder, "American", "Bergen", "--json").stdout)["support"] is None


def test_a_damaged_knowledge_base_is_one_line_and_a_status(folder, tmp_path):
    copy = shutil.copytree(folder, tmp_path / "kb")
    (copy / "postings.bin").write_bytes(b"\0" * (copy / "postings.bin").stat().st_size)
    result = run(copy, "--check")
    assert result.exit_code == 1
    assert "KN103" in result.output and "postings.bin" in result.output
