import numpy as np
import pytest

from spacy_kanon.models.selection_model import LEVELS, Phrase, make_selection_model
from spacy_kanon.models.text_encoders import (
    hashed_vector,
    make_hashed_text_encoder,
    make_transformer_text_encoder,
)

from ..tiny_bert import save_tiny_bert

PHRASES = [
    Phrase("Tilburg", "LOC", ("big city", "city", "***"), "born in Tilburg."),
    Phrase("1990", "DATETIME", ("date in the 1990s", "***")),
    Phrase("", "MISC", ("", "***")),
]


def model_with_weights(framing="binary", **settings):
    model = make_selection_model(framing, **settings)
    model.initialize()
    rng = np.random.default_rng(0)
    linear = model.layers[0]
    linear.set_param("W", rng.normal(size=linear.get_param("W").shape).astype("float32"))
    return model


@pytest.mark.parametrize("framing", ["binary", "listwise", "multiclass"])
@pytest.mark.parametrize("width", [None, 64])
def test_a_score_per_option_whatever_the_batch(framing, width):
    encoder = make_hashed_text_encoder(width) if width else None
    model = model_with_weights(framing, encoder=encoder)
    scores = model.predict(PHRASES)
    assert scores.shape == (7,) and np.isfinite(scores).all()
    assert np.allclose(scores, np.concatenate([model.predict([each]) for each in PHRASES]))
    assert len(model.predict([])) == 0


def test_framings_and_hashed_vectors():
    model = model_with_weights("multiclass")
    phrase = Phrase("Oslo", "LOC", (*(f"city {n}" for n in range(LEVELS + 2)), "***"))
    scores = model.predict([phrase])
    assert scores[LEVELS - 2] != scores[LEVELS - 1]
    assert (scores[LEVELS:] == scores[LEVELS - 1]).all()
    assert np.linalg.norm(hashed_vector("Oslo", 256)) == pytest.approx(1)
    assert not hashed_vector("...", 256).any()
    near, far = hashed_vector("football clubs", 1024), hashed_vector("given name", 1024)
    phrase = hashed_vector("Oslo Football Club", 1024)
    assert phrase @ near > 0.3 > abs(phrase @ far)


@pytest.mark.parametrize("framing", ["binary", "listwise", "multiclass"])
def test_gradient_against_finite_differences(framing):
    model = model_with_weights(framing)
    weights, linear = model.layers[0].get_param("W").copy(), model.layers[0]
    target = np.arange(7, dtype="float32")
    scores, backprop = model.begin_update(PHRASES)
    backprop(np.asarray(scores - target, dtype="float32"))
    gradient = linear.get_grad("W").copy()
    for place in (0, *np.flatnonzero(gradient)[::3]):
        moved = weights.copy()
        moved[place] += 1e-2
        linear.set_param("W", moved)
        above = ((model.predict(PHRASES) - target) ** 2).sum() / 2
        moved[place] -= 2e-2
        linear.set_param("W", moved)
        below = ((model.predict(PHRASES) - target) ** 2).sum() / 2
        assert (above - below) / 2e-2 == pytest.approx(gradient[place], rel=0.02, abs=0.05)


def test_encoders_and_selection_with_a_transformer(tmp_path):
    pytest.importorskip("spacy_transformers")
    save_tiny_bert(tmp_path, ["city", "big", "name", "a", "text"], positions=32)
    encoder = make_transformer_text_encoder(str(tmp_path), batch_size=2)
    encoder.initialize()
    texts = ["city", "big city", "name", "", "city " * 100]
    vectors = encoder.predict(texts)
    assert vectors.shape == (5, 16) and np.allclose(np.linalg.norm(vectors, axis=1), 1)
    assert np.allclose(vectors[::-1], encoder.predict(texts[::-1]), atol=1e-5)
    copied = make_transformer_text_encoder("nowhere").from_bytes(encoder.to_bytes())
    assert np.allclose(copied.predict(texts), vectors, atol=1e-5)
    encoder = make_transformer_text_encoder(str(tmp_path))
    model = model_with_weights("binary", encoder=encoder)
    first = model.predict(PHRASES)
    assert first.shape == (7,) and np.allclose(first, model.predict(PHRASES))
