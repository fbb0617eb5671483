import bz2
import gzip
import io
import sys

import pytest

from spacy_kanon.storage import dump
from spacy_kanon.storage.dump import BrokenLines, dump_lines
from spacy_kanon.storage.progress import QUIET, progress_bar
from tests.refusals import refused

ENTITIES = [b'{"id":"Q1"}', b'{"id":"Q2"}']
ARRAY = b'[\n{"id":"Q1"},\n{"id":"Q2"}\n]\n'
LINES = b'{"id":"Q1"}\n\n{"id":"Q2"}\n'


@pytest.mark.parametrize("pack", [bytes, gzip.compress, bz2.compress], ids=["plain", "gz", "bz2"])
def test_both_forms_are_read_however_they_are_packed(tmp_path, pack, content):
    path = tmp_path / "dump"
    path.write_bytes(pack(content))
    assert [line for _, line in dump_lines(path)] == ENTITIES


@pytest.mark.parametrize("content,numbers", [(LINES, [1, 3]), (b"", [])])
def test_line_numbers_are_those_of_the_file(tmp_path, content, numbers):
    path = tmp_path / "dump.json"
    path.write_bytes(content)
    assert [number for number, _ in dump_lines(path)] == numbers


def test_a_missing_file_and_an_open_array_are_errors(tmp_path):
    path = tmp_path / "dump.json"
    refused("KN003", lambda: list(dump_lines(path)))
    path.write_bytes(ARRAY.replace(b"]", b""))
    refused(r"KN005.*not closed", lambda: list(dump_lines(path)))


FALSE = {
    "corrupt": lambda pack: flip_middle(pack(ARRAY * 3000)),
    "header only": lambda pack: pack(ARRAY)[:5],
    "header of another file": lambda pack: pack(ARRAY)[:3] + ARRAY,
    "something after it": lambda pack: pack(ARRAY * 3000)[:-9] + b"garbage" * 100,
}


def flip_middle(data):
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 0xFF]) + data[middle + 1 :]


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress])
@pytest.mark.parametrize("damage", FALSE)
def test_a_false_archive_is_an_error(tmp_path, pack, damage):
    path = tmp_path / "dump"
    path.write_bytes(FALSE[damage](pack))
    refused("KN005", lambda: list(dump_lines(path)))


def test_what_the_system_does_not_let_us_read_is_said(tmp_path, monkeypatch):
    def refuse(self, *args, **kwargs):
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "dump.json"
    path.write_bytes(ARRAY)
    monkeypatch.setattr(type(path), "open", refuse)
    refused(r"KN010.*Permission denied", lambda: list(dump_lines(path)))


# Bars are quiet where that is wanted, and count the bytes of dumps.
class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("settings", [{"shown": False}, {"in_logs": True}])
def test_quiet_hides_every_bar(settings, monkeypatch, capsys):
    monkeypatch.setenv(QUIET, "1")
    assert list(progress_bar(range(2), "texts", total=2, **settings)) == [0, 1]
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_a_dump_is_measured_by_the_bytes_on_disk(tmp_path, monkeypatch, pack):
    path = tmp_path / "dump.json"
    path.write_bytes(pack(b'{"id": "Q1"}\n' * 3500))
    bars = []

    def kept(*arguments, **settings):
        bars.append(progress_bar(*arguments, **settings))
        return bars[-1]

    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr(dump, "progress_bar", kept)
    read = dump.read_entities(path, bytes, BrokenLines(path), "read", shown=True)
    assert sum(1 for _ in read) == 3500
    (bar,) = bars
    assert bar.n == bar.total == path.stat().st_size
