"""A small dump in the form that Wikidata publishes, of the bundled sample's items and people."""

from __future__ import annotations

from calendar import month_name
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from make_samples import SampleSource

from spacy_kanon.ontology.format import LOCAL_FIRST, PROPERTIES, Entity

Person = dict[str, str]


def iso(date: str) -> str:
    day, month, year = date.split()
    return f"{year}-{list(month_name).index(month):02}-{int(day):02}"


def dump(people: Sequence[Person]) -> Iterator[dict[str, Any]]:
    """A small dump as Wikidata publishes them: the sample's classes and places, and some people."""
    numbers: dict[str, int] = {}
    named = {person.get(field) for person in people for field in ("country", "town", "job")}
    for entity in _with_classes(named):
        numbers.setdefault(entity.label, _item(entity.number))
        claims = {
            prop: [_item_claim(prop, _item(target)) for target in targets]
            for prop, targets in zip(PROPERTIES, entity.edges, strict=True)
            if targets
        }
        if entity.demonyms:
            claims["P1549"] = [
                _claim("P1549", {"text": name, "language": "en"}, "monolingualtext")
                for name in entity.demonyms
            ]
        if entity.country_code:
            claims["P297"] = [_claim("P297", entity.country_code, "string")]
        yield _entity(_item(entity.number), entity.label, entity.aliases, claims)
    for number, person in enumerate(people):
        day = f"+{iso(person['born'])}T00:00:00Z"
        time = {
            "time": day,
            "precision": 11,
            "calendarmodel": "http://www.wikidata.org/entity/Q1985727",
        }
        claims = {"P31": [_item_claim("P31", 5)], "P569": [_claim("P569", time, "time")]}
        for prop, field in (("P27", "country"), ("P19", "town"), ("P106", "job")):
            if person.get(field) in numbers:
                claims[prop] = [_item_claim(prop, numbers[person[field]])]
        yield _entity(260_000_000 + number, person["name"], (), claims)


def _with_classes(labels: Collection[str | None]) -> list[Entity]:
    """The sample's items of these labels, and all that is above them."""
    items = list(SampleSource().entities())
    by_number = {entity.number: entity for entity in items}
    numbers = {entity.number for entity in items if entity.label in labels}
    new = set(numbers)
    while new:
        above = {target for number in new for edges in by_number[number].edges for target in edges}
        new = (above & by_number.keys()) - numbers
        numbers |= new
    return [entity for entity in items if entity.number in numbers]


def _item(number: int) -> int:
    """Items that the tables number themselves get numbers that no item of Wikidata has."""
    return number if number < LOCAL_FIRST else 250_000_000 + number - LOCAL_FIRST


def _entity(
    number: int, label: str, aliases: Iterable[str], claims: dict[str, Any]
) -> dict[str, Any]:
    return {
        "type": "item",
        "id": f"Q{number}",
        "labels": {"en": {"language": "en", "value": label}},
        "aliases": {"en": [{"language": "en", "value": alias} for alias in aliases]},
        "claims": claims,
    }


def _item_claim(prop: str, number: int) -> dict[str, Any]:
    value = {"entity-type": "item", "numeric-id": number, "id": f"Q{number}"}
    return _claim(prop, value, "wikibase-entityid")


def _claim(prop: str, value: Any, kind: str) -> dict[str, Any]:
    snak = {
        "snaktype": "value",
        "property": prop,
        "datavalue": {"value": value, "type": kind},
    }
    return {"mainsnak": snak, "type": "statement", "rank": "normal"}
