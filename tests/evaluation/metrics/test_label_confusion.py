from __future__ import annotations

import math

import pytest

from spacy_kanon.evaluation.span_scores import (
    Disagreement,
    LabelledSpan,
    label_confusion,
    label_disagreement,
    token_scores,
    with_system,
)
from spacy_kanon.types import AnnotatedText, GoldMention

TEXT = "Ann Lee of the Royal Society met Bo in Oslo."
PLACES = {"Ann Lee": (0, 7), "Royal Society": (15, 28), "Bo": (33, 35), "Oslo": (39, 43)}


def gold(**annotators: dict[str, str]) -> AnnotatedText:
    return AnnotatedText(
        "1",
        TEXT,
        {
            name: [
                GoldMention(*PLACES[surface], kind, "QUASI", surface)
                for surface, kind in marked.items()
            ]
            for name, marked in annotators.items()
        },
    )


def said(**marked: str) -> dict[str, list[LabelledSpan]]:
    return {
        "1": [
            LabelledSpan(*PLACES[surface.replace("_", " ")], kind)
            for surface, kind in marked.items()
        ]
    }


FOUR = {"Ann Lee": "PERSON", "Royal Society": "ORG", "Bo": "PERSON", "Oslo": "LOC"}


def test_confusion_counts_right_wrong_missed_and_spurious():
    found = said(Ann_Lee="PERSON", Royal_Society="LOC", Oslo="LOC")
    found["1"].append(LabelledSpan(8, 10, "MISC"))
    labels, counts = label_confusion([gold(a=FOUR)], found)
    assert labels == ["LOC", "MISC", "ORG", "PERSON", "none"]
    assert counts == [
        [1, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0],
        [0, 0, 0, 1, 1],
        [0, 1, 0, 0, 0],
    ]


def test_other_boundaries_are_no_confusion_of_labels():
    found = {"1": [LabelledSpan(11, 28, "ORG")]}
    labels, counts = label_confusion([gold(a={"Royal Society": "ORG"})], found)
    assert (labels, counts) == (["ORG", "none"], [[1, 0], [0, 0]])


@pytest.mark.parametrize("found", [{"1": []}, {"1": [LabelledSpan(8, 10, "DEM")]}])
def test_nothing_in_common(found):
    labels, counts = label_confusion([gold(a={})], found)
    assert labels[-1] == "none" and sum(map(sum, counts)) == len(found["1"])


def test_tokens_by_label_and_with_any_label():
    scores = token_scores([gold(a=FOUR)], said(Ann_Lee="PERSON", Royal_Society="LOC"))
    assert (scores["all"].both, scores["all"].gold, scores["all"].system) == (4, 6, 4)
    assert scores["PERSON"].recall == pytest.approx(2 / 3) and scores["PERSON"].precision == 1
    assert (scores["LOC"].both, scores["ORG"].system) == (0, 0)
    assert math.isnan(scores["ORG"].precision)


def test_disagreement_counts_spans_that_two_marked_with_equal_boundaries():
    text = gold(
        a=FOUR,
        b={"Ann Lee": "PERSON", "Royal Society": "MISC", "Oslo": "ORG"},
        c={"Royal Society": "MISC"},
    )
    found = label_disagreement([text])
    assert found == Disagreement(3, 2, {("LOC", "ORG"): 1, ("MISC", "ORG"): 1})
    assert found.share == pytest.approx(2 / 3)


def test_one_annotator_cannot_disagree():
    found = label_disagreement([gold(a=FOUR)])
    assert (found.shared, found.several, dict(found.pairs)) == (0, 0, {})
    assert math.isnan(found.share)


def test_a_system_is_one_more_annotator():
    texts = with_system([gold(a=FOUR)], "ours", said(Ann_Lee="ORG", Oslo="LOC"))
    assert label_disagreement(texts) == Disagreement(2, 1, {("ORG", "PERSON"): 1})
    # And takes the place of one of that name.
    texts = with_system(texts, "ours", said(Oslo="LOC"))
    assert label_disagreement(texts) == Disagreement(1, 0, {})
