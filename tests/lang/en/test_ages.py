from __future__ import annotations

import pytest

from spacy_kanon.lang.en.dates import find_dates


def keys_of(text: str, age: str) -> list[str]:
    at = text.index(age)
    (mention,) = [m for m in find_dates(text) if m.start <= at < m.end]
    return [key.removeprefix("date/") for key in mention.keys]


@pytest.mark.parametrize(
    "text, age, years",
    [
        ("He died aged 31 in 2009.", "31", "1977 1978"),
        ("He died, aged 31, in May 2009.", "31", "1977 1978"),
        ("She died in 2009 aged 31.", "31", "1977 1978"),
        ("She died on 5 May 2009, aged 31.", "31", "1977 1978"),
        ("She died on 5 May 2009 (aged 31).", "31", "1977 1978"),
        ("In 2009, at the age of 31, she left.", "31", "1977 1978"),
        ("In 2009, when she was 31 years old, she left.", "31", "1977 1978"),
        ("At the age of thirty-one in 2009 she left.", "thirty-one", "1977 1978"),
        ("The 31-year-old joined the club in 2009.", "31", "1977 1978"),
        ("A 31-year-old Norwegian in 2009, he left.", "31", "1977 1978"),
        ("A month-old 1/2/05, aged 3", "aged 3", "1901 1902 2001 2002"),
        # Nothing says when.
        ("He died aged 31.", "31", ""),
        ("He died aged 31. In 2009 she left.", "31", ""),
        ("A 31-year-old who was born in 1970 left.", "31", ""),
        ("The 31-year-old, here since 2009, left.", "31", ""),
        ("She was 31 years old and left in 2009.", "31", ""),
        ("He was aged 31 in the 1970s.", "31", ""),
        ("He was aged 31 in May.", "31", ""),
        ("He was aged 231 in 2009.", "231", ""),
        ("He was in office for 31 years in 2009.", "31", ""),
        ("Boys aged 5 to 7 in 2009 were there.", "5 to", ""),
        ("In 2009 he was there. Aged 31, he left.", "Aged 31", ""),
    ],
)
def test_an_age_beside_a_date_tells_the_year_of_birth(text, age, years):
    assert keys_of(text, age) == years.split()
