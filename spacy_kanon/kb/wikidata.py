"""People and what is known about them, from a Wikidata JSON dump, in bounded memory.

A value of a person ("born in Q585") is another entity, whose names stand anywhere in the dump.
Plan:

1. First pass: lines that mention Q5 are decoded; of each human the names, dates and quantities
   are given out at once, and its (item, person, property) facts go to disk, cut by item.
2. Second pass: the names of the items that occur in a fact, and of no others, go to disk, cut
   by item in the same way.
3. Part by part, names and facts are joined.

In memory are never more than two bitmaps of item numbers, the buffers, and one part: at 110 M
entities and 110 M facts some hundred MB. Two passes over the compressed file cost less than
writing down the names of all entities.
"""

from __future__ import annotations

import csv
import math
import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..lang.en.dates import wikidata_time_keys
from ..lang.en.lexicon import TEENS, UNITS
from ..names import DATETIME, DEM, ITEM_PREFIX, LOC, MISC, ORG, PERSON, QUANTITY
from ..storage import dump
from ..storage.files import scratch_folder
from ..storage.progress import progress_bar
from ..text.normalization import normalize_key
from ..types import TermRow
from . import terms
from .countries import country_of
from .spill import Partitions, require_build_packages

if TYPE_CHECKING:
    import polars as pl

PARTS = 64  # At 110 M facts one part holds 1.7 M of them, 20 MB.
BUFFER = 100_000  # Rows in memory.
GROUP = 100_000  # People that are given out together: half of all have the same value of P21.


class ItemSpill(Partitions):
    """Rows about items, in files by `item % PARTS`, so that names and facts of an item meet."""

    def __init__(self, folder: Path, columns: Mapping[str, Any]) -> None:
        super().__init__(folder)
        self._columns = columns
        self._buffer: list[tuple[Any, ...]] = []

    def add(self, *row: Any) -> None:
        """Take a row."""
        self._buffer.append(row)
        if len(self._buffer) >= BUFFER:
            self.flush()

    def flush(self) -> None:
        """Write what is buffered."""
        import polars as pl

        frame = pl.DataFrame(self._buffer, schema=dict(self._columns), orient="row")
        self._buffer = []
        self.cut(frame, pl.col("item") % PARTS)


def fact_groups(frames: Iterable[pl.DataFrame]) -> Iterator[tuple[int, int, list[int]]]:
    """Facts, each once: item, origin, and some of the people who have it."""
    import polars as pl

    if not (listed := list(frames)):
        return
    facts = pl.concat(listed).unique().sort("item", "origin", "person")
    groups = facts.group_by("item", "origin", maintain_order=True).agg(pl.len())
    people, start = facts["person"], 0
    for item, origin, size in groups.iter_rows():
        for first in range(start, start + size, GROUP):
            yield item, origin, people[first : min(first + GROUP, start + size)].to_list()
        start += size


# What is known of people by a proper name only: a value "army" or "music" is an error or too vague.
NAMED_KINDS = (LOC, ORG, PERSON)

# How the lines of the published dumps begin; any other order of fields is read by the decoder.
_ID_FIRST = re.compile(rb'\{\s*"type"\s*:\s*"item"\s*,\s*"id"\s*:\s*"Q([1-9]\d{0,9})"')


def quick_item_number(line: bytes, decoder: dump.EntityDecoder) -> int | None:
    """The number of the item on a line of a dump, without decoding it if its id stands first."""
    match = _ID_FIRST.match(line)
    if match is not None:
        return dump.item_number(f"Q{int(match[1])}")
    return dump.item_number(decoder.identifier(line).id)


@dataclass(frozen=True)
class ItemNames:
    """What a value is called."""

    item: int  # Number of the item.
    # Labels in the wanted languages, most wanted first.
    labels: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)  # Aliases and official names.
    # Names of the people of a place ("Norwegian").
    demonyms: list[str] = field(default_factory=list)
    country: str = ""  # ISO 3166-1 alpha-2 code, or "".
    is_human: bool = False  # Whether the value is a person.

    @property
    def is_harmless(self) -> bool:
        """Whether the value says nothing ("male"), under whatever name."""
        return bool(self.labels) and terms.is_harmless(normalize_key(self.labels[0]))

    def keys(self, prop: Property) -> list[tuple[str, str]]:
        """(kind, key) of a human with this value; nationality and country stand for each other."""
        if self.is_human:
            return [(PERSON, key) for key in terms.relative_keys([*self.labels, *self.others])]
        label, others = (self.labels[0] if self.labels else ""), [*self.labels[1:], *self.others]
        demonyms = self.demonyms if prop.variants in ("demonym", "ethnic") else []
        if prop.variants == "demonym":
            country = country_of(self.country or label)
            if country is not None:
                others = [*others, *country.names]
                demonyms = [*demonyms, *country.demonyms]
        keys = terms.value_keys(label, others, kind=prop.kind)
        if prop.variants == "proper" or prop.kind in NAMED_KINDS:
            keys = tuple(key for key in keys if not terms.is_common_noun(key))
        pairs = [(prop.kind, key) for key in keys]
        if prop.variants == "ethnic":
            pairs += [(DEM, key) for key in terms.ethnic_keys(label)]
        pairs += [(DEM, key) for key in terms.demonym_keys(demonyms)]
        return list(dict.fromkeys(pairs))


