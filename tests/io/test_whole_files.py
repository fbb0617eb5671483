import errno
import os
import stat

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.io.whole_files import whole_file, whole_folder


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_file_appears_whole(tmp_path):
    with whole_file(tmp_path / "out.txt") as file:
        file.write("é\n")
        assert "out.txt" not in names(tmp_path)
    assert (tmp_path / "out.txt").read_bytes() == "é\n".encode()
    assert names(tmp_path) == ["out.txt"]


def test_a_failure_leaves_the_old_file(tmp_path):
    (tmp_path / "out.txt").write_text("old")
    with pytest.raises(ZeroDivisionError), whole_file(tmp_path / "out.txt") as file:
        file.write("new")
        raise ZeroDivisionError
    assert (tmp_path / "out.txt").read_text() == "old"
    assert names(tmp_path) == ["out.txt"]


def test_a_full_disk_is_a_coded_error(tmp_path, monkeypatch):
    def full(descriptor):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with (
        pytest.raises(KanonError, match=r"KN002.*No space left"),
        whole_file(tmp_path / "x") as file,
    ):
        file.write("new")
    assert names(tmp_path) == []


def test_a_missing_folder_is_a_coded_error(tmp_path):
    with pytest.raises(KanonError, match="KN002"), whole_file(tmp_path / "no" / "x"):
        pass


def test_a_private_file_is_for_its_owner_alone(tmp_path):
    with whole_file(tmp_path / "map.json", private=True) as file:
        file.write("{}")
    assert stat.S_IMODE((tmp_path / "map.json").stat().st_mode) == 0o600


def test_a_folder_appears_whole(tmp_path):
    with whole_folder(tmp_path / "kb") as work:
        (work / "a").write_text("1")
        assert not (tmp_path / "kb").exists()
    assert names(tmp_path) == ["kb"]
    assert (tmp_path / "kb" / "a").read_text() == "1"


def test_an_existing_folder_needs_force(tmp_path):
    (tmp_path / "kb").mkdir()
    (tmp_path / "kb" / "old").write_text("")
    with pytest.raises(KanonError, match="KN004"), whole_folder(tmp_path / "kb"):
        pass
    with whole_folder(tmp_path / "kb", force=True) as work:
        (work / "new").write_text("")
    assert names(tmp_path / "kb") == ["new"]
    assert names(tmp_path) == ["kb"]


def test_a_failed_folder_leaves_nothing(tmp_path):
    with pytest.raises(KeyboardInterrupt), whole_folder(tmp_path / "kb") as work:
        (work / "a").write_text("1")
        raise KeyboardInterrupt
    assert names(tmp_path) == []


def test_the_second_of_two_writers_loses_nothing(tmp_path):
    with pytest.raises(KanonError, match="KN004"), whole_folder(tmp_path / "kb") as slow:
        (slow / "mine").write_text("")
        with whole_folder(tmp_path / "kb") as fast:
            (fast / "theirs").write_text("")
    assert names(tmp_path / "kb") == ["theirs"]
    assert names(tmp_path) == ["kb"]
