"""What finds codes, dates, names and quantities: in order, and in linear time."""

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
PARTS = examples(__file__)["parts"][0]


@settings(max_examples=1000, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(PARTS), st.sampled_from(["", " ", " ", " ", "-", "\n\n"])))
)
def test_dates_are_found_as_if_each_pattern_were_tried_everywhere(parts):
    text = "".join(part + joint for part, joint in parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dates, "matches_at", lambda pattern, text, places: pattern.finditer(text))
        expected = dates.find_dates(text)
    assert dates.find_dates(text) == expected


@pytest.mark.parametrize("name", ["codes", "dates"])
@given(st.text(alphabet="0123456789 -/.,:'@+()ABMayJunofthsdx", max_size=60))
def test_mentions_are_in_order_and_inside(name, text):
    last = 0
    for mention in FINDERS[name](text):
        assert last <= mention.start < mention.end <= len(text)
        last = mention.end


def test_hostile_texts_take_linear_time(name, unit):
    assert_linear(lambda size: FINDERS[name]((unit * size)[:size]), 40_000)
