"""Pipelines of others, in one process and by Spark, for `bench_spark.py rival`.

    python bench/_spark_rivals.py spacy|edsnlp local|spark SOURCE OUTPUT

The pipeline of spaCy splits sentences and looks up some words by rules; that of EDS-NLP splits
sentences, matches the same words and tells negated ones. What they find does not matter here: what
is asked is what Spark adds to the same work.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WORDS = ["actor", "actress", "director", "school", "university", "married", "born", "New York"]


def spacy_pipeline() -> Any:
    import spacy

    nlp = spacy.blank("en")
    nlp.add_pipe("sentencizer")
    ruler: Any = nlp.add_pipe("entity_ruler", config={"phrase_matcher_attr": "LOWER"})
    ruler.add_patterns([{"label": "TERM", "pattern": word} for word in WORDS])
    return nlp


def eds_pipeline() -> Any:
    import edsnlp
    import edsnlp.pipes as eds

    nlp = edsnlp.blank("eds")
    nlp.add_pipe(eds.sentences())
    nlp.add_pipe(eds.matcher(terms={"term": WORDS}, attr="LOWER"))
    nlp.add_pipe(eds.negation())
    return nlp


def session() -> Any:
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    maker: Any = SparkSession.builder
    maker = maker.config("spark.ui.enabled", "false").config("spark.driver.memory", "1g")
    return maker.master("local[2]").getOrCreate()


def spacy_by_spark(source: Path, output: Path) -> None:
    def of_frames(frames: Iterator[Any]) -> Iterator[Any]:
        nlp = spacy_pipeline()
        for frame in frames:
            docs = nlp.pipe(frame["text"])
            frame["entities"] = [json.dumps([str(ent) for ent in doc.ents]) for doc in docs]
            yield frame[["id", "entities"]]

    spark = session()
    texts = spark.read.json(str(source)).select("id", "text").repartition(16)
    texts.mapInPandas(of_frames, "id string, entities string").write.json(str(output))
    spark.stop()


def spacy_alone(source: Path, output: Path) -> None:
    rows = [json.loads(line) for line in source.open(encoding="utf8")]
    nlp = spacy_pipeline()
    with output.open("w", encoding="utf8") as file:
        for row, doc in zip(rows, nlp.pipe(row["text"] for row in rows), strict=True):
            shown = {"id": row["id"], "entities": [str(ent) for ent in doc.ents]}
            file.write(json.dumps(shown) + "\n")


def eds_rows(doc: Any) -> Any:
    return [{"note_id": doc._.note_id, "lexical_variant": str(ent)} for ent in doc.ents]


def eds_by_spark(source: Path, output: Path) -> None:
    import edsnlp

    spark = session()
    frame = spark.read.json(str(source)).selectExpr("id as note_id", "text as note_text")
    stream = edsnlp.data.from_spark(frame.repartition(16), converter="omop")
    stream = stream.map_pipeline(eds_pipeline()).set_processing(backend="spark")
    shown = edsnlp.data.to_spark(stream, converter=eds_rows)
    shown.write.json(str(output))
    spark.stop()


def eds_alone(source: Path, output: Path) -> None:
    import edsnlp

    rows = [json.loads(line) for line in source.open(encoding="utf8")]
    notes = [{"note_id": row["id"], "note_text": row["text"]} for row in rows]
    stream = edsnlp.data.from_iterable(notes, converter="omop").map_pipeline(eds_pipeline())
    with output.open("w", encoding="utf8") as file:
        for shown in edsnlp.data.to_iterable(stream, converter=eds_rows):
            file.write(json.dumps(shown) + "\n")


RUNS = {
    ("spacy", "local"): spacy_alone,
    ("spacy", "spark"): spacy_by_spark,
    ("edsnlp", "local"): eds_alone,
    ("edsnlp", "spark"): eds_by_spark,
}

if __name__ == "__main__":
    name, engine, *paths = sys.argv[1:]
    RUNS[name, engine](*map(Path, paths))
