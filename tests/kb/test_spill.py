import errno
from collections import defaultdict
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.kb.postings import DIGEST, DigestNumbers
from spacy_kanon.kb.spill import Partitions, Spill, group, require_build_packages

SCHEMA = {"key": pl.String, "person": pl.UInt32, "kind": pl.UInt8, "origin": pl.UInt32}
FACTS = st.lists(
    st.tuples(
        st.sampled_from(["a", "b", "ab", "é", "c d"]),
        st.integers(0, 6),
        st.sampled_from([1, 2, 4, 128]),
        st.integers(0, 3),
    ),
    min_size=1,
    max_size=60,
)


def frame(facts):
    return pl.DataFrame(facts, schema=SCHEMA, orient="row")


def group_slowly(facts):
    """key -> (people, kinds, commonest kind, origins), with dicts and sets."""
    by_key = defaultdict(list)
    for key, *rest in facts:
        by_key[key].append(rest)
    result = {}
    for key, rows in by_key.items():
        people_of = defaultdict(set)
        for person, kind, _ in rows:
            people_of[kind].add(person)
        commonest = min(people_of, key=lambda kind: (-len(people_of[kind]), kind))
        people = sorted({row[0] for row in rows})
        origins = sorted({row[2] for row in rows})
        result[key] = (people, sum(people_of), commonest, origins)
    return result


@given(FACTS)
def test_grouping_is_grouping_by_dict(facts):
    rows = group(frame(facts)).rows()
    assert {key: tuple(rest) for key, *rest in rows} == group_slowly(facts)


@settings(max_examples=25, deadline=None)
@given(
    facts=FACTS,
    parts=st.integers(1, 5),
    frame_rows=st.integers(1, 100),
    part_rows=st.integers(1, 50),
)
def test_a_spill_brings_the_facts_of_a_key_together(
    tmp_path_factory, facts, parts, frame_rows, part_rows
):
    folder = tmp_path_factory.mktemp("s") / "x"
    spill = Spill(folder, parts=parts, frame_rows=frame_rows, part_rows=part_rows)
    for start in range(0, len(facts), 7):
        spill.add(frame(facts[start : start + 7]))
    seen = list(spill.parts())
    keys = [key for part in seen for key in part["key"].unique()]
    assert len(keys) == len(set(keys)), "a key stands in two parts"
    assert sorted(row for part in seen for row in part.rows()) == sorted(facts)


def test_a_small_source_never_touches_the_disk(tmp_path):
    spill = Spill(tmp_path / "x")
    spill.add(frame([("a", 0, 1, 0)]))
    assert len(list(spill.parts())) == 1
    assert not (tmp_path / "x").exists()


def test_a_part_of_too_many_rows_is_cut_again(tmp_path):
    spill = Spill(tmp_path / "x", parts=2, frame_rows=1, part_rows=100)
    keys = [f"k{number}" for number in range(1000)]
    for start in range(0, 1000, 50):
        spill.add(frame([(key, 0, 1, 0) for key in keys[start : start + 50]]))
    seen = list(spill.parts())
    assert sorted(key for part in seen for key in part["key"]) == sorted(keys)
    assert max(map(len, seen)) < 200


def test_an_empty_spill_has_no_parts(tmp_path):
    assert list(Spill(tmp_path / "x").parts()) == []


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
    with pytest.raises(KanonError, match=r"KN001.*polars.*spacy-kanon\[build\]"):
        require_build_packages()


# Digests that end in zeros, which numpy does not show, and that begin alike.
DIGESTS = st.binary(min_size=1, max_size=2).map(lambda start: start.ljust(16, b"\0"))
BATCHES = st.lists(st.lists(DIGESTS | st.binary(min_size=16, max_size=16), unique=True))


@given(batches=BATCHES)
def test_a_dict_says_the_same(batches):
    numbers, oracle = DigestNumbers(), {}
    for batch in batches:
        asked = np.array(batch, dtype=DIGEST)
        assert numbers.find(asked).tolist() == [oracle.get(digest, -1) for digest in batch]
        fresh = [digest for digest in batch if digest not in oracle]
        added = range(len(oracle), len(oracle) + len(fresh))
        oracle.update(zip(fresh, added, strict=True))
        numbers.add(np.array(fresh, dtype=DIGEST), np.array(added, dtype=np.int64))
    everything = np.array(list(oracle), dtype=DIGEST)
    assert numbers.find(everything).tolist() == list(oracle.values())


def test_runs_stay_few():
    numbers = DigestNumbers()
    for number in range(1000):
        digest = number.to_bytes(16, "big")
        numbers.add(np.array([digest], dtype=DIGEST), np.array([number]))
    sizes = [len(run) for run, _ in numbers._runs]
    assert sum(sizes) == 1000 and len(sizes) <= 10
