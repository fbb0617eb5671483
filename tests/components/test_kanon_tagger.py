"""`kanon_tagger` learns, saves and leans; weights of classes and smoothing do what they say."""

import numpy as np
import pytest
import spacy
from spacy.tokens import Span
from spacy.training import Example

from spacy_kanon.components.factories import SETTINGS
from spacy_kanon.components.kanon_tagger import clean_entity, get_operating_point, scoring_once
from spacy_kanon.names import LONGEST_MENTION
from tests.fakes import pipeline
from tests.refusals import refused

from ..recall_samples import TAGGER, documents, trained

TEXTS = [text.text for text in documents(6, 5)]


@pytest.fixture(scope="module")
def learned():
    return trained()


@pytest.fixture
def nlp(learned):
    pipeline = learned[0]
    yield pipeline
    get_operating_point(pipeline).move(0.0)


def entities(pipeline, texts=TEXTS):
    return [[(ent.start, ent.end, ent.label_) for ent in doc.ents] for doc in pipeline.pipe(texts)]


def hidden(pipeline) -> int:
    return sum(end - start for ents in entities(pipeline) for start, end, _ in ents)


def test_it_learns_and_hides_more_by_weights_of_classes(learned):
    nlp, examples = learned
    scores = nlp.evaluate(examples)
    assert scores["ents_f"] > 0.8
    assert nlp.get_pipe("kanon_tagger").labels == ("MASK_DEM", "MASK_LOC", "MASK_PERSON")
    light, _ = trained(steps=3, class_weights=[10, 1, 1])
    heavy, _ = trained(steps=3, class_weights=[1, 10, 10])
    assert hidden(light) < hidden(heavy)


def test_scores_and_entities_depend_on_no_batch(nlp):
    tagger = nlp.get_pipe("kanon_tagger")
    docs = [nlp.make_doc(text) for text in TEXTS]
    together = tagger.model.predict(docs)
    for doc, scores in zip(docs, together, strict=True):
        assert np.array_equal(tagger.model.predict([doc])[0], scores)
    empty, full = nlp.pipe(["", TEXTS[0]])
    assert empty.ents == () and [(e.start, e.end) for e in full.ents] == [
        bounds[:2] for bounds in entities(nlp, TEXTS[:1])[0]
    ]
    untrained = pipeline(kanon_tagger={})
    assert untrained(TEXTS[0]).ents == ()
    text = "Ann Lee said so . " * 30
    parts = cleaned(text, 0, 150, "MASK")
    assert all(len(part.split()) <= LONGEST_MENTION for part in parts)
    assert " ".join(parts).split() == text.split()[:150], "all that was hidden stays hidden"
    assert cleaned(text, 0, 150, "KEEP_LOC") == []
    get_operating_point(nlp).move(40.0)  # Everything is hidden.
    assert max(len(ent) for ent in nlp(" ".join(TEXTS)).ents) <= LONGEST_MENTION


def test_it_hides_more_the_larger_the_bias(nlp, tmp_path):
    point = get_operating_point(nlp)
    counts = []
    for value in (-30.0, 0.0, 30.0):
        point.move(value)
        counts.append(hidden(nlp))
        with scoring_once(point):
            assert [hidden(nlp), hidden(nlp)] == counts[-1:] * 2
    assert counts[0] == 0 < counts[1] < counts[2]
    assert nlp.get_pipe_config("kanon_tagger")["logit_bias"] == 30.0
    nlp.to_disk(tmp_path)
    assert entities(spacy.load(tmp_path)) == entities(nlp)


def test_labels_and_texts_without_entities_are_refused(nlp):
    doc = nlp.make_doc("Ann sang.")
    doc.set_ents([Span(doc, 0, 1, "MASK_ORG")])
    refused(r"KN613.*MASK_ORG", nlp.update, [Example(nlp.make_doc(doc.text), doc)])
    nlp = pipeline(kanon_tagger={"model": TAGGER})
    doc = nlp.make_doc("Nothing here.")
    refused("KN612", nlp.initialize, lambda: [Example(doc, doc.copy())])


def test_settings_that_make_no_sense_are_refused(config):
    assert set(config) <= set(SETTINGS["kanon_tagger"])
    refused("KN300", spacy.blank("en").add_pipe, "kanon_tagger", config=config)


def cleaned(text: str, start: int, end: int, label: str) -> list[str]:
    doc = spacy.blank("en").make_doc(text)
    hiding = frozenset({"MASK"})
    return [str(e) for e in clean_entity(Span(doc, start, end, label), hiding, english=True)]


def test_junk_at_ends_is_trimmed(text, bounds, left):
    assert cleaned(text, *bounds, "MASK") == left
