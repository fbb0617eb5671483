"""What indicators learned, as JSON files that say what they are."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..storage.files import whole_file

FORMAT = "spacy-kanon indicator"
VERSION = 1


def fingerprint(data: Mapping[str, Any]) -> str:
    """SHA-256 of the content, whatever the order of its keys.

    data (dict): Plain values.
    RETURNS (str): Hexadecimal digits.
    """
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode("utf8")).hexdigest()


def write_learned(path: Path, indicator: str, data: Mapping[str, Any]) -> None:
    """Write the file whole or not at all. RAISES (KanonError): E002."""
    record = {"format": FORMAT, "version": VERSION, "indicator": indicator, **data}
    with whole_file(Path(path)) as file:
        json.dump(record, file, indent=1, sort_keys=True, allow_nan=False)
        file.write("\n")


def read_learned(path: Path, indicator: str) -> dict[str, Any]:
    """RAISES (KanonError): E003 if there is no such file, E703 if it holds something else."""
    path = Path(path)
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    try:
        data = json.loads(path.read_bytes())
    except ValueError as error:
        raise damaged(path, indicator, error) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise damaged(path, indicator, "it was not written by train-indicators")
    if data.get("version") != VERSION:
        raise damaged(path, indicator, f"it has version {data.get('version')!r}, not {VERSION}")
    if data.get("indicator") != indicator:
        raise damaged(path, indicator, f"it was trained for {data.get('indicator')!r}")
    return data


def damaged(path: Path, indicator: str, reason: object) -> KanonError:
    return KanonError(Errors.E703.format(path=path, indicator=indicator, reason=reason))
