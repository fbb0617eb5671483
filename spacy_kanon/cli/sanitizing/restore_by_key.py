"""A released file and a key -> the texts with what was encrypted or moved put back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError
from ...names import MASKED_TEXT, SANITIZED_TEXT
from ...operators.plain import KeySource
from ...release.keyed_restoring import restore_with_key
from ...storage.files import whole_file
from ...storage.output_checks import check_outputs
from ...storage.records import BadRecord, read_records, table_format

_SPANS = "spans"


@dataclass(slots=True)
class Count:
    """What came back: texts, phrases that were encrypted, dates that had been moved."""

    texts: int = 0
    decrypted: int = 0
    moved_back: int = 0


def restore_by_key(
    sanitized: Path, key: str, output: Path, *, text_column: str | None = None
) -> Count:
    """Restore what a key can bring back of a file, in all its texts or in none.

    sanitized (Path): What sanitize wrote. Encrypted phrases come back from any format, moved dates
        from JSONL, whose records say where they stand.
    key (str): Place of the key, "env:NAME" or "file:PATH".
    output (Path): Where the texts go (.jsonl).
    text_column (str | None): Of the released text; None: as sanitize wrote it.
    RETURNS (Count): What came back.
    RAISES (KanonError): E350 to E354, E372: no key, or another one; E590 for an unknown format.
    """
    check_outputs({"--output": output}, inputs={"the sanitized texts": sanitized})
    if not sanitized.is_file():
        raise KanonError(Errors.E003.format(path=sanitized))
    format = table_format(sanitized)
    if format is None:
        raise KanonError(Errors.E590.format(path=sanitized, formats="jsonl, csv, tsv, parquet"))
    secret = KeySource(key).secret()
    count = Count()
    with whole_file(output, private=True) as file:
        for record in read_records(sanitized, format, need=[]):
            if isinstance(record, BadRecord):
                reason = f"line {record.line}: {record.problem}"
                raise KanonError(Errors.E591.format(path=sanitized, reason=reason))
            values = record.values
            column = text_column or _released(values)
            text = values.get(column)
            if not isinstance(text, str):
                raise KanonError(
                    Errors.E591.format(
                        path=sanitized, reason=f"line {record.line}: no text in {column!r}"
                    )
                )
            spans = values.get(_SPANS)
            restored = restore_with_key(
                text, spans if isinstance(spans, list) else [], secret, record=record.line
            )
            count.texts += 1
            count.decrypted += restored.decrypted
            count.moved_back += restored.moved_back
            line = {"id": values.get("id"), "text": restored.text}
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
    return count


def _released(values: dict[str, Any] | Any) -> str:
    return next((name for name in (SANITIZED_TEXT, MASKED_TEXT) if name in values), "text")
