"""What the rules of a language find in a text, whichever language it is."""

from __future__ import annotations

from typing import NamedTuple

# Forms of a quantity.
MONEY, SHARE, MEASURE, SCORE, ORDINAL, NUMBER = (
    "money",
    "share",
    "measure",
    "score",
    "ordinal",
    "number",
)


class DateMention(NamedTuple):
    """A stretch of normalized text that tells a date, a time, an age or a duration.

    start, end (int): Its bounds.
    keys (tuple[str, ...]): Keys of the dates that it can mean (`date/1972-05-23`), two where the
        text is ambiguous ("5/6/1972"); empty for what has no place in the calendar.
    """

    start: int
    end: int
    keys: tuple[str, ...]


class NameMention(NamedTuple):
    """A stretch of normalized text that is a form of a person's name.

    start, end (int): Its bounds.
    keys (tuple[str, ...]): The keys that it may stand under.
    """

    start: int
    end: int
    keys: tuple[str, ...]


class QuantityMention(NamedTuple):
    """A stretch of normalized text that tells a quantity.

    start, end (int): Bounds of all of it, unit included.
    number_start, number_end (int): Bounds of the number in it.
    unit (str): What is counted, as written ("kg", "$", "percent"); empty for a plain number.
    form (str): MONEY, SHARE, MEASURE, SCORE, ORDINAL or NUMBER.
    """

    start: int
    end: int
    number_start: int
    number_end: int
    unit: str
    form: str


class CodeMention(NamedTuple):
    """A stretch of normalized text that is a code.

    start, end (int): Its bounds.
    form (str): What it is a code of: one of `names.SUB_KINDS`, or "" for any other code.
    """

    start: int
    end: int
    form: str


class AddressMention(NamedTuple):
    """A stretch of normalized text that is an address, a room, or the code of an area.

    start, end (int): Its bounds.
    form (str): `names.ADDRESS`, `names.ROOM` or `names.ZIP`.
    """

    start: int
    end: int
    form: str
