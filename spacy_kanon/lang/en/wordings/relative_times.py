"""Times that are told by others, without their length: order stays, and nothing else does.

| text | wording |
|---|---|
| a few years later, several days ago | some time later, some time ago |
| (in the) same year, following season | same period, following period |
| that year | at that time |
| the past 40 years | the past decades |
"""

from __future__ import annotations

import re

from .coarse_numbers import band_of, value_of

_VAGUE = re.compile(
    r"(?:an? )?(?:few|couple of|several|some|number of) (?:years?|months?|weeks?|days?|decades?)"
    r" (?P<side>later|earlier|afterwards|after|before|ago)",
    re.I,
)
_BESIDE = re.compile(
    r"(?P<which>(?:the )?(?:same|following|next|previous))"
    r" (?:year|season|month|week|summer|winter|spring|autumn|fall)",
    re.I,
)
_THAT = re.compile(r"(?P<which>that|this) (?:same )?(?:year|season|month|week|summer|winter)", re.I)
_IN = re.compile(r"\b(?:in|of|during|since|until|from|for|by) $", re.I)
_BOUND = re.compile(r"\b(?:earlier|later|early|late|the|mid) $", re.I)
_STRETCH = re.compile(
    r"(?P<which>(?:the )?(?:past|last|next|previous|following)) (?P<number>[\w-]+)"
    r" (?P<unit>years|months|weeks|days|decades)",
    re.I,
)
_LONG = 20
# Any wording that is made here.
RELATIVE_TIMES = re.compile(
    r"some time (?:later|earlier|afterwards|after|before|ago)|at that time"
    r"|(?:the )?(?:same|following|next|previous|that|this) period"
    r"|(?:the )?(?:past|last|next|previous|following) (?:decades|[a-z ]+s)",
    re.I,
)


def relative_words(text: str, before: str) -> str:
    """What is left of a time that another one tells.

    text (str): The mention.
    before (str): The text before it.
    RETURNS (str): Empty for any other time, and where no words fit.

    >>> [relative_words(text, "In the ") for text in ("a few years later", "same year", "1972")]
    ['some time later', 'same period', '']
    """
    vague = _VAGUE.fullmatch(text)
    if vague is not None:
        return f"some time {vague['side'].lower()}"
    beside = _BESIDE.fullmatch(text)
    if beside is not None:
        return f"{beside['which']} period"
    that = _THAT.fullmatch(text)
    if that is not None and not _BOUND.search(before):
        return f"{that['which'].lower()} period" if _IN.search(before) else "at that time"
    stretch = _STRETCH.fullmatch(text)
    return "" if stretch is None else _of_stretch(stretch)


def _of_stretch(stretch: re.Match[str]) -> str:
    value = value_of(stretch["number"])
    if value is None:
        return ""
    if value >= _LONG and stretch["unit"] == "years":
        return f"{stretch['which']} decades"
    band = band_of(value)
    fits = band is not None and band.word in ("two or three", "several")
    return f"{stretch['which']} {band.word} {stretch['unit']}" if fits and band else ""
