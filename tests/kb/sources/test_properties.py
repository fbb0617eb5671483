import csv

from spacy_kanon.kb import wikidata
from spacy_kanon.names import DATETIME, KINDS, QUANTITY

DATATYPES = (
    "wikibase-item", "time", "quantity", "monolingualtext", "string", "external-id", "commonsMedia"
)  # fmt: skip


def test_every_property_has_a_kind_and_a_reason():
    with wikidata.PROPERTIES_PATH.open(encoding="utf8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    assert len(rows) == len({row["property"] for row in rows})
    for row in rows:
        assert wikidata.property_number(row["property"])
        assert row["kind"] in (*KINDS, wikidata.EXCLUDED)
        assert row["value"] in DATATYPES
        assert (row["value"] == "time") <= (row["kind"] in (DATETIME, wikidata.EXCLUDED))
        assert (row["value"] == "quantity") <= (row["kind"] in (QUANTITY, wikidata.EXCLUDED))
        assert row["variants"] in ("", "demonym", "ethnic", "proper")
        assert row["label"] and row["reason"], row


def test_kinds(identifier, kind, variants):
    assert wikidata.property_of(identifier) == (kind, variants)
    assert identifier == "P99999" or identifier in wikidata.properties()
