"""Second pass over a dump: the names of the items that are values of humans, on disk by part."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ...io.dump_lines import item_number
from ...names import DEM, LOC, ORG, PERSON
from ...text.normalization import normalize_key
from ..countries import country_of
from ..harmless import is_harmless
from ..spill import Partitions
from ..terms import demonym_keys, ethnic_keys, is_common_noun, relative_keys, value_keys
from .facts import PARTS
from .statements import (
    EntityDecoder,
    Property,
    aliases_of,
    labels_of,
    monolingual_texts,
    snak_value,
)

# What is known of people by a proper name only: a value "army" or "music" is an error or too vague.
NAMED_KINDS = (LOC, ORG, PERSON)

BUFFER = 20_000  # Items whose names are in memory before they are written.

# How the lines of the published dumps begin; any other order of fields is read by the decoder.
_ID_FIRST = re.compile(rb'\{\s*"type"\s*:\s*"item"\s*,\s*"id"\s*:\s*"Q([1-9]\d{0,9})"')


def quick_item_number(line: bytes, decoder: EntityDecoder) -> int | None:
    """The number of the item on a line of a dump, without decoding it if its id stands first.

    line (bytes): A line of a dump.
    decoder (EntityDecoder): For lines whose id does not stand first.
    RAISES (MsgspecError): The line is no JSON object.
    """
    match = _ID_FIRST.match(line)
    if match is not None:
        return item_number(f"Q{int(match[1])}")
    return item_number(decoder.identifier.decode(line).id)


@dataclass(frozen=True)
class ItemNames:
    """What a value is called.

    item (int): Number of the item.
    labels (list[str]): Labels in the wanted languages, most wanted first.
    others (list[str]): Aliases and official names.
    demonyms (list[str]): Names of the people of a place ("Norwegian").
    country (str): ISO 3166-1 alpha-2 code, or "".
    is_human (bool): Whether the value is a person.
    """

    item: int
    labels: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    demonyms: list[str] = field(default_factory=list)
    country: str = ""
    is_human: bool = False

    @property
    def is_harmless(self) -> bool:
        """Whether the value says nothing ("male"), under whatever name."""
        return bool(self.labels) and is_harmless(normalize_key(self.labels[0]))

    def keys(self, prop: Property) -> list[tuple[str, str]]:
        """(kind, key) under which a human who has this value by a property is found, each once.

        Nationality and country stand for each other: by a property with demonyms, "Norway" and
        "Norwegian" both lead to the person.

        prop (Property): The property by which a human has the value.
        """
        if self.is_human:
            return [(PERSON, key) for key in relative_keys([*self.labels, *self.others])]
        label, others = (self.labels[0] if self.labels else ""), [*self.labels[1:], *self.others]
        demonyms = self.demonyms if prop.variants in ("demonym", "ethnic") else []
        if prop.variants == "demonym":
            country = country_of(self.country or label)
            if country is not None:
                others = [*others, *country.names]
                demonyms = [*demonyms, *country.demonyms]
        keys = value_keys(label, others, kind=prop.kind)
        if prop.variants == "proper" or prop.kind in NAMED_KINDS:
            keys = tuple(key for key in keys if not is_common_noun(key))
        pairs = [(prop.kind, key) for key in keys]
        if prop.variants == "ethnic":
            pairs += [(DEM, key) for key in ethnic_keys(label)]
        pairs += [(DEM, key) for key in demonym_keys(demonyms)]
        return list(dict.fromkeys(pairs))


def item_names(entity: Any, decoder: EntityDecoder, item: int, *, is_human: bool) -> ItemNames:
    """Collect the names of a decoded value.

    entity (Any): What `EntityDecoder.value` decoded.
    decoder (EntityDecoder): What it was decoded with.
    item (int): Its number.
    is_human (bool): Whether it is a person.
    """
    claims = entity.claims if entity.claims and not isinstance(entity.claims, list) else None
    official, demonyms, codes = (
        _live(getattr(claims, field, None)) for field in ("field0", "field1", "field2")
    )
    languages = decoder.languages
    code = next((snak_value(statement.mainsnak) for statement in codes), "")
    return ItemNames(
        item,
        labels_of(entity),
        [*aliases_of(entity), *monolingual_texts(official, languages)],
        monolingual_texts(demonyms, languages),
        code if isinstance(code, str) else "",
        is_human,
    )


def _live(statements: Sequence[Any] | None) -> list[Any]:
    return [statement for statement in statements or () if statement.rank != "deprecated"]


class NameSpill:
    """Names of items on disk, cut by item like their facts (`facts.FactSpill`).

    folder (Path): Where a folder for the files is made.
    count (int): Items whose names were added.
    """

    def __init__(self, folder: Path) -> None:
        self._partitions = Partitions(folder / "names")
        self._items: list[int] = []
        self._names: list[bytes] = []
        self.count = 0

    def add(self, names: ItemNames) -> None:
        """Take the names of an item.

        names (ItemNames): Not added before.
        RAISES (OSError): The disk is full or cannot be written.
        """
        import msgspec

        self._items.append(names.item)
        self._names.append(msgspec.json.encode(asdict(names)))
        self.count += 1
        if len(self._items) >= BUFFER:
            self._flush()

    def finish(self) -> None:
        """Write what is buffered; nothing can be added after.

        RAISES (OSError): The disk is full or cannot be written.
        """
        self._flush()
        self._partitions.finish()

    def _flush(self) -> None:
        import polars as pl

        items = pl.Series("item", self._items, dtype=pl.UInt32)
        frame = pl.DataFrame([items, pl.Series("names", self._names, dtype=pl.Binary)])
        self._items, self._names = [], []
        self._partitions.cut(frame, pl.col("item") % PARTS)

    def read(self, part: int) -> Iterator[ItemNames]:
        """The names of all items of a part.

        part (int): Its number, below `facts.PARTS`.
        """
        import msgspec

        if part in self._partitions:
            decoder = msgspec.json.Decoder(ItemNames)
            for frame in self._partitions.frames(part):
                yield from map(decoder.decode, frame["names"])

    def abandon(self) -> None:
        """Let go of all files, whatever state they are in."""
        self._partitions.abandon()
