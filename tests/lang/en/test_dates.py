from __future__ import annotations

import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en import date_patterns, dates
from spacy_kanon.lang.en.dates import (
    coarser,
    date_keys,
    find_dates,
    implied_keys,
    parse_date,
    wikidata_time_keys,
)
from spacy_kanon.lang.en.lexicon import words_of
from tests.growth import assert_linear


def found(text):
    return [
        (text[m.start : m.end], *(key.removeprefix("date/") for key in m.keys))
        for m in find_dates(text)
    ]


# A text that is one expression, and the keys of its readings.
WHOLE = """
23 May 1972             | 1972-05-23
23 may 1972             | 1972-05-23
23 MAY 1972             | 1972-05-23
june 19 1978            | 1978-06-19
june 19, 1978           | 1978-06-19
june 19                 | XXXX-06-19
march 3, 1978           | 1978-03-03
19 VI 1978              | 1978-06-19
19.XII.1978             | 1978-12-19
19. IX. 1978            | 1978-09-19
nineteenth of June 1978 | 1978-06-19
twenty-third May 1972   | 1972-05-23
June nineteenth, 1978   | 1978-06-19
may the fifth, 1972     | 1972-05-05
June nineteen, 1978     | 1978-06-19
first of may            | XXXX-05-01
June 19, nineteen seventy-eight | 1978-06-19
june 1978               | 1978-06
june nineteen-seventy-eight | 1978-06
nineteen-seventy-eight  | 1978
Nineteen seventy-eight  | 1978
nineteen oh five        | 1905
twenty ten              | 2010
eighteen twelve         | 1812
May 23, 1972            | 1972-05-23
May 23 1972             | 1972-05-23
May 23rd, 1972          | 1972-05-23
23rd of May, 1972       | 1972-05-23
23rd May 1972           | 1972-05-23
23-May-1972             | 1972-05-23
Tuesday, 23 May 1972    | 1972-05-23
Tue. May 23, 1972       | 1972-05-23
1972-05-23              | 1972-05-23
1972/05/23              | 1972-05-23
1972-05-23T10:00:00Z    | 1972-05-23
23/05/1972              | 1972-05-23
5/23/72                 | 1972-05-23
23.5.1972               | 1972-05-23
23. 5. 1972             | 1972-05-23
5.6.1972                | 1972-06-05
5/6/1972                | 1972-06-05 1972-05-06
5/5/1972                | 1972-05-05
1/2/05                  | 1905-02-01 1905-01-02 2005-02-01 2005-01-02
Sept. 5                 | XXXX-09-05
5 September             | XXXX-09-05
29 February             | XXXX-02-29
May 1972                | 1972-05
May of 1972             | 1972-05
mid-May 1972            | 1972-05
1972-05                 | 1972-05
1972                    | 1972
1970s                   | 197X
'70s                    | 197X
mid-1970s               | 197X
early 1990s             | 199X
c. 1650                 | 1650
circa 300 BC            | -0299
44 BC                   | -0043
12 March 44 BC          | -0043-03-12
1 BC                    | 0000
AD 79                   | 0079
79 AD                   | 0079
12 May 793 AD           | 0793-05-12
19th century            | 18XX
late eighteenth century | 17XX
1st century             | 00XX
5th century BC          |
spring 1972             | 1972
summer of 1972          | 1972
Christmas Eve 1999      | 1999-12-24
Easter 1999             | 1999
30 February 1999        |
31/31/1999              |
29 February 1971        |
10:30 a.m.              |
14:05                   |
5 p.m.                  |
six o'clock             |
four years              |
twenty-eight years'     |
three-week              |
27 years old            |
27-year-old             |
two and a half years    |
three years and six months |
two months later        |
five to seven days      |
aged 45                 |
age of twelve           |
last Tuesday            |
following year          |
Monday morning          |
yesterday               |
"""
CASES = [
    (expression.strip(), keys.split())
    for expression, _, keys in (line.partition("|") for line in WHOLE.strip().splitlines())
    if expression.strip() != "six o'clock"
]


@pytest.mark.parametrize("expression,keys", CASES)
def test_one_expression(expression, keys):
    assert found(f"It was {expression} then.") == [(expression, *keys)]


@pytest.mark.parametrize("expression,keys", CASES)
def test_a_text_that_is_a_date_parses(expression, keys):
    assert parse_date(f" {expression} ") == tuple(f"date/{key}" for key in keys)


