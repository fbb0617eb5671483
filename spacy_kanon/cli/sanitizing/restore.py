"""`python -m spacy kanon restore`: sanitized texts and their map -> the original texts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import typer

from .._app import kanon_cli
from .._errors import friendly_errors


@kanon_cli.command("restore")
@friendly_errors
def restore_cli(
    sanitized: Path = typer.Argument(..., help="What sanitize wrote (.jsonl or .csv)"),
    mapping: Path = typer.Argument(..., help="What sanitize --mapping wrote in the same run"),
    output: Path = typer.Option(..., "--output", "-o", help="File for the originals (.jsonl)"),
    text_column: str | None = typer.Option(
        None, help="Field or column of the released text (default: as sanitize wrote it)"
    ),
    id_column: str | None = typer.Option(
        None, help="Field or column that names a record (default: id or doc_id, if there)"
    ),
) -> None:
    """Put back exactly what sanitize replaced.

    The output holds the original texts, readable by you only. Nothing is written if one text is
    not the one that its map was made for.
    """
    count = restore(sanitized, mapping, output, text_column=text_column, id_column=id_column)
    sys.stderr.write(f"{count:,} texts restored to {output}\n")


def restore(
    sanitized: Path,
    mapping: Path,
    output: Path,
    *,
    text_column: str | None = None,
    id_column: str | None = None,
) -> int:
    """Restore a file of texts, all of them or none.

    RETURNS (int): How many texts.
    RAISES (KanonError): E460 to E462: no map, or not the map of these texts.
    """
    import json

    from ...errors import Errors, KanonError
    from ...io.texts import BadRecord, read_texts
    from ...io.whole_files import whole_file
    from ...text.reversible_map import restore as restore_text

    maps = _read_maps(mapping)
    records = read_texts(sanitized, text_column=text_column or maps.field, id_column=id_column)
    count = 0
    with whole_file(output, private=True) as file:
        for record in records:
            if isinstance(record, BadRecord):
                reason = f"line {record.line}: {record.problem}"
                raise KanonError(Errors.E591.format(path=sanitized, reason=reason))
            name = record.line if record.id is None else record.id
            text_map = maps.take(record.text, record.id, record=name)
            text = restore_text(record.text, text_map, record=name)
            file.write(json.dumps({"id": record.id, "text": text}, ensure_ascii=False) + "\n")
            count += 1
        maps.check_order()
    return count


def _read_maps(path: Path):
    from ...errors import Errors, KanonError
    from ...text.reversible_map import MapFile

    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))

    def lines() -> Iterator[str]:
        with path.open(encoding="utf8", errors="replace") as file:
            yield from file

    return MapFile.read(lines(), path=path)
