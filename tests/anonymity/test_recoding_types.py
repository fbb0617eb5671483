import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity.recode import k_anonymous
from spacy_kanon.anonymity.state import Choice, Term, Wording, check_choice, count_release
from spacy_kanon.errors import KanonError
from spacy_kanon.lang.language_rules import NAME
from spacy_kanon.names import DATETIME, LOC, STAR

from .cases import documents
from .literal import breaches

THE_STAR = Wording(STAR, NAME)
OSLO, NORWAY, CITY = BitMap(range(2)), BitMap(range(20)), BitMap(range(60))
JUDOKA, ATHLETE = BitMap([1, *range(18, 24)]), BitMap([1, *range(10, 40)])


def term(people, *wordings, stays=False, kind=LOC, text="Oslo"):
    return Term(text, kind, text, people, stays, (*wordings, THE_STAR))


def said(text, *says):
    return Wording(text, says=says)


PLACE = term(OSLO, said("city in Norway", NORWAY), said("city", CITY))


@st.composite
def texts(draw):
    """Terms with wordings that say up to three things, some of them nothing or who knows what."""
    made = []
    for people in draw(documents(most_terms=4)):
        wordings = []
        for more in draw(documents(most_terms=3)):
            kind = draw(st.integers(0, 9))
            says = [BitMap(people | more)]
            if kind == 1:
                says.append(BitMap(more))
            wordings.append(Wording("w", says=None if kind == 0 else () if kind == 2 else (*says,)))
        stays = draw(st.booleans())
        known = BitMap(people) if draw(st.integers(0, 5)) else None
        made.append(term(known, *wordings, stays=stays))
    return made


def released(terms, levels):
    """Everything that is said, as plain sets, with whose it is."""
    found = []
    for number, (one, level) in enumerate(zip(terms, levels, strict=True)):
        if level is not None:
            found += [(number, set(people)) for people in one.wordings[level].says or ()]
        elif one.people is not None:
            found.append((number, set(one.people)))
    return found


def has_breach(terms, levels, k):
    sets = [people for _, people in released(terms, levels)]
    return bool(breaches(sets, range(len(sets)), k)) or any(not people for people in sets)


@settings(max_examples=150, deadline=None)
@given(texts(), st.integers(1, 5), st.sampled_from([0, 500]))
def test_k_anonymous_keeps_k_and_is_never_more_general_than_needed(terms, k, node_budget):
    choice = k_anonymous(terms, k=k, node_budget=node_budget)
    check_choice(terms, choice)
    assert not has_breach(terms, choice.levels, k)
    counted = count_release(terms, choice, k=k)
    assert counted.breaches == () and counted == choice.counted
    for number, (one, level) in enumerate(zip(terms, choice.levels, strict=True)):
        before = range(0 if level is None else level)
        finer = [None] * (one.stays and level is not None) + [*before]
        for other in finer:
            if other is not None and one.wordings[other].says is None:
                continue  # Cannot be counted, so it is never released.
            tried = [*choice.levels[:number], other, *choice.levels[number + 1 :]]
            assert has_breach(terms, tried, k)


@settings(max_examples=80, deadline=None)
@given(texts(), st.integers(1, 5))
def test_refusals_are_breaches(terms, k):
    choice = k_anonymous(terms, k=k)
    for number, refused in choice.refused.items():
        for refusal in refused:
            assert number in refusal.witness.terms and refusal.witness.support < k


@settings(max_examples=80, deadline=None)
@given(texts(), st.integers(1, 5))
def test_the_count_of_a_release_is_that_of_plain_sets(terms, k):
    choice = Choice(tuple(None if term.stays else 0 for term in terms))
    counted = count_release(terms, choice, k=k)
    said_by = released(terms, choice.levels)
    sets = [people for _, people in said_by]
    assert bool(counted.breaches) == bool(breaches(sets, range(len(sets)), k))
    uncounted = [
        number
        for number, (one, level) in enumerate(zip(terms, choice.levels, strict=True))
        if (one.people if level is None else one.wordings[level].says) is None
    ]
    assert list(counted.uncounted) == uncounted


@pytest.mark.parametrize(
    "terms,levels",
    [
        ([], ()),
        ([term(None)], (0,)),
        ([term(NORWAY, stays=True)], (None,)),
        ([term(None, stays=True)], (None,)),
        ([PLACE], (0,)),
        # Judoka in Norway are three people: "athlete" is as specific as it gets.
        ([term(NORWAY, stays=True), term(OSLO, said("a", JUDOKA), said("b", ATHLETE))], (None, 1)),
        # Nobody is known to fit the first wording, the second cannot be counted.
        ([term(OSLO, said("a", BitMap()), Wording("b", says=None), said("c", CITY))], (2,)),
        # What says nothing is the last resort before the star.
        ([term(OSLO, said("1972", OSLO), Wording("DATE", NAME), kind=DATETIME)], (1,)),
    ],
)
def test_k_anonymous(terms, levels):
    assert k_anonymous(terms, k=5).levels == levels


def test_a_wording_also_says_what_it_names():
    alone = term(OSLO, said("city in Norway", CITY), said("city", CITY))
    naming = term(OSLO, said("city in Norway", CITY, NORWAY), said("city", CITY))
    athlete = term(JUDOKA, stays=True)
    assert k_anonymous([athlete, alone], k=5).levels == (None, 0)
    # Norway itself, with the judoka, fits three.
    assert k_anonymous([athlete, naming], k=5).levels == (None, 1)


@pytest.mark.parametrize("levels", [(3,), (-1,), (None,), (), (0, 0)])
def test_levels_that_do_not_exist_are_refused(levels):
    with pytest.raises(KanonError, match=r"KN44[01]"):
        check_choice([PLACE], Choice(levels))
