import math

import pytest

from spacy_kanon.evaluation.comparison import (
    Comparison,
    difference_table,
    format_difference,
    format_score,
    kind_table,
    score_table,
)
from spacy_kanon.evaluation.intervals import PairedDifference
from spacy_kanon.evaluation.mask_scores import Score, compare_systems, evaluate_systems

from ..samples import gold

NAN = math.nan
TEXT = "Ann Lee met Bo in Oslo."
GOLD = [
    gold(name, TEXT, a=[((0, 7), "DIRECT", "x"), ((18, 22), "QUASI", "y", "LOC")])
    for name in ("d1", "d2")
]


@pytest.mark.parametrize(
    "score,text",
    [
        (Score(0.8123, 0.7, 0.859), ".812 (.70-.86)"),
        (Score(1.0, 0.996, 1.0), "1.000 (1.00-1.00)"),
        (Score(0.5, NAN, NAN), ".500"),
        (Score(NAN, NAN, NAN), "-"),
    ],
)
def test_scores_as_text(score, text):
    assert format_score(score) == text


@pytest.mark.parametrize(
    "difference,text",
    [
        (PairedDifference(-0.05, -0.1, 0.02, 0.0123), "-.050 (-.10,+.02) p=.012"),
        (PairedDifference(0.0, NAN, NAN, NAN), "+.000"),
        (PairedDifference(NAN, NAN, NAN, NAN), "-"),
    ],
)
def test_differences_as_text(difference, text):
    assert format_difference(difference) == text


@pytest.fixture(scope="module")
def comparison():
    systems = {
        "all": {text.doc_id: [(0, 7), (18, 22)] for text in GOLD},
        "none": {text.doc_id: [] for text in GOLD},
    }
    scores = evaluate_systems(GOLD, systems)
    differences = {"none": compare_systems(scores["all"], scores["none"])}
    return Comparison({"documents": 2}, scores, 0.95, "all", differences)


def test_tables(comparison):
    _, head, rows, *_ = score_table(comparison)
    shown = [head.index(name) for name in ("system", "ER direct", "tok P")]
    assert [[row[at] for at in shown] for row in rows] == [
        ["all", "1.000 (1.00-1.00)", "1.000 (1.00-1.00)"],
        ["none", ".000 (.00-.00)", "-"],
    ]
    assert kind_table(comparison).columns == ["system", "LOC", "PERSON"]
    ((name, difference, *_),) = difference_table(comparison).rows
    assert name == "none" and difference.startswith("-1.000 (-1.00,-1.00) p=.")
