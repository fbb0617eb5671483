"""What `bench/fault_harness.py` does for long is done here for seconds, on quick commands."""

from __future__ import annotations

import importlib.util
import os
import random
import signal
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes of POSIX")

ROOT = Path(__file__).parents[2]


def load_harness():
    spec = importlib.util.spec_from_file_location("fault_harness", ROOT / "bench/fault_harness.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


pytest.importorskip("spacy_kanon.cli")  # Once, for all that is forked.
harness = load_harness()
QUICK = {"convert": 5, "index-documents": 6}


@pytest.fixture(scope="module", params=QUICK)
def trial(request, tmp_path_factory):
    return harness.Trial(request.param, tmp_path_factory.mktemp("faults"))


@pytest.mark.parametrize("fault", harness.FAULTS)
def test_a_fault_costs_no_output_and_the_next_run_clears_up(trial, fault):
    tally = harness.Tally()
    for moment in range(1, min(QUICK[trial.name], trial.calls[fault]) + 1):
        trial.fault(fault, moment, random.Random(moment), tally)
    assert tally.runs and not tally.wrong


def test_a_handler_of_the_parent_is_not_that_of_a_command(tmp_path):
    """Ray, for one, leaves a handler of SIGTERM that exits with 15, without a word."""
    before = signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(number))
    try:
        arguments = ("sample-texts", "sample.jsonl")
        end = lambda: os.kill(os.getpid(), signal.SIGTERM)  # noqa: E731
        status, _ = harness.run(arguments, tmp_path, end)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert status == -signal.SIGTERM


def test_every_command_that_writes_is_named():
    """Training and what needs a trained pipeline takes too long to be run hundreds of times."""
    from spacy_kanon.cli import kanon_cli

    names = {command.name for command in kanon_cli.registered_commands}
    faulted = {name.split(" ")[0] for name in harness.COMMANDS}
    assert faulted <= names
    reads_only = {"inspect-kb", "inspect-ontology", "evaluate-selection", "audit", "attack"}
    trains = {
        "adapt-encoder", "assemble", "calibrate", "cross-validate", "fill-gaps", "pseudo-annotate",
        "train-indicators", "index-background",
    }  # fmt: skip
    assert names == faulted | reads_only | trains
