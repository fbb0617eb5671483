"""The joint decision against brute force in plain sets, its guarantee, and one wording a term."""

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity import joint
from spacy_kanon.anonymity.recode import choose_wordings, count_jointly
from spacy_kanon.anonymity.state import Choice, Term, Wording, check_choice
from spacy_kanon.lang.language_rules import NAME
from spacy_kanon.names import LOC, STAR
from tests.anonymity.cases import PEOPLE as FEW
from tests.anonymity.cases import documents, shared_core
from tests.anonymity.joint import cases
from tests.growth import assert_linear
from tests.refusals import refused

SEEDS = st.integers(0, 2**32)
STRATEGIES = ["best", "greedy", "random"]
OSLO, NORWEGIAN, JUDOKA = range(0, 20), range(0, 60), range(17, 40)
EVERYBODY = 100
PEOPLE = 6
ITEMS = st.lists(
    st.tuples(st.integers(1, 2**PEOPLE - 1), st.integers(1, 9), st.integers(-1, 2)), max_size=5
)
THE_STAR = Wording(STAR, NAME)


def release(task: cases.Problem, **options):
    return joint.choose_jointly(task.chains, k=task.k, population=task.population, **options)


def test_what_stays(lists, values, levels, support):
    chains = [
        cases.stays(range(*bounds), value) for bounds, value in zip(lists, values, strict=True)
    ]
    result = joint.choose_jointly(chains, k=5, population=EVERYBODY)
    assert (result.levels, result.support) == (levels, support)
    assert result.support >= 5 and result.optimality == 1.0 and result.bound == result.value


@settings(max_examples=300, deadline=None)
@given(SEEDS)
def test_best_equals_brute_force_on_chains(seed):
    task = cases.problem(seed, most_terms=4, most_levels=3)
    best = cases.best_value(task)
    result = release(task)
    if best is None:
        assert result.support < task.k and result.value == 0.0
        assert result.levels == tuple(len(chain.people) for chain in task.chains)
        return
    fit = cases.people_of(task, result.levels)
    assert fit is not None and len(fit) == result.support >= task.k
    assert result.value == pytest.approx(cases.value_of(task, result.levels))
    assert result.value == pytest.approx(best, abs=1e-9)
    assert result.optimality == 1.0


@settings(max_examples=80, deadline=None)
@given(SEEDS, st.integers(0, 12))
def test_wordings_that_exclude_each_other_are_bounded_by_the_best_of_them(seed, node_budget):
    task = cases.problem(seed, most_terms=4, most_levels=3, people=14, grows=0.0)
    best, result = cases.best_value(task), release(task, node_budget=node_budget)
    if best is not None:
        assert result.value <= best + 1e-9 and result.bound >= best - 1e-9
        assert release(task).value == pytest.approx(best, abs=1e-9)


@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_best_equals_brute_force_on_what_stays(seed):
    task = cases.problem(seed, most_terms=15, most_levels=1, people=30)
    result = release(task)
    if result.support >= task.k:
        assert result.value == pytest.approx(cases.best_of_two_levels(task), abs=1e-9)


@settings(max_examples=200, deadline=None)
@given(SEEDS, st.sampled_from(["greedy", "random"]))
def test_greedy_and_random_are_feasible_and_maximal(seed, strategy):
    task = cases.problem(seed, most_terms=6, most_levels=3)
    result = release(task, strategy=strategy, seed=seed)
    if result.support < task.k:
        return
    fit = cases.people_of(task, result.levels)
    assert fit is not None and len(fit) == result.support >= task.k
    assert result.value <= release(task).value + 1e-9
    for number, chain in enumerate(task.chains):
        least = 0.0 if result.levels[number] == len(chain.people) else None
        value = chain.values[result.levels[number]] if least is None else least
        for level, other in enumerate(chain.values):
            if other > value:
                levels = [*result.levels[:number], level, *result.levels[number + 1 :]]
                fit = cases.people_of(task, levels)
                assert fit is None or len(fit) < task.k


@settings(max_examples=150, deadline=None)
@given(SEEDS, st.integers(0, 12))
def test_a_budget_keeps_the_promise_and_a_true_bound(seed, node_budget):
    task = cases.problem(seed, most_terms=12, most_levels=1, people=30)
    result = release(task, node_budget=node_budget)
    if result.support < task.k:
        return
    best = cases.best_of_two_levels(task)
    assert result.support >= task.k and result.nodes <= node_budget
    assert result.value <= best + 1e-9 and result.bound >= best - 1e-9
    assert result.value >= release(task, strategy="greedy").value - 1e-9
    assert 0.0 <= result.optimality <= 1.0


@settings(max_examples=200, deadline=None)
@given(SEEDS, SEEDS, st.sampled_from(STRATEGIES))
def test_no_missing_fact_breaks_a_joint_release(seed, more, strategy):
    """The theorem: in every knowledge base that contains ours, the release and every part of it
    fits at least k people."""
    task = cases.problem(seed, most_terms=6, most_levels=2)
    result = release(task, strategy=strategy, seed=seed)
    if result.support < task.k:
        return
    chance = random.Random(more)
    population = task.population + chance.randint(0, 10)

    def richer(people: BitMap) -> BitMap:
        return people | BitMap(p for p in range(population) if chance.random() < 0.3)

    chains = tuple(
        joint.Chain(tuple(p if p is None else richer(p) for p in chain.people), chain.values)
        for chain in task.chains
    )
    grown = cases.Problem(chains, task.k, population)
    levels = [
        level if chance.random() < 0.7 else len(chain.people)
        for chain, level in zip(task.chains, result.levels, strict=True)
    ]
    for shown in (result.levels, levels):
        fit = cases.people_of(grown, shown)
        assert fit is not None and len(fit) >= task.k


