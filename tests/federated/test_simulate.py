from __future__ import annotations

import json

import numpy as np
import pytest
from flwr.common.serde import message_from_proto
from flwr.proto.message_pb2 import Message as ProtoMessage
from spacy.tokens import DocBin
from spacy.vocab import Vocab

from spacy_kanon.errors import KanonError
from spacy_kanon.federated import simulate as simulate_module
from spacy_kanon.federated.client_app import from_record
from spacy_kanon.federated.plan import Plan
from spacy_kanon.federated.server_app import MODEL, REPORT
from spacy_kanon.federated.training import CHECKPOINT, Training
from spacy_kanon.federated.worker import Worker, get_arrays
from tests.federated.samples import (
    NAMES,
    arrays_of,
    assert_equal,
    make_docs,
    plan,
    resumed_from,
    run,
    write_docs,
    write_model,
)


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

    def die(self, number, **what):
        if number == 2:
            raise KeyboardInterrupt
        done(self, number, **what)

    monkeypatch.setattr(Training, "round_done", die)
    with pytest.raises(KeyboardInterrupt):
        run(plan(scenario=scenario), model, parts, folder=tmp_path / "out")
    assert resumed_from(model, tmp_path / "out").rounds_done == 1
    monkeypatch.setattr(Training, "round_done", done)
    resumed, _ = run(plan(scenario=scenario), model, parts, folder=tmp_path / "out")
    assert [entry["number"] for entry in resumed.history] == [1, 2]


@pytest.mark.parametrize("damage", [b"", b"PK\x03\x04 not a zip", None])
def test_a_checkpoint_that_cannot_be_used(model, parts, tmp_path, damage):
    run(plan(rounds=1), model, parts, folder=tmp_path / "out")
    if damage is None:
        model = write_model(tmp_path / "other", ("BD", "CH"))
    else:
        (tmp_path / "out" / CHECKPOINT).write_bytes(damage)
    with pytest.raises(KanonError, match="KN820"):
        resumed_from(model, tmp_path / "out")


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


def test_more_clients_than_there_are(model, parts):
    with pytest.raises(KanonError, match="KN817"):
        run(plan(min_clients=4), model, parts)
