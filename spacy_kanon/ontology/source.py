"""Items read from a Wikidata dump."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import require
from ..storage.dump_lines import BrokenLines, decode_errors, item_number
from ..storage.progress import dump_with_progress
from .format import HUMAN, LOCAL_FIRST, PERSON_PROPERTIES, PROPERTIES, Entity, Uses

# Typed partial decoding of one entity of a Wikidata dump.
#
# Only names, a few identifiers and the values of statements are decoded; `msgspec` skips the rest.
# Its types are made at first use, since the package is needed for building alone.

ENDED = "P582"
_MOST_DIGITS = 10  # Of a number of people on Earth.

Decode = Callable[[bytes], Any]


@cache
def decoders() -> tuple[Decode, Decode, Decode, Decode, Decode]:
    """Decoders of an entity, an item value, a text with its language, a string, and a quantity."""
    require("msgspec", extra="build")
    import msgspec

    def struct(name: str, **fields: Any) -> Any:
        return msgspec.defstruct(name, [(key, *value) for key, value in fields.items()], gc=False)

    def list_of(kind: Any) -> Any:
        return list[kind]

    def map_of(kind: Any) -> Any:
        return dict[str, kind] | list[Any]

    text: Any = struct("Text", value=(str,), language=(str, ""))
    value = struct("DataValue", value=(msgspec.Raw,), type=(str,))
    snak = struct("Snak", datavalue=(value | None, None))
    statement: Any = msgspec.defstruct(
        "Statement",
        [("mainsnak", snak), ("rank", str, "normal"), ("qualifiers", Any, None)],
        gc=False,
    )
    # Published dumps write an empty map as "[]".
    entity = struct(
        "Entity",
        id=(str,),
        modified=(str, ""),
        labels=(map_of(text), ()),
        aliases=(map_of(list_of(text)), ()),
        claims=(map_of(list_of(statement)), ()),
    )
    monolingual = struct("MonolingualText", text=(str,), language=(str,))
    item = msgspec.defstruct(
        "ItemValue",
        [("id", str, ""), ("number", int, 0)],
        rename={"number": "numeric-id"},
        gc=False,
    )
    return (
        msgspec.json.Decoder(entity).decode,
        msgspec.json.Decoder(item).decode,
        msgspec.json.Decoder(monolingual).decode,
        msgspec.json.Decoder(str).decode,
        msgspec.json.Decoder(struct("Quantity", amount=(str,))).decode,
    )


def is_human(record: Any) -> bool:
    return HUMAN in _items(record, "P31")


def item_values(record: Any) -> Iterator[int]:
    """Numbers of all items that the statements have as values, each as often as it stands."""
    for statements in _map(record.claims).values():
        for statement in statements:
            if statement.rank != "deprecated" and (number := _item(statement)):
                yield number


def entity_of(number: int, record: Any, languages: Sequence[str]) -> Entity:
    """What the builder needs of an item; aliases in these languages."""
    labels, aliases, claims = _map(record.labels), _map(record.aliases), _map(record.claims)
    best = labels.get("en") or labels.get("mul")
    names = [alias.value for name in ("mul", *languages) for alias in aliases.get(name, ())]
    names += [labels[name].value for name in languages if name in labels]
    codes = _literals(record, "P297", "string", decoders()[3])
    texts = _literals(record, "P1549", "monolingualtext", decoders()[2])
    official = _literals(record, "P1448", "monolingualtext", decoders()[2])
    names += [text.text for text in official if text.language in languages]
    return Entity(
        number=number,
        label=best.value if best else "",
        aliases=tuple(dict.fromkeys(names)),
        demonyms=tuple(dict.fromkeys(text.text for text in texts if text.language == "en")),
        country_code=codes[0] if codes else "",
        edges=tuple(_items(record, name) for name in PROPERTIES),
        has_person=any(name in claims for name in PERSON_PROPERTIES),
        population=_population(record),
    )


def _map(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _statements(record: Any, name: str) -> list[Any]:
    """Best statements of a property: preferred ones if there are any, none that is over.

    Statements with an end time count only if all have one: a country that is gone is still the
    only country that some town ever had.
    """
    valid = [one for one in _map(record.claims).get(name, ()) if one.rank != "deprecated"]
    best = [one for one in valid if one.rank == "preferred"] or valid
    return [one for one in best if ENDED not in (one.qualifiers or ())] or best


def _items(record: Any, name: str) -> tuple[int, ...]:
    """Numbers of the items that are values of a property, each once."""
    numbers = (_item(statement) for statement in _statements(record, name))
    return tuple(dict.fromkeys(number for number in numbers if number))


def _item(statement: Any) -> int:
    """Number of the item that is the value; 0 if it is none, unknown or of another type."""
    data = statement.mainsnak.datavalue
    if data is None or data.type != "wikibase-entityid":
        return 0
    value = decoders()[1](data.value)
    number = item_number(value.id) or 0 if value.id else value.number
    return number if 0 < number < LOCAL_FIRST else 0


def _population(record: Any) -> int:
    """The smallest of the best numbers of inhabitants: people move away, and bounds differ."""
    amounts = _literals(record, "P1082", "quantity", decoders()[4])
    return min((count for quantity in amounts if (count := _whole(quantity.amount))), default=0)


def _whole(amount: str) -> int:
    """A number of people; 0 if it is none."""
    digits = amount.removeprefix("+").partition(".")[0]
    return int(digits) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else 0


def _literals(record: Any, name: str, kind: str, decode: Decode) -> list[Any]:
    values = (statement.mainsnak.datavalue for statement in _statements(record, name))
    return [decode(value.value) for value in values if value is not None and value.type == kind]


class UseCounter:
    """Counts numbers; memory grows with how many different ones there are."""

    _BATCH = 1 << 21

    def __init__(self) -> None:
        self._waiting = array("I")
        self._numbers = np.zeros(0, dtype=np.int64)
        self._counts = np.zeros(0, dtype=np.int64)

    def add(self, number: int) -> None:
        self._waiting.append(number)
        if len(self._waiting) >= self._BATCH:
            self._settle()

    def _settle(self) -> None:
        new, counts = np.unique(np.frombuffer(self._waiting, np.uint32), return_counts=True)
        numbers, place = np.unique(np.concatenate([self._numbers, new]), return_inverse=True)
        weights = np.concatenate([self._counts, counts])
        self._counts = np.bincount(place, weights, minlength=len(numbers)).astype(np.int64)
        self._numbers = numbers.astype(np.int64)
        self._waiting = array("I")

    def counts(self) -> Uses:
        self._settle()
        return self._numbers, self._counts


class DumpSource:
    """Items of a Wikidata JSON dump, in one pass and constant memory but for the counts."""

    def __init__(
        self,
        path: Path,
        *,
        languages: Sequence[str] = ("en",),
        progress: bool = False,
    ) -> None:
        self.path = path
        self.languages = tuple(dict.fromkeys(languages))
        self._progress = progress
        self._uses = UseCounter()
        self._people = self._items = 0
        self._modified = ""

    def uses(self) -> Uses:
        return self._uses.counts()

    def describe(self) -> dict[str, Any]:
        return {
            "file": self.path.name,
            "bytes": self.path.stat().st_size,
            "people": self._people,
            "items": self._items,
            "last_modified": self._modified or None,
            "languages": list(self.languages),
        }

    def entities(self) -> Iterator[Entity]:
        """Stream all items that are no people. Each call reads the dump anew.

        Lines that are broken are left out (`BrokenLines`).
        """
        broken = BrokenLines(self.path)
        errors: tuple[type[Exception], ...] = (*decode_errors(), ValueError)
        number, line = 0, b""
        for number, line in dump_with_progress(self.path, "reading items", shown=self._progress):
            try:
                entity = self._read(line)
            except errors as error:
                broken.note(number, error)
                continue
            if entity is not None:
                yield entity
        broken.check_end(number, line)
        broken.report()

    def _read(self, line: bytes) -> Entity | None:
        """The item on a line, which is counted; None for a person and for what is no item."""
        record = decoders()[0](line)
        if not record.id.startswith("Q"):
            return None
        number = item_number(record.id)
        if number is None or number >= LOCAL_FIRST:
            raise ValueError("its id is none of an item")
        if is_human(record):
            for value in list(item_values(record)):  # All can be read before one is counted.
                self._uses.add(value)
            self._people += 1
            entity = None
        else:
            entity = entity_of(number, record, self.languages)
            self._items += 1
        self._modified = max(self._modified, record.modified)
        return entity
