"""From records to a trained recognizer: what `annotate-records` writes is what the configs read."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
import spacy
from spacy.training.initialize import init_nlp
from spacy.training.loop import train
from spacy.util import load_config

from spacy_kanon.records.corpus import (
    AnnotateOptions,
    RecordText,
    annotate_records,
    write_annotated,
)
from spacy_kanon.records.fields import load_mapping
from tests.tiny_bert import save_tiny_bert

CONFIGS = Path(__file__).parents[3] / "configs"
RECORDS = [
    RecordText(1, "a", "Ann Lee was born in 1971. She met Bo Ek.", {"Born": "1971"}),
    RecordText(2, "b", "Ann married Bo Ek in Oslo.", {"Spouse": ["Bo Ek"]}),
]


def trained(config: str, corpus: Path, overrides: dict):
    settings = {
        "paths.train": str(corpus),
        "paths.dev": str(corpus),
        "training.max_steps": 2,
        "training.eval_frequency": 2,
    }
    nlp = init_nlp(load_config(CONFIGS / config, overrides=settings | overrides, interpolate=False))
    train(nlp, use_gpu=-1)
    return nlp


@pytest.mark.parametrize(
    "config",
    [
        "records_cpu.cfg",
        pytest.param(
            "records_trf.cfg",
            marks=pytest.mark.skipif(
                find_spec("spacy_transformers") is None, reason="needs spacy-transformers"
            ),
        ),
    ],
)
def test_a_config_learns_a_step_from_annotated_records(config, tmp_path):
    options = AnnotateOptions(sentences=True, keep_empty=False)
    write_annotated(annotate_records(RECORDS, load_mapping(), options), tmp_path / "corpus")
    overrides = {}
    if "trf" in config:
        (tmp_path / "bert").mkdir()
        save_tiny_bert(tmp_path / "bert")
        overrides = {"vars.transformer": str(tmp_path / "bert")}
    nlp = trained(config, tmp_path / "corpus" / "all.spacy", overrides)
    assert set(nlp.get_pipe("ner").labels) == {"BD", "SP"}
    nlp.to_disk(tmp_path / "model")
    doc = spacy.load(tmp_path / "model")("Ann Lee sang in Oslo.")
    assert {ent.label_ for ent in doc.ents} <= {"BD", "SP"}
