"""Sorted runs of digests number them as a dict does."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.kb.postings import DIGEST, DigestNumbers

# Digests that end in zeros, which numpy does not show, and that begin alike.
DIGESTS = st.binary(min_size=1, max_size=2).map(lambda start: start.ljust(16, b"\0"))
BATCHES = st.lists(st.lists(DIGESTS | st.binary(min_size=16, max_size=16), unique=True))


@given(batches=BATCHES)
def test_a_dict_says_the_same(batches):
    numbers, oracle = DigestNumbers(), {}
    for batch in batches:
        asked = np.array(batch, dtype=DIGEST)
        assert numbers.find(asked).tolist() == [oracle.get(digest, -1) for digest in batch]
        fresh = [digest for digest in batch if digest not in oracle]
        added = range(len(oracle), len(oracle) + len(fresh))
        oracle.update(zip(fresh, added, strict=True))
        numbers.add(np.array(fresh, dtype=DIGEST), np.array(added, dtype=np.int64))
    everything = np.array(list(oracle), dtype=DIGEST)
    assert numbers.find(everything).tolist() == list(oracle.values())


def test_runs_stay_few():
    numbers = DigestNumbers()
    for number in range(1000):
        digest = number.to_bytes(16, "big")
        numbers.add(np.array([digest], dtype=DIGEST), np.array([number]))
    sizes = [len(run) for run, _ in numbers._runs]
    assert sum(sizes) == 1000 and len(sizes) <= 10
