import json

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.format import FILES, kinds_of
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.storage.folders import BLOCK, block_checks, block_count, checksum, fingerprint

from .people import ROWS, MemoryPeople


def read_meta(folder):
    with open_kb(folder) as kb:
        return kb.meta


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


def change_meta(folder, sign=lambda values: None, **changes):
    path = folder / FILES.meta
    values = json.loads(path.read_text())
    values.update(changes)
    sign(values)
    path.write_text(json.dumps(values, indent=1, sort_keys=True) + "\n")


def sign(values):
    """What somebody does who wants a changed description to be believed."""
    values["fingerprint"] = fingerprint(values)
    values["checksum"] = checksum(values)


def test_meta_says_what_is_there(folder):
    meta = read_meta(folder)
    assert (meta.people, meta.terms, meta.postings) == (3, 5, 9)
    assert meta.longest == len("Christiania")
    assert meta.source == {"name": "memory", "path": None}
    assert set(meta.files) == set(FILES.hashed)


OPTIONS = {"folded": False, "harmless": 0}


@pytest.mark.parametrize("signed", [False, True], ids=["as is", "hashes made to fit"])
@pytest.mark.parametrize(
    "changes,code",
    [
        ({"format": "something else"}, "KN100"),
        ({"version": 0}, "KN102"),
        ({"version": None}, "KN102"),
        ({"version": True}, "KN102"),
        ({"people": -1}, "KN101"),
        ({"people": 0}, "KN101"),
        ({"people": "3"}, "KN101"),
        ({"people": True}, "KN101"),
        ({"people": 2**32 + 1}, "KN101"),
        ({"terms": 6}, "KN101"),
        ({"postings": 10**30}, "KN101"),
        ({"longest": -1}, "KN101"),
        ({"longest": 1.5}, "KN101"),
        ({"longest": None}, "KN101"),
        ({"options": OPTIONS | {"folded": 0}}, "KN101"),
        ({"options": OPTIONS | {"harmless": -1}}, "KN101"),
        ({"options": OPTIONS | {"surprise": 1}}, "KN101"),
        ({"options": {}}, "KN101"),
        ({"options": None}, "KN101"),
        ({"source": None}, "KN101"),
        ({"created": "yesterday"}, "KN101"),
        ({"created": "2026-11-20"}, "KN101"),
        ({"created": 5}, "KN101"),
        ({"files": {}}, "KN101"),
        ({"files": None}, "KN101"),
        ({"surprise": 1}, "KN101"),
        ({"people": float("nan")}, "KN101"),
    ],
)
def test_a_changed_description_is_refused(folder, changes, code, signed):
    change_meta(folder, sign if signed else lambda values: None, **changes)
    with pytest.raises(KanonError) as error:
        read_meta(folder)
    assert error.value.code == code
    assert str(folder) in str(error.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"people": 4},
        {"longest": 3},
        {"options": OPTIONS | {"folded": True}},
        {"source": {"name": "elsewhere"}},
        {"created": "2020-01-01T00:00:00+00:00"},
        {"fingerprint": "0" * 64},
        {"checksum": "0" * 64},
    ],
)
def test_a_changed_value_of_the_right_shape_is_refused(folder, changes):
    change_meta(folder, **changes)
    with pytest.raises(KanonError, match=r"KN101.*does not fit"):
        read_meta(folder)


@pytest.mark.parametrize("changes", [{"source": {"name": "elsewhere"}}, {"people": 4}])
def test_the_fingerprint_tells_contents_and_not_where_they_come_from(folder, changes):
    before = read_meta(folder).fingerprint
    change_meta(folder, sign, **changes)
    assert (read_meta(folder).fingerprint == before) == ("source" in changes)


def test_no_single_bit_of_a_description_can_change(folder):
    """Every eleventh here, so one or two of each byte; all in `bench/fuzz_folders.py`."""
    path = folder / FILES.meta
    data = path.read_bytes()
    for position in range(0, 8 * len(data), 11):
        flipped = bytearray(data)
        flipped[position // 8] ^= 1 << position % 8
        path.write_bytes(flipped)
        with pytest.raises(KanonError, match=r"KN10[0123]"):
            read_meta(folder)


@pytest.mark.parametrize("change", [str.rstrip, lambda text: text.replace(" ", "  ", 1)])
def test_a_description_is_written_in_one_way_only(folder, change):
    path = folder / FILES.meta
    path.write_text(change(path.read_text()))
    with pytest.raises(KanonError, match=r"KN101.*not written as"):
        read_meta(folder)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "\x00", "[" * 100_000, " " * (5 << 20), '{"version": ' + "9" * 9999],
)
def test_a_description_that_is_none_is_refused(folder, text):
    (folder / FILES.meta).write_text(text)
    with pytest.raises(KanonError, match="KN101"):
        read_meta(folder)


def test_a_folder_of_the_version_before_names_the_command_that_builds_it_again(folder):
    change_meta(folder, version=1)
    with pytest.raises(KanonError, match=r"KN102.*version 1.*build kb SOURCE"):
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
