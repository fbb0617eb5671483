"""A session of replacement choice on WikiReplace, exported as what it was read from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from evaluate_selection import selection_report as evaluate_selection

from spacy_kanon.review.exporting import export
from spacy_kanon.review.setup import Plan, begin

DATA = Path(__file__).parents[2].parent / "shared" / "data" / "wikireplace" / "dev.json"
DOCUMENTS = 4


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    """Two annotators: one chooses what the gold has, the other the most specific option."""
    if not DATA.is_file():
        pytest.skip("the shared data are not here")
    folder = tmp_path_factory.mktemp("wikireplace")
    gold = json.loads(DATA.read_text(encoding="utf8"))[:DOCUMENTS]
    source = folder / "texts.json"
    source.write_text(json.dumps(gold), encoding="utf8")
    plan = Plan(mode="replacement", per_text=2, annotators=("ann", "bob"))
    controller = begin(folder / "project", source, plan)
    for name in ("ann", "bob"):
        person = controller.project.person(name)
        for number, document in enumerate(gold, start=1):
            (annotation,) = document["annotations"].values()
            chosen = {
                m["entity_mention_id"]: next(iter(m["replacement"]["generalization_selection"]))
                for m in annotation["entity_mentions"]
                if "replacement" in m
            }
            for mark in list(controller.state(number, person.id).annotation):
                state = controller.state(number, person.id)
                options = controller.session(number).options(state.annotation, mark)
                text = chosen[mark.source] if name == "ann" else options[0].text
                command = {"do": "choose", "mark": mark.number, "how": "option", "text": text}
                controller.do(number, person.id, command, person, 10**6)
            controller.submit(number, person.id, person)
    path = folder / "wikireplace.json"
    export(controller, "wikireplace.json", path)
    yield gold, json.loads(path.read_text(encoding="utf8")), path, controller
    controller.project.close()


def without_votes(document):
    """A document of which all is left but who chose what, and what follows from it."""
    plain = json.loads(json.dumps(document))
    plain.pop("generalized_text")
    for annotation in plain["annotations"].values():
        for mention in annotation["entity_mentions"]:
            if "replacement" in mention:
                mention["replacement"].pop("generalization_selection")
    return plain


def test_the_export_has_every_field_that_the_file_had_and_no_other(session):
    gold, exported, _, _ = session
    assert [without_votes(d) for d in exported] == [without_votes(d) for d in gold]
    assert [set(d) for d in exported] == [set(d) for d in gold]


def test_the_choices_of_the_session_are_in_it(session):
    gold, exported, _, _ = session
    for before, after in zip(gold, exported, strict=True):
        (first,), (second,) = before["annotations"].values(), after["annotations"].values()
        for old, new in zip(first["entity_mentions"], second["entity_mentions"], strict=True):
            if "replacement" in old:
                votes = new["replacement"]["generalization_selection"]
                (chosen,) = old["replacement"]["generalization_selection"]
                assert "ann" in votes[chosen]
                assert sorted(name for names in votes.values() for name in names) == ["ann", "bob"]


def test_evaluate_selection_reads_it_and_counts_the_agreement_that_the_page_shows(session):
    from spacy_kanon.review.exporting import agreement

    _, _, path, controller = session
    report = evaluate_selection(path, {}, folds=2, resamples=0)
    assert report["documents"] == DOCUMENTS
    shown = agreement(controller)["replacement"]
    assert shown == pytest.approx(report["agreement"])
    assert 0 < shown["string"] < 1
