"""`python -m spacy kanon restore`: sanitized texts and their map, or a key -> the originals."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from ..errors import Errors, KanonError
from ..names import MASKED_TEXT, SANITIZED_TEXT
from ._util import Arg, IdColumn, Opt, command, say

# No such file, no map, not the map of this text, not of all texts: another one may be.
_OTHER_MAP = ("KN003", "KN460", "KN461", "KN462")


@command("restore", shown=False)
def restore(
    sanitized: Annotated[Path, Arg(help="What sanitize wrote (.jsonl, .csv, .tsv, .parquet)")],
    mapping: Annotated[
        Path | None, Arg(help="What sanitize --mapping wrote in the same run; none with --key")
    ] = None,
    *,
    output: Annotated[
        Path, Opt("--output", "-o", help="File for the originals (.jsonl), readable by you only")
    ],
    text_column: Annotated[
        str | None, Opt("--text-column", help="Field of the released text (default: as written)")
    ] = None,
    id_column: IdColumn = None,
    key: Annotated[
        str | None, Opt("--key", help="env:NAME or file:PATH: decrypt and move dates back")
    ] = None,
) -> dict[str, Any]:
    """Put back exactly what sanitize replaced.

    Nothing is written if one text is not the one that its map was made for. With a key instead of
    a map, what the operators encrypt and shift wrote is put back; the rest stays as released.
    """
    from ..storage.files import run_files
    from ..storage.output_checks import check_outputs

    if (mapping is None) == (key is None):
        raise KanonError(Errors.E373)
    inputs = {"the sanitized texts": sanitized, "the map": mapping}
    check_outputs({"--output": output}, inputs=inputs)
    if mapping is None:
        assert key is not None
        count = _restore_by_key(sanitized, key, output, text_column)
        say(
            f"{count['texts']:,} texts, {count['decrypted']:,} phrases decrypted and "
            f"{count['moved_back']:,} dates moved back; the rest stays as released ({output})"
        )
        return {**count, "output": output}
    # A run that was killed may have left its map under its run's name beside `mapping`.
    first: KanonError | None = None
    for path in (mapping, *run_files(mapping)):
        try:
            texts = _restore_by_map(sanitized, path, output, text_column, id_column)
            say(f"{texts:,} texts restored to {output}")
            return {"texts": texts, "output": output}
        except KanonError as error:
            if error.code not in _OTHER_MAP:
                raise
            first = first or error
    assert first is not None
    raise first


def _restore_by_map(
    sanitized: Path, mapping: Path, output: Path, text_column: str | None, id_column: str | None
) -> int:
    from ..formats.sanitized import plain_cell
    from ..storage.files import whole_file
    from ..storage.texts import BadRecord, read_texts
    from ..text.reversible_map import MapFile
    from ..text.reversible_map import restore as restore_text

    if not mapping.is_file():
        raise KanonError(Errors.E003.format(path=mapping))
    with mapping.open(encoding="utf8", errors="replace") as lines:
        maps = MapFile.read(lines, path=mapping)
    columns = maps.fields if text_column is None else (text_column,)
    one = len(columns) == 1
    fields = ["text"] if one else [_OURS.sub("", column) for column in columns]
    records = read_texts(sanitized, text_column=columns[0] if one else columns, id_column=id_column)
    plain = plain_cell if maps.guarded else (lambda cell: cell)
    count = 0
    with whole_file(output, private=True) as file:
        for record in records:
            if isinstance(record, BadRecord):
                raise _bad(sanitized, record.line, record.problem)
            identity = plain(record.id)
            name = record.line if identity is None else identity
            line: dict[str, Any] = {"id": None}
            for field, cell in zip(fields, record.texts, strict=True):
                released = plain(cell)
                text_map = maps.take(released, identity, record=name)
                line["id"] = text_map.identity
                line[field] = restore_text(released, text_map, record=name)
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            count += 1
        maps.check_order()
    return count


# What sanitize appends to the names of several text columns.
_OURS = re.compile(rf"\.({MASKED_TEXT}|{SANITIZED_TEXT})$")


def _restore_by_key(
    sanitized: Path, key: str, output: Path, text_column: str | None
) -> dict[str, int]:
    """Encrypted phrases come back from any format, moved dates from JSONL, whose records hold
    their offsets."""
    from ..operators.plain import KeySource
    from ..release.keyed_restoring import restore_with_key
    from ..storage.files import whole_file

    count = Counter(texts=0, decrypted=0, moved_back=0)
    secret = KeySource(key).secret()
    with whole_file(output, private=True) as file:
        for number, values, text in _released(sanitized, text_column):
            spans = values.get("spans")
            spans = spans if isinstance(spans, list) else []
            restored = restore_with_key(text, spans, secret, record=number)
            found = {"decrypted": restored.decrypted, "moved_back": restored.moved_back}
            count.update(texts=1, **found)
            line = {"id": values.get("id"), "text": restored.text}
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
    return dict(count)


def _released(path: Path, column: str | None) -> Iterator[tuple[int, Any, str]]:
    """Line, values and released text of each record."""
    from ..storage.records import BadRecord, read_records, table_format

    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    format = table_format(path)
    if format is None:
        raise KanonError(Errors.E590.format(path=path, formats="jsonl, csv, tsv, parquet"))
    for record in read_records(path, format, need=[]):
        if isinstance(record, BadRecord):
            raise _bad(path, record.line, record.problem)
        values = record.values
        ours = (SANITIZED_TEXT, MASKED_TEXT)
        name = column or next((name for name in ours if name in values), "text")
        text = values.get(name)
        if not isinstance(text, str):
            raise _bad(path, record.line, f"no text in {name!r}")
        yield record.line, values, text


def _bad(path: Path, line: int, problem: str) -> KanonError:
    return KanonError(Errors.E591.format(path=path, reason=f"line {line}: {problem}"))
