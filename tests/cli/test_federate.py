from __future__ import annotations

import json
import re
import subprocess
import sys
import time

import numpy as np
import pytest
import spacy
from typer.testing import CliRunner

pytest.importorskip("flwr", reason="needs Flower: pip install 'spacy-kanon[federated]'")

from spacy_kanon.cli import federate, kanon_cli
from spacy_kanon.errors import KanonError
from spacy_kanon.federated.training import CHECKPOINT
from spacy_kanon.federated.worker import get_arrays
from tests.federated.samples import CONFIG, make_docs, write_docs, write_model


def invoke(*args):
    return CliRunner().invoke(kanon_cli, ["federate", *map(str, args)])


@pytest.mark.slow
def test_a_simulation_from_the_command_line(tmp_path):
    model = write_model(tmp_path / "model")
    train = write_docs(make_docs(8), tmp_path / "train.spacy")
    dev = write_docs(make_docs(4), tmp_path / "dev.spacy")
    out = tmp_path / "out"
    result = invoke("simulate", model, train, out, "--dev", dev, "--plan.rounds", 1)
    assert result.exit_code == 0, result.output
    assert "bytes_to_clients" in result.output and "ents_f" in result.output
    assert json.loads((out / "report.json").read_text())["plan"]["rounds"] == 1
    again = invoke("simulate", model, train, out)
    assert again.exit_code == 1 and "KN004" in again.output
    more = invoke("simulate", model, train, out, "--plan.rounds", 2, "--resume")
    assert more.exit_code == 0, more.output
    assert len(json.loads((out / "report.json").read_text())["rounds"]) == 2


def test_clients_that_get_no_document_stop_nobody(tmp_path):
    model = write_model(tmp_path / "model")
    train = write_docs(make_docs(3), tmp_path / "train.spacy")
    result = invoke("simulate", model, train, tmp_path / "out", "--clients", 5, "--plan.rounds", 1)
    assert result.exit_code == 0, result.output
    (entry,) = json.loads((tmp_path / "out" / "report.json").read_text())["rounds"]
    assert (entry["asked"], entry["used"], entry["changed"]) == (3, 3, True)


def test_a_simulation_that_is_killed_goes_on_to_the_same_result(tmp_path):
    """SIGKILL once the first round is on disk; the rounds after it are done by a second process."""
    model = write_model(tmp_path / "model")
    train = write_docs(make_docs(24), tmp_path / "train.spacy")
    command = ["simulate", model, train, "--plan.rounds", 10, "--clients", 3, "--skew", 0.5]
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    assert invoke(*command[:3], whole, *command[3:]).exit_code == 0
    arguments = map(str, ["federate", *command[:3], killed, *command[3:]])
    process = subprocess.Popen(
        [sys.executable, "-m", "spacy", "kanon", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while not (killed / CHECKPOINT).exists():
        assert process.poll() is None, "it ended before it could be killed"
        time.sleep(0.01)
    process.kill()
    process.wait()
    assert not (killed / "report.json").exists()
    [parts] = tmp_path.glob(".killed.*.tmp")  # The clients' documents, for their owner alone.
    assert parts.stat().st_mode & 0o077 == 0
    result = invoke(*command[:3], killed, *command[3:], "--resume")
    assert result.exit_code == 0, result.output
    assert not list(tmp_path.glob(".killed.*"))
    reports = [json.loads((out / "report.json").read_text()) for out in (whole, killed)]
    assert [entry["number"] for entry in reports[1]["rounds"]] == list(range(1, 11))
    assert [entry["metrics"]["loss"] for entry in reports[1]["rounds"]] == pytest.approx(
        [entry["metrics"]["loss"] for entry in reports[0]["rounds"]]
    )
    left, right = (get_arrays(spacy.load(out / "model")) for out in (whole, killed))
    for name in left:
        np.testing.assert_allclose(left[name], right[name], atol=1e-6)


@pytest.mark.parametrize("noise,told", [("2.0", r"epsilon +1\.99"), ("0.0", "epsilon +None")])
def test_a_private_training_tells_epsilon(tmp_path, noise, told):
    model = write_model(tmp_path / "model")
    train = write_docs(make_docs(4), tmp_path / "train.spacy")
    private = ("--plan.clipping_norm", 0.1, "--plan.noise_multiplier", noise, "--plan.rounds", 1)
    result = invoke("simulate", model, train, tmp_path / "out", *private)
    assert result.exit_code == 0, result.output
    assert re.search(told, result.output)


def test_the_app_of_a_deployment(tmp_path):
    result = invoke(
        "app", tmp_path / "app", "--model", "model", "--results", "out", "--plan.rounds", 3
    )
    assert result.exit_code == 0, result.output
    project = (tmp_path / "app" / "pyproject.toml").read_text()
    assert "rounds = 3" in project and "federated.server_app:app" in project
    assert 'clientapp = "spacy_kanon.federated.client_app:app"' in project


def test_init_writes_a_pipeline_and_refuses_bad_input(tmp_path):
    result = invoke("init", CONFIG, tmp_path / "model", "--labels", "BD,SP")
    assert result.exit_code == 0, result.output
    assert invoke("init", CONFIG, tmp_path / "model").exit_code == 1
    assert "KN813" in invoke("init", CONFIG, tmp_path / "other", "--labels", ",").output


def test_without_flower_the_error_names_the_extra(monkeypatch):
    monkeypatch.setattr(federate.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(KanonError, match=r"spacy-kanon\[federated\]"):
        federate.need_flower()
