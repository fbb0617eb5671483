import json
from pathlib import Path

import pytest
import spacy

from spacy_kanon.formats.registry import write_texts
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.commands import command

SHARED = Path(__file__).parents[2].parent / "shared" / "data"
TEXT = "Ann Lee met Bo in Oslo."


def document(doc_id):
    marks = [
        GoldMention(0, 7, "PERSON", "DIRECT", f"{doc_id}e1", "m1"),
        GoldMention(18, 22, "LOC", "QUASI", f"{doc_id}e2", "m2"),
    ]
    return AnnotatedText(doc_id, TEXT, {"a": marks})


@pytest.fixture
def files(tmp_path):
    write_tab([document("d1"), document("d2")], tmp_path / "gold.json")
    masks = {"some": {"d1": [[0, 7]], "d2": []}, "more": {"d1": [[0, 7]], "d2": [[0, 7], [18, 22]]}}
    for name, value in masks.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(value))
    (tmp_path / "both.json").write_text(json.dumps(masks))
    return tmp_path


run = command("evaluate")


def systems_of(result):
    assert result.exit_code == 0, result.output
    return {system["system"]: system for system in json.loads(result.stdout)["systems"]}


def test_one_table_of_all_systems(files):
    result = run(
        files / "gold.json", files / "both.json", f"ours={files / 'more.json'}", "--references"
    )
    assert result.exit_code == 0, result.output
    for name in ("some", "more", "ours", "(nothing)", "(everything)"):
        assert name in result.output
    assert "ER direct" in result.output and "2 documents" in result.output


def test_json_holds_every_score(files):
    found = systems_of(run(files / "gold.json", files / "both.json", "--json"))
    assert found["some"]["metrics"]["entity_recall_direct"]["value"] == 0.5
    assert found["more"]["metrics"]["entity_recall"]["value"] == 0.75


@pytest.mark.parametrize(
    "spec,names", [("some=both.json", ["some"]), ("x=both.json", ["x/some", "x/more"])]
)
def test_naming_systems_of_a_file_with_several(files, spec, names):
    name, file = spec.split("=")
    result = run(files / "gold.json", "--json", f"{name}={files / file}")
    assert list(systems_of(result)) == names


def test_baseline_and_kinds(files):
    options = ("--baseline", "some", "--by-kind")
    result = run(files / "gold.json", files / "both.json", *options)
    assert result.exit_code == 0, result.output
    assert "Difference from some" in result.output and "LOC" in result.output


@pytest.mark.parametrize("suffix", [".md", ".html", ".json"])
def test_report(files, suffix):
    path = files / f"report{suffix}"
    result = run(files / "gold.json", files / "both.json", "--report", path, "--resamples", 50)
    assert result.exit_code == 0, result.output
    assert "entity_recall_direct" in path.read_text(encoding="utf8")


def test_agreement_of_several_annotators(files):
    text = document("d1")
    marks = text.annotations["a"]
    both = AnnotatedText("d1", TEXT, {"a": marks, "b": marks[:1]})
    write_tab([both], files / "two.json")
    result = run(files / "two.json", "--references")
    assert result.exit_code == 0, result.output
    assert "Agreement of annotators" in result.output and "krippendorff_alpha" in result.output


def test_pipelines_are_run_on_the_texts(files):
    nlp = spacy.blank("en")
    ruler = nlp.add_pipe("entity_ruler")
    ruler.add_patterns([{"label": "GPE", "pattern": "Oslo"}])
    nlp.to_disk(files / "ner")
    gold = files / "gold.json"
    found = systems_of(run(gold, "-p", f"ner={files / 'ner'}", "--spans-key", "ents", "--json"))
    assert found["ner"]["metrics"]["entity_recall_quasi"]["value"] == 1.0
    result = run(gold, "-p", f"ner={files / 'ner'}")
    assert result.exit_code == 1 and "KN608" in result.output and "kanon" in result.output


@pytest.mark.parametrize("name", ["other.jsonl", "other.json"])
def test_a_system_that_saw_another_text(files, name):
    windows = document("d1")
    windows = AnnotatedText("d1", "\ufeff" + TEXT[:-1], windows.annotations, {})
    write_texts([windows, document("d2")], files / name, "jsonl" if "l" in name[-1] else "tab")
    result = run(files / "gold.json", files / name)
    assert result.exit_code == 1 and "KN515" in result.output and "d1" in result.output


BAD = {
    "no system": (["gold.json"], "KN605"),
    "no gold": (["none.json", "some.json"], "KN003"),
    "gold is masks": (["some.json", "some.json"], "KN507"),
    "missing documents": (["gold.json", "short.json"], "KN600"),
    "no such baseline": (["gold.json", "some.json", "--baseline", "nobody"], "KN321"),
    "two of one name": (["gold.json", "some.json", "both.json"], "KN609"),
    "no such pipeline": (["gold.json", "-p", "x=nothing_here"], "KN323"),
    "no name": (["gold.json", "-p", "some.json"], "KN608"),
    "level": (["gold.json", "some.json", "--level", "95"], "KN300"),
    "report suffix": (["gold.json", "some.json", "--report", "x.docx"], "KN640"),
}


@pytest.mark.parametrize("arguments,code", BAD.values(), ids=BAD)
def test_bad_input_is_one_line_and_status_one(files, arguments, code):
    (files / "short.json").write_text(json.dumps({"d1": []}))
    result = run(*(files / a if a.endswith((".json", ".docx")) and "=" not in a else a
                   for a in arguments))  # fmt: skip
    assert result.exit_code == 1 and code in result.output.replace("\n", " ")


def test_missing_documents_may_be_allowed(files):
    (files / "short.json").write_text(json.dumps({"d1": [[0, 7]]}))
    result = run(files / "gold.json", files / "short.json", "--allow-missing")
    assert result.exit_code == 0 and "1 documents without masks" in result.output


def test_released_systems():
    folder = SHARED / "wikireplace"
    if not folder.is_dir():
        pytest.skip("the data set is not here")
    names = ("dev.json", "baseline_masks.json", "released_greedy.json")
    result = run(*(folder / name for name in names), "--json", "--resamples", 100)
    assert len(systems_of(result)) == 8
