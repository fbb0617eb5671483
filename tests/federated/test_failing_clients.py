"""Clients that err, are late, leave, or never come."""

from __future__ import annotations

import time

import numpy as np
import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.federated import simulate as simulate_module
from spacy_kanon.federated.client_app import make_client_app
from spacy_kanon.federated.server_app import make_server_app
from spacy_kanon.federated.simulate import LocalGrid, run_locally
from spacy_kanon.federated.training import Training
from spacy_kanon.federated.worker import Worker
from tests.federated.samples import (
    arrays_of,
    assert_equal,
    make_docs,
    plan,
    resumed_from,
    run,
    write_docs,
    write_model,
)


def spoil(monkeypatch, size: int, how) -> None:
    """Let `how` change what the client with `size` documents has trained."""
    train = Worker.train

    def spoiled(self, *args, **kwargs):
        trained = train(self, *args, **kwargs)
        return how(trained) if len(self.docs) == size else trained

    monkeypatch.setattr(Worker, "train", spoiled)


def nan_array(trained):
    next(iter(trained.arrays.values())).flat[0] = np.nan
    return trained


def other_shape(trained):
    return trained._replace(arrays=dict.fromkeys(trained.arrays, np.zeros(2, dtype="f")))


def nan_loss(trained):
    return trained._replace(loss=float("nan"))


def no_weight(trained):
    return trained._replace(examples=0)


def crash(trained):
    raise MemoryError


@pytest.mark.parametrize("how", [nan_array, other_shape, nan_loss, no_weight, crash])
def test_a_bad_client_does_not_spoil_the_round(model, parts, monkeypatch, how):
    good, _ = run(plan(min_clients=2, rounds=1), model, parts[1:])
    spoil(monkeypatch, 12, how)
    training, _ = run(plan(min_clients=2, rounds=1), model, parts)
    (entry,) = training.history
    assert entry["asked"] == 3 and entry["used"] == 2
    assert len(entry["dropped"]) == 1
    assert_equal(arrays_of(training), arrays_of(good), rtol=1e-5)


def test_a_client_that_is_too_slow_is_not_waited_for(model, parts, monkeypatch):
    began = time.monotonic()
    good, _ = run(plan(min_clients=2, rounds=1), model, parts[1:])
    timeout = 1 + 3 * (time.monotonic() - began)  # The others are in time on a busy machine, too.
    spoil(monkeypatch, 12, lambda trained: time.sleep(timeout + 0.2) or trained)
    training, _ = run(plan(min_clients=2, rounds=1, timeout=timeout), model, parts)
    (entry,) = training.history
    assert entry["asked"] == 3 and entry["used"] == 2 and not entry["dropped"]
    assert_equal(arrays_of(training), arrays_of(good), rtol=1e-5)


def test_secure_aggregation_goes_on_without_a_client_that_fails(
    model, parts, tmp_path, monkeypatch
):
    fourth = write_docs(make_docs(9), tmp_path / "fourth.spacy")
    spoil(monkeypatch, 9, crash)
    plain, _ = run(plan(rounds=1), model, parts)
    options = {"rounds": 1, "scenario": "secure", "max_documents": 20}
    secure, _ = run(plan(**options), model, [*parts, fourth])
    assert [entry["used"] for entry in secure.history] == [3]
    assert_equal(arrays_of(secure), arrays_of(plain), atol=1e-4, rtol=0)


def test_with_too_few_good_replies_the_round_changes_nothing(model, parts, monkeypatch):
    spoil(monkeypatch, 12, nan_array)
    with pytest.raises(KanonError, match="KN821"):
        run(plan(rounds=1), model, parts)


def test_a_client_without_documents_is_left_out(model, parts, tmp_path):
    empty = write_docs([], tmp_path / "empty.spacy")
    training, _ = run(plan(min_clients=2), model, [empty, *parts[:2]])
    assert all("KN818" in entry["dropped"]["1"] for entry in training.history)
    assert training.history[0]["used"] == 2


@pytest.mark.parametrize(
    "labels,settings",
    [(("BD", "CH"), {}), (("BD", "SP"), {"components__ner__model__hidden_width": 16})],
    ids=["other labels", "another version of the model"],
)
def test_a_client_with_another_pipeline_is_left_out(model, parts, tmp_path, labels, settings):
    other = write_model(tmp_path / "other", labels, **settings)
    workers = [Worker.open(folder, parts[2]) for folder in (model, other, model)]
    app = make_client_app(lambda context: workers[context.node_id - 1])
    training = Training(plan(rounds=1, min_clients=2), Worker.open(model, None))
    run_locally(make_server_app(lambda _: training), LocalGrid(dict.fromkeys((1, 2, 3), app)))
    (entry,) = training.history
    assert entry["used"] == 2 and list(entry["dropped"]) == ["2"]
    assert "KN815" in entry["dropped"]["2"]


class Leaving(LocalGrid):
    """Its first client is gone for good after the first round."""

    def get_node_ids(self):
        left = self.rounds.history and self.rounds.history[-1]["number"] >= 1
        return list(self.clients)[1:] if left else list(self.clients)

    def send_and_receive(self, messages, *, timeout=None):
        """However slow the machine, no reply is late: it is the clients that are waited for."""
        return super().send_and_receive(messages)


def train_while_one_leaves(model, parts, folder, **options) -> Training:
    workers = [Worker.open(model, part, batch_size=4) for part in parts]
    what = plan(timeout=0.3, **options)
    training = Training(what, Worker.open(model, None), folder)
    app = simulate_module.client_app_for(what, lambda context: workers[context.node_id - 1])
    grid = Leaving(dict.fromkeys(range(1, len(parts) + 1), app))
    grid.rounds = training
    run_locally(make_server_app(lambda _: training), grid)
    return training


@pytest.mark.parametrize("scenario", ["average", "travel", "batches", "secure"])
def test_a_training_that_needs_a_client_that_is_gone_ends(model, parts, tmp_path, scenario):
    with pytest.raises(KanonError, match=r"KN825.*needs 3"):
        train_while_one_leaves(model, parts, tmp_path / "out", scenario=scenario)
    assert resumed_from(model, tmp_path / "out").rounds_done == 1


@pytest.mark.parametrize("evaluate", [False, True])
def test_a_training_goes_on_with_the_clients_that_are_left(model, parts, tmp_path, evaluate):
    options = {"rounds": 3, "min_clients": 2, "evaluate_at_clients": evaluate}
    training = train_while_one_leaves(model, parts, tmp_path / "out", **options)
    assert [entry["used"] for entry in training.history] == [3, 2, 2]
