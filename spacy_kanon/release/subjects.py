"""All texts about one person, decided together.

Texts that keep k each can break it together: one tells the town, another one the job. So the texts
of a subject are read as one, a blank line between them: a term is one term in all of them, what
stays in all of them together fits k people, and a person has one number throughout. Afterwards each
text is cut out again.

Texts come in any order and leave in the same. Where a folder is given they lie between in a
database file of it, readable by the owner alone, so that no more than the texts of one subject are
held in memory.
"""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from ..errors import Errors
from ..lang.en.forms import kind_of_value, parts_of_key
from .record import Outcome
from .runner import Entry

BETWEEN = "\n\n"


def sanitize_subjects(
    texts: Iterable[tuple[str, str | None]],
    run: Callable[[Iterator[Entry]], Iterator[Outcome]],
    *,
    folder: Path | None = None,
    columns: Sequence[str] = (),
) -> Iterator[Outcome]:
    """Sanitize texts with `run`, all of one subject together; `columns` are headers, in turn."""
    with ExitStack() as stack:
        path: Path | str = ":memory:"
        if folder is not None:
            work = tempfile.TemporaryDirectory(dir=folder, prefix=".kanon-subjects-")
            path = Path(stack.enter_context(work)) / "texts.sqlite"
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        database = stack.enter_context(closing(sqlite3.connect(path)))
        _store(database, texts)
        _decide(database, run, columns)
        for (outcome,) in database.execute("SELECT outcome FROM texts ORDER BY number"):
            yield Outcome(**json.loads(outcome))


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


def parts_of(outcome: Outcome, number: int) -> list[Outcome]:
    """What came of each of several texts that were joined."""
    return outcome.parts or [outcome] * number


def _store(database: sqlite3.Connection, texts: Iterable[tuple[str, str | None]]) -> None:
    database.execute(
        "CREATE TABLE texts (number INTEGER PRIMARY KEY, subject TEXT, text TEXT, outcome TEXT)"
    )
    missing = json.dumps(asdict(Outcome(None, Errors.E345, 0, 0)))
    database.executemany(
        "INSERT INTO texts VALUES (?, ?, ?, ?)",
        (
            (number, subject, text, None if subject else missing)
            for number, (text, subject) in enumerate(texts)
        ),
    )
    database.execute("CREATE INDEX by_subject ON texts (subject, number)")
    database.commit()


def _decide(
    database: sqlite3.Connection,
    run: Callable[[Iterator[Entry]], Iterator[Outcome]],
    columns: Sequence[str],
) -> None:
    """Fill in the outcomes, a subject at a time."""
    waiting: deque[tuple[int, ...]] = deque()

    def subjects() -> Iterator[Entry]:
        rows = database.execute(
            "SELECT subject, number, text FROM texts WHERE subject > '' ORDER BY subject, number"
        )
        for subject, group in groupby(rows, itemgetter(0)):
            numbers, parts = zip(*((number, text) for _, number, text in group), strict=True)
            waiting.append(numbers)
            yield joined(parts, subject, columns)

    for outcome in run(subjects()):
        numbers = waiting.popleft()
        parts = parts_of(outcome, len(numbers))
        database.executemany(
            "UPDATE texts SET outcome = ? WHERE number = ?",
            ((json.dumps(asdict(p)), number) for number, p in zip(numbers, parts, strict=True)),
        )
    database.commit()
