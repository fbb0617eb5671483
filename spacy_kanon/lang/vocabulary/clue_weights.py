"""What the clues of a mention weigh (`lang.en.records.clues`); `bench/fit_clues.py` learns it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from . import weights as _room


@cache
def weights() -> dict[str, float]:
    """The weight of each clue, read when it is first asked for; others weigh nothing."""
    table: dict[str, float] = {}
    for module in iter_modules(_room.__path__):
        text: str = import_module(f"{_room.__name__}.{module.name}").WEIGHTS
        for entry in text.replace("\n", "  ").split("  "):
            clue, _, weight = entry.rpartition(" ")
            if clue:
                table[clue] = float(weight)
    return table
