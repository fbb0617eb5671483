import pytest

from spacy_kanon.lang.en.dates import find_dates, sub_kind_of_date


@pytest.mark.parametrize(
    ("text", "sub_kinds"),
    [
        ("She was born on 12 May 1972.", ["DATE_OF_BIRTH"]),
        ("DOB: 12/05/1972", ["DATE_OF_BIRTH"]),
        ("D.O.B. 12 May 1972", ["DATE_OF_BIRTH"]),
        ("Date of birth (12 May 1972)", ["DATE_OF_BIRTH"]),
        ("born in Oslo on 12 May 1972", ["DATE_OF_BIRTH"]),
        ("Ann Xyzzy (born May 1972)", ["DATE_OF_BIRTH"]),
        ("admitted on 12 May 1972", [""]),
        ("reborn on 12 May 1972", [""]),
        ("She was 34 years old.", ["AGE"]),
        ("a 34-year-old man", ["AGE"]),
        ("She is aged 93.", ["AGE"]),
        ("for 34 years", [""]),
    ],
)
def test_what_a_date_is(text, sub_kinds):
    dates = find_dates(text)
    assert [sub_kind_of_date(text, date.start, date.end) for date in dates] == sub_kinds
