from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en import identifiers as codes
from spacy_kanon.lang.en.identifiers import find_codes
from tests.growth import assert_linear


def found(text):
    return [(text[mention.start : mention.end], mention.form) for mention in find_codes(text)]


# What stands before the code, the code, and its sub-kind. All numbers are public examples.
CASES = """
write to        | ola.nordmann@example.org             | EMAIL
see             | https://example.org/a?b=c            | URL
see             | www.example.org                      | URL
see             | example.com/x                        | URL
follow          | @jack_d                              | HANDLE
from            | 192.168.1.10                         | IP
from            | fe80::1                              | IP
from            | 00:1B:44:11:3A:B7                    | DEVICE
call            | +47 22 85 50 50                      | PHONE
call            | 020 7946 0958                        | PHONE
call            | (212) 555-0123                       | PHONE
Tel.            | 555-0199                             | PHONE
to              | GB82 WEST 1234 5698 7654 32          | IBAN
card            | 4111 1111 1111 1111                  | CREDIT_CARD
has             | 219-09-9999                          | SSN
has             | 120464 12345678                      |
application no. | 28045/02                             | DOCKET
in              | 28045/02                             | DOCKET
in              | C-123/45                             | DOCKET
under           | 1971:437                             | DOCKET
see             | ECLI:NL:HR:2019:793                  | DOCKET
passport        | AB123456                             | PASSPORT
is              | B000944                              | other
is              | 1HGCM82633A004352                    | VIN
is              | 123e4567-e89b-12d3-a456-426614174000 | other
is              | 12345678                             | other
account         | 4711-0815                            | ACCOUNT
account number  | 4711-0815                            | ACCOUNT
number plate    | AB 12345                             | PLATE
no.             | 4711                                 | DOCKET
call            | +44 7700 900123                      | PHONE
call            | 07700 900123                         | PHONE
call            | 07700 900 123                        | PHONE
call            | 01 70 36 39 50                       | PHONE
call            | (01632) 960 001                      | PHONE
call            | 030 23125 026                        | PHONE
fax             | (212) 555-0123                       | FAX
MRN:            | 00123456                             | MRN
patient no.     | 44-1234                              | MRN
SSN             | 219-09-9999                          | SSN
policy no.      | 99-2245                              | HEALTH_PLAN
account no.     | 12345678                             | ACCOUNT
license number  | D123-4567                            | LICENSE
in a car        | AB12 CDE                             | PLATE
serial no.      | 12345678                             | DEVICE
write to        | jane dot doe at example dot com      | EMAIL
write to        | j.doe (at) mail.example (dot) org    | EMAIL
write to        | j_doe[at]example[dot]co[dot]uk       | EMAIL
write to        | j_doe [at] example [.] com           | EMAIL
was             | A n g e l a M e r k e l              | other
was             | M*e*r*k*e*l                          | other
"""


@pytest.mark.parametrize(
    "case",
    [line.split("|") for line in CASES.strip().splitlines()],
    ids=lambda case: "-".join(part.strip() for part in case[:2]),
)
def test_one_code(case):
    before, code, form = (part.strip() for part in case)
    if form:
        assert found(f"It {before} {code}, then.") == [(code, "" if form == "other" else form)]
    else:
        assert [place for place, _ in found(f"It {before} {code}, then.")]


@pytest.mark.parametrize(
    "text",
    ["", " ", "1972", "1988-1990", "1972-73", "1939/40", "1,972", "1-0", "82-48-6", "24/7", "9/11",
     "10:30", "10:30:00", "B2B", "MP3", "G20", "COVID-19", "R2-D2", "F-16", "Boeing 747", "BMW 320",
     "26 October 1999", "1972-05-23", "No. 2", "Law no. 2845", "the case 2004", "5 ft 11",
     "EUR 10,000", "1.5", "U.S.", "e.g. this", "end.Next", "a@b", "100%", "12 000 people",
     "R E P O R T", "A B C D E", "a = b * c * d", "look at the dot on it", "at a dot com firm"],
)  # fmt: skip
def test_no_code(text):
    assert found(text) == []


def test_all_numbers_of_a_list():
    text = "applications nos. 12345/67, 12346/67 and 12347/67 of 1998"
    assert [code for code, _ in found(text)] == ["12345/67", "12346/67", "12347/67"]


@given(st.text(alphabet="0123456789 -./:@+()ABno.x", max_size=60))
def test_mentions_are_in_order_and_inside(text):
    last = 0
    for mention in find_codes(text):
        assert last <= mention.start < mention.end <= len(text)
        last = mention.end


PARTS = [
    "1",
    "12",
    "123",
    "2345",
    "123456",
    "A",
    "AB",
    "x",
    "no",
    "Nos.",
    "number",
    "#",
    "passport",
    "Case",
    "is",
    "example",
    "org",
    "co",
    ".",
    ",",
    "-",
    "--",
    "/",
    ":",
    "@",
    " ",
    " ",
    "(",
    ")",
    "+47",
    "_",
    "and",
    "GB82",
    "WEST",
    "deadbeef",
    "10",
    "ab",
    "www.",
    "http://",
]


@settings(max_examples=1000, deadline=None)
@given(st.lists(st.sampled_from(PARTS), max_size=30))
def test_equal_to_trying_every_pattern_everywhere(parts):
    text = "".join(parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(codes, "may_match", lambda *_: True)
        patch.setitem(codes._RE, "BEFORE_CUE", re.compile(r"\W(?=\w)"))
        expected = find_codes(text)
    assert find_codes(text) == expected


@pytest.mark.parametrize(
    "unit",
    ["1", "1-", "1 ", "1.", "12 ", "123-", "A1", "A1-", "a.", "a@", "www.", "no. 123, ", "0:", "::",
     "@", "AB12 ", "1/", "+1 ", "a ", "a*", "a dot ", "a at ", "ab dot com at "],
)  # fmt: skip
def test_hostile_texts_take_linear_time(unit):
    assert_linear(lambda size: find_codes((unit * size)[:size]), 40_000)
