"""The command `federate`: a simulation, a Flower app, refusals."""

import json
import re

import pytest

pytest.importorskip("flwr", reason="needs Flower: pip install 'spacy-kanon[federated]'")

from tests.commands import command
from tests.federated.conftest import CONFIG, make_docs, write_docs

invoke = command("federate")


@pytest.fixture(scope="module")
def train(tmp_path_factory):
    return write_docs(make_docs(12), tmp_path_factory.mktemp("train") / "train.spacy")


def test_a_simulation_from_the_command_line(federation, train, tmp_path):
    out, dev = tmp_path / "out", write_docs(make_docs(4), tmp_path / "dev.spacy")
    simulate = ("simulate", federation.model, train, out)
    told = invoke(*simulate, "--dev", dev, "--plan.rounds", 1).output
    assert "bytes_to_clients" in told and "ents_f" in told
    assert json.loads((out / "report.json").read_text())["plan"]["rounds"] == 1
    invoke(*simulate, fails="KN004")
    again = ("simulate", out / "model", train, tmp_path / "again")  # It goes on from there.
    invoke(*again, "--plan.rounds", 1)


def test_clients_that_get_no_document_are_left_out(federation, tmp_path):
    few = write_docs(make_docs(3), tmp_path / "few.spacy")
    invoke("simulate", federation.model, few, tmp_path / "out", "--clients", 5, "--plan.rounds", 1)
    (entry,) = json.loads((tmp_path / "out" / "report.json").read_text())["rounds"]
    assert (entry["asked"], entry["used"], entry["changed"]) == (3, 3, True)


@pytest.mark.parametrize("noise,told", [("2.0", r"epsilon +1\.99"), ("0.0", "epsilon +None")])
def test_a_private_training_tells_epsilon(federation, train, tmp_path, noise, told):
    private = ("--plan.clipping_norm", 0.1, "--plan.noise_multiplier", noise, "--plan.rounds", 1)
    result = invoke("simulate", federation.model, train, tmp_path / "out", *private)
    assert re.search(told, result.output)


def test_the_app_of_a_deployment(tmp_path, options, client):
    folder = tmp_path / "app"
    invoke("app", folder, "--model", "model", "--results", "out", "--plan.rounds", 3, *options)
    project = (folder / "pyproject.toml").read_text()
    assert "rounds = 3" in project and "federated.server_app:app" in project
    assert f'clientapp = "spacy_kanon.federated.client_app:{client}"' in project


def test_init_writes_a_pipeline_and_names_what_lacks(tmp_path, monkeypatch):
    invoke("init", CONFIG, tmp_path / "model", "--labels", "BD,SP")
    invoke("init", CONFIG, tmp_path / "model", status=1)
    invoke("init", CONFIG, tmp_path / "other", "--labels", ",", fails="KN813")
    monkeypatch.setattr("spacy_kanon.errors.find_spec", lambda name: None)
    invoke("init", CONFIG, tmp_path / "model", fails="spacy-kanon[federated]")
