"""Readings that a phrase cannot have in its sentence."""

from spacy_kanon.names import DEM
from spacy_kanon.ontology.linker import agrees, is_cut_short, is_fragment, is_nickname, said_of
from spacy_kanon.ontology.surfaces import Option


def test_short_names_of_schools_and_clubs_need_a_sentence_about_them(
    label, string, before, expected
):
    assert is_cut_short(label, string, before) is expected


def test_an_ordinary_word_is_no_name_of_what_is_called_otherwise(label, string, expected):
    assert is_nickname(label, string) is expected


def options(*texts):
    return [Option(text) for text in (*texts, "***")]


def test_fragments(before, text, after, kind, expected):
    assert is_fragment(text, kind, before, after) is expected


def test_what_nobody_would_say_is_left_out(text, kind, before, texts, said):
    kept = said_of(options(*texts), text, kind, before)
    assert [option.text for option in kept] == [*said, "***"]


def test_a_word_for_people_that_names_nobody_here(before, text, after):
    kept = said_of(options("artist", "office holder"), text, DEM, before, after)
    assert [option.text for option in kept] == ["***"]


def test_the_sentence_has_the_last_word(texts, word, expected):
    assert agrees(options(*texts), word, "X") is expected
