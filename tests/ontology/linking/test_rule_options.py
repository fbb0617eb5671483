import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.names import CODE, DATETIME, PERSON, QUANTITY
from spacy_kanon.ontology.linking.rule_options import RULE_KINDS, rule_options


def texts(text, kind, **options):
    return [option.text for option in rule_options(text, kind, rules=ENGLISH, **options)]


@pytest.mark.parametrize(
    "text,expected",
    [
        ("23 May 1972", ["1972", "date in the 1970s", "DATE"]),
        ("May 23, 1972", ["1972", "date in the 1970s", "DATE"]),
        ("1972-05-23", ["1972", "date in the 1970s", "DATE"]),
        ("5/6/1972", ["1972", "date in the 1970s", "DATE"]),
        ("1972", ["date in the 1970s", "DATE"]),
        ("between 1988 and 1990", ["between the 1980s and the 1990s", "DATE"]),
        ("from May 1988 to 1990", ["from 1988 to 1990", "from the 1980s to the 1990s", "DATE"]),
        ("1988–1991", ["1980s–1990s", "DATE"]),
        ("between 1981 and 1989", ["date in the 1980s", "DATE"]),
        ("12 to 14 May 1980", ["1980", "date in the 1980s", "DATE"]),
        ("the 1980s", ["date in the 20th century", "DATE"]),
        ("21 May", ["date in May", "DATE"]),
        ("44 BC", ["date in the 40s BC", "DATE"]),
        ("four years", ["X years", "DATE"]),
        ("Monday", ["DATE"]),
        ("19th century", ["DATE"]),
        ("DATE", []),
        ("", ["DATE"]),
    ],
)
def test_dates(text, expected):
    assert texts(text, DATETIME) == [*expected, "***"]


@pytest.mark.parametrize(
    "text,expected",
    [
        ("100-acre", "X-acre"),
        ("13 seconds", "X seconds"),
        ("five aerial victories", "X aerial victories"),
        ("twenty-eight years'", "X years'"),
        ("$5 million", "$X"),
        ("€2,500", "€X"),
        ("25 percent", "X percent"),
        ("25%", "X%"),
        ("between 10 and 20 km", "between X and X km"),
        ("more than 20 goals", "more than X goals"),
        ("3rd", "X"),
        ("seventh", "X"),
        ("54", "X"),
        ("", "X"),
    ],
)
def test_quantities(text, expected):
    assert texts(text, QUANTITY) == [expected, "***"]


@pytest.mark.parametrize(
    "text,keys",
    [
        ("23 May 1972", ["date/1972", "date/197X", "", ""]),
        ("the 1980s", ["date/19XX", "", ""]),
        ("44 BC", ["", "", ""]),
        ("between 1988 and 1990", ["", "", ""]),
    ],
)
def test_dates_can_be_counted_by_their_keys(text, keys):
    assert [option.phrase for option in rule_options(text, DATETIME, rules=ENGLISH)] == keys


@pytest.mark.parametrize(
    "text,keys",
    [
        ("23 May 1972", [(("date/1972",),), (("date/197X",),), (), ()]),
        ("the 1980s", [(("date/19XX",),), (), ()]),
        ("21 May", [(("date/XXXX-05",),), (), ()]),
        ("between 1988 and 1990", [(("date/198X",), ("date/199X",)), (), ()]),
        ("from May 1988 to 1990", [(("date/1988",), ("date/1990",)),
                                   (("date/198X",), ("date/199X",)), (), ()]),
        ("between 1981 and 1989", [(("date/198X",),), (), ()]),
        ("four years", [(), (), ()]),
        # A decade before the common era has no key: what nobody can count, nobody calls safe.
        ("44 BC", [None, (), ()]),
        ("1240 BC", [None, (), ()]),
        ("450 BC to 390 BC", [None, (), ()]),
    ],
)  # fmt: skip
def test_options_carry_the_keys_of_all_dates_that_they_name(text, keys):
    assert [option.keys for option in rule_options(text, DATETIME, rules=ENGLISH)] == keys


@pytest.mark.parametrize("text", ["X", "X years"])
def test_an_option_that_says_nothing_new_is_dropped(text):
    assert text not in texts(text, QUANTITY)


def test_codes_and_people():
    assert texts("12345/67", CODE) == ["***"]
    assert texts("Ada Lovelace", PERSON, person=3) == ["PERSON 3", "***"]


@given(st.text(max_size=40), st.sampled_from(RULE_KINDS))
def test_any_text_has_a_list_that_ends_in_stars_and_repeats_nothing(text, kind):
    options = texts(text, kind)
    assert options[-1] == "***" and len(set(options)) == len(options)
    assert not text.strip() or text not in options[:-1]


@given(st.integers(1000, 2099), st.integers(1, 12), st.integers(1, 28))
def test_no_option_tells_the_day_or_the_month(year, month, day):
    for option in texts(f"{year}-{month:02}-{day:02}", DATETIME)[:-1]:
        assert option in (str(year), f"date in the {year // 10 * 10}s", "DATE")
