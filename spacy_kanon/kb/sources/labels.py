"""Second pass over a dump: the names of the items that are values of humans, on disk by part."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO, Any

from ...io.dump_lines import item_number
from ...names import DEM, LOC, ORG, PERSON
from ...text.normalization import normalize_key
from ..countries import country_of
from ..harmless import is_harmless
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

# How the lines of the published dumps begin; any other order of fields is read by the decoder.
_ID_FIRST = re.compile(rb'\{\s*"type"\s*:\s*"item"\s*,\s*"id"\s*:\s*"Q([1-9]\d{0,9})"')


def quick_item_number(line: bytes, decoder: EntityDecoder) -> int | None:
    """The number of the item on a line of a dump, without decoding it if its id stands first.

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
        found = [(prop.kind, key) for key in keys]
        if prop.variants == "ethnic":
            found += [(DEM, key) for key in ethnic_keys(label)]
        found += [(DEM, key) for key in demonym_keys(demonyms)]
        return list(dict.fromkeys(found))


def item_names(entity: Any, decoder: EntityDecoder, item: int, *, is_human: bool) -> ItemNames:
    """Collect the names of a decoded value."""
    claims = entity.claims if entity.claims and not isinstance(entity.claims, list) else None
    official, demonyms, codes = (
        _live(getattr(claims, field, None)) for field in ("field0", "field1", "field2")
    )
    wanted = decoder.languages
    code = next((snak_value(one.mainsnak) for one in codes), "")
    return ItemNames(
        item,
        labels_of(entity),
        [*aliases_of(entity), *monolingual_texts(official, wanted)],
        monolingual_texts(demonyms, wanted),
        code if isinstance(code, str) else "",
        is_human,
    )


def _live(statements: Sequence[Any] | None) -> list[Any]:
    return [one for one in statements or () if one.rank != "deprecated"]


class NameSpill:
    """Names of items, one JSON line each, in the file of the item's part."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[int, IO[bytes]] = {}
        self.count = 0

    def add(self, names: ItemNames) -> None:
        import msgspec

        part = names.item % PARTS
        if part not in self._files:
            self._files[part] = self._path(part).open("wb")
        self._files[part].write(msgspec.json.encode(asdict(names)) + b"\n")
        self.count += 1

    def close(self) -> None:
        for file in self._files.values():
            file.close()

    def read(self, part: int) -> Iterator[ItemNames]:
        import msgspec

        if self._path(part).exists():
            decoder = msgspec.json.Decoder(ItemNames)
            with self._path(part).open("rb") as file:
                yield from (decoder.decode(line) for line in file)

    def _path(self, part: int) -> Path:
        return self._folder / f"names-{part}.jsonl"
