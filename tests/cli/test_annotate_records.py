import json
import re

import pytest
import spacy
from spacy.tokens import DocBin

from tests.commands import command

ROWS = [
    {"id": "a", "text": "Ann was born in 1972.", "record": {"Born": "1972", "Spouse": "Bo Ek"}},
    {"id": "b", "text": "She married Bo Ek.", "record": {"Spouse": "Bo Ek"}},
]


invoke = command("annotate-records")


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "in.jsonl"
    path.write_text("\n".join(map(json.dumps, ROWS)) + "\n{\n")
    return path


def test_a_file_becomes_a_folder_of_training_data(source, tmp_path):
    result = invoke(source, tmp_path / "out")
    assert result.exit_code == 0, result.output
    assert "SP" in result.output and re.search(r"problems +2", result.output)
    docs = list(
        DocBin().from_disk(tmp_path / "out" / "all.spacy").get_docs(spacy.blank("en").vocab)
    )
    assert [[(e.text, e.label_) for e in doc.ents] for doc in docs] == [
        [("1972", "BD")],
        [("Bo Ek", "SP")],
    ]
    again = invoke(source, tmp_path / "out")
    assert again.exit_code == 1 and "KN004" in again.output
    assert invoke(source, tmp_path / "out", "--force").exit_code == 0


def test_options_reach_the_annotation(source, tmp_path):
    fields = tmp_path / "fields.json"
    labels = {
        "BD": {"kind": "date", "fields": ["born"], "threshold": 1.0},
        "SP": {"kind": "person", "fields": ["spouse"]},
    }
    fields.write_text(json.dumps(labels))
    options = ("--drop-empty", "--split", "80/10/10", "--split-by", "presence", "--json")
    result = invoke(source, tmp_path / "out", "--fields", fields, *options)
    counts = json.loads(result.stdout)
    assert counts["kept"] in (1, 2) and counts["labels"][0]["threshold"] == 1.0
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "train.spacy", "train.jsonl", "dev.spacy", "dev.jsonl", "test.spacy", "test.jsonl",
        "statistics.json", "problems.jsonl", "thresholds.json",
    }  # fmt: skip


@pytest.mark.parametrize(
    "options,code",
    [
        (("--mentions", "some"), "KN803"),
        (("--split", "50/50"), "KN555"),
        (("--split", "a/b/c"), "KN555"),
        (("--split-by", "size"), "KN808"),
        (("--pipeline", "no_such_pipeline"), "KN323"),
        (("--text-column", "body"), "KN804"),
    ],
)
def test_bad_options_write_nothing(source, tmp_path, options, code):
    result = invoke(source, tmp_path / "out", *options)
    assert result.exit_code == 1 and code in result.output
    assert not (tmp_path / "out").exists()
