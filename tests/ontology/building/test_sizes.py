"""Classes of size from the number of inhabitants."""

import pytest

from spacy_kanon.ontology.build import SIZES
from tests.kb.sources.entities import entity
from tests.ontology.building.test_source import read
from tests.ontology.items import CITY, HUMAN_SETTLEMENT, NORWAY, item, ontology_of

BIG, MILLIONS = (number for number, _ in SIZES)
PORT, COUNTY = 9119, 28575


@pytest.fixture(scope="module")
def sized(tmp_path_factory):
    towns = {
        2001: ([CITY], 130_000),
        2002: ([CITY], 110_000),  # too near the bound
        2003: ([CITY], 3_000_000),
        2004: ([PORT], 130_000),  # a subclass of cities
        2005: ([COUNTY], 3_000_000),  # no city
        2006: ([CITY, BIG], 130_000),  # said already
        2007: ([CITY], 0),
    }
    items = [
        item(BIG, "big city", P279=[CITY]),
        item(MILLIONS, "city with millions of inhabitants", P279=[BIG]),
        item(PORT, "port city", P279=[CITY]),
        item(COUNTY, "county", P279=[HUMAN_SETTLEMENT]),
        *(
            item(number, f"Town {number}", P31=classes, P17=[NORWAY])._replace(population=count)
            for number, (classes, count) in towns.items()
        ),
    ]
    uses = {MILLIONS: 1, **dict.fromkeys(towns, 1)}
    return ontology_of(tmp_path_factory.mktemp("sizes") / "ontology", items, uses)


def test_a_city_has_the_class_of_its_size(sized, number, classes):
    row = sized.row_of(f"Q{number}")
    assert [sized.label(one) for one in sized.classes(row)] == classes
    assert (f"Q{number}" in sized.member_ids(f"class/Q{BIG}")) == ("big city" in classes)


def test_inhabitants_of_a_dump(tmp_path, statements, population):
    _, items = read(tmp_path, entity("Q1", "Town", claims={"P1082": statements}))
    assert items[0].population == population
