"""What `bench/fuzz_inputs.py` does for long is done here for seconds, with all that ever broke."""

from pathlib import Path

import pytest

pytest.importorskip("pyarrow")
import fuzz_inputs as harness

CORPUS = Path(__file__).parent / "corpus"
INPUTS, SECONDS = 240, 5.0
BROKEN = sorted(path for path in CORPUS.rglob("*") if path.is_file())


@pytest.fixture(scope="module")
def targets():
    return {group: make() for group, make in harness.GROUPS.items()}


@pytest.mark.parametrize("group", harness.GROUPS)
def test_damaged_inputs_end_in_a_result_or_a_coded_error(group, targets):
    _, failures = harness.fuzz(targets[group], INPUTS, seed=11, seconds=SECONDS)
    assert not [(target, reason, data[:200]) for target, reason, data in failures]


@pytest.mark.parametrize("path", BROKEN, ids=[str(p.relative_to(CORPUS)) for p in BROKEN])
def test_what_broke_once_does_not_break_again(path, targets, tmp_path):
    group, name, _ = path.relative_to(CORPUS).parts
    target = targets[group][name.replace("_", " ")]
    assert harness.attempt(target, path.read_bytes(), tmp_path) is None


@pytest.mark.parametrize(
    "error,reason", [(ZeroDivisionError("x"), "ZeroDivisionError at"), (None, None)]
)
def test_the_harness_sees_what_it_looks_for(error, reason, tmp_path):
    def read(path):
        if error is not None:
            raise error

    outcome = harness.attempt(harness.Target("inputs", ".txt", [b""], read), b"", tmp_path)
    assert outcome is None if reason is None else outcome.startswith(reason)
