"""Reading and writing files of annotated texts: clear errors in, whole files out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..storage.files import whole_file
from ..storage.records import all_good, read_json_value, read_records, read_whole_bytes


def unusable(path: Path, format_name: str, reason: object) -> KanonError:
    """The error about a file that is not of its format."""
    return KanonError(Errors.E500.format(path=path, format=format_name, reason=reason))


def read_text(path: Path, format_name: str) -> str:
    """A UTF-8 file, or one compressed with gzip (`.gz`), without a byte-order mark."""
    try:
        return read_whole_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        reason = f"not UTF-8 at byte {error.start}: save the file as UTF-8"
        raise unusable(path, format_name, reason) from error


def read_json(path: Path, format_name: str) -> Any:
    """The value of a JSON file."""
    text = read_text(path, format_name)
    try:
        return read_json_value(text)
    except ValueError as error:
        is_half = isinstance(error, UnicodeEncodeError)
        reason = "a string holds half a surrogate pair" if is_half else error
        raise unusable(path, format_name, reason) from error


def read_jsonl(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """Line numbers and records; every line has to be good, or the corpus would be another one."""
    for record in all_good(read_records(path, "jsonl"), path):
        yield record.line, record.values


def write_json(value: Any, path: Path) -> None:
    """Write a value as indented JSON, the file wholly or not at all."""
    with whole_file(path) as file:
        file.write(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


def write_jsonl(records: Iterable[dict[str, Any]], path: Path) -> None:
    """Write records, one JSON object a line, the file wholly or not at all."""
    with whole_file(path) as file:
        file.writelines(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
