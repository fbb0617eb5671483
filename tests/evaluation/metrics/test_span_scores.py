import random

import pytest
from nervaluate.evaluator import Evaluator

from spacy_kanon.evaluation.span_scores import (
    SCHEMES,
    LabelledSpan,
    SpanCounts,
    score_document,
    score_spans,
)

from ..samples import separate_spans

# One gold span (10, 20, "PER") and one system span; COR INC PAR MIS SPU per scheme.
COR, INC, PAR = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0)
APART = (0, 0, 0, 1, 1)
ONE_PAIR = [
    # system span        strict exact partial type wikipii_type wikipii_partial
    ((10, 20, "PER"), (COR, COR, COR, COR, COR, COR)),
    ((10, 20, "LOC"), (INC, COR, COR, INC, INC, PAR)),
    ((12, 20, "PER"), (INC, INC, PAR, COR, PAR, PAR)),
    ((15, 25, "LOC"), (INC, INC, PAR, INC, INC, PAR)),
    ((20, 25, "PER"), (APART,) * 6),
]
LABELS = ("PER", "LOC", "ORG")


@pytest.mark.parametrize("span,expected", ONE_PAIR)
def test_one_pair(span, expected):
    counts = score_document([LabelledSpan(10, 20, "PER")], [LabelledSpan(*span)])
    for scheme, (correct, incorrect, partial, missed, spurious) in zip(
        SCHEMES, expected, strict=True
    ):
        assert counts[scheme] == SpanCounts(correct, incorrect, partial, missed, spurious), scheme


def test_spans_count_once_and_nothing_is_undefined():
    gold = [LabelledSpan(0, 10, "PER")]
    halves = [LabelledSpan(0, 5, "PER"), LabelledSpan(5, 10, "PER")]
    assert score_document(gold, halves)["partial"] == SpanCounts(partial=1, spurious=1)
    assert score_document(halves, gold)["partial"] == SpanCounts(partial=1, missed=1)
    span = LabelledSpan(0, 5, "PER")
    assert score_document([span, span], [span, span])["strict"] == SpanCounts(correct=1)
    nothing, missed = SpanCounts(), SpanCounts(missed=2)
    assert all(v != v for v in (nothing.precision, nothing.recall, nothing.f1, missed.precision))
    assert missed.recall == 0 and missed.f1 == 0
    # It pairs in list order: the longer span takes the gold span from its equal.
    gold = [[LabelledSpan(5, 10, "PER")]]
    system = [[LabelledSpan(0, 10, "PER"), LabelledSpan(5, 10, "PER")]]
    theirs = nervaluate(gold, system)["overall"]["strict"]
    assert (theirs.correct, theirs.incorrect, theirs.spurious) == (0, 1, 1)
    assert score_spans(gold, system)["strict"] == SpanCounts(correct=1, spurious=1)


def nervaluate(gold, system):
    """Its offsets include the end."""
    sides = [
        [[{"label": s.label, "start": s.start, "end": s.end - 1} for s in doc] for doc in side]
        for side in (gold, system)
    ]
    return Evaluator(*sides, tags=[*LABELS], loader="dict").evaluate()


@pytest.mark.parametrize("seed", range(150))
def test_equal_to_nervaluate_where_spans_do_not_overlap(seed):
    rng, documents = random.Random(seed), []
    for _ in range(3):
        length = rng.randint(8, 60)
        sides = (separate_spans(rng, length, rng.randint(0, 6)) for _ in range(2))
        documents.append([[LabelledSpan(*s, rng.choice(LABELS)) for s in side] for side in sides])
    gold, system = zip(*documents, strict=True)
    theirs = nervaluate(gold, system)
    ours = score_spans(gold, system)
    names = {"strict": "strict", "exact": "exact", "partial": "partial", "type": "ent_type"}
    for scheme in ("strict", "exact", "partial", "type"):
        result = theirs["overall"][names[scheme]]
        expected = SpanCounts(
            result.correct, result.incorrect, result.partial, result.missed, result.spurious
        )
        assert ours[scheme] == expected, scheme
        f1 = 0 if ours[scheme].f1 != ours[scheme].f1 else ours[scheme].f1  # undefined is 0 there
        assert f1 == pytest.approx(result.f1)
