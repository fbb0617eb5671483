"""Silver annotation: decisions become spans, known mistakes are mended, people stay on one side."""

from collections import Counter

import pytest
import spacy
from annotate_kinds import find_kinds, silver_doc
from hypothesis import given
from hypothesis import strategies as st
from sample_texts import make_texts
from spacy.tokens import Span

from spacy_kanon.formats.docbin import read_docs
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import SILVER
from spacy_kanon.training import silver
from spacy_kanon.training.corpora import read_training_docs
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.fakes import FakeKnowledge, pipeline
from tests.refusals import refused

MASKER = pipeline(kanon_masker={})
EVEN = silver.parse_shares("80/10/10")
KINDS = {"geologist": "DEM", "Oslo": "LOC", "Royal Society": "ORG", "Norwegian": "DEM"}
KNOWLEDGE = FakeKnowledge({surface: [1, 2] for surface in KINDS}, kinds=KINDS)
TEXT = "Ann Lee, a Norwegian geologist born on 3 May 1972 in Oslo, joined the Royal Society."


def pieces(text: str, *marked: tuple[str, str]) -> list[silver.Piece]:
    found, position = [], 0
    for surface, kind in marked:
        start = text.index(surface, position)
        position = start + len(surface)
        found.append(silver.Piece(start, position, kind))
    return found


def test_repair(text, marked, expected):
    found = silver.repair(text, pieces(text, *marked))
    assert [text[piece.start : piece.end] for piece in found.pieces] == expected
    assert len(marked) - found.joined - found.dropped == len(expected)


@given(st.text(max_size=60), st.lists(st.integers(0, 60), max_size=10))
def test_repair_keeps_pieces_sorted_apart_and_inside(text, cuts):
    cuts = sorted({min(cut, len(text)) for cut in cuts})
    given_pieces = [
        silver.Piece(start, end, "PERSON")
        for start, end in zip(cuts[::2], cuts[1::2], strict=False)
    ]
    found = silver.repair(text, given_pieces).pieces
    bounds = [edge for piece in found for edge in (piece.start, piece.end)]
    assert bounds == sorted(bounds)
    covered = {i for piece in found for i in range(piece.start, piece.end)}
    assert {i for piece in given_pieces for i in range(piece.start, piece.end)} <= covered


def test_the_corpus_keeps_people_apart_and_counts_what_it_holds(tmp_path):
    corpus = silver.SilverCorpus((0.5, 0.25, 0.25), seed=0, k=5, lang="en")
    for number in range(60):
        entry = silver.Entry(str(number), f"Person {number % 20}", "Ann Lee sang in 1873.\n")
        corpus.add(entry, silver.silver_of(MASKER(entry.text)))
    corpus.write(tmp_path)
    people = {}
    for side, counts in corpus.statistics().items():
        docs = read_docs(tmp_path / f"{side}.spacy")
        people[side] = {doc.user_data[silver.PERSON_KEY] for doc in docs}
        assert len(docs) == counts["documents"] and len(people[side]) == counts["people"]
        assert sum(len(doc.ents) for doc in docs) == counts["spans"]
        assert all(ent.label_ == "MASK" for doc in docs for ent in doc.ents)
        assert all(len(doc.spans[SILVER]) == len(doc.ents) for doc in docs)
    assert sum(map(len, people.values())) == 20


def test_texts_of_people_have_sides_and_folds():
    texts = list(make_texts(60))
    assert len({text["id"] for text in texts}) == 60
    for text in texts:
        assert text["name"] in text["text"]
        assert "{" not in text["text"] and "  " not in text["text"]
        assert text["text"][0].isupper() and text["text"].endswith(".")
    people = [f"Person {number}" for number in range(2000)]
    sides = [silver.side_of(person, EVEN) for person in people]
    counts = Counter(sides)
    assert [counts[side] / 2000 for side in silver.SIDES] == pytest.approx(EVEN, abs=0.03)
    assert sides == [silver.side_of(person, EVEN) for person in people]
    assert sides != [silver.side_of(person, EVEN, seed=1) for person in people]
    assert {silver.fold_of(f"d{number}", 7) for number in range(200)} == set(range(7))


