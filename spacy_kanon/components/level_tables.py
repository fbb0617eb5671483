"""Tables of levels for the selector `spacy-kanon.LevelTable.v1`, from a config or a JSON file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

import srsly

from ..anonymity.recode import Table, level_table
from ..anonymity.state import Selector
from ..errors import Errors, KanonError
from ..names import KINDS


def make_level_table(table: str | Path | Table) -> Selector:
    """`spacy-kanon.LevelTable.v1`: look the level up by kind and number of options.

    table (str | Path | Mapping): `{"LOC": {"3": 2}}`, or a JSON file with it: of three options
        for a place, `***` included, the second.
    RETURNS (Selector): It does not keep k.
    RAISES (KanonError): E003 if there is no such file; E442 if the table names a kind or a level
        that does not exist.
    """
    return partial(level_table, table=_checked(_read(table)))


def _read(table: str | Path | Table) -> object:
    if isinstance(table, Mapping):
        return table
    path = Path(table)
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    try:
        return srsly.read_json(path)
    except ValueError as error:
        raise KanonError(Errors.E442.format(reason=f"{path} is no JSON ({error})")) from error


def _checked(table: object) -> Table:
    if not isinstance(table, Mapping):
        raise KanonError(Errors.E442.format(reason="it is no table of kinds"))
    for kind, row in table.items():
        if kind not in KINDS:
            raise KanonError(Errors.E442.format(reason=f"{kind!r} is no kind"))
        if not isinstance(row, Mapping):
            raise KanonError(Errors.E442.format(reason=f"{kind} has no table of its own"))
        for count, level in row.items():
            allowed = int(count) if str(count).isdigit() else 0
            if not (isinstance(level, int) and 1 <= level <= allowed):
                reason = f"{kind} has no level {level!r} of {count!r} options"
                raise KanonError(Errors.E442.format(reason=reason))
    return {
        kind: {str(count): level for count, level in row.items()} for kind, row in table.items()
    }
