"""Wordings put into a text beside what operators write."""

import re
from itertools import pairwise

from hypothesis import example, given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.lang.language_rules import COUNT, NAME, NOUN, PERIOD, YEAR
from spacy_kanon.review.engine import TextWriter
from spacy_kanon.review.model import OPERATED, PERSON_WORDING, STARS, Annotation, Choice, Mark

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
def test_what_an_operator_wrote_stays_as_it_is(entries):
    marks, end = [], 0
    for first, count, choice in sorted(entries, key=lambda entry: entry[0]):
        start, stop = WORDS[first][0], WORDS[min(first + count, len(WORDS)) - 1][1]
        if start >= end:
            kind = "PERSON" if choice and choice.text == PERSON_WORDING else "MISC"
            marks.append(Mark(len(marks) + 1, start, stop, kind, len(marks) % 3 + 1, choice))
            end = stop
    annotation = Annotation(len(TEXT)).with_marks(marks)
    changes = TextWriter(TEXT, ENGLISH, operated).replacements(annotation)
    assert all(one.end <= other.start for one, other in pairwise(changes))
    wanted = {(m.start, m.end, operated(annotation, m)) for m in marks if m.choice == OPERATED}
    assert wanted <= {(change.start, change.end, change.text) for change in changes}


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
