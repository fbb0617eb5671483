import gzip
import json

from index_documents import index_documents

from spacy_kanon.indicators.search import DocumentIndex
from tests.commands import script

run = script(index_documents)


def test_folders_jsonl_and_other_fields(tmp_path):
    (tmp_path / "docs" / "deep").mkdir(parents=True)
    (tmp_path / "docs" / "a.txt").write_text("Ann Lee of Oslo")
    (tmp_path / "docs" / "deep" / "b.txt").write_text("Bo Ek of Oslo")
    with gzip.open(tmp_path / "more.jsonl.gz", "wt") as file:
        file.write(json.dumps({"name": "Cy", "text": "Cy of Oslo"}) + "\n")
    run(tmp_path / "docs", tmp_path / "more.jsonl.gz", tmp_path / "index")
    found = DocumentIndex(tmp_path / "index").search(["Oslo"], 9)
    assert set(found.documents) == {"a", "deep/b", "Cy"}
    run(tmp_path / "docs", tmp_path / "index", status=1)
    run(tmp_path / "docs", tmp_path / "index", "--force")
    path = tmp_path / "d.jsonl"
    path.write_text(json.dumps({"who": "x", "body": "Ann of Oslo"}))
    arguments = ["--name-column", "who", "--text-column", "body"]
    run(path, tmp_path / "other", *arguments)
    assert DocumentIndex(tmp_path / "other").search(["Ann"], 1).documents == ("x",)


def test_bad_input(tmp_path, record, arguments, code):
    path = tmp_path / "d.jsonl"
    path.write_text("" if record is None else json.dumps(record))
    run(path, tmp_path / "index", *arguments, fails=code)
    assert not (tmp_path / "index").exists()