@pytest.mark.parametrize(
    "text,expected",
    [
        ("(c. 85 BC -- 48 BC)", [("85 BC", "-0084"), ("48 BC", "-0047")]),
        ("1988-1990", [("1988", "1988"), ("1990", "1990")]),
        ("17th- and 18th-century", [("17th", "16XX"), ("18th-century", "17XX")]),
        ("1962--1964", [("1962", "1962"), ("1964", "1964")]),
        ("from 1988 to 1990", [("1988", "1988"), ("1990", "1990")]),
        ("between 1988 and 1990", [("1988", "1988"), ("1990", "1990")]),
        ("1972-73", [("1972", "1972"), ("73", "1973")]),
        ("1995-6", [("1995", "1995"), ("6", "1996")]),
        ("1999-00", [("1999", "1999"), ("00", "2000")]),
        ("1909-10", [("1909", "1909"), ("10", "1910")]),
        ("1939/40", [("1939", "1939"), ("40", "1940")]),
        ("July 8-12, 1998", [("July 8", "1998-07-08"), ("12, 1998", "1998-07-12")]),
        ("8-12 July 1998", [("8", "1998-07-08"), ("12 July 1998", "1998-07-12")]),
        ("5 and 6 May 1997", [("5", "1997-05-05"), ("6 May 1997", "1997-05-06")]),
        (
            "2 June 1995 and 3 July 1996",
            [("2 June 1995", "1995-06-02"), ("3 July 1996", "1996-07-03")],
        ),
        ("5 June 1995 at 10.30 a.m.", [("5 June 1995", "1995-06-05"), ("10.30 a.m.",)]),
        ("in May he left", [("May",)]),
        ("in june he left", [("june",)]),
        ("40 VI 1978", [("1978", "1978")]),
        ("Louis XV 1978", [("1978", "1978")]),
        ("the summer of '69", [("summer",), ("'69", "1969")]),
        ("born 1972, died 2001.", [("1972", "1972"), ("2001", "2001")]),
        ("(1972)", [("1972", "1972")]),
    ],
)
def test_ranges_and_neighbours(text, expected):
    assert found(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "1,972", "$1972", "1972 people", "1972 km", "No. 1972", "page 1972",
        "Article 1972", "1972/05", "12345/98", "19721", "0.1972", "1972.5", "V1972", "1972x",
        "1972%", "999", "2101", "You may go", "They march on", "May I go?", "seventeen",
        "192.168.1.10", "3.5", "1:2", "25:61", "the second", "age", "Mr May", "12 pm2",
        "section 1.2.34", "may 19 go", "they march 5 miles", "may first", "march the fifth",
        "twenty-one", "june bugs", "the august body", "an august day", "may two thousand go",
        "nineteen seventy people", "19 V 78", "I 5",
    ],
)  # fmt: skip
def test_what_is_no_date(text):
    assert found(text) == []


def test_a_paragraph_break_is_not_crossed():
    assert found("23\n\nMay 1972") == [("May 1972", "1972-05")]


@pytest.mark.parametrize("text", ["maybe 1972", "a third", "1972 1973 the rest"])
def test_no_parse_of_more_than_a_date(text):
    assert parse_date(text) == ()


def test_odd_spaces_and_dashes_parse():
    assert parse_date("23\u00a0May\u20091972") == ("date/1972-05-23",)
    assert parse_date("1972‑05–23") == ("date/1972-05-23",)


@pytest.mark.parametrize(
    "date,keys",
    [
        ((1972, 5, 23), "1972-05-23 XXXX-05-23 1972-05 1972 197X 19XX"),
        ((1972, 5), "1972-05 1972 197X 19XX"),
        ((1972,), "1972 197X 19XX"),
        ((1972, 0, 0), "1972 197X 19XX"),
        ((1972, 0, 7), "1972 197X 19XX"),
        ((-43, 3, 15), "-0043-03-15 XXXX-03-15 -0043-03 -0043 -004X -00XX"),
        ((79,), "0079 007X 00XX"),
        ((1972, 2, 30), ""),
        ((1972, 13), ""),
        ((1900, 2, 29), "1900-02-29 XXXX-02-29 1900-02 1900 190X 19XX"),  # In Russia.
        ((1971, 2, 29), ""),
        ((12000,), ""),
    ],
)
def test_date_keys(date, keys):
    assert date_keys(*date) == tuple(f"date/{key}" for key in keys.split())


