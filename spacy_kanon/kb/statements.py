"""What the statements of a Wikidata dump say of a human: kinds of properties, dates, quantities."""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ..lang.en.calendar_keys import wikidata_time_keys
from ..names import MISC
from ..storage.dump import HUMAN, item_number, item_of, live, snak_value

_COMPACT_MARK, _ANY_MARK = b'"id":"Q5"', b'"Q5"'
PROPERTIES_PATH = Path(__file__).parents[1] / "data" / "properties.tsv"
EXCLUDED = "-"

# Languages whose labels count as English: "mul" holds names that are the same in all languages.
RELATED_LANGUAGES = {"en": ("en", "mul", "en-gb", "en-ca", "en-us")}

_PROPERTY_ID = re.compile(r"P([1-9][0-9]{0,8})")


class Property(NamedTuple):
    """What a Wikidata property says of a human."""

    kind: str  # One of `names.KINDS`, or "-" if its values do not identify.
    # "demonym" (the value's demonyms count too), "ethnic" (so does the adjective in the name of a
    # people), "proper" (common nouns of one word do not count: owning an "album" or
    # an interest in "love" is not what a text says with these words) or "".
    variants: str = ""


UNKNOWN_PROPERTY = Property(MISC, "proper")


@lru_cache(maxsize=1)
def properties() -> dict[str, Property]:
    """The properties that are found on humans, with their kinds (`data/properties.tsv`)."""
    with PROPERTIES_PATH.open(encoding="utf8", newline="") as file:
        table = csv.DictReader(file, delimiter="\t")
        return {row["property"]: Property(row["kind"], row["variants"]) for row in table}


def property_of(identifier: str) -> Property:
    """A property's kind. One that the table does not know identifies until it is excluded."""
    return properties().get(identifier, UNKNOWN_PROPERTY)


def expand_languages(languages: Sequence[str]) -> tuple[str, ...]:
    """Language codes of labels, most wanted first, without repetition."""
    related = (RELATED_LANGUAGES.get(language, (language,)) for language in languages)
    listed = [code for codes in related for code in codes]
    return tuple(dict.fromkeys([*listed, "mul"]))


def property_number(identifier: str) -> int:
    """31 for "P31"; 0 for what is no property."""
    match = _PROPERTY_ID.fullmatch(identifier)
    return int(match[1]) if match else 0


def may_be_human(line: bytes) -> bool:
    """Whether a line mentions Q5 as a value: only such lines are worth decoding."""
    mark = _ANY_MARK if line.find(b'": ', 0, 40) >= 0 else _COMPACT_MARK
    return mark in line


def is_human(entity: Any) -> bool:
    """Whether an entity is an instance of Q5 by a statement that is not deprecated."""
    claims = entity.claims if isinstance(entity.claims, dict) else {}
    classes = live(claims.get("P31"))
    return any(item_of(snak_value(statement.mainsnak)) == HUMAN for statement in classes)


def time_keys(value: Any) -> tuple[str, ...]:
    """Date keys of a time value at its precision; none for a value that is no date."""
    if getattr(value, "time", None) is None or value.precision is None:
        return ()
    return cached_time_keys(value.time, int(value.precision))


cached_time_keys = lru_cache(maxsize=65536)(wikidata_time_keys)

# Units of height and mass: (item of the unit, factor to the first symbol, symbols and words).
_UNITS: dict[int, tuple[tuple[float, tuple[str, ...]], ...]] = {
    11573: ((1.0, ("m", "metres", "meters")), (100.0, ("cm", "centimetres", "centimeters"))),
    174728: ((0.01, ("m", "metres", "meters")), (1.0, ("cm", "centimetres", "centimeters"))),
    11570: ((1.0, ("kg", "kilograms")),),
    100995: ((1.0, ("lb", "lbs", "pounds")),),
    3710: ((1.0, ("ft", "feet")),),
}
_COUNTED = {"P1971": ("children",)}
_NUMBER_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
)  # fmt: skip


def _amount(value: Any) -> float | None:
    """The amount of a quantity; None for a value that is none, or no finite number."""
    try:
        size = float(getattr(value, "amount", None) or "none")
    except ValueError:
        return None
    return size if math.isfinite(size) else None


def quantity_surfaces(identifier: str, value: Any) -> list[str]:
    """Spellings of a quantity in prose: "1.85 m", "185 cm", "3 children"; none in other units."""
    size = _amount(value)
    if size is None:
        return []
    if identifier in _COUNTED:
        words = [f"{size:g}"]
        words += _NUMBER_WORDS[int(size) : int(size) + 1] if size == int(size) >= 0 else []
        return [f"{word} {noun}" for word in words for noun in _COUNTED[identifier] if size > 1]
    unit = item_number((value.unit or "").rsplit("/", 1)[-1])
    surfaces = []
    for factor, symbols in _UNITS.get(unit or 0, ()):
        shown = f"{round(size * factor, 2):g}"
        surfaces += [f"{shown} {symbol}" for symbol in symbols]
    return surfaces
