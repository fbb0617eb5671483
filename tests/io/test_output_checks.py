import os
from pathlib import Path

import pytest

from spacy_kanon.storage.files import check_new_file, check_new_folder, check_outputs, output_path
from tests.refusals import refused

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs links and pipes of POSIX")


@pytest.fixture
def folder(tmp_path):
    """in.jsonl and what else stands around it."""
    (tmp_path / "in.jsonl").write_text("source")
    (tmp_path / "old.jsonl").write_text("old")
    (tmp_path / "link.jsonl").symlink_to("in.jsonl")
    (tmp_path / "hard.jsonl").hardlink_to(tmp_path / "in.jsonl")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "input.jsonl").write_text("")
    os.mkfifo(tmp_path / "pipe")
    return tmp_path


# Output, map, and the code of the refusal (None: allowed).
def test_files(folder, output, mapping, code):
    before = sorted(folder.iterdir())
    paths = {"--output": folder / output, "--mapping": folder / mapping, "--report": None}
    inputs = [folder / "in.jsonl"]
    if code is None:
        check_outputs(paths, inputs=inputs)
    else:
        refused(code, check_outputs, paths, inputs=inputs)
    assert sorted(folder.iterdir()) == before


def test_folders(folder, monkeypatch, path, force, code):
    monkeypatch.chdir(folder)
    inputs = [Path("folder/input.jsonl"), None]
    if code is None:
        check_new_folder(Path(path), force=force, inputs=inputs)
    else:
        refused(code, check_new_folder, Path(path), force=force, inputs=inputs)


def test_a_new_file(folder):
    refused("KN004", check_new_file, folder / "old.jsonl", force=False, inputs=[])
    check_new_file(folder / "old.jsonl", force=True, inputs=[folder / "in.jsonl"])
    refused("KN006", check_new_file, folder / "in.jsonl", force=True, inputs=[folder / "in.jsonl"])


@pytest.mark.parametrize("name", ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_names_of_standard_output(name):
    assert output_path(name) is None and output_path("x") == Path("x")
