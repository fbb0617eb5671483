"""What is promised of a population, against sums in whole numbers and populations drawn anew."""

import math
from fractions import Fraction
from itertools import chain, combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity import population
from spacy_kanon.anonymity.decide import decide
from spacy_kanon.anonymity.population import Sample, match_risk, sentence_of, tail
from spacy_kanon.anonymity.state import Options
from spacy_kanon.names import LOC, SYNTHETIC
from spacy_kanon.types import Mention, Population
from tests.fakes import FakeKnowledge


def exact_tail(fitting, least, drawn, size):
    """P(Hyper >= least), as it is written."""
    ways = sum(
        math.comb(fitting, j) * math.comb(size - fitting, drawn - j)
        for j in range(max(least, 0), min(fitting, drawn) + 1)
    )
    return Fraction(ways, math.comb(size, drawn))


@given(st.data())
def test_the_tail_is_the_sum_in_whole_numbers(data):
    size = data.draw(st.integers(1, 300))
    drawn, fitting, least = (data.draw(st.integers(0, size)) for _ in range(3))
    exact = float(exact_tail(fitting, least, drawn, size))
    assert tail(fitting, least, drawn, size) == pytest.approx(exact, rel=1e-9, abs=1e-12)


@given(st.integers(2, 12), st.integers(1, 10_000), st.integers(20, 60), st.booleans())
def test_needed_is_the_least_count_that_keeps_the_confidence(k, sets, people, synthetic):
    size = 100
    sampling = {"sampling": SYNTHETIC} if synthetic else {}
    sample = Sample(Population("p", size, **sampling), people)
    asked, k = k, k * population.MARGIN if synthetic else k

    def chance(counted):
        extra = people, counted + k - 1
        if synthetic:
            return exact_tail(min(extra[1], size + people), counted, people, size + people)
        return exact_tail(k - 1, counted, people, size)

    least = next(s for s in range(1, people + 2) if s > people or sets * chance(s) <= 0.05)
    found = sample.needed(asked, sets)
    assert found == least or (found == least + 1 and sets * chance(least) > 0.0499)
    if not synthetic:
        assert found <= asked
    if found <= people:
        assert sample.promised(found, sets) >= asked
        assert sample.promised(found, sets) <= sample.promised(found) <= sample.estimated(found)[0]


def test_samples_of_any_size(monkeypatch):
    # The formula is the worst case over how many fit in both together.
    size, people, k, counted = 40, 20, 3, 4
    sample = Sample(Population("p", size, SYNTHETIC), people)
    worst = max(
        exact_tail(both, max(counted, both - k + 1), people, size + people)
        for both in range(counted, size + people + 1)
    )
    assert sample.chance(k - 1, counted) == pytest.approx(float(worst))
    sample = Sample(Population("us", 10**8), 10**5)
    exact = sample.promised(900), sample.estimated(900)
    population._promised.cache_clear(), population._quantile.cache_clear()
    monkeypatch.setattr(population, "_TERMS", 10)
    assert exact[0] * 0.9 < sample.promised(900) <= exact[0]
    assert sample.estimated(900) == pytest.approx(exact[1], rel=2e-3)
    population._promised.cache_clear(), population._quantile.cache_clear()


def drawn(rng, size=4000, terms=6):
    """People with terms that depend on each other, some of them rare."""
    hidden = rng.normal(size=(size, 2))
    loads = rng.normal(size=(2, terms)) * 1.5
    lean = hidden @ loads + rng.normal(size=(size, terms))
    return lean > np.quantile(lean, rng.uniform(0.4, 0.995, terms), axis=0).diagonal()


def test_what_a_sample_decides_fits_k_of_the_population(guarantee, sampling, least):
    """Of 120 releases decided on a tenth, at most 5 % (and 3 standard errors) fit fewer than k, nor
    where the terms of a synthetic sample do not depend on each other, as those of people do."""
    rng = np.random.default_rng(33)
    names = [f"Town{n}" for n in range(6)]
    text = " ".join(names)
    bounds = [(text.index(name), text.index(name) + len(name)) for name in names]
    broken = kept = 0
    for _ in range(120):
        whole = drawn(rng)
        sample = whole[rng.choice(len(whole), len(whole) // 10, replace=False)]
        if sampling == SYNTHETIC:
            sample = rng.permuted(sample, axis=0)
        people = {name: np.flatnonzero(sample[:, n]).tolist() for n, name in enumerate(names)}
        known = {name: ids for name, ids in people.items() if ids}
        settings = {"population": len(sample), "kinds": dict.fromkeys(names, LOC)}
        town = Population("town", len(whole), sampling)
        knowledge = FakeKnowledge(known, **settings, sample_of=town)
        mentions = [
            Mention(*bounds[n], LOC, name, (name,) if name in knowledge else ())
            for n, name in enumerate(names)
        ]
        state = decide(text, mentions, knowledge, Options(k=5, guarantee=guarantee))
        stays = [n for n, decision in enumerate(state.decisions) if not decision.masked]
        kept += len(stays)
        sets = chain.from_iterable(combinations(stays, n + 1) for n in range(len(stays)))
        shown = [part for part in sets if sample[:, part].all(axis=1).any()]
        parts = [stays] if guarantee == "joint" else shown
        sizes = [whole[:, part].all(axis=1).sum() for part in parts]
        assert state.fits["needed"] <= 5 * (population.MARGIN if sampling == SYNTHETIC else 1)
        assert (state.k_reached or 5) >= 5
        broken += min(sizes, default=5) < 5
    assert kept > least
    assert broken / 120 <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / 120)


@pytest.mark.parametrize("size,sampled", [(None, False), (50, False), (51, True)])
def test_a_list_of_everybody_is_decided_as_before(size, sampled):
    people = {"Oslo": range(10), "Bergen": range(7, 20)}
    whole = None if size is None or size == 50 else Population("town", size)
    knowledge = FakeKnowledge(people, population=50, sample_of=whole)
    mentions = [Mention(0, 4, LOC, "Oslo", ("Oslo",)), Mention(5, 11, LOC, "Bergen", ("Bergen",))]
    state = decide("Oslo Bergen", mentions, knowledge, Options(k=5))
    assert bool(state.fits) == sampled
    assert state.k_reached == (state.fits["promised"] if sampled else 13)


def test_the_sentence_says_the_confidence():
    sample = Sample(Population("us", 335_000_000, SYNTHETIC), 300_000)
    said = sentence_of(sample.fits(37, 1, 2))
    assert said == (
        "about 41,000 of 335 million people (us) fit what is left (95% sure: at least 6,100); "
        "37 of the sample of 300,000 were counted"
    )


@given(st.lists(st.sets(st.integers(0, 30), min_size=1), max_size=5))
def test_the_risk_of_a_match(lists):
    postings = [BitMap(people) for people in lists]
    fitting = len(BitMap.intersection(*postings)) if postings else 31
    assert match_risk(postings, 31, None) == (1 / fitting if fitting else 1.0)
    risk = match_risk(postings, 31, Sample(Population("p", 31_000), 31))
    assert 1 / 31_000 * 0.999 <= risk <= 1
    if fitting:
        assert risk == pytest.approx(31 / (31_000 * fitting), rel=1e-6)
