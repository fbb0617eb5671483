"""Readings that a phrase cannot have in its sentence."""

import pytest

from spacy_kanon.names import DEM, LOC, MISC, ORG
from spacy_kanon.ontology.linker import agrees, is_cut_short, is_fragment, is_nickname, said_of
from spacy_kanon.ontology.surfaces import Option


@pytest.mark.parametrize(
    "label,string,before,expected",
    [
        ("West Virginia University", "West Virginia", "weddings in Ohio, ", True),
        ("West Virginia University", "West Virginia", "graduated from ", False),
        ("Yale University", "Yale", "a professor at ", False),
        ("Chelsea F.C.", "Chelsea", "was buried near ", True),
        ("Chelsea F.C.", "Chelsea", "scored twice for ", False),
        ("University of California, Los Angeles", "UCLA", "weddings in ", False),
        ("Norway", "Norge", "weddings in ", False),
    ],
)
def test_short_names_of_schools_and_clubs_need_a_sentence_about_them(
    label, string, before, expected
):
    assert is_cut_short(label, string, before) is expected


@pytest.mark.parametrize(
    "label,string,expected",
    [
        ("United States Military Academy", "Army", True),
        ("Van Halen", "Genesis", True),
        ("United States Army", "U.S. Army", False),
        ("Seattle Mariners", "Mariners", False),
        ("University of Paris", "Sorbonne", False),
    ],
)
def test_an_ordinary_word_is_no_name_of_what_is_called_otherwise(label, string, expected):
    assert is_nickname(label, string) is expected


def options(*texts):
    return [Option(text) for text in (*texts, "***")]


@pytest.mark.parametrize(
    "before,text,after,kind,expected",
    [
        ("the soap opera All My ", "Children", ". In", MISC, True),
        ("the play ", "Angels", " of the Night", MISC, True),
        ("worked for ", "Google", " in Seattle", ORG, False),
        ("worked at the ", "Google", ".", ORG, False),
        ("moved to North ", "London", ".", LOC, False),
        ("played all ", "football", " of Oslo", MISC, False),
    ],
)
def test_fragments(before, text, after, kind, expected):
    assert is_fragment(text, kind, before, after) is expected


@pytest.mark.parametrize(
    "text,kind,before,texts,said",
    [
        ("coach", DEM, "let Jonathan ", ["sports figure"], ["sports figure"]),
        ("martial artist", DEM, "a ", ["artist", "person"], []),
        ("drama", MISC, "to teach ", ["creative work"], []),
        ("acting", DEM, "started ", ["artist", "person"], []),
        ("actors", DEM, "both ", ["artist", "person"], ["artist"]),
        ("dramas", MISC, "wrote ", ["literary genre", "creative work"], ["creative work"]),
        ("drama", MISC, "the ", ["literary genre", "creative work"], ["creative work"]),
        ("shape", MISC, "the ", ["literary genre", "creative work"], []),
        ("novel", MISC, "the ", ["literary genre", "book", "document"], ["book"]),
        ("football", MISC, "played ", ["team sport", "activity"], ["team sport"]),
        ("Education", MISC, "Culture, ", ["field of study"], []),
        ("Education", MISC, "left her studies. The ", ["field of study"], []),
        ("Education", MISC, "studied Law and ", ["field of study"], ["field of study"]),
        ("Education", MISC, "a degree in ", ["field of study"], ["field of study"]),
        ("Catholic", DEM, "a ", ["Christian denomination", "religion"], ["Christian"]),
        ("Catholicism", DEM, "to ", ["Christian denomination"], ["Christian denomination"]),
    ],
)
def test_what_nobody_would_say_is_left_out(text, kind, before, texts, said):
    kept = said_of(options(*texts), text, kind, before)
    assert [option.text for option in kept] == [*said, "***"]


@pytest.mark.parametrize(
    "before,text,after",
    [
        ("a master of ", "comic", " timing"),
        ("as a book-", "keeper", " for"),
        ("asked her to ", "coach", " their team"),
        ("the ", "official", " documents"),
    ],
)
def test_a_word_for_people_that_names_nobody_here(before, text, after):
    kept = said_of(options("artist", "office holder"), text, DEM, before, after)
    assert [option.text for option in kept] == ["***"]


@pytest.mark.parametrize(
    "texts,word,expected",
    [
        (["film", "creative work"], "creative work", True),
        (["city in Norway", "city"], "creative work", False),
        (["city in Spain", "city"], "sports team", False),
        (["country in Europe", "country"], "sports team", True),
        (["city"], "academic degree", False),
        (["political party in India"], "legislature", False),
        (["city"], "place", True),
        (["award ceremony", "event"], "award ceremony", True),
        (["award"], "award ceremony", False),
        (["university"], "", True),
        (["town in Norway", "town"], "educational institution", False),
        (["music school", "organization"], "educational institution", True),
    ],
)
def test_the_sentence_has_the_last_word(texts, word, expected):
    assert agrees(options(*texts), word, "X") is expected
