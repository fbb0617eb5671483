"""How a project is worked on: what a sheet begins with, and what may be done to it."""

from __future__ import annotations

from dataclasses import dataclass

from ..names import DIRECT, NO_MASK, QUASI
from .model.marks import KEPT, Choice, Mark

REVIEW, BLIND, TAB, REPLACEMENT = "review", "blind", "tab", "replacement"


@dataclass(frozen=True, slots=True)
class Mode:
    """What distinguishes one way of working from another.

    name (str): As the project calls it.
    title (str): As pages call it.
    suggests (bool): The sheet begins with marks.
    counts (bool): People see how many fit while they work.
    identifies (bool): The decision on a mark is its identifier type, not its wording.
    fixed (bool): Marks are there for good; each gets one of its options.
    """

    name: str
    title: str
    suggests: bool
    counts: bool
    identifies: bool
    fixed: bool

    def is_decided(self, mark: Mark) -> bool:
        """mark (Mark): Of a sheet.
        RETURNS (bool): Whether nothing is left to be said about it.
        """
        return bool(mark.identifier) if self.identifies else mark.choice is not None


MODES = {
    mode.name: mode
    for mode in (
        Mode(REVIEW, "Review", True, True, False, False),
        Mode(BLIND, "Blind annotation", False, False, True, False),
        Mode(TAB, "TAB annotation", True, False, True, False),
        Mode(REPLACEMENT, "Replacement choice", True, False, False, True),
    )
}


def choice_of(identifier: str, hidden: Choice) -> Choice | None:
    """What becomes of a mark of which only the identifier type is known.

    identifier (str): One of `names.IDENTIFIER_TYPES`, or "".
    hidden (Choice): What it becomes if it is hidden.
    RETURNS (Choice | None): That for what identifies, as written for what does not.

    >>> from .model.marks import STARS
    >>> choice_of("QUASI", STARS).text, choice_of("NO_MASK", STARS).how, choice_of("", STARS)
    ('***', 'keep', None)
    """
    return {DIRECT: hidden, QUASI: hidden, NO_MASK: KEPT}.get(identifier)
