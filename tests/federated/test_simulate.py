from __future__ import annotations

import json
import time

import numpy as np
import pytest
from flwr.common.serde import message_from_proto
from flwr.proto.message_pb2 import Message as ProtoMessage
from spacy.tokens import DocBin
from spacy.vocab import Vocab

from spacy_kanon.errors import KanonError
from spacy_kanon.federated import simulate as simulate_module
from spacy_kanon.federated.checkpoints import read_checkpoint
from spacy_kanon.federated.client_app import from_record, make_client_app
from spacy_kanon.federated.local_grid import LocalGrid, run_locally
from spacy_kanon.federated.parameters import get_arrays
from spacy_kanon.federated.plan import Plan
from spacy_kanon.federated.server_app import MODEL, REPORT, make_server_app
from spacy_kanon.federated.training import CHECKPOINT, Training
from spacy_kanon.federated.worker import Worker
from tests.federated.samples import NAMES, make_docs, run, write_docs, write_model


def plan(**options) -> Plan:
    return Plan(**{"rounds": 2, "epochs": 1, "min_clients": 3, "seed": 1} | options)


def arrays_of(training: Training):
    return get_arrays(training.nlp)


def assert_equal(one, other, **tolerance):
    assert [*one] == [*other]
    for name in one:
        np.testing.assert_allclose(one[name], other[name], **tolerance or {"rtol": 1e-6})


def changed(model, training: Training) -> bool:
    before = get_arrays(Worker.open(model, None).nlp)
    return any((before[name] != array).any() for name, array in arrays_of(training).items())


def test_averaging_is_the_mean_of_what_each_client_trains_weighted_by_its_documents(model, parts):
    training, _ = run(plan(rounds=1), model, parts)
    start = get_arrays(Worker.open(model, None).nlp)
    trained = [
        Worker.open(model, part, batch_size=4).train(start, epochs=1, seed=1, round=1)
        for part in parts
    ]
    total = sum(one.examples for one in trained)
    mean = {
        name: sum(one.arrays[name] * (one.examples / total) for one in trained) for name in start
    }
    assert_equal(arrays_of(training), mean, rtol=1e-4, atol=1e-6)


def test_the_model_travels_from_client_to_client(model, parts):
    training, _ = run(plan(scenario="travel", rounds=2), model, parts)
    arrays = get_arrays(Worker.open(model, None).nlp)
    for number, part in enumerate([*parts, *parts], start=1):
        worker = Worker.open(model, part, batch_size=4)
        arrays = worker.train(arrays, epochs=1, seed=1, round=number).arrays
    assert [entry["asked"] for entry in training.history] == [1] * 6
    assert_equal(arrays_of(training), arrays)


def test_secure_aggregation_gives_the_same_mean(model, parts):
    plain, _ = run(plan(rounds=1), model, parts)
    secure, _ = run(plan(rounds=1, scenario="secure", max_documents=20), model, parts)
    assert [entry["used"] for entry in secure.history] == [3]
    assert_equal(arrays_of(secure), arrays_of(plain), atol=1e-4, rtol=0)


@pytest.mark.parametrize("scenario", ["average", "travel", "batches", "secure"])
def test_every_scenario_learns_and_repeats_itself(model, parts, tmp_path, scenario):
    dev = write_docs(make_docs(4), tmp_path / "dev.spacy")
    first, _ = run(plan(scenario=scenario), model, parts, dev=dev)
    second, _ = run(plan(scenario=scenario), model, parts, dev=dev)
    assert changed(model, first)
    assert all("ents_f" in entry["scores"] for entry in first.history)
    assert_equal(arrays_of(first), arrays_of(second))


@pytest.mark.parametrize(
    "strategy", ["FedAvgM", "FedAdam", "FedAdagrad", "FedYogi", "FedMedian", "FedTrimmedAvg"]
)
def test_strategies_of_flower(model, parts, strategy):
    training, _ = run(plan(rounds=1, strategy=strategy), model, parts)
    assert training.history[0]["changed"] and changed(model, training)


