"""Reading and writing files of annotated texts: clear errors in, whole files out."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError
from ...io.whole_files import whole_file


class RepeatedKeyError(ValueError):
    """A JSON object has a key twice: a document would silently replace another."""

    def __init__(self, key: str) -> None:
        super().__init__(f"the key {key!r} stands twice in one object")


def read_text(path: Path, format_name: str) -> str:
    """A UTF-8 file, or one compressed with gzip (`.gz`), as a string.

    A byte-order mark at the start of the file is not part of it.

    path (Path): A file, plain or `.gz`.
    format_name (str): What errors call the format.
    RETURNS (str): The content, decoded.
    RAISES (KanonError): E003 if there is no such file, E500 if it is not UTF-8 or is damaged.
    """
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    try:
        content = path.read_bytes()
        if path.suffix == ".gz":
            content = gzip.decompress(content)
        return content.decode("utf-8-sig")
    except (UnicodeDecodeError, EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise KanonError(Errors.E500.format(path=path, format=format_name, reason=error)) from error


def read_json(path: Path, format_name: str) -> Any:
    """The value of a JSON file.

    path (Path): The file.
    format_name (str): What errors call the format.
    RETURNS (Any): The value as `json` gives it.
    RAISES (KanonError): E003 if there is no such file; E500 if it is not JSON or an object repeats
        a key.
    """
    try:
        return json.loads(read_text(path, format_name), object_pairs_hook=_object)
    except (json.JSONDecodeError, RepeatedKeyError) as error:
        raise KanonError(Errors.E500.format(path=path, format=format_name, reason=error)) from error


def read_jsonl(path: Path, format_name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Line numbers (from 1) and records of a file with one JSON object per line.

    Empty lines are skipped. Only a line feed ends a line: a text may hold other separators.

    path (Path): A file, plain or `.gz`.
    format_name (str): What errors call the format.
    YIELDS (tuple[int, dict[str, Any]]): Line number from 1, and record.
    RAISES (KanonError): E003; E500 with the line number.
    """
    for number, line in enumerate(read_text(path, format_name).split("\n"), start=1):
        if not line.strip():
            continue
        try:
            record = json.loads(line, object_pairs_hook=_object)
        except (json.JSONDecodeError, RepeatedKeyError) as error:
            reason = f"line {number}: {error}"
            raise KanonError(
                Errors.E500.format(path=path, format=format_name, reason=reason)
            ) from error
        if not isinstance(record, dict):
            reason = f"line {number} is not a JSON object"
            raise KanonError(Errors.E500.format(path=path, format=format_name, reason=reason))
        yield number, record


def write_json(value: Any, path: Path) -> None:
    """Write a value as indented JSON, the file wholly or not at all.

    value (Any): What `json` can write.
    path (Path): The file.
    RAISES (KanonError): E002 if the file cannot be written.
    """
    write_whole(json.dumps(value, ensure_ascii=False, indent=1) + "\n", path)


def write_jsonl(records: list[dict[str, Any]], path: Path) -> None:
    """Write records, one JSON object a line, the file wholly or not at all.

    records (list[dict[str, Any]]): What `json` can write.
    path (Path): The file.
    RAISES (KanonError): E002 if the file cannot be written.
    """
    write_whole("".join(json.dumps(r, ensure_ascii=False) + "\n" for r in records), path)


def write_whole(content: str | bytes, path: Path) -> None:
    """Write a file wholly or not at all.

    content (str | bytes): Text is written as UTF-8.
    path (Path): The file.
    RAISES (KanonError): E002 if it cannot be written, or the text holds half a surrogate pair.
    """
    try:
        data = content.encode("utf8") if isinstance(content, str) else content
    except UnicodeEncodeError as error:  # half a surrogate pair cannot be written
        raise KanonError(Errors.E002.format(path=path, reason=error)) from error
    with whole_file(path, binary=True) as file:
        file.write(data)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON, whose later keys must not hide earlier ones."""
    value = dict(pairs)
    if len(value) < len(pairs):
        keys = [key for key, _ in pairs]
        raise RepeatedKeyError(next(key for key in keys if keys.count(key) > 1))
    return value
