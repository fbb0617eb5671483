"""Every text comes out, or its problem: through any component of spaCy."""

from __future__ import annotations

from copy import deepcopy

import pytest
import spacy
from spacy.language import Language
from spacy.tokens import Doc

from spacy_kanon.release.streaming import Problem, pipe_texts

TEXTS = ["Ann sang in Oslo.", "Bo left.", ""]


@pytest.fixture(scope="module")
def nlp():
    """A recognizer and a parser of spaCy, which are compiled, with something of Python behind."""
    nlp = spacy.blank("en")
    for name, label in (("ner", "PERSON"), ("parser", "nsubj")):
        model = deepcopy(Language.get_factory_meta(name).default_config["model"])
        model["tok2vec"] |= {"width": 8, "depth": 1, "embed_size": 50}
        nlp.add_pipe(name, config={"model": {**model, "hidden_width": 8}}).add_label(label)
    nlp.initialize()
    nlp.add_pipe("sentencizer")
    return nlp


@pytest.mark.parametrize("n_process", [1, 2])
def test_compiled_components_run(nlp, n_process):
    components = list(nlp._components)
    docs = list(pipe_texts(nlp, TEXTS, n_process=n_process))
    assert [doc.text for doc in docs] == TEXTS
    assert [doc.to_bytes() for doc in docs] == [nlp(text).to_bytes() for text in TEXTS]
    assert nlp._components == components


def test_what_a_compiled_component_fails_on_is_a_problem_of_that_text(nlp, monkeypatch):
    network = nlp.get_pipe("ner").model.get_ref("tok2vec")
    forward = network._func

    def fails_on_bo(model, docs, is_train):
        if any("Bo" in doc.text for doc in docs):
            raise ValueError("no Bo")
        return forward(model, docs, is_train)

    monkeypatch.setattr(network, "_func", fails_on_bo)
    results = list(pipe_texts(nlp, TEXTS))
    assert [getattr(result, "text", None) for result in results] == [TEXTS[0], "no Bo", TEXTS[2]]
    assert [isinstance(result, Problem) for result in results] == [False, True, False]
    assert isinstance(results[2], Doc)


def test_who_looks_at_few_texts_leaves_the_pipeline_as_it_was(nlp):
    components = list(nlp._components)
    stream = pipe_texts(nlp, TEXTS)
    next(stream)
    stream.close()
    assert nlp._components == components
