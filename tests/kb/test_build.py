import errno
import json
import random
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.kb import build as build_module
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.format import FILES, SHORT
from spacy_kanon.kb.postings import DIGEST, DigestNumbers, LiteralPostings, decode_list, encode_list
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.kb.spill import Partitions, Spill, require_build_packages
from spacy_kanon.names import DEM, KINDS, LOC, PERSON
from spacy_kanon.text.normalization import fold_key
from spacy_kanon.types import TermRow
from tests.commands import python
from tests.kb.people import ROWS, MemoryPeople, assert_agrees, random_rows
from tests.refusals import refused

SMALL_PARTS = {"parts": 5, "frame_rows": 1000, "range_rows": 50}
TERM_ROWS = st.lists(
    st.builds(
        TermRow,
        st.text(st.characters(codec="utf8", exclude_characters="\0"), min_size=1, max_size=6),
        st.integers(0, 30),
        st.sampled_from(KINDS),
        st.sampled_from(["P19", "P20", "label", "ü"]),
    ),
    min_size=1,
    max_size=80,
)
STEPS = "group _write_trie _partition_by_row _write_rows write_origins write_description"
WORDS = ["geologist", "Geologist", "research scientist", "x-ray", "man", "oslo", "7"]
SCHEMA = {"key": pl.String, "person": pl.UInt32, "kind": pl.UInt8, "origin": pl.UInt32}


def contents(folder):
    """Bytes of all files, without the date in meta.json and the checksum of all its fields."""
    data = {path.name: path.read_bytes() for path in folder.iterdir()}
    meta = json.loads(data.pop(FILES.meta))
    del meta["created"], meta["checksum"]
    return data, meta


def beside(folder):
    return sorted(path.name for path in folder.parent.iterdir())


@settings(max_examples=40, deadline=None)
@given(TERM_ROWS)
def test_holds_what_plain_dicts_hold(tmp_path_factory, rows):
    out = tmp_path_factory.mktemp("b") / "kb"
    build_kb(MemoryPeople(rows), out)
    with open_kb(out, verify=True) as kb:
        assert_agrees(kb, rows)


@pytest.mark.parametrize("sizes", [{}, SMALL_PARTS], ids=["in one part", "in many parts"])
def test_holds_long_lists(tmp_path, sizes):
    rows = random_rows(people=3000, keys=500, rows=20_000)
    report = build_kb(MemoryPeople(rows, size=777), tmp_path / "kb", **sizes)
    with open_kb(tmp_path / "kb", verify=True) as kb:
        assert_agrees(kb, rows)
        assert report.postings == sum(kb.count(key) for key in kb.terms())
        assert (report.people, report.terms) == (kb.population, len(kb))
        assert report.fingerprint == kb.fingerprint


def test_the_bytes_depend_on_the_facts_alone(tmp_path):
    rows = random_rows(people=300, keys=400, rows=4000)
    shuffled = random.Random(1).sample(rows, len(rows))
    build_kb(MemoryPeople(rows), tmp_path / "a")
    build_kb(MemoryPeople(rows, size=5), tmp_path / "b", **SMALL_PARTS)
    build_kb(MemoryPeople(shuffled), tmp_path / "c")
    build_kb(MemoryPeople(rows + rows[:100]), tmp_path / "d")
    first = contents(tmp_path / "a")
    for other in "bcd":
        assert contents(tmp_path / other) == first, other


def test_the_bytes_do_not_depend_on_the_hash_seed(tmp_path):
    code = (
        "import sys; from pathlib import Path\n"
        "from spacy_kanon.kb.build import build_kb\n"
        "from tests.kb.people import MemoryPeople, random_rows\n"
        "print(build_kb(MemoryPeople(random_rows(50, 90, 900)), Path(sys.argv[1])).fingerprint)\n"
    )
    prints = {
        python("-c", code, tmp_path / seed, PYTHONHASHSEED=seed, POLARS_MAX_THREADS=threads)
        for seed, threads in (("0", "1"), ("1", "2"))
    }
    assert len(prints) == 1


def test_equal_posting_lists_are_stored_once(tmp_path):
    one = [TermRow("Oslo", person, LOC, "P19") for person in range(500)]
    aliases = [row._replace(key=f"alias {n}") for row in one for n in range(9)]
    a = build_kb(MemoryPeople(one), tmp_path / "a")
    b = build_kb(MemoryPeople(one + aliases), tmp_path / "b")
    assert (a.lists, b.lists) == (1, 1)
    assert (a.postings, b.postings) == (500, 5000)
    assert a.bytes[FILES.postings] == b.bytes[FILES.postings]


def test_folded_keys_stand_beside_the_literal_ones(tmp_path):
    rows = [
        TermRow("Oslo", 0, LOC, "P19"),
        TermRow("OSLO", 1, LOC, "P19"),
        TermRow("date/1972", 0, "DATETIME", "P569"),
        TermRow("Born", 0, PERSON, "label"),
        TermRow("born", 1, PERSON, "label"),
    ]
    harmless = frozenset({"born"})
    build_kb(MemoryPeople(rows), tmp_path / "kb", folded=True, harmless=harmless)
    with open_kb(tmp_path / "kb") as kb:
        assert sorted(kb.terms()) == ["Born", "OSLO", "Oslo", "date/1972", "fold/oslo"]
        assert set(kb.people(fold_key("oSLO"))) == {0, 1}
        assert kb.prefixes("fold/oslo") == []
        assert kb.meta["options"] == {"folded": True, "harmless": 1}


