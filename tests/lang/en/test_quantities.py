import re

from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.lexicon import any_case
from spacy_kanon.lang.en.quantities import find_quantities


def found(text):
    return [
        (text[m.start : m.end], text[m.number_start : m.number_end], m.unit, m.form)
        for m in find_quantities(text)
    ]


def test_one_quantity(mention, number, unit, form):
    assert found(f"He had {mention} then.") == [(mention, number, unit, form)]


def test_no_quantity(text):
    assert found(text) == []


def test_neighbours_and_any_case():
    assert [part[0] for part in found("won 5-3 and 4-2 in two rounds for $5 and 30% of it")] == [
        "5-3", "4-2", "two", "$5", "30%",
    ]  # fmt: skip
    found_forms = re.compile(any_case(["a few", "a"]))
    assert all(map(found_forms.fullmatch, ("a few", "A FEW", "A Few", "a", "A")))
    assert found_forms.match("a few")[0] == "a few"


@given(st.text(alphabet="0123456789 -.,$%'twohundredkgft", max_size=60))
def test_mentions_are_in_order_and_inside(text):
    last = 0
    for m in find_quantities(text):
        assert last <= m.start <= m.number_start < m.number_end <= m.end <= len(text)
        last = m.end
