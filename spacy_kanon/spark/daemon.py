"""Where Spark's Python workers come from: a process that has imported all that they need.

Spark keeps one process to fork workers from (`spark.python.daemon.module`); its own has imported
nothing. This one has imported spaCy and made a pipeline once, so that a worker, also one that takes
the place of a dead one, starts with that, and shares the memory of it with the others.

    python -m spacy_kanon.spark.daemon pyspark.worker
"""

from __future__ import annotations

import gc
import sys
from contextlib import redirect_stdout
from importlib import import_module

from ..release.runner import Recipe, make_release_runner


def get_ready() -> None:
    """Import what workers need. What is there then stays as it is, so that its memory is shared."""
    with redirect_stdout(sys.stderr):  # Spark reads from the output where workers are asked for.
        import_module("pyarrow")
        make_release_runner(Recipe())
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    from pyspark.daemon import manager

    get_ready()
    manager()
