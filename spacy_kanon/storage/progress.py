"""Progress bars: all of them are made here, with a total and so with the time that is left."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from tqdm import tqdm

QUIET = "SPACY_KANON_QUIET"  # Environment variable, so that processes that are started know it.
_BLOCK = 1 << 20


def is_quiet() -> bool:
    """Whether no bars and no closing words are wanted (`--quiet`)."""
    return bool(os.environ.get(QUIET))


def progress_bar(
    items: Iterable[Any] | None,
    what: str,
    *,
    total: int | Path | Sequence[Path] | None,
    unit: str = "",
    shown: bool = True,
    in_logs: bool = False,
    **settings: Any,
) -> Any:
    """A bar on standard error, for people at a terminal."""
    hidden = not shown or is_quiet()
    if total is not None and not isinstance(total, int):
        paths = [total] if isinstance(total, Path) else total
        seen = not hidden and (in_logs or sys.stderr.isatty())
        counts = [records_at(path) for path in paths] if seen else [None]
        total = None if None in counts else sum(count or 0 for count in counts)
    return tqdm(
        items,
        desc=what,
        total=total,
        unit=f" {unit}" if unit else "",
        disable=True if hidden else (False if in_logs else None),
        **settings,
    )


def records_at(path: Path) -> int | None:
    """About how many records there are, found out quickly: lines of a file, files of a folder."""
    if path.is_dir():
        return sum(1 for file in path.rglob("*") if file.is_file())
    if not path.is_file() or path.suffix in (".gz", ".bz2", ".json", ".spacy"):
        return None
    if path.suffix == ".parquet":
        from pyarrow.parquet import read_metadata

        return int(read_metadata(path).num_rows)
    with path.open("rb") as file:
        return sum(block.count(b"\n") for block in iter(lambda: file.read(_BLOCK), b""))
