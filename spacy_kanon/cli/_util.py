"""What commands share: the group `kanon`, settings, --quiet and --json."""

from __future__ import annotations

import functools
import inspect
import json
import os
import re
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

import typer
from spacy.cli._util import app, parse_config_overrides
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command
from wasabi import msg

from ..errors import Errors, KanonError, SampleWarning, no_setting
from ..storage.files import whole_file
from ..storage.progress import QUIET, is_quiet
from ._errors import friendly_errors

Arg, Opt = typer.Argument, typer.Option
Function = TypeVar("Function", bound=Callable[..., Any])
SOME_BAD = 3  # Exit status: some records could not be read or sanitized.


class KanonCommand(TyperCommand):
    """A command; one with a parameter `ctx` finds settings with dotted names in `ctx.args`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """As click does it, without the settings and their values."""
        assert self.callback is not None
        takes = "ctx" in inspect.signature(inspect.unwrap(self.callback)).parameters
        words: list[str] = []
        settings: list[str] = []
        needs_value = False
        for word in args:
            is_setting = takes and re.match(r"--\w+\.", word) is not None
            is_value = needs_value and not re.match(r"--?[a-zA-Z]", word)
            (settings if is_setting or is_value else words).append(word)
            needs_value = is_setting and "=" not in word
        rest = super().parse_args(ctx, words)
        ctx.args = settings
        return rest

    def format_arguments(self, ctx: Any, formatter: Any) -> None:
        """Typer writes them among the options, which click does not know."""


class KanonGroup(TyperGroup):
    """Commands that are put together when they are asked for: other commands of spaCy start with
    this package, and do not wait for them."""

    @property
    def commands(self) -> Any:
        """All of them, by name."""
        return {name: self.get_command(None, name) for name in self.list_commands(None)}

    @commands.setter
    def commands(self, groups: Any) -> None:
        self._groups, self._made = groups, dict(groups)

    def list_commands(self, ctx: Any) -> list[str]:
        """Names of the commands, then of the groups."""
        return [*_COMMANDS.get(self.name, ()), *self._groups]

    def get_command(self, ctx: Any, name: str) -> Any:
        """A command or group by its name; None if there is none."""
        function = _COMMANDS.get(self.name, {}).get(name)
        if name not in self._made and function is not None:
            self._made[name] = make_command(name, function)
        return self._made.get(name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """As typer does it, but with one hint: from 8.5 on click gives the same one, too."""
        try:
            return super().resolve_command(ctx, args)
        except Exception as error:
            if "Did you mean" in getattr(error, "message", ""):
                vars(error)["possibilities"] = None
            raise


# By the name of their group and their own.
_COMMANDS: dict[str | None, dict[str, Callable[..., Any]]] = {}


def make_group(name: str, help: str) -> typer.Typer:
    """A group of commands."""
    return typer.Typer(
        name=name, cls=KanonGroup, help=help, no_args_is_help=True, rich_markup_mode=None
    )


kanon_cli = make_group("kanon", "Anonymize text with a counted measure of disclosure risk.")
app.add_typer(kanon_cli, name="kanon")


def command(
    name: str, group: typer.Typer = kanon_cli, *, shown: bool = True
) -> Callable[[Function], Function]:
    """Make a function a command; it stays callable as it is. What it returns is printed."""

    def register(function: Function) -> Function:
        @functools.wraps(function)
        def run(*args: Any, **kwargs: Any) -> None:
            warnings.simplefilter("ignore", SampleWarning)  # Summaries and pages say it.
            result = function(*args, **kwargs)
            if result is not None:
                print_result(result, shown=shown)

        _COMMANDS.setdefault(group.info.name, {})[name] = friendly_errors(run)
        return function

    return register


def make_command(name: str, function: Callable[..., Any]) -> Any:
    """A command with --quiet and, if it returns something, --json."""
    single = typer.Typer(add_completion=False, rich_markup_mode=None)
    single.command(name, cls=KanonCommand)(function)
    made = get_command(single)
    has_result = inspect.unwrap(function).__annotations__.get("return", "None") != "None"
    made.params += [option for option in _own_options() if option.name == "quiet" or has_result]
    _give_help(made)
    return made


def script_command(function: Callable[..., Any]) -> Any:
    """A function as the only command of a script, printing what it returns."""
    command(function.__name__, make_group(function.__name__, ""))(function)
    return make_command(function.__name__, _COMMANDS[function.__name__][function.__name__])


def component_options(
    *, kb: Path | None, k: int | None, ontology: Path | None, **more: Any
) -> dict[str, Any]:
    """Options that set components, by their dotted names; `more` are of the masker."""
    masker = {"kb": kb and str(kb), "k": k, **more}
    return {
        **{f"components.kanon_masker.{name}": value for name, value in masker.items()},
        "components.wikidata_generalizer.ontology": ontology and str(ontology),
    }


def overrides_of(ctx: typer.Context | None) -> dict[str, Any]:
    """Settings that a command line gives by their dotted names."""
    return parse_config_overrides([*ctx.args]) if ctx is not None and ctx.args else {}


Settings = TypeVar("Settings")


def settings_of(
    cls: Callable[..., Settings],
    section: str,
    overrides: dict[str, Any],
    *,
    alone: bool = True,
    **given: Any,
) -> Settings:
    """A dataclass of settings from dotted names: --attacker.epochs 3."""
    names = {f"{section}.{field.name}": field.name for field in fields(cls)}  # type: ignore[arg-type]
    for name in overrides:
        if name not in names and (alone or name.startswith(f"{section}.")):
            raise no_setting("The command line", name, names)
    values = {field: overrides.pop(name) for name, field in names.items() if name in overrides}
    return cls(**{**given, **values})


# --quiet and --json.
_JSON: ContextVar[bool] = ContextVar("json", default=False)
_CLOSING = ("good", "info", "text")
_TABLES = ("table", "divider")


def _give_help(command: Any) -> None:
    """From 8.5 on click has a help of arguments itself, and loses the one that typer is given."""
    stated = get_type_hints(inspect.unwrap(command.callback), include_extras=True)
    for parameter in command.params:
        if getattr(parameter, "help", "") is None and parameter.name in stated:
            said = getattr(stated[parameter.name], "__metadata__", ())
            parameter.help = said[0].help if said else None


def _be_quiet(context: typer.Context, value: bool) -> None:
    if value:
        context.with_resource(_quietly(_CLOSING))


def _as_json(context: typer.Context, value: bool) -> None:
    if value:
        context.with_resource(_quietly((*_CLOSING, *_TABLES), json_wanted=True))


def _own_options() -> list[Any]:
    """Fresh ones for one command by typer itself, of which newer versions bring their own click."""
    made = typer.Typer(add_completion=False)
    settings: dict[str, Any] = {"expose_value": False}

    @made.command()
    def has_both(
        quiet: bool = Opt(
            False, "--quiet", "-q", help="No progress bars, no closing words", callback=_be_quiet,
            **settings,
        ),
        json: bool = Opt(
            False, "--json", help="Print the result as JSON", callback=_as_json, **settings
        ),
    ) -> None: ...  # fmt: skip

    return get_command(made).params


@contextmanager
def _quietly(silent: tuple[str, ...], *, json_wanted: bool = False) -> Iterator[None]:
    """No bars, and some ways to print say nothing; a warning is none of the results."""
    token = _JSON.set(json_wanted or _JSON.get())
    printer, variable = dict(vars(msg)), os.environ.get(QUIET)
    os.environ[QUIET] = "1"
    vars(msg).update(dict.fromkeys(silent, lambda *parts, **settings: None), warn=_warn)
    try:
        yield
    finally:
        _JSON.reset(token)
        vars(msg).clear()
        vars(msg).update(printer)
        os.environ.pop(QUIET)
        if variable is not None:
            os.environ[QUIET] = variable


def _warn(title: str = "", text: str = "", **settings: Any) -> None:
    sys.stderr.write("\n".join(filter(None, (title, text))) + "\n")


def is_json() -> bool:
    """RETURNS (bool): Whether the result is all that may be on standard output, as JSON."""
    return _JSON.get()


def say(line: str) -> None:
    """Print a closing line on standard error, unless --quiet is set."""
    if not is_quiet():
        sys.stderr.write(f"{line}\n")


def print_result(value: Mapping[str, Any], *, shown: bool = False) -> None:
    """Print what a command returns: as JSON if that was asked for, else as tables."""
    if _JSON.get():
        sys.stdout.write(_as_json_text(value))
    elif shown and not (is_quiet() and "output" in value):
        _show(value)


def check_report(path: Path | None, *suffixes: str) -> None:
    """Refuse a report of another format before the work is done."""
    formats = (".json", *suffixes)
    if path is not None and path.suffix.lower() not in formats:
        raise KanonError(Errors.E378.format(path=path, formats=", ".join(formats)))


def write_report(path: Path | None, value: Mapping[str, Any]) -> None:
    """Write what --json prints, if there is a place for it."""
    if path is not None:
        with whole_file(path) as file:
            file.write(_as_json_text(value))


def _as_json_text(value: Mapping[str, Any]) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False, default=str) + "\n"


def _show(value: Mapping[str, Any]) -> None:
    """Single values first, then a table for each collection."""
    tables = {name: rows for name, inner in value.items() if (rows := _rows(inner))}
    show_table({name: _cell(v) for name, v in value.items() if name not in tables}, aligns="ll")
    for name, rows in tables.items():
        msg.divider(name.replace("_", " "))
        if len({tuple(row) for row in rows}) > 1:
            for row in rows:
                _show(row)
        else:
            lines = [tuple(rows[0]), *(tuple(map(_cell, row.values())) for row in rows)]
            header, *lines = zip(*lines, strict=True) if len(lines[0]) > len(lines) else lines
            show_table(lines, header, max_col=60)


def _rows(value: Any) -> list[dict[str, Any]]:
    """A list of objects, or an object, as rows of a table; nothing for other values."""
    if isinstance(value, Mapping) and value:
        if all(isinstance(inner, Mapping) for inner in value.values()):
            return [{"": name, **inner} for name, inner in value.items()]
        return [{"": name, " ": inner} for name, inner in value.items()]
    is_rows = isinstance(value, list) and value and isinstance(value[0], dict)
    return value if is_rows else []


def _cell(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_cell, value))
    if isinstance(value, float):
        return f"{value:,.3f}"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)


def show_table(rows: Any, header: tuple[str, ...] | None = None, **settings: Any) -> None:
    """Print a table: the first column to the left, the others to the right."""
    rows = [tuple(map(str, row)) for row in (rows.items() if isinstance(rows, Mapping) else rows)]
    if rows:
        aligns = tuple(settings.pop("aligns", "l" + "r" * (len(rows[0]) - 1)))
        msg.table(rows, header=header, divider=header is not None, aligns=aligns, **settings)


def show_report_tables(tables: Iterable[Any]) -> None:
    """Print tables of a report."""
    from ..evaluation.report import format_value

    for table in tables:
        msg.divider(table.title)
        rows = [list(map(format_value, row)) for row in table.rows]
        show_table(rows, tuple(table.columns), max_col=60)


def pairs_of(values: Any, option: str, form: str = "NAME=VALUE") -> list[tuple[str, str]]:
    """The parts of each NAME=VALUE."""
    values = list(values)
    pairs = [tuple(part.strip() for part in value.split("=", 1)) for value in values]
    for value, pair in zip(values, pairs, strict=True):
        if len(pair) != 2 or not all(pair):
            raise KanonError(
                Errors.E608.format(argument=option, value=value, reason=f"write {form}")
            )
    return pairs


def named_file(entry: str) -> tuple[str, Path]:
    """Name and path of [NAME=]FILE; a file of that very name has none."""
    name, equals, path = entry.partition("=")
    return (name, Path(path)) if equals and not Path(entry).exists() else ("", Path(entry))
