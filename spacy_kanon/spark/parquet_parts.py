"""Parts of one table of Parquet: each column has one type in all of them.

A part whose rows have no value in some column cannot know the type that it has in others.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from .run_folder import part_file


def unify(paths: Sequence[Path]) -> list[int]:
    """Give columns without values the type that they have in other parts.

    paths (Sequence[Path]): Of the parts, in order; those that have to be are written again.
    RETURNS (list[int]): The numbers of those.
    RAISES (KanonError): E994 for a part with other columns, or values of another type.
    """
    import pyarrow.parquet

    first: dict[str, Any] = {}
    schemas = [pyarrow.parquet.read_schema(path) for path in paths]
    rows = [pyarrow.parquet.read_metadata(path).num_rows for path in paths]
    empty = [_empty_columns(path) for path in paths]
    for schema, count, without in zip(schemas, rows, empty, strict=True):
        for field in schema if count else ():
            if field.name not in without:
                first.setdefault(field.name, field.type)
    again = []
    for number, (path, schema) in enumerate(zip(paths, schemas, strict=True)):
        types = {field.name: first.get(field.name, field.type) for field in schema}
        differing = [field.name for field in schema if field.type != types[field.name]]
        if not differing:
            continue
        if not empty[number].issuperset(differing):
            columns = ", ".join(sorted(set(differing) - empty[number]))
            raise KanonError(Errors.E994.format(number=number, columns=columns))
        table = pyarrow.parquet.read_table(path)
        for name in differing:
            nulls = pyarrow.nulls(table.num_rows, types[name])
            table = table.set_column(table.schema.get_field_index(name), name, nulls)
        mode = path.stat().st_mode & 0o777
        with part_file(path, binary=True) as file:
            pyarrow.parquet.write_table(table, file)
        path.chmod(mode)
        again.append(number)
    return again


def _empty_columns(path: Path) -> set[str]:
    """Columns that hold nothing but nulls."""
    import pyarrow.parquet

    file = pyarrow.parquet.ParquetFile(path)
    names = file.schema_arrow.names
    empty = set(names)
    for group in range(file.metadata.num_row_groups):
        rows = file.metadata.row_group(group)
        for index in range(rows.num_columns):
            column = rows.column(index)
            counted = column.statistics is not None and column.statistics.has_null_count
            if not counted or column.statistics.null_count < rows.num_rows:
                empty.discard(column.path_in_schema.split(".")[0])
    return empty
