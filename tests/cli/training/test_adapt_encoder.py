"""adapt-encoder as a user runs it."""

from __future__ import annotations

import json

import pytest

from spacy_kanon.errors import KanonError

from ...tiny_bert import save_tiny_bert

pytest.importorskip("transformers")

LINE = "ann lee sang in oslo and bo met her . "


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("bert")
    save_tiny_bert(path)
    return path


def adapt(*arguments, **options):
    from spacy_kanon.cli.training.adapt_encoder import adapt_encoder
    from spacy_kanon.models.encoder_adaptation import Adaptation

    return adapt_encoder(*arguments, Adaptation(steps=2, length=32), **options)


def test_texts_of_several_formats(folder, tmp_path):
    lines, tab = tmp_path / "texts.jsonl", tmp_path / "tab.json"
    lines.write_text("".join(json.dumps({"body": LINE}) + "\n" for _ in range(40)))
    records = [
        {"doc_id": f"d{number}", "text": LINE, "annotations": {"a": {"entity_mentions": []}}}
        for number in range(40)
    ]
    tab.write_text(json.dumps(records))
    found = adapt(str(folder), tmp_path / "out", [lines, tab], text_column="body")
    assert found.tokens > 0
    assert (tmp_path / "out" / "model.safetensors").is_file()
    with pytest.raises(KanonError, match="KN004"):
        adapt(str(folder), tmp_path / "out", [lines, tab], text_column="body")


def test_nothing_is_left_of_a_failure(folder, tmp_path):
    lines = tmp_path / "texts.jsonl"
    lines.write_text(json.dumps({"text": LINE}) + "\n{broken\n")
    with pytest.raises(KanonError, match=r"KN556.*line 2"):
        adapt(str(folder), tmp_path / "out", [lines])
    lines.write_text(json.dumps({"text": LINE}) + "\n")
    with pytest.raises(KanonError, match="KN567"):
        adapt(str(folder), tmp_path / "out", [lines])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["texts.jsonl"]
