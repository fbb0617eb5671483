"""One wording a term, all counted together, against plain sets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity.recode import choose_wordings, count_jointly
from spacy_kanon.anonymity.state import Choice, Term, Wording, check_choice
from spacy_kanon.lang.language_rules import NAME
from spacy_kanon.names import LOC, STAR
from tests.refusals import refused

from .cases import PEOPLE, documents

THE_STAR = Wording(STAR, NAME)


def term(people, *wordings, stays=False):
    return Term("Oslo", LOC, "Oslo", people, stays, (*wordings, THE_STAR))


@st.composite
def texts(draw):
    """Terms with wordings that say up to two things, some of them nothing or who knows what."""
    made = []
    for people in draw(documents(most_terms=4)):
        wordings = []
        for more in draw(documents(most_terms=3)):
            kind = draw(st.integers(0, 9))
            says = [BitMap(people | more)]
            if kind == 1:
                says.append(BitMap(more))
            wordings.append(Wording("w", says=None if kind == 0 else () if kind == 2 else (*says,)))
        known = BitMap(people) if draw(st.integers(0, 5)) else None
        made.append(term(known, *wordings, stays=draw(st.booleans())))
    return made


@settings(max_examples=150, deadline=None)
@given(texts(), st.integers(1, 5))
def test_what_is_released_fits_k_people_and_is_counted_as_plain_sets_are(terms, k):
    choice, release = choose_wordings(terms, k=k, population=PEOPLE)
    check_choice(terms, choice)
    left, uncounted = set(range(PEOPLE)), []
    for number, (one, level) in enumerate(zip(terms, choice.levels, strict=True)):
        says = one.wordings[level].says if level is not None else one.people and (one.people,)
        assert says is not None or level is None, "what cannot be counted is no wording"
        if says is None or (level is None and one.people is None):
            uncounted.append(number)
        for people in says or ():
            left &= set(people)
    assert len(left) == release.support >= k
    counted = count_jointly(terms, choice, k=k, population=PEOPLE)
    assert not counted.breaches and list(counted.uncounted) == uncounted
    assert set(counted.supports.values()) <= {len(left)}


@pytest.mark.parametrize("levels", [(3,), (-1,), (None,), (), (0, 0)])
def test_levels_that_do_not_exist_are_refused(levels):
    place = term(BitMap(range(2)), Wording("city", says=(BitMap(range(60)),)))
    refused(r"KN44[01]", check_choice, [place], Choice(levels))
