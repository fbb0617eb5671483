"""Progress bars: all of them are made here."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

from tqdm import tqdm

QUIET = "SPACY_KANON_QUIET"  # Environment variable, so that processes that are started know it.


def is_quiet() -> bool:
    """Whether no bars and no closing words are wanted (`--quiet`)."""
    return bool(os.environ.get(QUIET))


def progress_bar(
    items: Iterable[Any] | None,
    what: str,
    *,
    total: int | None,
    unit: str = "",
    shown: bool = True,
    in_logs: bool = False,
    **settings: Any,
) -> Any:
    """A bar on standard error, for people at a terminal; with a total it tells the time left."""
    hidden = not shown or is_quiet()
    return tqdm(
        items,
        desc=what,
        total=total,
        unit=f" {unit}" if unit else "",
        disable=True if hidden else (False if in_logs else None),
        **settings,
    )
