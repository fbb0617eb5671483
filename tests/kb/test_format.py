import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.io.block_file import BLOCK, block_checks, block_count
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.format import (
    FILES,
    SHORT,
    decode_list,
    encode_list,
    kinds_of,
    read_meta,
)

from .people import ROWS, MemoryPeople


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


def test_kinds_of_a_mask():
    assert kinds_of(0) == ()
    assert kinds_of(0b101) == ("PERSON", "LOC")


@pytest.mark.parametrize("size", [1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK])
def test_every_block_has_one_checksum(tmp_path, size):
    (tmp_path / "x").write_bytes(b"x" * size)
    assert len(block_checks(tmp_path / "x")) == 4 * block_count(size)


@pytest.fixture
def folder(tmp_path):
    build_kb(MemoryPeople(ROWS), tmp_path / "kb")
    return tmp_path / "kb"


def change_meta(folder, **changes):
    path = folder / FILES.meta
    values = json.loads(path.read_text())
    values.update(changes)
    path.write_text(json.dumps(values))


def test_meta_says_what_is_there(folder):
    meta = read_meta(folder)
    assert (meta.people, meta.terms, meta.postings) == (3, 5, 9)
    assert meta.longest == len("Christiania")
    assert meta.source == {"name": "memory", "path": None}
    assert set(meta.files) == set(FILES.hashed)


@pytest.mark.parametrize(
    "changes,code",
    [
        ({"format": "something else"}, "KN101"),
        ({"version": 0}, "KN102"),
        ({"version": None}, "KN102"),
        ({"people": 4}, "KN101"),
        ({"people": -1}, "KN101"),
        ({"people": "3"}, "KN101"),
        ({"terms": 6}, "KN101"),
        ({"files": {}}, "KN101"),
        ({"files": None}, "KN101"),
        ({"fingerprint": "0"}, "KN101"),
        ({"surprise": 1}, "KN101"),
    ],
)
def test_a_changed_description_is_refused(folder, changes, code):
    change_meta(folder, **changes)
    with pytest.raises(KanonError) as error:
        read_meta(folder)
    assert error.value.code == code
    assert str(folder) in str(error.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": 1}', "\x00"])
def test_a_description_that_is_none_is_refused(folder, text):
    (folder / FILES.meta).write_text(text)
    with pytest.raises(KanonError, match="KN101"):
        read_meta(folder)


def test_a_description_that_is_no_text_is_refused(folder):
    (folder / FILES.meta).write_bytes(b"\xff\xfe\xff")
    with pytest.raises(KanonError, match="KN101"):
        read_meta(folder)


def test_what_is_no_knowledge_base(tmp_path):
    with pytest.raises(KanonError, match="KN003"):
        read_meta(tmp_path / "nowhere")
    with pytest.raises(KanonError, match="KN100"):
        read_meta(tmp_path)
    (tmp_path / "file").write_text("x")
    with pytest.raises(KanonError, match="KN100"):
        read_meta(tmp_path / "file")


def test_the_folder_of_an_unfinished_build_is_refused(folder):
    work = folder.rename(folder.with_name(".kb.a1b2.tmp"))
    with pytest.raises(KanonError, match="KN104"):
        read_meta(work)


@pytest.mark.parametrize("name", FILES.hashed)
@pytest.mark.parametrize("change", ["missing", "shorter", "longer", "empty"])
def test_a_file_of_another_size_is_named(folder, name, change):
    path = folder / name
    data = path.read_bytes()
    path.unlink()
    if change != "missing":
        path.write_bytes({"shorter": data[:-1], "longer": data + b"x", "empty": b""}[change])
    with pytest.raises(KanonError, match="KN103") as error:
        read_meta(folder)
    assert name in str(error.value)
