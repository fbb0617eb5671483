"""`kanon_ner` and how far a recognizer leans."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
import spacy
from spacy.pipeline import EntityRecognizer
from spacy.tokens import Doc, Span

from spacy_kanon.components.recognition.clean_entities import clean_entities
from spacy_kanon.components.recognition.kanon_ner import KanonNer
from spacy_kanon.errors import KanonError
from spacy_kanon.models.action_bias import Shift, hiding_labels, move_to, shift_of
from spacy_kanon.names import LONGEST_MENTION

from ...recall_samples import SMALL, documents, trained

TEXTS = [text.text for text in documents(6, 5)]


@pytest.fixture(scope="module", params=["kanon_ner", "ner"])
def nlp(request):
    return trained(request.param)


@pytest.fixture(autouse=True)
def at_rest(request):
    yield
    if "nlp" in request.fixturenames:
        move_to(request.getfixturevalue("nlp").get_pipe("ner"), Shift())


def hidden(nlp) -> int:
    return sum(
        len(ent) for text in TEXTS for ent in nlp(text).ents if ent.label_.startswith("MASK")
    )


def weights(nlp):
    return nlp.get_pipe("ner").model.get_ref("upper").get_param("b").copy()


def test_more_is_hidden_the_further_it_is_moved(nlp):
    counts = []
    for shift in (-30, -2, 0, 2, 30):
        move_to(nlp.get_pipe("ner"), Shift(shift))
        counts.append(hidden(nlp))
    tokens = sum(len(nlp.make_doc(text)) for text in TEXTS)
    assert counts == sorted(counts)
    assert counts[0] == 0 and counts[-1] > 0.8 * tokens


def test_a_shift_is_what_is_added_to_the_scores(nlp):
    before = weights(nlp)
    ner = nlp.get_pipe("ner")
    move_to(ner, Shift(1.5, {"LOC": 2.0}))
    added = {
        ner.moves.get_class_name(i): float(value) for i, value in enumerate(weights(nlp) - before)
    }
    assert added["B-MASK_PERSON"] == added["L-MASK_DEM"] == pytest.approx(1.5)
    assert added["U-MASK_LOC"] == pytest.approx(3.0)
    assert added["O"] == 0


def test_moving_back_gives_the_trained_weights(nlp):
    before = weights(nlp)
    for shift in (0.1, 7.3, -1.7):
        move_to(nlp.get_pipe("ner"), Shift(shift, {"LOC": 0.3}))
    move_to(nlp.get_pipe("ner"), Shift())
    assert np.array_equal(weights(nlp), before)
    assert shift_of(nlp.get_pipe("ner")) == Shift()


@pytest.mark.parametrize("way", ["disk", "bytes", "pickle"])
def test_what_is_saved_is_moved_and_can_be_moved_back(nlp, tmp_path, way):
    at_rest = weights(nlp)
    move_to(nlp.get_pipe("ner"), Shift(2.5))
    nlp.get_pipe("ner").cfg["beam_width"] = 4
    expected = [str(nlp(text).ents) for text in TEXTS]
    nlp.to_disk(tmp_path / "nlp")
    if way == "disk":
        other = spacy.load(tmp_path / "nlp")
    elif way == "bytes":
        other = spacy.blank("en")
        other.add_pipe(nlp.get_pipe_meta("ner").factory, name="ner", config={"model": SMALL})
        other.from_bytes(nlp.to_bytes())
    else:
        other = pickle.loads(pickle.dumps(nlp))
    assert [str(other(text).ents) for text in TEXTS] == expected
    assert shift_of(other.get_pipe("ner")) == Shift(2.5)
    move_to(other.get_pipe("ner"), Shift())
    assert np.array_equal(weights(other), at_rest)


def test_moving_works_without_an_upper_layer():
    # As transformer configs have it: one layer, with pieces.
    nlp = trained(model=SMALL | {"use_upper": False})
    ner = nlp.get_pipe("ner")
    counts = []
    for shift in (-30, 0, 30):
        move_to(ner, Shift(shift))
        counts.append(hidden(nlp))
    assert counts[0] == 0 < counts[-1] and counts == sorted(counts)


def test_the_beam_is_that_of_spacy(nlp):
    ner = nlp.get_pipe("ner")
    docs = [nlp.make_doc(text) for text in ("", *TEXTS)]
    beams = KanonNer.beam_parse(ner, docs, 4)
    expected = EntityRecognizer.beam_parse(ner, docs, 4)
    for beam, other in zip(beams[1:], expected[1:], strict=True):
        readings, others = (ner.moves.get_beam_parses(b) for b in (beam, other))
        assert [ents for _, ents in readings] == [ents for _, ents in others]
        assert [p for p, _ in readings] == pytest.approx([p for p, _ in others], rel=1e-3)
    alone = [KanonNer.beam_parse(ner, [doc], 4)[0].score for doc in docs[1:]]
    assert [beam.score for beam in beams[1:]] == alone


def test_scores_of_readings_do_not_grow_with_the_text(nlp):
    # In 32 bits what tells readings apart is lost in sums of many thousand actions.
    ner = nlp.get_pipe("ner")
    doc = nlp.make_doc(" ".join(TEXTS * 4))
    (summed,) = EntityRecognizer.beam_parse(ner, [doc], 4)
    (beam,) = KanonNer.beam_parse(ner, [doc], 4)
    largest = 2 * summed.score / len(doc)  # Of an action.
    assert 0 < beam.score < largest < summed.score / 50


@pytest.mark.parametrize(
    ("shift", "code"),
    [
        (Shift(float("nan")), "KN300"),
        (Shift(1, {"LOC": -1}), "KN300"),
        (Shift(1, {"CODE": 2}), "KN571"),
    ],
    ids=["nan", "negative", "absent"],
)
def test_shifts_that_make_no_sense_are_refused(nlp, shift, code):
    before = weights(nlp)
    with pytest.raises(KanonError, match=code):
        move_to(nlp.get_pipe("ner"), shift)
    assert np.array_equal(weights(nlp), before)


@pytest.mark.parametrize(
    ("labels", "hiding"),
    [
        (["MASK"], {"MASK"}),
        (["MASK_LOC", "KEEP_LOC"], {"MASK_LOC"}),
        (["KEEP_LOC"], set()),
        (["GPE", "PERSON"], {"GPE", "PERSON"}),
        (["MASK", "GPE"], {"MASK"}),
        ([], set()),
    ],
)
def test_which_labels_hide(labels, hiding):
    assert hiding_labels(labels) == hiding


def annotated(text: str, start: int, end: int, label: str) -> list[str]:
    """What is left of one entity that spaCy would write."""
    doc = spacy.blank("en").make_doc(text)
    doc.set_ents([Span(doc, start, end, label=label)])
    clean_entities([doc], [label], english=True)
    return [str(part) for part in doc.ents]


@pytest.mark.parametrize(
    ("text", "bounds", "left"),
    [
        ("a teacher and poet", (1, 3), ["teacher"]),
        ("HMP Acklington for life", (0, 3), ["HMP Acklington"]),
        ("of Oslo , and", (0, 4), ["Oslo"]),
        ("Fort Wayne , IN", (0, 4), ["Fort Wayne , IN"]),  # Capitals: a state.
        ("The Hague", (0, 2), ["The Hague"]),
        ("born and", (1, 2), ["and"]),  # Nothing would be left: it stays as it was.
        ("\n Oslo \n", (0, 3), ["Oslo"]),
    ],
)
def test_junk_at_ends_is_trimmed(text, bounds, left):
    assert annotated(text, *bounds, "MASK") == left


@pytest.mark.parametrize("label", ["MASK", "KEEP_LOC"])
def test_no_entity_is_longer_than_a_mention(label):
    text = "Ann Lee said so . " * 30
    parts = annotated(text, 0, 150, label)
    if label == "KEEP_LOC":
        assert parts == []
        return
    assert all(len(part.split()) <= LONGEST_MENTION for part in parts)
    assert " ".join(parts).split() == text.split()[:150], "all that was hidden stays hidden"


def test_it_is_greedy_search_that_never_ends_an_entity():
    # Shifted far, everything is an entity; by spaCy's own recognizer it may be a single one.
    nlp = trained()
    move_to(nlp.get_pipe("ner"), Shift(40))
    long = " ".join(TEXTS)
    assert max(len(ent) for ent in nlp(long).ents) <= LONGEST_MENTION


def test_before_training_nothing_is_recognized():
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_ner")
    assert nlp("Ann Lee sang.").ents == ()
    assert nlp.get_pipe("kanon_ner")(Doc(nlp.vocab)).ents == ()


def test_a_shift_in_the_config_is_applied_when_weights_are_loaded(tmp_path):
    nlp = trained()
    nlp.to_disk(tmp_path / "nlp")
    other = spacy.load(tmp_path / "nlp", config={"components": {"ner": {"shift": 3.0}}})
    assert shift_of(other.get_pipe("ner")) == Shift(3.0)
    assert hidden(other) > hidden(nlp)
    other.to_disk(tmp_path / "other")
    assert np.array_equal(weights(spacy.load(tmp_path / "other")), weights(other))


def test_batches_change_nothing():
    nlp = trained()
    single = [nlp(text).to_bytes() for text in TEXTS]
    for size in (1, 2, 6):
        assert [doc.to_bytes() for doc in nlp.pipe(TEXTS, batch_size=size)] == single
