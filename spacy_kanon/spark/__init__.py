"""Apache Spark as the place where texts are sanitized (extra `spark`).

    from spacy_kanon.spark import sanitize, session

    spark = session("local[4]")
    safe = sanitize(spark.read.parquet("notes"), "note", kb="/shared/kb", k=10)
    safe.write.parquet("released")

It takes DataFrames of Spark and gives what one process gives. Spark deals out the work, repeats the
tasks of a worker that dies, and reads and writes the tables. This package must not know how a text
is sanitized or a file is written.
"""

from .frames import sanitize
from .sessions import session

__all__ = ["sanitize", "session"]
