"""What `project` copies is a spaCy project, and a wheel carries the same files."""

import runpy
from pathlib import Path

import pytest
from weasel.util.config import load_project_config

from spacy_kanon.cli.project import project
from spacy_kanon.storage import project_template
from tests.commands import command

ROOT = Path(__file__).parents[2]


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture(scope="module")
def copied(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("project") / "mine"
    project(folder)
    return folder


def test_it_is_a_project_that_weasel_takes(copied):
    settings = load_project_config(copied)
    assert set(settings["workflows"]["all"]) <= {
        command["name"] for command in settings["commands"]
    }
    needed = {path for command in settings["commands"] for path in command.get("deps", ())}
    for path in needed:
        if path.startswith(("bench/", "configs/", "scripts/")):
            assert (copied / path).is_file(), path


def test_its_files_are_those_of_the_repository(copied):
    files = contents(copied)
    assert files == {name: (ROOT / name).read_bytes() for name in files}
    configs = {f"configs/{path.name}" for path in (ROOT / "configs").glob("*.cfg")}
    assert {"project.yml", "assets/README.md", "assets/sample_texts.jsonl"} | configs <= set(files)


def test_a_wheel_carries_them(copied, tmp_path, monkeypatch):
    pytest.importorskip("setuptools", reason="needs setuptools")
    import setuptools
    from setuptools.command.build_py import build_py

    settings: dict = {}
    monkeypatch.setattr(setuptools, "setup", lambda **named: settings.update(named))
    monkeypatch.setattr(build_py, "run", lambda self: None)  # The package itself is not needed.
    runpy.run_path(str(ROOT / "setup.py"))
    command = settings["cmdclass"]["build_py"](setuptools.Distribution())
    command.build_lib, command.editable_mode = str(tmp_path), False
    command.run()
    assert contents(tmp_path / "spacy_kanon" / project_template.INSTALLED) == contents(copied)


def test_an_installed_package_copies_its_own(copied, tmp_path, monkeypatch):
    package = tmp_path / "site-packages" / "spacy_kanon"
    project_template.copy_files(copied, package / project_template.INSTALLED)
    monkeypatch.setattr(project_template, "PACKAGE", package)
    project(tmp_path / "mine")
    assert contents(tmp_path / "mine") == contents(copied)


def test_what_is_there_is_replaced_on_request_only(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "notes.txt").write_text("kept")
    run = command("project", str(tmp_path / "mine"))
    refused = run()
    assert refused.exit_code == 1 and "KN004" in refused.output
    assert (tmp_path / "mine" / "notes.txt").read_text() == "kept"
    done = run("--force")
    assert done.exit_code == 0 and "spacy project run all" in done.output
