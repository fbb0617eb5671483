import json
import subprocess
import sys
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.evaluation.mask_scores import (
    METRICS,
    compare_systems,
    evaluate_masks,
    evaluate_systems,
)
from spacy_kanon.evaluation.masks import (
    Overlap,
    covered,
    fully_covered,
    merge,
    token_overlap,
    tokens,
)
from tests.refusals import refused

from ..samples import gold

TEXT = "Ann Lee met Bo in Oslo."
GOLD = [
    gold(name, TEXT, a=[((0, 7), "DIRECT", "x"), ((18, 22), "QUASI", "y", "LOC")])
    for name in ("d1", "d2", "d3")
]


def masks(*spans):
    return {text.doc_id: list(spans) for text in GOLD}


BAD = {
    "document missing": ({"d1": [], "d2": []}, r"KN600.*ours.*1 of 3.*d3"),
    "all missing": ({}, r"KN600.*3 of 3"),
    "unknown document": (masks() | {"d9": []}, r"KN601.*d9"),
    "outside": (masks((0, 99)), r"KN602.*ours.*d1.*\[0, 99\).*23"),
    "negative": (masks((-1, 3)), "KN602"),
    "reversed": (masks((5, 3)), "KN602"),
    "no integers": (masks((0.0, 3.0)), "KN602"),
}


@pytest.mark.parametrize("bad,message", BAD.values(), ids=BAD)
def test_masks_that_do_not_belong_to_the_gold_texts(bad, message):
    refused(message, evaluate_masks, GOLD, bad, name="ours")


def test_bad_gold():
    refused("KN603", evaluate_masks, [], {})
    refused(r"KN604.*d1", evaluate_masks, [GOLD[0], GOLD[0]], masks())


def test_worked_examples_and_odd_masks():
    clean = evaluate_masks(GOLD, masks((0, 7), (18, 22)))
    messy = evaluate_masks(GOLD, masks((18, 22), (0, 5), (3, 7), (3, 7, "***"), (9, 9)))
    assert messy.metrics == clean.metrics and messy.kinds == clean.kinds
    assert asdict(messy.cleanup) == {"empty": 3, "duplicates": 3, "overlapping": 3}
    assert not clean.cleanup.describe()
    found = evaluate_masks(GOLD, masks(), name="none")
    plain = json.loads(json.dumps(found.to_dict(), allow_nan=False))
    assert set(plain["metrics"]) == {metric.name for metric in METRICS}
    assert plain["metrics"]["token_precision"] == {"value": None, "low": None, "high": None}
    assert plain["kinds"]["LOC"]["mention_recall"]["value"] == 0.0
    with pytest.raises(KanonError, match=r"KN321.*entity_recall_direct"):
        found["recall"]
    scored = evaluate_systems(GOLD, {"little": masks((0, 7)), "all": masks((0, 7), (18, 22))})
    found = compare_systems(scored["little"], scored["all"])
    assert found["entity_recall_quasi"].difference == 1.0
    assert found["entity_recall_direct"].difference == 0.0
    assert found["entity_recall_direct"].p_value == 1.0
    other = evaluate_masks(GOLD[:1], {"d1": []})
    refused("KN610", compare_systems, scored["all"], other)
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
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[3])


spans = st.lists(
    st.tuples(st.integers(0, 29), st.integers(1, 10)).map(lambda p: (p[0], min(30, sum(p)))),
    max_size=8,
)


@given(spans, spans)
def test_equal_to_sets_of_characters(first, second):
    ours = {i for start, end in first for i in range(start, end)}
    region = covered(30, first)
    assert {i for i in range(30) if region[i]} == ours
    assert list(fully_covered(region, second)) == [set(range(*s)) <= ours for s in second]
    merged = merge(first)
    assert {i for start, end in merged for i in range(start, end)} == ours
    assert all(a[1] <= b[0] for a, b in pairwise(merged))
