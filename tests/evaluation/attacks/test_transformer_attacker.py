"""The transformer attacker with a random BERT of a few thousand weights, made on the spot."""

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.evaluation.attackers import TransformerAttacker, TransformerOptions
from spacy_kanon.evaluation.reidentification import Background, Target, run_attack

from ...tiny_bert import save_tiny_bert

PEOPLE = {"Ada": "loom weave", "Bo": "ship sail", "Cy": "chalk school"}
BACKGROUND = Background.from_pairs(
    (person, ". ".join(f"the {words} {words}" for _ in range(6)) + ".")
    for person, words in PEOPLE.items()
)
TARGETS = [Target(person, person, f"{words}.") for person, words in PEOPLE.items()]


@pytest.fixture(scope="module")
def tiny_model(tmp_path_factory):
    pytest.importorskip("transformers")
    words = sorted({word for words in PEOPLE.values() for word in words.split()})
    folder = tmp_path_factory.mktemp("tiny-bert")
    return save_tiny_bert(folder, ["the", ".", "*", *words], layers=1)


@pytest.mark.slow
def test_learns_to_recognize_people(tiny_model):
    options = TransformerOptions(
        tiny_model, epochs=12, batch_size=4, learn_rate=0.01, passage_words=5, masked=0.5
    )
    attacker = TransformerAttacker(options)
    score = run_attack(BACKGROUND, {"original": TARGETS}, lambda: attacker)[0]
    assert score.recognized == 1.0
    scores = attacker.scores(["", "ship. " * 200])
    assert scores.shape == (2, 3)
    assert scores[0].tolist() == [0, 0, 0]
    assert scores[1].sum() == pytest.approx(1.0, abs=1e-4)


def test_the_seed_decides(tiny_model):
    def fitted():
        attacker = TransformerAttacker(TransformerOptions(tiny_model, epochs=1, seed=3))
        attacker.fit(BACKGROUND)
        return attacker.scores([target.text for target in TARGETS]).tolist()

    assert fitted() == fitted()


def test_a_model_that_is_not_there(tmp_path, monkeypatch):
    pytest.importorskip("transformers")
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    attacker = TransformerAttacker(TransformerOptions(str(tmp_path / "nothing")))
    with pytest.raises(KanonError, match="KN650"):
        attacker.fit(BACKGROUND)


@pytest.mark.parametrize(
    "option,value",
    [("epochs", 0), ("batch_size", 0), ("passage_words", -1), ("learn_rate", 0.0),
     ("head_rate", -1.0), ("masked", 1.5), ("gpu_id", -2)],
)  # fmt: skip
def test_bad_options(option, value):
    with pytest.raises(KanonError, match="KN300"):
        TransformerOptions("model", **{option: value})


def test_a_gpu_that_is_not_there(tiny_model):
    attacker = TransformerAttacker(TransformerOptions(tiny_model, gpu_id=99))
    with pytest.raises(KanonError, match="KN300"):
        attacker.fit(BACKGROUND)
