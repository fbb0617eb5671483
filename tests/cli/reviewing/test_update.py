"""What is learned from reviewed texts: the split, the figures before and after."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spacy_kanon.cli.reviewing.update import split, update
from spacy_kanon.errors import KanonError
from spacy_kanon.review.beginning import Plan, begin
from spacy_kanon.review.store import people
from spacy_kanon.types import AnnotatedText

CONFIGS = Path(__file__).parents[3] / "configs"


def texts(count: int) -> list[AnnotatedText]:
    return [AnnotatedText(f"t{n}", "", {}) for n in range(count)]


@pytest.mark.parametrize(("count", "sizes"), [(6, (3, 1, 2)), (10, (6, 1, 3)), (40, (23, 5, 12))])
def test_the_parts_are_apart_and_do_not_depend_on_the_order(count, sizes):
    parts = split(texts(count))
    assert tuple(map(len, parts)) == sizes
    assert sorted(t.doc_id for part in parts for t in part) == sorted(f"t{n}" for n in range(count))
    again = split(texts(count)[::-1])
    assert [[t.doc_id for t in part] for part in again] == [
        [t.doc_id for t in part] for part in parts
    ]


def test_too_few_texts_are_refused():
    with pytest.raises(KanonError, match="KN930"):
        split(texts(5))


def test_a_masker_and_a_selector_are_trained_and_compared(tmp_path):
    source = tmp_path / "texts.jsonl"
    cities = ("Oslo", "Bergen", "Paris", "Vienna", "London", "Rome")
    lines = [
        {"id": f"t{n}", "text": f"Anna Berg {n} was a composer from {city}. She died in {city}."}
        for n, city in enumerate(cities)
    ]
    source.write_text("".join(json.dumps(line) + "\n" for line in lines))
    desk = begin(tmp_path / "project", source, Plan())
    lead = people.person_named(desk.project, "lead")
    for number in range(1, len(cities) + 1):
        for mark in list(desk.state(number, lead.id).sheet):
            options = desk.bench(number).offer(desk.state(number, lead.id).sheet, mark)
            command = {"do": "choose", "mark": mark.number, "how": "option"}
            desk.do(number, lead.id, {**command, "text": options[0].text}, lead, 10**6)
        desk.submit(number, lead.id, lead)
    for name in ("masker_cpu.cfg", "selection_cpu.cfg"):  # A few steps show that it is done.
        config = (CONFIGS / name).read_text().replace("width = 96", "width = 16")
        config = config.replace("max_steps = 600", "max_steps = 4").replace(
            "max_steps = 150", "max_steps = 4"
        )
        for steps in ("eval_frequency = 200", "eval_frequency = 50"):
            config = config.replace(steps, "eval_frequency = 2")
        (tmp_path / name).write_text(
            config.replace("rows = [5000,1000,2500,2500]", "rows = [50,50,50,50]")
        )
    report = update(
        desk,
        tmp_path / "learned",
        masker=tmp_path / "masker_cpu.cfg",
        selector=tmp_path / "selection_cpu.cfg",
        initial=None,
    )
    assert report["texts"] == {"train": 3, "stop": 1, "held_out": 2}
    for part in ("masker", "selector"):
        assert set(report[part]) == {"before", "after"}
        assert all(0 <= v <= 1 for figures in report[part].values() for v in figures.values())
        assert (tmp_path / "learned" / part / "model-best").is_dir()
    assert report["masker"]["before"]["token_recall"] > 0.5
    assert json.loads((tmp_path / "learned" / "report.json").read_text()) == report
    # The texts are in no file that stays.
    assert not list(desk.project.folder.glob(".update*"))
    assert [path.name for path in (tmp_path / "learned").glob("*.json")] == ["report.json"]
    desk.project.close()
