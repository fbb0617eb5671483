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
    "Angela Merkel", "Ludwig van Beethoven", "Will Zorvath", "King", "Then Zorvath", "Red Pictures",
)  # fmt: skip
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
