"""`python -m spacy kanon restore`: sanitized texts and their map -> the original texts."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import typer

from ...names import MASKED_TEXT, SANITIZED_TEXT
from ...storage.progress import is_quiet
from .._app import kanon_cli
from .._errors import friendly_errors

# No such file, no map, not the map of this text, not of all texts: another one may be.
_OTHER_MAP = ("KN003", "KN460", "KN461", "KN462")


@kanon_cli.command("restore")
@friendly_errors
def restore_cli(
    sanitized: Path = typer.Argument(..., help="What sanitize wrote (.jsonl or .csv)"),
    mapping: Path | None = typer.Argument(
        None, help="What sanitize --mapping wrote in the same run; without --key"
    ),
    output: Path = typer.Option(..., "--output", "-o", help="File for the originals (.jsonl)"),
    text_column: str | None = typer.Option(
        None, help="Field or column of the released text (default: as sanitize wrote it)"
    ),
    id_column: str | None = typer.Option(
        None, help="Field or column that names a record (default: id or doc_id, if there)"
    ),
    key: str | None = typer.Option(
        None, help="env:NAME or file:PATH: decrypt phrases and move dates back, instead of a map"
    ),
) -> dict[str, Any]:
    """Put back exactly what sanitize replaced.

    The output holds the original texts, readable by you only. Nothing is written if one text is
    not the one that its map was made for. With a key instead of a map, what the operators encrypt
    and shift wrote is put back, and all else stays as it was released.
    """
    from ...errors import Errors, KanonError

    if (mapping is None) == (key is None):
        raise KanonError(Errors.E373)
    if key is not None:
        from .restore_by_key import restore_by_key

        back = restore_by_key(sanitized, key, output, text_column=text_column)
        if not is_quiet():
            sys.stderr.write(
                f"{back.texts:,} texts, {back.decrypted:,} phrases decrypted and "
                f"{back.moved_back:,} dates moved back; the rest stands as it was released "
                f"({output})\n"
            )
        return {**asdict(back), "output": output}
    assert mapping is not None
    count = restore(sanitized, mapping, output, text_column=text_column, id_column=id_column)
    if not is_quiet():
        sys.stderr.write(f"{count:,} texts restored to {output}\n")
    return {"texts": count, "output": output}


def restore(
    sanitized: Path,
    mapping: Path,
    output: Path,
    *,
    text_column: str | None = None,
    id_column: str | None = None,
) -> int:
    """Restore a file of texts, all of them or none.

    A run that was killed may have left its map under its run's name beside `mapping`: where
    `mapping` does not fit, such a one is tried.

    RETURNS (int): How many texts.
    RAISES (KanonError): E460 to E462: no map, or not the map of these texts.
    """
    from ...errors import KanonError
    from ...storage.files import run_files
    from ...storage.output_checks import check_outputs

    inputs = {"the sanitized texts": sanitized, "the map": mapping}
    check_outputs({"--output": output}, inputs=inputs)
    first: KanonError | None = None
    for path in (mapping, *run_files(mapping)):
        try:
            return _restore_with(path, sanitized, output, text_column, id_column)
        except KanonError as error:
            if error.code not in _OTHER_MAP:
                raise
            first = first or error
    assert first is not None
    raise first


def _restore_with(
    mapping: Path, sanitized: Path, output: Path, text_column: str | None, id_column: str | None
) -> int:
    """Restore with one map."""
    from ...errors import Errors, KanonError
    from ...formats.sanitized import plain_cell
    from ...storage.files import whole_file
    from ...storage.texts import BadRecord, read_texts
    from ...text.reversible_map import restore as restore_text

    maps = _read_maps(mapping)
    columns = maps.fields if text_column is None else (text_column,)
    records = read_texts(
        sanitized, text_column=columns[0] if len(columns) == 1 else columns, id_column=id_column
    )
    count = 0
    with whole_file(output, private=True) as file:
        for record in records:
            if isinstance(record, BadRecord):
                reason = f"line {record.line}: {record.problem}"
                raise KanonError(Errors.E591.format(path=sanitized, reason=reason))
            plain = plain_cell if maps.guarded else _as_it_is
            identity = plain(record.id)
            name = record.line if identity is None else identity
            line: dict[str, Any] = {"id": None}
            for field, cell in zip(_originals(columns), record.texts, strict=True):
                released = plain(cell)
                text_map = maps.take(released, identity, record=name)
                line["id"] = text_map.identity
                line[field] = restore_text(released, text_map, record=name)
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            count += 1
        maps.check_order()
    return count


def _originals(columns: Sequence[str]) -> Sequence[str]:
    """What the fields of the originals are called: by their columns, where there are several."""
    if len(columns) == 1:
        return ("text",)
    ours = re.compile(rf"\.({MASKED_TEXT}|{SANITIZED_TEXT})$")
    return [ours.sub("", column) for column in columns]


def _as_it_is(cell: Any) -> Any:
    return cell


def _read_maps(path: Path):
    from ...errors import Errors, KanonError
    from ...text.reversible_map import MapFile

    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))

    def lines() -> Iterator[str]:
        with path.open(encoding="utf8", errors="replace") as file:
            yield from file

    return MapFile.read(lines(), path=path)
