"""Typed, partial decoding of the entities of a Wikidata JSON dump.

Only what a knowledge base needs is decoded: names in the wanted languages, and of a statement
its rank, its value and three qualifiers. `msgspec` skips the rest without building objects,
which is about five times as fast as decoding all of it. Wikidata writes an empty object as `[]`.
"""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import GenericAlias
from typing import Any, NamedTuple

from ..errors import require
from ..lang.en.dates import wikidata_time_keys
from ..names import MISC
from ..storage.dump_lines import decode_errors, item_number

HUMAN = "Q5"
_COMPACT_MARK, _ANY_MARK = b'"id":"Q5"', b'"Q5"'
PROPERTIES_PATH = Path(__file__).parents[1] / "data" / "properties.tsv"
EXCLUDED = "-"
TIME_QUALIFIERS = ("P580", "P582", "P585")  # Start time, end time, point in time.

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


@dataclass(frozen=True)
class EntityDecoder:
    """Decodes lines of a dump: all statements of humans, or only the names of a value."""

    languages: tuple[str, ...]  # Codes of the labels and aliases that are decoded.
    # Decoders of one entity's JSON.
    human: Any
    value: Any
    identifier: Any
    errors: tuple[type[Exception], ...]  # What the decoders raise for a broken line.


@lru_cache(maxsize=8)
def entity_decoder(languages: tuple[str, ...]) -> EntityDecoder:
    """Decoders for labels in these languages (see `expand_languages`)."""
    require("msgspec", extra="build")
    import msgspec

    def struct(name: str, **fields: tuple[Any, Any]) -> Any:
        listed = [(field, kind | None, default) for field, (kind, default) in fields.items()]
        return msgspec.defstruct(name, listed, frozen=True, gc=False)

    def record(name: str, keys: Sequence[str], kind: Any) -> Any:
        """A struct of optional fields with any names, or the `[]` of an empty object."""
        names = [f"field{number}" for number in range(len(keys))]
        struct_type = msgspec.defstruct(
            name,
            [(field, kind | None, None) for field in names],
            rename=dict(zip(names, keys, strict=True)),
            frozen=True,
            gc=False,
        )
        return struct_type | list

    def many(kind: Any) -> Any:
        return GenericAlias(list, (kind,))

    number = float | int
    text = struct("Text", value=(str, ""))
    labels = record("Labels", languages, text)
    aliases = record("Aliases", languages, many(text))
    value = struct(
        "Value",
        id=(str, None),
        time=(str, None),
        precision=(number, None),
        text=(str, None),
        language=(str, None),
        amount=(str, None),
        unit=(str, None),
    )
    data = struct("DataValue", value=(value | str | number | list, None))
    snak = struct("Snak", snaktype=(str, "value"), datavalue=(data, None))
    qualifiers = record("Qualifiers", TIME_QUALIFIERS, many(snak))
    statement = struct(
        "Statement", mainsnak=(snak, None), rank=(str, "normal"), qualifiers=(qualifiers, None)
    )
    site = struct("Site", title=(str, ""))
    sites = record("Sites", [f"{language}wiki" for language in languages], site)
    names = {"id": (str, ""), "labels": (labels, None), "aliases": (aliases, None)}
    claims = record("ValueClaims", VALUE_CLAIMS, many(statement))
    by_property = GenericAlias(dict, (str, many(statement)))
    human = struct(
        "Human",
        **names,
        claims=(by_property | list, None),
        sitelinks=(sites, None),
    )
    entity = struct("Entity", **names, claims=(claims, None))
    return EntityDecoder(
        languages,
        msgspec.json.Decoder(human),
        msgspec.json.Decoder(entity),
        msgspec.json.Decoder(struct("Identifier", id=(str, ""))),
        decode_errors(),
    )


# What is wanted of a value beside its names: official names, demonyms, ISO 3166-1 code.
VALUE_CLAIMS = ("P1448", "P1549", "P297")


def filled(record: Any) -> list[Any]:
    """The fields of a decoded record that are there, in the order of its keys."""
    if not record or isinstance(record, list):
        return []
    values = (getattr(record, field) for field in record.__struct_fields__)
    return [field for field in values if field is not None]


def labels_of(entity: Any) -> list[str]:
    """Labels in the wanted languages, most wanted first, none twice."""
    return list(dict.fromkeys(text.value for text in filled(entity.labels) if text.value))


def aliases_of(entity: Any) -> list[str]:
    """Aliases in the wanted languages, none twice."""
    texts = (text for texts in filled(entity.aliases) for text in texts)
    return list(dict.fromkeys(text.value for text in texts if text.value))


def titles_of(entity: Any) -> list[str]:
    """Titles of the Wikipedia articles in the wanted languages."""
    return list(dict.fromkeys(site.title for site in filled(entity.sitelinks) if site.title))


def snak_value(snak: Any) -> Any:
    """The value of a snak; None for "no value", "some value" and missing ones."""
    if snak is None or snak.snaktype != "value" or snak.datavalue is None:
        return None
    return snak.datavalue.value


def live_statements(claims: Any) -> Iterator[tuple[str, list[Any]]]:
    """Property and its statements, without those of deprecated rank.

    Preferred and normal statements both count: what was true once is known too.
    """
    if isinstance(claims, dict):
        for identifier, statements in claims.items():
            live = [statement for statement in statements if statement.rank != "deprecated"]
            yield identifier, live


def may_be_human(line: bytes) -> bool:
    """Whether a line mentions Q5 as a value. Only such lines are worth decoding.

    Wikidata writes no blanks, so the longer mark can be searched, which is 1.5 times as fast;
    where another writer put blanks after the colons, its first one shows it.
    """
    mark = _ANY_MARK if line.find(b'": ', 0, 40) >= 0 else _COMPACT_MARK
    return mark in line


def is_human(entity: Any) -> bool:
    """Whether an entity is an instance of Q5 by a statement that is not deprecated."""
    claims = entity.claims if isinstance(entity.claims, dict) else {}
    for statement in claims.get("P31", ()):
        value = snak_value(statement.mainsnak)
        if statement.rank != "deprecated" and getattr(value, "id", None) == HUMAN:
            return True
    return False


def monolingual_texts(statements: Sequence[Any], languages: Sequence[str] = ()) -> list[str]:
    """Texts of statements, in the given languages or in all."""
    values = (snak_value(statement.mainsnak) for statement in statements)
    texts = []
    for value in values:
        if isinstance(value, str):
            texts.append(value)
        elif getattr(value, "text", None) and (not languages or value.language in languages):
            texts.append(value.text)
    return texts


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
    """Spellings of a quantity in English prose: "1.85 m", "185 cm"; "3 children".

    Quantities in other units are left out: no text would repeat them.
    """
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
