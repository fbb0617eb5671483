"""What finds codes, dates, names and quantities: as if each pattern were tried everywhere."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en import dates, identifiers, person_names, quantities
from tests.examples import examples
from tests.growth import assert_linear

FINDERS = {
    "codes": identifiers.find_codes, "dates": dates.find_dates, "names": person_names.find_names,
    "quantities": quantities.find_quantities,
}  # fmt: skip
PARTS = dict(examples(__file__)["parts"])
JOINTS = {"dates": ["", " ", " ", " ", "-", "\n\n"]}


def everywhere(patch, name):
    """Let a finder try its patterns at every place."""
    if name == "codes":
        patch.setattr(identifiers, "may_match", lambda *_: True)
        patch.setitem(identifiers._RE, "BEFORE_CUE", re.compile(r"\W(?=\w)"))
    elif name == "dates":
        patch.setattr(dates, "date_places", lambda text: dict.fromkeys(dates.PATTERNS))
        patch.setattr(dates, "matches_at", lambda pattern, text, _: pattern.finditer(text))
    elif name == "names":
        matches = lambda name, text, *_: person_names._RE[name].finditer(text)  # noqa: E731
        patch.setattr(person_names, "_matches", matches)
    else:
        patch.setattr(quantities, "matches_at", lambda pattern, text, _: pattern.finditer(text))


@pytest.mark.parametrize("name", FINDERS)
@settings(max_examples=1000, deadline=None)
@given(data=st.data())
def test_equal_to_trying_every_pattern_everywhere(name, data):
    part, joint = st.sampled_from(PARTS[name]), st.sampled_from(JOINTS.get(name, [""]))
    text = "".join(map("".join, data.draw(st.lists(st.tuples(part, joint), max_size=30))))
    with pytest.MonkeyPatch.context() as patch:
        everywhere(patch, name)
        expected = FINDERS[name](text)
    assert FINDERS[name](text) == expected


@pytest.mark.parametrize("name", ["codes", "dates"])
@given(st.text(alphabet="0123456789 -/.,:'@+()ABMayJunofthsdx", max_size=60))
def test_mentions_are_in_order_and_inside(name, text):
    last = 0
    for mention in FINDERS[name](text):
        assert last <= mention.start < mention.end <= len(text)
        last = mention.end


def test_hostile_texts_take_linear_time(name, unit):
    assert_linear(lambda size: FINDERS[name]((unit * size)[:size]), 40_000)
