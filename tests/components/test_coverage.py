"""Whom a wording fits, held against plain sets over the small world of the ontology's tests."""

import pytest
from pyroaring import BitMap

from spacy_kanon.components.wikidata_generalizer import Coverage
from spacy_kanon.lang.en.dates import date_keys
from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.names import DATETIME, DEM, LOC, MISC, PERSON, QUANTITY
from spacy_kanon.ontology.options import STAR_OPTION, Option, rule_options
from spacy_kanon.types import TermRow

from ..kb.people import kb_of
from ..ontology.items import ontology_of

CITY_IN_NORWAY = Option("city in Norway", phrase="class/Q515/in/Q20")
PLACES = {"Oslo": ("Q585", {0, 1, 2}), "Bergen": ("Q26793", {2, 3, 4}), "Norway": ("Q20", {5, 6})}
YEARS = {1971: {0, 1}, 1978: {2}, 1984: {3}}


def rows(*, items):
    found = []
    for name, (item, people) in PLACES.items():
        for person in sorted(people):
            found.append(TermRow(name, person, LOC, "P19"))
            found += [TermRow(f"item/{item}", person, LOC, "P19")] if items else []
    for year, people in YEARS.items():
        for person in sorted(people):
            found += [TermRow(key, person, DATETIME, "P569") for key in date_keys(year, 5, 3)]
    # Persons called like a city, and a university that is no place.
    found += [TermRow("Christiania", 7, PERSON, "label"), TermRow("UiO", 8, MISC, "P69")]
    return found


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    return ontology_of(tmp_path_factory.mktemp("ontology") / "world")


@pytest.fixture(scope="module")
def kbs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kb")
    return {n: kb_of(folder / n, rows(items=n == "items"), 10) for n in ("items", "names")}


@pytest.fixture(scope="module")
def by_items(world, kbs):
    return Coverage(world, kbs["items"])


@pytest.fixture(scope="module")
def by_names(world, kbs):
    return Coverage(world, kbs["names"])


def sets(coverage, option, kind=LOC):
    says = coverage.wording(option, kind).says
    return says if says is None else [set(people) for people in says]


@pytest.mark.parametrize("way", ["by_items", "by_names"])
def test_a_class_fits_the_union_of_its_members_and_names_its_place(way, request):
    coverage = request.getfixturevalue(way)
    assert sets(coverage, CITY_IN_NORWAY) == [{0, 1, 2, 3, 4}, {5, 6}]
    assert sets(coverage, Option("city", phrase="class/Q515")) == [{0, 1, 2, 3, 4}]
    assert sets(coverage, Option("country", phrase="class/Q6256")) == [{5, 6}]
    assert sets(coverage, Option("film", phrase="class/Q11424"), MISC) == [set()]


def test_names_of_other_kinds_or_other_things_do_not_count(world, tmp_path):
    """Nobody is counted as being from Christiania because that is their name, and "Georgia", a
    country and a state of another, is as a name alone counted for neither."""
    assert len(world.readings("Georgia")) == 2
    with kb_of(tmp_path / "kb", [*rows(items=False), TermRow("Georgia", 9, LOC, "P19")]) as kb:
        coverage = Coverage(world, kb)
        assert sets(coverage, CITY_IN_NORWAY)[0] == {0, 1, 2, 3, 4}
        assert sets(coverage, Option("country", phrase="class/Q6256")) == [{5, 6}]


# The text of an option, the keys of each date that it names, people; without keys None.
def test_dates(by_items, text, keys, people):
    option = Option(text) if keys is None else Option(text, keys=keys)
    assert sets(by_items, option, DATETIME) == people


def test_options_of_dates_are_counted_and_wordings_shared(by_items, world, kbs):
    for text in ("23 May 1972", "1988–1990", "between 1971 and 1984", "10 May", "1970s", "1988/89"):
        for option in rule_options(text, DATETIME, rules=ENGLISH):
            assert by_items.wording(option, DATETIME).says is not None, option
    assert sets(by_items, STAR_OPTION, DATETIME) == []
    first = by_items.wording(CITY_IN_NORWAY, LOC)
    assert by_items.wording(CITY_IN_NORWAY, LOC) is first
    assert first.says[0] == BitMap(range(5)) and first.phrase == CITY_IN_NORWAY.phrase
    with pytest.warns(UserWarning, match="KN448"):
        assert Coverage(world, kbs["names"]).match == "surfaces"


@pytest.mark.parametrize("kind,text", [(PERSON, "Ada Lovelace"), (QUANTITY, "100-acre")])
def test_people_and_numbers_say_nothing(by_items, kind, text):
    for option in rule_options(text, kind, rules=ENGLISH, person=12):
        assert sets(by_items, option, kind) == []


def test_a_decade_before_the_common_era_is_not_the_one_after_it(world, tmp_path):
    people = [TermRow("date/124X", person, DATETIME, "P569") for person in range(9)]
    with kb_of(tmp_path / "kb", [*people, TermRow("item/Q585", 9, LOC, "P19")]) as kb:
        decade, *_ = rule_options("1240 BC", DATETIME, rules=ENGLISH)
        assert decade.text == "date in the 1240s BC"
        assert sets(Coverage(world, kb), decade, DATETIME) is None


def test_a_wording_is_also_read_as_the_author_might_have_meant_it(world, tmp_path):
    scientists = [TermRow("item/Q520549", person, DEM, "P106") for person in range(6)]
    scientists += [TermRow("item/Q901", 6, DEM, "P106"), TermRow("scientist", 6, DEM, "P106")]
    option = Option("scientist", phrase="class/Q901")
    with kb_of(tmp_path / "kb", scientists) as kb:
        assert sets(Coverage(world, kb), option, DEM) == [{*range(7)}, {6}]
