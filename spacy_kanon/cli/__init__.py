"""`python -m spacy kanon ...`: the command group, registered with spaCy by entry point.

Command modules import only light things at the top: this runs at the start of every
`python -m spacy`.
"""

from __future__ import annotations

import typer
from spacy.cli._util import app

kanon_cli = typer.Typer(
    name="kanon",
    help="Anonymize text with a counted measure of disclosure risk.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.add_typer(kanon_cli, name="kanon")

from . import build_kb, convert, evaluate, inspect_kb  # noqa: E402, F401
