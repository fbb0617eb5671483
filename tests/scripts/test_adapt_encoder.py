"""adapt-encoder as a user runs it."""

from __future__ import annotations

import json
import re

import pytest

from ..tiny_bert import save_tiny_bert
from . import invoke

pytest.importorskip("transformers")

LINE = "ann lee sang in oslo and bo met her . "


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("bert")
    save_tiny_bert(path)
    return path


def adapt(*arguments):
    from adapt_encoder import adapt_encoder

    settings = ("--adaptation.steps", 2, "--adaptation.length", 32, "--json")
    return invoke(adapt_encoder, *arguments, *settings)


def test_texts_of_several_formats(folder, tmp_path):
    lines, tab = tmp_path / "texts.jsonl", tmp_path / "tab.json"
    lines.write_text("".join(json.dumps({"body": LINE}) + "\n" for _ in range(40)))
    records = [
        {"doc_id": f"d{number}", "text": LINE, "annotations": {"a": {"entity_mentions": []}}}
        for number in range(40)
    ]
    tab.write_text(json.dumps(records))
    found = adapt(folder, tmp_path / "out", lines, tab, "--text-column", "body")
    assert json.loads(found.stdout)["tokens"] > 0
    assert (tmp_path / "out" / "model.safetensors").is_file()
    assert "KN004" in adapt(folder, tmp_path / "out", lines, tab, "--text-column", "body").output


def test_nothing_is_left_of_a_failure(folder, tmp_path):
    lines = tmp_path / "texts.jsonl"
    lines.write_text(json.dumps({"text": LINE}) + "\n{broken\n")
    assert re.search(r"KN556.*line 2", adapt(folder, tmp_path / "out", lines).output)
    lines.write_text(json.dumps({"text": LINE}) + "\n")
    assert "KN567" in adapt(folder, tmp_path / "out", lines).output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["texts.jsonl"]
