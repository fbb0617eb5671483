"""One session for all tests: a machine of Java takes seconds to start."""

from __future__ import annotations

import os
import sys

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.spark.sessions import PYTHON, check_java, session

SETTINGS = {
    "spark.ui.enabled": "false",
    "spark.sql.shuffle.partitions": "5",
    "spark.sql.execution.arrow.maxRecordsPerBatch": "30",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.driver.host": "127.0.0.1",
    "spark.driver.memory": "1g",
}


@pytest.fixture(scope="session")
def spark():
    pytest.importorskip("pyspark")
    try:
        check_java()
    except KanonError as error:
        pytest.skip(str(error))
    before = os.environ.pop(PYTHON, None)
    spark = session("local[2,2]", SETTINGS)  # A task that dies is tried twice.
    assert os.environ.pop(PYTHON) == sys.executable
    yield spark
    spark.stop()
    if before is not None:
        os.environ[PYTHON] = before
