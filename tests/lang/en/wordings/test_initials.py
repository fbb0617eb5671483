"""Names that a text writes out before it goes on with their initials."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.coarse_wordings import written_out


@pytest.mark.parametrize(
    "text,initials,name",
    [
        ("the Cape Cod Baseball League (CCBL).", "CCBL", "Cape Cod Baseball League"),
        ("the Bank of Oslo (BO)", "BO", "Bank of Oslo"),
        ("Xyzzy Arts & Crafts (XAC)", "XAC", "Xyzzy Arts & Crafts"),
        ("the Aa At (AA)", "AA", "Aa At"),
        ("the Anglo-Xyzzy League (AXL)", "AXL", "Anglo-Xyzzy League"),
        ("Oslo Chess Club (OXC)", "OXC", None),
        ("Chess Club (OCC)", "OCC", None),
        ("Oslo Chess, Club (OCC)", "OCC", None),
        ("OCC, the Oslo Chess Club", "OCC", None),
        ("Oslo Chess Club (Occ)", "Occ", None),
        ("(OCC)", "OCC", None),
        ("", "", None),
    ],
)
def test_only_the_words_that_the_letters_begin(text, initials, name):
    bounds = written_out(text, initials)
    assert (None if bounds is None else text[bounds[0] : bounds[1]]) == name


@given(
    st.lists(st.from_regex(r"[A-Z][a-z]{1,9}", fullmatch=True), min_size=2, max_size=8),
    st.text(max_size=200),
)
def test_a_name_is_met_again_wherever_it_stands(words, before):
    name, initials = " ".join(words), "".join(word[0] for word in words)
    text = f"{before}, {name} ({initials})"
    first = text.find(f" ({initials})")
    bounds = written_out(text, initials)
    assert first < len(before) or (bounds and text[slice(*bounds)] == name)
