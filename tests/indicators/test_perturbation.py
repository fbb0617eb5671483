import math

import pytest

from spacy_kanon.indicators.learning import write_learned
from spacy_kanon.indicators.perturbation import NAME, Perturbation, make_perturbation, sigmoid
from spacy_kanon.models.language_models import MaskedLanguageModel
from tests.refusals import refused

from .samples import spanned

TEXT = "Ann Lee, a geologist born 1972, met Bo in Oslo. Lee met Bo in Oslo, Lee."
SPANS = (
    ("Ann Lee", "PERSON"), ("geologist", "DEM"), ("1972", "DATETIME"), ("Bo", "PERSON"),
    ("Oslo", "LOC"), ("Oslo", "LOC"),
)  # fmt: skip
SPANNED = spanned(TEXT, *SPANS)


@pytest.mark.parametrize(
    "drop,score", [(0, 0.5), (math.log(9), 0.9), (-math.log(9), 0.1), (1e9, 1), (-1e9, 0)]
)
def test_score(drop, score):
    assert sigmoid(drop) == pytest.approx(score)


def test_against_the_literal_definition(tiny_bert):
    from .test_language_model import literal

    model, spans = MaskedLanguageModel(tiny_bert), SPANNED
    target = spans.spans[0]
    drops = Perturbation(model, 0.5).drops(spans, target.entity)
    wanted = [(target.start, target.end)]
    base = sum(literal(tiny_bert, TEXT, wanted, []))
    oslo = [(s.start, s.end) for s in spans.spans if spans.surface(s) == "Oslo"]
    assert len(oslo) == 2
    hidden = sum(literal(tiny_bert, TEXT, wanted, oslo))  # both mentions at once
    assert drops[spans.spans[-1].entity] == pytest.approx(base - hidden, abs=1e-4)
    assert set(drops) == {span.entity for span in spans.spans[1:]}


def test_decisions_need_a_direct_identifier(tiny_bert):
    model = MaskedLanguageModel(tiny_bert)
    careful = Perturbation(model, 0.0)(SPANNED)
    assert all(found.risky for found in careful)
    bold = Perturbation(model, 1.0)(SPANNED)
    assert [found.risky for found in bold] == [True] + [False] * 5  # only the target
    assert bold[0].score == 1.0 and all(0 <= found.score <= 1 for found in bold)
    assert bold[4] == bold[5]
    spans = spanned(TEXT, ("geologist", "DEM"), ("Oslo", "LOC"))
    found = Perturbation(MaskedLanguageModel(tiny_bert), 1.0)(spans)
    assert all(one.risky and one.note for one in found)
    assert Perturbation(MaskedLanguageModel(tiny_bert), 1.0)(spanned(TEXT)) == []


def test_threshold_file(tmp_path, tiny_bert):
    path = tmp_path / "p.json"
    write_learned(path, NAME, {"threshold": 0.25})
    made = make_perturbation(tiny_bert, path)
    assert made.threshold == 0.25
    assert made.fingerprint != make_perturbation(tiny_bert, 0.3).fingerprint
    path.write_text(path.read_text().replace("0.25", "7"))
    refused("KN703", make_perturbation, tiny_bert, path)
    refused("KN300", make_perturbation, tiny_bert, 1.5)
