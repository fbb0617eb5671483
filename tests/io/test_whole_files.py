import contextlib
import errno
import gc
import itertools
import os
import shutil
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.storage import files as whole_files_module
from spacy_kanon.storage.files import Target, scratch_folder, whole_file, whole_files, whole_folder
from tests.examples import ROOT
from tests.refusals import refused

# What a run writes as a set: the map first, then what it restores.
SET = ("map.jsonl", "page.html", "out.jsonl")


def full_disk():
    raise OSError(errno.ENOSPC, "No space left on device")


def at_calls(monkeypatch, name, numbers, do):
    """Do something before some calls of a function of the system. RETURNS: its calls so far."""
    real, calls = getattr(os, name), []

    def shim(*arguments, **options):
        calls.append(arguments)
        if len(calls) in numbers:
            do()
        return real(*arguments, **options)

    monkeypatch.setattr(os, name, shim)
    return calls


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_file_appears_whole(tmp_path):
    with whole_file(tmp_path / "out.txt", private=True) as file:
        file.write("é\n")
        assert "out.txt" not in names(tmp_path)
    assert (tmp_path / "out.txt").read_bytes() == "é\n".encode()
    assert names(tmp_path) == ["out.txt"]
    assert stat.S_IMODE((tmp_path / "out.txt").stat().st_mode) == 0o600


def test_a_full_disk_and_a_missing_folder_are_coded_errors(tmp_path, monkeypatch):
    refused("KN002", whole_file(tmp_path / "no" / "x").__enter__)
    monkeypatch.setattr(os, "fsync", lambda descriptor: full_disk())
    with pytest.raises(KanonError, match=r"KN002.*No space"), whole_file(tmp_path / "x") as file:
        file.write("new")
    assert names(tmp_path) == []


def test_an_existing_folder_needs_force(tmp_path):
    (tmp_path / "kb").mkdir()
    (tmp_path / "kb" / "old").write_text("")
    refused("KN004", whole_folder(tmp_path / "kb").__enter__)
    with whole_folder(tmp_path / "kb", force=True) as work:
        (work / "new").write_text("")
    assert names(tmp_path / "kb") == ["new"]
    assert names(tmp_path) == ["kb"]


def test_what_a_full_disk_does_not_remove_at_once_goes_too(tmp_path, monkeypatch):
    calls = []
    with pytest.raises(KanonError, match="KN002"), whole_folder(tmp_path / "out") as folder:
        (folder / "a").touch()
        (folder / "b").touch()
        calls = at_calls(monkeypatch, "unlink", {1}, full_disk)
        full_disk()
    assert calls and list(tmp_path.glob(".out*.tmp")) == []


def targets(folder):
    return [Target(folder / name, restores=name == "map.jsonl") for name in SET]


def write_set(folder, content):
    with whole_files(targets(folder)) as files:
        for file in files:
            file.write(content)


def crash(folder, call, number):
    """Write a second set, and die at a call of the system."""
    at_calls(pytest.MonkeyPatch(), call, {number}, lambda: os.kill(os.getpid(), signal.SIGKILL))
    write_set(Path(folder), "new")


@pytest.mark.skipif(os.name != "posix", reason="needs locks of POSIX")
@pytest.mark.parametrize(
    "call,number", [("fsync", n) for n in (1, 3, 4, 6)] + [("replace", n) for n in (1, 2, 3, 4)]
)
def test_a_kill_leaves_a_set_with_its_map_and_the_next_run_clears_up(tmp_path, call, number):
    write_set(tmp_path, "old")
    code = f"from {__name__} import crash; crash({str(tmp_path)!r}, {call!r}, {number})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=ROOT)
    assert run.returncode == -signal.SIGKILL, run.stderr
    release = (tmp_path / "out.jsonl").read_text()
    maps = {path.read_text() for path in tmp_path.glob("map.jsonl*")}
    assert release in maps
    for path in tmp_path.iterdir():
        if path.name not in SET:
            assert stat.S_IMODE(path.stat().st_mode) in (0o600, 0o644)
    write_set(tmp_path, "next")
    assert names(tmp_path) == sorted(SET)


@pytest.mark.skipif(os.name != "posix", reason="needs locks of POSIX")
def test_who_comes_second_is_refused_and_disturbs_nobody(tmp_path):
    with whole_files(targets(tmp_path)) as first:
        for file in first:
            file.write("first")
        refused("KN013", write_set, tmp_path, "second")
        refused("KN013", whole_file(tmp_path / "page.html").__enter__)
        assert len(list(tmp_path.glob("*.tmp"))) == 3
        with whole_file(tmp_path / "other.txt"):
            pass
    assert {(tmp_path / name).read_text() for name in SET} == {"first"}
    assert names(tmp_path) == sorted([*SET, "other.txt"])


def test_leftovers_of_dead_runs_go(tmp_path):
    for name in (".out.txt.0123456789ab.tmp", ".other.txt.0123456789ab.tmp", ".out.txt.tmp"):
        (tmp_path / name).write_text("words")
    (tmp_path / ".kb.0123456789ab.tmp").mkdir()
    with whole_file(tmp_path / "out.txt"), whole_folder(tmp_path / "kb"):
        pass
    assert names(tmp_path) == [".other.txt.0123456789ab.tmp", ".out.txt.tmp", "kb", "out.txt"]


