import pytest
from _subsampled import SubsampledKnowledge

from spacy_kanon.kb.postings import LiteralPostings
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.lang.en.calendar_keys import implied_keys
from spacy_kanon.names import DATE_PREFIX


@pytest.fixture(scope="module")
def whole():
    return open_kb()


def some_keys(whole, step=97):
    return [key for number, key in enumerate(whole.terms()) if number % step == 0]


def test_literal_postings_are_those_of_the_reader(whole):
    literal = LiteralPostings(whole.path, whole.fingerprint)
    for key in some_keys(whole):
        assert literal.people(key) == whole.people(key)
    assert not literal.people("no such term")


def test_nothing_is_added_and_about_the_share_is_gone(whole):
    thinned = SubsampledKnowledge(whole, 0.3, seed=1)
    before = after = 0
    for key in some_keys(whole, 7):
        assert thinned.people(key) <= whole.people(key)
        assert thinned.count(key) == len(thinned.people(key))
        if not key.startswith(DATE_PREFIX):
            before += whole.count(key)
            after += thinned.count(key)
    assert after / before == pytest.approx(0.7, abs=0.04)
    assert thinned.population == whole.population


def test_a_date_goes_with_all_that_it_implies(whole):
    thinned = SubsampledKnowledge(whole, 0.5, seed=2)
    for key in list(whole.terms(DATE_PREFIX))[::13]:
        for other in implied_keys(key):
            assert thinned.people(key) <= thinned.people(other)


def test_who_has_no_day_of_a_year_left_has_lost_the_year(whole):
    thinned = SubsampledKnowledge(whole, 0.5, seed=2)
    year = max(
        (key for key in whole.terms("date/19") if len(key) == 9 and "X" not in key), key=whole.count
    )
    days = [key for key in whole.terms(year + "-") if key.count("-") == 2]
    with_day = set().union(*map(whole.people, days))
    still = set().union(*map(thinned.people, days))
    assert set(thinned.people(year)) & with_day == still
    assert 0 < len(still) < len(with_day)


def test_it_is_the_same_in_any_order_and_another_by_another_seed(whole):
    keys = some_keys(whole)
    one, same, other = (SubsampledKnowledge(whole, 0.4, seed=seed) for seed in (3, 3, 4))
    lists = [one.people(key) for key in keys]
    assert lists == [same.people(key) for key in reversed(keys)][::-1]
    assert lists != [other.people(key) for key in keys]
    assert len({one.fingerprint, same.fingerprint, other.fingerprint, whole.fingerprint}) == 3


def test_terms_that_nobody_has_are_no_terms(whole):
    thinned = SubsampledKnowledge(whole, 0.5, seed=1)
    gone = [key for key in some_keys(whole, 11) if not thinned.people(key)]
    assert gone and not any(key in thinned for key in gone)
    assert not set(gone) & {term for key in gone for term in thinned.prefixes(key)}


def test_words_that_are_named_stay_terms_that_nobody_has(whole):
    forgetful = SubsampledKnowledge(whole, 0.5, seed=1)
    keys = some_keys(whole, 11)
    gone = [key for key in keys if key not in forgetful and "/" not in key]
    thinned = SubsampledKnowledge(whole, 0.5, seed=1, words=[*gone[:3], "no term of it"])
    assert [key for key in gone if key in thinned] == gone[:3]
    assert gone[0] in thinned.prefixes(gone[0]) and not thinned.people(gone[0])
    assert "no term of it" not in thinned
    everything = SubsampledKnowledge(whole, 0.5, seed=1, words=whole)
    assert all(key in everything for key in keys)
    assert len({one.fingerprint for one in (forgetful, thinned, everything)}) == 3
