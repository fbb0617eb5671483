import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.inflection import ordinal
from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.names import CODE, DATETIME, PERSON, QUANTITY
from spacy_kanon.ontology.options import RULE_KINDS, rule_options

LATE_20TH = ["date in the late 20th century", "date in the 20th century"]
EARLY_1970S = ["date in the early 1970s", "date in the 1970s", *LATE_20TH]


def texts(text, kind, **options):
    return [option.text for option in rule_options(text, kind, rules=ENGLISH, **options)]


@pytest.mark.parametrize(
    "text,expected",
    [
        ("23 May 1972", ["1972", *EARLY_1970S, "DATE"]),
        ("May 23, 1972", ["1972", *EARLY_1970S, "DATE"]),
        ("1972-05-23", ["1972", *EARLY_1970S, "DATE"]),
        ("5/6/1972", ["1972", *EARLY_1970S, "DATE"]),
        ("1972", [*EARLY_1970S, "DATE"]),
        ("between 1988 and 1990", ["between the 1980s and the 1990s", *LATE_20TH, "DATE"]),
        (
            "from May 1988 to 1990",
            ["from 1988 to 1990", "from the 1980s to the 1990s", *LATE_20TH, "DATE"],
        ),
        ("1988–1991", ["1980s–1990s", *LATE_20TH, "DATE"]),
        ("between 1981 and 1989", ["date in the 1980s", *LATE_20TH, "DATE"]),
        (
            "12 to 14 May 1980",
            ["1980", "date in the early 1980s", "date in the 1980s", *LATE_20TH, "DATE"],
        ),
        ("the 1980s", [*LATE_20TH, "DATE"]),
        ("21 May", ["date in May", "date in spring", "DATE"]),
        ("44 BC", ["date in the 40s BC", "DATE"]),
        ("four years", ["several years", "X years", "DATE"]),
        ("Monday", ["DATE"]),
        ("19th century", ["DATE"]),
        ("DATE", []),
        ("", ["DATE"]),
    ],
)
def test_dates(text, expected):
    assert texts(text, DATETIME) == [*expected, "***"]


@pytest.mark.parametrize(
    "text,word,bare",
    [
        ("100-acre", "multi-acre", "X-acre"),
        ("13 seconds", "more than a dozen seconds", "X seconds"),
        ("five aerial victories", "several aerial victories", "X aerial victories"),
        ("twenty-eight years'", "dozens of years'", "X years'"),
        ("$5 million", "millions of dollars", "$X"),
        ("€2,500", "thousands of euros", "€X"),
        ("25 percent", "about thirty percent", "X percent"),
        ("25%", "about thirty percent", "X%"),
        ("between 10 and 20 km", "", "between X and X km"),
        ("more than 20 goals", "", "more than X goals"),
        ("3rd", "", "X"),
        ("seventh", "", "X"),
        ("54", "", "X"),
        ("", "", "X"),
    ],
)
def test_quantities(text, word, bare):
    assert texts(text, QUANTITY) == [*filter(None, [word]), bare, "***"]


@pytest.mark.parametrize(
    "text,before,after,first",
    [
        ("28", "scored ", " goals", "dozens of"),
        ("28", "scored ", ".", "X"),
        ("13", "on Apollo ", " mission", "X"),
        ("13", "page ", " of", "X"),
        ("58", "aged ", ",", "fifty-something"),
        ("16", "died when she was ", ".", "about fifteen"),
        ("64", "a ", " point lead", "X"),
    ],
)
def test_the_sentence_says_what_a_number_counts(text, before, after, first):
    assert texts(text, QUANTITY, before=before, after=after)[0] == first


def test_a_quantity_that_somebody_knows_gets_no_word_that_nobody_can_count():
    assert texts("28 goals", QUANTITY, keys=("28 goals",)) == ["X goals", "***"]


@pytest.mark.parametrize(
    "text,keys",
    [
        ("23 May 1972", ["date/1972", "", "date/197X", "", "date/19XX", "", ""]),
        ("the 1980s", ["", "date/19XX", "", ""]),
        ("44 BC", ["", "", ""]),
        ("between 1988 and 1990", ["", "", "date/19XX", "", ""]),
    ],
)
def test_dates_can_be_counted_by_their_keys(text, keys):
    assert [option.phrase for option in rule_options(text, DATETIME, rules=ENGLISH)] == keys


DECADE, CENTURY = ("date/197X",), ("date/19XX",)
LATE = (("date/197X", "date/198X", "date/199X"), CENTURY)
EARLY = (("date/1970", "date/1971", "date/1972", "date/1973"), DECADE, CENTURY)


@pytest.mark.parametrize(
    "text,keys",
    [
        (
            "23 May 1972",
            [(("date/1972",), DECADE, CENTURY), EARLY, (DECADE, CENTURY), LATE, (CENTURY,), (), ()],
        ),
        ("the 1980s", [LATE, (CENTURY,), (), ()]),
        ("21 May", [(("date/XXXX-05",),),
                    (("date/XXXX-03", "date/XXXX-04", "date/XXXX-05"),), (), ()]),
        ("between 1988 and 1990", [(("date/198X",), ("date/199X",)), LATE, (CENTURY,), (), ()]),
        ("four years", [(), (), (), ()]),
        # A decade before the common era has no key: what nobody can count, nobody calls safe.
        ("44 BC", [None, (), ()]),
        ("1240 BC", [None, (), ()]),
        ("450 BC to 390 BC", [None, (), ()]),
    ],
)  # fmt: skip
def test_options_carry_the_keys_of_all_dates_that_they_name(text, keys):
    assert [option.keys for option in rule_options(text, DATETIME, rules=ENGLISH)] == keys


def test_an_age_that_tells_a_year_of_birth_says_all_years_of_its_band():
    keys = ("date/1941", "date/1942")
    option, *_ = rule_options("aged 58", DATETIME, rules=ENGLISH, keys=keys)
    assert option.text == "aged fifty-something"
    assert option.keys == (tuple(f"date/{year}" for year in range(1940, 1951)),)


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
        shown = option.removeprefix(str(year)).replace(f"{year // 10 * 10}s", "")
        assert not any(char.isdigit() for char in shown.replace(ordinal(year // 100 + 1), ""))
