"""Silver annotation: decisions become spans, known mistakes are mended, people stay on one side."""

import pytest
import spacy
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.formats.docbin import read_docs
from spacy_kanon.names import SILVER
from spacy_kanon.training.silver import PERSON_KEY, Entry, Piece, SilverCorpus, repair, silver_of
from tests.examples import examples

EXAMPLES = examples(__file__)

MASKER = spacy.blank("en")
MASKER.add_pipe("kanon_masker")
TEXT = "Thomas D. Jasper (born 23 May, 1972) is a poet with 12,500 books of 1990 and 1994."


def pieces(text: str, *marked: tuple[str, str]) -> list[Piece]:
    found, position = [], 0
    for surface, kind in marked:
        start = text.index(surface, position)
        position = start + len(surface)
        found.append(Piece(start, position, kind))
    return found


@pytest.mark.parametrize(("text", "marked", "expected"), EXAMPLES["test_repair"])
def test_repair(text, marked, expected):
    found = repair(text, pieces(text, *marked))
    assert [text[piece.start : piece.end] for piece in found.pieces] == expected
    assert len(marked) - found.joined - found.dropped == len(expected)


@given(st.text(max_size=60), st.lists(st.integers(0, 60), max_size=10))
def test_repair_keeps_pieces_sorted_apart_and_inside(text, cuts):
    cuts = sorted({min(cut, len(text)) for cut in cuts})
    given_pieces = [
        Piece(start, end, "PERSON") for start, end in zip(cuts[::2], cuts[1::2], strict=False)
    ]
    found = repair(text, given_pieces).pieces
    bounds = [edge for piece in found for edge in (piece.start, piece.end)]
    assert bounds == sorted(bounds)
    covered = {i for piece in found for i in range(piece.start, piece.end)}
    assert {i for piece in given_pieces for i in range(piece.start, piece.end)} <= covered


def test_the_corpus_keeps_people_apart_and_counts_what_it_holds(tmp_path):
    corpus = SilverCorpus((0.5, 0.25, 0.25), seed=0, k=5, lang="en")
    for number in range(60):
        entry = Entry(str(number), f"Person {number % 20}", "Ann Lee sang in 1873.\n")
        corpus.add(entry, silver_of(MASKER(entry.text)))
    corpus.write(tmp_path)
    people = {}
    for side, counts in corpus.statistics().items():
        docs = read_docs(tmp_path / f"{side}.spacy")
        people[side] = {doc.user_data[PERSON_KEY] for doc in docs}
        assert len(docs) == counts["documents"] and len(people[side]) == counts["people"]
        assert sum(len(doc.ents) for doc in docs) == counts["spans"]
        assert all(ent.label_ == "MASK" for doc in docs for ent in doc.ents)
        assert all(len(doc.spans[SILVER]) == len(doc.ents) for doc in docs)
    assert sum(map(len, people.values())) == 20
