"""`python -m spacy kanon ...`: the command group, registered with spaCy by entry point.

Takes a command line, calls one function of a package below, and prints the result. It must not know
how the work is done. The modules of commands import only light things at the top: they are read at
the start of every `python -m spacy`.
"""

from __future__ import annotations

from importlib.metadata import entry_points

from . import (  # noqa: F401
    annotate,
    annotate_records,
    assemble,
    attack,
    audit,
    build,
    calibrate,
    convert,
    evaluate,
    federate,
    inspect,
    project,
    restore,
    review,
    sanitize,
    serve,
    train_indicators,
)
from ._util import command, kanon_cli

__all__ = ["kanon_cli"]

# Of other packages: name of a command = module:function, with typer's arguments and options.
for _entry in entry_points(group="spacy_kanon_commands"):
    command(_entry.name)(_entry.load())
