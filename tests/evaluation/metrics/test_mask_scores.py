import json
import math
from dataclasses import asdict
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.evaluation import mask_scores
from spacy_kanon.evaluation.comparison import (
    Comparison,
    difference_table,
    format_difference,
    format_score,
    kind_table,
    score_table,
)
from spacy_kanon.evaluation.intervals import PairedDifference, compare, draws, score_with_interval
from spacy_kanon.evaluation.masks import (
    Overlap,
    UnigramWeights,
    covered,
    fully_covered,
    merge,
    token_overlap,
    tokens,
)
from tests.commands import python
from tests.refusals import refused

from ..samples import gold

TEXT = "Ann Lee met Bo in Oslo."
GOLD = [
    gold(name, TEXT, a=[((0, 7), "DIRECT", "x"), ((18, 22), "QUASI", "y", "LOC")])
    for name in ("d1", "d2", "d3")
]
spans = st.lists(
    st.tuples(st.integers(0, 29), st.integers(1, 10)).map(lambda p: (p[0], min(30, sum(p)))),
    max_size=8,
)
COMPARED = GOLD[:2]
COUNTS = np.array([[1, 2], [3, 3], [0, 4], [5, 9], [2, 2]], dtype=float)


def masks(*spans):
    return {text.doc_id: list(spans) for text in GOLD}


def test_masks_that_do_not_belong_to_the_gold_texts(bad, message):
    given = masks(*bad) if type(bad) is list else bad
    refused(message, mask_scores.evaluate_masks, GOLD, given, name="ours")


def test_gold_of_one_text_twice():
    refused(r"KN604.*d1", mask_scores.evaluate_masks, [GOLD[0], GOLD[0]], masks())


def test_worked_examples_and_odd_masks():
    clean = mask_scores.evaluate_masks(GOLD, masks((0, 7), (18, 22)))
    messy = mask_scores.evaluate_masks(GOLD, masks((18, 22), (0, 5), (3, 7), (3, 7, "***"), (9, 9)))
    assert messy.metrics == clean.metrics and messy.kinds == clean.kinds
    assert asdict(messy.cleanup) == {"empty": 3, "duplicates": 3, "overlapping": 3}
    assert not clean.cleanup.describe()
    found = mask_scores.evaluate_masks(GOLD, masks(), name="none")
    plain = json.loads(json.dumps(found.to_dict(), allow_nan=False))
    assert set(plain["metrics"]) == {metric.name for metric in mask_scores.METRICS}
    assert plain["metrics"]["token_precision"] == {"value": None, "low": None, "high": None}
    assert plain["kinds"]["LOC"]["mention_recall"]["value"] == 0.0
    with pytest.raises(KanonError, match=r"KN321.*entity_recall_direct"):
        found["recall"]
    scored = mask_scores.evaluate_systems(
        GOLD, {"little": masks((0, 7)), "all": masks((0, 7), (18, 22))}
    )
    found = mask_scores.compare_systems(scored["little"], scored["all"])
    assert found["entity_recall_quasi"].difference == 1.0
    assert found["entity_recall_direct"].difference == 0.0
    assert found["entity_recall_direct"].p_value == 1.0
    other = mask_scores.evaluate_masks(GOLD[:1], {"d1": []})
    refused("KN610", mask_scores.compare_systems, scored["all"], other)
    text = "Ann met Bo-Li in Oslo"
    assert tokens(text, 4, 12) == [(4, 7), (8, 10), (11, 12)]  # a cut token is a token
    # Gold "Ann", "Bo-Li"; hidden "Ann met", "Bo-L": "Li" is not hidden whole.
    assert token_overlap(text, [(0, 3), (8, 13)], [(0, 7), (8, 12)]) == Overlap(2, 3, 3)


def test_no_model_and_no_knowledge_base_is_imported():
    code = (
        "import sys\n"
        "from spacy_kanon.formats import masks, registry, tab\n"
        "from spacy_kanon.evaluation import agreement, comparison, mask_scores\n"
        "from spacy_kanon.types import AnnotatedText, GoldMention\n"
        "marks = [GoldMention(0, 3, 'PERSON', 'DIRECT', 'e')]\n"
        "text = AnnotatedText('d', 'Ann met', {'a': marks})\n"
        "assert mask_scores.evaluate_masks([text], {'d': [(0, 3)]})['token_f1'].value == 1\n"
        "heavy = {'torch', 'transformers', 'spacy', 'pyroaring', 'marisa_trie', 'polars'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
    )
    python("-c", code)


