"""English number words, as pieces of regular expressions (all groups non-capturing)."""

from __future__ import annotations

UNITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
TEENS = (
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
    "eighteen", "nineteen",
)  # fmt: skip
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
ORDINAL_UNITS = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
)  # fmt: skip
ORDINAL_TEENS = (
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    "seventeenth", "eighteenth", "nineteenth",
)  # fmt: skip
ORDINAL_TENS = (
    "twentieth", "thirtieth", "fortieth", "fiftieth", "sixtieth", "seventieth", "eightieth",
    "ninetieth", "hundredth", "thousandth",
)  # fmt: skip

_unit, _teen, _ten = "|".join(UNITS), "|".join(TEENS), "|".join(TENS)
_BELOW_HUNDRED = rf"(?:(?:{_ten})(?:[- ](?:{_unit}))?|(?:{_teen})|(?:{_unit}))\b"
_BELOW_THOUSAND = (
    rf"(?:(?:{_BELOW_HUNDRED}|an?) hundred(?: and {_BELOW_HUNDRED})?|{_BELOW_HUNDRED})"
)
_SCALE = r"(?:thousand|million|billion|dozen)"

# "four", "twenty-eight", "two hundred and five thousand", "a million"
NUMBER_WORD = (
    rf"(?:(?:{_BELOW_THOUSAND}|an?) {_SCALE}(?: (?:and )?{_BELOW_THOUSAND})?|{_BELOW_THOUSAND})"
)
ORDINAL_WORD = (
    rf"(?:(?:(?:{_ten})[- ])?(?:{'|'.join(ORDINAL_UNITS)})"
    rf"|{'|'.join(ORDINAL_TEENS)}|{'|'.join(ORDINAL_TENS)})"
)
# "12", "1,500", "3.5", "1/2"
NUMERAL = r"(?:\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,4})?|\d{1,15}(?:[.,]\d{1,4})?)"

_VALUES = {word: i + 1 for i, word in enumerate(ORDINAL_UNITS)}
_VALUES |= {word: i + 10 for i, word in enumerate(ORDINAL_TEENS)}
_VALUES |= {word: 10 * (i + 2) for i, word in enumerate(ORDINAL_TENS[:8])}
_VALUES |= {word: 10 * (i + 2) for i, word in enumerate(TENS)}


def ordinal_value(word: str) -> int | None:
    """The value of an ordinal below 100: "nineteenth" and "19th" are 19. None if it is none."""
    digits = word.rstrip("stndrhSTNDRH")
    if digits.isdigit():
        return int(digits)
    parts = word.lower().replace("-", " ").split()
    values = [_VALUES.get(part) for part in parts]
    known = [value for value in values if value is not None]
    return sum(known) if parts and len(known) == len(parts) else None