@pytest.mark.parametrize(
    "value,precision,finest",
    [
        ("+1972-05-23T00:00:00Z", 11, "1972-05-23"),
        ("+1972-05-23T00:00:00Z", 14, "1972-05-23"),
        ("+1972-05-23T00:00:00Z", 10, "1972-05"),
        ("+1972-05-00T00:00:00Z", 10, "1972-05"),
        ("+1972-05-00T00:00:00Z", 11, "1972-05"),
        ("+1972-00-00T00:00:00Z", 11, "1972"),
        ("+1972-00-00T00:00:00Z", 9, "1972"),
        ("+1972-02-30T00:00:00Z", 11, "1972-02"),
        ("+1972-01-01T00:00:00Z", 8, "197X"),
        ("+1801-01-01T00:00:00Z", 7, "18XX"),
        ("+1900-00-00T00:00:00Z", 7, "18XX"),
        ("+1850-00-00T00:00:00Z", 7, "18XX"),
        ("-0044-03-15T00:00:00Z", 11, "-0043-03-15"),
        ("-0001-00-00T00:00:00Z", 9, "0000"),
        ("-0500-00-00T00:00:00Z", 7, None),
        ("+1000-00-00T00:00:00Z", 6, None),
        ("+12000-00-00T00:00:00Z", 9, None),
        ("-13798000000-00-00T00:00:00Z", 9, None),
        ("+0000-00-00T00:00:00Z", 9, None),
        ("", 11, None),
        ("1972", 9, None),
    ],
)
def test_wikidata_times(value, precision, finest):
    keys = wikidata_time_keys(value, precision)
    assert (keys[0] if keys else None) == (finest and f"date/{finest}")


YEARS_OF_TEXTS = st.dates(datetime.date(1000, 1, 1), datetime.date(2100, 12, 31))


@given(
    YEARS_OF_TEXTS, st.sampled_from(["%Y-%m-%d", "%d %B %Y", "%B %d, %Y", "%d %b %Y", "%d.%m.%Y"])
)
def test_every_day_reads_back_from_every_form(day, form):
    keys = implied_keys(f"date/{day.isoformat()}")
    assert keys == date_keys(day.year, day.month, day.day)
    assert parse_date(day.strftime(form)) == keys[:1]


@given(st.dates())
def test_coarser_keys_are_a_chain(day):
    chain = [f"date/{day.isoformat()}", *coarser(f"date/{day.isoformat()}")]
    assert len(chain) == 5
    assert [coarser(key) for key in chain] == [tuple(chain[i + 1 :]) for i in range(5)]
    assert coarser("date/XXXX-05-23") == coarser("Oslo") == ()


@given(st.text(alphabet="0123456789 -/.,:'MayJunofthsd", max_size=60))
def test_mentions_are_in_order_and_inside(text):
    last = 0
    for mention in find_dates(text):
        assert last <= mention.start < mention.end <= len(text)
        last = mention.end


# Parts of dates, and what can stand in their way.
PARTS = sorted(
    words_of(
        """
        May march MARCH Sept. Jan july Monday Mon. SUNDAY Tues 1 2 05 12 23 31 50 100 1970 1972
        2010 0830 '72 '70s 1970s st th 23rd 5th of the , . - / : ( " ' _ x X early mid- Late to
        and or between a an A An one two Three twenty-eight hundred thousand half several few
        many couple number another years day old ago later YEARS weeks century Centuries
        nineteenth First BC AD A.D. c. ca. circa summer Summer spring Fall winters Christmas
        Easter New Year's Eve noon midnight 10:30 a.m. pm o'clock hours GMT age aged Ages at
        last Next previous following same this That yesterday Tonight evening season twenties
        parties nineteen june may march VI XII seventy-eight oh Twenty eleven nineteenth first
        people 12,000 3.5 1972-05-23 23/05/1972 1939/40 €
        """
    )
)


@settings(max_examples=1000, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(PARTS), st.sampled_from(["", " ", " ", " ", "-", "\n\n"])))
)
def test_equal_to_trying_every_pattern_everywhere(parts):
    text = "".join(part + joint for part, joint in parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dates, "date_places", lambda text: dict.fromkeys(date_patterns.PATTERNS))
        patch.setattr(dates, "matches_at", lambda pattern, text, places: pattern.finditer(text))
        expected = find_dates(text)
    assert find_dates(text) == expected


@pytest.mark.parametrize(
    "unit",
    ["1", "1-", "1.", "1 ", "12/", "1972-", "two ", "twenty-", "one hundred and ", "May ",
     "May 1, ", "mid-", "early ", "a ", " ", "'", "1:", "1st ", "years and ", "5 years, ",
     "last year ", "1 1 1 days ", "nineteen ", "may ", "1 I ", "first of ",
     "late to ", "century ", "thirties ", "AD 1 ", "A", "aged 31 in 2009 ", "aged 31 in ",
     "31-year-old ", "2009, aged 31 "],
)  # fmt: skip
def test_hostile_texts_take_linear_time(unit):
    assert_linear(lambda size: find_dates((unit * size)[:size]), 40_000)
