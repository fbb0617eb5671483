"""What every command has: --quiet, --json where it prints a result, help, and a hint for a typo."""

import json
import re
from pathlib import Path

import pytest
from spacy.cli._util import setup_cli
from weasel.util.config import load_project_config

from spacy_kanon.cli import _util
from spacy_kanon.cli.inspect import inspect
from spacy_kanon.cli.project import project
from spacy_kanon.linkage.reader import SAMPLE, open_background
from spacy_kanon.storage import project_template
from spacy_kanon.storage.progress import is_quiet
from tests.commands import all_commands, command, flags_of, python, setup_of, write_lines
from tests.examples import ROOT
from tests.refusals import refused

# What they print is no result: pages and requests are served.
WITHOUT_RESULT = {"demo", "review", "serve"}
COMMANDS = {name: each for name, each in all_commands().items() if not hasattr(each, "commands")}
run = command()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_them_and_no_two_options_of_one_name(name):
    parameters, names = COMMANDS[name].params, flags_of(COMMANDS[name])
    [quiet] = [p for p in parameters if "--quiet" in p.opts]
    assert quiet.is_flag and COMMANDS[name].help and all(p.help for p in parameters)
    assert ("--json" in names) != (name in WITHOUT_RESULT)
    assert len(names) == len(set(names))


def test_json_alone_stands_on_standard_output_and_quiet_is_for_one_call(tmp_path):
    record = {"id": "d", "text": "Ann left.", "spans": [{"start": 0, "end": 3}]}
    gold = write_lines(tmp_path / "gold.jsonl", [record])
    out = tmp_path / "out.json"
    assert "documents" in run("convert", gold, out).output
    assert run("convert", gold, out, "--force", "--quiet").output == ""
    assert "documents" in run("convert", gold, out, "--force").output
    assert not is_quiet()
    result = run("convert", gold, out, "--force", "--json")
    assert json.loads(result.stdout) == {"documents": 1, "output": str(out)}


def test_the_figures_of_a_release_for_machines(tmp_path):
    source, out = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    source.write_text('{"id": 1, "text": "Ann Xyzzy lives in Oslo."}\n{"id": 2}\n', encoding="utf8")
    result = run("sanitize", source, "-o", out, "--json", status=3)
    figures = json.loads(result.stdout)
    assert figures["output"] == str(out)
    assert [bad["line"] for bad in figures["bad_records"]] == [2] and figures["documents"] == 1
    assert (figures["masked_phrases"], figures["masked_tokens"], figures["tokens"]) == (1, 2, 6)
    assert figures["compliance"]["invented_people"] and "Xyzzy" not in result.stdout
    printed = run("sanitize", source, "--json", fails="KN379")
    assert printed.stdout == ""


def test_results_and_errors_are_said_in_quiet_too(tmp_path):
    assert "20,000" in run("inspect", "kb", "-q").stdout
    files = tmp_path / "no.json", tmp_path / "out.json"
    assert run("convert", *files, "--quiet", "--json", fails="KN").stdout == ""


def test_a_warning_is_no_part_of_the_result(capsys):
    with _util._quietly(("table",)):
        _util.msg.warn("Two documents are alike.")
        _util.msg.table([("a", "b")])
    out, err = capsys.readouterr()
    assert (out, err) == ("", "Two documents are alike.\n")


def test_a_typo_gets_one_hint(words, hint):
    result = run(*words, status=2)
    # An option's hint is that of typer or of click: "(Possible options: --json)".
    hints = re.findall(rf"(?:Did you mean|Possible options:) '?({hint})\b", result.output)
    assert hints == [hint]


def test_all_bars_are_made_in_one_place():
    files = [path for path in (ROOT / "spacy_kanon").rglob("*.py") if path.stem != "progress"]
    for path in files:
        text = path.read_text(encoding="utf8")
        assert "import tqdm" not in text and "from tqdm" not in text, path


def test_a_shell_completes_commands_as_the_start_page_says(monkeypatch, capsys):
    page = (ROOT / "docs/start.md").read_text(encoding="utf8")
    variable = "_PYTHON _M SPACY_COMPLETE"
    assert f'"{variable}=complete_bash"' in page
    monkeypatch.setenv(variable, "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "spacy kanon san")
    monkeypatch.setenv("COMP_CWORD", "2")
    with pytest.raises(SystemExit):
        setup_cli()
    assert capsys.readouterr().out.split() == ["sanitize"]


def test_the_command_line_starts_without_what_its_commands_need():
    """It is read at the start of every `python -m spacy`, whatever the command."""
    code = (
        "import sys, spacy.cli\n"
        "before = {*sys.modules}\n"
        "import spacy_kanon.cli\n"
        "rooms = {name.split('.')[1] for name in sys.modules if name.startswith('spacy_kanon.')}\n"
        "assert rooms <= {'cli', 'errors', 'names', 'storage', 'text'}, rooms\n"
        "heavy = {'pyspark', 'polars', 'torch', 'starlette'} & ({*sys.modules} - before)\n"
        "assert not heavy, heavy\n"
    )
    python("-c", code)


def test_an_index_is_told_by_its_counts_and_its_fingerprint():
    index = open_background()
    assert inspect(str(SAMPLE)) == {
        "people": index.population, "documents": 240, "fingerprint": index.fingerprint,
    }  # fmt: skip


@pytest.mark.parametrize("name,code", [("nothing", "KN003"), ("empty", "KN015")])
def test_folders_of_no_kind_are_refused(tmp_path, name, code):
    (tmp_path / "empty").mkdir()
    refused(code, inspect, str(tmp_path / name))


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture(scope="module")
def copied(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("project") / "mine"
    project(folder)
    return folder


def test_the_copy_is_a_project_of_the_files_of_the_repository(copied):
    settings = load_project_config(copied)
    names = {command["name"] for command in settings["commands"]}
    assert set(settings["workflows"]["all"]) <= names
    needed = {path for command in settings["commands"] for path in command.get("deps", ())}
    for path in needed:
        if path.startswith(("bench/", "configs/", "scripts/")):
            assert (copied / path).is_file(), path
    files = contents(copied)
    assert files == {name: (ROOT / name).read_bytes() for name in files}
    configs = {f"configs/{path.name}" for path in (ROOT / "configs").glob("*.cfg")}
    assert {"project.yml", "assets/README.md", "assets/sample_texts.jsonl"} | configs <= set(files)


def test_a_wheel_carries_them(copied, tmp_path, monkeypatch):
    pytest.importorskip("setuptools", reason="needs setuptools")
    import setuptools
    from setuptools.command.build_py import build_py

    monkeypatch.setattr(build_py, "run", lambda self: None)  # The package itself is not needed.
    command = setup_of(ROOT)["cmdclass"]["build_py"](setuptools.Distribution())
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
    run(fails="KN004")
    assert (tmp_path / "mine" / "notes.txt").read_text() == "kept"
    done = run("--force")
    assert "spacy project run all" in done.output
