from __future__ import annotations

import json

import numpy as np
import pytest

from spacy_kanon.federated import client_app
from spacy_kanon.federated.plan import Plan, epsilon
from spacy_kanon.federated.server_app import REPORT
from spacy_kanon.federated.worker import Worker, get_arrays
from tests.federated.samples import run


def plan(**options) -> Plan:
    return Plan(**{"rounds": 1, "epochs": 1, "min_clients": 3, "seed": 1} | options)


def flat(training_or_worker) -> np.ndarray:
    """All parameters in one vector."""
    return np.concatenate([a.ravel() for a in get_arrays(training_or_worker.nlp).values()])


@pytest.fixture(scope="module")
def start(model):
    return flat(Worker.open(model, None))


def test_a_step_of_the_server_is_as_long_as_the_plan_says(model, parts, start):
    mean, _ = run(plan(), model, parts)
    options = {"strategy": "FedAvgM", "server_momentum": 0.0, "server_learning_rate": 2.0}
    twice, _ = run(plan(**options), model, parts)
    np.testing.assert_allclose(flat(twice) - start, 2 * (flat(mean) - start), atol=1e-5)


def test_momentum_adds_a_share_of_the_last_step(model, parts, start):
    first, _ = run(plan(), model, parts)
    plain, _ = run(plan(rounds=2), model, parts)
    heavy, _ = run(plan(rounds=2, strategy="FedAvgM", server_momentum=0.5), model, parts)
    expected = flat(plain) + 0.5 * (flat(first) - start)
    np.testing.assert_allclose(flat(heavy), expected, atol=1e-5)


def test_a_resumed_training_samples_the_clients_it_would_have_sampled(model, parts, tmp_path):
    some = {"fraction": 0.34, "min_clients": 1}
    whole, _ = run(plan(rounds=4, **some), model, parts)
    run(plan(rounds=2, **some), model, parts, folder=tmp_path / "halves")
    resumed, _ = run(plan(rounds=4, **some), model, parts, folder=tmp_path / "halves")
    assert [entry["asked"] for entry in whole.history] == [1] * 4
    assert len({entry["metrics"]["num-examples"] for entry in whole.history}) > 1
    np.testing.assert_allclose(flat(resumed), flat(whole), rtol=1e-6)


# Differential privacy

NOISY = {"clipping_norm": 0.01, "noise_multiplier": 2.0}


def test_noise_cannot_be_drawn_again_from_the_seed_of_the_plan(model, parts):
    quiet = [flat(run(plan(clipping_norm=0.01), model, parts)[0]) for _ in range(2)]
    noisy = [flat(run(plan(**NOISY), model, parts)[0]) for _ in range(2)]
    np.testing.assert_allclose(quiet[0], quiet[1], rtol=1e-6)
    correlation = np.corrcoef(noisy[0] - quiet[0], noisy[1] - quiet[1])[0, 1]
    assert abs(correlation) < 0.1


def test_the_report_tells_epsilon(model, parts, tmp_path):
    run(plan(rounds=2, **NOISY), model, parts, folder=tmp_path / "noisy")
    run(plan(clipping_norm=0.01), model, parts, folder=tmp_path / "clipped")
    run(plan(), model, parts, folder=tmp_path / "free")
    reports = {
        name: json.loads((tmp_path / name / REPORT).read_text())
        for name in ("noisy", "clipped", "free")
    }
    assert reports["noisy"]["privacy"] == {
        "delta": 1e-5,
        "epsilon": pytest.approx(epsilon([2.0, 2.0], 1e-5)),
        "epsilon_replaced": pytest.approx(epsilon([1.0, 1.0], 1e-5)),
    }
    assert reports["clipped"]["privacy"]["epsilon"] is None
    assert "privacy" not in reports["free"]


def test_with_fewer_replies_the_same_noise_protects_less(model, parts, monkeypatch):
    """Each update weighs more in the mean, and the noise is not larger."""
    train = Worker.train

    def fail(self, *args, **kwargs):
        if len(self.docs) == 12:
            raise MemoryError
        return train(self, *args, **kwargs)

    monkeypatch.setattr(Worker, "train", fail)
    training, _ = run(plan(min_clients=2, **NOISY), model, parts)
    (entry,) = training.history
    assert (entry["used"], entry["noise_multiplier"]) == (2, pytest.approx(2.0 * 2 / 3))


def test_a_client_cannot_give_itself_more_weight_where_all_count_the_same(
    model, parts, monkeypatch
):
    def heavy(message, worker):
        reply = train(message, worker)
        reply["metrics"]["weight"] = float(len(worker.docs))
        return reply

    train = client_app._train
    monkeypatch.setattr(client_app, "_train", heavy)
    free, _ = run(plan(), model, parts)
    assert free.history[0]["used"] == 3
    with pytest.raises(Exception, match="KN821"):
        run(plan(clipping_norm=0.01), model, parts)
