"""Spark's workers begin with a pipeline."""

import os

import pyarrow
import pytest

pytest.importorskip("pyspark")


def test_workers_are_forked_from_a_process_with_a_pipeline(spark):
    def of_batches(batches):
        for _ in batches:
            yield pyarrow.record_batch([[os.getppid()]], ["parent"])

    frame = spark.createDataFrame([(1,)], "number long").coalesce(1)
    parent = frame.mapInArrow(of_batches, "parent long").first().parent
    try:
        with open(f"/proc/{parent}/cmdline") as file:
            command = file.read()
    except OSError:
        pytest.skip("needs /proc")
    assert "spacy_kanon.spark.daemon" in command
