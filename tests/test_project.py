"""project.yml: what a step needs is there before it, and it says what it makes."""

import importlib
import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command
from weasel.util.config import load_project_config

from spacy_kanon.cli import kanon_cli
from spacy_kanon.cli._util import script_command
from tests.examples import ROOT

from .commands import flags_of

PROJECT = ROOT / "project.yml"
WORKFLOWS = ("base", "all", "gold", "tab")
FOLDERS = ("assets/", "configs/", "corpus/", "metrics/", "scripts/", "training/")


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    folder = tmp_path_factory.mktemp("project")
    (folder / "project.yml").write_bytes(PROJECT.read_bytes())
    return load_project_config(folder)


@pytest.fixture(scope="module")
def commands(project):
    return {command["name"]: command for command in project["commands"]}


def from_outside(project) -> set[str]:
    """Files that no step makes: what the repository holds, assets, and variables users set."""
    given = {asset["dest"] for asset in project["assets"]}
    given |= {value for value in project["vars"].values() if str(value).startswith("assets/")}
    given |= {str(path.relative_to(ROOT)) for path in ROOT.glob("scripts/*.py")}
    return (
        given | {str(path.relative_to(ROOT)) for path in ROOT.glob("configs/*")} | {"project.yml"}
    )


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_every_dependency_is_an_asset_or_an_earlier_output(project, commands, workflow):
    there = from_outside(project) | (
        {"corpus/kb_sample/meta.json"} if workflow == "gold" else set()
    )
    for name in project["workflows"][workflow]:
        for needed in commands[name].get("deps", []):
            assert "," not in needed, "two variables of a list became one string"
            assert needed in there, f"{name} needs {needed}, which nothing before it makes"
        there |= set(commands[name].get("outputs", []))


def test_no_step_overwrites_what_it_reads_or_what_another_makes(project, commands):
    made: dict[str, str] = {}
    for name, command in commands.items():
        assert command.get("outputs"), f"{name} says of no output"
        assert not set(command["outputs"]) & set(command.get("deps", []))
        for output in command["outputs"]:
            assert made.setdefault(output, name) == name
            assert not output.startswith("assets/")


def test_what_a_script_reads_is_a_dependency(commands):
    for name, command in commands.items():
        made = {part for output in command["outputs"] for part in parents(output)}
        needed = {part for dep in command.get("deps", []) for part in parents(dep)}
        for line in command["script"]:
            for word in re.split(r"[\s=]", line):
                if word.startswith(FOLDERS):
                    assert word in made | needed, f"{name} does not say that it uses {word}"


def parents(path: str) -> set[str]:
    return {path, *(str(parent) for parent in Path(path).parents if str(parent) != ".")}


def test_every_command_and_script_exists_with_its_options(commands):
    tool = get_command(kanon_cli)
    for command in commands.values():
        for line in command["script"]:
            words = shlex.split(line)
            if words[:4] == ["python", "-m", "spacy", "kanon"]:
                called, words = tool.commands[words[4]], words[5:]
                if hasattr(called, "commands"):
                    called = called.commands[words[0]]
            elif words[1].startswith("scripts/"):
                name = Path(words[1]).stem
                function = getattr(importlib.import_module(name), name, None)
                called = script_command(function) if function else None
            else:
                continue
            if called is None:  # A script of the repository, with `argparse`.
                known = {*re.findall(r'"(--[\w-]+)"', (ROOT / words[1]).read_text("utf8"))}
            else:
                known = {*flags_of(called)}
            options = {word for word in words if word.startswith("--")}
            if "config" in (p.name for p in getattr(called, "params", ())):
                options = {word for word in options if "." not in word}  # Settings of the config.
            assert options <= known, line


def test_workflows_and_configs_name_what_exists(project, commands):
    for steps in project["workflows"].values():
        assert set(steps) <= set(commands)
    assert (ROOT / project["vars"]["config"]).is_file()
