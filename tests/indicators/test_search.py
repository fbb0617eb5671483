import pickle
import sqlite3

import pytest
from index_documents import Document, build_index

from spacy_kanon.indicators.search import DocumentIndex
from tests.refusals import refused

DOCUMENTS = [
    Document("jasper", "Thomas Jasper is a geologist from Oslo. He climbs."),
    Document("lee", "Ann Lee, a geologist, lives in Bergen."),
    Document("oslo", "Oslo is the capital of Norway. Thomas and Jasper are names."),
    Document("muller", "Zoë Müller-Ünal “of” Zürich wrote \"AND OR NOT\" (a poem)."),
]  # fmt: skip


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    path = tmp_path_factory.mktemp("index") / "people.sqlite"
    assert build_index(DOCUMENTS, path) == len(DOCUMENTS)
    return DocumentIndex(path)


def test_phrases(index, phrases, expected):
    found = index.search(phrases, 10)
    assert set(found.documents) == expected and found.total == len(expected)


def test_limit_total_size_and_fingerprint(index, tmp_path):
    found = index.search(["geologist"], 1)
    assert len(found.documents) == 1 and found.total == 2
    assert index.size == 4
    build_index(DOCUMENTS, tmp_path / "same.sqlite")
    build_index(DOCUMENTS[:3], tmp_path / "other.sqlite")
    assert DocumentIndex(tmp_path / "same.sqlite").fingerprint == index.fingerprint
    assert DocumentIndex(tmp_path / "other.sqlite").fingerprint != index.fingerprint
    index.search(["Oslo"], 1)
    assert pickle.loads(pickle.dumps(index)).search(["Oslo"], 9) == index.search(["Oslo"], 9)


def test_what_is_no_index(tmp_path, index):
    refused("KN711", build_index, [], tmp_path / "x.sqlite")
    refused("KN715", build_index, [DOCUMENTS[0], DOCUMENTS[0]], tmp_path / "x.sqlite")
    assert not list(tmp_path.iterdir())
    refused("KN003", DocumentIndex, tmp_path / "none")
    (tmp_path / "text").write_text("no database" * 100)
    refused("KN710", DocumentIndex, tmp_path / "text")
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE documents (id, name)")
    other.commit()
    other.close()
    refused("KN710", DocumentIndex, tmp_path / "other")
    data = index.path.read_bytes()
    (tmp_path / "cut").write_bytes(data[: len(data) // 2])
    refused("KN710", lambda: DocumentIndex(tmp_path / "cut").search(["Oslo"], 5))


def test_an_existing_index_is_replaced_only_on_request(tmp_path):
    build_index(DOCUMENTS, tmp_path / "x.sqlite")
    refused("KN004", build_index, DOCUMENTS, tmp_path / "x.sqlite")
    assert build_index(DOCUMENTS[:1], tmp_path / "x.sqlite", force=True) == 1
