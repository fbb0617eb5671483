"""Readings that a phrase cannot have in its sentence."""

from spacy_kanon.names import DEM
from spacy_kanon.ontology.linker import agrees, said_of
from spacy_kanon.ontology.options import Option


def options(*texts):
    return [Option(text) for text in (*texts, "***")]


def test_what_nobody_would_say_is_left_out(text, kind, before, texts, said):
    kept = said_of(options(*texts), text, kind, before)
    assert [option.text for option in kept] == [*said, "***"]


def test_a_word_for_people_that_names_nobody_here(before, text, after):
    kept = said_of(options("artist", "office holder"), text, DEM, before, after)
    assert [option.text for option in kept] == ["***"]


def test_the_sentence_has_the_last_word(texts, word, expected):
    assert agrees(options(*texts), word, "X") is expected
