"""What every command has: --quiet, --json where it prints a result, help, and a hint for a typo."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from spacy.cli._util import setup_cli

from spacy_kanon.cli import _util
from spacy_kanon.storage.progress import is_quiet
from tests.commands import all_commands, flags_of
from tests.commands import command as in_process

ROOT = Path(__file__).parents[2]
# What they print is no result: pages and requests are served.
WITHOUT_RESULT = {"demo", "review", "serve"}


COMMANDS = {name: each for name, each in all_commands().items() if not hasattr(each, "commands")}


def option(command, name):
    return next((p for p in command.params if name in p.opts), None)


run = in_process()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_them(name):
    command = COMMANDS[name]
    assert option(command, "--quiet").is_flag
    assert command.help and all(p.help for p in command.params)
    prints = option(command, "--json") is not None
    assert prints != (name in WITHOUT_RESULT)


@pytest.mark.parametrize("name", COMMANDS)
def test_no_two_options_have_one_name(name):
    names = flags_of(COMMANDS[name])
    assert len(names) == len(set(names))


@pytest.fixture
def gold(tmp_path):
    (tmp_path / "gold.jsonl").write_text('{"id": "d", "text": "Ann left.", "label": [[0, 3, "A"]]}')
    return tmp_path / "gold.jsonl"


def test_quiet_is_for_one_call(gold, tmp_path):
    out = tmp_path / "out.json"
    assert "documents" in run("convert", gold, out).output
    assert run("convert", gold, out, "--force", "--quiet").output == ""
    assert "documents" in run("convert", gold, out, "--force").output
    assert not is_quiet()


def test_json_is_all_that_stands_on_standard_output(gold, tmp_path):
    result = run("convert", gold, tmp_path / "out.json", "--json")
    assert json.loads(result.stdout) == {"documents": 1, "output": str(tmp_path / "out.json")}


def test_the_figures_of_a_release_for_machines(tmp_path):
    source, out = tmp_path / "in.jsonl", tmp_path / "out.jsonl"
    source.write_text('{"id": 1, "text": "Ann Xyzzy lives in Oslo."}\n{"id": 2}\n', encoding="utf8")
    result = run("sanitize", source, "-o", out, "--json")
    figures = json.loads(result.stdout)
    assert result.exit_code == 3 and figures["output"] == str(out)
    assert [bad["line"] for bad in figures["bad_records"]] == [2] and figures["documents"] == 1
    assert (figures["masked_phrases"], figures["masked_tokens"], figures["tokens"]) == (1, 2, 6)
    assert figures["compliance"]["invented_people"] and "Xyzzy" not in result.stdout
    printed = run("sanitize", source, "--json")
    assert printed.exit_code == 1 and "KN379" in printed.output and printed.stdout == ""


def test_a_result_is_printed_in_quiet_too():
    assert "knowledge base" in run("info", "-q").stdout


def test_an_error_is_said_in_quiet_too(tmp_path):
    result = run("convert", tmp_path / "no.json", tmp_path / "out.json", "--quiet", "--json")
    assert result.exit_code == 1 and "KN" in result.output and result.stdout == ""


def test_a_warning_is_no_part_of_the_result(capsys):
    with _util._quietly(("table",)):
        _util.msg.warn("Two documents are alike.")
        _util.msg.table([("a", "b")])
    out, err = capsys.readouterr()
    assert (out, err) == ("", "Two documents are alike.\n")


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["sanitise"], "sanitize"),
        (["federate", "simulat"], "simulate"),
        (["info", "--jsn"], "--json"),
    ],
)
def test_a_typo_gets_one_hint(words, hint):
    result = run(*words)
    assert result.exit_code == 2
    # An option's hint is that of typer or of click: "(Possible options: --json)".
    hints = re.findall(rf"(?:Did you mean|Possible options:) '?({hint})\b", result.output)
    assert hints == [hint]


def test_all_bars_are_made_in_one_place_and_say_how_much_there_is():
    files = [path for path in (ROOT / "spacy_kanon").rglob("*.py") if path.stem != "progress"]
    calls = 0
    for path in files:
        text = path.read_text(encoding="utf8")
        assert "import tqdm" not in text and "from tqdm" not in text, path
        for node in ast.walk(ast.parse(text)) if "progress_bar(" in text else ():
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "progress_bar":
                total = next(keyword for keyword in node.keywords if keyword.arg == "total")
                assert not isinstance(total.value, ast.Constant), path
                calls += 1
    assert calls > 12


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
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)
