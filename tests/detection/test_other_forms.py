from __future__ import annotations

import pytest
import spacy

import spacy_kanon
from spacy_kanon.detection import gazetteer as other_forms
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.gazetteer import find_mentions
from spacy_kanon.names import DEM, LOC, ORG, PERSON

from ..fakes import FakeKnowledge

NLP = spacy.blank("en")
TRAITS = (
    "volcanologist", "film director", "secretary", "businessman", "producer", "Norwegian", "king",
    "witch", "bus",
)  # fmt: skip
NAMES = (
    "Angela Merkel",
    "Ludwig van Beethoven",
    "Will Zorvath",
    "King",
    "Then Zorvath",
    "Red Pictures",
)
PARTS = ("Angela", "Merkel", "Ludwig", "Beethoven", "Will", "Zorvath", "Then")
KNOWLEDGE = FakeKnowledge(
    {key: [1, 2] for key in (*TRAITS, *NAMES, *PARTS, "Oslo", "habit", "Green Party", "date/1978")},
    kinds={
        **dict.fromkeys(TRAITS, DEM),
        **dict.fromkeys((*NAMES, *PARTS), PERSON),
        "habit": DEM,
        "Oslo": LOC,
        "Green Party": ORG,
    },
)


def mentions(text: str) -> list[tuple[str, str]]:
    doc = NLP.make_doc(text)
    starts, ends = [token.idx for token in doc], [token.idx + len(token) for token in doc]
    matches = find_mentions(Analysis(text, starts, ends), KNOWLEDGE)
    return [(text[match.start : match.end], match.key) for match in matches]


@pytest.mark.parametrize(
    "text, expected",
    [
        # A plural of a trait.
        ("two volcanologists there", [("volcanologists", "volcanologist")]),
        ("two film directors there", [("film directors", "film director")]),
        ("old secretaries there", [("secretaries", "secretary")]),
        ("rich businessmen there", [("businessmen", "businessman")]),
        ("the witches there", [("witches", "witch")]),
        ("the Norwegians there", [("Norwegians", "Norwegian")]),
        ("Volcanologists left.", [("Volcanologists", "volcanologist")]),
        # Behind an abbreviation, and before a blank that is a token.
        ("Ed Merkel, Jr. He  saw two witches.", [("Merkel", "Merkel"), ("witches", "witch")]),
        # Counter-cases: no trait, no plural.
        ("two habits there", []),
        ("the Oslos there", []),
        ("a bus there", [("bus", "bus")]),
        ("kings", [("kings", "king")]),
        ("they producers-to-be", [("producers", "producer")]),
        # A trait at the start of a sentence.
        ("Producer Ada Zorn left.", [("Producer", "producer")]),
        ("He left. Film director by trade, she", [("Film director", "film director")]),
        ('He left. "Volcanologist!" she said', [("Volcanologist", "volcanologist")]),
        # A name of the knowledge base that is not shown to be an ordinary word stays a name.
        ("King was happy.", [("King", "King")]),
        # In a sentence a capital is a part of a name.
        ("with Producer Ada Zorn", []),
        ("Tank is there.", []),
        # A full name in lower case.
        ("with angela merkel there", [("angela merkel", "Angela Merkel")]),
        ("by ludwig van beethoven there", [("ludwig van beethoven", "Ludwig van Beethoven")]),
        ("and will zorvath there", [("will zorvath", "Will Zorvath")]),
        ("and then zorvath there", []),
        ("the green party there", []),
        ("in oslo there", []),
        ("angela and merkel", []),
        ("saw red pictures there", []),
        # A word that is hyphenated at the end of a line.
        ("a Nor-\nwegian there", [("Nor-\nwegian", "Norwegian")]),
        ("a Nor-\r\n  wegian there", [("Nor-\r\n  wegian", "Norwegian")]),
        ("a Nor‐\nwegian there", [("Nor‐\nwegian", "Norwegian")]),
        ("with Angela Mer-\nkel there", [("Angela Mer-\nkel", "Angela Merkel")]),
        ("with An-\ngela Mer-\nkel there", [("An-\ngela Mer-\nkel", "Angela Merkel")]),
        ("film direc-\ntor", [("film direc-\ntor", "film director")]),
        ("two volca-\nnologists there", [("volca-\nnologists", "volcanologist")]),
        # The parts are words of their own.
        ("a volcanologist-\nturned king", [("volcanologist-", "volcanologist"), ("king", "king")]),
        ("Nor-\n\nwegian", []),
        ("Nor-\nWegian", []),
        ("Nor -\nwegian", []),
        ("Nor- wegian", []),
    ],
)
def test_terms_in_other_forms(text, expected):
    assert mentions(text) == expected


@pytest.mark.parametrize("piece", ["a-\nb", "Nor-\n", "-\n", "volcanologists ", "angela "])
def test_hostile_texts_take_linear_time(piece):
    text = piece * (100_000 // len(piece))
    find_mentions(Analysis(text, [0], [len(text)]), KNOWLEDGE)
    ends = list(range(1, len(text), 3))
    find_mentions(Analysis(text, [end - 1 for end in ends], ends), KNOWLEDGE)


def test_no_word_of_a_text_is_left_when_texts_are_forgotten():
    mentions("two qwertzologists there")
    assert other_forms._WORDS
    spacy_kanon.forget_texts()
    assert not other_forms._WORDS
