"""Scripts run as commands of their own."""

from click.testing import CliRunner

from spacy_kanon.cli._util import script_command


def invoke(script, *arguments):
    """The result of a script with these arguments."""
    return CliRunner().invoke(script_command(script), [*map(str, arguments)])
