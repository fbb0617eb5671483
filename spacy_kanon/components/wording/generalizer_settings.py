"""How a `wikidata_generalizer` generalizes, checked when it is made."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ...anonymity.recode import PREFERENCE
from ...errors import Errors, KanonError
from ..coverage import AUTO, MAP, MATCHES, MISMATCHES


@dataclass(frozen=True, slots=True)
class Settings:
    """How to generalize. The defaults are those of the component.

    brackets (bool): Mark replacements as "[city in Norway]" and leave the sentence alone.
    approximate (bool): Link phrases with typing errors.
    literal, match, mismatch: See `coverage.Coverage`.
    node_budget (int): Combinations to look at, for each wording, before people are counted by
        signature instead. General wordings overlap so much that this pays off early.
    preference (float): What one mention that says something is worth in bits, besides what it
        says, where wordings are chosen together; 0 asks for information alone.
    RAISES (KanonError): E321 for another match or mismatch, E300 for a preference that is
        negative or no number.
    """

    brackets: bool = False
    approximate: bool = True
    literal: bool = True
    match: str = AUTO
    mismatch: str = MAP
    node_budget: int = 500
    preference: float = PREFERENCE

    def __post_init__(self) -> None:
        for name, choices in (("match", MATCHES), ("mismatch", MISMATCHES)):
            value = getattr(self, name)
            if value not in choices:
                choice = ", ".join(choices)
                raise KanonError(Errors.E321.format(name=name, value=value, choices=choice))
        if not (math.isfinite(self.preference) and self.preference >= 0):
            values = {"expected": "a number of bits from 0 on", "value": self.preference}
            raise KanonError(Errors.E300.format(name="preference", **values))
