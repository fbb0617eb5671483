"""Damage to knowledge bases and ontologies, and what comes of it.

`damage` changes a folder, always in the same way for one seed and number. A `Reader` opens it in a
process of its own and asks everything there is to ask, so that a crash or a hang is an outcome
like any other. `tests/kb/test_damaged_folders.py` runs this for seconds, or for as many inputs
as the variable KANON_FUZZ says.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import select
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from spacy_kanon.errors import KanonError
from spacy_kanon.kb import inspect
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.format import FILES
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import KINDS
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.reader import open_ontology
from spacy_kanon.storage.folders import META
from spacy_kanon.types import TermRow

from .kb.people import MemoryPeople
from .ontology.items import USES, WORLD, MemorySource

ROOT = Path(__file__).parent.parent
KB, ONTOLOGY = "kb", "ontology"
FLIPPED, TAMPERED = "flipped", "tampered"
REFUSED, SAME, OTHER = "refused with a code", "same answers", "other answers"
UNCODED, CRASHED, HUNG = "uncoded exception", "crash", "hang"
OUTCOMES = (REFUSED, SAME, OTHER, UNCODED, CRASHED, HUNG)
READY = "ready"
SECONDS = 120  # Far more than any folder here takes: a trie alone may take a minute of work.
NUMBERS = (0, 1, 2, 15, 16, 255, 65_535, 65_536, 1 << 31, (1 << 32) - 1, (1 << 64) - 1)
VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 10**9, 1 << 63, 10**40, 1.5, 1e308, "", "Oslo", "\ud800",
    "x" * 5000, [], {}, [[]], ["|O", 0, 1], ["<u4", -8, 4], ["<u4", 0, 1 << 61],
)  # fmt: skip
TEXTS = (
    "Oslo is a town", "key 1 key 2", "date/1815", "Norwegian Norway", "universtiy", "\0", "\ud800",
)  # fmt: skip


def make_kb(out: Path) -> None:
    """A knowledge base with posting lists of every sort, and folded keys."""
    rng = random.Random(1)
    people = 140_000
    lists = [
        range(0, people, 3), range(5000), rng.sample(range(people), 300), range(70_000, 70_040),
    ]  # fmt: skip
    lists += [rng.sample(range(people), rng.randint(1, 40)) for _ in range(60)]
    rows = [
        TermRow(f"key {number}" if number % 4 else f"date/{number}", person, kind, f"P{number % 5}")
        for number, ids in enumerate(lists)
        for kind in [KINDS[number % len(KINDS)]]
        for person in ids
    ]
    build_kb(MemoryPeople(rows, people, 10_000), out, folded=True)


def make_ontology(out: Path) -> None:
    build_ontology(MemorySource(WORLD, USES), out)


MAKERS: dict[str, Callable[[Path], None]] = {KB: make_kb, ONTOLOGY: make_ontology}


def bits(folder: Path) -> int:
    """Number of bits of a folder's description."""
    return 8 * (folder / META).stat().st_size


def damage(folder: Path, kind: str, how: str, seed: int, number: int) -> str:
    """Change a folder in place.

    folder (Path): A sound folder.
    kind (str): `KB` or `ONTOLOGY`.
    how (str): `FLIPPED` flips bit `number` of meta.json (when there are no more, two at random);
        `TAMPERED` changes files.
    seed, number (int): What is done depends on them alone.
    RETURNS (str): The name of what was changed.
    """
    rng = random.Random(f"{seed} {kind} {how} {number}")
    if how == FLIPPED:
        size = bits(folder)
        positions = [number] if number < size else [rng.randrange(size), rng.randrange(size)]
        _change(folder / META, lambda data: _flip(data, positions))
        return META
    names = sorted(path.name for path in folder.iterdir())
    name = rng.choice(names)
    _tamper(folder, name, names, rng)
    return name


def restore(folder: Path, sound: Path, name: str) -> None:
    """Undo a damage.

    folder (Path): The damaged copy.
    sound (Path): What it is a copy of.
    name (str): What `damage` returned.
    """
    for changed in {name, META, FILES.blocks}:
        if (folder / changed).is_dir():
            (folder / changed).rmdir()
        if (sound / changed).exists():
            shutil.copyfile(sound / changed, folder / changed)


def _change(path: Path, change: Callable[[bytearray], bytearray]) -> None:
    path.write_bytes(change(bytearray(path.read_bytes())))


