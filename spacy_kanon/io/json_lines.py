"""JSON as others write it: repeated keys, half surrogate pairs and endless brackets are refused."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import IO, Any

from ..errors import shown
from .record_types import BadRecord, Record

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_ESCAPED_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def read_json_value(text: str) -> Any:
    """The value of a JSON text.

    text (str): The whole text of one value.
    RETURNS (Any): The value. Every string in it can be written as UTF-8.
    RAISES (ValueError): It is not JSON, a key stands twice in one object (a later one would hide
        the earlier), a string holds half a surrogate pair, or it is nested too deeply. The message
        says where, and quotes nothing.

    >>> read_json_value('{"a": [1, 2]}')
    {'a': [1, 2]}
    """
    try:
        value = json.loads(text, object_pairs_hook=_object)
        if _ESCAPED_SURROGATE.search(text):
            _check_strings(value)
    except RecursionError as error:
        raise ValueError("brackets are nested too deeply") from error
    return value


def json_line_records(
    file: IO[bytes], *, skip: int = 0, lines: int = 0
) -> Iterator[Record | BadRecord]:
    """The records of a file with one JSON object per line; empty lines are skipped.

    Only a line feed ends a line: a text may hold other separators.

    file (IO[bytes]): Open at its start, or at that of a later line.
    skip (int): So many records are left out, and not looked into.
    lines (int): So many lines stand before.
    """
    for number, data in enumerate(file, start=lines + 1):
        if is_empty(data, number):
            continue
        if skip:
            skip -= 1
            continue
        if number == 1:
            data = data.removeprefix(BYTE_ORDER_MARK)
        try:
            value = read_json_value(data.decode("utf8"))
        except UnicodeDecodeError as error:
            problem = f"not UTF-8 at byte {error.start}: save the file as UTF-8"
            yield BadRecord(number, problem)
        except UnicodeEncodeError as error:
            yield BadRecord(number, f"half a surrogate pair or a byte not UTF-8 at {error.start}")
        except ValueError as error:
            yield BadRecord(number, f"not JSON: {error}")
        else:
            if isinstance(value, dict):
                yield Record(number, value)
            else:
                yield BadRecord(number, "not a JSON object")


def is_empty(data: bytes, number: int) -> bool:
    """Whether a line of a file holds no record.

    data (bytes): The line.
    number (int): Which it is, from 1: the first may begin with a mark.
    """
    return not (data.removeprefix(BYTE_ORDER_MARK) if number == 1 else data).strip()


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        keys = [key for key, _ in pairs]
        repeated = next(key for number, key in enumerate(keys) if key in keys[:number])
        raise ValueError(f"the key {shown(repeated)} stands twice in one object")
    return value


def _check_strings(value: Any) -> None:
    """RAISES (UnicodeEncodeError): A string of the value cannot be written."""
    if isinstance(value, str):
        value.encode("utf8")
    elif isinstance(value, dict):
        for key, part in value.items():
            key.encode("utf8")
            _check_strings(part)
    elif isinstance(value, list):
        for part in value:
            _check_strings(part)
