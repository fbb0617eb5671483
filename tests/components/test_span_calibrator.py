from __future__ import annotations

import numpy as np
import pytest
import spacy
from spacy.tokens import Span, SpanGroup

from spacy_kanon.errors import KanonError


def run(scores, **config):
    nlp = spacy.blank("en")
    nlp.add_pipe("span_calibrator", config=config)
    doc = nlp.make_doc("Ann Lee sang in Oslo.")
    spans = [Span(doc, *bounds, label="MASK") for bounds in ((0, 1), (0, 2), (4, 5))]
    attrs = {} if scores is None else {"scores": np.asarray(scores, dtype="float32")}
    doc.spans["sc"] = SpanGroup(doc, name="sc", spans=spans, attrs=attrs)
    return nlp.get_pipe("span_calibrator")(doc)


@pytest.mark.parametrize(
    ("config", "texts", "scores"),
    [
        ({}, ["Ann Lee", "Oslo"], [0.8, 0.5]),
        ({"threshold": 0.6}, ["Ann Lee"], [0.8]),
        ({"allow_overlap": True}, ["Ann", "Ann Lee", "Oslo"], [0.6, 0.8, 0.5]),
        ({"threshold": 0.9}, [], []),
        ({"slope": 2.0}, ["Ann Lee", "Oslo"], [16 / 17, 0.5]),
        ({"intercept": -100.0, "threshold": 0.0}, ["Ann Lee", "Oslo"], [0.0, 0.0]),
    ],
)
def test_spans_that_are_probable_enough_stay(config, texts, scores):
    doc = run([0.6, 0.8, 0.5], **config)
    group = doc.spans["sc"]
    assert [span.text for span in group] == texts
    assert list(group.attrs["scores"]) == pytest.approx(scores, abs=1e-5)
    assert all(span.label_ == "MASK" for span in group)


def test_a_group_without_scores_is_refused():
    with pytest.raises(KanonError, match="KN563"):
        run(None)


@pytest.mark.parametrize("config", [{"threshold": 1.5}, {"slope": 0.0}, {"slope": -1.0}])
def test_settings_are_checked(config):
    with pytest.raises(KanonError, match="KN300"):
        run([0.6, 0.8, 0.5], **config)
