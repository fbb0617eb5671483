"""How many records a source has, and bars over dumps that count its bytes."""

import gzip
import io
import sys

import pytest

from spacy_kanon.storage import dump
from spacy_kanon.storage.dump import BrokenLines
from spacy_kanon.storage.progress import QUIET, progress_bar, records_at


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("name", "content", "count"),
    [
        ("a.jsonl", b"{}\n{}\n", 2),
        ("a.csv", b"", 0),
        ("a.jsonl.gz", gzip.compress(b"{}\n"), None),
        ("a.json", b"[\n\n]", None),
    ],
)
def test_records_of_a_file(tmp_path, name, content, count):
    (tmp_path / name).write_bytes(content)
    assert records_at(tmp_path / name) == count


def test_records_of_a_folder_are_its_files(tmp_path):
    (tmp_path / "in").mkdir()
    for name in ("a.txt", "in/b.txt"):
        (tmp_path / name).write_text("x")
    assert records_at(tmp_path) == 2
    assert records_at(tmp_path / "nowhere") is None


def test_a_bar_has_a_total_and_the_time_that_is_left(tmp_path, monkeypatch):
    (tmp_path / "a.jsonl").write_text("{}\n" * 4)
    monkeypatch.setattr(sys, "stderr", Terminal())
    bar = progress_bar(range(4), "texts", total=tmp_path / "a.jsonl", mininterval=0)
    assert bar.total == 4 and list(bar) == [0, 1, 2, 3]
    assert "texts: 100%" in sys.stderr.getvalue() and "4/4" in sys.stderr.getvalue()


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
