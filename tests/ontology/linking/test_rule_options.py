import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.lexicon import ordinal
from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.names import CODE, DATETIME, PERSON, QUANTITY
from spacy_kanon.ontology.options import RULE_KINDS, rule_options

DECADE, CENTURY = ("date/197X",), ("date/19XX",)


def texts(text, kind, **options):
    return [option.text for option in rule_options(text, kind, rules=ENGLISH, **options)]


def test_dates(text, expected):
    assert texts(text, DATETIME) == [*expected, "***"]


def test_quantities(text, word, bare):
    assert texts(text, QUANTITY) == [*filter(None, [word]), bare, "***"]


def test_the_sentence_says_what_a_number_counts(text, before, after, first):
    assert texts(text, QUANTITY, before=before, after=after)[0] == first


def test_numbers_ages_and_codes():
    assert texts("28 goals", QUANTITY, keys=("28 goals",)) == ["X goals", "***"]
    keys = ("date/1941", "date/1942")
    option, *_ = rule_options("aged 58", DATETIME, rules=ENGLISH, keys=keys)
    assert option.text == "aged over fifty"
    assert option.keys == (tuple(f"date/{year}" for year in range(1939, 1950)),)
    assert texts("12345/67", CODE) == ["[number]", "***"]
    assert texts("Ada Lovelace", PERSON, person=3) == ["PERSON 3", "***"]


def test_dates_can_be_counted_by_their_keys(text, keys):
    assert [option.phrase for option in rule_options(text, DATETIME, rules=ENGLISH)] == keys


def test_options_carry_the_keys_of_all_dates_that_they_name(text, keys):
    assert [option.keys for option in rule_options(text, DATETIME, rules=ENGLISH)] == keys


@pytest.mark.parametrize("text", ["X", "X years"])
def test_an_option_that_says_nothing_new_is_dropped(text):
    assert text not in texts(text, QUANTITY)


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
