"""Rules over the whole text: what replaced phrases read like side by side."""

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en import prose
from spacy_kanon.lang.en.lexicon import indefinite_article, is_countable, is_plural
from spacy_kanon.lang.en.prose import polish
from spacy_kanon.lang.en.wording_rules import _sorts, phrase, pro_form
from spacy_kanon.lang.language_rules import NOUN, Chosen
from spacy_kanon.text.rewriting import Replacement, rewrite
from tests.examples import examples
from tests.growth import assert_linear

_SLOT = re.compile(r"«([^|»]*)\|([^»]*)»")
PROSE = "The choir of the old church sang psalms every Sunday evening for many years. " * 30

LEADS = st.sampled_from(["", "In ", "He ran from ", "He came in ", "the ", "A ", "his ", "(", '"'])
JOINS = st.sampled_from([", ", " ", " and ", " of ", " in ", " (", "-", " to ", "'s ", ". "])
TAILS = st.sampled_from([". ", ") ", " left. ", ", ", " years ago. ", " career\n", "'s ", '" '])
WORDINGS, ORIGINALS = map(st.sampled_from, map(examples(__file__).get, ("wordings", "originals")))
LAST = WORDINGS.filter(lambda wording: wording != "X")  # "X." may be an initial, and end no line.
SLOTS = st.tuples(WORDINGS, ORIGINALS)
SHOWN = re.compile(r"Xyzzy|Spanish|\b(?:FOLK|NTHDAY|Xth|HOUR|SPAN|AGE|SUM|SHARE|THEN|MANY)\b")


def polished(marked):
    """As "in «the 1950s|1952»" is released; "«=|St. Louis»" is unbroken, "«*8|Deep»" numbered."""
    text, replacements, unbroken, numbered, done = "", [], [], {}, 0
    for slot in _SLOT.finditer(marked):
        text += marked[done : slot.start()]
        bounds = len(text), len(text) + len(slot[2])
        unbroken += [bounds] if slot[1] == "=" else []
        wording = re.sub(r"^\*\d", "***", slot[1])
        numbered |= {bounds[0]: done} if wording != slot[1] else {}
        replacements += [Replacement(*bounds, wording)] if wording != "=" else []
        text, done = text + slot[2], slot.end()
    text += marked[done:]
    how = {"unbroken": unbroken, "numbered": numbered, "free": 8}
    return rewrite(text, polish(text, replacements, **how)).text


def test_sentences_read_as_english(marked, expected):
    assert polished(marked) == expected


@settings(max_examples=1000)
@given(st.lists(st.tuples(LEADS, SLOTS, JOINS, SLOTS, TAILS), max_size=4))
def test_no_rule_shows_what_is_replaced(sentences):
    text, replacements = "", []
    for lead, first, join, second, tail in sentences:
        for before, (wording, original) in ((lead, first), (join, second)):
            text += before
            replacements.append(Replacement(len(text), len(text) + len(original), wording))
            text += original
        text += tail
    polished = polish(text, replacements, numbered={r.start: 0 for r in replacements[::2]})
    assert SHOWN.search(rewrite(text, polished).text) is None
    assert all(a.end <= b.start for a, b in pairwise(polished))


def test_times_that_are_told_again_take_linear_time():
    unit = "She sang in 1961. In 1963, she came. "

    def run(size):
        text = unit * (size // len(unit))
        years = [match.span() for match in re.finditer(r"196\d", text)]
        polish(text, [Replacement(*year, "the 1960s") for year in years])

    assert_linear(run, 120_000)


@settings(max_examples=300)
@given(st.sampled_from(sorted(_sorts())))
def test_a_noun_of_a_sort_stands_with_its_article(noun):
    before = "She was interested in "
    sort = pro_form(noun, "MISC", before=before, after=".")
    if not sort or is_plural(noun):
        return
    chosen = [Chosen(len(before), len(before) + len(noun), sort, NOUN)]
    text = f"{before}{noun}."
    expected = before + f"{indefinite_article(sort)} " * is_countable(sort) + f"{sort}."
    assert rewrite(text, phrase(text, chosen)).text == expected


def test_a_noun_is_of_one_sort():
    lines = (prose.DATA / "en.nouns").read_text("utf8").splitlines()
    nouns = [noun for line in lines if line[0] != "#" for noun in line.split()[1:]]
    assert len(nouns) == len(set(nouns)) == len(_sorts())


@settings(max_examples=300)
@given(st.lists(st.tuples(LEADS, WORDINGS, JOINS, WORDINGS, TAILS), max_size=3))
def test_a_rule_that_is_passed_over_would_change_nothing(sentences):
    marked = "".join(f"{a}«{b}|Xyz»{c}«{d}|Uvw»{e}" for a, b, c, d, e in sentences)
    every = prose._tables()
    free = [rule._replace(texts=[]) for rule in every.rules]
    expected = polished(marked)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(prose, "_tables", lambda: every._replace(rules=tuple(free)))
        assert polished(marked) == expected


@settings(max_examples=300)
@given(st.lists(st.tuples(LEADS, WORDINGS, JOINS, LAST, TAILS, st.booleans()), max_size=4))
def test_passages_far_apart_and_lines_are_mended_as_one_text(sentences):
    marked = "".join(
        f"{a}«{b}|Xyz»{c}«{d}|Uvw»{e}{PROSE * is_far}\n{PROSE * is_far}"
        for a, b, c, d, e, is_far in sentences
    )
    expected = polished(marked)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(prose, "_MARGIN", 1_000_000)
        patch.setattr(prose, "_BREAK", "no break")
        assert polished(marked) == expected
