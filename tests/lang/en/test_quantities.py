from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en import quantities
from spacy_kanon.lang.en.lexicon import any_case, ordinal_value
from spacy_kanon.lang.en.quantities import find_quantities
from tests.growth import assert_linear


def found(text):
    return [
        (text[m.start : m.end], text[m.number_start : m.number_end], m.unit, m.form)
        for m in find_quantities(text)
    ]


# The mention, its number, its unit and its form.
CASES = """
four                            | four           |                           | number
twenty-eight                    | twenty-eight   |                           | number
two hundred and five            | two hundred and five |                     | number
a million                       | a million      |                           | number
1,200                           | 1,200          |                           | number
3.5                             | 3.5            |                           | number
No. 2                           | 2              |                           | number
#182                            | 182            |                           | number
.312                            | .312           |                           | number
dozens                          | dozens         |                           | number
12th                            | 12th           |                           | ordinal
third                           | third          |                           | ordinal
second                          | second         |                           | ordinal
twenty-first                    | twenty-first   |                           | ordinal
4-2                             | 4-2            |                           | score
82-48-6                         | 82-48-6        |                           | score
30%                             | 30             | %                         | share
15.8 %                          | 15.8           | %                         | share
twelve per cent                 | twelve         | per cent                  | share
50 to 79%                       | 50 to 79       | %                         | share
75 kg                           | 75             | kg                        | measure
two hundred acres               | two hundred    | acres                     | measure
100-acre                        | 100            | acre                      | measure
26 km/h                         | 26             | km/h                      | measure
4x100-meter                     | 4x100          | meter                     | measure
15 x 10 mm                      | 15 x 10        | mm                        | measure
3.5 million square miles        | 3.5 million    | square miles              | measure
6 ft 2 in                       | 6 ft 2 in      | in                        | measure
5'7"                            | 5'7"           | "                         | measure
$3.5 million                    | 3.5 million    | $                         | money
US$10 million                   | 10 million     | US$                       | money
£9.5m                           | 9.5m           | £                         | money
EUR 4,684.40                    | 4,684.40       | EUR                       | money
80 DEM                          | 80             | DEM                       | money
five hundred euros              | five hundred   | euros                     | money
2,000 Austrian schillings (ATS) | 2,000          | Austrian schillings (ATS) | money
11.590.000 Turkish Liras (TRL)  | 11.590.000     | Turkish Liras (TRL)       | money
"""


@pytest.mark.parametrize(
    "case",
    [line.split("|") for line in CASES.strip().splitlines()],
    ids=lambda case: case[0].strip(),
)
def test_one_quantity(case):
    mention, number, unit, form = (part.strip() for part in case)
    assert found(f"He had {mention} then.") == [(mention, number, unit, form)]


@pytest.mark.parametrize(
    "text",
    ["", " ", "one of them", "at first", "in 1972", "B2B", "Article 6", "Articles 6 and 8",
     "Section 12", "§ 12", "paragraphs 3", "12. The applicant", "(3) The", "Protocol No. 11",
     "the Second World War", "v1.2.3.4", "12345/67", "10:30", "a second's rest", "someone",
     "often", "weight"],
)  # fmt: skip
def test_no_quantity(text):
    assert found(text) == []


def test_neighbours():
    assert [part[0] for part in found("won 5-3 and 4-2 in two rounds for $5 and 30% of it")] == [
        "5-3", "4-2", "two", "$5", "30%",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "word,value",
    [("19th", 19), ("1st", 1), ("nineteenth", 19), ("Twenty-First", 21), ("tenth", 10),
     ("fiftieth", 50), ("１９th", 19), ("⑴", None), ("²nd", None), ("th", None),
     ("first class", None), ("", None)],
)  # fmt: skip
def test_ordinal_value(word, value):
    assert ordinal_value(word) == value


def test_any_case_is_longest_first():
    assert any_case(["a few", "a"]) == "(?:[aA](?:\\ few|\\ FEW|\\ Few|))"


@given(st.text(alphabet="0123456789 -.,$%'twohundredkgft", max_size=60))
def test_mentions_are_in_order_and_inside(text):
    last = 0
    for m in find_quantities(text):
        assert last <= m.start <= m.number_start < m.number_end <= m.end <= len(text)
        last = m.end


PARTS = [
    "1",
    "12",
    "1,200",
    ".312",
    "3.5",
    "$",
    "US$",
    "€",
    "EUR",
    "CHF ",
    "a",
    "An",
    "two",
    "Twenty",
    "hundred",
    "DOZEN",
    "millions",
    "first",
    "21st",
    "second",
    "kg",
    "%",
    "euros",
    "x",
    "to",
    "and",
    " ",
    " ",
    " ",
    "-",
    "/",
    ".",
    "(",
    "_",
    "'",
    "No. ",
    "2010",
]


@settings(max_examples=1000, deadline=None)
@given(st.lists(st.sampled_from(PARTS), max_size=30))
def test_equal_to_trying_every_pattern_everywhere(parts):
    text = "".join(parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quantities, "matches_at", lambda pattern, text, _: pattern.finditer(text))
        expected = find_quantities(text)
    assert find_quantities(text) == expected


@pytest.mark.parametrize(
    "unit",
    ["1", "1,", "1.", "1 ", "1-", "1x", "two ", "twenty-", "one hundred and ", "$", "'", "5' "],
)
def test_hostile_texts_take_linear_time(unit):
    assert_linear(lambda size: find_quantities((unit * size)[:size]), 40_000)
