"""The configs of the recognizer and of the span classifier resolve, learn a step and predict."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
import spacy
from spacy.training.initialize import init_nlp
from spacy.training.loop import train
from spacy.util import load_config

from spacy_kanon.formats.docbin import write_docbin
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import KINDS, SPAN_RISK
from spacy_kanon.types import AnnotatedText, GoldMention

from .tiny_bert import save_tiny_bert

CONFIGS = Path(__file__).parents[1] / "configs"
QUICK = {"training.max_steps": 2, "training.eval_frequency": 2}
needs_transformers = pytest.mark.skipif(
    find_spec("spacy_transformers") is None, reason="needs spacy-transformers"
)


def gold(kinds=KINDS) -> list[AnnotatedText]:
    """One short text a kind, with a mention to mask and one to keep."""
    return [
        AnnotatedText(
            kind,
            "Ann Lee sang in Oslo.",
            {
                "a": [
                    GoldMention(0, 7, kind, "DIRECT", "e1"),
                    GoldMention(16, 20, "LOC", "NO_MASK", "e2"),
                ]
            },
        )
        for kind in kinds
    ]


def trained(config: str, path: Path, overrides: dict):
    settings = {"paths.train": str(path), "paths.dev": str(path), **QUICK, **overrides}
    nlp = init_nlp(load_config(CONFIGS / config, overrides=settings, interpolate=False))
    train(nlp, use_gpu=-1)
    return nlp


def test_the_light_recognizer_learns_all_kinds(tmp_path):
    write_tab(gold(), tmp_path / "gold.json")
    nlp = trained("recognizer_cpu.cfg", tmp_path / "gold.json", {})
    nlp.to_disk(tmp_path / "model")
    copy = spacy.load(tmp_path / "model")
    assert set(copy.get_pipe("ner").labels) == set(KINDS)
    assert {entity.label_ for entity in copy("Ann Lee sang in Oslo.").ents} <= set(KINDS)


@needs_transformers
def test_the_recognizer_with_a_transformer(tmp_path):
    write_tab(gold(), tmp_path / "gold.json")
    (tmp_path / "bert").mkdir()
    save_tiny_bert(tmp_path / "bert")
    overrides = {"vars.transformer": str(tmp_path / "bert")}
    nlp = trained("recognizer_trf.cfg", tmp_path / "gold.json", overrides)
    assert set(nlp.get_pipe("ner").labels) == set(KINDS)
    nlp("Ann Lee sang in Oslo. " * 300)  # longer than any window


@needs_transformers
def test_the_span_classifier_reads_texts_longer_than_any_window(tmp_path):
    write_docbin(gold(), tmp_path / "gold.spacy")
    (tmp_path / "bert").mkdir()
    save_tiny_bert(tmp_path / "bert")
    overrides = {"vars.transformer": str(tmp_path / "bert")}
    nlp = trained("span_classifier_trf.cfg", tmp_path / "gold.spacy", overrides)
    doc = nlp("Ann Lee sang in Oslo. " * 300)
    assert len(doc.spans[SPAN_RISK]) >= 300
    assert all(0 <= score <= 1 for score in doc.spans[SPAN_RISK].attrs["scores"])
