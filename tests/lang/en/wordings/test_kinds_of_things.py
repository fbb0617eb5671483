"""What a name names, by the name and its sentence; in doubt nothing."""

import pytest

from spacy_kanon.lang.en.wordings.kinds_of_things import ORDINARY_KINDS, kind_word
from spacy_kanon.names import DEM, LOC, MISC, ORG


@pytest.mark.parametrize(
    "name,kind,noun",
    [
        ("Kearny High School", ORG, "high school"),
        ("University of Miami", ORG, "university"),
        ("the University of Nijmegen in the Netherlands", ORG, "university"),
        ("Royal National Theatre", LOC, "theatre"),
        ("The New York Times", ORG, "newspaper"),
        ("Rock Creek Cemetery", LOC, "cemetery"),
        ("Hamer v. Sidway", MISC, "court case"),
        ("USS Maine", MISC, "ship"),
        ("42nd Infantry Division", ORG, "military unit"),
        ("Pulitzer Prize", MISC, "award"),
        ("2008 Summer Olympics", MISC, "games"),
        ("Treaty of Utrecht", MISC, "treaty"),
        ("Lake Erie", LOC, "lake"),
        ("Republican Party", ORG, "political party"),
        ("Tea Party", MISC, ""),
        ("Artist Faculty at New York University", ORG, ""),
        ("A Chorus of Disapproval", MISC, ""),
        ("Drama and Music School", ORG, "school"),
        ("School", ORG, ""),
        ("Congress", ORG, "legislature"),
        ("high school", MISC, ""),
        ("Chief of the Training Center", DEM, ""),
        ("Oslo", LOC, ""),
        ("", LOC, ""),
        ("“", MISC, ""),
    ],
)
def test_names_that_say_it(name, kind, noun):
    assert kind_word(name, kind) == noun


@pytest.mark.parametrize(
    "before,name,after,kind,noun",
    [
        ("earned a ", "B.A.", " from", MISC, "academic degree"),
        ("received his ", "Bachelor of Arts", " in", DEM, "academic degree"),
        ("received his ", "Bachelor of Arts", " degree", DEM, ""),
        ("received his ", "Bachelor", "'s degree", MISC, ""),
        ("the romantic ", "comedy", " Heartbreakers", MISC, "creative work"),
        ("the ", "comedy", " show", MISC, ""),
        ("moved to Boston, ", "MA", "", LOC, ""),
        ("starred in ", "Lawn Dogs", ".", LOC, "creative work"),
        ("wrote the novels ", "Lawn Dogs", " (1997)", MISC, "creative work"),
        ("was mayor of ", "Lawn Dogs", " (1997)", LOC, ""),
        ("starred in ", "Mystic River", ".", LOC, ""),
        ("candidate for ", "State Treasurer", "", MISC, "public office"),
        ("won the award for ", "Best Actress", "", MISC, "award"),
        ("died of ", "heart failure", "", DEM, "health problem"),
        ("played for ", "Richmond Kickers", "", ORG, "sports team"),
        ("born in ", "Semaphore", "", LOC, "place"),
        ("loved in ", "Semaphore", "", LOC, ""),
        ("educated at ", "St. Mary’s", "", ORG, "school"),
    ],
)
def test_sentences_that_say_it(before, name, after, kind, noun):
    assert kind_word(name, kind, before=before, after=after) == noun


def test_every_answer_is_an_ordinary_word():
    assert {"school", "court case", "academic degree", "health problem"} <= ORDINARY_KINDS
    assert not any(noun != noun.lower() for noun in ORDINARY_KINDS)
