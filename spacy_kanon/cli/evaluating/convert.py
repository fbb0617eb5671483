"""`python -m spacy kanon convert`: annotated texts from one format into another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...storage.output_checks import check_new_file
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

DEFAULT_TARGETS = {".spacy": "docbin", ".jsonl": "jsonl"}


def convert_file(
    source: Path,
    target: Path,
    *,
    from_format: str | None = None,
    to_format: str | None = None,
    texts: Path | None = None,
    system: str | None = None,
    identifier_type: str = "QUASI",
    labels: dict[str, str] | None = None,
    repair: bool = False,
    force: bool = False,
) -> int:
    """Convert a file of annotated texts.

    source (Path): File with annotated texts, or masks.
    target (Path): File to write.
    from_format (str | None): tab, wikireplace, masks, jsonl, docbin, prodigy, label-studio, doccano
        (default: told from the file).
    to_format (str | None): The same names (default: by the suffix; tab for .json).
    texts (Path | None): File with the texts, if SOURCE has none.
    system (str | None): Which one, if SOURCE holds the masks of several systems.
    identifier_type (str): For spans that do not say theirs.
    labels (dict[str, str] | None): New names of labels.
    repair (bool): Accept offsets counted in bytes, UTF-16 units, CRLF, ... if that explains every
        span.
    force (bool): Replace TARGET if it exists.
    RETURNS (int): Number of documents.
    RAISES (KanonError): E004 if the target exists and `force` is not given; E5xx for the files.
    """
    from ...formats.registry import convert
    from ...formats.spans import ReadOptions, check_identifier_type

    check_new_file(target, force=force, inputs=[source, texts])
    check_identifier_type("(all)", identifier_type)
    return convert(
        source,
        target,
        from_format=from_format,
        to_format=to_format or DEFAULT_TARGETS.get(target.suffix, "tab"),
        texts=texts,
        options=ReadOptions(identifier_type, labels or {}, repair, system=system),
    )


@kanon_cli.command("convert")
@friendly_errors
def convert_cli(
    source: Path = argument(convert_file, "source"),
    target: Path = argument(convert_file, "target"),
    from_format: str | None = option(convert_file, "from_format", "--from", "-f"),
    to_format: str | None = option(convert_file, "to_format", "--to", "-t"),
    texts: Path | None = option(convert_file, "texts", "--texts"),
    system: str | None = option(convert_file, "system", "--system", "-s"),
    identifier_type: str = option(convert_file, "identifier_type", "--identifier-type", "-i"),
    label_map: str = typer.Option(
        "", "--label-map", "-l", help="Rename labels: GPE=LOC,NORP=DEM (or GPE=LOC/QUASI)"
    ),
    repair: bool = option(convert_file, "repair", "--repair"),
    force: bool = option(convert_file, "force", "--force"),
) -> dict[str, Any]:
    """Convert annotated texts; most wanted: one's own annotations into TAB's JSON.

    Every span is checked against its text. Nothing is shifted or left out silently.
    """
    count = convert_file(
        source,
        target,
        from_format=from_format or None,
        to_format=to_format or None,
        texts=texts,
        system=system or None,
        identifier_type=identifier_type,
        labels=parse_label_map(label_map),
        repair=repair,
        force=force,
    )
    msg.good(f"{count} documents: {target}")
    return {"documents": count, "output": target}


def parse_label_map(spec: str) -> dict[str, str]:
    """New names of labels from one string.

    spec (str): OLD=NEW, several with commas between.
    RETURNS (dict[str, str]): New name by old name.
    RAISES (KanonError): E608 if a part is not OLD=NEW.

    >>> parse_label_map("GPE=LOC,NORP=DEM")
    {'GPE': 'LOC', 'NORP': 'DEM'}
    """
    labels = {}
    for pair in filter(None, (part.strip() for part in spec.split(","))):
        old, equals, new = (part.strip() for part in pair.partition("="))
        if not (old and equals and new):
            reason = "write OLD=NEW, several separated by commas"
            raise KanonError(Errors.E608.format(argument="label-map", value=pair, reason=reason))
        labels[old] = new
    return labels
