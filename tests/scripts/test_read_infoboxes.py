"""Pages are written for these tests, in the manner of the templates that biographies use."""

import json
from pathlib import Path

from read_infoboxes import read_infoboxes, read_wikitext

from spacy_kanon.records.corpus import read_records
from tests.commands import script

WIKITEXT = Path(__file__).with_name("infobox.wikitext").read_text(encoding="utf8")


def test_wikitext_gives_fields_and_prose():
    record = read_wikitext(WIKITEXT).record
    assert record["birth_date"] == ["23 May 1972"]
    assert record["birth_place"] == ["Oslo, Kingdom of Norway"]
    assert record["spouse"] == ["Zebedee Ostrakhan", "Ignatius Plomberg"]
    assert record["children"] == ["Troy Ostrakhan", "Mina"]
    assert record["parents"] == ["Anna Brandtov", "Olaf Brandtov"]
    assert record["alma_mater"] == ["University of Oslo", "MIT"]
    assert "website" not in record
    assert read_wikitext(WIKITEXT).text == (
        "Quillona Brandtov (born 23 May 1972) is a geologist.\n"
        "She studied at MIT and married Zebedee Ostrakhan."
    )


def test_wikitext_without_an_infobox(wikitext):
    assert read_wikitext(wikitext).record == {}


def test_a_folder_of_pages_becomes_records(tmp_path):
    pages, out = tmp_path / "pages", tmp_path / "out.jsonl"
    pages.mkdir()
    contents = {
        "a": WIKITEXT,
        "b": "No infobox.",
        "c": "<p>Rendered.</p>",
        "d": "{{Infobox x|a=b}}",
    }
    for name, content in contents.items():
        (pages / f"{name}.txt").write_text(content, encoding="utf8")
    (pages / "e.html").write_bytes(b"<p>\xff")
    result = script(read_infoboxes)(pages, out, "--json")
    assert json.loads(result.stdout)["problems"] == [
        "b.txt has no infobox", "c.txt has no infobox", "d.txt has no text",
        "e.html is not UTF-8 at byte 3",
    ]  # fmt: skip
    assert [record.doc_id for record in read_records(out)] == ["a"]
    script(read_infoboxes)(tmp_path / "none", out, "--force", fails="KN003")
