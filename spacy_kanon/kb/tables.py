"""People from a table of an organization's own: a registry, a staff list, a customer base."""

from __future__ import annotations

import difflib
import json
import math
import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from datetime import date, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import srsly
from pydantic import ConfigDict, ValidationError
from pydantic.dataclasses import dataclass

from ..errors import KanonError, need_file, shown
from ..lang.en.dates import date_keys, implied_keys, parse_date
from ..names import CODE, DATETIME, DEM, LOC, MISC, ORG, PERSON, QUANTITY
from ..storage.progress import progress_bar
from ..storage.records import (
    Record,
    broken_allowed,
    first_few,
    read_columns,
    read_records,
    table_format,
)
from ..types import PeopleSource, TermRow
from . import terms
from .countries import country_variants, subdivision_name

Keys = Sequence[str]

UNREADABLE_SHARE = 0.5
_SMALL_WORD = re.compile(r"(?<= )(?:Of|The|And|In|For|At|On|To|With|People)(?= |$)")
_country = lru_cache(maxsize=4096)(country_variants)
_ISO_DATE = re.compile(r"(-?\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T.*)?")


def cell_values(cell: Any, separator: str = "") -> list[str]:
    """The values in a cell as text; lists and cells with a separator hold several."""
    if cell is None or (isinstance(cell, float) and math.isnan(cell)):
        return []
    if isinstance(cell, list | tuple):
        return [value for part in cell for value in cell_values(part, separator)]
    if isinstance(cell, datetime):
        return [cell.date().isoformat()]
    if isinstance(cell, date):
        return [cell.isoformat()]
    if isinstance(cell, float) and cell.is_integer():
        cell = int(cell)
    text = cell.decode("utf8", "replace") if isinstance(cell, bytes) else str(cell)
    parts = text.split(separator) if separator else [text]
    return [part.strip() for part in parts if part.strip()]


def prose_case(value: str) -> str:
    """A value as prose writes it if a table capitalizes every word ("University Of Oslo")."""
    return _SMALL_WORD.sub(lambda match: match[0].lower(), value)


def _proper_keys(column: Column, value: str) -> Keys:
    """A proper name, as it stands in the table and as prose writes it."""
    names = value, prose_case(value)
    return [key for name in names for key in terms.value_keys(name, kind=column.kind)]


def _common_keys(column: Column, value: str) -> Keys:
    """A common noun ("Lawyer"), also in lower case, because prose does not capitalize it."""
    names = [value] if value.isupper() else [value, value.lower()]
    return [key for name in names for key in terms.value_keys(name, kind=column.kind)]


def _place_keys(column: Column, value: str) -> Keys:
    """A place, and each part of an address-like one ("Boston, Massachusetts")."""
    parts = [part.strip() for part in value.split(",")] if "," in value else []
    return [key for name in [value, *parts] for key in _proper_keys(column, name)]


def _region_keys(column: Column, value: str) -> Keys:
    name = subdivision_name(column.country, value) if column.country else None
    return _proper_keys(column, name or value)


def _ethnic_keys(column: Column, value: str) -> Keys:
    return [*_proper_keys(column, value), *terms.ethnic_keys(prose_case(value))]


def _literal_keys(column: Column, value: str) -> Keys:
    key = terms.surface_key(f"{value} {column.unit}".strip())
    return [key] if key else []


# Meaning of a column -> kind of its terms, and what makes their keys; `PeopleTable` reads dates
# and countries. `id` and `ignore` give no terms.
_TYPES: dict[str, tuple[str, Callable[[Column, str], Keys] | None]] = {
    **dict.fromkeys(("name", "alias"), (PERSON, lambda column, value: terms.person_keys(value))),
    **dict.fromkeys(
        ("first_name", "middle_name", "last_name", "nickname"), (PERSON, _literal_keys)
    ),
    "relative": (PERSON, lambda column, value: terms.relative_keys([prose_case(value)])),
    "date": (DATETIME, None),
    "place": (LOC, _place_keys),
    "region": (LOC, _region_keys),
    "country": (LOC, None),
    "organization": (ORG, _proper_keys),
    **dict.fromkeys(("occupation", "condition"), (DEM, _common_keys)),
    "ethnicity": (DEM, _ethnic_keys),
    "demographic": (DEM, _proper_keys),
    "quantity": (QUANTITY, _literal_keys),
    "code": (CODE, _literal_keys),
    "misc": (MISC, _proper_keys),
    **dict.fromkeys(("id", "ignore"), ("", None)),
}
COLUMN_TYPES = {name: kind for name, (kind, _) in _TYPES.items()}
EXAMPLE: dict[str, Any] = srsly.read_json(Path(__file__).parents[1] / "data/example_columns.json")
_SHOWN_EXAMPLE = json.dumps(EXAMPLE, indent=2)