def test_a_fact_that_cannot_be_stored_is_named(tmp_path, row, reason):
    source = MemoryPeople([*ROWS, TermRow(*row)], population=3)
    message = refused("KN108", build_kb, source, tmp_path / "kb")
    assert reason in message and "Oslo" not in message
    assert beside(tmp_path / "kb") == []


def test_nothing_to_build_from(tmp_path, facts, population, harmless):
    source = MemoryPeople(ROWS[:facts], population)
    refused("KN109", build_kb, source, tmp_path / "kb", harmless=frozenset(harmless))
    assert beside(tmp_path / "kb") == []


class Interrupted(MemoryPeople):
    def __init__(self, error):
        super().__init__(random_rows(100, 100, 3000))
        self.error = error

    def batches(self):
        yield from super().batches()
        raise self.error


@pytest.mark.parametrize(
    "error,expected",
    [
        (KeyboardInterrupt(), KeyboardInterrupt),
        (ZeroDivisionError(), ZeroDivisionError),
        (OSError(errno.ENOSPC, "No space left on device"), KanonError),
    ],
)
@pytest.mark.parametrize("sizes", [{}, {"parts": 3, "frame_rows": 10}], ids=["memory", "spilled"])
def test_an_error_leaves_nothing(tmp_path, monkeypatch, error, expected, sizes):
    monkeypatch.setattr("spacy_kanon.kb.build.CHUNK_ROWS", 100)
    with pytest.raises(expected):
        build_kb(Interrupted(error), tmp_path / "kb", **sizes)
    assert beside(tmp_path / "kb") == []


@pytest.mark.parametrize("step", STEPS.split())
def test_a_full_disk_at_any_step_leaves_nothing(tmp_path, monkeypatch, step):
    def full(*args, **kwargs):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(build_module, step, full)
    refused(r"KN002.*No space left on device", build_kb, MemoryPeople(ROWS), tmp_path / "kb")
    assert beside(tmp_path / "kb") == []


def test_words_are_terms_of_nobody_unless_somebody_has_them(tmp_path):
    plain = ("geologist", "research scientist", "x-ray", "oslo")
    rows = [*ROWS, TermRow("chef", 1, LOC, "P106")]
    build_kb(MemoryPeople(rows), tmp_path / "bare")
    report = build_kb(
        MemoryPeople(rows), tmp_path / "kb", words=["chef", *WORDS], harmless=frozenset({"man"})
    )
    with open_kb(tmp_path / "bare") as bare, open_kb(tmp_path / "kb", verify=True) as kb:
        assert set(kb.terms()) - set(bare.terms()) == set(plain)
        assert report.postings == bare.meta["postings"] and kb.statistics()["words"] == len(plain)
        for key in bare.terms():
            assert (kb.people(key), kb.kinds(key), kb.origins(key)) == (
                bare.people(key), bare.kinds(key), bare.origins(key)
            )  # fmt: skip
        for key in plain:
            assert not kb.people(key) and kb.count(key) == 0 and kb.kind(key) == DEM
            literal = LiteralPostings(tmp_path / "kb", kb.fingerprint)
            assert not literal.people(key)


@given(st.sets(st.integers(0, 200_000), min_size=1, max_size=300) | st.just(set(range(5000))))
def test_a_posting_list_survives_the_disk(ids):
    words = encode_list(np.array(sorted(ids), dtype=np.uint32))
    assert words.dtype.itemsize == 4
    assert set(decode_list(words.tobytes(), len(ids))) == ids


@pytest.mark.parametrize("count", [SHORT - 1, SHORT, SHORT + 1])
def test_short_lists_are_plain_ids(count):
    ids = np.arange(count, dtype=np.uint32)
    assert (encode_list(ids).tobytes() == ids.tobytes()) == (count < SHORT)


def frame(facts):
    return pl.DataFrame(facts, schema=SCHEMA, orient="row")


def test_a_part_of_too_many_rows_is_cut_again(tmp_path):
    spill = Spill(tmp_path / "x", parts=2, frame_rows=1, part_rows=100)
    keys = [f"k{number}" for number in range(1000)]
    for start in range(0, 1000, 50):
        spill.add(frame([(key, 0, 1, 0) for key in keys[start : start + 50]]))
    seen = list(spill.parts())
    assert sorted(key for part in seen for key in part["key"]) == sorted(keys)
    assert max(map(len, seen)) < 200


def test_parts_are_deleted_as_they_are_read(tmp_path):
    spill = Spill(tmp_path / "x", parts=4, frame_rows=1)
    for key in "abcdefgh":
        spill.add(frame([(key, 0, 1, 0)]))
    for _ in spill.parts():
        pass
    assert list((tmp_path / "x").iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_keeps_its_reason(tmp_path):
    partitions = Partitions(tmp_path / "x")
    (tmp_path / "x" / "0.arrows").symlink_to("/dev/full")
    with pytest.raises(OSError) as error:
        partitions.append(0, pl.DataFrame({"n": range(100_000)}))
    assert error.value.errno == errno.ENOSPC


def test_missing_packages_are_named(monkeypatch):
    monkeypatch.setattr("spacy_kanon.errors.find_spec", lambda name: None)
    refused(r"KN001.*polars.*spacy-kanon\[build\]", require_build_packages)


def test_runs_stay_few():
    numbers = DigestNumbers()
    numbers.add(np.array([], dtype=DIGEST), np.array([]))
    for number in range(1000):
        digest = number.to_bytes(16, "big")
        numbers.add(np.array([digest], dtype=DIGEST), np.array([number]))
    sizes = [len(run) for run, _ in numbers._runs]
    assert sum(sizes) == 1000 and len(sizes) <= 10
