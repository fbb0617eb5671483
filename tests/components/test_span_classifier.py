import numpy as np
import pytest
import spacy
from spacy.tokens import Span
from spacy.training import Example
from thinc.api import Linear, Model

from spacy_kanon.errors import KanonError
from spacy_kanon.models.span_classifier_model import build_span_classifier, describe
from spacy_kanon.names import GOLD, SPAN_RISK

TEXTS = [
    ("Ann Lee was born in Oslo in 1972 .", [(0, 2, "PERSON", "DIRECT"), (5, 6, "LOC", "NO_MASK"),
                                              (7, 8, "DATETIME", "QUASI")]),
    ("Bo Ek was born in Bergen in 1990 .", [(0, 2, "PERSON", "DIRECT"), (5, 6, "LOC", "NO_MASK"),
                                              (7, 8, "DATETIME", "QUASI")]),
]  # fmt: skip


def examples(nlp, texts=TEXTS):
    found = []
    for text, spans in texts:
        reference = nlp.make_doc(text)
        reference.spans[GOLD] = [
            Span(reference, start, end, label=kind, span_id=decision)
            for start, end, kind, decision in spans
        ]
        found.append(Example(nlp.make_doc(text), reference))
    return found


@pytest.fixture(scope="module")
def trained():
    spacy.util.fix_random_seed(0)
    nlp = spacy.blank("en")
    nlp.add_pipe("span_classifier", config={"sources": [GOLD], "rules": False})
    data = examples(nlp)
    optimizer = nlp.initialize(lambda: data)
    losses = [nlp.update(data, sgd=optimizer)["span_classifier"] for _ in range(30)]
    return nlp, data, losses


def with_gold(nlp, data):
    docs = []
    for eg in data:
        doc = nlp.make_doc(eg.reference.text)
        gold = eg.reference.spans[GOLD]
        doc.spans[GOLD] = [Span(doc, span.start, span.end, label=span.label_) for span in gold]
        docs.append(nlp(doc))
    return docs


def test_learns(trained):
    nlp, data, losses = trained
    assert losses[-1] < 0.1 < losses[0]
    for doc in with_gold(nlp, data):
        assert [span.label_ for span in doc.spans[SPAN_RISK]] == ["MASK", "KEEP", "MASK"]
        scores = doc.spans[SPAN_RISK].attrs["scores"]
        assert all(0 <= score <= 1 for score in scores) and scores[0] > 0.5 > scores[1]


@pytest.mark.usefixtures("own_vocabulary")
def test_round_trips(trained, tmp_path):
    nlp, data, _ = trained
    nlp.to_disk(tmp_path / "nlp")
    other = spacy.blank("en")
    other.add_pipe("span_classifier", config={"sources": [GOLD], "rules": False})
    other.from_bytes(nlp.to_bytes())
    for copy in (spacy.load(tmp_path / "nlp"), other):
        for doc, expected in zip(with_gold(copy, data), with_gold(nlp, data), strict=True):
            ours, theirs = doc.spans[SPAN_RISK], expected.spans[SPAN_RISK]
            assert ours.attrs["scores"] == pytest.approx(theirs.attrs["scores"])


def test_scores(trained):
    nlp, data, _ = trained
    scored = [
        Example(doc, eg.reference) for doc, eg in zip(with_gold(nlp, data), data, strict=True)
    ]
    assert nlp.get_pipe("span_classifier").score(scored)["span_risk_f"] == 1.0


def test_untrained_it_calls_everything_risky():
    nlp = spacy.blank("en")
    nlp.add_pipe("span_classifier")
    doc = nlp("Ann Lee was born in Oslo.")
    assert {span.label_ for span in doc.spans[SPAN_RISK]} == {"MASK"}


@pytest.mark.parametrize("decision", ["QUASI", "NO_MASK"])
def test_one_class_only(decision):
    nlp = spacy.blank("en")
    nlp.add_pipe("span_classifier")
    texts = [(text, [(*span[:3], decision) for span in spans]) for text, spans in TEXTS]
    with pytest.raises(KanonError, match="KN704"):
        nlp.initialize(lambda: examples(nlp, texts))


def test_documents_without_spans_change_nothing(trained):
    nlp, _, _ = trained
    data = [Example(nlp.make_doc("Nothing here."), nlp.make_doc("Nothing here."))]
    assert nlp.get_pipe("span_classifier").update(data) == {"span_classifier": 0.0}
    assert len(nlp("Nothing here.").spans[SPAN_RISK]) == 0


def test_gradient_of_the_description():
    """Against differences of the values."""
    chance = np.random.default_rng(0)
    model: Model = build_span_classifier(Linear(), hidden_width=4, context=2)
    vectors = [chance.normal(size=(6, 3)).astype("float32"), chance.normal(size=(2, 3)).astype("f")]
    bounds = [[(0, 2), (2, 3), (1, 6)], [(0, 2)]]
    numbers = [np.ones((3, 2), dtype="f"), np.ones((1, 2), dtype="f")]
    described, backprop = describe(model, vectors, bounds, numbers)
    assert described.shape == (4, 4 * 3 + 2)
    weights = chance.normal(size=described.shape).astype("float32")
    gradients = backprop(weights)
    for i, tokens in enumerate(vectors):
        for place in np.ndindex(tokens.shape):
            values = []
            for step in (0.01, -0.01):
                moved = [v.copy() for v in vectors]
                moved[i][place] += step
                values.append(float((describe(model, moved, bounds, numbers)[0] * weights).sum()))
            assert gradients[i][place] == pytest.approx((values[0] - values[1]) / 0.02, abs=1e-2)
