from __future__ import annotations

from importlib.util import find_spec

import numpy as np
import pytest

from spacy_kanon.federated.plan import Plan
from spacy_kanon.federated.setup import initial_pipeline, write_pipeline
from spacy_kanon.federated.worker import Worker, get_arrays
from tests.federated.samples import CONFIG, LABELS, make_docs, run, write_docs, write_model
from tests.tiny_bert import save_tiny_bert

WARM_UP = {
    "training__optimizer__learn_rate": {
        "@schedules": "warmup_linear.v1",
        "warmup_steps": 10,
        "total_steps": 20,
        "initial_rate": 1.0,
    }
}


def test_a_rate_that_warms_up_changes_something_from_the_second_step_on(tmp_path):
    """A schedule that is never stepped would leave the rate at 0."""
    model = write_model(tmp_path / "model", **WARM_UP)
    data = write_docs(make_docs(6), tmp_path / "data.spacy")
    start = get_arrays(Worker.open(model, None).nlp)
    for round, batch_size, moves in ((1, 6, False), (1, 3, True), (2, 6, True)):
        worker = Worker.open(model, data, batch_size=batch_size)
        trained = worker.train(start, epochs=1, seed=0, round=round).arrays
        moved = any((trained[name] != start[name]).any() for name in start)
        assert moved == moves, (round, batch_size)


def test_frozen_components_stay_as_they_are(tmp_path):
    model = write_model(tmp_path / "model", training__frozen_components=["ner"])
    worker = Worker.open(model, write_docs(make_docs(6), tmp_path / "data.spacy"))
    start = get_arrays(worker.nlp)
    trained = worker.train(start, epochs=2, seed=0, round=1).arrays
    for name in start:
        if name.startswith("ner/"):
            np.testing.assert_array_equal(trained[name], start[name])


@pytest.mark.skipif(find_spec("spacy_transformers") is None, reason="needs spacy-transformers")
def test_a_transformer_is_trained_together(tmp_path):
    (tmp_path / "bert").mkdir()
    save_tiny_bert(tmp_path / "bert")
    overrides = {"vars.transformer": str(tmp_path / "bert")}
    config = CONFIG.with_name("records_trf.cfg")
    write_pipeline(initial_pipeline(config, LABELS, overrides=overrides), tmp_path / "model")
    docs = make_docs(12)
    halves = [
        write_docs(part, tmp_path / f"{number}.spacy")
        for number, part in enumerate((docs[:6], docs[6:]))
    ]
    start = get_arrays(Worker.open(tmp_path / "model", None).nlp)
    training, _ = run(Plan(rounds=2, seed=1), tmp_path / "model", halves)
    moved = {n for n, array in get_arrays(training.nlp).items() if (array != start[n]).any()}
    assert any("encoder.layer.0" in name for name in moved)
    assert any(name.startswith("ner/") for name in moved)
