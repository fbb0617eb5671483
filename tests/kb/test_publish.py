"""What a knowledge base adds to folders that are written whole (`tests/io/test_whole_files.py`)."""

import threading

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb.format import FILES, FORMAT
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.storage.folders import written_folder


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def fill(out, **options):
    with written_folder(out, FORMAT, **options) as work:
        (work / FILES.meta).write_text("new")


def test_the_names_of_working_folders_are_known(tmp_path):
    with written_folder(tmp_path / "kb", FORMAT) as work, pytest.raises(KanonError, match="KN104"):
        open_kb(work)


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
