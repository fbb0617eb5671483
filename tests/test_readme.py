"""What the README says is true: its code runs, its commands exist, its tables match the code."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path

import pytest
from spacy.language import Language
from typer.main import get_command

from spacy_kanon.cli import kanon_cli

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.S)
SHELL = re.findall(r"```bash\n(.*?)```", README, re.S)
CONFIG = configparser.ConfigParser()
CONFIG.read(ROOT / "setup.cfg", encoding="utf8")
FACTORIES = re.findall(r"^(\w+) =", CONFIG["options.entry_points"]["spacy_factories"], re.M)
COMMANDS = {command.name: command for command in kanon_cli.registered_commands}


def kanon_lines() -> list[str]:
    lines = [line for block in SHELL for line in block.replace("\\\n", " ").splitlines()]
    return [line for line in lines if "spacy kanon " in line]


@pytest.mark.parametrize("code", PYTHON, ids=range(len(PYTHON)))
def test_python_code_runs(code, capsys):
    exec(compile(code, "README.md", "exec"), {"__name__": "readme"})


@pytest.mark.parametrize("line", kanon_lines())
def test_commands_and_options_exist(line):
    words = shlex.split(line.split("spacy kanon ", 1)[1].split("&&")[0], comments=True)
    if words[0] not in COMMANDS:
        groups = {
            group.name or group.typer_instance.info.name: group.typer_instance
            for group in kanon_cli.registered_groups
        }
        assert words[0] in groups, f"no command {words[0]}"
        commands = {command.name: command for command in groups[words[0]].registered_commands}
        words = words[1:]
    else:
        commands = COMMANDS
    from typer.main import get_command_from_info

    command = get_command_from_info(
        commands[words[0]], pretty_exceptions_short=False, rich_markup_mode=None
    )
    known = {option for parameter in command.params for option in parameter.opts}
    known |= {option for parameter in command.params for option in parameter.secondary_opts}
    for word in words[1:]:
        if re.match(r"--?[a-z]", word):
            assert word.split("=")[0] in known, f"{words[0]} has no option {word}"


@pytest.mark.parametrize("name", re.findall(r"^### `(\w+)`$", README, re.M))
def test_config_tables_are_complete(name):
    section = README.split(f"### `{name}`", 1)[1].split("\n##", 1)[0]
    documented = set(re.findall(r"^\| `(\w+)` \|", section, re.M))
    assert documented == set(Language.get_factory_meta(name).default_config)


@pytest.mark.parametrize("name", sorted(get_command(kanon_cli).commands))
def test_every_command_is_shown(name):
    assert re.search(rf"spacy kanon {name}(?![\w-])", README)


@pytest.mark.parametrize("name", FACTORIES)
def test_every_component_stands_in_the_table(name):
    table = README.split("## Components", 1)[1].split("\n##", 1)[0]
    assert re.search(rf"^\| `{name}` \|", table, re.M)


def test_links_lead_somewhere():
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_the_two_commands_are_there():
    assert README.count("<!-- main command -->") == README.count("<!-- test command -->") == 1
