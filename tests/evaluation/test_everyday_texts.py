"""The texts of `bench/everyday` and the rules by which `bench/bench_everyday.py` scores masks."""

import json

import _everyday_texts as texts
import paper_tables as tables
import pytest

from tests.examples import ROOT


@pytest.mark.parametrize("half", ["seen", "unseen"])
def test_both_halves_are_of_the_same_kinds_and_marked_throughout(half):
    read = texts.read_everyday(half)
    assert [text.name for text in read] == [text.name for text in texts.read_everyday("seen")]
    assert len(read) >= 30
    for text in read:
        assert text.phrases or text.name == "none"
        assert not texts.re.search(r"\[\[[A-Z]+:", text.text)
        assert all(text.text[p.start : p.end].strip() for p in text.phrases)


def test_marks_are_taken_out(marked, text, phrases):
    parsed = texts.parse("a", marked)
    assert parsed.text == text
    assert [text[p.start : p.end] for p in parsed.phrases] == phrases


def test_leaks_and_needless_words(masked, leaked, needless):
    text = texts.parse("a", "[[PERSON:Dr Ann Lie]] saw us on [[DATETIME:2 May]].")
    starts = [(text.text.index(phrase), len(phrase)) for phrase in masked]
    outcome = texts.judge(text, [(start, start + size) for start, size in starts])
    assert [text.text[p.start : p.end] for p in outcome.leaked] == leaked
    assert [text.text[slice(*bounds)] for bounds in outcome.needless] == needless
    assert outcome.ordinary == 3


def test_readable(hidden, readable):
    text = texts.parse("a", "a b c d e\n" + "f g h i j k l m n o\n" * 2)
    starts = [text.text.index(letter) for letter in hidden]
    assert texts.judge(text, [(start, start + 1) for start in starts]).readable is readable


def test_published_values_and_what_the_page_shows():
    published, ours = (json.loads(p.read_text("utf8")) for p in (tables.PUBLISHED, tables.OURS))
    assert set(ours) <= set(published)
    assert (ROOT / "bench" / "papers.md").read_text("utf8") == tables.page(published, ours)
    published = {"t": {"title": "T", "note": "N.", "measures": ["P"], "rows": {"a": [0.5]}}}
    page = tables.page(published, {"t": {"b": [0.25]}})
    assert "| a | .500 / - |\n| b | - / .250 |" in page
