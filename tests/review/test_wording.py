"""Wordings put into a text."""

import re

from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.lang.language_rules import NAME
from spacy_kanon.review.engine import TextWriter
from spacy_kanon.review.model import PERSON_WORDING, Annotation, Choice, Mark

TEXT = "Ann Lee met Bob, a Norwegian. Bob and Ann Lee died on 4 June 1990."


def test_people_are_numbered_in_order_of_first_mention():
    people = Choice("option", PERSON_WORDING, NAME, keys=())
    marks = [
        Mark(1, 0, 7, "PERSON", 9, people),
        Mark(2, TEXT.index("Bob"), TEXT.index("Bob") + 3, "PERSON", 4, people),
        Mark(3, TEXT.rindex("Ann Lee"), TEXT.rindex("Ann Lee") + 7, "PERSON", 9, people),
    ]
    released = TextWriter(TEXT, ENGLISH).released(Annotation(len(TEXT)).with_marks(marks)).text
    assert re.findall(r"PERSON \d", released) == ["PERSON 1", "PERSON 2", "PERSON 1"]
