"""What README says is true: its code runs, commands exist, tables match the code."""

import inspect
import re
import shlex

import pytest
import spacy
from typer.main import get_command

from spacy_kanon.cli import kanon_cli
from tests.examples import FACTORIES, ROOT

from .commands import flags_of

spacy.blank("en")  # Registers the factories of all entry points.
README = (ROOT / "README.md").read_text(encoding="utf8")
PAGES = [path.read_text(encoding="utf8") for path in (ROOT / "docs").rglob("*.md")] + [README]
SHELL = [fence for text in PAGES for fence in re.findall(r"```bash\n(.*?)```", text, re.S)]
LINES = {line for block in SHELL for line in block.replace("\\\n", " ").splitlines()}
COMMANDS = get_command(kanon_cli)


@pytest.mark.usefixtures("shipped_population")
def test_python_code_runs(capsys):
    """As a reader would type it; that of the documentation runs in `test_pages.py`."""
    names = {"__name__": "page"}
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", README, re.S)):
        exec(compile(code, f"README.md, piece {number + 1}", "exec"), names)


@pytest.mark.parametrize("line", sorted(line for line in LINES if "spacy kanon " in line))
def test_commands_and_options_exist(line):
    words = shlex.split(line.split("spacy kanon ", 1)[1].split("&&")[0], comments=True)
    command = COMMANDS
    while hasattr(command, "commands"):
        assert words[0] in command.commands, f"no command {words[0]}"
        command, *words = command.commands[words[0]], *words[1:]
    known = flags_of(command)
    takes_settings = "ctx" in inspect.signature(command.callback).parameters
    for word in words:
        if re.match(r"--?[a-z]", word) and not (takes_settings and "." in word):
            assert word.split("=")[0] in known, f"no option {word}"


@pytest.mark.parametrize("name", sorted(COMMANDS.commands))
def test_every_command_is_shown(name):
    assert any(re.search(rf"spacy kanon {name}(?![\w-])", text) for text in PAGES)


@pytest.mark.parametrize("name", FACTORIES)
def test_every_component_stands_in_the_table(name):
    table = README.split("## Components", 1)[1].split("\n##", 1)[0]
    assert re.search(rf"^\| `{name}` \|", table, re.M)


def test_the_readme_is_short_and_leads_somewhere():
    # Those of the documentation are checked when it is built.
    for target in re.findall(r"\]\((?!http)([^)#]+)(?:#[^)]*)?\)", README):
        assert (ROOT / target).exists(), target
    assert len(README.splitlines()) <= 150
    assert README.count("<!-- main command -->") == README.count("<!-- test command -->") == 1
