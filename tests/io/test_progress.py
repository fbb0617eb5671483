"""Bars are quiet where that is wanted, and count the bytes of dumps."""

import gzip
import io
import sys

import pytest

from spacy_kanon.storage import dump
from spacy_kanon.storage.dump import BrokenLines
from spacy_kanon.storage.progress import QUIET, progress_bar


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
