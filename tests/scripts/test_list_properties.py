import csv
import json
import re

import pytest
from list_properties import COLUMNS, list_properties, property_uses, write_properties

from spacy_kanon.errors import KanonError
from tests.kb.sources.entities import empty_snak, entity, item, quantity, time

from . import invoke


def dump(tmp_path, *entities):
    path = tmp_path / "dump.json"
    lines = [json.dumps(one, separators=(",", ":")) for one in entities]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf8")
    return path


ANN = entity(
    "Q1",
    "Ann",
    statements=[
        item("P31", "Q5"),
        item("P106", "Q10"),
        item("P106", "Q11"),
        time("P569", "+1972-05-23T00:00:00Z"),
        quantity("P99999", "+3"),
        item("P19", "Q12", ) | {"rank": "deprecated"},
    ],
)  # fmt: skip
BO = entity(
    "Q2", "Bo", statements=[item("P31", "Q5"), item("P106", "Q10"), empty_snak("P99999", "novalue")]
)
OSLO = entity("Q3", "Oslo", statements=[item("P31", "Q515"), item("P17", "Q20")])


def test_properties_of_humans_are_counted(tmp_path):
    humans, uses = property_uses(dump(tmp_path, ANN, OSLO, BO))
    assert humans == 2
    counts = {name: (use.people, use.statements) for name, use in uses.items()}
    assert counts == {"P31": (2, 2), "P106": (2, 3), "P569": (1, 1), "P99999": (2, 2)}
    assert uses["P569"].value == "time"
    assert uses["P99999"].values == {"quantity": 1, "wikibase-item": 1}
    assert uses["P99999"].value == "quantity"  # as often as the other one, first in the alphabet


def test_the_table_says_what_is_decided_and_what_is_not(tmp_path):
    _, uses = property_uses(dump(tmp_path, ANN, BO))
    with (tmp_path / "out.tsv").open("w+", encoding="utf8") as file:
        write_properties(uses, file)
        file.seek(0)
        rows = list(csv.DictReader(file, delimiter="\t"))
    assert tuple(rows[0]) == COLUMNS
    assert [row["property"] for row in rows] == ["P31", "P106", "P99999", "P569"]
    occupation, unknown = rows[1], rows[2]
    assert (occupation["kind"], occupation["label"], occupation["statements"]) == (
        "DEM",
        "occupation",
        "3",
    )
    assert unknown["kind"] == "MISC" and "until somebody decides" in unknown["reason"]


def test_a_dump_without_humans(tmp_path):
    with pytest.raises(KanonError, match="KN153"):
        property_uses(dump(tmp_path, OSLO))


def test_broken_lines_are_left_out_and_named(tmp_path):
    path = dump(tmp_path, ANN, BO)
    text = path.read_text(encoding="utf8").replace('"rank":"deprecated"', '"rank":7')
    path.write_text(text, encoding="utf8")
    with pytest.warns(UserWarning, match="KN142.* 2"):
        humans, _ = property_uses(path)
    assert humans == 1


def test_the_script_writes_a_table_or_nothing(tmp_path):
    path, out = dump(tmp_path, ANN, BO), tmp_path / "out.tsv"
    result = invoke(list_properties, path, out)
    assert result.exit_code == 0, result.output
    for name, count in (("humans", 2), ("properties", 4), ("undecided", 1)):
        assert re.search(rf"{name} +{count}\b", result.output)
    assert out.read_text().startswith("property\tvalue\tpeople\t")
    assert invoke(list_properties, path, out).exit_code == 1
    assert invoke(list_properties, path, out, "--force").exit_code == 0
    result = invoke(list_properties, dump(tmp_path, OSLO), tmp_path / "none.tsv")
    assert result.exit_code == 1 and "KN153" in result.output
    assert not (tmp_path / "none.tsv").exists()
