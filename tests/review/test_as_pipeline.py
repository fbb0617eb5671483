"""What review shows, counts and releases, against what the pipeline does with the same choices."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from spacy_kanon.anonymity.recode import count_jointly
from spacy_kanon.anonymity.terms import Choice as Levels
from spacy_kanon.release.runner import GENERALIZER, Recipe, find_component, make_pipeline
from spacy_kanon.review.annotations import replacement_text
from spacy_kanon.review.bench import MODES, Bench, Reader
from spacy_kanon.review.model.commands import change_by
from spacy_kanon.review.model.marks import KEPT, OPERATED, PERSON_WORDING
from spacy_kanon.review.store.texts import Content

from .samples import make_desk, person

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


def bench_of(reader, text, mode="review"):
    machine, _, reached = reader.read(text)
    return Bench(reader, Content("text", text, {}, {}), machine, MODES[mode]), reached


@pytest.mark.parametrize("text", TEXTS)
def test_many_choices_are_counted_as_the_pipeline_counts_them(reader, text):
    pipeline = make_pipeline(Recipe(generalize={}))
    doc = pipeline(text)
    (generalized,) = find_component(pipeline, GENERALIZER).predict([doc])
    case = generalized.case
    bench, reached = bench_of(reader, text)
    sheet = bench.first_sheet()
    assert bench.releaser.released(sheet).text == doc._.sanitized_text
    assert bench.count(sheet).support == (reached or reader.population)

    def choice_of(mark, term, level):
        if level is None:
            return KEPT
        wording = term.wordings[level].text
        wording = PERSON_WORDING if wording.startswith("PERSON ") else wording
        (choice,) = (option for option in bench.offer(sheet, mark) if option.text == wording)
        return choice

    rng = random.Random(len(text))
    for _ in range(60):
        levels = tuple(rng.choice([None, *range(len(term.wordings))]) for term in case.terms)
        expected = count_jointly(case.terms, Levels(levels), k=5, population=reader.population)
        marks = [
            replace(mark, choice=choice_of(mark, case.terms[number], levels[number]))
            for mark, number in zip(sheet, case.term_of, strict=True)
        ]
        counted = bench.count(sheet.with_marks(marks))
        supports = {*expected.supports.values()} or {reader.population}
        assert {counted.support} == supports
        unknown = {
            case.term_of[number]
            for number, mark in enumerate(marks)
            if (mark.start, mark.end) in counted.unknown
        }
        assert unknown == set(expected.uncounted)


@pytest.fixture(scope="module", params=PLANS)
def operated(request, tmp_path_factory):
    """A reader of a pipeline with operators."""
    environment = pytest.MonkeyPatch()
    environment.setenv("KANON_TEST_KEY", "a secret of more than thirty-two characters")
    operators = PLANS[request.param]
    config = {"operators": operators, "key": "env:KANON_TEST_KEY", "unknown": "keep"}
    reader = Reader(Recipe(config=config, generalize={}))
    yield reader, make_pipeline(Recipe(config=config, generalize={}))
    environment.undo()


@pytest.mark.parametrize("text", TEXTS)
def test_what_operators_write_is_released_as_the_pipeline_releases_it(operated, text):
    reader, pipeline = operated
    doc = pipeline(text)
    bench, reached = bench_of(reader, text)
    sheet = bench.first_sheet()
    assert bench.releaser.released(sheet).text == doc._.sanitized_text
    assert bench.count(sheet).support == (reached or reader.population)


@pytest.fixture(scope="module")
def years():
    operators = {"DATETIME": "year", "PERSON": "numbered", "LOC": "surrogate"}
    config = {"operators": operators, "key": "env:KANON_TEST_KEY", "unknown": "keep"}
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("KANON_TEST_KEY", "a secret of more than thirty-two characters")
        yield Reader(Recipe(config=config, generalize={}))


def changed(bench, sheet, **command):
    return change_by(sheet, command, bench.workplace).apply(sheet)


def at(sheet, text, phrase):
    start = text.index(phrase)
    return next(mark for mark in sheet if (mark.start, mark.end) == (start, start + len(phrase)))


def test_a_date_of_which_a_year_stays_is_counted_whole_where_it_is_kept(years):
    text = "He won on 26 July 1941."
    bench, _ = bench_of(years, text)
    sheet = bench.first_sheet()
    mark = at(sheet, text, "26 July 1941")
    assert bench.releaser.released(sheet).text.startswith("He won on 1941.")
    before = [c.support for c in bench.live.with_choices(sheet, [mark], [OPERATED, KEPT])]
    kept = changed(bench, sheet, do="choose", mark=mark.number, how="keep")
    back = changed(bench, kept, do="choose", mark=mark.number, how="operator", text="")
    assert [bench.count(back).support, bench.count(kept).support] == before
    assert before == [len(years.knowledge.people(key)) for key in ("date/1941", "date/1941-07-26")]
    assert bench.releaser.released(back) == bench.releaser.released(sheet)


def test_what_people_mark_and_merge_gets_what_operators_would_write(years):
    text = "Bo Ek and Ann Xyzzy sang. Then the lady sang, and xyz."
    bench, _ = bench_of(years, text)
    sheet = bench.first_sheet()
    for phrase in ("the lady", "xyz."):
        start = text.rindex(phrase)
        command = {"start": start, "end": start + 3 if phrase == "xyz." else start + len(phrase)}
        sheet = changed(bench, sheet, do="mark", kind="PERSON", **command)
    lady, ann = at(sheet, text, "the lady"), at(sheet, text, "Ann Xyzzy")
    assert lady.choice == OPERATED
    released = bench.releaser.released(sheet).text
    assert released.startswith("PERSON 1 and PERSON 2 sang. Then PERSON 3 ")
    merged = changed(bench, sheet, **{"do": "merge", "mark": lady.number, "with": ann.number})
    assert "Then PERSON 2 sang, and PERSON 3." in bench.releaser.released(merged).text


def test_people_that_are_marked_beside_other_things_are_numbered_behind_those_of_the_machine(years):
    text = "Bo Ek left Oslo for Xyzzytown in 1998. Then the lady sang."
    bench, _ = bench_of(years, text)
    start = text.index("the lady")
    command = {"do": "mark", "kind": "PERSON", "start": start, "end": start + len("the lady")}
    sheet = changed(bench, bench.first_sheet(), **command)
    assert "Then PERSON 2 sang." in bench.releaser.released(sheet).text


def test_a_place_that_somebody_hides_is_none_of_those_hidden_already():
    text = "Ann Xyzzy and Bo Ek left Oslo for Paris, London and Bergen, and Oslo again."
    bench, _ = bench_of(
        Reader(Recipe(config={"operators": {"LOC": "numbered"}}, generalize={})), text
    )
    sheet = bench.first_sheet()
    assert any(mark.kind == "LOC" and mark.choice == KEPT for mark in sheet)
    for mark in list(sheet):
        if mark.kind == "LOC":
            sheet = changed(bench, sheet, do="choose", mark=mark.number, how="operator", text="")
    places = re.findall("LOC [0-9]+", bench.releaser.released(sheet).text)
    assert len(places) == 5 and set(places) == {f"LOC {n}" for n in range(1, 5)}
    assert places[0] == places[4]


@pytest.mark.parametrize("mode", ["blind", "tab"])
def test_what_annotators_hide_is_written_by_the_operators(years, mode, tmp_path):
    text = "Bo Ek won on 26 July 1941. The rest is silence."
    desk = make_desk(tmp_path / "p", years, mode, names=("ann",), per_text=1, dated=text)
    ann = person(desk.project, "ann")
    marks = list(desk.state(4, ann.id).sheet)
    if mode == "blind":
        assert not marks
        for phrase, kind in (("Bo Ek", "PERSON"), ("26 July 1941", "DATETIME"), ("rest", "MISC")):
            start = text.index(phrase)
            command = {"do": "mark", "kind": kind, "start": start, "end": start + len(phrase)}
            desk.do(4, ann.id, command, ann, 10**6)
    else:
        for mark in marks:
            command = {"do": "identifier", "mark": mark.number, "identifier": "QUASI"}
            desk.do(4, ann.id, command, ann, 10**6)
    sheet = desk.state(4, ann.id).sheet
    released = desk.bench(4).releaser.released(sheet).text
    assert released.startswith("PERSON 1 won on 1941. ")
    assert ("The *** is silence." in released) == (mode == "blind")
    # An identifier type that is taken back shows the words again; another kind has no operator.
    number = at(sheet, text, "26 July 1941").number
    commands = [{"do": "kind", "kind": "QUANTITY"}, {"do": "identifier", "identifier": "NO_MASK"}]
    for command, shown in zip(commands, ("***", "26 July 1941"), strict=True):
        desk.do(4, ann.id, {**command, "mark": number}, ann, 10**6)
        sheet = desk.state(4, ann.id).sheet
        assert f" won on {shown}." in desk.bench(4).releaser.released(sheet).text
    desk.project.close()


def test_invented_words_are_not_counted_and_true_ones_are(years):
    text = "She moved from Oslo to Xyzzytown in 1998."
    bench, _ = bench_of(years, text)
    sheet = bench.first_sheet()
    oslo = at(sheet, text, "Oslo")
    hidden = changed(bench, sheet, do="choose", mark=oslo.number, how="operator", text="")
    invented = bench.operators.write(hidden, oslo)
    assert f"from {invented} to" in bench.releaser.released(hidden).text
    assert invented not in bench.countable(hidden) and "from *** to" in bench.countable(hidden)


def test_what_an_operator_writes_is_no_replacement_to_learn(years, tmp_path):
    text = "Bo Ek won on 26 July 1941."
    desk = make_desk(tmp_path / "p", years, names=("ann",), per_text=1, dated=text)
    ann = person(desk.project, "ann")
    desk.submit(4, ann.id, ann)
    (mentions,) = replacement_text(desk, 4).annotations.values()
    chosen = {
        text[m.start : m.end]: list(m.extra["replacement"]["generalization_selection"])
        for m in mentions
        if "replacement" in m.extra
    }
    assert chosen == {"Bo Ek": ["***"], "26 July 1941": ["1941"]}
    desk.project.close()
