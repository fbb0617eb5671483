"""Every text comes out, or its problem, and a pipeline that reads ever new words does not grow."""

import multiprocessing
import pickle
from copy import deepcopy

import pytest
import spacy
from hypothesis import given, settings
from hypothesis import strategies as st
from spacy.language import Language

from spacy_kanon.release import runner as release_runner
from spacy_kanon.release.runner import Recipe, TextRunner, make_release_runner

from ..conftest import own_blank

TEXTS = ["Ann sang in Oslo.", "Bo left.", ""]
RECIPE = Recipe(verify=True, generalize={}, mapping=True)
WORDS = ["MASK", "PERSON", "Ann", "Oslo", "Zorbeth", "1972", "12 May", "politician", "was", "don't"]
KEPT: list = []


def compiled_pipeline():
    """A recognizer and a parser of spaCy, which are compiled, with something of Python behind."""
    nlp = spacy.blank("en")
    for name, label in (("ner", "PERSON"), ("parser", "nsubj")):
        model = deepcopy(Language.get_factory_meta(name).default_config["model"])
        model["tok2vec"] |= {"width": 8, "depth": 1, "embed_size": 50}
        nlp.add_pipe(name, config={"model": {**model, "hidden_width": 8}}).add_label(label)
    nlp.initialize()
    nlp.add_pipe("sentencizer")
    return nlp, to_bytes


def to_bytes(doc):
    return doc.to_bytes()


@pytest.fixture(scope="module", autouse=True)
def own_vocabularies():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(spacy, "blank", own_blank)
        yield


@pytest.fixture(scope="module")
def runner():
    return TextRunner(compiled_pipeline, problem=str)


@pytest.mark.parametrize("n_process", [1, 2])
def test_compiled_components_run(runner, n_process):
    results = list(runner.run(TEXTS, n_process=n_process))
    assert results == [runner.nlp(text).to_bytes() for text in TEXTS]
    assert not multiprocessing.active_children()


def test_what_a_compiled_component_fails_on_is_a_problem_of_that_text(runner, monkeypatch):
    network = runner.nlp.get_pipe("ner").model.get_ref("tok2vec")
    forward = network._func

    def fails_on_bo(model, docs, is_train):
        if any("Bo" in doc.text for doc in docs):
            raise ValueError("no Bo")
        return forward(model, docs, is_train)

    monkeypatch.setattr(network, "_func", fails_on_bo)
    results = list(runner.run(TEXTS))
    assert results[1] == "no Bo"
    assert isinstance(results[0], bytes) and isinstance(results[2], bytes)


def broken(doc):
    raise RuntimeError("a fault of the program")


@pytest.mark.parametrize("n_process", [1, 2])
def test_a_fault_of_the_program_ends_the_run(n_process):
    runner = TextRunner(lambda: (spacy.blank("en"), broken), problem=str)
    with pytest.raises(RuntimeError, match="a fault of the program"):
        list(runner.run(TEXTS, n_process=n_process))
    assert not multiprocessing.active_children()


def runner_of(strings: int, recipe=RECIPE):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(release_runner, "STRINGS", strings)
        return make_release_runner(recipe)


@pytest.fixture(scope="module")
def runners():
    return runner_of(0), runner_of(10**9)


def new_words(count, start=0):
    return (f"Vas{n}el Tu{n}mi left Oslo on {n % 28 + 1} May." for n in range(start, start + count))


def test_words_are_forgotten_and_the_reader_learns_none():
    runner = runner_of(20, Recipe())
    sizes = []
    for start in (0, 33, 66):
        assert not any(outcome.problem for outcome in runner.run(new_words(33, start)))
        assert not runner.nlp.vocab.in_memory_zone
        sizes.append(len(runner.nlp.vocab.strings))
    assert sizes[0] == sizes[1] == sizes[2]
    runner = runner_of(10**9)
    next(iter(runner.run(["Ann left."])))
    before = len(runner.nlp.vocab.strings)
    assert len(list(runner.run(new_words(64), n_process=2))) == 64
    assert len(runner.nlp.vocab.strings) == before


@settings(deadline=None, max_examples=40)
@given(st.lists(st.lists(st.sampled_from(WORDS)).map(" ".join), max_size=5))
def test_outcomes_are_the_same_with_words_forgotten(runners, texts):
    forgetful, other = runners
    assert list(forgetful.run(texts)) == list(other.run(texts))


def test_streams_do_not_meet_and_pass_on_what_came(runners):
    forgetful, other = runners
    texts = list(new_words(40))
    expected = list(other.run(texts))
    both = list(zip(forgetful.run(texts), forgetful.run(texts), strict=True))
    assert both == [(outcome, outcome) for outcome in expected]
    read = []
    stream = runners[0].run(read.append(text) or text for text in new_words(40))
    for number, _ in enumerate(stream, start=1):
        assert len(read) == number
    stream = runners[1].run(new_words(400), n_process=2)
    next(stream)
    stream.close()
    assert not multiprocessing.active_children()
    again = pickle.loads(pickle.dumps(runners[0]))
    assert list(again.run(TEXTS)) == list(runners[0].run(TEXTS))


@Language.component("keeping_docs")
def keeping_docs(doc):
    KEPT.append(doc)
    return doc


def test_a_component_of_another_package_may_keep_docs():
    def make():
        nlp = spacy.blank("en")
        nlp.add_pipe("keeping_docs")
        return nlp, to_bytes

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(release_runner, "STRINGS", 0)
        runner = TextRunner(make, problem=str)
    texts = list(new_words(70))
    assert not any(isinstance(result, str) for result in runner.run(texts))
    assert [doc.text for doc in KEPT] == texts
    assert all(token.lower_ == token.text.lower() for doc in KEPT for token in doc)
