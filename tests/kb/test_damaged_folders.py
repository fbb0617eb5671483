"""Damaged folders: each kind and sort of damage some times, or KANON_FUZZ times (3600)."""

import hashlib
import os
import random
import shutil
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb import inspect
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import KINDS
from spacy_kanon.ontology.reader import open_ontology
from spacy_kanon.storage.folders import META
from spacy_kanon.types import TermRow
from tests.kb.people import MemoryPeople
from tests.ontology.items import ontology_of

SEED = 2022
SECONDS = 120  # Far more than any folder here takes: a trie alone may take a minute of work.
REFUSED, SAME, OTHER = "refused with a code", "same answers", "other answers"
NUMBERS = (0, 1, 2, 15, 16, 255, 65_535, 65_536, 1 << 31, (1 << 32) - 1, (1 << 64) - 1)
TEXTS = (
    "Oslo is a town", "key 1 key 2", "date/1815", "Norwegian Norway", "universtiy", "\0", "\ud800",
)  # fmt: skip


def make_kb(out: Path) -> None:
    """A knowledge base with posting lists of every sort, and folded keys."""
    rng, people = random.Random(1), 140_000
    lists = [
        range(0, people, 3),
        range(5000),
        rng.sample(range(people), 300),
        range(70_000, 70_040),
    ]
    lists += [rng.sample(range(people), rng.randint(1, 40)) for _ in range(60)]
    rows = [
        TermRow(f"key {n}" if n % 4 else f"date/{n}", person, KINDS[n % len(KINDS)], f"P{n % 5}")
        for n, ids in enumerate(lists)
        for person in ids
    ]
    build_kb(MemoryPeople(rows, people, 10_000), out, folded=True)


def kb_answers(folder: Path, verify: bool) -> Iterator[Any]:
    with open_kb(folder, verify=verify) as kb:
        yield kb.population, kb.longest, kb.folded, kb.fingerprint
        for key in [*kb.terms(), *TEXTS]:
            yield kb.prefixes(key), kb.folded_prefixes(key), kb.count(key), kb.people(key)
            if key in kb:
                yield kb.kind(key), kb.kinds(key), kb.origins(key)
        rows, counts = kb.table()
        yield rows.tobytes(), counts.tobytes(), [kb.key(row) for row in range(len(kb))]
        figures = kb.statistics()
        yield {name: value for name, value in figures.items() if name != "bytes"}
        yield inspect.most_frequent(kb, 10), inspect.describe_term(kb, "key 1")


def ontology_answers(folder: Path, verify: bool) -> Iterator[Any]:
    world = open_ontology(folder, verify=verify)
    yield len(world), world.meta, [world.readings(text) for text in TEXTS]
    for row in range(len(world)):
        item = world.item_id(row)
        yield item, world.row_of(item), world.chain(row, "P361"), world.name(row), world.phrase(row)
        yield world.strings(row), world.kinds(row), world.uses(row), world.demonym(row)
        yield world.country(row), world.division(row), world.classes(row), world.regions(row)
        yield [world.up(row, kind) for kind in ("LOC", "ORG", "DEM", "MISC")]
        yield [world.readings(text) for text in world.strings(row)]
        for relation in ("class", "in", "part", "demonym"):
            try:
                yield world.member_ids(f"{relation}/{item}")
            except KanonError as error:
                if error.code != "KN406":  # It has none.
                    raise


KIND = {"kb": (make_kb, kb_answers), "ontology": (ontology_of, ontology_answers)}


def digest(kind: str, folder: Path, verify: bool) -> str:
    """All answers, hashed."""
    answers = hashlib.sha256()
    for answer in KIND[kind][1](folder, verify):
        answers.update(repr(answer).encode("utf8", "surrogatepass"))
    return answers.hexdigest()


def outcome(kind: str, folder: Path, expected: str) -> str:
    """What comes of a folder; another error than a coded one is raised."""
    try:
        same = all(digest(kind, folder, verify) == expected for verify in (False, True))
    except KanonError as error:
        if not error.code:
            raise
        return REFUSED
    return SAME if same else OTHER


def flip(folder: Path, number: int, inputs: int) -> None:
    """Change one bit of the description."""
    data = bytearray((folder / META).read_bytes())
    position = number * 8 * len(data) // inputs
    data[position // 8] ^= 1 << position % 8
    (folder / META).write_bytes(data)


def tamper(folder: Path, number: int, inputs: int) -> None:
    """Change one file, as an attacker who knows where numbers stand does, or a disk."""
    rng = random.Random(f"{SEED} {folder.name} {number}")
    path, other = rng.choices(sorted(folder.iterdir()), k=2)
    data, size = path.read_bytes(), path.stat().st_size
    start, source, width = rng.randrange(size), rng.randrange(size), rng.choice((1, 2, 4, 8))
    aligned = start - start % width
    fill = rng.choice((b"\0", b"\xff")) * rng.choice((8, 64, size))
    written = {
        start: [bytes([data[start] ^ 1 << rng.randrange(8)]), fill, data[source : source + 200]],
        aligned: [rng.choice([*NUMBERS, size]).to_bytes(8, "little")[:width]],
    }
    contents = [
        data[:at] + piece[: size - at] + data[at + len(piece) :]
        for at, pieces in written.items()
        for piece in pieces
    ]
    contents += [data[:start], data + data[start:], b"", b"[" * 200_000, other.read_bytes()]
    path.unlink()
    if (content := rng.choice([*contents, None, None])) is not None:
        path.write_bytes(content)
    elif rng.random() < 0.5:
        path.mkdir()


@pytest.mark.parametrize("kind", KIND)
@pytest.mark.parametrize(
    "damage,inputs,allowed", [(flip, 40, {REFUSED}), (tamper, 60, {REFUSED, SAME})]
)
def test_damage_is_refused_with_a_code_or_changes_no_answer(
    tmp_path, kind, damage, inputs, allowed
):
    """In a process of its own, which a crash ends and whose time is limited."""
    sound, copy = tmp_path / "sound", tmp_path / "copy"
    KIND[kind][0](sound)
    expected = digest(kind, sound, True)
    assert outcome(kind, sound, expected) == SAME
    inputs = int(os.environ.get("KANON_FUZZ", inputs))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for number in range(inputs):
            shutil.copytree(sound, copy)
            damage(copy, number, inputs)
            result = pool.submit(outcome, kind, copy, expected).result(timeout=SECONDS)
            assert result in allowed, (damage.__name__, number, result)
            shutil.rmtree(copy)
