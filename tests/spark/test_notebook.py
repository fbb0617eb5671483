"""The cells of the notebook on Spark.

They run in a process of their own: the Java machine that they start stays for as long as its
process, in a working folder that is gone after them, where no other test's workers could begin.
"""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
RUN = """
import json, sys
from pathlib import Path
import run_notebooks
notebook = json.loads(Path(sys.argv[1]).read_text(encoding="utf8"))
[printed] = [
    printed
    for cell, printed in run_notebooks.run(notebook)
    if "spark" in cell["metadata"].get("tags", ())
]
print(json.dumps(printed))
"""


def test_the_notebook_runs():
    spec = importlib.util.spec_from_file_location("run_notebooks", EXAMPLES / "run_notebooks.py")
    runner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(runner)
    if runner.WITHOUT_SPARK:
        pytest.skip("needs pyspark and Java: pip install 'spacy-kanon[spark]'")
    path = EXAMPLES / "5-data-frames-and-spark.ipynb"
    ran = subprocess.run(
        [sys.executable, "-c", RUN, str(path)],
        env={**os.environ, "PYTHONPATH": str(EXAMPLES)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout.splitlines()[-1]) == "True\n"
