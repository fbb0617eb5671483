from itertools import pairwise

import numpy as np
import polars as pl
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.kb.postings import ListWriter, encode_list

PEOPLE = 40
LISTS = st.lists(
    st.frozensets(st.integers(0, 5), max_size=2)
    | st.frozensets(st.integers(0, PEOPLE - 1), min_size=1, max_size=PEOPLE),
    min_size=1,
    max_size=30,
)


def frame(lists):
    words = [encode_list(np.array(sorted(ids), dtype=np.uint32)).tolist() for ids in lists]
    return pl.DataFrame(
        {
            "count": pl.Series([len(ids) for ids in lists], dtype=pl.UInt32),
            "words": pl.Series(words, dtype=pl.List(pl.UInt32)),
        }
    )


@given(frames=st.lists(LISTS, min_size=1, max_size=4))
def test_lists_are_numbered_by_first_appearance(frames):
    writer = ListWriter()
    known, written, numbers, starts, words = {}, [], [], [], []
    for lists in frames:
        for ids in lists:
            if ids not in known:
                known[ids] = len(known)
                written.append(ids)
        got, records, new_words = writer.add(frame(lists))
        numbers += got.tolist()
        starts += records["start"].tolist()
        words += new_words.tolist()
    flat = [ids for lists in frames for ids in lists]
    assert numbers == [known[ids] for ids in flat]
    starts += writer.closing_record()["start"].tolist()
    encoded = [encode_list(np.array(sorted(ids), dtype=np.uint32)).tolist() for ids in written]
    assert [words[a:b] for a, b in pairwise(starts)] == encoded
    assert writer.lists == len(written)
    assert writer.postings == sum(map(len, flat))
