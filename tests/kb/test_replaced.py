"""A knowledge base that is replaced while it is opened is the one or the other, never both."""

import pytest
from pyroaring import BitMap

from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.postings import LiteralPostings
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.storage.folders import Folder
from tests.refusals import refused

from .people import ROWS, MemoryPeople

# Of one size to the byte, so that only what they answer tells them apart.
OTHERS = [row._replace(person=(row.person + 1) % 3) for row in ROWS]


@pytest.fixture
def two(tmp_path):
    build_kb(MemoryPeople(ROWS), tmp_path / "kb")
    build_kb(MemoryPeople(OTHERS), tmp_path / "new")
    return tmp_path


def swap(folder):
    (folder / "kb").rename(folder / "old")
    (folder / "new").rename(folder / "kb")
    (folder / "old").rename(folder / "new")


def swap_at(monkeypatch, module, name, folder, times=1):
    """Replace the folder right after a function of a reader has done its part."""
    real, left = getattr(module, name), [times]

    def then_swap(*arguments, **options):
        result = real(*arguments, **options)
        if left[0]:
            left[0] -= 1
            swap(folder)
        return result

    monkeypatch.setattr(module, name, then_swap)


@pytest.mark.parametrize("moment", ["__init__", "trie", "read", "blocked"])
def test_a_reader_gets_all_of_one(two, monkeypatch, moment):
    with open_kb(two / "new") as kb:
        expected = {key: kb.people(key) for key in kb.terms()}
    swap_at(monkeypatch, Folder, moment, two)
    with open_kb(two / "kb") as kb:
        assert {key: kb.people(key) for key in kb.terms()} == expected


def test_a_folder_that_is_replaced_without_end_is_an_error(two, monkeypatch):
    swap_at(monkeypatch, Folder, "trie", two, times=1000)
    refused("KN014", open_kb, two / "kb")


def test_what_is_read_later_is_of_the_same_one(two):
    with open_kb(two / "kb") as kb:
        (two / "new" / "origins.json").write_bytes(b"[]")
        swap(two)
        assert kb.people("Ada") == BitMap([0])
        refused("KN103", kb.origins, "Ada")


def test_a_second_count_is_of_the_same_one(two, monkeypatch):
    with open_kb(two / "kb") as kb:
        swap_at(monkeypatch, Folder, "trie", two)
        refused("KN110", LiteralPostings, two / "kb", kb.fingerprint)
