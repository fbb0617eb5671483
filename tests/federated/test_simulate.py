"""Trainings of three clients in one process: what they learn, what is sent, who fails."""

import json
import time
from dataclasses import asdict

import numpy as np
import pytest

from tests.federated import conftest
from tests.refusals import refused

pytest.importorskip("flwr", reason="needs Flower: pip install 'spacy-kanon[federated]'")

from flwr.common.serde import message_from_proto
from flwr.proto.message_pb2 import Message as ProtoMessage

from spacy_kanon.federated import client_app, simulate
from spacy_kanon.federated.plan import Plan, epsilon
from spacy_kanon.federated.server_app import MODEL, REPORT, Training, make_server_app
from spacy_kanon.federated.worker import Worker, get_arrays

CLIPPED = {"clipping_norm": 0.01}
NOISY = CLIPPED | {"noise_multiplier": 2.0}


def assert_close(training, expected, **tolerance):
    np.testing.assert_allclose(conftest.flat(training), expected, **(tolerance or {"rtol": 1e-6}))


def test_averaging_is_the_mean_of_what_each_client_trains_weighted_by_its_documents(federation):
    start, total, mean = get_arrays(conftest.open_worker(federation.model).nlp), 0, 0.0
    for part in federation.parts:
        worker = conftest.open_worker(federation.model, part)
        examples = worker.train(start, epochs=1, seed=1, round=1).examples
        mean, total = mean + conftest.flat(worker) * examples, total + examples
    np.testing.assert_allclose(federation.after(), mean / total, rtol=1e-4, atol=1e-6)


def test_it_learns_and_repeats_itself(federation, tmp_path):
    dev = conftest.write_docs(conftest.make_docs(4), tmp_path / "dev.spacy")
    training = federation.train(dev=dev)
    assert (conftest.flat(training) != federation.start).any()
    assert all("ents_f" in entry["scores"] for entry in training.history)
    assert_close(training, federation.after())


@pytest.mark.parametrize("strategy", ["FedAdam", "FedMedian", "FedTrimmedAvg"])
def test_strategies_of_flower(federation, strategy):
    assert (federation.after(strategy=strategy) != federation.start).any()


def test_no_text_leaves_a_client(federation):
    docs = conftest.make_docs(24)
    secrets = {t.text.encode() for doc in docs for t in doc if len(t) > 4} - {b"married"}
    assert len(secrets) > 20
    for content in federation.messages():
        assert not any(secret in content for secret in secrets)
    sent = federation.messages()
    replies = [message_from_proto(ProtoMessage.FromString(content)) for content in sent]
    replies = [message for message in replies if message.metadata.reply_to_message_id]
    assert len(replies) == 3
    for reply in replies:
        assert set(reply.content) == {"arrays", "metrics"}
        arrays = client_app.from_record(reply.content["arrays"]).values()
        assert all(array.dtype.kind == "f" for array in arrays)
        assert all(isinstance(v, int | float) for v in reply.content["metrics"].values())


def test_an_error_does_not_quote_the_text(federation, monkeypatch):
    def fail(self, *args, **kwargs):
        raise ValueError(f"cannot train on {self.docs[0].text}")

    monkeypatch.setattr(Worker, "train", fail)
    sent = []
    refused("KN821", federation.train, traffic=lambda _, content: sent.append(content))
    assert not any(name.encode() in content for content in sent for name in conftest.NAMES)
    assert any(b"KN816" in content and b"ValueError" in content for content in sent)


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


def crash(trained):
    raise MemoryError


BAD = {
    "one number": nan_array,
    "shapes": lambda t: t._replace(arrays=dict.fromkeys(t.arrays, np.zeros(2, dtype="f"))),
    "loss": lambda t: t._replace(loss=float("nan")),
    "weight": lambda t: t._replace(examples=0),
    "crash": crash,
}


@pytest.fixture(scope="module")
def without_first(federation):
    """The parameters of a training of all clients but the first."""
    return conftest.flat(federation.train(federation.parts[1:], min_clients=2))


@pytest.mark.parametrize("how", BAD.values(), ids=BAD)
def test_a_bad_client_does_not_spoil_the_round(federation, without_first, monkeypatch, how):
    spoil(monkeypatch, 12, how)
    training = federation.train(min_clients=2)
    (entry,) = training.history
    assert (entry["asked"], entry["used"], len(entry["dropped"])) == (3, 2, 1)
    assert_close(training, without_first, rtol=1e-5)


def test_a_client_that_is_too_slow_is_not_waited_for(federation, without_first, monkeypatch):
    began = time.monotonic()
    federation.train(federation.parts[1:], min_clients=2)
    timeout = 1 + 3 * (time.monotonic() - began)  # The others are in time on a busy machine, too.
    spoil(monkeypatch, 12, lambda trained: time.sleep(timeout + 0.2) or trained)
    training = federation.train(min_clients=2, timeout=timeout)
    (entry,) = training.history
    assert (entry["asked"], entry["used"], entry["dropped"]) == (3, 2, {})
    assert_close(training, without_first, rtol=1e-5)


def test_with_too_few_good_replies_the_round_changes_nothing(federation, monkeypatch):
    spoil(monkeypatch, 12, nan_array)
    refused("KN821", federation.train)