@dataclass(frozen=True, config=ConfigDict(extra="forbid", strict=True))
class Column:
    """What one column holds."""

    name: str  # Name of the column.
    type: Literal[tuple(COLUMN_TYPES)]  # type: ignore[valid-type]
    format: str = ""  # For dates: a `strptime` format; "" reads ISO 8601 and English dates.
    separator: str = ""  # Splits a cell into several values; "" for none. Lists need none.
    country: str = ""  # For regions: the ISO code of the country whose codes the column holds.
    unit: str = ""  # For quantities: what stands after the number in a text.
    # What a code in a cell stands for ("f" -> "female").
    values: dict[str, list[str] | str] = field(default_factory=dict, hash=False)

    @property
    def kind(self) -> str:
        return COLUMN_TYPES[self.type]

    def meant(self, cell: str) -> list[str]:
        """What a cell stands for."""
        names = self.values.get(cell, cell)
        return [names] if isinstance(names, str) else names


def read_mapping(mapping: Path | str | Mapping[str, Any]) -> list[Column]:
    """Read a mapping from a JSON or YAML file (by its name), or from a dict of the same shape."""
    if isinstance(mapping, Mapping):
        return _columns(mapping, "that was given")
    path = Path(mapping)
    need_file(path)
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
    columns = []
    for name, spec in listed.items():
        options = {"type": spec} if isinstance(spec, str) else spec
        try:
            columns.append(Column(**{**options, "name": str(name)}))
        except (TypeError, ValidationError) as error:
            reason = f"column {name!r} has no type"
            if isinstance(error, ValidationError):
                (first, *_) = error.errors(include_url=False)
                reason = f"column {name!r}, {'.'.join(map(str, first['loc']))}: {first['msg']}"
            raise _unusable(path, reason) from error
    if not any(column.kind for column in columns):
        raise _unusable(path, "all its columns are 'id' or 'ignore'")
    if sum(column.type == "id" for column in columns) > 1:
        raise _unusable(path, "it has more than one 'id'")
    return columns


def _unusable(path: Path | str, reason: str) -> KanonError:
    return KanonError(
        f"[KN146] The mapping {path} cannot be used: {reason}. An example:\n{_SHOWN_EXAMPLE}"
    )


def check_columns(columns: Sequence[Column], names: Sequence[str], path: Path) -> list[str]:
    """Compare a mapping with the columns of a table."""
    for column in columns:
        if column.name not in names:
            close = difflib.get_close_matches(column.name, names, n=3, cutoff=0.5)
            hint = f" Did you mean {' or '.join(map(repr, close))}?" if close else ""
            raise KanonError(
                f"[KN145] The mapping names the column {column.name!r}, which {path} does not "
                f"have. Its columns are: {', '.join(names)}.{hint} Correct the mapping file."
            )
    named = {column.name for column in columns}
    return [name for name in names if name not in named]


