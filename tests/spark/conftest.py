"""One session for all tests: a machine of Java takes seconds to start."""

import os
import sys

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.spark.sessions import PYTHON, check_java, session

from ..conftest import as_shipped

# Java compiles for long runs unless it is told that this is a short one; so does Spark's SQL.
JAVA_OPTIONS = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto"
SETTINGS = {
    "spark.ui.enabled": "false",
    "spark.sql.codegen.wholeStage": "false",
    "spark.sql.codegen.factoryMode": "NO_CODEGEN",
    "spark.sql.shuffle.partitions": "3",
    "spark.sql.execution.arrow.maxRecordsPerBatch": "30",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.driver.host": "127.0.0.1",
    "spark.driver.memory": "1g",
}
population = pytest.fixture(scope="package", autouse=True)(as_shipped)


@pytest.fixture(scope="session", autouse=True)
def java_options():
    """Also of the sessions that tests have in processes of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JDK_JAVA_OPTIONS", JAVA_OPTIONS)
        yield


@pytest.fixture(scope="session")
def spark(java_options):
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
