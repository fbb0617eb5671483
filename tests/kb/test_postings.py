import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.kb.format import SHORT
from spacy_kanon.kb.postings import decode_list, encode_list


@given(st.sets(st.integers(0, 200_000), min_size=1, max_size=300) | st.just(set(range(5000))))
def test_a_posting_list_survives_the_disk(ids):
    words = encode_list(np.array(sorted(ids), dtype=np.uint32))
    assert words.dtype.itemsize == 4
    assert set(decode_list(words.tobytes(), len(ids), max(ids) + 1)) == ids


@pytest.mark.parametrize("count", [SHORT - 1, SHORT, SHORT + 1])
def test_short_lists_are_plain_ids(count):
    ids = np.arange(count, dtype=np.uint32)
    assert (encode_list(ids).tobytes() == ids.tobytes()) == (count < SHORT)


@given(st.binary(max_size=80), st.integers(0, 40), st.integers(1, 2**32 - 1))
def test_no_bytes_crash_the_decoder(data, count, people):
    try:
        bitmap = decode_list(data, count, people)
    except ValueError:
        return
    assert len(bitmap) == count and bitmap.max() < people


def long_list(ids):
    return encode_list(np.array(ids, dtype=np.uint32)).tobytes()


@pytest.mark.parametrize(
    "data,count,people",
    [
        (b"", 1, 10),
        (b"", 20, 100),
        (b"\1\0\0\0", 2, 10),  # shorter than said
        (b"\1\0\0\0\1\0\0\0", 2, 10),  # one id twice
        (b"\x0a\0\0\0", 1, 10),  # a person outside the population
        (long_list(range(20)), 21, 100),
        (long_list(range(20)), 20, 19),
        (long_list(range(20))[:-4], 20, 100),
        (b"\xff" * 64, 20, 100),
    ],
)
def test_a_wrong_posting_list_is_refused(data, count, people):
    with pytest.raises(ValueError):
        decode_list(data, count, people)


MIXED = encode_list(
    np.array([*range(100, 4000), *range(65_536, 130_000, 2), 140_000, 140_005], dtype=np.uint32)
).tobytes()
FEW = encode_list(np.arange(0, 20 * 70_000, 70_000, dtype=np.uint32)).tobytes()


@pytest.mark.parametrize("data", [MIXED, FEW], ids=["mixed", "few"])
def test_changed_bytes_are_refused_or_lists_of_people(data):
    """The library checks all containers: a wrong one could lead it past the end of its memory."""
    count = len(BitMap.deserialize(data))
    for position in [*range(80), *range(80, len(data), 97)]:
        for change in (1, 0x80, 0xFF):
            changed = bytearray(data)
            changed[position] ^= change
            try:
                people = decode_list(bytes(changed), count, 1 << 32)
            except ValueError:
                continue
            ids = people.to_array()
            assert len(ids) == count and list(ids) == sorted(set(ids))
