"""Dates in German, French and Spanish, which letters and names of files hold in English texts."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...mentions import DateMention
from ..calendar_keys import date_key

_MONTHS = {
    name: number
    for names in (
        "januar februar marz april mai juni juli august september oktober november dezember",
        "janner feber maerz april mai juni juli august september oktober november dezember",
        "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre "
        "dicembre",
    )
    for number, name in enumerate(names.split(), 1)
}
_NAMES = "|".join(sorted({*_MONTHS, *(m.capitalize() for m in _MONTHS)}, key=len, reverse=True))
_DATE = re.compile(
    rf"(?<![\w.,/-])(?P<day>3[01]|[12]\d|0?[1-9]|1er)"
    r"(?:(?P<between> ?(?:au|bis|al|-) ?)(?P<last>\d{1,2}))?"
    rf"(?:\. ?| de | )(?P<month>{_NAMES})\b(?:,? (?:de |del )?(?P<year>1\d{{3}}|20\d\d)(?!\d))?"
)
_AGE = re.compile(r"(?<![\w.,/-])\d{1,3} (?:anos|ans|Jahre(?: alt)?|jahrig\w{0,2})\b")
_HINT = re.compile(rf"\d(?:er)?\.? ?(?:de )?(?:{_NAMES})|\d (?:an[os]|Jahre|jahrig)")


def find_foreign_dates(text: str) -> Iterator[DateMention]:
    """Dates with months of other languages, and ages.

    text (str): A normalized text.
    RETURNS (Iterator[DateMention]): As `dates.find_dates` has them.

    >>> [m.keys for m in find_foreign_dates("le 3 mai 2024, am 18. Januar, 19 de abril de 2023")]
    [('date/2024-05-03',), ('date/XXXX-01-18',), ('date/2023-04-19',)]
    """
    if _HINT.search(text) is None:
        return
    for match in _DATE.finditer(text):
        day = int(match["last"] or match["day"].removesuffix("er"))
        year = int(match["year"]) if match["year"] else None
        key = date_key(year, _MONTHS[match["month"].lower()], day)
        yield DateMention(*match.span(), (key,) if key else ())
    for match in _AGE.finditer(text):
        yield DateMention(*match.span(), ())
