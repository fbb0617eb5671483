"""The style sheet: every text can be read on what it stands on, in light and in dark."""

import re

import pytest

from spacy_kanon.evaluation.report import TEMPLATES

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


def luminance(colour: str) -> float:
    """WCAG 2.1, relative luminance."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return sum(w * s for w, s in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(text: str, ground: str) -> float:
    light, dark = sorted((luminance(text), luminance(ground)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("text,ground", PAIRS)
def test_text_can_be_read(colours, text, ground):
    assert contrast(colours[text], colours[ground]) >= 4.5


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
