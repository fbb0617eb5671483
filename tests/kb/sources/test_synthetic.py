from collections import Counter

import pytest
import synthetic_people
from synthetic_people import SyntheticPeople, world

from spacy_kanon.errors import KanonError
from spacy_kanon.names import KINDS


def rows_of(n_people, seed=0):
    return [row for batch in SyntheticPeople(n_people, seed).batches() for row in batch]


@pytest.fixture(scope="module")
def rows():
    return rows_of(4_000)


def test_the_same_size_and_seed_give_the_same_people():
    assert rows_of(50, 7) == rows_of(50, 7)
    assert rows_of(50, 7) != rows_of(50, 8)


def test_a_larger_population_begins_with_the_same_names():
    small = {row for row in rows_of(50) if row.origin != "P26"}
    large = {row for row in rows_of(80) if row.origin != "P26"}
    assert small == {row for row in large if row.person < 50}


def test_every_person_has_a_name_and_a_country(rows):
    assert {row.person for row in rows if row.origin == "name"} == set(range(4_000))
    assert {row.person for row in rows if row.origin == "P27"} == set(range(4_000))
    assert {row.kind for row in rows} <= set(KINDS)


def test_some_terms_fit_thousands_and_most_names_one(rows):
    counts = Counter(key for key, _ in {(row.key, row.person) for row in rows})
    assert counts["United States"] > 500
    assert 20 < counts["Norway"] < 400
    assert sum(count == 1 for count in counts.values()) > 0.5 * len(counts)


def test_population_and_description(monkeypatch):
    monkeypatch.setattr(synthetic_people, "BLOCK", 64)
    source = SyntheticPeople(65, 3)
    assert source.population == 65
    assert source.describe()["seed"] == 3
    assert [len({row.person for row in batch}) for batch in source.batches()] == [64, 1]


@pytest.mark.parametrize("n_people", [0, -1])
def test_a_population_of_nobody(n_people):
    with pytest.raises(KanonError, match="KN300"):
        SyntheticPeople(n_people)


def test_the_world_is_sound():
    items = [item for _, item in [*world().cities, *world().occupations] if item]
    items += [country["item"] for country in world().countries]
    assert len(items) == len(set(items)) and all(item[0] == "Q" for item in items)
    assert all(country["culture"] for country in world().countries)
