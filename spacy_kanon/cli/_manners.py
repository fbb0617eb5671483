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
from contextvars import ContextVar
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command
from wasabi import msg

from ..storage.progress import QUIET

_JSON: ContextVar[bool] = ContextVar("json", default=False)
_CLOSING = ("good", "info", "text")
_TABLES = ("table", "divider")


class KanonGroup(TyperGroup):
    """Commands, each with the options that all have."""

    def __init__(self, **settings: Any) -> None:
        """**settings (Any): As typer gives them."""
        super().__init__(**settings)
        for command in self.commands.values():
            if not hasattr(command, "commands"):
                _add_options(command)
                _give_help(command)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """As typer does it, but with one hint: from 8.5 on click gives the same one, too."""
        try:
            return super().resolve_command(ctx, args)
        except Exception as error:
            if "Did you mean" in getattr(error, "message", ""):
                vars(error)["possibilities"] = None
            raise


def _add_options(command: Any) -> None:
    taken = {name for parameter in command.params for name in parameter.opts}
    for option in _own_options():
        needed = option.name == "quiet" or _returns_something(command)
        if needed and f"--{option.name}" not in taken:
            command.params.append(option)


def _give_help(command: Any) -> None:
    """From 8.5 on click has a help of arguments itself, and loses the one that typer is given."""
    plain = _plain(command)
    stated = inspect.signature(plain).parameters if plain is not None else {}
    for parameter in command.params:
        if getattr(parameter, "help", "") is None and parameter.name in stated:
            parameter.help = stated[parameter.name].default.help


def _plain(command: Any) -> Any:
    """The function of a command as it was written."""
    return inspect.unwrap(command.callback) if command.callback else None


def _returns_something(command: Any) -> bool:
    plain = _plain(command)
    return plain is not None and plain.__annotations__.get("return") not in (None, "None")


def _be_quiet(context: typer.Context, value: bool) -> None:
    if value:
        context.with_resource(_quietly(_CLOSING))


def _as_json(context: typer.Context, value: bool) -> None:
    if value:
        context.with_resource(_quietly((*_CLOSING, *_TABLES), json_wanted=True))


def _own_options() -> list[Any]:
    """Fresh ones for one command, made by typer itself: its classes differ from version to version,
    and newer ones bring a click of their own."""
    app = typer.Typer(add_completion=False)

    @app.command()
    def has_both(
        quiet: bool = typer.Option(
            False,
            "--quiet",
            "-q",
            help="No progress bars and no closing words; results, warnings and errors stay",
            callback=_be_quiet,
            expose_value=False,
        ),
        json: bool = typer.Option(
            False,
            "--json",
            help="Print the result as JSON, for machines",
            callback=_as_json,
            expose_value=False,
        ),
    ) -> None: ...

    return get_command(app).params


@contextmanager
def _quietly(silent: tuple[str, ...], *, json_wanted: bool = False) -> Iterator[None]:
    """No bars, and some ways to print say nothing; a warning is none of the results."""
    token = _JSON.set(json_wanted or _JSON.get())
    printer, variable = dict(vars(msg)), os.environ.get(QUIET)
    os.environ[QUIET] = "1"
    vars(msg).update(dict.fromkeys(silent, _say_nothing), warn=_warn)
    try:
        yield
    finally:
        _JSON.reset(token)
        vars(msg).clear()
        vars(msg).update(printer)
        os.environ.pop(QUIET)
        if variable is not None:
            os.environ[QUIET] = variable


def _say_nothing(*parts: Any, **settings: Any) -> None:
    return None


def _warn(title: str = "", text: str = "", **settings: Any) -> None:
    sys.stderr.write("\n".join(filter(None, (title, text))) + "\n")


def is_json() -> bool:
    """RETURNS (bool): Whether the result is all that may stand on standard output, as JSON."""
    return _JSON.get()


def show_line(line: str) -> None:
    """Print a line of a result as it is, if the result is not printed as JSON.

    line (str): However long.
    """
    if not _JSON.get():
        sys.stdout.write(f"{line}\n")


def print_result(value: Any) -> None:
    """Print what a command returns, if it was called with --json.

    value (Any): Plain values; of others the string.
    """
    if _JSON.get():
        sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False, default=str) + "\n")
