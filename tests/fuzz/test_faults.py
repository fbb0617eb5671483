"""What `bench/fault_harness.py` does for long is done here for seconds, on quick commands."""

import os
import signal
import subprocess
import sys

import fault_harness as harness
import pytest

from tests.examples import ROOT

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes of POSIX")

pytest.importorskip("spacy_kanon.cli")  # Once, for all that is forked.
harness.import_all()
QUICK = {"convert": 5, "index_documents.py": 6, "build kb (table)": 6, "sanitize": 11}


@pytest.mark.parametrize("name", QUICK)
def test_a_fault_costs_no_output_and_the_next_run_clears_up(name):
    """At the last calls of a command, by which its files take their places. In a process of its
    own: a fork of one that used polars has none of its threads, and waits for them.
    """
    command = [sys.executable, ROOT / "bench" / "fault_harness.py", "--only", name]
    command += ["--last", str(QUICK[name])]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 and done.stdout.endswith("\n0 wrong\n"), done.stdout + done.stderr
    rows = [row.split(" | ") for row in done.stdout.splitlines() if row.startswith(f"| {name} |")]
    assert [row[1] for row in rows] == list(harness.FAULTS) and all(int(row[2]) for row in rows)


def test_a_handler_of_the_parent_is_not_that_of_a_command(tmp_path):
    """Ray, for one, leaves a handler of SIGTERM that exits with 15, without a word."""
    before = signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(number))
    try:
        arguments = ("sample_texts.py", "sample.jsonl")
        end = lambda: os.kill(os.getpid(), signal.SIGTERM)  # noqa: E731
        status, _ = harness.run(arguments, tmp_path, end)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert status == -signal.SIGTERM


def test_every_command_that_writes_is_named():
    """`federate simulate` writes whole folders by what others write them with; a server is ended by
    its user, and what it stores is tested in its room."""
    from typer.main import get_command

    from spacy_kanon.cli import kanon_cli

    names = set()
    for name, command in get_command(kanon_cli).commands.items():
        names |= {f"{name} {part}" for part in getattr(command, "commands", [])} or {name}
    names |= {path.name for path in (ROOT / "scripts").glob("*.py")}
    faulted = {name.split(" (")[0] for name in harness.COMMANDS}
    reads_only = {"inspect", "evaluate_selection.py"}
    assert names == faulted | reads_only | {
        "federate simulate", "serve", "review", "demo", "update_from_review.py",
        # They make what the package carries.
        "make_samples.py", "make_lexicon.py", "make_nouns.py", "make_places.py",
        "make_population.py",
        "synthetic_people.py",  # They are imported.
    }  # fmt: skip
