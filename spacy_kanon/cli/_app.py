"""The command group `kanon`. Apart from the commands, so that these can import it."""

from __future__ import annotations

import typer
from spacy.cli._util import app

from ._manners import KanonGroup

kanon_cli = typer.Typer(
    name="kanon",
    cls=KanonGroup,
    help="Anonymize text with a counted measure of disclosure risk.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.add_typer(kanon_cli, name="kanon")
