"""Wordings put into a text one by one, against the language's own way to put in all of them."""

from __future__ import annotations

import re

from hypothesis import example, given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.lang.language_rules import COUNT, NAME, NOUN, PERIOD, YEAR, Chosen
from spacy_kanon.review.engine import TextWriter
from spacy_kanon.review.model import OPERATED, PERSON_WORDING, STARS, Annotation, Choice, Mark
from spacy_kanon.text.rewriting import Replacement

TEXT = (
    "Ann Lee was an actor and a judge's clerk. On 3 May 1972 she left an Oslo school, an actor "
    "again; in 1980 the actors of Oslo met Bob, a Norwegian. Bob and Ann Lee died on 4 June 1990."
)
WORDS = [m.span() for m in re.finditer(r"\w+(?:'s)?", TEXT)]
WORDINGS = st.sampled_from(
    [
        None,
        STARS,
        Choice("option", "performer", NOUN),
        Choice("option", "artist", NOUN),
        Choice("option", "city in Norway", NOUN),
        Choice("option", PERSON_WORDING, NAME, keys=()),
        Choice("option", "1970s", PERIOD),
        Choice("option", "1972", YEAR),
        Choice("option", "people", COUNT),
        Choice("option", "country in Europe", NOUN, adjective="European"),
        Choice("own", "somebody", NAME),
        OPERATED,
    ]
)


def operated(annotation, mark):
    return f"[{mark.kind} {mark.entity}]"


@example([(1, 3, OPERATED), (4, 1, Choice("option", "performer", NOUN))])
@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, len(WORDS) - 1), st.integers(1, 3), WORDINGS), max_size=12)
)
def test_what_is_put_in_one_by_one_is_what_is_put_in_together(entries):
    marks, end = [], 0
    for first, count, choice in sorted(entries, key=lambda entry: entry[0]):
        start, stop = WORDS[first][0], WORDS[min(first + count, len(WORDS)) - 1][1]
        if start >= end:
            kind = "PERSON" if choice and choice.text == PERSON_WORDING else "MISC"
            marks.append(Mark(len(marks) + 1, start, stop, kind, len(marks) % 3 + 1, choice))
            end = stop
    annotation = Annotation(len(TEXT)).with_marks(marks)
    writer = TextWriter(TEXT, ENGLISH, operated)
    hiding = [m for m in annotation if m.choice is not None]
    chosen = [
        Chosen(m.start, m.end, writer.wording(annotation, m), m.choice.form, m.choice.adjective)
        for m in hiding
        if m.choice != OPERATED
    ]
    verbatim = [
        Replacement(m.start, m.end, operated(annotation, m)) for m in hiding if m.choice == OPERATED
    ]
    # An article that an operator has hidden is nobody's to change.
    fitted = [
        change
        for change in ENGLISH.realize(TEXT, chosen)
        if all(change.end <= other.start or change.start >= other.end for other in verbatim)
    ]
    together = sorted([*fitted, *verbatim], key=lambda change: change.start)
    locked = {(change.start, change.end) for change in verbatim}
    assert writer.replacements(annotation) == ENGLISH.polish(TEXT, together, locked=locked)


def test_people_are_numbered_in_order_of_first_mention():
    people = Choice("option", PERSON_WORDING, NAME, keys=())
    marks = [
        Mark(1, 0, 7, "PERSON", 9, people),
        Mark(2, TEXT.index("Bob"), TEXT.index("Bob") + 3, "PERSON", 4, people),
        Mark(3, TEXT.rindex("Ann Lee"), TEXT.rindex("Ann Lee") + 7, "PERSON", 9, people),
    ]
    released = (
        TextWriter(TEXT, ENGLISH, operated).released(Annotation(len(TEXT)).with_marks(marks)).text
    )
    assert re.findall(r"PERSON \d", released) == ["PERSON 1", "PERSON 2", "PERSON 1"]
