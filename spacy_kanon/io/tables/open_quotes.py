"""Whether a cell of a CSV row holds whole rows, because a quote was left open.

An open quote that is closed rows later, by a quote at the end of a cell, makes one cell of all that
stands between, and the row has as many cells as any other. Only what the cell holds can tell.

>>> holds_rows(["5", "12 inch\\n6,a note\\n7,a 5"], ",")
True
>>> holds_rows(["5", "Dear Ann,\\nthank you, and good bye."], ",")
False
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_INNER_COLUMNS, _LAST_COLUMNS = 3, 5
_LINE_BREAK = re.compile(r"\r\n|\n|\r")
_KINDS = ((re.compile(r"\d"), "0"), (re.compile(r"[^\W\d_]"), "a"), (re.compile(r"\s"), " "))


def has_row_lines(row: Sequence[str], delimiter: str) -> bool:
    """Whether a later line of a cell would be a row by itself: with as many cells.

    For tables whose cells are no texts, where such a line is unlikely to be anything else.

    row (Sequence[str]): Its cells. delimiter (str): Between them.
    """
    for cell in row:
        later = cell.splitlines()[1:]
        for number, line in enumerate(later, start=1):
            least = _LAST_COLUMNS if number == len(later) else _INNER_COLUMNS
            if len(row) >= least and line.count(delimiter) == len(row) - 1:
                return True
    return False


def holds_rows(row: Sequence[str], delimiter: str) -> bool:
    """Whether a cell is nothing but rows from its second line on, of which one is like this row.

    For tables of texts, whose cells may have lines with as many delimiters as a row. Of rows that
    were swallowed all are whole, the last one up to the cell; a delimiter of theirs is followed by
    a space if those of this row are; and their other cells look like those of this row.

    row (Sequence[str]): Its cells. delimiter (str): Between them.
    """
    return any(_is_rows(row, place, delimiter) for place in range(len(row)))


def _is_rows(row: Sequence[str], place: int, delimiter: str) -> bool:
    lines = _LINE_BREAK.split(row[place])
    if len(lines) == 1:
        return False
    rows = [line.split(delimiter) for line in lines[1:-1] if line.strip()]
    last = lines[-1].split(delimiter)
    if any(len(cells) != len(row) for cells in rows) or len(last) != place + 1:
        return False
    return any(_is_like(cells, row, place) for cells in (*rows, last))


def _is_like(cells: Sequence[str], row: Sequence[str], place: int) -> bool:
    """Whether cells, from the first of a row on, are like those of another one; the cell at
    `place` is a text in both."""
    if _kinds(cells[place]).isdisjoint("a") and not _kinds(row[place]).isdisjoint("a"):
        return False
    if any(cell[:1] == " " and row[n][:1] != " " for n, cell in enumerate(cells) if n):
        return False
    others = [n for n in range(len(cells)) if n != place and cells[n] and row[n]]
    return any(_kinds(cells[n]) == _kinds(row[n]) for n in others)


def _kinds(cell: str) -> set[str]:
    """Which kinds of characters a cell has; each sign is a kind of its own."""
    for pattern, kind in _KINDS:
        cell = pattern.sub(kind, cell)
    return set(cell)
