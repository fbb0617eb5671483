"""`python -m spacy kanon list-properties`: which properties the humans of a dump have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wasabi import msg

from ...storage.output_checks import check_new_file
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option


def list_properties(dump: Path, output: Path, *, force: bool = False) -> dict[str, Any]:
    """Write the table, whole or not at all.

    dump (Path): Wikidata JSON dump (.json, .gz, .bz2).
    output (Path): Table to write (.tsv).
    force (bool): Replace OUT if it exists.
    RETURNS (dict[str, Any]): Numbers of humans, properties and undecided ones; and rows of (kind,
        properties, statements).
    RAISES (KanonError): E004 if OUT exists; see `kb.sources.property_list.property_uses`.
    """
    from ...kb.property_list import property_uses, write_properties
    from ...kb.statements import properties, property_of
    from ...storage.files import whole_file

    check_new_file(output, force=force, inputs=[dump])
    humans, uses = property_uses(dump, progress=True)
    with whole_file(output) as file:
        write_properties(uses, file)
    kinds: dict[str, list[int]] = {}
    for identifier, use in uses.items():
        row = kinds.setdefault(property_of(identifier).kind, [0, 0])
        row[0] += 1
        row[1] += use.statements
    return {
        "humans": humans,
        "properties": len(uses),
        "undecided": sum(identifier not in properties() for identifier in uses),
        "kinds": [(kind, *counts) for kind, counts in sorted(kinds.items())],
    }


@kanon_cli.command("list-properties")
@friendly_errors
def list_properties_cli(
    dump: Path = argument(list_properties, "dump"),
    output: Path = argument(list_properties, "output", metavar="OUT"),
    force: bool = option(list_properties, "force", "--force", "-f"),
) -> dict[str, Any]:
    """List the properties of humans: kind of value, how many people have them, which kind of
    personal information they are, and why. What the package has not decided yet says so.
    """
    summary = list_properties(dump, output, force=force)
    msg.table(summary["kinds"], header=("kind", "properties", "statements"), divider=True)
    msg.good(
        f"{summary['humans']:,} humans have {summary['properties']:,} properties, "
        f"{summary['undecided']:,} of them undecided: {output}"
    )
    return {**summary, "output": output}
