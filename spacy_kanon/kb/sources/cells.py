"""The values that a cell of a table holds."""

from __future__ import annotations

import math
from datetime import date, datetime
from typing import Any


def cell_values(cell: Any, separator: str = "") -> list[str]:
    """The values in a cell as text; lists and cells with a separator hold several.

    cell (Any): As a reader gave it: text, number, date, bytes, list; None and NaN are empty.
    separator (str): Splits a text into several values; "" for none.
    RETURNS (list[str]): The values, without white space around them.
    """
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