def test_a_client_cannot_give_itself_more_weight_where_all_count_the_same(federation, monkeypatch):
    def heavy(message, worker):
        reply = train(message, worker)
        reply["metrics"]["weight"] = float(len(worker.docs))
        return reply

    train = client_app._train
    monkeypatch.setattr(client_app, "_train", heavy)
    assert federation.train().history[0]["used"] == 3
    refused("KN821", federation.train, **CLIPPED)


def test_a_client_without_documents_is_left_out(federation, tmp_path):
    empty = conftest.write_docs([], tmp_path / "empty.spacy")
    training = federation.train([empty, *federation.parts[:2]], min_clients=2)
    (entry,) = training.history
    assert entry["used"] == 2 and "KN818" in entry["dropped"]["1"]


def test_a_client_with_another_pipeline_is_left_out(federation, tmp_path, labels, settings):
    model, part = federation.model, federation.parts[2]
    other = conftest.write_model(tmp_path / "other", labels, **settings)
    workers = [conftest.open_worker(folder, part) for folder in (model, other, model)]
    training = Training(conftest.make_plan(min_clients=2), conftest.open_worker(model))
    app = client_app.make_client_app(lambda context: workers[context.node_id - 1])
    grid = simulate.LocalGrid(dict.fromkeys((1, 2, 3), app))
    simulate.run_locally(make_server_app(lambda _: training), grid)
    (entry,) = training.history
    assert entry["used"] == 2 and list(entry["dropped"]) == ["2"]
    assert "KN815" in entry["dropped"]["2"]


class Leaving(simulate.LocalGrid):
    """Its first client is gone for good after the first round."""

    def get_node_ids(self):
        left = self.rounds.history and self.rounds.history[-1]["number"] >= 1
        return list(self.clients)[1:] if left else list(self.clients)

    def send_and_receive(self, messages, *, timeout=None):
        """However slow the machine, no reply is late: it is the clients that are waited for."""
        return super().send_and_receive(messages)


def train_while_one_leaves(federation, folder, **options) -> Training:
    workers = [conftest.open_worker(federation.model, part) for part in federation.parts]
    plan = conftest.make_plan(timeout=0.3, **options)
    training = Training(plan, conftest.open_worker(federation.model), folder)
    app = client_app.make_client_app(lambda context: workers[context.node_id - 1])
    grid = Leaving(dict.fromkeys((1, 2, 3), app))
    grid.rounds = training
    simulate.run_locally(make_server_app(lambda _: training), grid)
    return training


def test_a_training_that_needs_a_client_that_is_gone_ends(federation, tmp_path):
    refused(r"KN825.*needs 3", train_while_one_leaves, federation, tmp_path / "out", rounds=2)
    report = json.loads((tmp_path / "out" / REPORT).read_text())  # Of the round that was done.
    assert len(report["rounds"]) == 1
    assert (conftest.flat(conftest.open_worker(tmp_path / "out" / MODEL)) != federation.start).any()


def test_a_training_goes_on_with_the_clients_that_are_left(federation, tmp_path):
    training = train_while_one_leaves(federation, tmp_path / "out", rounds=3, min_clients=2)
    assert [entry["used"] for entry in training.history] == [3, 2, 2]


def test_updates_are_clipped_and_noise_is_never_drawn_again(federation):
    assert np.linalg.norm(federation.after() - federation.start) > 0.05
    assert 0 < np.linalg.norm(federation.after(**CLIPPED) - federation.start) <= 0.01 * 1.001
    quiet = federation.after(**CLIPPED)
    assert_close(federation.train(**CLIPPED), quiet)
    first, second = (conftest.flat(federation.train(**NOISY)) for _ in range(2))
    assert abs(np.corrcoef(first - quiet, second - quiet)[0, 1]) < 0.1
    # Standard deviation of the noise: multiplier * norm / clients.
    expected = 2.0 * 0.01 / 3 * np.sqrt(first.size)
    assert np.linalg.norm(first - federation.start) == pytest.approx(expected, rel=0.2)


def test_the_report_tells_epsilon(federation, tmp_path):
    reports = []
    for number, options in enumerate((NOISY | {"rounds": 2}, CLIPPED, {})):
        federation.train(folder=tmp_path / str(number), **options)
        reports.append(json.loads((tmp_path / str(number) / REPORT).read_text()))
    noisy, clipped, free = reports
    assert noisy["privacy"] == {
        "delta": 1e-5,
        "epsilon": pytest.approx(epsilon([2.0, 2.0], 1e-5)),
        "epsilon_replaced": pytest.approx(epsilon([1.0, 1.0], 1e-5)),
    }
    assert clipped["privacy"]["epsilon"] is None
    assert "privacy" not in free


def test_with_fewer_replies_the_same_noise_protects_less(federation, monkeypatch):
    """Each update weighs more in the mean, and the noise is not larger."""
    spoil(monkeypatch, 12, crash)
    (entry,) = federation.train(min_clients=2, **NOISY).history
    assert (entry["used"], entry["noise_multiplier"]) == (2, pytest.approx(2.0 * 2 / 3))


def test_plans_that_can_and_cannot_be(federation):
    wanted = conftest.make_plan(strategy="FedAdam")
    config = {name.replace("_", "-"): value for name, value in asdict(wanted).items()}
    assert Plan.from_config(config | {"model": "x", "unrelated": 1}) == wanted
    refused("KN300", federation.train, min_clients=4)
