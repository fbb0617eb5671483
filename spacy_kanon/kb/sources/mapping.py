"""What the columns of a table mean: the mapping file that turns a registry into a source."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import srsly

from ...errors import Errors, KanonError
from ...names import CODE, DATETIME, DEM, LOC, MISC, ORG, PERSON, QUANTITY

# Meaning of a column -> kind of its terms. `id` and `ignore` give no terms.
COLUMN_TYPES: dict[str, str] = {
    "name": PERSON,
    "alias": PERSON,
    "first_name": PERSON,
    "middle_name": PERSON,
    "last_name": PERSON,
    "nickname": PERSON,
    "relative": PERSON,
    "date": DATETIME,
    "place": LOC,
    "region": LOC,
    "country": LOC,
    "organization": ORG,
    "occupation": DEM,
    "condition": DEM,
    "ethnicity": DEM,
    "demographic": DEM,
    "quantity": QUANTITY,
    "code": CODE,
    "misc": MISC,
    "id": "",
    "ignore": "",
}
TEXT_OPTIONS = ("type", "format", "separator", "country", "unit")

EXAMPLE: dict[str, Any] = {
    "columns": {
        "patient_number": "id",
        "full_name": "name",
        "born": {"type": "date", "format": "%d.%m.%Y"},
        "home_town": "place",
        "nationality": "country",
        "employer": "organization",
        "profession": "occupation",
        "languages": {"type": "demographic", "separator": ";"},
        "height": {"type": "quantity", "unit": "cm"},
        "insurance_number": "code",
        "remarks": "ignore",
    }
}


@dataclass(frozen=True)
class Column:
    """What one column holds.

    name (str): Name of the column.
    type (str): One of `COLUMN_TYPES`.
    format (str): For dates: a `strptime` format; "" reads ISO 8601 and English dates.
    separator (str): Splits a cell into several values; "" for none. Lists need none.
    country (str): For regions: the ISO code of the country whose codes the column holds.
    unit (str): For quantities: what stands after the number in a text.
    values (Mapping[str, list[str]]): What a code in a cell stands for ("f" -> "female").
    """

    name: str
    type: str
    format: str = ""
    separator: str = ""
    country: str = ""
    unit: str = ""
    values: Mapping[str, Sequence[str]] = field(default_factory=dict, hash=False)

    @property
    def kind(self) -> str:
        return COLUMN_TYPES[self.type]


def example_mapping() -> str:
    """A mapping as JSON, for messages."""
    return json.dumps(EXAMPLE, indent=2)


def read_mapping(mapping: Path | str | Mapping[str, Any]) -> list[Column]:
    """Read a mapping from a JSON or YAML file (by its name), or from a dict of the same shape.

    RAISES (KanonError): E003 if there is no such file, E146 if it is no mapping.
    """
    if isinstance(mapping, Mapping):
        return _columns(mapping, "that was given")
    path = Path(mapping)
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    try:
        read = srsly.read_yaml if path.suffix in (".yaml", ".yml") else srsly.read_json
        content = read(path)
    except Exception as error:  # The parsers of srsly share no base class.
        raise _unusable(path, f"it is no JSON or YAML ({error})") from error
    return _columns(content, path)


def _columns(content: Any, path: Path | str) -> list[Column]:
    listed = content.get("columns") if isinstance(content, Mapping) else None
    if not isinstance(listed, Mapping) or not listed:
        raise _unusable(path, "it has no 'columns'")
    columns = [_column(str(name), spec, path) for name, spec in listed.items()]
    if not any(column.kind for column in columns):
        raise _unusable(path, "all its columns are 'id' or 'ignore'")
    if sum(column.type == "id" for column in columns) > 1:
        raise _unusable(path, "it has more than one 'id'")
    return columns


def _column(name: str, spec: Any, path: Path | str) -> Column:
    options: Any = {"type": spec} if isinstance(spec, str) else spec
    if not isinstance(options, Mapping) or "type" not in options:
        raise _unusable(path, f"column {name!r} has no type")
    for option, value in options.items():
        good = _is_code_list(value) if option == "values" else isinstance(value, str)
        if option not in (*TEXT_OPTIONS, "values") or not good:
            raise _unusable(path, f"column {name!r} has the unknown option {option!r}: {value!r}")
    if options["type"] not in COLUMN_TYPES:
        reason = f"column {name!r} has the unknown type {options['type']!r}; known are "
        raise _unusable(path, reason + ", ".join(COLUMN_TYPES))
    codes = options.get("values", {})
    listed = {code: [names] if isinstance(names, str) else names for code, names in codes.items()}
    return Column(name, **{**options, "values": listed})


def _is_code_list(value: Any) -> bool:
    """Whether a value maps codes to a name or to several."""
    return isinstance(value, Mapping) and all(
        isinstance(names, str)
        or (isinstance(names, list) and all(isinstance(name, str) for name in names))
        for names in value.values()
    )


def _unusable(path: Path | str, reason: str) -> KanonError:
    return KanonError(Errors.E146.format(path=path, reason=reason, example=example_mapping()))


def check_columns(columns: Sequence[Column], names: Sequence[str], path: Path) -> list[str]:
    """Compare a mapping with the columns of a table.

    columns (Sequence[Column]): What the mapping says.
    names (Sequence[str]): Columns of the table.
    path (Path): The table, for the error.
    RETURNS (list[str]): Columns of the table that the mapping does not name.
    RAISES (KanonError): E145 if the table lacks a column that the mapping names.
    """
    for column in columns:
        if column.name not in names:
            close = difflib.get_close_matches(column.name, names, n=3, cutoff=0.5)
            hint = f" Did you mean {' or '.join(map(repr, close))}?" if close else ""
            raise KanonError(
                Errors.E145.format(
                    column=column.name, path=path, columns=", ".join(names), hint=hint
                )
            )
    named = {column.name for column in columns}
    return [name for name in names if name not in named]