def test_leftovers_that_cannot_be_removed_are_an_error(tmp_path, monkeypatch):
    (tmp_path / ".kb.0123456789ab.tmp").mkdir()

    def refuse(path, ignore_errors=False):
        if not ignore_errors:
            raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(shutil, "rmtree", refuse)
    refused(r"KN002.*Permission", whole_folder(tmp_path / "kb").__enter__)


@pytest.mark.parametrize("there", [True, False], ids=["after the end", "before the end"])
def test_a_replacement_of_a_folder_that_was_cut_short_is_ended(tmp_path, there):
    old = tmp_path / ".kb.0123456789ab.old"
    old.mkdir()
    (old / "a").write_text("old")
    if there:
        (tmp_path / "kb").mkdir()
    refused("KN004", whole_folder(tmp_path / "kb").__enter__)
    assert names(tmp_path) == ["kb"]
    assert names(tmp_path / "kb") == ([] if there else ["a"])


def test_a_symbolic_link_stays_one(tmp_path):
    (tmp_path / "real.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to("real.txt")
    with whole_file(tmp_path / "link.txt") as file:
        file.write("new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_scratch_is_private_beside_the_output_and_goes(tmp_path):
    (tmp_path / ".out.scratch.0123456789ab.tmp").mkdir()
    with pytest.raises(KeyboardInterrupt), scratch_folder(tmp_path / "out") as folder:
        assert [path.name for path in tmp_path.glob("*.tmp")] == [folder.name]
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        (folder / "words").write_text("x")
        raise KeyboardInterrupt
    assert names(tmp_path) == []


@pytest.mark.parametrize("open_folder", [scratch_folder, whole_folder])
def test_whole_files_inside_an_unfinished_folder(tmp_path, open_folder):
    with open_folder(tmp_path / "out") as folder:
        with whole_file(folder / "a") as file, whole_folder(folder / "b"):
            file.write("x")
        assert names(folder) == ["a", "b"]


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_an_interruption_waits_while_a_set_takes_its_places(tmp_path, monkeypatch, name):
    write_set(tmp_path, "old")
    number = getattr(signal, name)

    class Stopped(Exception):
        pass

    def stop(number, frame):
        raise Stopped

    before = signal.signal(number, stop)
    calls = at_calls(monkeypatch, "replace", range(9), lambda: signal.raise_signal(number))
    try:
        with pytest.raises(Stopped):
            write_set(tmp_path, "new")
    finally:
        signal.signal(number, before)
    assert len(calls) == 4 and names(tmp_path) == sorted(SET)
    assert {(tmp_path / file).read_text() for file in SET} == {"new"}


class Moment:
    """Sends a signal at the n-th line that runs in what writes files whole."""

    def __init__(self, number):
        self.number, self.count = number, 0
        modules = (whole_files_module, contextlib, shutil)
        self.files = {module.__file__ for module in modules}

    def __call__(self, frame, event, argument):
        file, caller = frame.f_code.co_filename, frame.f_back.f_code.co_filename
        if file not in self.files or "filelock" in caller:  # Its lines are not always the same.
            return None
        self.count += 1
        if self.count == self.number:
            signal.raise_signal(signal.SIGTERM)
        return self


def write_scratch(folder, content):
    with scratch_folder(folder / "out") as work:
        (work / "a").write_text(content)
        with whole_file(folder / "out") as file:
            file.write(content)


def write_folder(folder, content):
    with whole_folder(folder / "out", force=True) as work:
        (work / "a").write_text(content)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("write", [write_scratch, write_folder, write_set])
def test_an_interruption_at_any_line_leaves_nothing_unfinished(tmp_path, monkeypatch, write):
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)  # A power cut is not the point.

    def interrupt(number, frame):
        raise KeyboardInterrupt

    before, trace = signal.signal(signal.SIGTERM, interrupt), sys.gettrace()
    outcomes = []
    gc.disable()  # It ends what earlier moments have left, in lines that would be counted.
    try:
        for number in itertools.count(1):
            folder = tmp_path / str(number)
            folder.mkdir()
            write(folder, "old")
            outputs = names(folder)
            moment = Moment(number)
            try:
                sys.settrace(moment)
                write(folder, "new")
                sys.settrace(trace)
                if moment.count < number:
                    break
            except KeyboardInterrupt as error:
                sys.settrace(trace)
                interrupted = error  # What its frames hold is not yet let go by then.
                whole_files_module.remove_temporaries()
                assert names(folder) == outputs, f"{number}: {interrupted}"
            files = [path for path in folder.rglob("*") if path.is_file()]
            outcomes.append({path.read_text() for path in files})
    finally:
        gc.enable()
        sys.settrace(trace)
        signal.signal(signal.SIGTERM, before)
    changes = sum(a != b for a, b in itertools.pairwise(outcomes))
    assert outcomes[0] == {"old"} and outcomes[-1] == {"new"} and changes == 1


@pytest.mark.parametrize("moment,standing", [(1, "old"), (2, "old"), (3, "old"), (4, "new")])
def test_a_failure_while_a_set_takes_its_places(tmp_path, monkeypatch, moment, standing):
    write_set(tmp_path, "old")
    at_calls(monkeypatch, "replace", {moment}, full_disk)
    refused("KN002", write_set, tmp_path, "new")
    assert (tmp_path / "out.jsonl").read_text() == standing
    maps = [path.read_text() for path in tmp_path.glob("map.jsonl*")]
    assert standing in maps and len(maps) == (1 if standing == "old" else 2)
