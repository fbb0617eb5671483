"""Wordings by rule: what they say is in their keys, and their shape can be read."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from spacy_kanon.lang.en import rule_wordings as rule_wordings_module
from spacy_kanon.lang.en.dates import find_dates, parse_date
from spacy_kanon.lang.en.rule_wordings import SHAPES, rule_wordings, shape_of
from spacy_kanon.names import CODE, DATETIME, DOCKET, LOC, NATIONAL_ID, PERSON, QUANTITY, SUB_KINDS

DATES = [
    "23 May 1972", "5/6/1972", "21 May", "the 1980s", "from May 1988 to 1990", "1988–1991",
    "between 1981 and 1989", "1971, 1982 and 1993", "12 May 1950 to 3 June 1960", "1995/96",
]  # fmt: skip


def test_forms_of_dates(text, forms):
    assert [wording.form for wording in rule_wordings(text, DATETIME)] == forms


@pytest.mark.parametrize(
    "text", [*DATES, "1972", "in 1972", "44 BC", "'72", "1972-05-23", "１９７２"]
)
def test_a_date_read_before_is_worded_as_if_it_were_read_again(text):
    keys = parse_date(text)
    assert rule_wordings(text, DATETIME, keys=keys) == rule_wordings(text, DATETIME)


def test_a_date_is_read_again_only_where_its_keys_do_not_show(monkeypatch, text, keys, is_read):
    texts = []
    monkeypatch.setattr(
        rule_wordings_module, "find_dates", lambda text: texts.append(text) or find_dates(text)
    )
    rule_wordings(text, DATETIME, keys=keys)
    assert bool(texts) == is_read


@pytest.mark.parametrize("text", DATES)
def test_a_wording_says_whatever_a_reader_finds_in_the_words(text):
    """Parsing what was written is the oracle; it knows no month without a day."""
    for wording in rule_wordings(text, DATETIME):
        assert wording.keys is not None
        said = {key for keys in wording.keys for key in keys}
        assert all(said.issuperset(date.keys) for date in find_dates(wording.text))


@given(
    st.lists(st.integers(1000, 2099), min_size=2, max_size=2),
    st.sampled_from(["-", " to ", " and "]),
)
def test_keys_of_any_range_of_years(years, between):
    first, last = sorted(years)
    for wording in rule_wordings(f"May {first}{between}June {last}", DATETIME):
        said = {key for keys in wording.keys for key in keys}
        assert all(said.issuperset(date.keys) for date in find_dates(wording.text))


def test_no_end_of_a_range_is_lost():
    """ "1984-1971" is read as one year; its wording still names two."""
    (years, *_) = rule_wordings("May 1984-June 1971", DATETIME)
    assert (years.text, years.keys) == ("1984-1971", (("date/1984",), ("date/1971",)))


@pytest.mark.parametrize("sub_kind", [s for s, kind in SUB_KINDS.items() if kind in (CODE, LOC)])
def test_a_code_is_told_by_its_sort(sub_kind):
    (wording,) = rule_wordings("AB 12", SUB_KINDS[sub_kind], sub_kind=sub_kind)
    assert re.fullmatch(r"\[[A-Za-z ]+\]", wording.text) and wording.keys == ()
    is_general = wording.text in ("[code]", "[number]")
    assert is_general == (sub_kind in (DOCKET, NATIONAL_ID))


@given(st.text(max_size=30), st.sampled_from([PERSON, DATETIME, QUANTITY]), st.integers(1, 99))
@example("aged ⑴", DATETIME, 1)
@example("10⑴ km", DATETIME, 1)
@example("⑴", QUANTITY, 1)
def test_what_says_nothing_holds_no_number_but_that_of_a_person(text, kind, person):
    for wording in rule_wordings(text, kind, person=person):
        if kind == DATETIME and wording.keys == ():
            assert not any(char.isdigit() for char in wording.text)


def test_shapes_of_what_the_rules_write(text, kind, shapes):
    assert [shape_of(wording.text) for wording in rule_wordings(text, kind)] == shapes
    assert set(shapes) <= SHAPES
