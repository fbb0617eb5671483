from itertools import pairwise

import pytest
import spacy
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.components.doc_spans import analysis_of
from spacy_kanon.detection.detect import find_candidates
from tests.growth import assert_linear

NLP = spacy.blank("en")


def candidates(text: str) -> list[tuple[str, str]]:
    doc = NLP.make_doc(text)
    found = find_candidates(analysis_of(doc))
    assert all(doc.char_span(one.start, one.end) is not None for one in found)
    assert all(one.end <= two.start for one, two in pairwise(found))
    assert all(one.keys == () and one.source == "rules" for one in found)
    return [(text[one.start : one.end], one.kind) for one in found]


def surfaces(text: str) -> list[str]:
    return [surface for surface, _ in candidates(text)]


def test_surfaces(text, expected):
    assert surfaces(text) == expected


def test_kinds(text, expected):
    found = candidates(text)
    assert [(surface, kind) for surface, kind in found if (surface, kind) in expected] == expected
    assert len(found) <= len(expected) + 1


def test_a_term_around_a_known_one(text, first, expected):
    analysis = analysis_of(NLP.make_doc(text))
    mentions = find_candidates(analysis, known=[analysis.mention(first, first + 1, "DEM")])
    assert [text[mention.start : mention.end] for mention in mentions] == expected


@pytest.mark.parametrize("quoted", ['"I will not go there again," he said', '"and so on"'])
def test_speech_is_no_title(quoted):
    assert all(len(surface.split()) == 1 for surface in surfaces(quoted))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=80).filter(lambda text: text.isprintable()))
def test_every_digit_is_covered_in_any_text(text):
    analysis = analysis_of(NLP.make_doc(text))
    starts, ends = analysis.bounds
    found = find_candidates(analysis)
    covered = {i for one in found for i in range(one.start, one.end)}
    covered |= {i for token in analysis.use.structure for i in range(starts[token], ends[token])}
    assert all(i in covered for i, char in enumerate(text) if char in "0123456789")


def test_many_dates_take_linear_time():
    piece = "On 3 May 1972 he paid 300 dollars to Zorvath. "

    def find(count):
        assert len(candidates(piece * count)) == 3 * count

    assert_linear(find, 1_600)
