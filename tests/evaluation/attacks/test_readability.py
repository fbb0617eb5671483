"""Readability by hand."""

from __future__ import annotations

import pytest

from spacy_kanon.evaluation.utility import count_syllables, readability


@pytest.mark.parametrize(
    "word,syllables",
    [
        ("cat", 1), ("table", 2), ("made", 1), ("jumped", 1), ("wanted", 2), ("the", 1),
        ("anonymity", 5), ("rhythm", 1), ("Zoë", 1), ("boxes", 2), ("names", 1), ("b", 1),
    ],
)  # fmt: skip
def test_syllables(word, syllables):
    assert count_syllables(word) == syllables


def test_formulas():
    found = readability("The cat sat on the mat. It was fat!")
    assert found.words == 9
    assert found.reading_ease == pytest.approx(206.835 - 1.015 * 4.5 - 84.6)
    assert found.grade == pytest.approx(0.39 * 4.5 + 11.8 - 15.59)


def test_placeholders_are_no_words():
    assert readability("*** sat on the mat").words == 4


@pytest.mark.parametrize("text", ["", "*** ***.", "1990!", "\n"])
def test_nothing_to_read(text):
    assert readability(text) is None
