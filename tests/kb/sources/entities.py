"""Entities of Wikidata dumps, built by hand."""

import bz2
import gzip
import json
from pathlib import Path
from typing import Any

OPENERS = {".gz": gzip.open, ".bz2": bz2.open}


def text(value: str, language: str = "en") -> dict[str, str]:
    return {"language": language, "value": value}


def statement(property_id: str, value: Any, kind: str, **more: Any) -> dict[str, Any]:
    snak = {
        "snaktype": "value",
        "property": property_id,
        "datavalue": {"value": value, "type": kind},
        "datatype": kind,
    }
    return {"mainsnak": snak, "type": "statement", "rank": "normal", **more}


def item(property_id: str, identifier: str, **more: Any) -> dict[str, Any]:
    value = {"entity-type": "item", "numeric-id": int(identifier[1:]), "id": identifier}
    return statement(property_id, value, "wikibase-entityid", **more)


def time(property_id: str, value: str, precision: int = 11, **more: Any) -> dict[str, Any]:
    fields = {"time": value, "timezone": 0, "before": 0, "after": 0, "precision": precision}
    return statement(property_id, fields, "time", **more)


def monolingual(property_id: str, value: str, language: str = "en") -> dict[str, Any]:
    return statement(property_id, {"text": value, "language": language}, "monolingualtext")


def quantity(property_id: str, amount: str, unit: str = "1") -> dict[str, Any]:
    return statement(property_id, {"amount": amount, "unit": unit}, "quantity")


def empty_snak(property_id: str, snaktype: str) -> dict[str, Any]:
    snak = {"snaktype": snaktype, "property": property_id, "datatype": "wikibase-item"}
    return {"mainsnak": snak, "type": "statement", "rank": "normal"}


def entity(
    identifier: str,
    label: str | None = None,
    aliases: list[str] | dict[str, Any] | None = None,
    statements: list[dict[str, Any]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """An entity as Wikidata writes it, with `[]` for an empty object."""
    claims: dict[str, list[dict[str, Any]]] = {}
    for one in statements or []:
        claims.setdefault(one["mainsnak"]["property"], []).append(one)
    if not isinstance(aliases, dict):
        aliases = {"en": [text(alias) for alias in aliases]} if aliases else None
    return {
        "type": "item",
        "id": identifier,
        "labels": {"en": text(label)} if label else [],
        "descriptions": [],
        "aliases": aliases or [],
        "claims": claims or [],
        "sitelinks": [],
        **more,
    }


def human(
    identifier: str, label: str | None = None, *statements: Any, **more: Any
) -> dict[str, Any]:
    return entity(identifier, label, statements=[item("P31", "Q5"), *statements], **more)


def write_dump(
    path: Path, entities: list[Any], *, as_array: bool = True, compact: bool = True
) -> Path:
    """Write a dump; an entity given as a string is written as it is."""
    separators = (",", ":") if compact else (", ", ": ")
    lines = [
        one if isinstance(one, str) else json.dumps(one, separators=separators) for one in entities
    ]
    content = "[\n" + ",\n".join(lines) + "\n]\n" if as_array else "\n".join(lines) + "\n"
    with OPENERS.get(path.suffix, open)(path, "wb") as file:
        file.write(content.encode())
    return path


def read(path: Path, **options: Any) -> tuple[Any, list[Any]]:
    """The source of a dump, and all its rows."""
    from spacy_kanon.kb.tables import open_source

    source = open_source(path, **options)
    return source, [row for batch in source.batches() for row in batch]
