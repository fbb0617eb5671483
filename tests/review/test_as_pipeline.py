"""What review shows, counts and releases, against what the pipeline does with the same choices."""

import random
import re
from dataclasses import replace

import pytest

from spacy_kanon.anonymity.recode import count_jointly
from spacy_kanon.anonymity.state import Choice as Levels
from spacy_kanon.release.runner import GENERALIZER, Recipe, find_component, make_pipeline
from spacy_kanon.review.engine import Engine
from spacy_kanon.review.exporting import replacement_text
from spacy_kanon.review.model import KEPT, MODES, OPERATED, perform, unnumbered
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


class Draft:
    """A text and its annotation, changed command by command."""

    def __init__(self, engine, text):
        self.text = text
        self.session, _ = session_of(engine, text)
        self.annotation = self.session.first_annotation()

    def at(self, phrase):
        start = self.text.rindex(phrase)
        bounds = start, start + len(phrase)
        return next(m for m in self.annotation if (m.start, m.end) == bounds)

    def do(self, phrase, name, **fields):
        if name == "mark":
            start = self.text.rindex(phrase)
            fields |= {"start": start, "end": start + len(phrase)}
        else:
            fields["mark"] = self.at(phrase).number
        command = {"do": name, **fields}
        self.annotation = perform(self.annotation, command, self.session.context)

    @property
    def released(self):
        return self.session.writer.released(self.annotation).text

    @property
    def support(self):
        return self.session.live.count(self.annotation).support


def test_a_date_of_which_a_year_stays_is_counted_whole_where_it_is_kept(years):
    draft = Draft(years, "He won on 26 July 1941.")
    mark = draft.at("26 July 1941")
    assert draft.released.startswith("He won on 1941.")
    counts = draft.session.live.with_choices(draft.annotation, [mark], [OPERATED, KEPT])
    draft.do("26 July 1941", "choose", how="keep")
    kept = draft.support
    draft.do("26 July 1941", "choose", how="operator", text="")
    assert [draft.support, kept] == [count.support for count in counts]
    keys = ("date/1941", "date/1941-07-26")
    assert [draft.support, kept] == [len(years.knowledge.people(key)) for key in keys]
    assert draft.released.startswith("He won on 1941.")


def test_what_people_mark_and_merge_gets_what_operators_would_write(years):
    draft = Draft(years, "Bo Ek and Ann Xyzzy sang. Then the lady sang, and xyz.")
    for phrase in ("the lady", "xyz"):
        draft.do(phrase, "mark", kind="PERSON")
    assert draft.at("the lady").choice == OPERATED
    assert draft.released.startswith("PERSON 1 and PERSON 2 sang. Then PERSON 3 ")
    draft.do("the lady", "merge", **{"with": draft.at("Ann Xyzzy").number})
    assert "Then PERSON 2 sang, and PERSON 3." in draft.released


def test_people_that_are_marked_beside_other_things_are_numbered_behind_those_of_the_machine(years):
    draft = Draft(years, "Bo Ek left Oslo for Xyzzytown in 1998. Then the lady sang.")
    draft.do("the lady", "mark", kind="PERSON")
    assert "Then PERSON 2 sang." in draft.released


def test_a_place_that_is_hidden_later_is_none_of_those_hidden_already():
    text = "Ann Xyzzy and Bo Ek moved from Oslo to Paris, London and Bergen, and to Oslo again."
    draft = Draft(Engine(config={"operators": {"LOC": "numbered"}}), text)
    places = [mark for mark in draft.annotation if mark.kind == "LOC"]
    assert any(mark.choice == KEPT for mark in places)
    for phrase in {text[mark.start : mark.end] for mark in places}:
        draft.do(phrase, "choose", how="operator", text="", all=True)
    found = re.findall("LOC [0-9]+", draft.released)
    assert len(found) == 5 and set(found) == {f"LOC {n}" for n in range(1, 5)}
    assert found[0] == found[4]


def test_invented_words_are_not_counted_and_true_ones_are(years):
    draft = Draft(years, "She moved from Oslo to Xyzzytown in 1998.")
    draft.do("Oslo", "choose", how="operator", text="")
    invented = draft.session.operators.write(draft.annotation, draft.at("Oslo"))
    assert f"from {invented} to" in draft.released
    audited = draft.session.audit(draft.annotation)
    assert audited == years.audit(draft.released.replace(invented, "***"))


@pytest.mark.parametrize("mode", ["blind", "tab"])
def test_what_annotators_hide_is_written_by_the_operators(years, mode, tmp_path):
    text = "Bo Ek won on 26 July 1941. The rest is silence."
    controller = make_controller(
        tmp_path / "p", years, mode, names=("ann",), per_text=1, dated=text
    )
    ann = controller.project.person("ann")

    def do(**command):
        annotation = controller.do(4, ann.id, command, ann, 10**6).state.annotation
        return controller.session(4).writer.released(annotation).text

    marks = list(controller.state(4, ann.id).annotation)
    assert bool(marks) == (mode == "tab")
    for mark in marks:
        released = do(do="identifier", mark=mark.number, identifier="QUASI")
    if mode == "blind":
        for phrase, kind in (("Bo Ek", "PERSON"), ("26 July 1941", "DATETIME"), ("rest", "MISC")):
            start = text.index(phrase)
            released = do(do="mark", kind=kind, start=start, end=start + len(phrase))
    assert released.startswith("PERSON 1 won on 1941. ")
    assert ("The *** is silence." in released) == (mode == "blind")
    # An identifier type that is taken back shows the words again; another kind has no operator.
    annotation = controller.state(4, ann.id).annotation
    number = next(m.number for m in annotation if text[m.start : m.end] == "26 July 1941")
    assert "PERSON 1 won. " in do(do="kind", mark=number, kind="QUANTITY")
    released = do(do="identifier", mark=number, identifier="NO_MASK")
    assert " won on 26 July 1941." in released
    controller.project.close()


def test_what_an_operator_writes_is_no_replacement_to_learn(years, tmp_path):
    text = "Bo Ek won on 26 July 1941."
    controller = make_controller(tmp_path / "p", years, names=("ann",), per_text=1, dated=text)
    ann = controller.project.person("ann")
    controller.submit(4, ann.id, ann)
    (mentions,) = replacement_text(controller, 4).annotations.values()
    fields = {text[m.start : m.end]: m.extra.get("replacement") for m in mentions}
    chosen = {phrase: list(f["generalization_selection"]) for phrase, f in fields.items() if f}
    assert chosen == {"Bo Ek": ["***"], "26 July 1941": ["1941"]}
    controller.project.close()
