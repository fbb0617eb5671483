import errno
import threading

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb.format import FILES, FORMAT
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.storage import files as tempfiles
from spacy_kanon.storage.folders import written_folder


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def fill(out, text="new", **options):
    with written_folder(out, FORMAT, **options) as work:
        (work / FILES.meta).write_text(text)


def test_a_folder_appears_whole(tmp_path):
    with written_folder(tmp_path / "a" / "kb", FORMAT) as work:
        (work / FILES.meta).write_text("new")
        assert work.parent == tmp_path / "a" and not (tmp_path / "a" / "kb").exists()
    assert names(tmp_path / "a") == ["kb"]


def test_the_names_of_working_folders_are_known(tmp_path):
    """Those that `whole_folder` makes are refused by the reader."""
    with written_folder(tmp_path / "kb", FORMAT) as work, pytest.raises(KanonError, match="KN104"):
        open_kb(work)


@pytest.mark.parametrize("error", [KeyboardInterrupt, ZeroDivisionError])
def test_an_error_leaves_nothing(tmp_path, error):
    with pytest.raises(error), written_folder(tmp_path / "kb", FORMAT) as work:
        (work / "half").write_text("x")
        raise error
    assert names(tmp_path) == []


def test_only_one_holds_the_claim(tmp_path):
    with written_folder(tmp_path / "kb", FORMAT) as work:
        with pytest.raises(KanonError, match="KN013"):
            fill(tmp_path / "kb")
        fill(tmp_path / "other")
        assert work.exists(), "the refused one touches nothing"
    fill(tmp_path / "kb", force=True)
    assert names(tmp_path) == ["kb", "other"]


def test_many_at_once_make_one(tmp_path):
    start, outcomes = threading.Barrier(8), []

    def attempt():
        start.wait()
        try:
            fill(tmp_path / "kb")
            outcomes.append("made")
        except KanonError as error:
            outcomes.append(error.code)

    threads = [threading.Thread(target=attempt) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert outcomes.count("made") == 1
    assert set(outcomes) <= {"made", "KN004", "KN013"}
    assert names(tmp_path) == ["kb"]


def test_a_lock_file_left_by_a_kill_is_no_hindrance(tmp_path):
    (tmp_path / ".kb.lock").write_bytes(b"")
    fill(tmp_path / "kb")
    assert names(tmp_path) == ["kb"]


@pytest.mark.parametrize(
    "contents,allowed",
    [([], True), (["meta.json", "rows.bin"], True), (["meta.json", "diary.txt"], False)],
)
def test_force_replaces_nothing_but_a_knowledge_base(tmp_path, contents, allowed):
    (tmp_path / "kb").mkdir()
    for name in contents:
        (tmp_path / "kb" / name).write_text("old")
    if allowed:
        fill(tmp_path / "kb", force=True)
        assert (tmp_path / "kb" / FILES.meta).read_text() == "new"
    else:
        with pytest.raises(KanonError, match=r"KN107.*diary\.txt"):
            fill(tmp_path / "kb", force=True)
        assert names(tmp_path / "kb") == sorted(contents)


def test_what_a_killed_build_left_is_cleared(tmp_path):
    others = [
        ".kb.v2.a1b2c3d4e5f6.tmp",
        ".kb.tmp",
        ".kb.notes.tmp",
        ".kbs.a1b2c3d4e5f6.tmp",
        "kb.old",
    ]
    for name in [*others, ".kb.a1b2c3d4e5f6.tmp"]:
        (tmp_path / name).mkdir()
    fill(tmp_path / "kb")
    assert names(tmp_path) == sorted([*others, "kb"])


@pytest.mark.parametrize("finished", [False, True], ids=["before", "after"])
def test_a_replacement_that_was_cut_short(tmp_path, finished):
    """Killed before or after the new folder got its name, with the old one moved aside."""
    if finished:
        fill(tmp_path / "kb", "new")
    fill(tmp_path / ".kb.a1b2c3d4e5f6.old", "old")
    with pytest.raises(KanonError, match="KN004"):
        fill(tmp_path / "kb")
    assert (tmp_path / "kb" / FILES.meta).read_text() == ("new" if finished else "old")
    assert names(tmp_path) == ["kb"]


def test_leftovers_that_cannot_be_removed_are_an_error(tmp_path, monkeypatch):
    (tmp_path / ".kb.a1b2c3d4e5f6.tmp").mkdir()

    def refuse(path, ignore_errors=False):
        if not ignore_errors:
            raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(tempfiles.shutil, "rmtree", refuse)
    with pytest.raises(KanonError, match=r"KN002.*Permission denied"):
        fill(tmp_path / "kb")
