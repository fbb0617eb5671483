"""`bench/papers.md` is what `bench/paper_tables.py` writes of the published and of our values."""

import json
from pathlib import Path

import paper_tables as tables

ROOT = Path(__file__).parents[2]


def test_the_page_shows_what_is_stored():
    published, ours = (json.loads(p.read_text("utf8")) for p in (tables.PUBLISHED, tables.OURS))
    assert set(ours) <= set(published)
    assert (ROOT / "bench" / "papers.md").read_text("utf8") == tables.page(published, ours)


def test_a_cell_has_the_published_value_and_ours():
    published = {"t": {"title": "T", "note": "N.", "measures": ["P"], "rows": {"a": [0.5]}}}
    page = tables.page(published, {"t": {"b": [0.25]}})
    assert "| a | .500 / - |\n| b | - / .250 |" in page
