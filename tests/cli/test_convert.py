import json

import pytest

from spacy_kanon.formats.tab import read_tab
from tests.commands import command

TEXT = "Ann Lee met Bo in Oslo."


run = command("convert")


@pytest.fixture
def doccano(tmp_path):
    path = tmp_path / "alice.jsonl"
    path.write_text(
        json.dumps({"id": "d1", "text": TEXT, "label": [[0, 7, "PER"], [18, 22, "GPE"]]})
    )
    return path


def test_own_annotations_into_tab_in_one_command(doccano, tmp_path):
    out = tmp_path / "gold.json"
    result = run(doccano, out, "--label-map", "PER=PERSON/DIRECT,GPE=LOC")
    assert result.exit_code == 0 and "documents   1" in result.output
    (text,) = read_tab(out)
    assert [(m.kind, m.identifier_type) for m in text.annotations["alice"]] == [
        ("PERSON", "DIRECT"),
        ("LOC", "QUASI"),
    ]


def test_an_existing_file_is_replaced_only_on_request(doccano, tmp_path):
    out = tmp_path / "gold.json"
    out.write_text("mine")
    result = run(doccano, out)
    assert result.exit_code == 1 and "KN004" in result.output and out.read_text() == "mine"
    assert run(doccano, out, "--force").exit_code == 0


@pytest.mark.parametrize("name,start", [("x.jsonl", '{"doc_id"'), ("x.json", "[")])
def test_the_suffix_names_the_format(doccano, tmp_path, name, start):
    assert run(doccano, tmp_path / name).exit_code == 0
    assert (tmp_path / name).read_text().startswith(start)


@pytest.mark.parametrize(
    "arguments,code",
    [
        (["--from", "spreadsheet"], "KN513"),
        (["--to", "spreadsheet"], "KN513"),
        (["--to", "doccano"], "KN513"),
        (["--identifier-type", "SECRET"], "KN505"),
        (["--label-map", "PER"], "KN608"),
        (["--from", "prodigy", "--to", "tab", "--texts", "none.json"], "KN003"),
    ],
)
def test_bad_options_write_nothing(doccano, tmp_path, arguments, code):
    result = run(doccano, tmp_path / "out.json", *arguments)
    assert result.exit_code == 1 and code in result.output
    assert not (tmp_path / "out.json").exists()


def test_one_of_several_systems(doccano, tmp_path):
    masks = tmp_path / "masks.json"
    masks.write_text(json.dumps({"x": {"d1": [[0, 7]]}, "y": {"d1": []}}))
    result = run(masks, tmp_path / "out.json", "--texts", doccano)
    assert result.exit_code == 1 and "KN511" in result.output
    assert run(masks, tmp_path / "out.json", "--texts", doccano, "--system", "x").exit_code == 0
    (text,) = read_tab(tmp_path / "out.json")
    assert [(m.start, m.end) for m in text.annotations["annotator1"]] == [(0, 7)]
