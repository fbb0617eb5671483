"""What a command offers is what its plain function says: defaults, help, every parameter."""

from __future__ import annotations

import importlib
import inspect

import pytest
from typer.main import get_command

from spacy_kanon.cli import kanon_cli
from spacy_kanon.cli._options import argument, default_of, help_of, option

# Plain functions that are not called as their command is.
PLAIN = {"app_cli": "write_app", "convert_cli": "convert_file"}
ELSEWHERE = {"sanitize_cli": "spacy_kanon.cli.sanitizing.sanitize_files"}
GROUPS = [kanon_cli, *(group.typer_instance for group in kanon_cli.registered_groups)]
COMMANDS = [
    inspect.unwrap(command.callback) for group in GROUPS for command in group.registered_commands
]


def plain_function(command):
    name = PLAIN.get(command.__name__, command.__name__.removesuffix("_cli"))
    module = ELSEWHERE.get(command.__name__, command.__module__)
    return getattr(importlib.import_module(module), name)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_command_and_function_have_one_default(command):
    plain = inspect.signature(plain_function(command)).parameters
    for name, parameter in inspect.signature(command).parameters.items():
        if name in plain and plain[name].default is not inspect.Parameter.empty:
            offered, stated = getattr(parameter.default, "default", None), plain[name].default
            same = offered in (stated, [stated]) or (not offered and not stated)
            listed = isinstance(offered, str) and isinstance(stated, list | tuple)
            assert same or listed or stated is None, (name, offered, stated)


STATED = [command for command in COMMANDS if ".sanitizing." not in command.__module__]


@pytest.mark.parametrize("command", STATED, ids=lambda command: command.__name__)
def test_every_parameter_of_the_function_is_stated(command):
    plain = plain_function(command)
    assert "those of the command" not in inspect.getdoc(plain)
    for name in inspect.signature(plain).parameters:
        assert help_of(plain, name), name


def test_every_command_says_what_it_does():
    group = get_command(kanon_cli)
    assert len(group.commands) > 20
    for name, command in group.commands.items():
        assert command.help, name


def example(path: str, *, first: int = 3, second: int = 4, quiet: bool = False) -> None:
    """Do nothing.

    path (str): File to read (.json): a table, or a very long
        list of things.
    first, second (int): How many ...
    quiet (bool): Say nothing.
    """


@pytest.mark.parametrize(
    ("name", "text", "default"),
    [
        ("path", "File to read (.json): a table, or a very long list of things", ...),
        ("first", "How many ...", 3),
        ("second", "How many ...", 4),
        ("quiet", "Say nothing", False),
    ],
)
def test_text_and_default_of_a_parameter(name, text, default):
    assert help_of(example, name) == text
    assert default_of(example, name) == default
    for made in (argument(example, name), option(example, name, "--it")):
        assert (made.help, made.default) == (text, default)
    assert option(example, name, "--it", "-i").param_decls == ("--it", "-i")


def test_a_parameter_without_a_text_is_an_error():
    with pytest.raises(LookupError, match="example says nothing of color"):
        help_of(example, "color")
