import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.reader import open_ontology
from tests.ontology.items import WORLD, MemorySource
from tests.ontology.items import item as entity
from tests.refusals import refused


def test_readings(world, text, expected):
    assert [(world.item_id(one.row), one.how) for one in world.readings(text)] == expected
    assert (text in world) == bool(expected)


def test_chains(world, item, name, first):
    assert [world.label(row) for row in world.chain(world.row_of(item), name)] == first


def test_places_and_strings(world):
    for item, country, division in [
        ("Q585", "Norway", None),  # Of two countries the one its divisions lead to.
        ("Q26793", "Norway", "Vestland"),
        ("Q204457", "Norway", "Oslo"),
        ("Q803", None, None),  # Of two countries of today, one of which has no code.
        ("Q804", "Sweden", None),  # The other is gone.
        ("Q805", None, None),
        ("Q806", "Finland", None),
        ("Q807", "Finland", None),  # In two divisions.
        ("Q20", None, None),
    ]:
        row = world.row_of(item)
        found = [
            None if one < 0 else world.label(one)
            for one in (world.country(row), world.division(row))
        ]
        assert found == [country, division], item
    assert world.strings(world.row_of("Q20")) == ["Kingdom of Norway", "Norway", "Norwegian"]


def test_words_are_classes_of_people_and_values_of_facts_without_a_capital(tmp_path):
    people = entity(215627, "person"), entity(901, "boffin", aliases=["egghead"], P279=[215627])
    degree = entity(163727, "honorary degree", aliases=["honoris causa", "HC"], P31=[618779])
    others = entity(618779, "award"), entity(585, "Oslo", aliases=["oslo"]), entity(7, "gadget")
    source = MemorySource([*people, degree, *others], {901: 1, 163727: 1, 585: 4, 7: 0})
    build_ontology(source, tmp_path / "ontology")
    words = open_ontology(tmp_path / "ontology").person_words()
    assert set(words) == {"person", "boffin", "egghead", "honorary degree", "honoris causa", "HC"}


def test_members_are_what_a_phrase_is_true_of(world, phrase, expected):
    assert set(world.member_ids(phrase)) == expected
    assert world.phrase_id(world.phrase_of(phrase)) == phrase


def test_members_equal_a_walk_over_plain_sets(world):
    above = {one.number: (set(one.edges[0]), set(one.edges[1])) for one in WORLD}
    for one in WORLD:
        item = f"Q{one.number}"
        try:
            world.row_of(item)
        except KanonError:
            continue
        classes = {one.number}
        while True:
            more = {n for n, (_, up) in above.items() if up & classes} | classes
            if more == classes:
                break
            classes = more
        members = classes | {n for n, (kinds, _) in above.items() if kinds & classes}
        found = {int(name[1:]) for name in world.member_ids(f"class/{item}")}
        assert found == members & {int(i) for i in world._numbers.tolist()}


@pytest.mark.parametrize("phrase", ["", "class", "class/Q1/in", "city/Q515", "class/x", "a/b/c/d"])
def test_an_unknown_phrase_is_an_error(world, phrase):
    refused("KN406", world.phrase_of, phrase)


@pytest.mark.parametrize("item", ["Q1", "Q999999", "585", "", "Q", "L7", "Q-5"])
def test_an_unknown_item_is_an_error(world, item):
    refused("KN406", world.row_of, item)


@pytest.mark.parametrize("text", ["\ud800", "Norway\ud800 and more", "\0", "Nor\0way and more"])
def test_what_no_trie_can_hold_is_unknown(world, text):
    assert world.readings(text) == [] and text not in world
