"""One data holder: parameters of any pipeline, a training of its own, what it was given."""

from importlib.util import find_spec

import numpy as np
import pytest
import spacy
from hypothesis import given
from hypothesis import strategies as st

from tests.federated.conftest import (
    CONFIG,
    LABELS,
    TINY,
    make_docs,
    make_plan,
    write_docs,
    write_model,
)
from tests.refusals import refused
from tests.tiny_bert import save_tiny_bert

pytest.importorskip("flwr", reason="needs Flower: pip install 'spacy-kanon[federated]'")

from spacy_kanon.federated.simulate import divide, initial_pipeline, simulate
from spacy_kanon.federated.worker import (
    Worker,
    defect,
    fingerprint,
    get_arrays,
    set_arrays,
    write_pipeline,
)

DOCS = make_docs(30)


def test_what_is_set_is_got_and_nothing_is_shared(federation):
    nlp = spacy.load(federation.model)
    arrays = {name: array + 1 for name, array in get_arrays(nlp).items()}
    set_arrays(nlp, arrays)
    next(iter(arrays.values()))[:] = 7
    got = get_arrays(nlp)
    assert [*got] == [*arrays]
    for name in [*arrays][1:]:
        np.testing.assert_array_equal(got[name], arrays[name])
    assert not (next(iter(got.values())) == 7).all()


def test_any_trainable_component_has_parameters():
    nlp = spacy.blank("en")
    refused("KN810", get_arrays, nlp)
    nlp.add_pipe("textcat").add_label("A")
    nlp.get_pipe("textcat").add_label("B")
    nlp.add_pipe("sentencizer")
    nlp.initialize()
    arrays = get_arrays(nlp)
    assert arrays and all(name.startswith("textcat/") for name in arrays)
    set_arrays(nlp, {name: array * 0 for name, array in arrays.items()})
    assert all(not array.any() for array in get_arrays(nlp).values())


@pytest.mark.parametrize("spoiled", ["name", "shape", "number"])
def test_wrong_parameters_are_refused_and_nothing_changes(federation, spoiled):
    nlp = spacy.load(federation.model)
    before, arrays = get_arrays(nlp), get_arrays(nlp)
    first = next(iter(arrays))
    if spoiled == "name":
        arrays["other"] = arrays.pop(first)
    elif spoiled == "shape":
        arrays[first] = np.zeros((1, 1, 1, 2), dtype="f")
    else:
        arrays[first].flat[0] = np.nan
    assert defect(before, arrays)
    refused("KN811", set_arrays, nlp, arrays)
    assert not defect(before, get_arrays(nlp))


def test_the_fingerprint_tells_labels_and_shapes_apart_but_not_parameters(federation):
    nlp = spacy.load(federation.model)
    mark = fingerprint(nlp)
    set_arrays(nlp, {name: array + 1 for name, array in get_arrays(nlp).items()})
    assert fingerprint(nlp) == mark
    assert fingerprint(initial_pipeline(CONFIG, ["BD", "CH"], overrides=TINY)) != mark
    wider = TINY | {"components.ner.model.hidden_width": 16}
    assert fingerprint(initial_pipeline(CONFIG, LABELS, overrides=wider)) != mark


def test_a_rate_that_warms_up_changes_something_from_the_second_step_on(tmp_path):
    """A schedule that is never stepped would leave the rate at 0."""
    rate = {"@schedules": "warmup_linear.v1", "warmup_steps": 10, "total_steps": 20}
    settings = {"training__optimizer__learn_rate": rate | {"initial_rate": 1.0}}
    model = write_model(tmp_path / "model", **settings)
    data = write_docs(DOCS[:6], tmp_path / "data.spacy")
    start = get_arrays(Worker.open(model, None).nlp)
    for round, batch_size, moves in ((1, 6, False), (1, 3, True), (2, 6, True)):
        worker = Worker.open(model, data, batch_size=batch_size)
        trained = worker.train(start, epochs=1, seed=0, round=round).arrays
        moved = any((trained[name] != start[name]).any() for name in start)
        assert moved == moves, (round, batch_size)


def test_frozen_components_stay_as_they_are(tmp_path):
    model = write_model(tmp_path / "model", training__frozen_components=["ner"])
    worker = Worker.open(model, write_docs(DOCS[:6], tmp_path / "data.spacy"))
    start = get_arrays(worker.nlp)
    trained = worker.train(start, epochs=2, seed=0, round=1).arrays
    for name in start:
        if name.startswith("ner/"):
            np.testing.assert_array_equal(trained[name], start[name])


@pytest.mark.skipif(find_spec("spacy_transformers") is None, reason="needs spacy-transformers")
def test_a_transformer_is_trained_together(tmp_path):
    overrides = {"vars.transformer": save_tiny_bert(tmp_path / "bert")}
    config = CONFIG.with_name("records_trf.cfg")
    write_pipeline(initial_pipeline(config, LABELS, overrides=overrides), tmp_path / "model")
    halves = [DOCS[n : n + 3] for n in (0, 3)]
    start = get_arrays(Worker.open(tmp_path / "model", None).nlp)
    training = simulate(make_plan(rounds=2, min_clients=2), tmp_path / "model", halves)
    moved = {n for n, array in get_arrays(training.nlp).items() if (array != start[n]).any()}
    assert any("encoder.layer.0" in name for name in moved)
    assert any(name.startswith("ner/") for name in moved)


@given(st.integers(1, 12), st.integers(0, 99))
def test_every_document_goes_to_one_client(clients, seed):
    parts = divide(DOCS, clients, seed=seed)
    assert {len(part) for part in parts} <= {len(DOCS) // clients, len(DOCS) // clients + 1}
    assert sorted(id(doc) for part in parts for doc in part) == sorted(map(id, DOCS))
    again = divide(DOCS, clients, seed=seed)
    assert [[*map(id, part)] for part in parts] == [[*map(id, part)] for part in again]


def test_a_pipeline_is_initialized_by_labels_and_seed_alone(tmp_path):
    nlp = initial_pipeline(CONFIG, LABELS, seed=3, overrides=TINY)
    assert set(nlp.get_pipe("ner").labels) == set(LABELS)
    same = get_arrays(initial_pipeline(CONFIG, LABELS, seed=3, overrides=TINY))
    other = get_arrays(initial_pipeline(CONFIG, LABELS, seed=4, overrides=TINY))
    arrays = get_arrays(nlp)
    assert all((arrays[name] == same[name]).all() for name in arrays)
    assert any((arrays[name] != other[name]).any() for name in arrays)
    write_pipeline(nlp, tmp_path / "model")
    refused("KN004", write_pipeline, nlp, tmp_path / "model")
    bad = tmp_path / "bad.cfg"
    bad.write_text("[nlp]\nlang = 'xx_no'\npipeline = ['nothing']\n")
    for config, labels, code in (
        (tmp_path / "none.cfg", LABELS, "KN003"),
        (CONFIG, [], "KN813"),
        (bad, LABELS, "KN813"),
    ):
        refused(code, initial_pipeline, config, labels)
