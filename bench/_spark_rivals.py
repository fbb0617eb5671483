"""One masking pipeline on Spark in three ways: ours, a plain pipeline in `mapInPandas`, EDS-NLP's.

    python bench/_spark_rivals.py (ours|plain|edsnlp|alone) KB TEXTS.jsonl OUT

"alone" is the same pipeline without Spark. Each prints a digest of the masked texts.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import spacy

SETTINGS = {"spark.ui.enabled": "false", "spark.driver.memory": "1g"}
PARTS = 4


def pipeline(kb: str) -> Any:
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config={"kb": kb})
    return nlp


def alone(kb: str, texts: list[str]) -> list[str]:
    return [doc._.masked_text for doc in pipeline(kb).pipe(texts)]


def frame_of(texts: list[str], settings: dict[str, str]) -> Any:
    from spacy_kanon.spark import session

    spark = session("local[2]", {**SETTINGS, **settings})
    spark.sparkContext.setLogLevel("ERROR")
    rows = list(enumerate(texts))
    return spark.createDataFrame(rows, "number long, text string").repartition(PARTS)


def in_order(frame: Any) -> list[Any]:
    """Sorted here: `orderBy` takes a sample of its rows first, which does all texts twice."""
    return sorted(frame.collect(), key=lambda row: row.number)


def ours(kb: str, texts: list[str]) -> list[str]:
    from spacy_kanon.spark import sanitize

    frame = sanitize(frame_of(texts, {}), "text", kb=kb)
    return [row.text_sanitized for row in in_order(frame)]


# Spark's own process to fork workers from: the rivals' users have no other.
PLAIN = {"spark.python.daemon.module": "pyspark.daemon"}


def plain(kb: str, texts: list[str]) -> list[str]:
    def masked(frames: Iterator[Any]) -> Iterator[Any]:
        nlp = pipeline(kb)
        for frame in frames:
            docs = nlp.pipe(frame["text"])
            yield frame.assign(text=[doc._.masked_text for doc in docs])

    result = frame_of(texts, PLAIN).mapInPandas(masked, "number long, text string")
    return [row.text for row in in_order(result)]


def edsnlp(kb: str, texts: list[str]) -> list[str]:
    import edsnlp as eds

    nlp = pipeline(kb)

    def doc_of(row: dict[str, Any]) -> Any:
        doc = nlp.make_doc(row["text"])
        doc.user_data["number"] = row["number"]
        return doc

    def row_of(doc: Any) -> dict[str, Any]:
        return {"number": doc.user_data["number"], "text": doc._.masked_text}

    stream = eds.data.from_spark(frame_of(texts, PLAIN), converter=doc_of)
    stream = stream.map_pipeline(nlp).set_processing(backend="spark")
    result = stream.to_spark(converter=row_of, dtypes="number long, text string")
    return [row.text for row in in_order(result)]


WAYS = {"alone": alone, "ours": ours, "plain": plain, "edsnlp": edsnlp}

if __name__ == "__main__":
    way, kb, source, out = sys.argv[1:]
    lines = Path(source).read_text(encoding="utf8").splitlines()
    released = WAYS[way](kb, [json.loads(line)["text"] for line in lines])
    digest = hashlib.sha256(json.dumps(released).encode()).hexdigest()[:16]
    Path(out).write_text(f"{len(released)} {digest}", encoding="utf8")
