"""The cells of the notebook on Spark.

They run in a process of their own: the Java machine that they start stays for as long as its
process, in a working folder that is gone after them, where no other test's workers could begin.
"""

import json
from pathlib import Path

import pytest

from ..commands import module_at, python

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
    if module_at(EXAMPLES / "run_notebooks.py").WITHOUT_SPARK:
        pytest.skip("needs pyspark and Java: pip install 'spacy-kanon[spark]'")
    path = EXAMPLES / "5-data-frames-and-spark.ipynb"
    printed = python("-c", RUN, path, PYTHONPATH=str(EXAMPLES))
    assert json.loads(printed.splitlines()[-1]) == "True\n"
