import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.kb.format import SHORT
from spacy_kanon.kb.postings import decode_list, encode_list


@given(st.sets(st.integers(0, 200_000), min_size=1, max_size=300) | st.just(set(range(5000))))
def test_a_posting_list_survives_the_disk(ids):
    words = encode_list(np.array(sorted(ids), dtype=np.uint32))
    assert words.dtype.itemsize == 4
    assert set(decode_list(words.tobytes(), len(ids))) == ids


@pytest.mark.parametrize("count", [SHORT - 1, SHORT, SHORT + 1])
def test_short_lists_are_plain_ids(count):
    ids = np.arange(count, dtype=np.uint32)
    assert (encode_list(ids).tobytes() == ids.tobytes()) == (count < SHORT)
