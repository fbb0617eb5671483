"""Spark in processes of its own: Spark Connect, and the cells of the notebook."""

import json
import sys
from pathlib import Path

import pytest

from spacy_kanon import sanitize
from spacy_kanon.errors import KanonError
from spacy_kanon.spark.sessions import check_java
from tests.commands import module_at, python

TEXTS = ["Ada Lovelace lived in London.", None, "Nothing here."]
SCRIPT = """
import json, sys
from pyspark.sql import SparkSession
from spacy_kanon.spark import sanitize

maker = SparkSession.builder.remote("local[1]").config("spark.driver.memory", "1g")
spark = maker.config("spark.ui.enabled", "false").getOrCreate()
rows = list(enumerate(json.loads(sys.argv[1])))
frame = spark.createDataFrame(rows, ["number", "note"])
frame = sanitize(frame, "note", k=5, keep_original=["number"])
released = [row.note_sanitized for row in frame.orderBy("number").collect()]
print(json.dumps([type(frame).__module__, released]))
spark.stop()
"""
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


def test_a_frame_of_connect_is_sanitized_as_any_other():
    """In a process of its own: there can be sessions of one sort only."""
    for package in ("pyspark", "grpc", "grpc_status", "zstandard"):
        pytest.importorskip(package)
    try:
        check_java()
    except KanonError as error:
        pytest.skip(str(error))
    pandas = pytest.importorskip("pandas")
    printed = python("-c", SCRIPT, json.dumps(TEXTS), PYSPARK_PYTHON=sys.executable)
    module, released = json.loads(printed.splitlines()[-1].rpartition("\r")[2].strip())
    local = sanitize(pandas.DataFrame({"note": TEXTS}), "note", k=5)["note_sanitized"]
    assert module.startswith("pyspark.sql.connect")
    assert released == [None if pandas.isna(text) else text for text in local]


def test_the_notebook_runs():
    """In a process of its own: the Java machine that it starts stays for as long as its process, in
    a working folder that is gone after it, where no other test's workers could begin."""
    if module_at(EXAMPLES / "run_notebooks.py").WITHOUT_SPARK:
        pytest.skip("needs pyspark and Java: pip install 'spacy-kanon[spark]'")
    path = EXAMPLES / "5-data-frames-and-spark.ipynb"
    printed = python("-c", RUN, path, PYTHONPATH=str(EXAMPLES))
    assert json.loads(printed.splitlines()[-1]) == "True\n"
