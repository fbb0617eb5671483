"""What all commands have in common: --quiet, --json, and the names near to a mistyped one.

A command that returns a value has --json: the value is then all that stands on standard output.
"""

from __future__ import annotations

import inspect
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from typer.core import TyperGroup
from wasabi import msg

from ..io.progress import QUIET

_JSON = "spacy_kanon.json"
_CLOSING = ("good", "info", "text")
_TABLES = ("table", "divider")


class KanonGroup(TyperGroup):
    """Commands, each with the options that all have."""

    def __init__(self, **settings: Any) -> None:
        """**settings (Any): As typer gives them."""
        super().__init__(**settings)
        # From 8.5 on click suggests names itself, and typer would say them once more.
        self.suggest_commands = not hasattr(click.exceptions, "NoSuchCommand")
        for command in self.commands.values():
            if not isinstance(command, click.Group):
                _add_options(command)
                _give_help(command)


def _add_options(command: click.Command) -> None:
    taken = {name for parameter in command.params for name in parameter.opts}
    if "--quiet" not in taken:
        help = "No progress bars and no closing words; results, warnings and errors stay"
        command.params.append(_flag(["--quiet", "-q"], help, _be_quiet))
    if "--json" not in taken and _returns_something(command):
        command.params.append(_flag(["--json"], "Print the result as JSON, for machines", _as_json))


def _give_help(command: click.Command) -> None:
    """From 8.5 on click has a help of arguments itself, and loses the one that typer is given."""
    plain = inspect.unwrap(command.callback) if command.callback else None
    stated = inspect.signature(plain).parameters if plain is not None else {}
    for parameter in command.params:
        if getattr(parameter, "help", "") is None and parameter.name in stated:
            parameter.help = stated[parameter.name].default.help  # type: ignore[attr-defined]


def _flag(names: list[str], help: str, callback: Any) -> click.Option:
    return click.Option(
        names, is_flag=True, default=False, expose_value=False, help=help, callback=callback
    )


def _returns_something(command: click.Command) -> bool:
    plain = inspect.unwrap(command.callback) if command.callback else None
    return plain is not None and plain.__annotations__.get("return") not in (None, "None")


def _be_quiet(context: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value:
        context.with_resource(_quietly(_CLOSING))


def _as_json(context: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value:
        context.meta[_JSON] = True
        context.with_resource(_quietly((*_CLOSING, *_TABLES)))


@contextmanager
def _quietly(silent: tuple[str, ...]) -> Iterator[None]:
    """No bars, and some ways to print say nothing; a warning is none of the results."""
    printer, variable = dict(vars(msg)), os.environ.get(QUIET)
    os.environ[QUIET] = "1"
    vars(msg).update(dict.fromkeys(silent, _say_nothing), warn=_warn)
    try:
        yield
    finally:
        vars(msg).clear()
        vars(msg).update(printer)
        os.environ.pop(QUIET)
        if variable is not None:
            os.environ[QUIET] = variable


def _say_nothing(*parts: Any, **settings: Any) -> None:
    return None


def _warn(title: str = "", text: str = "", **settings: Any) -> None:
    sys.stderr.write("\n".join(filter(None, (title, text))) + "\n")


def print_result(value: Any) -> None:
    """Print what a command returns, if it was called with --json.

    value (Any): Plain values; of others the string.
    """
    context = click.get_current_context(silent=True)
    if context is not None and context.meta.get(_JSON):
        sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False, default=str) + "\n")