class PeopleTable:
    """A table with one person a row as a source of people."""

    def __init__(
        self,
        path: Path,
        mapping: Path | str | Mapping[str, Any] | None,
        *,
        languages: Sequence[str] = ("en",),
        progress: bool = False,
    ) -> None:
        self.path = Path(path)
        self.languages = tuple(languages)
        self._progress = progress
        self._format = table_format(self.path) or "csv"
        columns = read_columns(self.path, self._format)
        if mapping is None:
            raise KanonError(
                f"[KN144] {self.path} is a table and needs --columns: a JSON or YAML file that "
                f"says what its columns mean. Its columns are: {', '.join(columns)}. For "
                f"example:\n{_SHOWN_EXAMPLE}"
            )
        self.columns = read_mapping(mapping)
        self.unmapped = check_columns(self.columns, columns, self.path)
        self._start()

    def _start(self) -> None:
        self._people = 0
        self._rows = 0
        self._ids: dict[str, int] = {}
        self._broken: list[str] = []
        self._lost = 0  # Lines of broken rows: an open quote takes many.
        self._values: Counter[str] = Counter()
        self._unreadable: dict[str, list[str]] = {}

    @property
    def population(self) -> int:
        return self._people

    def describe(self) -> dict[str, object]:
        return {
            "name": "table",
            "path": self.path.name,
            "languages": list(self.languages),
            "columns": {column.name: column.type for column in self.columns},
            "unmapped_columns": self.unmapped,
            "rows": self._rows,
            "broken_rows": len(self._broken),
            "unreadable_values": sum(map(len, self._unreadable.values())),
        }

    def batches(self) -> Iterator[Sequence[TermRow]]:
        """Stream all facts. Each call reads the table anew."""
        self._start()
        records = read_records(self.path, self._format)
        bar: dict[str, Any] = {"unit": "rows", "unit_scale": True, "shown": self._progress}
        for record in progress_bar(records, "reading rows", total=None, **bar):
            if isinstance(record, Record):
                self._rows += 1
                yield self._row(record)
                continue
            self._rows += record.lines
            self._lost += record.lines
            self._broken.append(f"line {record.line} ({record.problem})")
            if self._lost > broken_allowed(self._rows):
                raise self._too_many(self._broken, self._rows)
        self._report()

    def _row(self, record: Record) -> list[TermRow]:
        cells = {
            column: cell_values(record.values.get(column.name), column.separator)
            for column in self.columns
        }
        person = self._person(record, cells)
        facts = _name_rows(cells, person)
        for column, values in cells.items():
            for value in (name for cell in values for name in column.meant(cell)):
                for kind, keys in self._terms(column, value, record.line):
                    facts += terms.rows(keys, person, kind, column.name)
        return facts

    def _person(self, record: Record, cells: dict[Column, list[str]]) -> int:
        """The number of the row's person, a new one or one that was met before."""
        for column, values in cells.items():
            if column.type == "id":
                if not values:
                    raise KanonError(
                        f"[KN150] {self.path} has rows without a person's identifier (column "
                        f"{column.name!r}): {record.line}"
                    )
                person = self._ids.setdefault(values[0], self._people)
                self._people = max(self._people, person + 1)
                return person
        self._people += 1
        return self._people - 1

    def _terms(self, column: Column, value: str, line: int) -> list[tuple[str, Keys]]:
        """(kind, keys) of one value."""
        if column.type == "date":
            self._values[column.name] += 1
            keys = date_value_keys(value, column.format)
            if not keys:
                noted = self._unreadable.setdefault(column.name, [])
                noted.append(f"line {line} ({column.name}: {shown(value)})")
            return [(DATETIME, keys)]
        if column.type == "country":
            names, demonyms = _country(value, self.languages)
            label = names[0] if value in demonyms else value
            return [
                (column.kind, terms.value_keys(label, names, kind=column.kind)),
                (DEM, terms.demonym_keys(demonyms)),
            ]
        make = _TYPES[column.type][1]
        return [(column.kind, make(column, value))] if make else []

    def _too_many(self, noted: Sequence[str], total: int) -> KanonError:
        return KanonError(
            f"[KN147] {len(noted)} of {total} rows of {self.path} cannot be read: "
            f"{first_few(noted)}. Check the mapping file and the format of the table."
        )

    def _report(self) -> None:
        for column, noted in self._unreadable.items():
            if len(noted) > max(1, UNREADABLE_SHARE * self._values[column]):
                raise self._too_many(noted, self._values[column])
        left_out = [note for noted in self._unreadable.values() for note in noted] + self._broken
        if left_out:
            message = (
                f"[KN148] {len(left_out)} values of {self.path} could not be read and were left "
                f"out: {first_few(left_out)}"
            )
            warnings.warn(message, stacklevel=3)
        if self.unmapped:
            names = ", ".join(self.unmapped)
            message = f"[KN149] {self.path} has columns that the mapping does not name, left out: "
            warnings.warn(message + names, stacklevel=3)


def _name_rows(cells: dict[Column, list[str]], person: int) -> list[TermRow]:
    """Rows of the full names that are spread over columns of first, middle and last names."""
    parts = {column.type: (column.name, values[0]) for column, values in cells.items() if values}
    if "last_name" not in parts:
        return []
    origin, last = parts["last_name"]
    _, middle = parts.get("middle_name", ("", ""))
    facts = []
    for first in (parts[called][1] for called in ("first_name", "nickname") if called in parts):
        for whole in (f"{first} {last}", f"{first} {middle} {last}"):
            name = " ".join(whole.split())
            facts += terms.rows(terms.person_keys(name), person, PERSON, origin)
    return facts


def date_value_keys(value: str, date_format: str = "") -> tuple[str, ...]:
    """All keys of a date in a cell; () if it cannot be read or has two readings ("5/6/1972")."""
    if date_format:
        try:
            read = datetime.strptime(value, date_format)
        except ValueError:
            return ()
        has_month = any(sign in date_format for sign in ("%m", "%b", "%B", "%j", "%x", "%c"))
        has_day = any(sign in date_format for sign in ("%d", "%j", "%x", "%c"))
        return date_keys(
            read.year, read.month if has_month else None, read.day if has_day else None
        )
    match = _ISO_DATE.fullmatch(value)
    if match is not None:
        year, month, day = (int(part) if part else None for part in match.groups())
        return date_keys(int(year or 0), month or None, day or None)
    readings = parse_date(value)
    return implied_keys(readings[0]) if len(readings) == 1 else ()


DUMP_SUFFIXES = (".json", ".json.gz", ".json.bz2")


def open_source(
    path: Path | str,
    *,
    mapping: Path | str | Mapping[str, Any] | None = None,
    languages: Sequence[str] = ("en",),
    progress: bool = False,
    beside: Path | None = None,
) -> PeopleSource:
    """A dump or a table of people; temporary files, which hold facts, lie `beside` the output."""
    from .wikidata import WikidataDump

    path = Path(path)
    need_file(path)
    if table_format(path) is not None:
        return PeopleTable(path, mapping, languages=languages, progress=progress)
    if path.name.lower().endswith(DUMP_SUFFIXES) and mapping is None:
        return WikidataDump(path, languages=languages, progress=progress, beside=beside)
    raise KanonError(
        f"[KN143] {path} is neither a Wikidata dump (.json, .json.gz, .json.bz2) nor a table "
        "(.csv, .tsv, .jsonl, .parquet, the first three also with .gz). Rename or convert it."
    )
