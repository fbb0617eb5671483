"""The page of an audit, and the cells of tables."""

import re
from html.parser import HTMLParser

import pytest

from spacy_kanon.evaluation.report import TEMPLATES, format_value, render_audit

SHEET = re.sub(r"/\*.*?\*/", "", (TEMPLATES / "style.css").read_text(encoding="utf8"), flags=re.S)
LIGHT, DARK = (
    dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block))
    for block in re.findall(r":root \{(.*?)\}", SHEET, flags=re.S)
)
# Which text stands on which ground; a colour that is no part of a pair has no text on or in it.
PAIRS = [
    *(("ink", ground) for ground in ("page", "paper", "shade", "risk")),
    *(("soft", ground) for ground in ("page", "paper", "shade")),
    ("tip-ink", "tip"),
]
WITHOUT_TEXT = {"line"}


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


# The style sheet: every text can be read on what it stands on, in light and in dark.
def luminance(colour: str) -> float:
    """WCAG 2.1, relative luminance."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return sum(w * s for w, s in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("text,ground", PAIRS)
def test_text_can_be_read(colours, text, ground):
    dark, light = sorted(luminance(colours[name]) for name in (text, ground))
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def test_colours_are_named_once_and_judged():
    judged = {name for pair in PAIRS for name in pair} | WITHOUT_TEXT
    assert set(LIGHT) == set(DARK) == judged
    rules = re.sub(r":root \{.*?\}", "", SHEET, flags=re.S)
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(", rules)
    assert set(re.findall(r"var\(--([\w-]+)\)", rules)) == set(LIGHT)
    for path in TEMPLATES.iterdir():
        text = path.read_text(encoding="utf8")
        assert not re.search(r"<script|<link|@import|url\(|src=|https?:", text), path.name
    # No rule inside a mark but its tip may set another text colour.
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", SHEET):
        if re.search(r"\bmark\b|\.risk\b", selectors):
            assert re.findall(r"(?<![-\w])color: ([^;\s]+)", body) in ([], ["var(--ink)"]), (
                selectors
            )
