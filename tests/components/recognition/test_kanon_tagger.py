"""`kanon_tagger` learns, saves and leans; weights of classes and smoothing do what they say."""

from __future__ import annotations

import numpy as np
import pytest
import spacy
from spacy.tokens import Span
from spacy.training import Example
from spacy.util import fix_random_seed

from spacy_kanon.components.factories import KANON_TAGGER_CONFIG
from spacy_kanon.components.recognition.leaning import leaning_of, reading_once
from spacy_kanon.components.recognition.readings import readings_in
from spacy_kanon.errors import KanonError
from spacy_kanon.training.corpora import to_training_doc

from ...recall_samples import TAGGER, documents

TEXTS = [text.text for text in documents(6, 5)]


def trained(*, steps: int = 12, kinds: bool = True, **config):
    fix_random_seed(0)
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_tagger", config={"model": TAGGER, **config})
    examples = []
    for text in documents(12, 0):
        doc, _ = to_training_doc(text, nlp, kinds=kinds)
        examples.append(Example(nlp.make_doc(text.text), doc))
    optimizer = nlp.initialize(lambda: examples)
    optimizer.learn_rate = 0.02
    for _ in range(steps):
        nlp.update(examples, sgd=optimizer)
    return nlp, examples


@pytest.fixture(scope="module")
def learned():
    return trained()


@pytest.fixture
def nlp(learned):
    pipeline = learned[0]
    yield pipeline
    leaning_of(pipeline).move(0.0)
    pipeline.get_pipe("kanon_tagger").readings = []


def entities(pipeline, texts=TEXTS):
    return [[(ent.start, ent.end, ent.label_) for ent in doc.ents] for doc in pipeline.pipe(texts)]


def hidden(pipeline) -> int:
    return sum(end - start for ents in entities(pipeline) for start, end, _ in ents)


def test_it_learns(learned):
    nlp, examples = learned
    scores = nlp.evaluate(examples)
    assert scores["ents_f"] > 0.8
    assert nlp.get_pipe("kanon_tagger").labels == ("MASK_DEM", "MASK_LOC", "MASK_PERSON")


@pytest.mark.parametrize("way", ["disk", "bytes"])
def test_what_is_saved_reads_the_same(nlp, tmp_path, way):
    if way == "disk":
        nlp.to_disk(tmp_path)
        other = spacy.load(tmp_path)
    else:
        other = spacy.blank("en")
        other.add_pipe("kanon_tagger", config={"model": TAGGER})
        other.from_bytes(nlp.to_bytes())
    assert entities(other) == entities(nlp)


def test_scores_do_not_depend_on_the_batch(nlp):
    tagger = nlp.get_pipe("kanon_tagger")
    docs = [nlp.make_doc(text) for text in TEXTS]
    together = tagger.model.predict(docs)
    for doc, scores in zip(docs, together, strict=True):
        assert np.array_equal(tagger.model.predict([doc])[0], scores)


def test_texts_without_tokens_have_no_entities(nlp):
    empty, full = nlp.pipe(["", TEXTS[0]])
    assert empty.ents == () and [(e.start, e.end) for e in full.ents] == [
        bounds[:2] for bounds in entities(nlp, TEXTS[:1])[0]
    ]
    untrained = spacy.blank("en")
    untrained.add_pipe("kanon_tagger")
    assert untrained(TEXTS[0]).ents == ()


def test_it_hides_more_the_further_it_leans(nlp):
    leaning = leaning_of(nlp)
    counts = []
    for value in (-30.0, 0.0, 30.0):
        leaning.move(value)
        assert leaning.setting == {"shift": value, "kinds": {}}
        counts.append(hidden(nlp))
        with reading_once(nlp, leaning):
            assert [hidden(nlp), hidden(nlp)] == counts[-1:] * 2
    assert counts[0] == 0 < counts[1] < counts[2]
    assert nlp.get_pipe_config("kanon_tagger")["shift"] == 30.0


def test_a_kind_leans_by_its_factor(nlp, tmp_path):
    leaning = leaning_of(nlp, kinds={"LOC": 0.0, "DEM": 0.0})
    leaning.move(-30.0)
    assert {label for ents in entities(nlp) for *_, label in ents} == {"MASK_LOC", "MASK_DEM"}
    assert leaning.setting == {"shift": -30.0, "kinds": {"LOC": 0.0, "DEM": 0.0}}
    nlp.to_disk(tmp_path)
    assert entities(spacy.load(tmp_path)) == entities(nlp)


def test_a_kind_without_a_label_is_refused(nlp):
    with pytest.raises(KanonError, match=r"KN571.*CODE"):
        leaning_of(nlp, kinds={"CODE": 2.0}).move(1.0)


def test_readings_are_those_of_the_moved_tagger_and_its_network_reads_once(nlp, monkeypatch):
    tagger = nlp.get_pipe("kanon_tagger")
    moved = []
    for shift in (0.5, 1.5, 4.5):
        tagger.shift = shift
        moved.append([[ent[:2] for ent in ents] for ents in entities(nlp)])
    tagger.shift, tagger.readings = 0.5, [0.0, 1.0, 4.0]
    reads = []
    forward = tagger.model._func
    monkeypatch.setattr(
        tagger.model, "_func", lambda *args, **more: reads.append(1) or forward(*args, **more)
    )
    docs = list(nlp.pipe(["", *TEXTS]))
    assert len(reads) == 1
    readings = [readings_in(doc) for doc in docs]
    assert readings[0] == [[], [], []]
    for level, expected in enumerate(moved):
        assert [[(s.start, s.end) for s in doc[level]] for doc in readings[1:]] == expected
    assert moved[0] == [[(e.start, e.end) for e in doc.ents] for doc in docs[1:]]
    assert moved[0] != moved[2]
    tagger.readings = []
    assert readings_in(nlp(TEXTS[0])) is None


def test_weights_of_classes_make_it_hide_more():
    light, _ = trained(steps=3, class_weights=[10, 1, 1])
    heavy, _ = trained(steps=3, class_weights=[1, 10, 10])
    assert hidden(light) < hidden(heavy)


def test_a_label_it_was_not_made_for_is_refused(nlp):
    doc = nlp.make_doc("Ann sang.")
    doc.set_ents([Span(doc, 0, 1, "MASK_ORG")])
    with pytest.raises(KanonError, match=r"KN613.*MASK_ORG"):
        nlp.update([Example(nlp.make_doc(doc.text), doc)])


def test_texts_without_entities_are_refused():
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_tagger", config={"model": TAGGER})
    doc = nlp.make_doc("Nothing here.")
    with pytest.raises(KanonError, match="KN612"):
        nlp.initialize(lambda: [Example(doc, doc.copy())])


@pytest.mark.parametrize(
    "config",
    [
        {"class_weights": [1.0, 10.0]},
        {"class_weights": [0.0, 1.0, 1.0]},
        {"label_smoothing": 1.0},
        {"label_smoothing": -0.1},
        {"shift_kinds": {"LOC": -1.0}},
    ],
    ids=str,
)
def test_settings_that_make_no_sense_are_refused(config):
    assert set(config) <= set(KANON_TAGGER_CONFIG)
    with pytest.raises(KanonError, match="KN300"):
        spacy.blank("en").add_pipe("kanon_tagger", config=config)
