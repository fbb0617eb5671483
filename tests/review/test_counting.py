"""The live count against sets of people in plain Python."""

from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.review.counting import LiveCount, Part
from spacy_kanon.review.model import KEPT, STARS, Annotation, Choice, Mark

POPULATION = 40
EVERYBODY = set(range(POPULATION))
# A stretch of ten characters each; what a part of one shows is what its first person's number says.
PEOPLE = st.one_of(st.none(), st.sets(st.integers(0, POPULATION - 1), min_size=1))
WORDS = {"city": BitMap(range(0, POPULATION, 2)), "north": BitMap(range(20))}
GROUND = st.lists(PEOPLE, min_size=1, max_size=6).map(
    lambda lists: [
        Part(10 * n, 10 * n + 8, None if people is None else (BitMap(people),))
        for n, people in enumerate(lists)
    ]
)
CHOICES = st.sampled_from(
    [None, KEPT, STARS, Choice("option", "city"), Choice("option", "north"), Choice("own", "?")]
)
BOUNDS = st.sampled_from([(0, 8), (0, 4), (10, 18), (12, 24), (20, 28), (30, 38), (44, 48), (8, 9)])


def says(choice, kind):
    if choice.text == "***":
        return ()
    return (WORDS[choice.text],) if choice.text in WORDS else None


def read(start, end):
    """Half of a phrase is known of everybody below 30."""
    return [Part(start, end, (BitMap(range(30)),))]


def live(ground, *, k=5, **settings):
    return LiveCount(ground, k=k, population=POPULATION, read=read, people=says, **settings)


def naive(ground, annotation):
    """Who fits all that is visible, and how many stretches nobody can count."""
    people, unknown = set(EVERYBODY), 0
    for part in ground:
        hidden = [c for m in annotation if m.hides for c in range(m.start, m.end)]
        left = [c for c in range(part.start, part.end) if c not in hidden]
        if len(left) == part.end - part.start:
            if part.people is None:
                unknown += 1
            for some in part.people or ():
                people &= set(some)
        elif left:
            people &= set(range(30))
    for mark in annotation:
        if mark.hides and says(mark.choice, mark.kind) is None:
            unknown += 1
        elif mark.hides:
            for some in says(mark.choice, mark.kind):
                people &= set(some)
        elif not any(part.start < mark.end and mark.start < part.end for part in ground):
            unknown += 1
    return len(people), unknown


@st.composite
def annotations(draw):
    marks, end = [], 0
    for start, stop in sorted(set(draw(st.lists(BOUNDS, max_size=6)))):
        if start >= end:
            marks.append(Mark(len(marks) + 1, start, stop, "LOC", len(marks) + 1, draw(CHOICES)))
            end = stop
    return Annotation(70).with_marks(marks)


@settings(max_examples=100, deadline=None)
@given(GROUND, annotations())
def test_the_count_is_that_of_plain_sets(ground, annotation):
    counted = live(ground).count(annotation)
    assert (counted.support, len(counted.unknown)) == naive(ground, annotation)
    if counted.support < 5:
        assert counted.witness


def test_what_a_witness_names_and_what_nobody_can_count():
    ground = [
        Part(0, 8, (BitMap(range(20)),)),
        Part(10, 18, (BitMap(range(16, 40)),)),
        Part(20, 28, (BitMap(range(40)),)),
    ]
    counted = live(ground).count(Annotation(30))
    assert counted.support == 4
    assert sorted(counted.witness) == [(0, 8), (10, 18)]
    assert not counted.holds(5)
    assert counted.holds(4)
    ground = [Part(0, 8, None)]
    assert not live(ground).count(Annotation(30)).holds(1)
    assert live(ground, count_unknown=False).count(Annotation(30)).holds(1)