def test_chains_that_do_not_grow_are_counted_truly():
    grows = joint.Chain((BitMap(OSLO), None, BitMap(NORWEGIAN)), (3.0, 2.0, 1.0))
    shrinks = joint.Chain((BitMap(NORWEGIAN), BitMap(OSLO)), (2.0, 3.0))
    apart = joint.Chain((BitMap(OSLO), BitMap(JUDOKA)), (3.0, 2.0))
    chains = [grows, shrinks, apart]
    result = joint.choose_jointly(chains, k=5, population=EVERYBODY)
    assert (result.levels, result.support, result.value) == ((0, 1, 0), 20, 9.0)


@pytest.mark.parametrize("k", [5, 6, 7, 8])
def test_sixty_terms_with_people_in_common(k):
    chains = [cases.stays(people) for people in shared_core(60, seed=1)]
    result = joint.choose_jointly(chains, k=k, population=20_000)
    assert result.support >= k and result.optimality == 1.0
    assert (result.value == 60.0) == (k <= 6)


def allowed_sets(groups):
    """All sets of items of which no two are of one group."""
    for taken in product((False, True), repeat=len(groups)):
        named = [group for group, took in zip(groups, taken, strict=True) if took and group >= 0]
        if len(set(named)) == len(named):
            yield [number for number, took in enumerate(taken) if took]


@settings(max_examples=50, deadline=None)
@given(ITEMS)
def test_bounds_are_what_the_best_set_is_worth(items):
    masks, values, groups = [[item[n] for item in items] for n in range(3)]
    sets = list(allowed_sets(groups))
    best = max(sum(values[number] for number in numbers) for numbers in sets)
    assert joint.most_of(zip(values, range(len(items)), strict=True), groups) == best
    lists = [BitMap(person for person in range(PEOPLE) if mask >> person & 1) for mask in masks]
    everybody = BitMap(range(PEOPLE))
    sums = joint.reaches(everybody, lists, values, groups)
    for person in range(PEOPLE):
        fitting = [ns for ns in sets if all(masks[number] >> person & 1 for number in ns)]
        assert sums[person] == max(sum(values[number] for number in ns) for ns in fitting)
    options = [(mask, value, number) for number, (mask, value, _) in enumerate(items)]
    assert joint.sums_of(PEOPLE, options, groups, 0).tolist() == sums.tolist()


def test_a_chain_among_few_people(masks, values, apart):
    options = [(mask, value, n) for n, (mask, value) in enumerate(zip(masks, values, strict=True))]
    assert joint.ungrouped(options, [4, 4])[0] == apart


def literal(chains, levels, chain, level):
    people = set(range(EVERYBODY))
    for number, entry in enumerate(chains):
        at = level if number == chain else levels[number]
        people &= set(entry.people[at]) if at < len(entry.people) else people
    return len(people)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_equals_one_intersection_per_question(seed):
    rng = random.Random(seed)
    lists = [BitMap(rng.sample(range(EVERYBODY), rng.randint(0, 90))) for _ in range(4)]
    chains = [
        joint.Chain(tuple(rng.choices(lists, k=size)), (1.0,) * size)
        for size in (rng.randint(0, 3) for _ in range(rng.randint(0, 7)))
    ]
    levels = tuple(rng.randint(0, len(chain.people)) for chain in chains)
    changed = joint.LeaveOneOut(chains, levels, population=EVERYBODY)
    for number, chain in enumerate(chains):
        for level in range(len(chain.people) + 1):
            expected = literal(chains, levels, number, level)
            assert changed.support(number, level) == expected
    spoken = [chains[number].people[levels[number]] for number in changed.speaking]
    told = [c.people[at] for c, at in zip(chains, levels, strict=True) if at < len(c.people)]
    assert len(spoken) == len(set(map(bytes, map(BitMap.serialize, told))))


def test_forty_thousand_chains_with_few_lists():
    rng = random.Random(1)
    lists = [BitMap(rng.sample(range(EVERYBODY), 80)) for _ in range(5)]

    def ask_all(count):
        chains = [
            joint.Chain((BitMap([number % 100]), rng.choice(lists)), (2.0, 1.0))
            for number in range(count)
        ]
        changed = joint.LeaveOneOut(chains, (1,) * len(chains), population=EVERYBODY)
        supports = [changed.support(number, 0) for number in range(len(chains))]
        assert set(supports) <= {0, 1} and len(changed.speaking) == 5

    assert_linear(ask_all, 40_000)  # No intersection of all for each question.


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
    choice, release = choose_wordings(terms, k=k, population=FEW)
    check_choice(terms, choice)
    left, uncounted = set(range(FEW)), []
    for number, (one, level) in enumerate(zip(terms, choice.levels, strict=True)):
        says = one.wordings[level].says if level is not None else one.people and (one.people,)
        assert says is not None or level is None, "what cannot be counted is no wording"
        if says is None or (level is None and one.people is None):
            uncounted.append(number)
        for people in says or ():
            left &= set(people)
    assert len(left) == release.support >= k
    counted = count_jointly(terms, choice, k=k, population=FEW)
    assert not counted.breaches and list(counted.uncounted) == uncounted
    assert set(counted.supports.values()) <= {len(left)}


@pytest.mark.parametrize("levels", [(3,), (-1,), (None,), (), (0, 0)])
def test_levels_that_do_not_exist_are_refused(levels):
    place = term(BitMap(range(2)), Wording("city", says=(BitMap(range(60)),)))
    refused(r"KN44[01]", check_choice, [place], Choice(levels))
