"""The page of an audit, and the cells of tables."""

from html.parser import HTMLParser

import pytest

from spacy_kanon.evaluation.report import format_value, render_audit


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


SHARES = {"breached": 0.12345, "exactly_one": None}
WORST = {"id": "<z>", "support": 1, "joint": 0}
WORST["witness"] = [{"start": 4, "end": 7, "keys": ["a<b", "c"]}]


def page_of(name="r", **shares):
    audit = {"release": name, "documents": 2, "shares": SHARES | shares, "worst": [WORST]}
    return render_audit([audit], [["x < Ann & Bo"]], {"k": 5, "knowledge base": None})


def test_the_page_of_an_audit_is_whole_escaped_and_self_contained():
    page = page_of("a|<b>")
    assert page == page_of("a|<b>") and Balanced(page).outside == []
    assert "<td>a|&lt;b&gt;</td>" in page and "<h2>a|&lt;b&gt;: &lt;z&gt;</h2>" in page
    assert 'x &lt; <mark class="risk" tabindex="0">Ann<span' in page and "a&lt;b, c</span>" in page
    assert "<strong>suspects visible</strong>" in page and "knowledge base" in page
    for outside in ("<script", "<link", "src=", "@import"):
        assert outside not in page


@pytest.mark.parametrize("cell,whole", [(0.12345, True), (1234.5, True), ("a text", False)])
def test_a_narrow_screen_breaks_no_number(cell, whole):
    assert ('<td class="number' in page_of(risk=cell).split("risk</th>")[1]) or not whole


@pytest.mark.parametrize(
    "value,shown",
    [
        (0.12345, "0.123"), (1234.5, "1234"), (7, "7"), (True, "yes"), (None, "–"),
        (float("nan"), "–"), (float("inf"), "–"), ("text", "text"),
    ],
)  # fmt: skip
def test_format_value(value, shown):
    assert format_value(value) == shown
