"""What an interrupted run has done, kept in a file, so that the same run can go on from there.

The file holds the outcome of each text as it comes, a line each, so it is as confidential as the
texts (mode 0600). Its first line says of which run it is: settings, knowledge base and version. A
line that a kill cut off, and what follows it, is done again.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from ..errors import Errors, KanonError
from .release_maker import Outcome
from .streaming import Entry, Text

FORMAT = "spacy-kanon checkpoint"
VERSION = 1

Run = Callable[[Iterator[Text]], Iterator[Outcome]]


def resumed(texts: Iterable[Text], run: Run, path: Path, *, settings: Any) -> Iterator[Outcome]:
    """Sanitize texts, but for those that an earlier run has done: the same in the same order.

    `settings` is all that outcomes depend on beside the texts.
    """
    head = {"format": FORMAT, "version": VERSION, "run": _hash(settings)}
    stream = iter(texts)
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise KanonError(Errors.E002.format(path=path, reason=error.strerror or error)) from error
    with os.fdopen(descriptor, "r+b") as file:
        _check_head(file, head, path)
        for number, line in enumerate(_whole_lines(file), start=1):
            entry = next(stream, None)
            if entry is None or line["text"] != _hash(_plain(entry)):
                raise KanonError(Errors.E984.format(path=path, record=number))
            yield Outcome(**line["outcome"])
        yield from _recorded(stream, run, file)


def _check_head(file: IO[bytes], head: dict[str, Any], path: Path) -> None:
    """Read the first line, or write it. RAISES (KanonError): E983."""
    written = json.dumps(head).encode() + b"\n"
    line = file.readline()
    if line != written:
        if line and not written.startswith(line):
            raise KanonError(Errors.E983.format(path=path))
        file.seek(0)
        file.truncate()
        file.write(written)
        file.flush()


def _whole_lines(file: IO[bytes]) -> Iterator[dict[str, Any]]:
    """The lines up to the first that is cut off, which is removed with all that follows."""
    while True:
        at = file.tell()
        data = file.readline()
        try:
            line = json.loads(data) if data.endswith(b"\n") else None
        except ValueError:
            line = None
        if line is None:
            file.seek(at)
            file.truncate()
            return
        yield line


def _recorded(texts: Iterator[Text], run: Run, file: IO[bytes]) -> Iterator[Outcome]:
    """The outcomes of the other texts, each written before anybody gets it."""
    waiting: deque[str] = deque()

    def hashed() -> Iterator[Text]:
        for entry in texts:
            waiting.append(_hash(_plain(entry)))
            yield entry

    for outcome in run(hashed()):
        line = {"text": waiting.popleft(), "outcome": asdict(outcome)}
        file.write(json.dumps(line).encode() + b"\n")
        file.flush()
        yield outcome


def _plain(entry: Text) -> tuple[Any, ...]:
    return tuple(Entry(entry) if isinstance(entry, str) else Entry(*entry))


def _hash(value: Any) -> str:
    data = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(data.encode()).hexdigest()
