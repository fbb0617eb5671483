"""Items read from a Wikidata dump."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from ..storage.dump import (
    HUMAN,
    BrokenLines,
    entity_decoder,
    fields_of,
    item_number,
    item_of,
    live,
    monolingual_texts,
    read_entities,
    snak_value,
)
from .format import LOCAL_FIRST, PERSON_PROPERTIES, PROPERTIES, Entity, Uses

ENDED = "P582"
_MOST_DIGITS = 10  # Of a number of people on Earth.


def entity_of(number: int, record: Any, languages: Sequence[str]) -> Entity:
    """What the builder needs of an item; aliases in these languages."""
    labels, aliases = fields_of(record.labels), fields_of(record.aliases)
    best = labels.get("en") or labels.get("mul")
    names = [alias.value for name in ("mul", *languages) for alias in aliases.get(name, ())]
    names += [labels[name].value for name in languages if name in labels]
    names += monolingual_texts(_statements(record, "P1448"), languages)
    codes = (value for value in _values(record, "P297") if isinstance(value, str))
    return Entity(
        number=number,
        label=best.value if best else "",
        aliases=tuple(dict.fromkeys(names)),
        demonyms=tuple(dict.fromkeys(monolingual_texts(_statements(record, "P1549"), ("en",)))),
        country_code=next(codes, ""),
        edges=tuple(_items(record, name) for name in PROPERTIES),
        has_person=any(name in _claims(record) for name in PERSON_PROPERTIES),
        population=_population(record),
    )


def _claims(record: Any) -> dict[str, list[Any]]:
    return record.claims if isinstance(record.claims, dict) else {}


def _statements(record: Any, name: str) -> list[Any]:
    """Best statements of a property: preferred ones if there are any, none that is over but where
    all are: a country that is gone is still the only one that some town ever had."""
    valid = live(_claims(record).get(name))
    best = [one for one in valid if one.rank == "preferred"] or valid
    return [one for one in best if ENDED not in fields_of(one.qualifiers)] or best


def _values(record: Any, name: str) -> list[Any]:
    return [snak_value(statement.mainsnak) for statement in _statements(record, name)]


def _items(record: Any, name: str) -> tuple[int, ...]:
    """Numbers of the items that are values of a property, each once."""
    return tuple(dict.fromkeys(filter(None, map(_item, _statements(record, name)))))


def _item(statement: Any) -> int:
    """Number of the item that is the value; 0 if it is none, unknown or of another type."""
    number = item_of(snak_value(statement.mainsnak)) or 0
    return number if number < LOCAL_FIRST else 0


def _population(record: Any) -> int:
    """The smallest of the best numbers of inhabitants: people move away, and bounds differ."""
    amounts = (getattr(value, "amount", None) or "" for value in _values(record, "P1082"))
    wholes = [amount.removeprefix("+").partition(".")[0] for amount in amounts]
    counts = (int(whole) for whole in wholes if whole.isdecimal() and len(whole) <= _MOST_DIGITS)
    return min(filter(None, counts), default=0)


class DumpSource:
    """Items of a Wikidata JSON dump, in one pass and constant memory but for the counts."""

    def __init__(
        self, path: Path, *, languages: Sequence[str] = ("en",), progress: bool = False
    ) -> None:
        self.path = path
        self.languages = tuple(dict.fromkeys(languages))
        self._progress = progress
        self._decode = entity_decoder(tuple(dict.fromkeys(("en", "mul", *self.languages)))).entity
        self._uses: Counter[int] = Counter()
        self._people = self._items = 0
        self._modified = ""

    def uses(self) -> Uses:
        numbers, counts = np.array(sorted(self._uses.items()), np.int64).reshape(-1, 2).T
        return numbers, counts

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
        """All items that are no people, without broken lines. Each call reads the dump anew."""
        broken = BrokenLines(self.path)
        for entity in read_entities(
            self.path, self._read, broken, "reading items", shown=self._progress
        ):
            if entity is not None:
                yield entity
        broken.report()

    def _read(self, line: bytes) -> Entity | None:
        """The item on a line, which is counted; None for a person and for what is no item."""
        record = self._decode(line)
        if record.id and not record.id.startswith("Q"):
            return None
        number = item_number(record.id)
        if number is None or number >= LOCAL_FIRST:
            raise ValueError("its id is none of an item")
        if HUMAN in _items(record, "P31"):
            valid = chain.from_iterable(map(live, _claims(record).values()))
            # All can be read before one is counted.
            self._uses.update(list(filter(None, map(_item, valid))))
            self._people += 1
            entity = None
        else:
            entity = entity_of(number, record, self.languages)
            self._items += 1
        self._modified = max(self._modified, record.modified or "")
        return entity
