"""The process that Spark forks its Python workers from, with a pipeline made once.

    python -m spacy_kanon.spark.daemon pyspark.worker

Spark's own (`spark.python.daemon.module`) has imported nothing, so that each worker imports spaCy
again: 0.4 GB a worker instead of 0.1, and some seconds for one that takes the place of a dead one.
"""

from __future__ import annotations

import gc
import sys
from contextlib import redirect_stdout
from importlib import import_module

from spacy_kanon import Sanitizer

if __name__ == "__main__":
    from pyspark.daemon import manager

    with redirect_stdout(sys.stderr):  # Spark asks for workers by the output.
        import_module("pyarrow")
        assert Sanitizer().nlp
    gc.collect()
    gc.freeze()  # The memory that is there stays shared.
    manager()
