"""Which properties the humans of a Wikidata dump have, and what each of them says of a person.

The table of the package (`data/properties.tsv`) was made by hand from such a list: for each
property that humans have, which kind of personal information its values are ("-": none that
identifies), and why. A list of another dump shows what that table does not know yet.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import GenericAlias
from typing import IO, Annotated, Any

from spacy_kanon.cli._options import Force
from spacy_kanon.cli._util import Arg, script_command
from spacy_kanon.errors import KanonError, require
from spacy_kanon.kb.statements import (
    PROPERTIES_PATH,
    UNKNOWN_PROPERTY,
    may_be_human,
    properties,
    property_number,
    property_of,
)
from spacy_kanon.storage.dump import HUMAN, BrokenLines, read_entities
from spacy_kanon.storage.files import check_new_file, whole_file

COLUMNS = ("property", "value", "people", "statements", "kind", "variants", "label", "reason")
UNKNOWN = "not in the table: counts as this until somebody decides"


@dataclass(slots=True)
class PropertyUse:
    """How humans have a property.

    people, statements (int): Humans that have it, and how often; deprecated statements do not
        count.
    values (dict[str, int]): Statements by Wikidata's datatype ("wikibase-item", "time", ...).
    """

    people: int = 0
    statements: int = 0
    values: dict[str, int] = field(default_factory=dict)

    @property
    def value(self) -> str:
        """The datatype of most statements; of two equals the first in the alphabet."""
        return min(self.values, key=lambda name: (-self.values[name], name), default="")


def property_uses(path: Path, *, progress: bool = False) -> tuple[int, dict[str, PropertyUse]]:
    """Count over a dump.

    WARNS (UserWarning): E142 if lines about humans are broken; they are left out.
    """
    humans = 0
    broken = BrokenLines(path)
    uses: dict[str, PropertyUse] = {}
    for claims in read_entities(path, _claims_decoder(), broken, "read", shown=progress):
        if claims is None:
            continue
        humans += 1
        for identifier, statements in claims.items():
            live = [statement for statement in statements if statement.rank != "deprecated"]
            if live:
                use = uses.setdefault(identifier, PropertyUse())
                use.people += 1
                use.statements += len(live)
                for statement in live:
                    datatype = statement.mainsnak.datatype
                    use.values[datatype] = use.values.get(datatype, 0) + 1
    if not humans:
        raise KanonError(
            f"[KN153] {path} holds no human (P31 = Q5). Give a Wikidata JSON dump of items, with "
            "one entity a line."
        )
    broken.report()
    return humans, uses


def _claims_decoder() -> Callable[[bytes], dict[str, list[Any]] | None]:
    """Decodes the statements by property of a human; None for another entity."""
    require("msgspec", extra="build")
    import msgspec

    def struct(name: str, *fields: Any) -> Any:
        return msgspec.defstruct(name, fields)

    def many(kind: Any) -> Any:
        return GenericAlias(list, (kind,))

    data = struct("DataValue", ("value", msgspec.Raw, msgspec.Raw()))
    snak = struct("Snak", ("datatype", str, ""), ("datavalue", data | None, None))
    statement = struct("Statement", ("mainsnak", snak), ("rank", str, "normal"))
    by_property = GenericAlias(dict, (str, many(statement)))
    entity = struct("Entity", ("claims", by_property | list, []))
    decoder: Any = msgspec.json.Decoder(entity)
    mark = f'"Q{HUMAN}"'.encode()

    def claims_on(line: bytes) -> dict[str, list[Any]] | None:
        if not may_be_human(line):
            return None
        claims = decoder.decode(line).claims
        classes = claims.get("P31", ()) if isinstance(claims, dict) else ()
        is_human = any(
            class_of.rank != "deprecated"
            and class_of.mainsnak.datavalue is not None
            and mark in bytes(class_of.mainsnak.datavalue.value)
            for class_of in classes
        )
        return claims if is_human else None

    return claims_on


def write_properties(uses: dict[str, PropertyUse], file: IO[str]) -> None:
    """A tab-separated table, the most frequent property first, with kind and reason as decided."""
    with PROPERTIES_PATH.open(encoding="utf8", newline="") as table:
        decisions = {row["property"]: row for row in csv.DictReader(table, delimiter="\t")}
    writer = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
    writer.writeheader()
    ordered = sorted(uses, key=lambda name: (-uses[name].people, property_number(name), name))
    for identifier in ordered:
        use = uses[identifier]
        row = decisions.get(
            identifier,
            {
                "kind": UNKNOWN_PROPERTY.kind,
                "variants": UNKNOWN_PROPERTY.variants,
                "label": "",
                "reason": UNKNOWN,
            },
        )
        counts = {"value": use.value, "people": use.people, "statements": use.statements}
        decided = {name: row[name] for name in ("kind", "variants", "label", "reason")}
        writer.writerow({"property": identifier, **counts, **decided})


def list_properties(
    dump: Annotated[Path, Arg(help="Wikidata JSON dump")],
    output: Annotated[Path, Arg(help="Table of its properties to write (.tsv)")],
    force: Force = False,
) -> dict[str, Any]:
    """Which properties the people of a dump have, and which kind of information they are."""
    check_new_file(output, force=force, inputs=[dump])
    humans, uses = property_uses(dump, progress=True)
    with whole_file(output) as file:
        write_properties(uses, file)
    kinds: dict[str, list[int]] = {}
    for identifier, use in uses.items():
        row = kinds.setdefault(property_of(identifier).kind, [0, 0])
        row[0] += 1
        row[1] += use.statements
    rows = [{"kind": k, "properties": p, "statements": n} for k, (p, n) in sorted(kinds.items())]
    undecided = sum(identifier not in properties() for identifier in uses)
    return {"humans": humans, "properties": len(uses), "undecided": undecided, "kinds": rows}


if __name__ == "__main__":
    script_command(list_properties)()
