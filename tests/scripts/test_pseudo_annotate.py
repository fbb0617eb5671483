"""pseudo-annotate as a user runs it."""

from __future__ import annotations

import json

import pytest
import spacy
from pseudo_annotate import pseudo_annotate

from spacy_kanon.errors import KanonError
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.training.corpora import make_mask_corpus

PATTERNS = [
    {"label": "MASK_PERSON", "pattern": "Ann Lee"},
    {"label": "KEEP_LOC", "pattern": "Oslo"},
    {"label": "ORG", "pattern": "Acme"},
]


def save_pipeline(path, patterns):
    nlp = spacy.blank("en")
    nlp.add_pipe("entity_ruler").add_patterns(patterns)
    nlp.to_disk(path)
    return str(path)


@pytest.fixture
def texts(tmp_path):
    path = tmp_path / "texts.jsonl"
    lines = ["Ann Lee left Oslo. Ann Lee joined Acme.", "Nothing.", "In Oslo " + "it rained " * 20]
    path.write_text("".join(json.dumps({"text": line}) + "\n" for line in lines))
    return path


def test_decisions_become_annotations(texts, tmp_path):
    model = save_pipeline(tmp_path / "model", PATTERNS)
    assert pseudo_annotate(model, texts, tmp_path / "out.json", longest=100)["texts"] == 2
    first, second = read_texts(tmp_path / "out.json")
    found = [
        (first.text[m.start : m.end], m.kind, m.identifier_type, m.entity_id)
        for m in first.annotations["model"]
    ]
    assert found == [
        ("Ann Lee", "PERSON", "QUASI", "e1"),
        ("Oslo", "LOC", "NO_MASK", "e2"),
        ("Ann Lee", "PERSON", "QUASI", "e1"),
    ]
    assert second.annotations == {"model": []}
    examples = list(make_mask_corpus(tmp_path / "out.json", kinds=True)(spacy.blank("en")))
    assert [ent.label_ for ent in examples[0].reference.ents] == [
        "MASK_PERSON", "KEEP_LOC", "MASK_PERSON",
    ]  # fmt: skip


def test_a_pipeline_that_masks_nothing(texts, tmp_path):
    model = save_pipeline(tmp_path / "model", PATTERNS[1:])
    with pytest.raises(KanonError, match="KN569"):
        pseudo_annotate(model, texts, tmp_path / "out.json")
    assert not (tmp_path / "out.json").exists()


def test_no_such_pipeline(texts, tmp_path):
    with pytest.raises(KanonError, match="KN323"):
        pseudo_annotate(str(tmp_path / "none"), texts, tmp_path / "out.json")
