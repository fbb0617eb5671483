import hashlib
import stat
import struct
import subprocess
import sys

import marisa_trie
import pytest

from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.storage import folders as checked_tries
from spacy_kanon.storage.folders import CACHE_VARIABLE, FolderFormat, open_trie, remember_trie
from spacy_kanon.storage.trie_probe import NO_LIBRARY, SOUND, UNSOUND

FORM = FolderFormat("x", 1, (), Errors.E100, Errors.E102, Errors.E101, Errors.E103)
KEYS = [f"key {number * number}" for number in range(500)]


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """A memory of this test's own, on disk and in the process."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    monkeypatch.setattr(checked_tries, "_checked", set())
    return tmp_path / "cache" / "checked-tries"


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "terms.marisa"
    path.write_bytes(marisa_trie.Trie(KEYS, num_tries=1).tobytes())
    return path


def opened(path, more=0):
    return open_trie(
        path, len(KEYS) + more, FORM, sha256=hashlib.sha256(path.read_bytes()).hexdigest()
    )


def no_probe(path, keys):
    raise AssertionError("checked a second time")


def test_a_trie_is_checked_once_for_all_processes(path, cache, monkeypatch):
    assert opened(path)["key 4"] == marisa_trie.Trie(KEYS, num_tries=1)["key 4"]
    assert len(list(cache.iterdir())) == 1
    monkeypatch.setattr(checked_tries, "_probe", no_probe)
    opened(path)
    monkeypatch.setattr(checked_tries, "_checked", set())
    opened(path)


def test_another_content_is_checked_anew(path, cache, monkeypatch):
    opened(path)
    path.write_bytes(marisa_trie.Trie([*KEYS, "more"], num_tries=1).tobytes())
    monkeypatch.setattr(checked_tries, "_probe", no_probe)
    with pytest.raises(AssertionError):
        opened(path, more=1)


def test_what_this_process_wrote_needs_no_check(path, cache, monkeypatch):
    remember_trie(hashlib.sha256(path.read_bytes()).hexdigest(), len(KEYS))
    monkeypatch.setattr(checked_tries, "_probe", no_probe)
    opened(path)


def test_a_memory_that_others_can_write_is_not_asked(path, cache, monkeypatch):
    opened(path)
    cache.chmod(cache.stat().st_mode | stat.S_IWOTH)
    monkeypatch.setattr(checked_tries, "_checked", set())
    monkeypatch.setattr(checked_tries, "_probe", no_probe)
    with pytest.raises(AssertionError):
        opened(path)


def test_a_memory_that_cannot_be_written_is_none(path, cache, monkeypatch):
    cache.parent.write_text("a file where the folder should be")
    opened(path)


def test_the_memory_stays_small(path, cache, monkeypatch):
    monkeypatch.setattr(checked_tries, "_MAX_REMEMBERED", 3)
    for number in range(8):
        remember_trie(f"{number:064}", 1)
    assert len(list(cache.iterdir())) <= 3


@pytest.mark.parametrize("position", range(0, 1500, 53))
def test_a_changed_trie_is_refused_and_never_read_here(path, cache, position):
    """Most of these end a process that reads them, or make it hang."""
    data = bytearray(path.read_bytes())
    struct.pack_into("<I", data, position % (len(data) - 4), 0xFFFFFFF0)
    path.write_bytes(data)
    with pytest.raises(KanonError, match=r"KN103.*terms\.marisa"):
        opened(path)
    assert not list(cache.iterdir()) if cache.exists() else True


def test_another_number_of_keys_is_refused(path, cache):
    with pytest.raises(KanonError, match="KN103"):
        opened(path, more=1)


def test_without_a_python_to_start_nothing_is_believed(path, cache, monkeypatch):
    monkeypatch.setattr(checked_tries.sys, "executable", "/nowhere/python")
    with pytest.raises(KanonError, match="KN011"):
        opened(path)


def probe(*arguments):
    command = [sys.executable, "-I", "-S", str(checked_tries._PROBE), *map(str, arguments)]
    return subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode


def test_the_program_that_checks(path, tmp_path):
    library = checked_tries.Path(marisa_trie.__file__).parent
    assert probe(library, path, len(KEYS)) == SOUND
    assert probe(library, path, 3) == UNSOUND
    assert probe(tmp_path, path, len(KEYS)) == NO_LIBRARY
    path.write_bytes(b"We love Marisa.\0" + bytes(100))
    assert probe(library, path, len(KEYS)) == UNSOUND
