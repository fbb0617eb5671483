"""Typed partial decoding of one entity of a Wikidata dump.

Only names, a few identifiers and the values of statements are decoded; `msgspec` skips the rest.
Its types are made at first use, since the package is needed for building alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from ...errors import Errors, KanonError
from ...io.dump_lines import item_number
from ..entities import HUMAN, LOCAL_FIRST, PERSON_PROPERTIES, PROPERTIES, Entity

ENDED = "P582"
_MOST_DIGITS = 10  # Of a number of people on Earth.

Decode = Callable[[bytes], Any]


@cache
def decoders() -> tuple[Decode, Decode, Decode, Decode, Decode]:
    """Decoders of an entity, an item value, a text with its language, a string, and a quantity.

    RAISES (KanonError): E001 if msgspec is not installed.
    """
    try:
        import msgspec
    except ModuleNotFoundError as error:
        raise KanonError(Errors.E001.format(packages="msgspec", extra="build")) from error

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