def test_the_engine_of_flower_gives_the_same(model, parts):
    pytest.importorskip("ray", reason="needs Ray: pip install 'flwr[simulation]'")
    local, _ = run(plan(rounds=1), model, parts)
    ray, _ = run(plan(rounds=1), model, parts, engine="ray")
    assert [entry["used"] for entry in ray.history] == [3]
    assert_equal(arrays_of(ray), arrays_of(local), rtol=1e-4, atol=1e-6)


# What is sent


def words_of(docs) -> set[bytes]:
    return {token.text.encode() for doc in docs for token in doc if len(token) > 4}


@pytest.mark.parametrize("scenario", ["average", "travel", "secure"])
def test_no_text_leaves_a_client(model, parts, scenario):
    _, traffic = run(plan(scenario=scenario), model, parts)
    assert traffic.messages == len(traffic.content) > 0
    assert traffic.down + traffic.up == sum(map(len, traffic.content))
    secrets = words_of(make_docs(24)) - {b"married"}
    assert len(secrets) > 20
    for content in traffic.content:
        assert not any(secret in content for secret in secrets)


def test_only_numbers_and_scalars_leave_a_client(model, parts):
    _, traffic = run(plan(rounds=1), model, parts)
    replies = [message_from_proto(ProtoMessage.FromString(c)) for c in traffic.content]
    replies = [message for message in replies if message.metadata.reply_to_message_id]
    assert len(replies) == 3
    for reply in replies:
        assert set(reply.content) == {"arrays", "metrics"}
        assert all(
            array.dtype.kind == "f" for array in from_record(reply.content["arrays"]).values()
        )
        assert all(isinstance(v, int | float) for v in reply.content["metrics"].values())


def test_the_trusted_operator_does_get_documents(model, parts):
    """The counter-case: the test above would find them."""
    _, traffic = run(plan(scenario="batches", rounds=1), model, parts)
    texts = set()
    for content in traffic.content:
        message = message_from_proto(ProtoMessage.FromString(content))
        if "documents" in message.content:
            docbin = DocBin().from_bytes(message.content["documents"]["docbin"])
            texts |= {doc.text for doc in docbin.get_docs(Vocab())}
    assert texts == {doc.text for doc in make_docs(24)}


def test_an_error_does_not_quote_the_text(model, parts, monkeypatch):
    def fail(self, *args, **kwargs):
        raise ValueError(f"cannot train on {self.docs[0].text}")

    monkeypatch.setattr(Worker, "train", fail)
    traffic = simulate_module.Traffic(content=[])
    with pytest.raises(KanonError, match="KN821"):
        simulate_module.simulate(plan(rounds=1), model, parts, traffic=traffic)
    assert not any(name.encode() in c for c in traffic.content for name in NAMES)
    assert any(b"KN816" in content and b"ValueError" in content for content in traffic.content)


# Clients that fail


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
    mark = Worker.open(model, None).fingerprint
    assert read_checkpoint(tmp_path / "out" / CHECKPOINT, mark).round == 1


@pytest.mark.parametrize("evaluate", [False, True])
def test_a_training_goes_on_with_the_clients_that_are_left(model, parts, tmp_path, evaluate):
    options = {"rounds": 3, "min_clients": 2, "evaluate_at_clients": evaluate}
    training = train_while_one_leaves(model, parts, tmp_path / "out", **options)
    assert [entry["used"] for entry in training.history] == [3, 2, 2]


def test_clients_that_never_come(model, parts):
    training = Training(plan(timeout=0.3), Worker.open(model, None))
    with pytest.raises(KanonError, match="KN825"):
        run_locally(make_server_app(lambda _: training), LocalGrid({}))


# Checkpoints


def test_a_resumed_training_is_the_same_as_one_in_one_go(model, parts, tmp_path):
    whole, _ = run(plan(rounds=3), model, parts, folder=tmp_path / "whole")
    run(plan(rounds=1), model, parts, folder=tmp_path / "halves")
    resumed, _ = run(plan(rounds=3), model, parts, folder=tmp_path / "halves")
    assert [entry["number"] for entry in resumed.history] == [1, 2, 3]
    assert_equal(arrays_of(resumed), arrays_of(whole))
    for name in (CHECKPOINT, REPORT, MODEL):
        assert (tmp_path / "halves" / name).exists()
    report = json.loads((tmp_path / "halves" / REPORT).read_text())
    assert len(report["rounds"]) == 3
    again, _ = run(plan(rounds=3), model, parts, folder=tmp_path / "halves")
    assert_equal(arrays_of(again), arrays_of(whole))


