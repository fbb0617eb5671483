"""`python -m spacy kanon inspect-ontology`: what an ontology holds, and the options of a phrase."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import option
from .build_ontology import show_statistics


def inspect_ontology(
    path: Path | None,
    phrases: list[str] | tuple[str, ...] = (),
    *,
    kind: str = "",
    before: str = "",
    verify: bool = False,
) -> dict[str, Any]:
    """What an ontology holds, or the options it has for phrases, as plain values.

    path (Path | None): Folder; None is the sample.
    phrases (list[str] | tuple[str, ...]): As in a text: Oslo, University of Miami.
    kind (str): LOC, ORG, DEM or MISC; all if not given.
    before (str): Text before the phrase: 'she speaks '.
    verify (bool): Check every byte against its hash first.
    RETURNS (dict[str, Any]): Without phrases the `meta.json`; else "phrases": for each phrase and
        kind the method, the items and the options with how many items each is true of.
    RAISES (KanonError): See `ontology.reader.Ontology`; E321 for an unknown kind.
    """
    from ...errors import Errors, KanonError
    from ...names import DEM, LOC, MISC, ORG
    from ...ontology.linker import Context, Linker
    from ...ontology.reader import open_ontology

    kinds = (LOC, ORG, DEM, MISC)
    if kind and kind not in kinds:
        choices = ", ".join(kinds)
        raise KanonError(Errors.E321.format(name="--kind", value=kind, choices=choices))
    opened = open_ontology(path, verify=verify)
    if not phrases:
        return opened.meta
    linker = Linker(opened)
    rows = []
    for phrase in phrases:
        for kind_asked in (kind,) if kind else kinds:
            linked = linker.link(phrase, kind_asked, Context(before))
            options = [
                {
                    "text": option.text,
                    "phrase": option.phrase,
                    "items": len(opened.member_ids(option.phrase)) if option.phrase else None,
                }
                for option in linked.options
            ]
            rows.append(
                {
                    "phrase": phrase,
                    "kind": kind_asked,
                    "method": linked.method,
                    "items": list(linked.items),
                    "options": options,
                }
            )
    return {"phrases": rows}


@kanon_cli.command("inspect-ontology")
@friendly_errors
def inspect_ontology_cli(
    ontology: Path = typer.Argument(..., metavar="ONTOLOGY", help="Folder; - is the sample"),
    phrases: list[str] | None = typer.Argument(
        None, metavar="[PHRASE]...", help="Phrases as in a text: Oslo 'University of Miami'"
    ),
    kind: str = option(inspect_ontology, "kind", "--kind", "-k"),
    before: str = option(inspect_ontology, "before", "--before", "-b"),
    verify: bool = option(inspect_ontology, "verify", "--verify"),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables"),
) -> None:
    """Show counts and chain lengths; or, for PHRASEs, their truthful replacements."""
    import json

    path = None if str(ontology) == "-" else ontology
    result = inspect_ontology(path, phrases or (), kind=kind, before=before, verify=verify)
    if as_json:
        typer.echo(json.dumps(result, indent=2, ensure_ascii=False))
    elif phrases:
        show_options(result["phrases"])
    else:
        show_statistics(result, f"Ontology {ontology}")


def show_options(rows: list[dict[str, Any]]) -> None:
    """Print phrases with their replacements.

    rows (list[dict[str, Any]]): The "phrases" that `inspect_ontology` returns.
    """
    from wasabi import msg

    table = [
        (
            row["phrase"],
            row["kind"],
            row["method"],
            ", ".join(row["items"][:3]),
            " > ".join(option["text"] for option in row["options"]),
        )
        for row in rows
    ]
    header = ("phrase", "kind", "found by", "items", "options")
    msg.table(table, header=header, divider=True, max_col=100)
