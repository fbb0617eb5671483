"""How long a file of records is and what is in it, so that parts of it can be read apart."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from ..errors import KanonError
from .checked_folders import digest_of_file
from .json_lines import is_empty
from .record_types import Begin
from .records import read_records
from .tables.parquet_rows import parquet_length

EVERY = 1000  # Records between two places that are known.


@dataclass(frozen=True, slots=True)
class Survey:
    """What a file holds.

    records (int): Good and bad ones; of a damaged file those before the damage.
    digest (str): SHA-256 of its bytes.
    begins (tuple[Begin, ...]): Known places, in order; the first is its start.
    problem (str | None): What is wrong with the file as a whole, or from some record on.
    """

    records: int
    digest: str
    begins: tuple[Begin, ...] = (Begin(),)
    problem: str | None = None

    def begin_of(self, record: int) -> Begin:
        """The last known place before a record.

        record (int): How many stand before it.
        """
        index = min(record // EVERY, len(self.begins) - 1)
        return self.begins[index]


def survey_file(path: Path, format: str, *, need: Sequence[str] = ()) -> Survey:
    """Read a file once, without looking into its texts.

    path (Path): The file.
    format (str): "jsonl", "csv", "tsv" or "parquet".
    need (Sequence[str]): Columns that a table must have.
    RETURNS (Survey): What it holds.
    RAISES (OSError): It cannot be read.
    """
    records = 0
    try:
        next(read_records(path, format, need=need), None)
        if format == "jsonl" and path.suffix.lower() != ".gz":
            return _survey_lines(path)
        if format == "parquet":
            records = parquet_length(path)
        else:
            for _ in read_records(path, format, need=need):
                records += 1
    except KanonError as error:
        return Survey(records, digest_of_file(path), problem=str(error))
    return Survey(records, digest_of_file(path))


def _survey_lines(path: Path) -> Survey:
    digest = hashlib.sha256()
    begins, records, offset = [Begin()], 0, 0
    with path.open("rb") as file:
        for number, data in zip(count(1), file, strict=False):
            digest.update(data)
            if not is_empty(data, number):
                if records and records % EVERY == 0:
                    begins.append(Begin(records, number - 1, offset))
                records += 1
            offset += len(data)
    return Survey(records, digest.hexdigest(), tuple(begins))
