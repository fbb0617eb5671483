"""Commands as tables, and undo and redo against a plain list of states."""

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.review import model
from spacy_kanon.review.store import REDO, UNDO, State

TEXT = "Ann met Bob in Oslo. Ann likes Oslo and 1972."
CITY = model.Choice("option", "city in Norway", phrase="class/Q515/in/Q20")
CONTEXT = model.Context(TEXT, lambda annotation, mark: [CITY, model.STARS])
NUMBERS = st.integers(1, 8)
KINDS = st.sampled_from(["PERSON", "LOC", "ORG"])
POSITIONS = st.integers(0, len(TEXT))


def annotation(*marks: model.Mark) -> model.Annotation:
    return model.Annotation(len(TEXT)).with_marks(marks)


ANN = model.Mark(1, 0, 3, "PERSON", 1, model.STARS)
BOB = model.Mark(2, 8, 11, "PERSON", 2, model.STARS)
OSLO = model.Mark(3, 15, 19, "LOC", 3, CITY)
ANN_AGAIN = model.Mark(4, 21, 24, "PERSON", 1, model.STARS)
START = annotation(ANN, BOB, OSLO, ANN_AGAIN)


def shown(result: model.Annotation) -> list[tuple[str, str, int, str | None]]:
    return [
        (TEXT[m.start : m.end], m.kind, m.entity, m.choice and (m.choice.text or m.choice.how))
        for m in result
    ]


def test_a_command_changes_a_mark(command, expected):
    assert expected in shown(model.perform(START, command, CONTEXT))


def test_marks_of_an_entity_and_everywhere():
    command = {"do": "choose", "mark": 1, "how": "keep", "all": True}
    after = model.perform(START, command, CONTEXT)
    assert [m.choice for m in after if m.entity == 1] == [model.KEPT, model.KEPT]
    start = annotation(ANN, OSLO, model.Mark(4, 21, 24, "ORG", 9, model.KEPT))
    after = model.perform(start, {"do": "everywhere", "mark": 1}, CONTEXT)
    assert [(m.start, m.kind, m.entity) for m in after if m.entity == 1] == [
        (0, "PERSON", 1), (21, "PERSON", 1),
    ]  # fmt: skip
    after = model.perform(start, {"do": "everywhere", "mark": 3}, CONTEXT)
    assert [m.start for m in after if m.kind == "LOC"] == [15, 31]


def test_what_is_no_command_or_comes_too_late_is_refused(command, code):
    with pytest.raises(KanonError) as caught:
        model.perform(START, command, CONTEXT)
    assert caught.value.code == code
    assert isinstance(caught.value, model.StaleCommand) == (code == "KN922")


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


@given(st.lists(ANY_COMMAND, max_size=20))
def test_marks_never_overlap_and_every_edit_is_taken_back_and_done_again(commands):
    states = [State(1, 1, START)]
    for command in commands:
        before = states[-1].annotation
        try:
            after = model.perform(before, command, CONTEXT)
        except KanonError:
            continue
        patch = json.loads(json.dumps(model.to_patch(before, after)))
        assert model.apply_patch(before, patch) == after
        if after != before:
            states.append(states[-1].after("do", after))
        marks = list(after)
        assert all(a.end <= b.start for a, b in pairwise(marks))
        assert all(TEXT[m.start : m.end].strip() == TEXT[m.start : m.end] != "" for m in marks)
    current = states[-1]
    for kind, order in ((UNDO, states[-2::-1]), (REDO, states[1:])):
        for expected in order:
            current = current.after(kind)
            assert current.annotation.marks == expected.annotation.marks
            # What was undone is not called by its number again.
            assert current.annotation.next_number == states[-1].annotation.next_number
    assert (len(current.done), current.undone) == (len(states) - 1, ())