def item_names(entity: Any, decoder: dump.EntityDecoder, item: int, *, is_human: bool) -> ItemNames:
    """Collect the names of a decoded value."""
    claims = dump.fields_of(entity.claims)
    official, demonyms, coded = (dump.live(claims.get(name)) for name in dump.VALUE_CLAIMS)
    code = next((dump.snak_value(statement.mainsnak) for statement in coded), "")
    named, peoples = (
        dump.monolingual_texts(found, decoder.languages) for found in (official, demonyms)
    )
    others = [*dump.aliases_of(entity), *named]
    shown = code if isinstance(code, str) else ""
    return ItemNames(item, dump.labels_of(entity), others, peoples, shown, is_human)


Value = tuple[int, int, int]  # Item, number of the property and number of the person.


def person_on(line: bytes, decoder: dump.EntityDecoder) -> Any:
    """The human on a line, decoded; None for another entity."""
    if not may_be_human(line):
        if not (line.startswith(b"{") and line.endswith(b"}")):
            raise ValueError("not one JSON object")
        return None
    entity = decoder.entity(line)
    return entity if is_human(entity) else None


def names_on(
    line: bytes, decoder: dump.EntityDecoder, used: BitMap, humans: BitMap
) -> ItemNames | None:
    """The names of the item on a line, if they are wanted."""
    item = quick_item_number(line, decoder)
    if item is None or item not in used:
        return None
    return item_names(decoder.value(line), decoder, item, is_human=item in humans)


def person_rows(entity: Any, person: int) -> tuple[list[TermRow], list[Value]]:
    """What a human's own entity says: terms, and values whose names stand elsewhere."""
    aliases = [*dump.aliases_of(entity), *dump.titles_of(entity)]
    facts = terms.rows(terms.own_name_keys(dump.labels_of(entity), aliases), person, PERSON, "name")
    values: list[Value] = []
    for origin, statements in entity.claims.items():
        prop = property_of(origin)
        if prop.kind == EXCLUDED or property_number(origin) == 0:
            continue
        for statement in dump.live(statements):
            facts += _statement_rows(statement, origin, prop, person)
            item = dump.item_of(dump.snak_value(statement.mainsnak))
            if item is not None and item != dump.HUMAN:
                values.append((item, property_number(origin), person))
    return facts, values


def _statement_rows(statement: Any, origin: str, prop: Property, person: int) -> list[TermRow]:
    facts = []
    for identifier, snaks in dump.fields_of(statement.qualifiers).items():
        for snak in snaks:
            facts += terms.rows(time_keys(dump.snak_value(snak)), person, DATETIME, identifier)
    value = dump.snak_value(statement.mainsnak)
    text = value if isinstance(value, str) else getattr(value, "text", None)
    if text is not None:
        keys = terms.person_keys(text) if prop.kind == PERSON else ()
        return facts + terms.rows(keys, person, PERSON, origin)
    facts += terms.rows(time_keys(value), person, DATETIME, origin)
    if prop.kind == QUANTITY:
        surfaces = filter(None, map(terms.surface_key, quantity_surfaces(origin, value)))
        facts += terms.rows(surfaces, person, QUANTITY, origin)
    return facts


