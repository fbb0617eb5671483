"""What no indicator may stumble over: no span, an odd text, a kind that training never saw."""

import pytest
from index_documents import Document, build_index

from spacy_kanon.detection.risk_spans import RiskSpan, SpannedText, link_entities
from spacy_kanon.indicators.fitting import DecidedText, train_lm_probability
from spacy_kanon.indicators.kb_support import make_kb_support
from spacy_kanon.indicators.labelling import make_sequence_labelling, make_span_classification
from spacy_kanon.indicators.perturbation import Perturbation
from spacy_kanon.indicators.search import DocumentIndex
from spacy_kanon.indicators.web_search import WebSearch
from spacy_kanon.models.language_models import MaskedLanguageModel
from tests.examples import examples

# The tiny model has 32 positions.
TEXTS = dict(examples(__file__)["texts"])


@pytest.fixture(scope="module")
def indicators(tiny_bert, tmp_path_factory):
    model = MaskedLanguageModel(tiny_bert)
    index = tmp_path_factory.mktemp("index") / "index.sqlite"
    build_index([Document("1", "Ann Lee is from Oslo.")], index)
    spans = (RiskSpan(0, 7, "PERSON", "a"), RiskSpan(18, 22, "LOC", "b"))
    train = [
        DecidedText(str(i), SpannedText("Ann Lee met Bo in Oslo.", spans), (True, False))
        for i in range(4)
    ]
    return {
        "lm_probability": train_lm_probability(train, model)[0],
        "perturbation": Perturbation(model, 0.5),
        "sequence_labelling": make_sequence_labelling(source="nowhere"),
        "span_classification": make_span_classification(source="nowhere"),
        "web_search": WebSearch(DocumentIndex(index)),
        "kb_support": make_kb_support(),
    }


@pytest.mark.parametrize("case", TEXTS)
def test_every_span_gets_a_score_or_a_note_of_every_indicator(indicators, case):
    text, places = TEXTS[case]
    spans = link_entities(text, [RiskSpan(*place) for place in places])
    for name, indicator in indicators.items():
        found = indicator(SpannedText(text, spans))
        assert len(found) == len(spans), name
        assert all(0 <= one.score <= 1 for one in found), name
        assert all(one.risky for one in found if one.note), name
