import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.storage.folders import BLOCK, BlockFile, block_checks
from tests.refusals import refused

DATA = random.Random(0).randbytes(3 * BLOCK + 100)


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("blocks") / "data"
    path.write_bytes(DATA)
    return path


@given(start=st.integers(0, len(DATA) - 1), length=st.integers(1, len(DATA)))
def test_reads_what_is_there(path, start, length):
    file = BlockFile(path, block_checks(path))
    stop = min(start + length, len(DATA))
    for _ in range(2):  # Before and after its blocks are known to be sound.
        assert file.read(start, stop) == DATA[start:stop]


@pytest.mark.parametrize(
    "start,stop", [(-1, 4), (0, len(DATA) + 1), (5, 5), (6, 5), (len(DATA), len(DATA) + 4)]
)
def test_refuses_what_is_not_there(path, start, stop):
    refused(r"KN103.*data", BlockFile(path, block_checks(path)).read, start, stop)


@pytest.mark.parametrize(
    "start,stop,sound",
    [
        (0, BLOCK, True), (BLOCK - 1, BLOCK + 1, False), (BLOCK, BLOCK + 1, False),
        (2 * BLOCK - 1, 2 * BLOCK, False), (0, len(DATA), False), (2 * BLOCK, len(DATA), True),
    ],
)  # fmt: skip
def test_a_changed_byte_spoils_its_block_alone(path, tmp_path, start, stop, sound):
    changed = bytearray(DATA)
    changed[BLOCK + 7] ^= 1
    (tmp_path / "data").write_bytes(changed)
    file = BlockFile(tmp_path / "data", block_checks(path))
    for _ in range(2):  # A block that failed once fails again.
        if sound:
            assert file.read(start, stop) == DATA[start:stop]
        else:
            refused(r"KN103.*block 1", file.read, start, stop)


@pytest.mark.parametrize("checks", [b"", b"1234", b"1234" * 5])
def test_needs_one_checksum_for_each_block(path, checks):
    refused("KN103", BlockFile, path, checks)