class WikidataDump:
    """A `types.PeopleSource`: the humans of a dump. Counts are those of the last reading."""

    def __init__(
        self,
        path: Path,
        *,
        languages: Sequence[str] = ("en",),
        progress: bool = False,
        beside: Path | None = None,
    ) -> None:
        self.path = Path(path)
        self.languages = tuple(languages)
        self._decoder = dump.entity_decoder(expand_languages(languages))
        self._progress = progress
        self._beside = beside  # An output; facts about people lie beside it for a while.
        self._start()

    def _start(self) -> None:
        self._broken = dump.BrokenLines(self.path)
        self._humans = BitMap()
        self._used = BitMap()
        self._entities = self._named = 0

    @property
    def population(self) -> int:
        return len(self._humans)

    def describe(self) -> dict[str, object]:
        return {
            "name": "wikidata",
            "path": self.path.name,
            "languages": list(self.languages),
            "entities": self._entities,
            "values": len(self._used),
            "values_without_entity": len(self._used) - self._named,
            "broken_lines": len(self._broken),
        }

    def batches(self) -> Iterator[Sequence[TermRow]]:
        """Stream all facts. Each call reads the dump anew."""
        require_build_packages()
        import polars as pl

        self._start()
        beside = self._beside or Path(tempfile.gettempdir(), f"kanon-facts-{os.getpid()}")
        with scratch_folder(beside) as folder:
            number = pl.UInt32
            facts = ItemSpill(folder / "facts", dict.fromkeys(("item", "person", "origin"), number))
            names = ItemSpill(folder / "names", {"item": number, "names": pl.Binary})
            try:
                yield from self._first_pass(facts)
                self._second_pass(names)
                yield from self._join(facts, names)
            except OSError as error:
                raise KanonError(Errors.E002.format(path=folder, reason=error)) from error
        self._broken.report()

    def _first_pass(self, facts: ItemSpill) -> Iterator[list[TermRow]]:
        """What people's own entities say. One that stands in the dump twice counts once."""
        for entity in self._read("people", partial(person_on, decoder=self._decoder)):
            self._entities += 1
            identifier = dump.item_number(entity.id) if entity is not None else None
            if identifier is None or identifier in self._humans:
                continue
            self._humans.add(identifier)
            stated, values = person_rows(entity, len(self._humans) - 1)
            for item, origin, person in values:
                self._used.add(item)
                facts.add(item, person, origin)
            yield stated
        facts.flush()

    def _second_pass(self, names: ItemSpill) -> None:
        """The names of values: each item once, as it first stands in the dump."""
        import msgspec

        seen = BitMap()
        wanted = partial(names_on, decoder=self._decoder, used=self._used, humans=self._humans)
        for entry in self._read("values", wanted):
            if entry is not None and entry.item not in seen:
                seen.add(entry.item)
                names.add(entry.item, msgspec.json.encode(asdict(entry)))
        self._named = len(seen)
        names.flush()

    def _read(self, what: str, decode: Callable[[bytes], Any]) -> Iterator[Any]:
        what = f"reading {what}"
        return dump.read_entities(self.path, decode, self._broken, what, shown=self._progress)

    def _join(self, facts: ItemSpill, names: ItemSpill) -> Iterator[list[TermRow]]:
        import msgspec

        decode = msgspec.json.Decoder(ItemNames).decode
        for part in progress_bar(range(PARTS), "joining", total=PARTS, shown=self._progress):
            entries = (decode(one) for frame in names.frames(part) for one in frame["names"])
            names_of = {entry.item: entry for entry in entries}
            for item, number, people in fact_groups(facts.frames(part)):
                yield from _fact_rows(item, names_of.get(item), f"P{number}", people)


def _fact_rows(
    item: int, names: ItemNames | None, origin: str, people: Sequence[int]
) -> Iterator[list[TermRow]]:
    """Rows of all people who have an item by a property: one list a key, to bound memory."""
    prop = property_of(origin)
    if names is not None and names.is_harmless:
        return
    yield [TermRow(f"{ITEM_PREFIX}Q{item}", person, prop.kind, origin) for person in people]
    for kind, key in names.keys(prop) if names is not None else ():
        yield [TermRow(key, person, kind, origin) for person in people]


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
    classes = dump.live(claims.get("P31"))
    return any(
        dump.item_of(dump.snak_value(statement.mainsnak)) == dump.HUMAN for statement in classes
    )


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
_NUMBER_WORDS = ("zero", *UNITS, *TEENS[:3])  # Up to twelve.


def quantity_surfaces(identifier: str, value: Any) -> list[str]:
    """Spellings of a quantity in prose: "1.85 m", "185 cm", "3 children"; none in other units."""
    try:
        size = float(getattr(value, "amount", None) or "nan")
    except ValueError:
        return []
    if not math.isfinite(size):
        return []
    if identifier in _COUNTED:
        words = [f"{size:g}"]
        words += _NUMBER_WORDS[int(size) : int(size) + 1] if size == int(size) >= 0 else []
        return [f"{word} {noun}" for word in words for noun in _COUNTED[identifier] if size > 1]
    unit = dump.item_number((value.unit or "").rsplit("/", 1)[-1])
    surfaces = []
    for factor, symbols in _UNITS.get(unit or 0, ()):
        shown = f"{round(size * factor, 2):g}"
        surfaces += [f"{shown} {symbol}" for symbol in symbols]
    return surfaces
