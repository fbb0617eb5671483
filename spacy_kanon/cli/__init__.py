"""`python -m spacy kanon ...`: the command group, registered with spaCy by entry point.

Takes a command line, calls one function of a package below, and prints the result. It must not know
how the work is done. The modules of commands import only light things at the top: they are read at
the start of every `python -m spacy`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from ._util import command, kanon_cli

__all__ = ["kanon_cli"]

for _module in iter_modules(__path__):  # Each adds its commands.
    if not _module.name.startswith("_"):
        import_module(f".{_module.name}", __name__)
# Of other packages: name of a command = module:function, with typer's arguments and options.
for _entry in entry_points(group="spacy_kanon_commands"):
    command(_entry.name)(_entry.load())
