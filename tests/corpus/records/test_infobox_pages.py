"""Pages are written for these tests, in the manner of the templates that biographies use."""

# ruff: noqa: E501
import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.records.corpus import BadRecord, RecordText
from spacy_kanon.records.infobox_pages import read_page_folder, read_wikitext

WIKITEXT = """{{Short description|Invented geologist}}
{{Infobox scientist
| name = Quillona Brandtov
| image = Quillona.jpg <!-- a comment -->
| birth_date = {{Birth date and age|1972|5|23|df=y}}
| birth_place = [[Oslo]], [[Norway|Kingdom of Norway]]
| spouse = {{marriage|[[Zebedee Ostrakhan]]|1995|2001|end=div}}<br />{{marriage|Ignatius Plomberg|2003}}
| children = {{plainlist|
* Troy Ostrakhan
* [[Wilhemmina Corvatsch|Mina]] (born 1999)
}}
| parents = {{ubl|Anna Brandtov<ref>A book, p. 3</ref>|Olaf&nbsp;Brandtov}}
| alma_mater = [[University of Oslo]]<br>[[Massachusetts Institute of Technology|MIT]] ([[PhD]], 1999)
| website =
}}
'''Quillona Brandtov''' (born 23 May 1972) is a [[geology|geologist]].<ref name="x">Note.</ref>

== Life ==
[[File:Quillona.jpg|thumb|In 1999]]
She studied at [[Massachusetts Institute of Technology|MIT]] and married {{nowrap|Zebedee Ostrakhan}}.
* a list item

[[Category:Invented people]]
"""


def test_wikitext_gives_the_fields_of_the_infobox():
    record = read_wikitext(WIKITEXT).record
    assert record["birth_date"] == ["23 May 1972"]
    assert record["birth_place"] == ["Oslo, Kingdom of Norway"]
    assert record["spouse"] == ["Zebedee Ostrakhan", "Ignatius Plomberg"]
    assert record["children"] == ["Troy Ostrakhan", "Mina"]
    assert record["parents"] == ["Anna Brandtov", "Olaf Brandtov"]
    assert record["alma_mater"] == ["University of Oslo", "MIT"]
    assert "website" not in record


def test_wikitext_gives_the_prose():
    assert read_wikitext(WIKITEXT).text == (
        "Quillona Brandtov (born 23 May 1972) is a geologist.\n"
        "She studied at MIT and married Zebedee Ostrakhan."
    )


@pytest.mark.parametrize(
    "wikitext",
    [
        "",
        "No infobox here.",
        "{{Infobox person | name = cut off",
        "{{Infobox person}}",
        "[[File:x.jpg|thumb|{{Infobox person|spouse=A}}]]",
    ],
)
def test_wikitext_without_an_infobox(wikitext):
    assert read_wikitext(wikitext).record == {}


def test_a_folder_of_pages(tmp_path):
    contents = {
        "a": WIKITEXT,
        "b": "No infobox.",
        "c": "<p>Rendered.</p>",
        "d": "{{Infobox x|a=b}}",
    }
    for name, content in contents.items():
        (tmp_path / f"{name}.txt").write_text(content, encoding="utf8")
    (tmp_path / "e.html").write_bytes(b"<p>\xff")
    records = list(read_page_folder(tmp_path))
    assert [r.doc_id for r in records if isinstance(r, RecordText)] == ["a"]
    problems = [r.problem for r in records if isinstance(r, BadRecord)]
    assert problems == [
        "b.txt has no infobox",
        "c.txt has no infobox",
        "d.txt has no text",
        "e.html is not UTF-8 at byte 3",
    ]
    with pytest.raises(KanonError, match="KN003"):
        list(read_page_folder(tmp_path / "none"))
