"""Reports in their two forms."""

import hashlib
import json
from html.parser import HTMLParser

import pytest

from spacy_kanon.evaluation.report import Report, format_value
from tests.refusals import refused


class Balanced(HTMLParser):
    """Fails on a tag that is not closed in order."""

    VOID = ("meta", "br")

    def __init__(self, page):
        super().__init__()
        self.open, self.text, self.outside = [], [], []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        if tag not in self.VOID:
            self.open.append(tag)
        self.outside += [value for key, value in attributes if key in ("src", "href")]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


@pytest.fixture
def report(tmp_path):
    source = tmp_path / "masks.json"
    source.write_text("{}", encoding="utf8")
    report = Report("Masks <&>", {"k": 5, "tools": ["a", "b"]}, seeds={"x": 7}, inputs=[source])
    report.text("How **good**?\n\n- `one`\n- two")
    report.table("Recall", ["system", "a|b"], [["x\ny", 0.12345], ["<z>", None]], note="*n*")
    return report


def test_html_is_whole_escaped_and_self_contained(report):
    page = report.to_html()
    assert hashlib.sha256(b"{}").hexdigest() in page
    assert page == report.to_html() and Balanced(page).outside == []
    assert "<h1>Masks &lt;&amp;&gt;</h1>" in page
    assert '<td>&lt;z&gt;</td><td class="number right">–</td>' in page
    assert "<li><code>one</code></li>" in page
    for outside in ("<script", "<link", "src=", "@import"):
        assert outside not in page


@pytest.mark.parametrize(
    "cell,whole",
    [("0.984 (0.95-0.99)", True), ("-1.3 ± 2.1", True), ("–", True), ("a text", False)],
)
def test_a_narrow_screen_breaks_no_number(cell, whole):
    page = Report("x").table("T", ["a", "b"], [["name", cell]]).to_html()
    assert (f'<td class="number">{cell}</td>' in page) == whole


def test_json_keeps_numbers_as_they_are(report):
    content = json.loads(report.to_json())
    assert content["title"] == "Masks <&>"
    assert content["meta"]["seeds"] == {"x": 7}
    assert {"python", "spacy", "spacy-kanon"} <= set(content["meta"]["versions"])
    text, table = content["sections"]
    assert text["type"] == "text"
    assert table["rows"] == [["x\ny", 0.12345], ["<z>", None]]


@pytest.mark.parametrize("suffix", [".html", ".json", ".JSON"])
def test_suffix_chooses_the_form(report, tmp_path, suffix):
    path = tmp_path / f"report{suffix}"
    report.write(path)
    expected = report.to_html() if suffix == ".html" else report.to_json()
    assert path.read_text(encoding="utf8") == expected
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted(["masks.json", path.name])


@pytest.mark.parametrize(
    "name,code", [("report.pdf", "KN640"), ("no/folder.html", "KN003"), ("report.md", "KN640")]
)
def test_places_that_cannot_be(report, tmp_path, name, code):
    refused(code, report.write, tmp_path / name)


def test_ragged_tables_and_missing_inputs(tmp_path):
    refused("KN641", Report("x").table, "Recall", ["a", "b"], [[1]])
    refused("KN003", Report, "x", inputs=[tmp_path / "nothing.json"])


@pytest.mark.parametrize(
    "value,shown",
    [
        (0.12345, "0.123"), (1234.5, "1234"), (7, "7"), (True, "yes"), (None, "–"),
        (float("nan"), "–"), (float("inf"), "–"), ("text", "text"),
    ],
)  # fmt: skip
def test_format_value(value, shown):
    assert format_value(value) == shown
