import json
import random

import pytest
import spacy

from spacy_kanon.fitting.indicators import COMPONENT
from spacy_kanon.formats.masks import write_masks
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import RISK_SPANS
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.commands import command
from tests.indicators.conftest import tiny_bert  # noqa: F401

run = command("train-indicators")


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
    result = run(
        gold / "gold.json", out, "--language-model", tiny_bert, "--bfloat16",
        "--masks", gold / "masks.json", "--recall", 1.0,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "spans       36" in result.output and "combination" in result.output
    config = json.loads((out / COMPONENT).read_text())
    assert set(config["indicators"]) == {"lm_probability", "perturbation", "sequence_labelling"}
    nlp = spacy.blank("en")
    nlp.add_pipe("risk_indicators", config=config)
    doc = nlp("Ann Lee met Bo in Oslo, born 1972.")
    found = {span.text: span._.risk_indicators["risky"] for span in doc.spans[RISK_SPANS]}
    assert found["1972"] and set(found) >= {"Ann Lee", "Oslo"}
    nlp.to_disk(gold / "nlp")
    spacy.load(gold / "nlp")


@pytest.mark.parametrize(
    "arguments,code",
    [
        ([], "KN300"),
        (["--language-model", "no/such/model-here"], "KN702"),
        (["--masks", "half.json"], "KN600"),
        (["--masks", "none.json"], "KN003"),
        (["--index", "none"], "KN003"),
        # Before anything is learned: no model is looked for.
        (["--language-model", "no/such/model-here", "--recall", "2"], "KN300"),
    ],
)
def test_bad_input_leaves_nothing(gold, arguments, code, monkeypatch):
    monkeypatch.chdir(gold)
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    (gold / "half.json").write_text('{"d0": []}')
    result = run("gold.json", "out", *arguments)
    assert result.exit_code == 1 and code in result.output, result.output
    assert not (gold / "out").exists()


def test_an_existing_folder_stays(gold):
    (gold / "out").mkdir()
    assert "KN004" in run(gold / "gold.json", gold / "out", "--masks", gold / "masks.json").output
