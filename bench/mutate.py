"""Mutation score: how many of fifty small faults of the core do its tests catch?

    python bench/mutate.py [--places 50] [--seed 0] [--only anonymity] [--skip 20]

A place is a comparison that is flipped, a branch that is never taken, or a number or truth value
that is changed; which ones, the seed says. Each is tried alone in a copy of the checkout, in stages
until one catches it: the quick tests of its room, the recorded releases, and what else the room has
in the tier `system`. A fault that runs for longer than the limit is caught: somebody would notice.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LIMIT = 300  # Seconds a stage.
ROOMS = {  # Code -> the tests that are about it.
    "anonymity": ("tests/anonymity", "tests/components/test_kanon_masker.py"),
    "detection": ("tests/detection",),
    "kb/reader.py": ("tests/kb",),
    "text/rewriting.py": ("tests/text", "tests/release/test_document_parts.py"),
    "operators": ("tests/operators", "tests/components/test_operators_of_masker.py"),
}
QUICK, SYSTEM = "not system and not apps", "system"
FLIPPED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


class Place(NamedTuple):
    """A fault: the file, which node of its tree in the order of `ast.walk`, and what is done."""

    file: Path
    number: int
    line: int
    fault: str


def places_of(file: Path) -> Iterator[Place]:
    """All places of a file."""
    tree = ast.parse(file.read_text(encoding="utf8"))
    marks = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}  # Docstrings.
    for number, node in enumerate(ast.walk(tree)):
        fault = None
        if isinstance(node, ast.Compare) and type(node.ops[0]) in FLIPPED:
            fault = f"{type(node.ops[0]).__name__} -> {FLIPPED[type(node.ops[0])].__name__}"
        elif isinstance(node, ast.If):
            fault = "branch never taken"
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            fault = f"{node.value} -> {changed(node.value)}" if id(node) not in marks else None
        if fault is not None:
            yield Place(file.relative_to(ROOT), number, node.lineno, fault)


def changed(value: int) -> int:
    """Another value of the same type.

    >>> changed(3), changed(True)
    (4, False)
    """
    return not value if isinstance(value, bool) else value + 1


def mutated(source: str, place: Place) -> str:
    """The source of the file with the fault."""
    tree = ast.parse(source)
    node = list(ast.walk(tree))[place.number]
    if isinstance(node, ast.Compare):
        node.ops[0] = FLIPPED[type(node.ops[0])]()
    elif isinstance(node, ast.If):
        node.test = ast.Constant(False)
    elif isinstance(node, ast.Constant):
        node.value = changed(node.value)
    return ast.unparse(tree)


def fails(copy: Path, tests: tuple[str, ...], tier: str) -> bool:
    """Whether tests notice."""
    options = ["-x", "-q", "-p", "no:cacheprovider", "-m", tier]
    command = [sys.executable, "-m", "pytest", *options, *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, timeout=LIMIT
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode not in (0, 5)  # 5: there was none of this tier.


def caught_by(copy: Path, room: str) -> str:
    """The first stage that notices."""
    stages = [
        ("quick", ROOMS[room], QUICK),
        ("golden", ("tests/contract",), QUICK),
        ("system", ROOMS[room], SYSTEM),
    ]
    return next((name for name, tests, tier in stages if fails(copy, tests, tier)), "missed")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--places", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", choices=list(ROOMS))
    parser.add_argument("--skip", type=int, default=0, help="Places that were tried before")
    args = parser.parse_args()
    rooms = [args.only] if args.only else list(ROOMS)
    files = {
        file: room
        for room in rooms
        for file in sorted((ROOT / "spacy_kanon").glob(room if "." in room else f"{room}/**/*.py"))
    }
    chosen = random.Random(args.seed).sample([p for f in files for p in places_of(f)], args.places)
    found = Counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "__pycache__", "build"))
        for place in sorted(chosen)[args.skip :]:
            file = copy / place.file
            source = file.read_text(encoding="utf8")
            file.write_text(mutated(source, place), encoding="utf8")
            stage = caught_by(copy, files[ROOT / place.file])
            file.write_text(source, encoding="utf8")
            found[stage] += 1
            print(f"{stage:8}{place.file}:{place.line}: {place.fault}", flush=True)
    caught = found.total() - found["missed"]
    print(f"{caught} of {found.total()} caught:", ", ".join(f"{n} {s}" for s, n in found.items()))


if __name__ == "__main__":
    main()
