"""A Java that is missing or too old is told before Spark starts."""

import pytest

from spacy_kanon.spark.sessions import check_java, with_attempts
from tests.refusals import refused

SAYS = "echo 'openjdk version \"{}\" 2025-04-15' >&2; exit {}"


@pytest.mark.parametrize(
    "says,what",
    [
        (None, "there is none"),
        ("exit 1", "does not run"),
        ("echo what", "does not run"),
        (SAYS.format("17.0.15", 1), "does not run"),
        (SAYS.format("1.8.0_292", 0), "is version 8"),
        (SAYS.format("11.0.2", 0), "is version 11"),
        (SAYS.format("17.0.15", 0), None),
        (SAYS.format("21", 0), None),
    ],
)
def test_java(says, what, tmp_path, monkeypatch):
    monkeypatch.setenv("JAVA_HOME", str(tmp_path))
    if says is not None:
        java = tmp_path / "bin" / "java"
        java.parent.mkdir()
        java.write_text(f"#!/bin/sh\n{says}\n")
        java.chmod(0o755)
    if what is None:
        check_java()
        return
    refused(f"KN987.+{what}", check_java)


@pytest.mark.parametrize(
    "master,tried",
    [("local", "local[1,4]"), ("local[*]", "local[*,4]"), ("local[8]", "local[8,4]"),
     ("local[2,1]", "local[2,1]"), ("spark://a:7077", "spark://a:7077"), ("sc://a", "sc://a")],
)  # fmt: skip
def test_masters(master, tried):
    assert with_attempts(master) == tried
