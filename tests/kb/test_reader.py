"""A knowledge base that is replaced while it is opened is the one or the other, never both."""

import multiprocessing
import pickle
import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace

import pytest
from pyroaring import BitMap

from spacy_kanon.kb import reader
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.format import FILES, FORMAT
from spacy_kanon.kb.postings import LiteralPostings
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import DATETIME, LOC, SYNTHETIC
from spacy_kanon.storage.folders import Folder, written_folder
from spacy_kanon.types import Population, TermRow
from tests.io.test_folders import change_meta
from tests.kb.people import ROWS, MemoryPeople, Oracle, kb_of, random_rows
from tests.refusals import refused

SKEWED = random_rows(people=3000, keys=500, rows=20_000)
# Of one size to the byte, so that only what they answer tells them apart.
OTHERS = [row._replace(person=(row.person + 1) % 3) for row in ROWS]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    out = tmp_path_factory.mktemp("reader") / "kb"
    build_kb(MemoryPeople(SKEWED, size=1000), out)
    return out


@pytest.fixture
def small(tmp_path):
    build_kb(MemoryPeople(ROWS), tmp_path / "kb")
    return tmp_path / "kb"


def test_answers_about_unknown_terms(small, key):
    with open_kb(small) as kb:
        assert 5 not in kb and None not in kb  # What is no string is no term.
        assert key not in kb and kb.count(key) == 0 and kb.people(key) == BitMap()
        for question in (kb.kind, kb.kinds, kb.origins):
            with pytest.raises(KeyError):
                question(key)


def test_prefixes_are_surfaces_shortest_first(tmp_path, text, expected):
    rows = [TermRow(key, 0, LOC, "P19") for key in ("Oslo", "Os", "date")]
    rows += [TermRow(key, 0, DATETIME, "P569") for key in ("date/1972", "date/1972-05")]
    assert kb_of(tmp_path / "kb", rows).prefixes(text) == expected


def test_statistics(small):
    with open_kb(small) as kb:
        figures = kb.statistics()
    assert figures["terms"] == 5 and figures["unique_terms"] == 3 and figures["lists"] == 3
    assert figures["kinds"]["LOC"] == {"terms": 2, "postings": 6}
    assert sum(kind["terms"] for kind in figures["kinds"].values()) == 5
    assert figures["bytes"][FILES.rows] == 50


def test_a_trie_that_is_none_is_refused(small, monkeypatch):
    monkeypatch.setattr(reader, "FORMAT", replace(FORMAT, hashed=0))
    path = small / FILES.terms
    path.write_bytes(b"x" * path.stat().st_size)
    refused(r"KN103.*terms\.marisa", open_kb, small)


@pytest.mark.parametrize("name", [FILES.meta, *FILES.hashed])
def test_a_file_that_may_not_be_read_is_named(small, monkeypatch, name):
    def refuse(self, *args, **kwargs):
        if self.name == name:
            raise PermissionError(13, "Permission denied")
        return opened(self, *args, **kwargs)

    def ask_everything():
        kb = open_kb(small)
        for question in (kb.people, kb.count, kb.kind, kb.kinds, kb.origins):
            [question(row.key) for row in ROWS]

    opened = type(small).open
    monkeypatch.setattr(type(small), "open", refuse)
    refused(rf"KN010.*{name}.*Permission denied", ask_everything)


def test_a_closed_knowledge_base_never_answers(small):
    kb = open_kb(small)
    kb.close()
    kb.close()
    for question in (kb.people, kb.count, kb.kind, kb.kinds, kb.origins, kb.prefixes):
        refused("KN105", question, "Oslo")
    for answer in (lambda: "Oslo" in kb, lambda: list(kb.terms()), kb.table, kb.statistics):
        refused("KN105", answer)


def test_long_lists_are_cached_and_threads_get_the_same(folder):
    oracle = Oracle(SKEWED)
    kb = open_kb(folder, cache_bytes=20_000)
    for key in sorted(oracle.people) * 2:
        assert set(kb.people(key)) == oracle.people[key]
        held = [*kb._cache._young.values(), *kb._cache._old.values()]
        assert sum(size for _, size in held) <= 20_000
    largest = max(oracle.people, key=lambda key: len(oracle.people[key]))
    assert open_kb(folder).people(largest) is not kb.people(largest)
    assert kb.people(largest) is kb.people(largest)
    assert pickle.loads(pickle.dumps(kb))._cache_bytes == kb._cache_bytes
    oracle, kb = Oracle(SKEWED), open_kb(folder, cache_bytes=10_000)
    start = threading.Barrier(4)

    def ask(_):
        start.wait()
        return all(set(kb.people(key)) == people for key, people in oracle.people.items())

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(ask, range(4)))


def counts_of(kb, keys):
    return [len(kb.people(key)) for key in keys]


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_other_processes_get_the_same_answers(folder, method):
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip("not on this system")
    keys = sorted(Oracle(SKEWED).people)[:50]
    kb = open_kb(folder)
    expected = counts_of(kb, keys)
    context = multiprocessing.get_context(method)
    with ProcessPoolExecutor(2, mp_context=context) as pool:
        futures = [pool.submit(counts_of, kb, keys) for _ in range(2)]
        assert [future.result() for future in futures] == [expected] * 2


def test_another_knowledge_base_in_its_place_is_refused(small):
    data = pickle.dumps(open_kb(small))
    build_kb(MemoryPeople(ROWS[:2]), small, force=True)
    refused("KN110", pickle.loads, data)


def read_meta(small):
    with open_kb(small) as kb:
        return kb.meta


@pytest.mark.parametrize("changes", [{"source": {"name": "elsewhere"}}, {"people": 4}])
def test_the_fingerprint_tells_contents_and_not_where_they_come_from(small, changes):
    before = read_meta(small)["fingerprint"]
    change_meta(small, signed=True, **changes)
    assert (read_meta(small)["fingerprint"] == before) == ("source" in changes)


def test_a_sample_says_of_what_and_a_whole_population_is_a_list(tmp_path):
    built = {}
    for size in (0, 3, 4):
        whole = Population("town", size, SYNTHETIC, "register") if size else None
        build_kb(MemoryPeople(ROWS), tmp_path / f"{size}", population=whole)
        built[size] = open_kb(tmp_path / f"{size}")
        assert built[size].sample_of == (whole if size == 4 else None)
    assert len({kb.fingerprint for kb in built.values()}) == 3
    assert built[4].statistics()["population"] == built[4].sample_of._asdict()
    few = Population("town", 2)
    refused(r"KN157.*at least 3", build_kb, MemoryPeople(ROWS), tmp_path / "less", population=few)
    assert not (tmp_path / "less").exists()


def test_no_folder_and_the_folder_of_an_unfinished_build_are_refused(tmp_path):
    refused("KN003", open_kb, tmp_path / "nowhere")
    with written_folder(tmp_path / "kb", FORMAT) as work:
        refused("KN104", open_kb, work)


@pytest.fixture
def two(tmp_path, small):
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