def _flip(data: bytearray, positions: list[int]) -> bytearray:
    for position in positions:
        data[position // 8] ^= 1 << position % 8
    return data


def _mutate(data: bytearray, rng: random.Random) -> bytearray:
    """A few bytes changed, as by an attacker who knows where numbers stand, or by a disk."""
    size = len(data)
    if not size:  # As after a damage before this one.
        return data + rng.randbytes(16)
    start, how = rng.randrange(size), rng.randrange(8)
    if how <= 1:
        return _flip(data, [rng.randrange(8 * size) for _ in range(rng.choice((1, 1, 2, 8)))])
    if how <= 4:
        width = rng.choice((1, 2, 4, 4, 8))
        start -= start % rng.choice((1, width))
        value = rng.choice([*NUMBERS, size, size // 4, rng.getrandbits(64)])
        data[start : start + width] = (value % (1 << 8 * width)).to_bytes(width, "little")
        return data[:size]
    if how == 5:
        length = rng.choice((8, 64, size))
        data[start : start + length] = rng.choice((b"\0", b"\xff")) * len(
            data[start : start + length]
        )
        return data
    if how == 6:
        length = rng.choice((4, 16, 200))
        other = rng.randrange(size)
        stretch = data[other : other + length]
        data[start : start + len(stretch)] = stretch
        return data[:size]
    return rng.choice((data[:start], data + data[start:], data + bytes(rng.randbytes(16))))


def _tamper(folder: Path, name: str, names: list[str], rng: random.Random) -> None:
    path = folder / name
    how = rng.randrange(8)
    if how == 0:
        path.unlink()
    elif how == 1:
        path.write_bytes((folder / rng.choice(names)).read_bytes())
    elif how == 2:
        path.unlink()
        path.mkdir()
    elif how == 3 and name.endswith(".json"):
        _change_json(path, rng)
    else:
        _change(path, lambda data: _mutate(data, rng))


def _change_json(path: Path, rng: random.Random) -> None:
    """One value of a JSON file replaced, removed, or buried."""
    values = json.loads(path.read_text(encoding="utf8"))
    parent, key = _any_place(values, rng)
    how = rng.randrange(6)
    if how == 0:
        del parent[key]
    elif how == 1 and isinstance(parent, dict):
        parent[rng.choice(("surprise", "", "../../etc/passwd", f"{key}x"))] = rng.choice(VALUES)
    elif how == 2 and isinstance(parent[key], int):
        parent[key] += rng.choice((-1, 1, 8, 1 << 20))
    else:
        parent[key] = rng.choice(VALUES)
    text = json.dumps(values, indent=1, sort_keys=True) + "\n"
    if rng.random() < 0.03:
        text = "[" * 200_000
    path.write_text(text, encoding="utf8")


def _any_place(values: Any, rng: random.Random) -> tuple[Any, Any]:
    """A container somewhere inside a JSON value, and one of its keys."""
    while True:
        keys = list(values) if isinstance(values, dict) else list(range(len(values)))
        key = rng.choice(keys)
        child = values[key]
        if not isinstance(child, dict | list) or not child or rng.random() < 0.2:
            return values, key
        values = child


def answers(kind: str, folder: Path, *, verify: bool) -> str:
    """Ask everything. RETURNS (str): A hash of all answers."""
    digest = hashlib.sha256()
    for answer in (_kb_answers if kind == KB else _ontology_answers)(folder, verify):
        digest.update(repr(answer).encode("utf8", "surrogatepass"))
    return digest.hexdigest()


def _kb_answers(folder: Path, verify: bool) -> Any:
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


def _ontology_answers(folder: Path, verify: bool) -> Any:
    world = open_ontology(folder, verify=verify)
    yield len(world), world.meta
    for text in TEXTS:
        yield world.readings(text)
    for row in range(len(world)):
        item = world.item_id(row)
        yield item, world.row_of(item), world.chain(row, "P361"), world.name(row), world.phrase(row)
        yield world.strings(row), world.kinds(row), world.uses(row), world.demonym(row)
        yield world.country(row), world.division(row), world.classes(row), world.regions(row)
        yield [world.up(row, kind) for kind in ("LOC", "ORG", "DEM", "MISC")]
        for relation in ("class", "in", "part", "demonym"):
            yield _members(world, f"{relation}/{item}")
    for row in range(len(world)):
        for text in world.strings(row):
            yield world.readings(text)


def _members(world: Any, phrase: str) -> list[str]:
    try:
        return world.member_ids(phrase)
    except KanonError as error:
        if error.code != "KN406":
            raise
        return []


def outcome(kind: str, folder: Path, expected: str) -> str:
    """What comes of a folder: an entry of `OUTCOMES`, with the code or the type after a colon."""
    try:
        for verify in (False, True):
            if answers(kind, folder, verify=verify) != expected:
                return OTHER
    except KanonError as error:
        return f"{REFUSED}: {error.code}" if error.code else f"{UNCODED}: no code"
    except Exception as error:
        return f"{UNCODED}: {type(error).__name__}: {error}"
    return SAME


class Reader:
    """Opens folders in a process of its own, which is started again when it has died.

    kind (str): `KB` or `ONTOLOGY`.
    sound (Path): The folder before any damage.
    """

    def __init__(self, kind: str, sound: Path) -> None:
        self._command = [sys.executable, "-m", "tests.faulty_folders", kind, str(sound)]
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Reader:
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def read(self, folder: Path) -> str:
        """RETURNS (str): As `outcome`, or how the process ended."""
        process = self._start()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(f"{folder}\n")
        process.stdin.flush()
        ready, _, _ = select.select([process.stdout], [], [], SECONDS)
        if not ready:
            self._stop()
            return HUNG
        line = process.stdout.readline().strip()
        if line:
            return str(json.loads(line))
        status = process.wait()
        self._stop()
        return f"{CRASHED}: status {status}"

    def _start(self) -> subprocess.Popen[str]:
        if self._process is None:
            process = self._process = subprocess.Popen(
                self._command,
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "PYTHONWARNINGS": "ignore"},
            )
            assert process.stdout is not None
            if process.stdout.readline().strip() != READY:
                raise RuntimeError(f"{self._command} cannot read the folder before any damage")
        return self._process

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def main(kind: str, sound: str) -> None:
    """The process of a `Reader`: a folder a line in, an outcome a line out."""
    expected = answers(kind, Path(sound), verify=True)
    sys.stdout.write(f"{READY}\n")
    sys.stdout.flush()
    for line in sys.stdin:
        result = outcome(kind, Path(line.rstrip("\n")), expected)
        sys.stdout.write(json.dumps(result) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
