import errno
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.kb import build as build_module
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.format import FILES
from spacy_kanon.kb.postings import LiteralPostings
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import DEM, KINDS, LOC, PERSON
from spacy_kanon.text.normalization import fold_key
from spacy_kanon.types import TermRow
from tests.refusals import refused

from .people import ROWS, MemoryPeople, assert_agrees, random_rows

ROOT = Path(__file__).parents[2]
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
        subprocess.run(
            [sys.executable, "-c", code, str(tmp_path / seed)],
            env={**os.environ, "PYTHONHASHSEED": seed, "POLARS_MAX_THREADS": threads},
            cwd=ROOT,
            check=True,
            capture_output=True,
        ).stdout
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
    with pytest.raises(KanonError, match="KN108") as error:
        build_kb(source, tmp_path / "kb")
    assert reason in str(error.value)
    assert "Oslo" not in str(error.value)
    assert beside(tmp_path / "kb") == []


@pytest.mark.parametrize(
    "source,harmless",
    [
        (MemoryPeople([]), frozenset()),
        (MemoryPeople([], population=3), frozenset()),
        (MemoryPeople(ROWS, population=0), frozenset()),
        (MemoryPeople(ROWS[:1]), frozenset({"Ada"})),
    ],
    ids=["nothing", "no facts", "no people", "all harmless"],
)
def test_nothing_to_build_from(tmp_path, source, harmless):
    refused("KN109", build_kb, source, tmp_path / "kb", harmless=harmless)
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


STEPS = "group _write_trie _partition_by_row _write_rows write_origins write_description"


@pytest.mark.parametrize("step", STEPS.split())
def test_a_full_disk_at_any_step_leaves_nothing(tmp_path, monkeypatch, step):
    def full(*args, **kwargs):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(build_module, step, full)
    refused(r"KN002.*No space left on device", build_kb, MemoryPeople(ROWS), tmp_path / "kb")
    assert beside(tmp_path / "kb") == []


WORDS = ["geologist", "Geologist", "research scientist", "x-ray", "man", "oslo", "7"]


def test_words_are_terms_of_nobody_unless_somebody_has_them(tmp_path):
    rows = [*ROWS, TermRow("chef", 1, LOC, "P106")]
    build_kb(MemoryPeople(rows), tmp_path / "bare")
    report = build_kb(
        MemoryPeople(rows), tmp_path / "kb", words=["chef", *WORDS], harmless=frozenset({"man"})
    )
    with open_kb(tmp_path / "bare") as bare, open_kb(tmp_path / "kb", verify=True) as kb:
        assert set(kb.terms()) - set(bare.terms()) == {"geologist", "oslo"}
        assert report.postings == bare.meta["postings"] and kb.statistics()["words"] == 2
        for key in bare.terms():
            assert (kb.people(key), kb.kinds(key), kb.origins(key)) == (
                bare.people(key), bare.kinds(key), bare.origins(key)
            )  # fmt: skip
        for key in ("geologist", "oslo"):
            assert not kb.people(key) and kb.count(key) == 0 and kb.kind(key) == DEM
            literal = LiteralPostings(tmp_path / "kb", kb.fingerprint)
            assert not literal.people(key)
