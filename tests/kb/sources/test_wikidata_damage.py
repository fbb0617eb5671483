"""Dumps with broken lines, cut dumps, and what looks like a dump."""

import pytest

pytest.importorskip("msgspec")

from spacy_kanon.kb.sources import open_source
from spacy_kanon.names import QUANTITY
from tests.refusals import refused

from .entities import entity, human, item, quantity, read, write_dump


@pytest.mark.parametrize(
    "broken",
    ['{"type":"item","id":"Q7","claims":{"P31":"Q5"', "garbage", '{"id":"Q9","x":"Q5"}}', "[1,2]"],
)
def test_broken_lines_are_told_and_left_out(tmp_path, broken):
    path = write_dump(
        tmp_path / "d.json", [human("Q1", "Kari Lie"), broken, human("Q2", "Ole Moe")]
    )
    with pytest.warns(UserWarning, match=r"KN142.* 1 broken lines.* 3 \("):
        source, _ = read(path)
    assert source.population == 2
    assert source.describe()["broken_lines"] == 1


@pytest.mark.parametrize(
    "name", [b"K\xf8benhavn", b"\xff", b'x","y":' + b'{"a":' * 50_000 + b'1,"b":"']
)
@pytest.mark.parametrize("whose", [b"Kari Lie", b"Oslo"], ids=["a person", "a value"])
def test_one_line_that_cannot_be_decoded_ends_no_build(tmp_path, name, whose):
    people = [human("Q1", "Kari Lie", item("P19", "Q585")), human("Q2", "Ole Moe")]
    path = write_dump(tmp_path / "d.json", [*people, entity("Q585", "Oslo")])
    path.write_bytes(path.read_bytes().replace(whose, name))
    with pytest.warns(UserWarning, match="KN142.* 1 broken lines"):
        source, _ = read(path)
    assert source.population == (1 if whose == b"Kari Lie" else 2)


@pytest.mark.parametrize("amount", ["", "abc", "1e999", "nan", "-inf", "1" * 5000])
def test_an_amount_that_is_no_number_is_no_term(tmp_path, amount):
    statements = [quantity(name, amount, "http://x/Q11573") for name in ("P2048", "P1971")]
    _, rows = read(write_dump(tmp_path / "d.json", [human("Q1", "Kari Lie", *statements)]))
    assert not any(row.kind == QUANTITY for row in rows)


@pytest.mark.parametrize("identifier", ["Q-5", "Q0", "Q9999999999", "Q" + "9" * 30, "Q٣"])
def test_what_has_no_number_of_an_item_is_no_person_and_no_value(tmp_path, identifier):
    odd = human("Q1", "Kari Lie") | {"id": identifier}
    statement = item("P19", "Q585")
    statement["mainsnak"]["datavalue"]["value"]["id"] = identifier
    source, rows = read(write_dump(tmp_path / "d.json", [odd, human("Q2", "Ole Moe", statement)]))
    assert source.population == 1
    assert not any(row.key.startswith("item/") for row in rows)


def test_files_that_cannot_be_read(tmp_path):
    path = write_dump(tmp_path / "d.json", [human("Q1", "Kari Lie"), *["garbage"] * 11])
    refused("KN140", read, path)
    refused("KN003", open_source, tmp_path / "none.json")
    (tmp_path / "d.xml").write_text("<a/>")
    refused("KN143", open_source, tmp_path / "d.xml")


@pytest.mark.parametrize("content", ["", "[\n]\n", "hello\nworld\n"])
def test_a_file_without_entities(tmp_path, content):
    path = tmp_path / "d.json"
    path.write_text(content)
    refused("KN141", read, path)


@pytest.mark.parametrize("suffix", [".json", ".json.gz", ".json.bz2"])
@pytest.mark.parametrize("as_array", [True, False])
def test_a_truncated_dump(tmp_path, suffix, as_array):
    entities = [human(f"Q{n}", f"Person {n}", item("P19", "Q585")) for n in range(1, 300)]
    path = write_dump(tmp_path / f"d{suffix}", entities, as_array=as_array)
    path.write_bytes(path.read_bytes()[: int(path.stat().st_size * 0.6)])
    refused("KN005", read, path)
