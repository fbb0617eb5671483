"""Which dates of an English text are ages and dates of birth."""

from __future__ import annotations

import re

from ....names import AGE, DATE_OF_BIRTH
from ..number_words import NUMBER_WORD

_NUMBER = rf"(?:\d{{1,3}}|{NUMBER_WORD})"
_AGE = re.compile(
    rf"(?:age[ds]?|at the age of|turned)\b.*|{_NUMBER}[- ](?:years?|months?|weeks?|days?)[- ]"
    rf"(?:olds?|of age)|{_NUMBER}[- ]?(?:y/?o|yrs?\.? old)|.*\byears? old",
    re.IGNORECASE,
)
_BORN = re.compile(
    r"\b(?:born|d\.?o\.?b\.?|(?:date|year|place and date) of birth|birth ?(?:date|day|year)|b\.)"
    r"[\s:=(-]*(?:(?:on|in|is|was|around|about)\b\s*)?(?:(?:the|a|[A-Z]\w+day,?)\s+)?$",
    re.IGNORECASE,
)
_BORN_IN_PLACE = re.compile(r"\bborn in [A-Z][\w'. -]{1,40}?,? (?:on|in) (?:the )?$")
_CONTEXT = 80  # Characters before a date that are looked at.


def sub_kind_of_date(text: str, start: int, end: int) -> str:
    """What a date, time or age is more exactly.

    text (str): A normalized text.
    start, end (int): Bounds of the date.
    RETURNS (str): `names.AGE`, `names.DATE_OF_BIRTH` or "".

    >>> sub_kind_of_date("aged 34", 0, 7), sub_kind_of_date("DOB: 12/05/1972", 5, 15)
    ('AGE', 'DATE_OF_BIRTH')
    """
    if _AGE.fullmatch(text, start, end):
        return AGE
    before = text[max(0, start - _CONTEXT) : start]
    return DATE_OF_BIRTH if _BORN.search(before) or _BORN_IN_PLACE.search(before) else ""
