"""A pattern that is tried at a few places finds what it finds in all of the text."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en import identifiers, quantities
from spacy_kanon.names import ADDRESS, ROOM, ZIP
from spacy_kanon.text.places import find_all
from tests.examples import examples

# Beginnings, middles and ends of all that the patterns look for.
PIECES = examples(__file__)["pieces"][0]
TEXTS = st.lists(st.sampled_from(PIECES), max_size=14).map("".join)


SEARCHES = (*quantities._SEARCHES, *identifiers._WHOLE_ADDRESSES)


@settings(max_examples=200, deadline=None)
@given(TEXTS)
def test_measurements_and_whole_addresses(text):
    for search in SEARCHES:
        found = [match.span() for _, match in find_all([search], text)]
        assert found == [match.span() for match in search.pattern.finditer(text)]


@settings(max_examples=100, deadline=None)
@given(TEXTS)
def test_addresses_rooms_and_codes_of_areas(text):
    patterns = identifiers._ADDRESSES
    expected = {
        *((match.start(), ROOM) for match in patterns["ROOM"].finditer(text)),
        *((match.start("zip"), ZIP) for match in patterns["ZIP"].finditer(text)),
        *((match.start("zip"), ZIP) for match in patterns["POSTCODE"].finditer(text)),
        *((match.start(), ADDRESS) for match in patterns["BOX"].finditer(text)),
        *((match.start(), ADDRESS) for match in patterns["ENGLISH"].finditer(text)),
    }
    matches = find_all(identifiers._PARTS_OF_ADDRESSES, text)
    places = {(match.start("zip" if form == ZIP else 0), form) for form, match in matches}
    assert places == expected