@given(spans, spans)
def test_equal_to_sets_of_characters(first, second):
    ours = {i for start, end in first for i in range(start, end)}
    region = covered(30, first)
    assert {i for i in range(30) if region[i]} == ours
    assert list(fully_covered(region, second)) == [set(range(*s)) <= ours for s in second]
    merged = merge(first)
    assert {i for start, end in merged for i in range(start, end)} == ours
    assert all(a[1] <= b[0] for a, b in pairwise(merged))


def test_unigrams():
    # 7 tokens of 4 types in the corpus, one is added to every type and to "unseen".
    weights = UnigramWeights(["a a a b", "A b c"])
    assert weights("a B c d", [(0, 1), (2, 3), (4, 5), (6, 7), (0, 7), (1, 2)]) == pytest.approx(
        [-math.log(n / 11) for n in (5, 3, 2, 1, 1)] + [0.0]
    )


def undefined(values):
    """Values of a row, where None stands for what is no number."""
    return [math.nan if value is None else value for value in values]


def test_scores_as_text(score, text):
    assert format_score(mask_scores.Score(*undefined(score))) == text


def test_differences_as_text(difference, text):
    assert format_difference(PairedDifference(*undefined(difference))) == text


def test_tables():
    systems = {
        "all": {text.doc_id: [(0, 7), (18, 22)] for text in COMPARED},
        "none": {text.doc_id: [] for text in COMPARED},
    }
    scores = mask_scores.evaluate_systems(COMPARED, systems)
    differences = {"none": mask_scores.compare_systems(scores["all"], scores["none"])}
    comparison = Comparison({"documents": 2}, scores, 0.95, "all", differences)
    _, head, rows, *_ = score_table(comparison)
    shown = [head.index(name) for name in ("system", "ER direct", "tok P")]
    assert [[row[at] for at in shown] for row in rows] == [
        ["all", "1.000 (1.00-1.00)", "1.000 (1.00-1.00)"],
        ["none", ".000 (.00-.00)", "-"],
    ]
    assert kind_table(comparison).columns == ["system", "LOC", "PERSON"]
    ((name, difference, *_),) = difference_table(comparison).rows
    assert name == "none" and difference.startswith("-1.000 (-1.00,-1.00) p=.")


def recall(counts):
    with np.errstate(invalid="ignore"):
        return (counts[..., 0] / counts[..., 1])[..., None]


def interval(counts, **options):
    (score,) = score_with_interval(counts, recall, **options)
    return score.low, score.high


def test_equal_to_drawing_documents_one_by_one():
    low, high = interval(COUNTS, resamples=300, seed=7)
    values = []
    for weights in draws(len(COUNTS), 300, 7):
        drawn = [COUNTS[i] for i, times in enumerate(weights) for _ in range(int(times))]
        assert len(drawn) == len(COUNTS)
        values.append(sum(row[0] for row in drawn) / sum(row[1] for row in drawn))
    assert [low, high] == pytest.approx(list(np.percentile(values, [2.5, 97.5])))


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    rng = np.random.default_rng(0)
    hits = 0
    for seed in range(200):
        masked = rng.binomial(10, 0.7, size=60)
        counts = np.column_stack([masked, np.full(60, 10)]).astype(float)
        low, high = interval(counts, resamples=200, seed=seed)
        hits += low <= 0.7 <= high
    assert 0.88 <= hits / 200 <= 0.99


@pytest.mark.parametrize("counts,resamples", [(COUNTS[:1], 100), (COUNTS, 0)])
def test_no_interval_from_one_document_or_no_resamples(counts, resamples):
    assert np.isnan(interval(counts, resamples=resamples)).all()


def test_a_clear_difference_is_found_with_its_sign():
    total = np.full(30, 10.0)
    worse = np.column_stack([np.full(30, 3.0), total])
    better = np.column_stack([np.full(30, 8.0), total])
    (found,) = compare(worse, better, recall, resamples=500)
    assert found.difference == found.low == found.high == pytest.approx(0.5)
    assert found.p_value == pytest.approx(1 / 501)
    assert compare(better, worse, recall)[0].difference == pytest.approx(-0.5)


@pytest.mark.parametrize("options", [{"level": 1.0}, {"level": 0.0}, {"resamples": -1}])
def test_bad_options(options):
    refused("KN300", interval, COUNTS, **options)