@pytest.mark.parametrize("scenario", ["average", "secure", "batches"])
def test_a_server_that_dies_in_a_round_goes_on_from_the_round_before(
    model, parts, tmp_path, monkeypatch, scenario
):
    done = Training.round_done

    def die(self, what, arrays):
        if what.number == 2:
            raise KeyboardInterrupt
        done(self, what, arrays)

    monkeypatch.setattr(Training, "round_done", die)
    with pytest.raises(KeyboardInterrupt):
        run(plan(scenario=scenario), model, parts, folder=tmp_path / "out")
    mark = Worker.open(model, None).fingerprint
    assert read_checkpoint(tmp_path / "out" / CHECKPOINT, mark).round == 1
    monkeypatch.setattr(Training, "round_done", done)
    resumed, _ = run(plan(scenario=scenario), model, parts, folder=tmp_path / "out")
    assert [entry["number"] for entry in resumed.history] == [1, 2]


@pytest.mark.parametrize("damage", [b"", b"PK\x03\x04 not a zip", None])
def test_a_checkpoint_that_cannot_be_used(model, parts, tmp_path, damage):
    run(plan(rounds=1), model, parts, folder=tmp_path / "out")
    path = tmp_path / "out" / CHECKPOINT
    mark = "of another pipeline"
    if damage is not None:
        path.write_bytes(damage)
        mark = Worker.open(model, None).fingerprint
    with pytest.raises(KanonError, match="KN820"):
        read_checkpoint(path, mark)


# Differential privacy


def norm_of_update(model, training: Training) -> float:
    before = get_arrays(Worker.open(model, None).nlp)
    after = arrays_of(training)
    return float(np.sqrt(sum(((after[n] - before[n]) ** 2).sum() for n in before)))


@pytest.mark.parametrize("side", ["server", "client"])
def test_updates_are_clipped(model, parts, side):
    free, _ = run(plan(rounds=1), model, parts)
    private = plan(rounds=1, clipping_norm=0.01, clipping_side=side)
    clipped, _ = run(private, model, parts)
    assert norm_of_update(model, free) > 0.05
    assert 0 < norm_of_update(model, clipped) <= 0.01 * 1.001


def test_noise_is_added(model, parts):
    quiet, _ = run(plan(rounds=1, clipping_norm=0.01), model, parts)
    noisy, _ = run(plan(rounds=1, clipping_norm=0.01, noise_multiplier=2.0), model, parts)
    size = sum(array.size for array in arrays_of(noisy).values())
    # Standard deviation of the noise: multiplier * norm / clients.
    expected = 2.0 * 0.01 / 3 * np.sqrt(size)
    assert norm_of_update(model, noisy) == pytest.approx(expected, rel=0.2)
    assert norm_of_update(model, quiet) <= 0.01 * 1.001


@pytest.mark.parametrize(
    "options",
    [
        {"scenario": "by mail"},
        {"strategy": "FedProx"},
        {"rounds": 0},
        {"fraction": 0.0},
        {"timeout": -1.0},
        {"noise_multiplier": 1.0},
        {"scenario": "travel", "clipping_norm": 1.0},
        {"scenario": "secure", "min_clients": 2},
        {"scenario": "batches", "strategy": "FedAdam"},
        {"strategy": "FedAdam", "clipping_norm": 1.0},
        {"delta": 0.0},
        {"server_momentum": 1.0},
        {"server_learning_rate": -0.1},
    ],
)
def test_plans_that_cannot_be(options):
    with pytest.raises(KanonError, match="KN817"):
        Plan(**options)


def test_plans_go_through_a_run_config():
    wanted = plan(scenario="average", strategy="FedAvgM", server_momentum=0.5)
    config = {name.replace("_", "-"): value for name, value in wanted.to_config().items()}
    assert Plan.from_config(config | {"model": "x", "unrelated": 1}) == wanted


def test_engines_and_clients_that_are_not_there(model, parts):
    with pytest.raises(KanonError, match="KN823"):
        run(plan(), model, parts, engine="steam")
    with pytest.raises(KanonError, match="KN817"):
        run(plan(min_clients=4), model, parts)
