import csv

from spacy_kanon.kb.wikidata import (
    EXCLUDED,
    PROPERTIES_PATH,
    properties,
    property_number,
    property_of,
)
from spacy_kanon.names import DATETIME, KINDS, QUANTITY

DATATYPES = (
    "wikibase-item", "time", "quantity", "monolingualtext", "string", "external-id", "commonsMedia"
)  # fmt: skip


def test_every_property_has_a_kind_and_a_reason():
    with PROPERTIES_PATH.open(encoding="utf8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    assert len(rows) == len({row["property"] for row in rows})
    for row in rows:
        assert property_number(row["property"])
        assert row["kind"] in (*KINDS, EXCLUDED)
        assert row["value"] in DATATYPES
        assert (row["value"] == "time") <= (row["kind"] in (DATETIME, EXCLUDED))
        assert (row["value"] == "quantity") <= (row["kind"] in (QUANTITY, EXCLUDED))
        assert row["variants"] in ("", "demonym", "ethnic", "proper")
        assert row["label"] and row["reason"], row


def test_kinds(identifier, kind, variants):
    assert property_of(identifier) == (kind, variants)
    assert identifier == "P99999" or identifier in properties()
