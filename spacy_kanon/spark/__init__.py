"""Spark DataFrames: text columns in, columns of sanitized texts out (extra `spark`).

    from spacy_kanon.spark import sanitize, session

    spark = session("local[4]")
    frame = sanitize(spark.read.parquet("notes"), "note", kb="/shared/kb", k=10)

On a cluster, take the session that is there. Package and knowledge base have to be the same on all
machines, which is checked before the first text.
"""

from .sessions import session
from .spark_frames import sanitize
from .workers import Counters

__all__ = ["Counters", "sanitize", "session"]
