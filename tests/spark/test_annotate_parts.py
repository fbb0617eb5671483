"""`annotate --engine spark` makes the corpus that `annotate` makes."""

from __future__ import annotations

import json
from itertools import islice

import pytest
import spacy
from spacy.tokens import DocBin
from spacy.training import Corpus

from scripts.make_samples import sample_documents
from spacy_kanon.errors import KanonError
from spacy_kanon.release.silver_texts import SilverRecipe
from spacy_kanon.release.silver_texts import annotate_file as annotate
from spacy_kanon.spark.annotate_parts import annotate_parts
from spacy_kanon.spark.sessions import Engine

pytest.importorskip("pyspark")

ROWS = [{"name": name, "text": text} for name, text in islice(sample_documents(), 40)]


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "texts.jsonl"
    path.write_text("\n".join(map(json.dumps, ROWS)))
    return path


def docs_of(*paths):
    nlp = spacy.blank("en")
    return [
        (doc.text, [(e.start, e.end) for e in doc.ents], list(doc.spans), doc.user_data)
        for path in paths
        for doc in DocBin().from_disk(path).get_docs(nlp.vocab)
    ]


def test_parts_hold_the_same_documents(spark, source, tmp_path):
    recipe = SilverRecipe()
    statistics = annotate(source, tmp_path / "local", recipe)
    assert annotate_parts(source, tmp_path / "out", recipe, Engine(partitions=3)) == statistics
    assert json.loads((tmp_path / "out" / "statistics.json").read_text()) == statistics
    for side in ("train", "dev", "test"):
        parts = sorted((tmp_path / "out" / side).iterdir())
        assert docs_of(*parts) == docs_of(tmp_path / "local" / f"{side}.spacy")
        assert all(path.suffix == ".spacy" for path in parts)
    examples = list(Corpus(tmp_path / "out" / "train")(spacy.blank("en")))
    assert len(examples) == statistics["train"]["documents"] > 20
    shown = json.loads((tmp_path / "out" / "manifest.json").read_text())
    assert shown["counts"]["documents"] == len(ROWS) and "settings" not in shown["fingerprints"]


@pytest.mark.parametrize(
    "lines,code",
    [
        ([json.dumps(ROWS[0]), "no JSON"], "KN556.+line 2"),
        ([], "KN550"),
    ],
)
def test_texts_that_make_no_corpus(spark, tmp_path, lines, code):
    source = tmp_path / "texts.jsonl"
    source.write_text("\n".join(lines))
    with pytest.raises(KanonError, match=code):
        annotate_parts(source, tmp_path / "out", SilverRecipe(), Engine(partitions=1))
    assert not (tmp_path / "out").exists()
