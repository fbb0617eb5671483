import json

import pytest

from spacy_kanon.ontology.reader import open_ontology
from tests.commands import command

DUMP = [
    {"id": "Q1", "claims": {"P31": [5], "P19": [585], "P106": [901]}},
    {"id": "Q585", "label": "Oslo", "claims": {"P31": [515]}},
    {"id": "Q515", "label": "city", "claims": {"P279": [486972]}},
    {"id": "Q486972", "label": "human settlement"},
    {"id": "Q901", "label": "scientist", "claims": {"P279": [215627]}},
    {"id": "Q215627", "label": "person"},
]


def claim(value):
    entity = {"type": "wikibase-entityid", "value": {"id": f"Q{value}"}}
    return {"mainsnak": {"snaktype": "value", "datavalue": entity}, "rank": "normal"}


def line(entity):
    label = entity.get("label")
    claims = {name: list(map(claim, values)) for name, values in entity.get("claims", {}).items()}
    labels = {"en": {"language": "en", "value": label}} if label else {}
    return json.dumps({"id": entity["id"], "type": "item", "labels": labels, "claims": claims})


@pytest.fixture
def dump(tmp_path):
    path = tmp_path / "dump.json"
    path.write_text("[\n" + ",\n".join(map(line, DUMP)) + "\n]\n", encoding="utf8")
    return path


run = command()


def test_builds_and_prints_the_table_of_the_thesis(dump, tmp_path):
    result = run("build", "ontology", dump, tmp_path / "out")
    assert result.exit_code == 0, result.output
    for word in ("items", "strings", "removed_classes", "fingerprint"):
        assert word in result.output
    assert open_ontology(tmp_path / "out").readings("Oslo")


def test_quiet_says_nothing_and_an_existing_folder_needs_force(dump, tmp_path):
    result = run("build", "ontology", dump, tmp_path / "out", "--quiet")
    assert (result.exit_code, result.output) == (0, "")
    again = run("build", "ontology", dump, tmp_path / "out")
    assert again.exit_code == 1 and "KN004" in again.output
    assert run("build", "ontology", dump, tmp_path / "out", "-q", "--force").exit_code == 0


@pytest.mark.parametrize("content,code", [(None, "KN003"), ("[\n{}\n]", "KN141"), ("[", "KN005")])
def test_bad_input_leaves_nothing(tmp_path, content, code):
    path = tmp_path / "dump.json"
    if content is not None:
        path.write_text(content, encoding="utf8")
    result = run("build", "ontology", path, tmp_path / "out")
    assert result.exit_code == 1 and code in result.output
    assert [one.name for one in tmp_path.iterdir()] == (["dump.json"] if content else [])


def test_inspect_shows_options_and_counts(dump, tmp_path):
    run("build", "ontology", dump, tmp_path / "out", "-q")
    shown = run("inspect", tmp_path / "out", "Oslo", "--kind", "LOC")
    assert shown.exit_code == 0 and "city > settlement > ***" in shown.output
    plain = json.loads(run("inspect", tmp_path / "out", "Oslo", "--kind", "LOC", "--json").output)
    assert plain["phrases"][0]["options"] == "city > settlement > ***"
    assert plain["phrases"][0]["items"][0] == 2
    assert "removed_classes" in run("inspect", "ontology").output


@pytest.mark.parametrize(
    "arguments,code", [(["nowhere"], "KN003"), (["ontology", "Oslo", "--kind", "CITY"], "KN321")]
)
def test_inspect_refuses_what_it_does_not_know(arguments, code):
    result = run("inspect", *arguments)
    assert result.exit_code == 1 and code in result.output
