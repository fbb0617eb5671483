"""Silver annotation: decisions become spans, known mistakes are mended, people stay on one side."""

from __future__ import annotations

import pytest
import spacy
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.anonymity.masking import Options
from spacy_kanon.corpus.formats.docbin import read_docs
from spacy_kanon.corpus.training.silver import (
    PERSON_KEY,
    Entry,
    Piece,
    Recipe,
    SilverCorpus,
    annotate,
    annotate_texts,
    repair,
)
from spacy_kanon.errors import KanonError
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import SILVER

NLP = spacy.blank("en")
TEXT = "Thomas D. Jasper (born 23 May, 1972) is a poet with 12,500 books of 1990 and 1994."


def pieces(text: str, *marked: tuple[str, str]) -> list[Piece]:
    found, position = [], 0
    for surface, kind in marked:
        start = text.index(surface, position)
        position = start + len(surface)
        found.append(Piece(start, position, kind))
    return found


@pytest.mark.parametrize(
    ("text", "marked", "expected"),
    [
        (TEXT, [("Thomas", "PERSON"), ("Jasper", "PERSON")], ["Thomas D. Jasper"]),
        (
            "Ludwig van der Rohe",
            [("Ludwig", "PERSON"), ("Rohe", "PERSON")],
            ["Ludwig van der Rohe"],
        ),
        (
            "Maria della Rovere",
            [("Maria", "PERSON"), ("Rovere", "PERSON")],
            ["Maria della Rovere"],
        ),
        ("J. R. R. Tolkien", [("J.", "PERSON"), ("Tolkien", "PERSON")], ["J. R. R. Tolkien"]),
        ('John "Jack" Bo', [("John", "PERSON"), ("Bo", "PERSON")], ['John "Jack" Bo']),
        ("Anne-Marie sang", [("Anne", "PERSON"), ("Marie", "PERSON")], ["Anne-Marie"]),
        ("Ann and Bo", [("Ann", "PERSON"), ("Bo", "PERSON")], ["Ann", "Bo"]),
        ("Ann met Bo", [("Ann", "PERSON"), ("Bo", "PERSON")], ["Ann", "Bo"]),
        ("Ann, Bo", [("Ann", "PERSON"), ("Bo", "PERSON")], ["Ann", "Bo"]),
        ("Ann Oslo", [("Ann", "PERSON"), ("Oslo", "LOC")], ["Ann", "Oslo"]),
        (TEXT, [("23 May", "DATETIME"), ("1972", "DATETIME")], ["23 May, 1972"]),
        (TEXT, [("1990", "DATETIME"), ("1994", "DATETIME")], ["1990", "1994"]),
        ("in 1990, 1994", [("1990", "DATETIME"), ("1994", "DATETIME")], ["1990", "1994"]),
        (TEXT, [("12", "QUANTITY"), ("500", "QUANTITY")], ["12,500"]),
        ("910 15th", [("910", "QUANTITY"), ("15th", "QUANTITY")], ["910", "15th"]),
        (TEXT, [("poet", "DEM")], ["poet"]),
        (TEXT, [("books", "MISC")], []),
        ("The end", [("The", "MISC")], []),
        ("The Hague", [("The Hague", "LOC")], ["The Hague"]),
    ],
)
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


@pytest.fixture(scope="module")
def sample():
    return open_kb()


@pytest.mark.parametrize("selection", ["greedy", "random"])
def test_a_person_and_what_the_kb_does_not_know_are_masked(sample, selection):
    doc = NLP.make_doc("Qwertz Uiopson was born in Xyzzytown on 3 April 1873. He sang.")
    silver = annotate(doc, sample, Recipe(options=Options(selection=selection)))
    assert [doc.text[start:end] for start, end in silver.masks] == [
        "Qwertz Uiopson",
        "Xyzzytown",
        "3 April 1873",
    ]


def test_the_same_seed_gives_the_same_masks_in_one_process_or_two():
    entries = [
        Entry(str(n), f"P{n}", f"P{n} of Oslo, born in 19{n:02}, is a poet.") for n in range(40)
    ]
    recipe = Recipe(options=Options(selection="random", seed=3))
    assert list(annotate_texts(entries, recipe)) == list(
        annotate_texts(entries, recipe, n_process=2)
    )


def test_a_knowledge_base_that_is_absent_is_refused(tmp_path):
    with pytest.raises(KanonError):
        list(annotate_texts([Entry("1", "A", "A sang.")], Recipe(kb=str(tmp_path / "absent"))))


def test_the_corpus_keeps_people_apart_and_counts_what_it_holds(sample, tmp_path):
    corpus = SilverCorpus((0.5, 0.25, 0.25), seed=0, k=5, lang="en")
    for number in range(60):
        entry = Entry(str(number), f"Person {number % 20}", "Ann Lee sang in 1873.\n")
        corpus.add(entry, annotate(NLP.make_doc(entry.text), sample, Recipe()))
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
