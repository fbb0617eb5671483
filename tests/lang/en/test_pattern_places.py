"""A pattern that is tried at a few places finds what it finds in all of the text."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en import addresses, quantities
from spacy_kanon.names import ADDRESS, ROOM, ZIP

# Beginnings, middles and ends of all that the patterns look for.
PIECES = (
    *(" ", " ", " ", ", ", "-", "(", ")", "[", "]", "<", ".", "/", ":", "=", "_", "\n", "x"),
    *("1", "22", "7.5", "104", "1998", "62704", "1,200", "12:05:33", "4.0 - 11.0", "14b", "2/3"),
    *("mg", " mmol/L", " mg twice daily", "%", "SpO2", "BP", "Hb", "U&E", "pH", "Metformin"),
    *("cefalexin", "Cefuroxime", "atenolol", "performing", "Aspirin", "pages", "Article", "v"),
    *("version ", "web", "pts/", "size", "port ", "/usr/bin", "Gram positive", "hours", "weeks"),
    *("seven", "twenty-two", " or ", "working ", "second", "this year", "Last term", "tomorrow"),
    *("Raynaud", "'s ", "Gram", "rare ", "disease", "sign", "Baker ", "Moor ", "Lane", "ROAD"),
    *("CHAPEL ", "Flat ", "apartment ", "Lindenweg", "Am Muhlbach", "Haupt", "straße", "rue "),
    *("des ", "calle ", "San Blas", "via ", "Hull", ", ", "NW1 6XE", "NW16XE", "IL ", "Room "),
    *("No. ", "#", "P.O. Box ", "Ward", "AB-", "D-", "35000 Rennes", "de la "),
)
TEXTS = st.lists(st.sampled_from(PIECES), max_size=14).map("".join)


@settings(max_examples=100, deadline=None)
@given(TEXTS)
def test_measurements(text):
    names = (
        *quantities._AT_NUMBERS, *quantities._BEFORE_NUMBERS, "DURATION", *quantities._WITH_PARTS,
    )  # fmt: skip
    spans = {
        (name, match.span()) for name, matches in quantities._matches(text) for match in matches
    }
    assert spans == {
        (name, match.span()) for name in names for match in quantities._RE[name].finditer(text)
    }


@settings(max_examples=100, deadline=None)
@given(TEXTS)
def test_whole_addresses(text):
    names = (
        *(*addresses._AT_NUMBERS, *addresses._NEAR_NUMBERS),
        *("CODE_AND_TOWN", "SPANISH", "BRITISH"),
    )
    patterns = [addresses._RE[name] for name in names]
    spans = {(match.re, match.span()) for matches in addresses._matches(text) for match in matches}
    has_number = any(char.isdecimal() for char in text)
    assert spans == {
        (item, match.span()) for item in patterns if has_number for match in item.finditer(text)
    }


@settings(max_examples=100, deadline=None)
@given(TEXTS)
def test_addresses_rooms_and_codes_of_areas(text):
    patterns = addresses._RE
    expected = {
        *((match.start(), ROOM) for match in patterns["ROOM"].finditer(text)),
        *((match.start("zip"), ZIP) for match in patterns["ZIP"].finditer(text)),
        *((match.start("zip"), ZIP) for match in patterns["POSTCODE"].finditer(text)),
        *((match.start(), ADDRESS) for match in patterns["BOX"].finditer(text)),
        *(
            (match.start(), ADDRESS)
            for match in patterns["ENGLISH"].finditer(text)
            if not addresses._tells_a_year(match)
        ),
    }
    assert {(mention.start, mention.form) for mention in addresses._all(text)} == expected
