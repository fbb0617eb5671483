"""Losses as in TAB, and what new documents say of a promise."""

import numpy as np
import pytest

from spacy_kanon.evaluation.recall import Promise, check, documents_with, measure
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.refusals import refused

TEXT = "Ann Lee of Oslo met Ann in Oslo and Bonn."


def mention(surface: str, nth: int, kind: str, entity: str) -> GoldMention:
    start = -1
    for _ in range(nth):
        start = TEXT.index(surface, start + 1)
    return GoldMention(start, start + len(surface), "X", kind, entity, str(start))


GOLD = AnnotatedText(
    "d",
    TEXT,
    {
        "a": [
            mention("Ann Lee", 1, "DIRECT", "ann"), mention("Ann", 2, "DIRECT", "ann"),
            mention("Oslo", 1, "QUASI", "oslo"), mention("Oslo", 2, "QUASI", "oslo"),
            mention("Bonn", 1, "QUASI", "bonn"),
        ]
    },
)  # fmt: skip
ALL = [(m.start, m.end) for m in GOLD.annotations["a"]]


@pytest.mark.parametrize(
    ("masks", "quasi", "direct", "token", "precision"),
    [
        ([], 2, 1, 6, np.nan),
        (ALL, 0, 0, 0, 1.0),
        (ALL[:3], 2, 0, 2, 1.0),  # One Oslo of two does not hide the town.
        (ALL[2:], 0, 1, 3, 1.0),
        ([(0, len(TEXT))], 0, 0, 0, 6 / 10),
        ([(0, 3), (0, 7)], 2, 1, 4, 1.0),  # Overlapping masks are one.
    ],
    ids=str,
)
def test_what_is_missed(masks, quasi, direct, token, precision):
    for unit, missed in (("quasi", quasi), ("direct", direct), ("token", token)):
        measured = measure(documents_with([GOLD], unit), [[masks]], unit)
        assert measured.missed.tolist() == [[missed]], unit
        total = {"quasi": 2, "direct": 1, "token": 6}[unit]
        assert measured.losses.tolist() == [[missed / total]]
        assert measured.caught(0).value == pytest.approx(1 - missed / total)
        assert measured.precision(0).value == pytest.approx(precision, nan_ok=True)


def test_documents_with_nothing_to_hide_are_left_out():
    empty = AnnotatedText("e", TEXT, {"a": []})
    assert [d.source.doc_id for d in documents_with([empty, GOLD], "quasi")] == ["d"]
    refused("KN573", documents_with, [empty], "direct")


@pytest.mark.parametrize(
    ("new", "broken"),
    [
        ([0.0] * 40, False),
        ([0.1, 0.0] * 20, False),
        ([0.3] * 40, True),
        ([1.0], False),  # A single document refutes little.
    ],
    ids=["none", "alike", "broken", "one"],
)
def test_new_documents_refute_a_promise_or_do_not(new, broken):
    drift = check(new, Promise(0.9))
    assert drift.broken == broken
    assert drift.low <= drift.missed == pytest.approx(np.mean(new))
