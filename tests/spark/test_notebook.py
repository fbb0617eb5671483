"""The cells of the notebook on Spark."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_notebook_runs():
    spec = importlib.util.spec_from_file_location("run_notebooks", EXAMPLES / "run_notebooks.py")
    runner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(runner)
    if runner.WITHOUT_SPARK:
        pytest.skip("needs pyspark and Java: pip install 'spacy-kanon[spark]'")
    path = EXAMPLES / "5-data-frames-and-spark.ipynb"
    notebook = json.loads(path.read_text(encoding="utf8"))
    [printed] = [
        printed
        for cell, printed in runner.run(notebook)
        if "spark" in cell["metadata"].get("tags", ())
    ]
    assert printed == "True\n"
