import json

import spacy
from annotate_kinds import annotate_kinds
from spacy.tokens import DocBin

from tests.commands import script

run = script(annotate_kinds)


def test_a_silver_corpus(tmp_path):
    path = tmp_path / "texts.jsonl"
    texts = ["Thomas Jasper, born 23 May 1972 in Oslo, is a geologist.", "Nothing here."]
    path.write_text("".join(json.dumps({"text": text}) + "\n" for text in texts))
    out = tmp_path / "silver.spacy"
    run(path, out)
    first, second = DocBin().from_disk(out).get_docs(spacy.blank("en").vocab)
    assert {e.text: e.label_ for e in first.ents}["Oslo"] == "LOC" and not second.ents
    run(path, out, fails="KN004")
    run(path, out, "--force", "--limit", 1)


def test_bad_input(tmp_path, content, arguments, code):
    path = tmp_path / "texts.jsonl"
    path.write_text(content)
    run(path, tmp_path / "out.spacy", *arguments, fails=code)
    assert not (tmp_path / "out.spacy").exists()
