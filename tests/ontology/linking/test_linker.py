import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spacy_kanon.names import DEM, LOC, MISC, ORG, PERSON
from spacy_kanon.ontology.linker import SENTENCE, Linker
from spacy_kanon.ontology.options import MAX_OPTIONS
from spacy_kanon.ontology.reader import open_ontology
from tests.examples import examples
from tests.ontology.items import CITY, HUMAN_SETTLEMENT, NORWAY, item, ontology_of
from tests.refusals import refused


@pytest.fixture(scope="module")
def linker(world):
    return Linker(world)


@pytest.fixture(scope="module")
def sample():
    return Linker(open_ontology())


def test_methods(linker, text, kind, method, surface):
    linked = linker.link(text, kind)
    assert (linked.method, linked.surface) == (method, surface)
    assert [option.text for option in linked.options][-1] == "***"


def test_the_sentence_tells_a_language_from_a_nationality(linker, before, after, language):
    linked = linker.link("Norwegian", DEM, before, after)
    expected = ["Germanic language", "language"] if language else ["Scandinavian", "Nordic"]
    assert [option.text for option in linked.options][:2] == expected


def test_a_name_that_goes_on_is_part_of_a_longer_one(tmp_path):
    """ "Norwegian Harbour" is a town in another country."""
    town = item(777, "Norwegian Harbour", P31=[CITY])
    linker = Linker(ontology_of(tmp_path / "o", [town], {777: 9}))
    for after, said in ((" Harbour.", "***"), (" Prime Minister", "Scandinavian")):
        linked = linker.link("Norwegian", DEM, "of the ", after)
        assert linked.options[0].text == said


def test_the_sentence_names_the_class_of_a_title(linker, before, text, option):
    linked = linker.link(text, MISC, before)
    assert linked.options[0].text == option
    assert (linked.method == SENTENCE) == (option != "***")


@pytest.mark.parametrize("before", ["She starred in the film ", 'her single "', "the novels "])
def test_what_the_word_before_a_title_says_is_not_said_again(linker, before):
    linked = linker.link("Blade", MISC, before)
    assert [option.text for option in linked.options] == ["***"]


def test_a_county_seat_that_is_a_city_is_called_one(tmp_path):
    seat = item(62049, "county seat", P279=[HUMAN_SETTLEMENT])
    cities = item(777, "city of Vestland", P279=[CITY])
    hamar = item(18094, "Hamar", P31=[62049, 777], P17=[NORWAY])
    linker = Linker(ontology_of(tmp_path / "o", [seat, cities, hamar], {18094: 9}))
    assert linker.link("Hamar", LOC).options[0].text == "city in Norway"


def test_initials_in_brackets_are_of_the_name_before_them(linker):
    assert linker.link("CCP", ORG, "at a centre (").options[0].text == "***"
    assert linker.link("CCP", ORG, "taught at the ").options[0].text == "university"


def test_options_of_the_sample(linker, sample):
    for text, kind in [("Norway", LOC), ("Northern Europe", LOC), ("Scandinavian", DEM)]:
        for option in linker.link(text, kind, "in ").options:
            assert text.lower() not in option.text.lower()
    ontology = sample.ontology
    for text, kind in [("Oslo", LOC), ("Norway", LOC), ("geologist", DEM), ("Swedish", DEM)]:
        linked = sample.link(text, kind, "in ")
        for option in linked.options[:-1]:
            if option.phrase:
                assert set(linked.items) <= set(ontology.member_ids(option.phrase)), option
    for text, kind in [("Oslo", LOC), ("geologist", DEM), ("Swedish", DEM), ("novelist", DEM)]:
        options = sample.link(text, kind).options[:-1]
        sizes = [len(sample.ontology.member_ids(option.phrase)) for option in options]
        classes = [size for size, option in zip(sizes, options, strict=True)]
        assert classes[0] <= classes[-1]
    refused(r"KN321.*PERSON", linker.link, "Ada", PERSON)
    linked = linker.link("Georgia", LOC)
    # Country or state: the more often used one, if it is used nearly always.
    assert linked.items == ("Q1428",)
    assert linked.options[0].text == "state of the United States"


def test_the_bundled_sample(sample, text, kind, expected):
    options = [option.text for option in sample.link(text, kind).options]
    assert options[: len(expected)] == expected


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=60), st.sampled_from([LOC, ORG, DEM, MISC]), st.text(max_size=40))
def test_any_text_gets_a_list_that_ends_in_stars(linker, text, kind, before):
    options = [option.text for option in linker.link(text, kind, before).options]
    assert options[-1] == "***" and options.count("***") == 1
    assert len({option.casefold() for option in options}) == len(options) <= MAX_OPTIONS + 1


def test_chains_of_hundreds_of_levels_end(tmp_path):
    levels = 400
    classes = [
        item(1000 + level, f"Level {level}", P279=[1001 + level], wanted=level == 0)
        for level in range(levels)
    ]
    classes.append(item(1000 + levels, "top"))
    options = Linker(ontology_of(tmp_path / "deep", classes)).link("Level 0", MISC).options
    assert 1 < len(options) <= MAX_OPTIONS + 1


@pytest.fixture(scope="module")
def roles(tmp_path_factory):
    """Professions, offices and honours as Wikidata has them."""
    rows = examples(__file__)["roles"]
    items = [item(number, label, **more) for number, label, more in rows]
    ontology = ontology_of(
        tmp_path_factory.mktemp("roles") / "o", items, dict.fromkeys(range(2001, 2016), 1)
    )
    return Linker(ontology)


def test_what_people_are_by_a_job_an_office_or_an_honour(roles, text, expected):
    linked = roles.link(text, DEM, "She is a ", " in Oslo.")
    assert [option.text for option in linked.options[:-1]] == expected


@pytest.fixture(scope="module")
def homonyms(tmp_path_factory):
    """Two towns of one name, and two of which nothing tells the division."""
    states = {1001: "Bergenshire", 1002: "Osloshire"}
    items = [
        *(item(n, name, P31=[10864048], P17=[NORWAY], P131=[NORWAY]) for n, name in states.items()),
        item(10864048, "shire", P279=[HUMAN_SETTLEMENT]),
        item(532, "village", P279=[HUMAN_SETTLEMENT]),
        item(1003, "Ashby", P31=[CITY], P17=[NORWAY], P131=[1001]),
        item(1004, "Ashby", P31=[532], P17=[NORWAY], P131=[1002]),
        *(item(n, name, P31=[532], P17=[NORWAY]) for n, name in ((1005, "Welby"), (1007, "Selby"))),
        item(1006, "March", P31=[532], P17=[34]),
        item(1008, "Quenby", P31=[532]),
        item(2221906, "place"),
    ]
    uses = dict.fromkeys((2221906, *range(1001, 1009)), 1) | {1005: 20, 585: 20, 1008: 40}
    return Linker(ontology_of(tmp_path_factory.mktemp("homonyms") / "ontology", items, uses))


def test_towns_of_one_name(homonyms, text, after, says, says_not):
    linked = homonyms.link(text, LOC, "She was born in ", after)
    texts = [option.text for option in linked.options]
    assert any(says in option for option in texts)
    assert not [option for option in texts if any(word in option for word in says_not)]
