"""What a worker does with its batches, without Spark."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from spacy.language import Language

from spacy_kanon.errors import KanonError
from spacy_kanon.release.reading.text_reader import NAME as READER
from spacy_kanon.release.runner import Recipe, make_release_pipeline
from spacy_kanon.spark import workers
from spacy_kanon.spark.workers import Plan, fingerprints_of, pipeline_of

pyarrow = pytest.importorskip("pyarrow")

BAD = "bad"


def failing(doc):
    if doc.text == BAD:
        raise ValueError("cannot be done")
    return doc


@pytest.fixture(scope="module")
def plan():
    prints = fingerprints_of(make_release_pipeline(Recipe()))
    return Plan(("note",), Recipe(), "_out", prints)


def test_a_process_has_one_pipeline_for_all_batches(plan):
    nlp = pipeline_of(plan)
    assert pipeline_of(pickle.loads(pickle.dumps(plan))) is nlp
    other = replace(plan, recipe=Recipe(config={"k": 3}))
    assert pipeline_of(other) is not nlp


@pytest.mark.parametrize("what", ["knowledge base", "pipeline", "version of spacy-kanon"])
def test_what_differs_is_refused_before_the_first_row(plan, what, monkeypatch):
    monkeypatch.setattr(workers, "_pipeline", None)
    other = replace(plan, fingerprints={**plan.fingerprints, what: "another"})
    with pytest.raises(KanonError, match=f"KN988.+{what}"):
        next(workers.sanitize_batches(iter(()), other))


def test_rows_that_cannot_be_done_say_why(plan, monkeypatch):
    nlp = make_release_pipeline(plan.recipe)

    Language.component("failing_here", func=failing)
    nlp.add_pipe("failing_here", after=READER)
    monkeypatch.setattr(workers, "_pipeline", (plan.recipe, plan.fingerprints, nlp))
    monkeypatch.setattr(workers, "ROWS", 2)
    rows = {"n": [1, 2, 3, 4, 5], "note": ["He left.", BAD, None, "", "Ann Lee left."]}
    batch = pyarrow.RecordBatch.from_pydict(rows)
    batches = list(workers.sanitize_batches(iter([batch, batch.slice(0, 0)]), plan))
    assert [part.num_rows for part in batches] == [2, 2, 1]
    result = pyarrow.Table.from_batches(batches).to_pydict()
    assert result == {
        **rows,
        "note_out": ["He left.", None, None, "", "*** left."],
        "kanon_k_reached": [None] * 5,
        "kanon_problem": [None, "cannot be done", None, None, None],
    }


def test_texts_keep_the_arrow_type_of_the_source(plan):
    column = pyarrow.array(["He left."], type=pyarrow.large_string())
    batch = pyarrow.RecordBatch.from_pydict({"note": column})
    (result,) = workers.sanitize_batches(iter([batch]), replace(plan, suffix=""))
    assert result.schema.field("note").type == pyarrow.large_string()


def test_rows_of_a_subject_are_read_in_one_order(plan):
    rows = {
        "note": ["She lives in Oslo.", None, "A geologist, born in 1968.", "Zoe Xyzzy."],
        "day": [2, 1, None, 1],
        "who": [7, 7, 7, 7],
    }
    table = pyarrow.table(rows)
    for order, numbers in [(None, [2, 0, 3, 1]), ("day", [3, 1, 0, 2])]:
        job = replace(plan, subject="who", order=order)
        first = workers.sanitize_subject(table, job)
        assert first.column("note").to_pylist() == [rows["note"][i] for i in numbers]
        assert workers.sanitize_subject(table.take([3, 0, 2, 1]), job) == first
