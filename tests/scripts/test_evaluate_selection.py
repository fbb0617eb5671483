import json

import evaluate_selection as tool
import pytest
from spacy.cli.train import train

from spacy_kanon.cli.convert import convert
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.commands import script
from tests.examples import ROOT
from tests.refusals import refused

TEXT = "Ann met Bo in Oslo."


def phrase(start, end, kind, options, votes):
    replacement = {"generalizations": {"P31": options}, "generalization_selection": votes}
    extra = {"replacement": replacement}
    return GoldMention(start, end, kind, "QUASI", f"{kind}{start}", f"m{start}", extra)


def document(number):
    marks = [
        phrase(0, 3, "PERSON", ["PERSON 1", "***"], {"PERSON 1": ["x"]}),
        phrase(8, 10, "ORG", ["given name", "***"], {"***": ["x", "y"]}),
        phrase(14, 18, "LOC", ["city", "place", "***"], {"city": ["x", "z"], "place": ["y"]}),
    ]
    return AnnotatedText(f"d{number}", TEXT, {"a": marks})


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("selection")
    write_tab([document(number) for number in range(4)], folder / "gold.json")
    config = (ROOT / "configs" / "selection_cpu.cfg").read_text(encoding="utf8")
    (folder / "quick.cfg").write_text(config.replace("max_steps = 150", "max_steps = 30"))
    (folder / "other.cfg").write_text(
        '[nlp]\nlang = "en"\n[components]\n[components.ner]\nfactory = "ner"\n'
    )
    return folder


def test_a_trained_selector_is_scored_on_a_file(files):
    paths = {"paths.train": str(files / "gold.json"), "paths.dev": str(files / "gold.json")}
    train(files / "quick.cfg", files / "out", overrides=paths)
    convert(files / "gold.json", files / "gold.spacy")
    trained = files / "out" / "model-last"
    arguments = [files / "gold.json", "--folds", 2]
    run = script(tool.evaluate_selection)(*arguments, f"m={trained}", "--json")
    systems = json.loads(run.stdout)["systems"]
    assert list(systems) == ["first level", "table", "m"]
    assert systems["m"]["accuracy_majority"]["value"] == 1


def test_report(files):
    settings = {"framings": ["multiclass"], "folds": 2, "resamples": 10}
    report = tool.selection_report(files / "gold.json", {"cpu": files / "quick.cfg"}, **settings)
    assert (report["documents"], report["phrases"]) == (4, 12)
    systems = report["systems"]
    assert list(systems) == ["first level", "table", "cpu multiclass"]
    assert systems["first level"]["accuracy_majority"]["value"] == pytest.approx(2 / 3)
    for name in ("table", "cpu multiclass"):
        assert systems[name]["accuracy_majority"]["value"] == 1, name


def test_no_annotator_is_in_training_and_held_out():
    readers = (["ann"], ["bob"], ["ann"], ["ann", "bob"])
    ann = (0, 3, "PERSON", ["PERSON 1", "***"])
    marks = [phrase(*ann, {"PERSON 1": names}) for names in readers]
    texts = [AnnotatedText(f"d{number}", TEXT, {"a": [mark]}) for number, mark in enumerate(marks)]
    fold_of = tool.folds_of(texts, 0)
    assert list(fold_of.values()) == [0, 1, 0, None]
    assert tool.cross_validate_table(tool.selection_items(texts), fold_of) == [[0, 1]] * 3


def test_tables_and_json(files):
    arguments = [files / "gold.json", "--folds", 2]
    learned = [f"cpu={files / 'quick.cfg'}", "--framing", "binary", "--resamples", "10"]
    run = script(tool.evaluate_selection)(*arguments, *learned)
    for expected in ("agreement", "first level", "cpu binary", "accuracy_majority"):
        assert expected in run.output
    run = script(tool.evaluate_selection)(*arguments, "--json")
    assert json.loads(run.stdout)["systems"].keys() == {"first level", "table"}


def test_bad_input(files, config, settings, code):
    refused(code, tool.selection_report, files / "gold.json", {"x": files / config}, **settings)


def test_no_phrases(files, tmp_path):
    write_tab([AnnotatedText("d", TEXT, {"a": []})], tmp_path / "empty.json")
    refused("KN605", tool.selection_report, tmp_path / "empty.json", {})
