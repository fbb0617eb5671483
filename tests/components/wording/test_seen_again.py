"""What a wording says besides, in its sentence, is counted before the text is released."""

import pytest
from pyroaring import BitMap

from spacy_kanon.components.wording.seen_again import betraying
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import DEM, LOC
from spacy_kanon.text.rewriting import Replacement, rewrite
from spacy_kanon.types import TermRow

from ...kb.people import MemoryPeople


@pytest.fixture(scope="module")
def knowledge(tmp_path_factory):
    rows = [TermRow("member of the board", person, DEM, "P39") for person in range(2)]
    rows += [TermRow("board", person, DEM, "P39") for person in range(9)]
    rows += [TermRow("Dozens", 3, LOC, "P19")]
    rows += [TermRow("Oslo", person, LOC, "P19") for person in range(12)]
    folder = tmp_path_factory.mktemp("seen") / "kb"
    build_kb(MemoryPeople(rows), folder)
    return open_kb(folder)


@pytest.mark.parametrize(
    "text,start,end,wording,people,expected",
    [
        ("a member of the Works Council", 16, 29, "board", None, [0]),
        ("a friend of the Works Council", 16, 29, "board", None, []),
        ("a friend of the Works Council", 16, 29, "board", BitMap(range(6, 12)), [0]),
        ("30 people left Oslo", 0, 2, "Dozens of", None, [0]),
        ("she saw 30 people in Oslo", 8, 10, "dozens of", None, []),
        # What stands apart from all replacements was counted with the text.
        ("a member of the board met Ann", 26, 29, "***", None, []),
    ],
)
def test_terms_made_with_the_words_around(knowledge, text, start, end, wording, people, expected):
    new = rewrite(text, [Replacement(start, end, wording)])
    assert betraying(new, people, knowledge, 5) == expected
