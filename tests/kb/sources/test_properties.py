import csv

import pytest

from spacy_kanon.kb.wikidata import (
    EXCLUDED,
    PROPERTIES_PATH,
    properties,
    property_number,
    property_of,
)
from spacy_kanon.names import DATETIME, DEM, KINDS, LOC, MISC, PERSON, QUANTITY

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


@pytest.mark.parametrize(
    "identifier,kind,variants",
    [
        ("P19", LOC, ""), ("P27", LOC, "demonym"), ("P106", DEM, ""), ("P172", DEM, "ethnic"),
        ("P26", PERSON, ""), ("P1343", EXCLUDED, ""), ("P99999", MISC, "proper"),
    ],
)  # fmt: skip
def test_kinds(identifier, kind, variants):
    assert property_of(identifier) == (kind, variants)
    assert identifier == "P99999" or identifier in properties()
