"""A pipeline that reads ever new words does not grow, and says the same as one that keeps them."""

from __future__ import annotations

import gc
from itertools import chain

import pytest
import spacy
from hypothesis import given, settings
from hypothesis import strategies as st
from spacy.language import Language

from spacy_kanon.release.reading import text_reader
from spacy_kanon.release.reading.text_reader import add_text_reader
from spacy_kanon.release.runner import Recipe, make_release_pipeline, release_texts
from spacy_kanon.release.streaming import Problem, pipe_texts

RECIPE = Recipe(verify=True, generalize={}, mapping=True)
WORDS = ["MASK", "PERSON", "Ann", "Oslo", "Zorbeth", "1972", "12 May", "politician", "was", "don't"]


def pipeline(strings: int, recipe=RECIPE):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text_reader, "STRINGS", strings)
        return make_release_pipeline(recipe)


@pytest.fixture(scope="module")
def pipelines():
    return pipeline(0), pipeline(10**9)


def new_words(count, start=0):
    return (f"Vas{n}el Tu{n}mi left Oslo on {n % 28 + 1} May." for n in range(start, start + count))


def test_words_are_forgotten():
    nlp = pipeline(20, Recipe())
    sizes = []
    for start in (0, 33, 66):
        assert not any(outcome.problem for outcome in release_texts(nlp, new_words(33, start)))
        assert not nlp.vocab.in_memory_zone
        sizes.append(len(nlp.vocab.strings))
    assert sizes[0] == sizes[1] == sizes[2]


def test_the_process_that_reads_learns_no_words():
    nlp = pipeline(10**9)
    next(iter(release_texts(nlp, ["Ann left."])))
    before = len(nlp.vocab.strings)
    assert len(list(release_texts(nlp, new_words(64), n_process=2))) == 64
    assert len(nlp.vocab.strings) == before


@settings(deadline=None, max_examples=40)
@given(st.lists(st.lists(st.sampled_from(WORDS)).map(" ".join), max_size=5))
def test_outcomes_are_the_same(pipelines, texts):
    forgetful, other = pipelines
    assert list(release_texts(forgetful, texts)) == list(release_texts(other, texts))


def test_two_streams_of_one_pipeline_do_not_meet(pipelines):
    forgetful, other = pipelines
    texts = list(new_words(40))
    expected = list(release_texts(other, texts))
    both = list(zip(release_texts(forgetful, texts), release_texts(forgetful, texts), strict=True))
    assert both == [(outcome, outcome) for outcome in expected]


def test_a_stream_that_is_dropped_leaves_no_zone(pipelines):
    nlp, _ = pipelines
    next(release_texts(nlp, new_words(3)))
    gc.collect()
    assert not nlp.vocab.in_memory_zone


def test_what_came_is_passed_on_before_more_is_read(pipelines):
    read = []
    stream = release_texts(pipelines[0], (read.append(text) or text for text in new_words(100)))
    for number, _ in enumerate(stream, start=1):
        assert len(read) == number


def keeping(doc):
    keeping.docs.append(doc)
    return doc


def test_a_component_by_somebody_else_may_keep_docs():
    keeping.docs = []
    nlp = spacy.blank("en")
    Language.component("keeping_docs", func=keeping)
    nlp.add_pipe("keeping_docs")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text_reader, "STRINGS", 0)
        add_text_reader(nlp)
    texts = list(new_words(70))
    assert not any(isinstance(result, Problem) for result in pipe_texts(nlp, texts))
    assert [doc.text for doc in keeping.docs] == texts
    tokens = chain.from_iterable(keeping.docs)
    assert all(token.lower_ == token.text.lower() for token in tokens)
