"""Commands as tables, and undo, redo and late commands against a plain list of states."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.review.model import (
    KEPT,
    STARS,
    Annotation,
    Change,
    Choice,
    Context,
    Mark,
    StaleCommand,
    make_change,
)

TEXT = "Ann met Bob in Oslo. Ann likes Oslo and 1972."
CITY = Choice("option", "city in Norway", phrase="class/Q515/in/Q20")


CONTEXT = Context(TEXT, lambda annotation, mark: [CITY, STARS], lambda mark: STARS)


def annotation(*marks: Mark) -> Annotation:
    return Annotation(len(TEXT)).with_marks(marks)


ANN = Mark(1, 0, 3, "PERSON", 1, STARS)
BOB = Mark(2, 8, 11, "PERSON", 2, STARS)
OSLO = Mark(3, 15, 19, "LOC", 3, CITY)
ANN_AGAIN = Mark(4, 21, 24, "PERSON", 1, STARS)
START = annotation(ANN, BOB, OSLO, ANN_AGAIN)


def shown(result: Annotation) -> list[tuple[str, str, int, str | None]]:
    return [
        (TEXT[m.start : m.end], m.kind, m.entity, m.choice and (m.choice.text or m.choice.how))
        for m in result
    ]


def chosen(how: str, text: str) -> dict:
    return {"do": "choose", "mark": 3, "how": how, "text": text}


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        # What is marked anew hides, and is what the same words are already.
        ({"do": "mark", "start": 31, "end": 35, "kind": "LOC"}, ("Oslo", "LOC", 3, CITY.text)),
        ({"do": "mark", "start": 31, "end": 35, "kind": "ORG"}, ("Oslo", "ORG", 4, "***")),
        # White space at the ends is not marked.
        ({"do": "mark", "start": 39, "end": 44, "kind": "MISC"}, ("1972", "MISC", 4, "***")),
        ({"do": "bounds", "mark": 3, "start": 12, "end": 19}, ("in Oslo", "LOC", 3, CITY.text)),
        ({"do": "kind", "mark": 1, "kind": "ORG"}, ("Ann", "ORG", 1, "***")),
        ({"do": "split", "mark": 4}, ("Ann", "PERSON", 4, "***")),
        ({"do": "merge", "mark": 2, "with": 1}, ("Bob", "PERSON", 1, "***")),
        ({"do": "choose", "mark": 3, "how": "keep"}, ("Oslo", "LOC", 3, "keep")),
        (chosen("option", "***"), ("Oslo", "LOC", 3, "***")),
        (chosen("own", " a town "), ("Oslo", "LOC", 3, "a town")),
        ({"do": "choose", "mark": 3, "how": "open"}, ("Oslo", "LOC", 3, None)),
    ],
)  # fmt: skip
def test_a_command_changes_a_mark(command, expected):
    change = make_change(START, command, CONTEXT)
    assert change.fits(START)
    after = change.apply(START)
    assert expected in shown(after)
    assert change.reversed().apply(after).marks == START.marks


def test_all_marks_of_an_entity_get_the_same():
    command = {"do": "choose", "mark": 1, "how": "keep", "all": True}
    after = make_change(START, command, CONTEXT).apply(START)
    assert [m.choice for m in after if m.entity == 1] == [KEPT, KEPT]


def test_everywhere_marks_what_was_not_marked_and_joins_what_was():
    start = annotation(ANN, OSLO, Mark(4, 21, 24, "ORG", 9, KEPT))
    after = make_change(start, {"do": "everywhere", "mark": 1}, CONTEXT).apply(start)
    assert [(m.start, m.kind, m.entity) for m in after if m.entity == 1] == [
        (0, "PERSON", 1), (21, "PERSON", 1),
    ]  # fmt: skip
    after = make_change(start, {"do": "everywhere", "mark": 3}, CONTEXT).apply(start)
    assert [m.start for m in after if m.kind == "LOC"] == [15, 31]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({}, "KN920"),
        ({"do": "drop table"}, "KN920"),
        ({"do": "mark", "start": 5, "end": 5, "kind": "LOC"}, "KN920"),
        ({"do": "mark", "start": -1, "end": 5, "kind": "LOC"}, "KN920"),
        ({"do": "mark", "start": 31, "end": 99, "kind": "LOC"}, "KN920"),
        ({"do": "mark", "start": True, "end": 5, "kind": "LOC"}, "KN920"),
        ({"do": "mark", "start": 31, "end": 35, "kind": "PLACE"}, "KN920"),
        ({"do": "mark", "start": 14, "end": 15, "kind": "LOC"}, "KN920"),  # a blank
        ({"do": "choose", "mark": 3, "how": "own", "text": "  "}, "KN920"),
        ({"do": "choose", "mark": 3, "how": "own", "text": "a\u202ecity"}, "KN920"),
        ({"do": "choose", "mark": 3, "how": "own", "text": "x" * 201}, "KN920"),
        ({"do": "comment", "mark": 3, "text": "\ud800"}, "KN920"),
        ({"do": "comment", "mark": 3, "text": 7}, "KN920"),
        ({"do": "identifier", "mark": 3, "identifier": "DIRECTLY"}, "KN920"),
        # Somebody else was faster.
        ({"do": "mark", "start": 10, "end": 17, "kind": "LOC"}, "KN933"),
        ({"do": "bounds", "mark": 1, "start": 0, "end": 9}, "KN933"),
        ({"do": "kind", "mark": 77, "kind": "LOC"}, "KN922"),
        ({"do": "merge", "mark": 1, "with": 77}, "KN922"),
        ({"do": "choose", "mark": 3, "how": "option", "text": "town in Norway"}, "KN922"),
        ({"do": "note", "text": "b", "was": "a"}, "KN922"),
    ],
)  # fmt: skip
def test_what_is_no_command_or_comes_too_late_is_refused(command, code):
    with pytest.raises(KanonError) as caught:
        make_change(START, command, CONTEXT)
    assert caught.value.code == code
    assert isinstance(caught.value, StaleCommand) == (code == "KN922")


NUMBERS = st.integers(1, 8)
KINDS = st.sampled_from(["PERSON", "LOC", "ORG"])
POSITIONS = st.integers(0, len(TEXT))


def commands(name: str, **fields):
    return st.fixed_dictionaries({"do": st.just(name), **fields})


ANY_COMMAND = st.one_of(
    commands("mark", start=POSITIONS, end=POSITIONS, kind=KINDS),
    commands("bounds", mark=NUMBERS, start=POSITIONS, end=POSITIONS),
    commands("remove", mark=NUMBERS, all=st.booleans()),
    commands("kind", mark=NUMBERS, kind=KINDS),
    commands("split", mark=NUMBERS),
    st.fixed_dictionaries({"do": st.just("merge"), "mark": NUMBERS, "with": NUMBERS}),
    commands("everywhere", mark=NUMBERS),
    commands("choose", mark=NUMBERS, how=st.just("keep"), all=st.booleans()),
    commands("unsure", mark=NUMBERS, value=st.booleans()),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(ANY_COMMAND, max_size=20))
def test_marks_never_overlap_and_every_change_can_be_taken_back(commands):
    states = [START]
    changes: list[Change] = []
    for command in commands:
        try:
            change = make_change(states[-1], command, CONTEXT)
        except KanonError:
            continue
        assert change.fits(states[-1])
        assert Change.from_plain(change.to_plain()) == change
        changes.append(change)
        states.append(change.apply(states[-1]))
        marks = list(states[-1])
        assert all(a.end <= b.start for a, b in pairwise(marks))
        assert all(TEXT[m.start : m.end].strip() == TEXT[m.start : m.end] != "" for m in marks)
        assert [m.number for m in marks] == [states[-1].marks[m.number].number for m in marks]
    current = states[-1]
    for change, before in zip(reversed(changes), reversed(states[:-1]), strict=True):
        back = change.reversed()
        assert back.fits(current)
        current = back.apply(current)
        assert current.marks == before.marks


def test_an_undo_that_would_overwrite_somebody_does_not_fit():
    first = make_change(START, {"do": "choose", "mark": 3, "how": "keep"}, CONTEXT)
    after = first.apply(START)
    other = make_change(after, {"do": "unsure", "mark": 3, "value": True}, CONTEXT).apply(after)
    assert first.reversed().fits(after)
    assert not first.reversed().fits(other)


def test_a_mark_does_not_come_back_over_another_one():
    removal = make_change(START, {"do": "remove", "mark": 2}, CONTEXT)
    after = removal.apply(START)
    other = make_change(after, {"do": "mark", "start": 4, "end": 11, "kind": "ORG"}, CONTEXT)
    assert not removal.reversed().fits(other.apply(after))
