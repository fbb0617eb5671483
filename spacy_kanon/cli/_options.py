"""Arguments and options of a command, stated once: in the plain function that does its work.

    def convert(source: Path, *, force: bool = False) -> int:
        \"\"\"Convert a file.

        source (Path): File to read.
        force (bool): Replace what is there.
        \"\"\"

    def convert_cli(
        source: Path = argument(convert, "source"),
        force: bool = option(convert, "force", "--force"),
    ) -> None: ...

Default and help come from the signature and the docstring of `convert`, or from the fields and the
docstring of a dataclass of settings.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import typer

# `name (Type): text`, and lines of more text that are indented further.
_ENTRY = re.compile(r"^([\w*]+(?:, [\w*]+)*) \(.*?\): (.*(?:\n +.*)*)", re.MULTILINE)


def argument(stated: Callable[..., Any], name: str, **settings: Any) -> Any:
    """A positional argument of a command.

    stated (Callable): The function or dataclass that has a parameter of this name.
    name (str): Of the parameter; without a default the argument is required.
    **settings (Any): Passed to `typer.Argument`.
    RETURNS (Any): The default value of the command's own parameter, as typer wants it.
    """
    default = default_of(stated, name)
    return typer.Argument(
        ... if default is inspect.Parameter.empty else default,
        help=help_of(stated, name),
        **settings,
    )


def option(stated: Callable[..., Any], name: str, *declarations: str, **settings: Any) -> Any:
    """An option of a command.

    stated (Callable): The function or dataclass that has a parameter of this name.
    name (str): Of the parameter; without a default the option is required.
    *declarations (str): Such as "--force" and "-f"; typer makes one of the name if there is none.
    **settings (Any): Passed to `typer.Option`.
    RETURNS (Any): The default value of the command's own parameter, as typer wants it.
    """
    return typer.Option(
        default_of(stated, name), *declarations, help=help_of(stated, name), **settings
    )


def default_of(stated: Callable[..., Any], name: str) -> Any:
    """The default of a parameter.

    stated (Callable): The function or dataclass that has it.
    name (str): Of the parameter.
    RETURNS (Any): An ellipsis for a required one, as typer wants it.
    """
    default = inspect.signature(stated).parameters[name].default
    return ... if default is inspect.Parameter.empty else default


def help_of(stated: Callable[..., Any], name: str) -> str:
    """What the docstring says of a parameter.

    stated (Callable): The function or dataclass that has it.
    name (str): Of the parameter, which may be stated together with others.
    RETURNS (str): On one line, without the full stop at its end.

    >>> help_of(help_of, "stated")
    'The function or dataclass that has it'
    """
    for names, text in _ENTRY.findall(inspect.getdoc(stated) or ""):
        if name in names.split(", "):
            line = " ".join(text.split())
            return line if line.endswith("...") else line.removesuffix(".")
    raise LookupError(f"the docstring of {stated.__name__} says nothing of {name}")
