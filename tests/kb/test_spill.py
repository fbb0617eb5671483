import errno
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from spacy_kanon.kb.postings import DIGEST, DigestNumbers
from spacy_kanon.kb.spill import Partitions, Spill, require_build_packages
from tests.refusals import refused

SCHEMA = {"key": pl.String, "person": pl.UInt32, "kind": pl.UInt8, "origin": pl.UInt32}


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
    for number in range(1000):
        digest = number.to_bytes(16, "big")
        numbers.add(np.array([digest], dtype=DIGEST), np.array([number]))
    sizes = [len(run) for run, _ in numbers._runs]
    assert sum(sizes) == 1000 and len(sizes) <= 10
