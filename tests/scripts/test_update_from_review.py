"""What is learned from reviewed texts: the split, the figures before and after."""

import json
import re
from pathlib import Path

import pytest
from update_from_review import _worse as worse
from update_from_review import show_losses, split, update, update_from_review

from spacy_kanon.review.setup import Plan, begin
from spacy_kanon.types import AnnotatedText
from tests.commands import script
from tests.refusals import refused

CONFIGS = Path(__file__).parents[2] / "configs"


def texts(count: int) -> list[AnnotatedText]:
    return [AnnotatedText(f"t{n}", "", {}) for n in range(count)]


@pytest.mark.parametrize(("count", "sizes"), [(6, (3, 1, 2)), (10, (6, 1, 3)), (40, (23, 5, 12))])
def test_the_parts_are_apart_and_do_not_depend_on_the_order(count, sizes):
    parts = split(texts(count))
    assert tuple(map(len, parts)) == sizes
    assert sorted(t.doc_id for part in parts for t in part) == sorted(f"t{n}" for n in range(count))
    again = split(texts(count)[::-1])
    one, other = ([[t.doc_id for t in part] for part in some] for some in (parts, again))
    assert one == other


def test_too_few_texts_are_refused():
    refused("KN930", split, texts(5))


def test_a_masker_and_a_selector_are_trained_and_compared(tmp_path):
    source = tmp_path / "texts.jsonl"
    cities = ("Oslo", "Bergen", "Paris", "Vienna", "London", "Rome")
    lines = [
        {"id": f"t{n}", "text": f"Anna Berg {n} was a composer from {city}. She died in {city}."}
        for n, city in enumerate(cities)
    ]
    source.write_text("".join(json.dumps(line) + "\n" for line in lines))
    controller = begin(tmp_path / "project", source, Plan())
    lead = controller.project.person("lead")
    for number in range(1, len(cities) + 1):
        for mark in list(controller.state(number, lead.id).annotation):
            annotation = controller.state(number, lead.id).annotation
            options = controller.session(number).options(annotation, mark)
            command = {"do": "choose", "mark": mark.number, "how": "option"}
            controller.do(number, lead.id, {**command, "text": options[0].text}, lead, 10**6)
        controller.submit(number, lead.id, lead)
    # A few steps show that it is done.
    for name in ("masker_cpu.cfg", "selection_cpu.cfg", "selection_finetune.cfg"):
        config = (CONFIGS / name).read_text().replace("width = 96", "width = 16")
        config = re.sub(r"^max_steps = \d+", "max_steps = 4", config, flags=re.M)
        config = re.sub(r"^eval_frequency = \d+", "eval_frequency = 2", config, flags=re.M)
        (tmp_path / name).write_text(
            config.replace("rows = [5000,1000,2500,2500]", "rows = [50,50,50,50]")
        )
    configs = {"masker": tmp_path / "masker_cpu.cfg", "selector": tmp_path / "selection_cpu.cfg"}
    report = update(controller, tmp_path / "learned", **configs, initial=None)
    assert report["texts"] == {"train": 3, "stop": 1, "held_out": 2}
    assert set(report["masker"]) == {"before", "after", "with counts"}
    assert set(report["selector"]) == {"before", "after"}
    for part in ("masker", "selector"):
        assert all(0 <= v <= 1 for figures in report[part].values() for v in figures.values())
        assert (tmp_path / "learned" / part / "model-best").is_dir()
    before, after, both = report["masker"].values()
    assert before["token_recall"] > 0.5
    # The counts hide what they hid; what the masker alone does less well is named.
    assert both["token_recall"] >= max(before["token_recall"], after["token_recall"])
    assert report["worse"].get("masker", []) == [
        name for name in ("mention_recall", "token_recall") if after[name] < before[name]
    ]
    assert json.loads((tmp_path / "learned" / "report.json").read_text()) == report
    # The texts are in no file that stays.
    assert not list(controller.project.folder.glob(".update*"))
    assert [path.name for path in (tmp_path / "learned").glob("*.json")] == ["report.json"]
    # The selector is trained on from the one that is there, which stays as it is.
    first = tmp_path / "learned" / "selector" / "model-best"
    bytes_before = {path: path.read_bytes() for path in first.rglob("*") if path.is_file()}
    configs = {"masker": None, "selector": tmp_path / "selection_finetune.cfg"}
    again = update(controller, tmp_path / "more", **configs, initial_selector=first)
    assert again["selector"]["before"] == report["selector"]["after"]
    assert bytes_before == {path: path.read_bytes() for path in bytes_before}
    second = tmp_path / "more" / "selector" / "model-best"
    trained = [(path / "replacement_selector" / "model").read_bytes() for path in (first, second)]
    assert trained[0] != trained[1]
    controller.project.close()


def test_what_a_model_does_less_well_is_said(tmp_path, capsys, after, losses):
    before = {"token_recall": 0.9, "mention_recall": 0.9, "mean_reciprocal_rank": 0.7}
    columns = {"before": before, "after": after}
    figures = {"texts": {"train": 3}, "masker": columns, "selector": columns}
    assert worse(figures) == losses
    show_losses({"worse": losses}, tmp_path)
    printed = " ".join(capsys.readouterr().out.split())
    assert ("hides less than what was there before (token recall)" in printed) == bool(losses)
    assert printed.count("Nothing was replaced") == len(losses)


def test_an_option_without_the_one_that_it_is_for(tmp_path, words):
    script(update_from_review)(tmp_path / "p", tmp_path / "out", *words.split(), fails="KN934")
