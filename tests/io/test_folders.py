"""One format behind knowledge bases, ontologies and backgrounds: what is refused of each."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb import reader as kb
from spacy_kanon.kb.build import build_kb
from spacy_kanon.linkage import reader as linkage
from spacy_kanon.linkage.build import build_background
from spacy_kanon.ontology import reader as ontology
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.storage.folders import META, checksum, fingerprint
from tests.kb.people import ROWS, MemoryPeople
from tests.linkage.samples import PEOPLE
from tests.ontology.items import USES, WORLD, MemorySource

# Builder, module of the reader, opener; codes: none, another version, description, damaged file.
KINDS = {
    "kb": (
        lambda out: build_kb(MemoryPeople(ROWS), out),
        kb, kb.open_kb, ("KN100", "KN102", "KN101", "KN103"),
    ),
    "ontology": (
        lambda out: build_ontology(MemorySource(WORLD, USES), out),
        ontology, ontology.open_ontology, ("KN400", "KN408", "KN401", "KN401"),
    ),
    "background": (
        lambda out: build_background(PEOPLE, out, parts=1),
        linkage, linkage.open_background, ("KN170", "KN172", "KN171", "KN171"),
    ),
}  # fmt: skip


@pytest.fixture(scope="module", params=KINDS)
def kind(request, tmp_path_factory):
    build, *more = KINDS[request.param]
    folder = tmp_path_factory.mktemp(request.param) / "sound"
    build(folder)
    return folder, *more


@pytest.fixture
def folder(kind, tmp_path):
    return shutil.copytree(kind[0], tmp_path / "copy")


def refused(kind, folder, code, **options):
    with pytest.raises(KanonError) as error:
        kind[2](folder, **options)
    assert error.value.code == code and str(folder) in str(error.value), error.value
    return str(error.value)


def change_meta(folder, *, signed, **changes):
    """Change a description; signed: as who wants it to be believed."""
    values = json.loads((folder / META).read_text()) | changes
    if signed:
        values["fingerprint"] = fingerprint(values)
        values["checksum"] = checksum(values)
    (folder / META).write_text(json.dumps(values, indent=1, sort_keys=True) + "\n")


def test_no_single_bit_of_a_description_can_change(kind, folder):
    """Every eleventh here, so one or two of each byte; all in `bench/fuzz_folders.py`."""
    path = folder / META
    data = path.read_bytes()
    for position in range(0, 8 * len(data), 11):
        flipped = bytearray(data)
        flipped[position // 8] ^= 1 << position % 8
        path.write_bytes(flipped)
        with pytest.raises(KanonError) as error:
            kind[2](folder)
        assert error.value.code in kind[3]


@pytest.mark.parametrize("signed", [False, True], ids=["as is", "hashes made to fit"])
@pytest.mark.parametrize(
    "changes,code",
    [
        ({"format": "a picture"}, 0),
        ({"version": 99}, 1),
        ({"version": None}, 1),
        ({"version": True}, 1),
        ({"source": None}, 2),
        ({"created": "yesterday"}, 2),
        ({"created": "2026-11-20"}, 2),
        ({"files": {}}, 2),
        ({"files": None}, 2),
        ({"surprise": 1}, 2),
        ({"source": float("nan")}, 2),
    ],
)
def test_a_changed_description_is_refused(kind, folder, changes, code, signed):
    change_meta(folder, signed=signed, **changes)
    refused(kind, folder, kind[3][code])


@pytest.mark.parametrize("change", [str.rstrip, lambda text: text.replace(" ", "  ", 1)])
def test_a_description_is_written_in_one_way_only(kind, folder, change):
    path = folder / META
    path.write_text(change(path.read_text()))
    assert "not written as" in refused(kind, folder, kind[3][2])


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"[]", b"null", b"\0", b"[" * 100_000, b" " * (5 << 20), b"\xff\xfe\xff",
        b'{"version": ' + b"9" * 9999,
    ],
)  # fmt: skip
def test_a_description_that_is_none_is_refused(kind, folder, data):
    (folder / META).write_bytes(data)
    refused(kind, folder, kind[3][2])


def test_what_is_no_folder_of_the_kind(kind, tmp_path):
    refused(kind, tmp_path, kind[3][0])
    (tmp_path / "file").write_text("x")
    refused(kind, tmp_path / "file", kind[3][0])


@pytest.mark.parametrize("change", ["missing", "shorter", "longer", "empty"])
def test_a_file_of_another_size_is_named(kind, folder, change):
    for name in kind[1].FORMAT.files:
        data = (folder / name).read_bytes()
        (folder / name).unlink()
        if change != "missing":
            changed = {"shorter": data[:-1], "longer": data + b"x", "empty": b""}[change]
            (folder / name).write_bytes(changed)
        assert name in refused(kind, folder, kind[3][3])
        (folder / name).write_bytes(data)


def test_any_changed_byte_is_found(kind, folder, monkeypatch):
    """At opening; in the files of a format that have blocks, by `verify`."""
    form = kind[1].FORMAT
    for name in form.files:
        data = bytearray((folder / name).read_bytes())
        for position in range(0, len(data), 1 + len(data) // 20):
            data[position] ^= 1
            (folder / name).write_bytes(data)
            assert name in refused(kind, folder, kind[3][3], verify=name in form.blocked)
            data[position] ^= 1
        (folder / name).write_bytes(data)
    kind[2](folder)
    monkeypatch.setattr(kind[1], "FORMAT", replace(form, hashed=0))
    data[-1] ^= 1
    (folder / name).write_bytes(data)
    assert name in refused(kind, folder, kind[3][3], verify=True)
