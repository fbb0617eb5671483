"""What review shows, counts and releases, against what the pipeline does with the same choices."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from spacy_kanon.anonymity.joint.recoding import count_jointly
from spacy_kanon.anonymity.recoding_types import Choice as Levels
from spacy_kanon.release.runner import GENERALIZER, Recipe, find_component, make_pipeline
from spacy_kanon.review.engine import Engine
from spacy_kanon.review.exporting import replacement_text
from spacy_kanon.review.model import KEPT, MODES, OPERATED, PERSON_WORDING, make_change
from spacy_kanon.review.session import DocumentSession
from spacy_kanon.types import AnnotatedText

from .samples import make_controller

TEXTS = [
    "Edvard Grieg was a Norwegian composer born in Bergen in 1843. Grieg died in Bergen.",
    "Marie Curie was a physicist and chemist from Poland who worked in Paris. On 7 November 1867 "
    "she was born in Warsaw; in Paris she was a professor. Curie won the Nobel Prize in Physics.",
    "MRN 00123456: Bo Ek, a singer and guitarist from Oslo, came from Stockholm in 1972 with two "
    "actors. Ek wrote from bo@example.org on 12 May 1972. Norway paid. Bo Ek left on 3 June 1998.",
    "",
]
EVERY = {
    "PERSON": "surrogate", "DATETIME": "shift", "EMAIL": "encrypt", "CODE": "partial",
    "LOC": "generalize", "*": "hash",
}  # fmt: skip
PLANS = {
    "every": EVERY,
    "partial": {"CODE": {"name": "partial", "last": 4}, "PERSON": "pseudonym"},
    "years": {"DATETIME": "year", "LOC": "numbered", "EMAIL": "remove"},
}


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
        wording = term.wordings[level].text
        wording = PERSON_WORDING if wording.startswith("PERSON ") else wording
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


@pytest.fixture(scope="module", params=PLANS)
def operated(request, tmp_path_factory):
    """A engine of a pipeline with operators."""
    environment = pytest.MonkeyPatch()
    environment.setenv("KANON_TEST_KEY", "a secret of more than thirty-two characters")
    operators = PLANS[request.param]
    config = {"operators": operators, "key": "env:KANON_TEST_KEY", "unknown": "keep"}
    engine = Engine(config=config)
    yield engine, make_pipeline(Recipe(config=config, generalize={}))
    environment.undo()


@pytest.mark.parametrize("text", TEXTS)
def test_what_operators_write_is_released_as_the_pipeline_releases_it(operated, text):
    engine, pipeline = operated
    doc = pipeline(text)
    session, reached = session_of(engine, text)
    annotation = session.first_annotation()
    assert session.writer.released(annotation).text == doc._.sanitized_text
    assert session.live.count(annotation).support == (reached or engine.population)


@pytest.fixture(scope="module")
def years():
    operators = {"DATETIME": "year", "PERSON": "numbered", "LOC": "surrogate"}
    config = {"operators": operators, "key": "env:KANON_TEST_KEY", "unknown": "keep"}
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("KANON_TEST_KEY", "a secret of more than thirty-two characters")
        yield Engine(config=config)


def changed(session, annotation, **command):
    return make_change(annotation, command, session.context).apply(annotation)


def at(annotation, text, phrase):
    start = text.index(phrase)
    return next(
        mark for mark in annotation if (mark.start, mark.end) == (start, start + len(phrase))
    )


def test_a_date_of_which_a_year_stays_is_counted_whole_where_it_is_kept(years):
    text = "He won on 26 July 1941."
    session, _ = session_of(years, text)
    annotation = session.first_annotation()
    mark = at(annotation, text, "26 July 1941")
    assert session.writer.released(annotation).text.startswith("He won on 1941.")
    before = [c.support for c in session.live.with_choices(annotation, [mark], [OPERATED, KEPT])]
    kept = changed(session, annotation, do="choose", mark=mark.number, how="keep")
    back = changed(session, kept, do="choose", mark=mark.number, how="operator", text="")
    assert [session.live.count(back).support, session.live.count(kept).support] == before
    assert before == [len(years.knowledge.people(key)) for key in ("date/1941", "date/1941-07-26")]
    assert session.writer.released(back) == session.writer.released(annotation)


def test_what_people_mark_and_merge_gets_what_operators_would_write(years):
    text = "Bo Ek and Ann Xyzzy sang. Then the lady sang, and xyz."
    session, _ = session_of(years, text)
    annotation = session.first_annotation()
    for phrase in ("the lady", "xyz."):
        start = text.rindex(phrase)
        command = {"start": start, "end": start + 3 if phrase == "xyz." else start + len(phrase)}
        annotation = changed(session, annotation, do="mark", kind="PERSON", **command)
    lady, ann = at(annotation, text, "the lady"), at(annotation, text, "Ann Xyzzy")
    assert lady.choice == OPERATED
    released = session.writer.released(annotation).text
    assert released.startswith("PERSON 1 and PERSON 2 sang. Then PERSON 3 ")
    merged = changed(
        session, annotation, **{"do": "merge", "mark": lady.number, "with": ann.number}
    )
    assert "Then PERSON 2 sang, and PERSON 3." in session.writer.released(merged).text


def test_people_that_are_marked_beside_other_things_are_numbered_behind_those_of_the_machine(years):
    text = "Bo Ek left Oslo for Xyzzytown in 1998. Then the lady sang."
    session, _ = session_of(years, text)
    start = text.index("the lady")
    command = {"do": "mark", "kind": "PERSON", "start": start, "end": start + len("the lady")}
    annotation = changed(session, session.first_annotation(), **command)
    assert "Then PERSON 2 sang." in session.writer.released(annotation).text


def test_a_place_that_somebody_hides_is_none_of_those_hidden_already():
    text = "Ann Xyzzy and Bo Ek left Oslo for Paris, London and Bergen, and Oslo again."
    session, _ = session_of(Engine(config={"operators": {"LOC": "numbered"}}), text)
    annotation = session.first_annotation()
    assert any(mark.kind == "LOC" and mark.choice == KEPT for mark in annotation)
    for mark in list(annotation):
        if mark.kind == "LOC":
            annotation = changed(
                session, annotation, do="choose", mark=mark.number, how="operator", text=""
            )
    places = re.findall("LOC [0-9]+", session.writer.released(annotation).text)
    assert len(places) == 5 and set(places) == {f"LOC {n}" for n in range(1, 5)}
    assert places[0] == places[4]


@pytest.mark.parametrize("mode", ["blind", "tab"])
def test_what_annotators_hide_is_written_by_the_operators(years, mode, tmp_path):
    text = "Bo Ek won on 26 July 1941. The rest is silence."
    controller = make_controller(
        tmp_path / "p", years, mode, names=("ann",), per_text=1, dated=text
    )
    ann = controller.project.person("ann")
    marks = list(controller.state(4, ann.id).annotation)
    if mode == "blind":
        assert not marks
        for phrase, kind in (("Bo Ek", "PERSON"), ("26 July 1941", "DATETIME"), ("rest", "MISC")):
            start = text.index(phrase)
            command = {"do": "mark", "kind": kind, "start": start, "end": start + len(phrase)}
            controller.do(4, ann.id, command, ann, 10**6)
    else:
        for mark in marks:
            command = {"do": "identifier", "mark": mark.number, "identifier": "QUASI"}
            controller.do(4, ann.id, command, ann, 10**6)
    annotation = controller.state(4, ann.id).annotation
    released = controller.session(4).writer.released(annotation).text
    assert released.startswith("PERSON 1 won on 1941. ")
    assert ("The *** is silence." in released) == (mode == "blind")
    # An identifier type that is taken back shows the words again; another kind has no operator.
    number = at(annotation, text, "26 July 1941").number
    commands = [{"do": "kind", "kind": "QUANTITY"}, {"do": "identifier", "identifier": "NO_MASK"}]
    for command, shown in zip(commands, ("***", "26 July 1941"), strict=True):
        controller.do(4, ann.id, {**command, "mark": number}, ann, 10**6)
        annotation = controller.state(4, ann.id).annotation
        assert f" won on {shown}." in controller.session(4).writer.released(annotation).text
    controller.project.close()


def test_invented_words_are_not_counted_and_true_ones_are(years):
    text = "She moved from Oslo to Xyzzytown in 1998."
    session, _ = session_of(years, text)
    annotation = session.first_annotation()
    oslo = at(annotation, text, "Oslo")
    hidden = changed(session, annotation, do="choose", mark=oslo.number, how="operator", text="")
    invented = session.operators.write(hidden, oslo)
    assert f"from {invented} to" in session.writer.released(hidden).text
    assert session.audit(hidden) == years.audit(text.replace("Oslo", "***"))


def test_what_an_operator_writes_is_no_replacement_to_learn(years, tmp_path):
    text = "Bo Ek won on 26 July 1941."
    controller = make_controller(tmp_path / "p", years, names=("ann",), per_text=1, dated=text)
    ann = controller.project.person("ann")
    controller.submit(4, ann.id, ann)
    (mentions,) = replacement_text(controller, 4).annotations.values()
    chosen = {
        text[m.start : m.end]: list(m.extra["replacement"]["generalization_selection"])
        for m in mentions
        if "replacement" in m.extra
    }
    assert chosen == {"Bo Ek": ["***"], "26 July 1941": ["1941"]}
    controller.project.close()
