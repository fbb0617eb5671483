import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

from spacy_kanon.ontology.surfaces import MAX_DISTANCE, allowed_edits, candidates, piece_index

NAMES = st.text(alphabet="abcd ", min_size=7, max_size=30)


@st.composite
def edited(draw, name):
    """A name with a few random edits."""
    letters = list(name)
    for _ in range(draw(st.integers(0, allowed_edits(len(name))))):
        place = draw(st.integers(0, len(letters)))
        action = draw(st.sampled_from("ids"))
        if action == "i":
            letters.insert(place, draw(st.sampled_from("abcd ")))
        elif place < len(letters):
            if action == "d":
                del letters[place]
            else:
                letters[place] = draw(st.sampled_from("abcd "))
    return "".join(letters)


@pytest.mark.parametrize(
    "length,edits", [(1, 0), (6, 0), (7, 1), (13, 1), (14, 2), (20, 2), (21, 3), (40, 5), (41, 6)]
)
def test_allowed_edits_are_below_fifteen_percent(length, edits):
    assert allowed_edits(length) == edits < MAX_DISTANCE * length or edits == 0


@given(st.data(), st.lists(NAMES, min_size=1, max_size=20, unique=True))
def test_no_string_within_the_limit_is_missed(data, names):
    hashes, ids = piece_index(enumerate(names))
    query = data.draw(edited(data.draw(st.sampled_from(names))))
    assume(query)
    found = set(candidates(query, hashes, ids).tolist())
    for identity, name in enumerate(names):
        if Levenshtein.distance(query, name) < MAX_DISTANCE * min(len(query), len(name)):
            assert identity in found


@pytest.mark.parametrize("query", ["", "short", "x" * 500])
def test_too_short_and_too_long_queries_find_nothing(query):
    hashes, ids = piece_index([(0, "University of Oslo"), (1, "short"), (2, "x" * 500)])
    assert candidates(query, hashes, ids).tolist() == []
