"""All texts about one person, decided together.

Texts that keep k each can break it together: one tells the town, another one the job. So the texts
of a subject are read as one, a blank line between them: a term is one term in all of them, what
stays in all of them together fits k people, and a person has one number throughout. Afterwards each
text is cut out again.

Texts come in any order and leave in the same. Where an output is named they lie between in a
database beside it, readable by the owner alone, so that no more than the texts of one subject are
held in memory.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict
from itertools import groupby, islice, tee
from operator import itemgetter
from pathlib import Path

from ..errors import Errors
from ..lang.en.forms import kind_of_value, parts_of_key
from ..storage.files import scratch_folder
from .record import Release
from .runner import Entry

BETWEEN = "\n\n"
Group = tuple[Sequence[str], "str | None"]  # Texts, and whom they are about.
Run = Callable[[Iterator[Entry]], Iterator[Release | list[Release]]]


def sanitize_groups(
    groups: Iterable[Group], run: Run, columns: Sequence[str] = ()
) -> Iterator[list[Release]]:
    """Sanitize texts with `run`, all of a group together; `columns` are their headers, in turn."""
    labelled = any(map(label_of, columns))

    def entry_of(group: Group) -> Entry:
        texts, subject = group
        alone = len(texts) == 1 and not labelled
        return Entry(texts[0], subject) if alone else joined(texts, subject, columns)

    source, kept = tee(groups)
    for (texts, _), released in zip(kept, run(map(entry_of, source)), strict=True):
        yield [released] * len(texts) if isinstance(released, Release) else released


def sanitize_subjects(
    groups: Iterable[Group], run: Run, columns: Sequence[str] = (), *, output: Path | None = None
) -> Iterator[list[Release]]:
    """Sanitize texts with `run`, all groups of one subject together."""
    with ExitStack() as stack:
        path = ":memory:"
        if output is not None:
            path = str(stack.enter_context(scratch_folder(output)) / "texts.sqlite")
        database = stack.enter_context(closing(sqlite3.connect(path)))
        sizes = _store(database, groups)
        _decide(database, run, columns)
        stored = database.execute("SELECT release FROM texts ORDER BY number")
        releases = (Release(**json.loads(release)) for (release,) in stored)
        for size in sizes:
            yield list(islice(releases, size))


def label_of(column: str) -> str:
    """How the header of a column stands before its cells, if it tells what they must be.

    >>> [label_of(column) for column in ("patient_surname", "note")]
    ['patient surname: ', '']
    """
    return f"{' '.join(parts_of_key(column))}: " if kind_of_value(column) else ""


def joined(parts: Sequence[str], subject: str | None, columns: Sequence[str] = ()) -> Entry:
    """The texts about one person, as one.

    >>> joined(["Ann", "", "Bo"], None).bounds
    [(0, 3), (5, 5), (7, 9)]
    """
    bounds, labelled, start = [], [], 0
    for number, part in enumerate(parts):
        label = label_of(columns[number % len(columns)]) if columns else ""
        labelled.append(label + part)
        bounds.append((start + len(label), start + len(label) + len(part)))
        start += len(label) + len(part) + len(BETWEEN)
    return Entry(BETWEEN.join(labelled), subject, bounds)


def _store(database: sqlite3.Connection, groups: Iterable[Group]) -> list[int]:
    """RETURNS (list[int]): How many texts each group has."""
    sizes: list[int] = []
    missing = json.dumps(asdict(Release(None, Errors.E345)))

    def rows() -> Iterator[tuple[str | None, str, str | None]]:
        for texts, subject in groups:
            sizes.append(len(texts))
            yield from ((subject, text, None if subject else missing) for text in texts)

    database.execute(
        "CREATE TABLE texts (number INTEGER PRIMARY KEY, subject TEXT, text TEXT, release TEXT)"
    )
    database.executemany("INSERT INTO texts (subject, text, release) VALUES (?, ?, ?)", rows())
    database.execute("CREATE INDEX by_subject ON texts (subject, number)")
    database.commit()
    return sizes


def _decide(database: sqlite3.Connection, run: Run, columns: Sequence[str]) -> None:
    """Fill in the releases, a subject at a time."""
    rows = database.execute(
        "SELECT subject, text, number FROM texts WHERE subject > '' ORDER BY subject, number"
    )
    source, kept = tee([*of_one] for _, of_one in groupby(rows, itemgetter(0)))
    groups = (([text for _, text, _ in of_one], of_one[0][0]) for of_one in source)
    for of_one, releases in zip(kept, sanitize_groups(groups, run, columns), strict=True):
        plain = map(json.dumps, map(asdict, releases))
        numbers = map(itemgetter(2), of_one)
        database.executemany(
            "UPDATE texts SET release = ? WHERE number = ?", zip(plain, numbers, strict=True)
        )
    database.commit()
