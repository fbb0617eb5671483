import math

import pytest

from spacy_kanon.indicators.learning import write_learned
from spacy_kanon.indicators.perturbation import NAME, Perturbation, make_perturbation, sigmoid
from spacy_kanon.models.language_models import MaskedLanguageModel, Question
from tests.refusals import refused

from .samples import spanned

TEXT = "Ann Lees met Bo in Oslo, born 1972."
TOLD = "Ann Lee, a geologist born 1972, met Bo in Oslo. Lee met Bo in Oslo, Lee."
SPANS = (
    ("Ann Lee", "PERSON"), ("geologist", "DEM"), ("1972", "DATETIME"), ("Bo", "PERSON"),
    ("Oslo", "LOC"), ("Oslo", "LOC"),
)  # fmt: skip
SPANNED = spanned(TOLD, *SPANS)


def literal(folder: str, text: str, wanted, hidden) -> list[float]:
    """One forward pass over the whole text, which has to fit into the model."""
    import torch
    from transformers import AutoModelForMaskedLM, AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(folder)
    model = AutoModelForMaskedLM.from_pretrained(folder).eval()
    encoded = tokenizer(text, return_offsets_mapping=True)
    ids, offsets = encoded["input_ids"], encoded["offset_mapping"]

    def inside(spans):
        return [
            i
            for i, (s, e) in enumerate(offsets)
            if any(s < end and start < e for start, end in spans)
        ]

    gone = {*inside(wanted), *inside(hidden)}
    masked = [tokenizer.mask_token_id if i in gone else token for i, token in enumerate(ids)]
    with torch.inference_mode():
        scores = model(torch.tensor([masked])).logits[0].double().log_softmax(-1)
    return [float(scores[i, ids[i]]) for i in inside(wanted)]


@pytest.mark.parametrize("batch_size", [1, 16])
def test_equals_the_literal_computation(tiny_bert, batch_size, wanted, hidden):
    model = MaskedLanguageModel(tiny_bert, batch_size=batch_size)
    (found,) = model.log_probabilities(TEXT, [Question(wanted, hidden)])
    assert found == pytest.approx(literal(tiny_bert, TEXT, wanted, hidden), abs=1e-5)


def test_questions_at_once_and_models_that_are_none(tiny_bert, tmp_path):
    model = MaskedLanguageModel(tiny_bert, window=8, batch_size=3)
    text = " ".join([TEXT] * 10)
    places = [(i * 36, i * 36 + 3) for i in range(10)]
    questions = [Question([place], [other]) for place in places for other in (places[0], place)]
    together = model.log_probabilities(text, questions)
    for question, found in zip(questions, together, strict=True):
        assert found == pytest.approx(model.log_probabilities(text, [question])[0], abs=1e-6)
    (found,) = MaskedLanguageModel(tiny_bert).log_probabilities(
        "ann  lee", [Question([(4, 5)], [])]
    )
    assert found.shape == (0,)
    assert MaskedLanguageModel(tiny_bert).log_probabilities("", []) == []
    refused("KN702", MaskedLanguageModel(str(tmp_path)).load)
    refused("KN300", MaskedLanguageModel, tiny_bert, window=1)
    refused("KN300", MaskedLanguageModel, tiny_bert, batch_size=0)


def test_score():
    drops, scores = (0, math.log(9), -math.log(9), 1e9, -1e9), (0.5, 0.9, 0.1, 1, 0)
    assert [*map(sigmoid, drops)] == pytest.approx(scores)


def test_against_the_literal_definition(tiny_bert):
    model, spans = MaskedLanguageModel(tiny_bert), SPANNED
    target = spans.spans[0]
    drops = Perturbation(model, 0.5).drops(spans, target.entity)
    wanted = [(target.start, target.end)]
    base = sum(literal(tiny_bert, TOLD, wanted, []))
    oslo = [(s.start, s.end) for s in spans.spans if spans.surface(s) == "Oslo"]
    assert len(oslo) == 2
    hidden = sum(literal(tiny_bert, TOLD, wanted, oslo))  # both mentions at once
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
    spans = spanned(TOLD, ("geologist", "DEM"), ("Oslo", "LOC"))
    found = Perturbation(MaskedLanguageModel(tiny_bert), 1.0)(spans)
    assert all(one.risky and one.note for one in found)
    assert Perturbation(MaskedLanguageModel(tiny_bert), 1.0)(spanned(TOLD)) == []


def test_threshold_file(tmp_path, tiny_bert):
    path = tmp_path / "p.json"
    write_learned(path, NAME, {"threshold": 0.25})
    made = make_perturbation(tiny_bert, path)
    assert made.threshold == 0.25
    assert made.fingerprint != make_perturbation(tiny_bert, 0.3).fingerprint
    path.write_text(path.read_text().replace("0.25", "7"))
    refused("KN703", make_perturbation, tiny_bert, path)
    refused("KN300", make_perturbation, tiny_bert, 1.5)
