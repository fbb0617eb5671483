"""A Java that is missing or too old is told before Spark starts."""

from spacy_kanon.spark.sessions import check_java
from tests.refusals import refused


def test_java(tmp_path, monkeypatch, says, what):
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
