"""One format behind knowledge bases, ontologies and backgrounds: what is refused of each."""

import json
import pickle
import shutil
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb import reader as kb
from spacy_kanon.kb.build import build_kb
from spacy_kanon.linkage import reader as linkage
from spacy_kanon.linkage.build import build_background
from spacy_kanon.ontology import reader as ontology
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.storage.folders import META, UNCOUNTED, digest
from tests.kb.people import ROWS, MemoryPeople
from tests.linkage.samples import PEOPLE
from tests.ontology.items import USES, WORLD, MemorySource
from tests.refusals import refused

from .test_whole_files import names

NONE, OUTDATED, DAMAGED = "KN100", "KN102", "KN103"
# Builder, module of the reader, opener.
WORLD_SOURCE = MemorySource(WORLD, USES)
KINDS = {
    "kb": (partial(build_kb, MemoryPeople(ROWS)), kb, kb.open_kb),
    "ontology": (partial(build_ontology, WORLD_SOURCE), ontology, ontology.open_ontology),
    "background": (partial(build_background, PEOPLE, parts=1), linkage, linkage.open_background),
}


@pytest.fixture(scope="module", params=KINDS)
def kind(request, tmp_path_factory):
    build, *more = KINDS[request.param]
    folder = tmp_path_factory.mktemp(request.param) / "sound"
    build(folder)
    return folder, *more, build


@pytest.fixture
def folder(kind, tmp_path):
    return shutil.copytree(kind[0], tmp_path / "copy")


def not_opened(kind, folder, code, **options):
    message = refused(code, kind[2], folder, **options)
    assert str(folder) in message, message
    return message


def change_meta(folder, *, signed, **changes):
    """Change a description; signed: as who wants it to be believed."""
    values = json.loads((folder / META).read_text()) | changes
    if signed:
        values["fingerprint"] = digest(values, *UNCOUNTED, "fingerprint", "checksum")
        values["checksum"] = digest(values, "checksum")
    (folder / META).write_text(json.dumps(values, indent=1, sort_keys=True) + "\n")


def test_no_single_bit_of_a_description_can_change(kind, folder):
    """Every eleventh here, so one or two of each byte; all of them by `KANON_FUZZ`."""
    path = folder / META
    data = path.read_bytes()
    for position in range(0, 8 * len(data), 11):
        flipped = bytearray(data)
        flipped[position // 8] ^= 1 << position % 8
        path.write_bytes(flipped)
        refused("KN10[023]", kind[2], folder)  # None, outdated or damaged.


@pytest.mark.parametrize("signed", [False, True], ids=["as is", "hashes made to fit"])
@pytest.mark.parametrize(
    "changes,code",
    [
        ({"format": "a picture"}, NONE), ({"version": 99}, OUTDATED), ({"version": None}, OUTDATED),
        ({"version": True}, OUTDATED), ({"source": float("nan")}, DAMAGED),
    ],
)  # fmt: skip
def test_a_changed_description_is_refused(kind, folder, changes, code, signed):
    change_meta(folder, signed=signed, **changes)
    not_opened(kind, folder, code)


@pytest.mark.parametrize("change", [str.rstrip, lambda text: text.replace(" ", "  ", 1)])
def test_a_description_is_written_in_one_way_only(kind, folder, change):
    path = folder / META
    path.write_text(change(path.read_text()))
    assert "not written as" in not_opened(kind, folder, DAMAGED)


def test_a_description_that_is_none_is_refused(kind, folder, begin, more, times):
    (folder / META).write_bytes(begin + more * times)
    not_opened(kind, folder, DAMAGED)


def test_what_is_no_folder_of_the_kind(kind, tmp_path):
    not_opened(kind, tmp_path, NONE)
    (tmp_path / "file").write_text("x")
    not_opened(kind, tmp_path / "file", NONE)


@pytest.mark.parametrize("change", ["missing", "shorter", "longer", "empty"])
def test_a_file_of_another_size_is_named(kind, folder, change):
    for name in kind[1].FORMAT.files:
        data = (folder / name).read_bytes()
        (folder / name).unlink()
        if change != "missing":
            changed = {"shorter": data[:-1], "longer": data + b"x", "empty": b""}[change]
            (folder / name).write_bytes(changed)
        assert name in not_opened(kind, folder, DAMAGED)
        (folder / name).write_bytes(data)


def test_any_changed_byte_is_found(kind, folder, monkeypatch):
    """At opening; in the files of a format that have blocks, by `verify`."""
    form = kind[1].FORMAT
    for name in form.files:
        data = bytearray((folder / name).read_bytes())
        for position in range(0, len(data), 1 + len(data) // 20):
            data[position] ^= 1
            (folder / name).write_bytes(data)
            assert name in not_opened(kind, folder, DAMAGED, verify=name in form.blocked)
            data[position] ^= 1
        (folder / name).write_bytes(data)
    kind[2](folder)
    monkeypatch.setattr(kind[1], "FORMAT", replace(form, hashed=0))
    data[-1] ^= 1
    (folder / name).write_bytes(data)
    assert name in not_opened(kind, folder, DAMAGED, verify=True)


def test_an_existing_folder_is_replaced_only_by_force(kind, folder):
    refused("KN004", kind[3], folder)
    (folder / META).write_text("old")
    kind[3](folder, force=True)
    assert kind[2](folder).fingerprint == kind[2](kind[0]).fingerprint
    assert names(folder.parent) == ["copy"]


@pytest.mark.parametrize("others", [["chapter1.tex"], [META, "diary.txt"], None])
def test_force_never_removes_other_things(kind, tmp_path, others):
    out = tmp_path / "thesis"
    if others is None:
        out.write_text("x")
    else:
        out.mkdir()
        for name in others:
            (out / name).write_text("x")
    refused("KN107.*" + ("a file" if others is None else others[-1]), kind[3], out, force=True)
    assert out.read_text() == "x" if others is None else names(out) == sorted(others)


def test_a_place_that_cannot_be_written(kind, tmp_path):
    (tmp_path / "file").write_text("x")
    refused("KN002", kind[3], tmp_path / "file" / "kb")
    assert names(tmp_path) == ["file"]


@pytest.mark.parametrize("size", [8, 64, 512])
def test_a_full_disk_is_told_by_its_code_and_leaves_nothing(kind, tmp_path, size):
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        refused("KN002", kind[3], tmp_path / "out")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)
    assert names(tmp_path) == []


def test_many_at_once_make_one(kind, tmp_path):
    start = threading.Barrier(4)

    def attempt(_):
        start.wait()
        try:
            kind[3](tmp_path / "out")
        except KanonError as error:
            return error.code
        return "made"

    with ThreadPoolExecutor(4) as pool:
        outcomes = [*pool.map(attempt, range(4))]
    assert outcomes.count("made") == 1 and set(outcomes) <= {"made", "KN004", "KN013"}
    assert names(tmp_path) == ["out"]


def test_a_pickle_holds_the_place_and_not_the_data(kind):
    opened = kind[2](kind[0])
    data = pickle.dumps(opened)
    assert len(data) < 1000 and pickle.loads(data).fingerprint == opened.fingerprint
