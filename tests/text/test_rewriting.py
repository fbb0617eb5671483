import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.text.placeholders import is_placeholder, remove_placeholders
from spacy_kanon.text.rewriting import Replacement, rewrite
from tests.refusals import refused


def test_rewrite(text, replacements, expected):
    assert rewrite(text, [Replacement(*r) for r in replacements]).text == expected


# What is replaced is in brackets; markup at its ends stays, and the signs between two tags.
def test_markup_at_the_ends_stays(marked, expected):
    start = marked.index("[")
    text = marked.replace("[", "", 1)
    end = text.rindex("]")
    text = text[:end] + text[end + 1 :]
    assert rewrite(text, [Replacement(start, end, "***")]).text == expected


@pytest.mark.parametrize(
    "bad", [[(0, 3, ""), (2, 4, "")], [(3, 9, "")], [(2, 1, "")], [(-1, 2, "")]]
)
def test_rewrite_refuses_overlaps_and_bad_offsets(bad):
    refused("KN320", rewrite, "abcd", [Replacement(*r) for r in bad])


@st.composite
def rewritings(draw):
    text = draw(st.text(max_size=40))
    cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=8, unique=True)))
    pairs = list(zip(cuts[::2], cuts[1::2], strict=False))
    return text, [Replacement(s, e, draw(st.text(max_size=5))) for s, e in pairs]


@given(rewritings())
def test_offsets_map_to_the_same_characters_and_to_what_replaces_them(case):
    text, replacements = case
    rewritten = rewrite(text, replacements)
    there = [rewritten.to_rewritten(i) for i in range(len(text) + 1)]
    assert there == sorted(there)
    replaced = {i for r in replacements for i in range(r.start, r.end)}
    for offset in set(range(len(text))) - replaced:
        assert rewritten.text[there[offset]] == text[offset]
    for replacement, start in zip(rewritten.replacements, rewritten.starts, strict=True):
        if replacement.text:
            assert rewritten.text[start:].startswith(replacement.text)
            assert there[replacement.start] == start


def test_what_says_nothing(wording, expected):
    assert is_placeholder(wording) is expected


def test_removes_labels_but_no_words(text, expected):
    assert remove_placeholders(text, "_") == expected
    assert remove_placeholders(text) == expected.replace("_", " ")
