"""The notebooks of `examples/` run, and print what is stored in them; Spark: `tests/spark`."""

import json
from pathlib import Path

import pytest

from .commands import module_at

EXAMPLES = Path(__file__).parents[1] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
NEEDED = {"2": "msgspec", "4": "sklearn", "5": "pandas"}


@pytest.fixture(scope="module")
def runner():
    return module_at(EXAMPLES / "run_notebooks.py")


def test_there_are_five():
    assert len(NOTEBOOKS) == 5


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_it_prints_what_is_stored(path, runner):
    if path.name[0] in NEEDED:
        pytest.importorskip(NEEDED[path.name[0]])
    notebook = json.loads(path.read_text(encoding="utf8"))
    stored = {cell["id"]: cell.get("outputs") for cell in notebook["cells"]}
    ran = 0
    for cell, printed in runner.run(notebook, without_spark=True):
        assert runner.as_output(printed) == stored[cell["id"]]
        ran += bool(printed)
    assert ran >= 1
