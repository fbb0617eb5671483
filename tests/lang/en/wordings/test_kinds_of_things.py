"""What a name names, by the name and its sentence; in doubt nothing."""

import pytest

from spacy_kanon.lang.en.wording_rules import ORDINARY_KINDS, kind_word, wider_word
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
        ("University of San Diego School of Law", ORG, "law school"),
        ("College of Arts and Sciences Recognition Award", ORG, "award"),
        ("Pro Football Hall of Fame", MISC, "hall of fame"),
        ("House of Lords", MISC, "legislature"),
        ("Senior Merchant of the East India Company", ORG, ""),
        ("Soviet Union and the Russian Federation", ORG, ""),
        ("Eldorado High School and Upper Canada College", ORG, ""),
        ("Hampton Court", LOC, ""),
        ("Hillingdon Court", ORG, ""),
        ("Gdańsk Regional Court", ORG, "court"),
        ("Criminal Division of the Court of Cassation", MISC, "judicial body"),
        ("Code of Criminal Procedure", MISC, "law"),
        ("The Da Vinci Code", MISC, ""),
        ("Karşıyaka Public Prosecutor", MISC, "legal official"),
        ("Mike Judge", MISC, ""),
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
        ("S. C. Xyzzy & Son", ORG, "company"),
        ("Steptoe and Son", MISC, ""),
        ("Young Communist League", ORG, "youth organization"),
        ("Oslo Youth Hockey League", ORG, "sports league"),
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
        ("films such as ", "House Party", " 2 (1991)", ORG, "creative work"),
        ("films such as ", "Mystic River", " (1991)", MISC, ""),
        ("won at the films' ", "Genie Award", " (1991)", MISC, "award"),
        ("hosted the ", "80th Academy Awards", "", MISC, "award ceremony"),
        ("won two ", "Academy Awards", "", MISC, "award"),
        ("born in ", "Lake Forest", ", Illinois", LOC, "place"),
        ("fell at ", "Mount Carmel", ", Ohio", LOC, ""),
        ("a school in ", "Lake Placid", ", and", LOC, ""),
        ("guest-starred on the ", "NBC", " anthology series", ORG, ""),
        ("starred in the ", "Xyzzy", " anthology series", ORG, ""),
        ("explored it. In My ", "Grandparents' War", " (2019)", MISC, ""),
        ("comedy The ", "Girls of Pleasure Island", ".", MISC, ""),
        ("at ", "Our Lady of Mercy Hospital", ".", ORG, "hospital"),
        ("uncredited roles in ", "Eagle Squadron", ".", MISC, ""),
        ("the band ", "Private Party", ".", ORG, ""),
        ("climbed ", "Mount Carmel", " twice", LOC, "mountain"),
        ("a history of ", "asthma", " since", MISC, "health problem"),
        ("an ", "asthma", " attack", MISC, ""),
        ("to teach ", "drama", ", English", MISC, ""),
        ("wrote a ", "drama", ".", MISC, "creative work"),
        ("under the ", "Insolvency Act", ".", MISC, "law"),
        ("a ", "Sister Act", " fan", MISC, ""),
        ("won the ", "Supreme Court Prize for Law", ".", MISC, "award"),
        ("from the ", "Yale School of Law", ".", ORG, "law school"),
        ("at the ", "Institute of Maritime Law", ".", ORG, "institute"),
        ("under ", "Law", " no. 3713", MISC, "law"),
        ("violation of Article 6 of the ", "Convention", ".", MISC, "treaty"),
        ("met at the ", "Democratic Convention", ".", MISC, "conference"),
        ("lawyer. ", "The Government", " disagreed", MISC, "government"),
        ("Convention on Seals (“", "the Convention", "”)", MISC, "treaty"),
        ("a meeting (“", "the Convention", "”)", MISC, ""),
        ("represented by their ", "Agent", ".", MISC, "representative"),
        ("starred in ", "Agent", ".", MISC, "creative work"),
        ("Rule 2 of the ", "Rules of Court", ".", ORG, "legal text"),
        ("The ", "Turkish Government", " said", ORG, "government"),
        ("candidate for ", "State Treasurer", "", MISC, "public office"),
        ("won the award for ", "Best Actress", "", MISC, "award"),
        ("died of ", "heart failure", "", DEM, "health problem"),
        ("played for ", "Richmond Kickers", "", ORG, "sports team"),
        ("played for ", "Xyzzy Motors", "", ORG, "sports team"),
        ("worked for ", "Xyzzy Motors", "", ORG, "company"),
        ("born in ", "Semaphore", "", LOC, "place"),
        ("loved in ", "Semaphore", "", LOC, ""),
        ("educated at ", "St. Mary’s", "", ORG, "school"),
        ("graduated from ", "Xyzzy", " in", LOC, "educational institution"),
        ("studied law at ", "Xyzzy", ".", ORG, "educational institution"),
        ("enrolled at the ", "Xyzzy Theater Institute", ",", ORG, "educational institution"),
        ("a patient at the ", "Xyzzy Theater Institute", ",", ORG, "institute"),
        ("graduated from ", "Yale", " Law School", ORG, ""),
        ("graduated from ", "Xyzzy", " high school", ORG, ""),
        ("graduated from the ", "Germans", ".", DEM, ""),
        ("a letter from ", "Xyzzy", ".", ORG, ""),
    ],
)
def test_sentences_that_say_it(before, name, after, kind, noun):
    assert kind_word(name, kind, before=before, after=after) == noun


@pytest.mark.parametrize(
    "noun,wider",
    [
        ("court", "judicial body"),
        ("law", "legal text"),
        ("lawyer", "jurist"),
        ("company", "business"),
        ("film", ""),
    ],
)
def test_a_wider_word_does_not_hold_the_narrower_one(noun, wider):
    assert wider_word(noun) == wider
    assert not wider or wider in ORDINARY_KINDS
    assert noun not in wider.split()


def test_every_answer_is_an_ordinary_word():
    assert {"school", "court case", "academic degree", "health problem"} <= ORDINARY_KINDS
    assert not any(noun != noun.lower() for noun in ORDINARY_KINDS)
