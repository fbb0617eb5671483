import itertools
import sys
import unicodedata

from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.text.normalization import fold_key, normalize, normalize_key
from tests.growth import assert_linear

INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u202a\u202e\u2066\u2069\ufe0f\u034f\x00\x07"
EDGY = st.text(
    st.one_of(
        st.sampled_from(
            list("aZ1 .\n\r\t-'\"éßÆﬁ½²が각ŀ\u2028\u2029\u00a0\u3000…№⑴ḍ̇") + list(INVISIBLE)
        ),
        st.sampled_from(list("\u0301\u0323\u3099\u093c\u094d\ud800\udfff\u0410\u03bf\uff21")),
        st.characters(),
    ),
    max_size=25,
)


def test_what_differs_stays_different(one, other):
    assert normalize_key(one) != normalize_key(other)


def test_folded_keys_and_paragraphs():
    assert fold_key(normalize_key("ÉCOLE")) == fold_key(normalize_key("école")) == "fold/ecole"
    assert normalize("New\nYork").text == "New York"
    assert normalize("New \r\n\t\r\n York").text == "New\n\nYork"
    assert normalize("New\u2029York").text == "New\n\nYork"


def test_offsets_lead_back_to_the_original(text, part, expected):
    normalized = normalize(text)
    start = normalized.text.index(part)
    first, last = normalized.original(start, start + len(part))
    assert text[first:last] == expected
    assert normalized.from_original([first, last]) == [start, start + len(part)]


def check_fold(text):
    folded = normalize_key(text)
    assert normalize_key(folded) == folded
    folded.encode("utf8")
    assert normalize_key(unicodedata.normalize("NFD", text)) == folded, ascii(text)


def test_every_character_folds_to_a_fixed_point():
    """Private and unassigned characters are looked at in blocks: there are 800,000 of them."""
    plain = []
    for char in map(chr, range(sys.maxunicode + 1)):
        category = unicodedata.category(char)
        if category in ("Cn", "Co"):
            plain.append(char)
        elif category == "Cs":
            assert normalize_key(normalize_key(char)) == normalize_key(char)
            normalize_key(char).encode("utf8")
        else:
            check_fold(char)
    for start in range(0, len(plain), 4096):
        check_fold("".join(plain[start : start + 4096]))


@settings(max_examples=500, deadline=None)
@given(EDGY)
def test_idempotent_and_one_form_for_canonically_equal_texts(text):
    once = normalize(text).text
    assert normalize(once).text == once
    assert normalize_key(normalize_key(text)) == normalize_key(text)
    for form in ("NFC", "NFD"):
        assert normalize(unicodedata.normalize(form, text)).text == once


@settings(max_examples=500, deadline=None)
@given(EDGY)
def test_map_is_monotone_and_in_range_and_agrees_with_the_key(text):
    normalized = normalize(text)
    size = len(normalized.text)
    assert normalized.text.replace("\n\n", " ").strip(" ") == normalize_key(text)
    spans = [normalized.original(i, i + 1) for i in range(size)]
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert spans == sorted(spans)
    assert all(a[0] <= b[0] and a[1] <= b[1] for a, b in itertools.pairwise(spans))
    back = normalized.from_original(range(len(text) + 1))
    assert back == sorted(back)
    assert all(0 <= position <= size for position in back)


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=20), st.lists(st.tuples(st.integers(0, 20), st.sampled_from(INVISIBLE))))
def test_invisible_insertions_never_change_the_key(text, insertions):
    changed = text
    for place, char in insertions:
        changed = changed[:place] + char + changed[place:]
    assert normalize_key(changed) == normalize_key(text)


def test_many_characters_take_linear_time(unit):
    assert_linear(lambda size: normalize(unit * (size // len(unit))), 400_000)