@pytest.mark.parametrize("count", [0, -1, 10**9])
def test_an_impossible_number_is_refused(count):
    refused("KN562", lambda: list(make_texts(count)))


def test_shares_add_up_to_one(spec, shares):
    assert silver.parse_shares(spec) == pytest.approx(shares)


@pytest.mark.parametrize("other", ["MAYA  KODNANI", "Maya Kodnani ", "Māya Kodnani"])
def test_spellings_of_one_name_are_one_person(other):
    for seed in range(20):
        one, same = (silver.side_of(n, EVEN, seed=seed) for n in ("Maya Kodnani", other))
        assert one == same


def test_a_corpus_teaches_masks_or_kinds_and_what_may_stay(tmp_path):
    text = "Ann Lee, a poet, sang in 1873. Most poets sing.\n"
    corpus = silver.SilverCorpus((1, 0, 0), seed=0, k=5, lang="en")
    corpus.add(silver.Entry("1", "Ann Lee", text), silver.silver_of(MASKER(text)))
    corpus.write(tmp_path)
    masks, kinds = (
        read_training_docs(tmp_path / "train.spacy", MASKER, kinds=kinds)[0][0]
        for kinds in (False, True)
    )
    assert [ent.text for ent in masks.ents] == ["Ann Lee", "1873"]
    labels = {ent.text: ent.label_ for ent in kinds.ents}
    assert labels == {
        "Ann Lee": "MASK_PERSON", "poet": "KEEP_DEM", "1873": "MASK_DATETIME", "poets": "KEEP_DEM",
    }  # fmt: skip


def kinds(doc) -> dict[str, str]:
    return {doc.text[m.start : m.end]: m.kind for m in find_kinds(doc, KNOWLEDGE)}


def test_kinds_come_from_gazetteers_and_rules_and_not_from_masks():
    found = kinds(spacy.blank("en")(TEXT))
    assert found["geologist"] == found["Norwegian"] == "DEM"
    assert found["3 May 1972"] == "DATETIME" and found["Oslo"] == "LOC"
    assert found["Royal Society"] == "ORG" and "Ann Lee" in found
    doc = spacy.blank("en")("The bone was here.")
    doc.ents = [Span(doc, 1, 2, label="MASK")]
    assert kinds(doc) == {}


def test_the_recognizer_at_hand_comes_before_the_gazetteer_but_not_before_dates():
    doc = spacy.blank("en")(TEXT)
    society, may = TEXT.index("the Royal"), TEXT.index("May")
    doc.ents = [
        doc.char_span(0, 7, label="PER"),
        doc.char_span(may, may + 3, label="ORG"),
        doc.char_span(society, len(TEXT) - 1, label="ORG"),
    ]
    found = kinds(doc)
    assert found["Ann Lee"] == "PERSON" and found["the Royal Society"] == "ORG"
    assert found["3 May 1972"] == "DATETIME" and "May" not in found


@pytest.mark.parametrize("text", ["", " ", "\n\n", "Oslo\n", "  Oslo  Oslo"])
def test_entities_can_be_learned(text):
    doc = silver_doc(spacy.blank("en")(text), KNOWLEDGE)
    assert [e.text for e in doc.ents] == ["Oslo"] * text.count("Oslo")
    assert not any(e[0].is_space or e[-1].is_space for e in doc.ents)


def gold():
    mentions = [
        GoldMention(0, 3, "PERSON", "NO_MASK", "e1"),  # inside the next
        GoldMention(0, 7, "PERSON", "DIRECT", "e1"),
        GoldMention(11, 20, "DEM", "NO_MASK", "e2"),
    ]
    return AnnotatedText("d", TEXT, {"a": mentions})


def test_reader(tmp_path):
    write_tab([gold()], tmp_path / "gold.json")
    (example,) = silver.make_kind_corpus(tmp_path / "gold.json")(spacy.blank("en"))
    assert len(example.reference.ents) == 2 and len(example.predicted.ents) == 0
    refused("KN553", lambda: next(silver.make_kind_corpus(None)(spacy.blank("en"))))
