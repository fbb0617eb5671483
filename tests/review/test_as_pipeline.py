"""What review shows, counts and releases, against what the pipeline does with the same choices."""

import random
from dataclasses import replace

import pytest

from spacy_kanon.anonymity.recode import count_jointly
from spacy_kanon.anonymity.state import Choice as Levels
from spacy_kanon.release.runner import GENERALIZER, Recipe, find_component, make_pipeline
from spacy_kanon.review.model import KEPT, MODES, unnumbered
from spacy_kanon.review.session import DocumentSession
from spacy_kanon.types import AnnotatedText
from tests.examples import examples

TEXTS = examples(__file__)["texts"]


def session_of(engine, text, mode="review"):
    machine, _, reached = engine.read(text)
    return DocumentSession(engine, AnnotatedText("text", text, {}), machine, MODES[mode]), reached


@pytest.mark.parametrize("text", TEXTS)
def test_many_choices_are_counted_as_the_pipeline_counts_them(engine, text):
    pipeline = make_pipeline(Recipe(generalize={}))
    doc = pipeline(text)
    (generalized,) = find_component(pipeline, GENERALIZER).predict([doc])
    case = generalized.case
    session, reached = session_of(engine, text)
    annotation = session.first_annotation()
    assert session.writer.released(annotation).text == doc._.sanitized_text
    assert session.live.count(annotation).support == (reached or engine.population)

    def choice_of(mark, term, level):
        if level is None:
            return KEPT
        wording = unnumbered(term.wordings[level].text)
        (choice,) = (
            option for option in session.options(annotation, mark) if option.text == wording
        )
        return choice

    rng = random.Random(len(text))
    for _ in range(60):
        levels = tuple(rng.choice([None, *range(len(term.wordings))]) for term in case.terms)
        expected = count_jointly(case.terms, Levels(levels), k=5, population=engine.population)
        marks = [
            replace(mark, choice=choice_of(mark, case.terms[number], levels[number]))
            for mark, number in zip(annotation, case.term_of, strict=True)
        ]
        counted = session.live.count(annotation.with_marks(marks))
        supports = {*expected.supports.values()} or {engine.population}
        assert {counted.support} == supports
        unknown = {
            case.term_of[number]
            for number, mark in enumerate(marks)
            if (mark.start, mark.end) in counted.unknown
        }
        assert unknown == set(expected.uncounted)
