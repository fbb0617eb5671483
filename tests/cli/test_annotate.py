import json
import random
import re

import pytest
import spacy

from spacy_kanon.fitting.indicators import COMPONENT
from spacy_kanon.formats.docbin import read_docs
from spacy_kanon.formats.masks import write_masks
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import RISK_SPANS
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.commands import command, write_lines
from tests.fakes import pipeline
from tests.indicators.conftest import tiny_bert  # noqa: F401

run = command("annotate")
ROWS = [
    {"id": "a", "text": "Ann was born in 1972.", "record": {"Born": "1972", "Spouse": "Bo Ek"}},
    {"id": "b", "text": "She married Bo Ek.", "record": {"Spouse": "Bo Ek"}},
]
invoke = command("annotate-records")
train = command("train-indicators")


def test_the_corpus_is_the_same_again_and_replaced_only_on_request(tmp_path):
    records = (
        {"id": n, "name": f"Ann Lee{n % 5}", "text": f"Ann Lee was born in 18{n}."}
        for n in range(10, 40)
    )
    texts = write_lines(tmp_path / "texts.jsonl", records)
    result = run(texts, tmp_path / "silver", "--split", "50/25/25")
    statistics = json.loads((tmp_path / "silver" / "statistics.json").read_text())
    assert sum(side["documents"] for side in statistics.values()) == 30
    assert sum(side["people"] for side in statistics.values()) == 5
    assert "share_identified" in result.output
    run(texts, tmp_path / "silver", fails="KN004")
    run(texts, tmp_path / "silver", "--force")
    for name in ("a", "b"):
        run(texts, tmp_path / name, "--strategy", "random", "--seed", 7)
    for file in sorted((tmp_path / "a").iterdir()):
        assert file.read_bytes() == (tmp_path / "b" / file.name).read_bytes()


def test_bad_input_is_refused_and_nothing_is_left_behind(
    tmp_path, monkeypatch, code, records, arguments
):
    monkeypatch.chdir(tmp_path)
    path = write_lines(tmp_path / "texts.jsonl", records)
    result = run(path, tmp_path / "silver", *arguments, status=1)
    assert code in result.output
    assert [file.name for file in tmp_path.iterdir()] == ["texts.jsonl"]


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "in.jsonl"
    path.write_text("\n".join(map(json.dumps, ROWS)) + "\n{\n")
    return path


def test_a_file_becomes_a_folder_of_training_data(source, tmp_path):
    result = invoke(source, tmp_path / "out")
    assert "SP" in result.output and re.search(r"problems +2", result.output)
    docs = read_docs(tmp_path / "out" / "all.spacy")
    found = [[(e.text, e.label_) for e in doc.ents] for doc in docs]
    assert found == [[("1972", "BD")], [("Bo Ek", "SP")]]
    invoke(source, tmp_path / "out", fails="KN004")
    invoke(source, tmp_path / "out", "--force")


def test_options_reach_the_annotation(source, tmp_path):
    fields = tmp_path / "fields.json"
    born = {"kind": "date", "fields": ["born"], "threshold": 1.0}
    fields.write_text(json.dumps({"BD": born, "SP": {"kind": "person", "fields": ["spouse"]}}))
    options = ("--drop-empty", "--split", "80/10/10", "--split-by", "presence", "--json")
    result = invoke(source, tmp_path / "out", "--fields", fields, *options)
    counts = json.loads(result.stdout)
    assert counts["kept"] in (1, 2) and counts["labels"][0]["threshold"] == 1.0
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "train.spacy", "train.jsonl", "dev.spacy", "dev.jsonl", "test.spacy", "test.jsonl",
        "statistics.json", "problems.jsonl", "thresholds.json",
    }  # fmt: skip


def test_bad_options_write_nothing(source, tmp_path, options, code):
    invoke(source, tmp_path / "out", *options, fails=code)
    assert not (tmp_path / "out").exists()


@pytest.fixture
def gold(tmp_path):
    """Names and years are masked, places are kept."""
    chance = random.Random(0)
    texts, masks = [], {}
    for i in range(12):
        name, place = chance.choice(["Ann Lee", "Bo Lee"]), chance.choice(["Oslo", "Ann"])
        text = f"{name} met {place}, born 1972."
        spans = [
            (0, len(name), "PERSON", "DIRECT"),
            (len(name) + 5, len(name) + 5 + len(place), "LOC", "NO_MASK"),
            (len(text) - 5, len(text) - 1, "DATETIME", "QUASI"),
        ]
        mentions = [GoldMention(*span, f"e{j}") for j, span in enumerate(spans)]
        texts.append(AnnotatedText(f"d{i}", text, {"a": mentions}))
        masks[f"d{i}"] = [(0, len(name))]
    write_tab(texts, tmp_path / "gold.json")
    write_masks(masks, tmp_path / "masks.json")
    return tmp_path


@pytest.mark.slow
def test_trains_a_component_that_runs(gold, tiny_bert):  # noqa: F811
    out = gold / "out"
    result = train(
        gold / "gold.json", out, "--language-model", tiny_bert,
        "--masks", gold / "masks.json", "--recall", 1.0,
    )  # fmt: skip
    assert "spans       36" in result.output and "combination" in result.output
    config = json.loads((out / COMPONENT).read_text())
    assert set(config["indicators"]) == {"lm_probability", "perturbation", "sequence_labelling"}
    nlp = pipeline(risk_indicators=config)
    doc = nlp("Ann Lee met Bo in Oslo, born 1972.")
    found = {span.text: span._.risk_indicators["risky"] for span in doc.spans[RISK_SPANS]}
    assert found["1972"] and set(found) >= {"Ann Lee", "Oslo"}
    nlp.to_disk(gold / "nlp")
    spacy.load(gold / "nlp")


def test_bad_input_leaves_nothing(gold, monkeypatch, arguments, code):
    monkeypatch.chdir(gold)
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    (gold / "half.json").write_text('{"d0": []}')
    train("gold.json", "out", *arguments, fails=code)
    assert not (gold / "out").exists()


def test_an_existing_folder_stays(gold):
    (gold / "out").mkdir()
    train(gold / "gold.json", gold / "out", "--masks", gold / "masks.json", fails="KN004")
