"""Question: do processes that work on the same files at once ever get or leave a mixture?

- Readers open a knowledge base again and again and ask it everything, while it is rebuilt from two
  tables in turn. Each must get all the answers of one of the two, or a coded error.
- Two sanitizers write one output with its map at the same time. What stands there afterwards must
  be of one of them and restored by the map that stands there, and the other must say so.

    python bench/fault_together.py --readers 24 --rebuilds 40 --pairs 20
"""

import collections
import hashlib
import multiprocessing
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from _corpora import arguments
from _fault_commands import COMMANDS, write_inputs
from fault_harness import digest, import_all, program, run

BUILD = COMMANDS["build kb (table)"].arguments
FORK: Any = multiprocessing.get_context("fork") if sys.platform != "win32" else multiprocessing
# The build has threads of Polars, which a fork from a process that has used Polars does not have.
SPAWN = multiprocessing.get_context("spawn")
OUTPUTS = ("-o", "out.jsonl", "--mapping", "map.jsonl")


def answers(folder: Path) -> str:
    """Everything that a knowledge base answers, as one hash."""
    from spacy_kanon.kb.reader import open_kb

    total = hashlib.sha256()
    with open_kb(folder) as knowledge:
        for key in sorted(knowledge.terms()):
            line = f"{key} {knowledge.kinds(key)} {knowledge.origins(key)}"
            total.update(f"{line} {list(knowledge.people(key))}\n".encode())
    return total.hexdigest()


def _build(folder: Path, numbers: Any, built: Any) -> None:
    """Build what is asked for, in one process."""
    os.chdir(folder)
    while (number := numbers.get()) is not None:
        write_inputs(folder, number)
        try:
            program()(list(BUILD))
        except SystemExit as error:
            built.put(f"build kb ended with {error.code}" if error.code else None)
    built.put(None)


def _read(folder: Path, stop: Any, results: Any) -> None:
    from spacy_kanon.errors import KanonError

    outcomes: collections.Counter[str] = collections.Counter()
    while not stop.is_set() or not outcomes:
        try:
            outcomes[answers(folder)] += 1
        except KanonError as error:
            outcomes[error.code] += 1
        except Exception as error:
            outcomes[f"uncoded {type(error).__name__}"] += 1
    results.put(outcomes)


def read_while_rebuilt(folder: Path, readers: int, rebuilds: int) -> collections.Counter[str]:
    """Read a knowledge base in many processes while it is replaced.

    folder (Path): An empty one, to work in.
    readers (int): Processes that read.
    rebuilds (int): How often it is replaced meanwhile.
    RETURNS (Counter): "one of the two", "coded error", or what is wrong -> how often.
    """
    numbers, built = SPAWN.SimpleQueue(), SPAWN.SimpleQueue()
    builder = SPAWN.Process(target=_build, args=(folder, numbers, built))
    builder.start()

    def build(number: int | None) -> None:
        numbers.put(number)
        failure = built.get()
        assert failure is None, failure

    whole = set()
    for number in (1, 2):
        build(number)
        whole.add(answers(folder / "kb"))
    assert len(whole) == 2
    stop, results = FORK.Event(), FORK.SimpleQueue()
    processes = [
        FORK.Process(target=_read, args=(folder / "kb", stop, results)) for _ in range(readers)
    ]
    for process in processes:
        process.start()
    for number in range(rebuilds):
        build(1 + number % 2)
    stop.set()
    build(None)
    builder.join()
    total: collections.Counter[str] = collections.Counter()
    for _ in processes:
        for outcome, count in results.get().items():
            coded = re.fullmatch(r"KN\d+", outcome)
            name = "one of the two" if outcome in whole else "coded error" if coded else "WRONG"
            total[f"{name} {outcome}" if name == "WRONG" else name] += count
    for process in processes:
        process.join()
        total["WRONG: a reader died"] += process.exitcode != 0
    return +total


def write_at_once(folder: Path) -> str:
    """Run two sanitizers on one output at the same time.

    folder (Path): An empty one, to work in.
    RETURNS (str): Who ended how; it begins with WRONG if something is mixed or nothing said.
    """
    releases = []
    for number in (1, 2):
        write_inputs(folder, number)
        shutil.copy(folder / "texts.jsonl", folder / f"texts{number}.jsonl")
        status, said = run(("sanitize", f"texts{number}.jsonl", *OUTPUTS), folder, lambda: None)
        assert not status, said
        releases.append(digest(folder / "out.jsonl"))
    results = FORK.SimpleQueue()
    start = FORK.Barrier(2)

    def sanitize(number: int) -> None:
        arguments = ("sanitize", f"texts{number}.jsonl", *OUTPUTS)
        results.put(run(arguments, folder, start.wait))

    processes = [FORK.Process(target=sanitize, args=(number,)) for number in (1, 2)]
    for process in processes:
        process.start()
    ended = sorted((results.get() for _ in processes), key=lambda result: result[0])
    for process in processes:
        process.join()
    codes = ["whole" if not status else _code(said) for status, said in ended]
    restored = run(("restore", "out.jsonl", "map.jsonl", "-o", "back.jsonl"), folder, lambda: None)
    stands = digest(folder / "out.jsonl")
    if stands not in releases or restored[0]:
        return f"WRONG: mixed, {codes} {restored}"
    if not set(codes) <= {"whole", "KN013"}:
        return f"WRONG: {ended}"
    left = [path.name for path in folder.iterdir() if path.name.startswith(".out")]
    return f"WRONG: left {left}" if left else ", ".join(codes)


def _code(said: str) -> str:
    coded = re.search(r"\[(KN\d+)\]", said)
    return coded[1] if coded else said[-300:]


def main() -> int:
    options = arguments(__doc__, readers=24, rebuilds=40, pairs=20)
    import_all()
    total: collections.Counter[str] = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "kb").mkdir()
        reading = read_while_rebuilt(Path(scratch) / "kb", options.readers, options.rebuilds)
        for number in range(options.pairs):
            folder = Path(scratch) / str(number)
            folder.mkdir()
            total[write_at_once(folder)] += 1
    for title, counts in (("readers", reading), ("two sanitizers", total)):
        for outcome, count in counts.most_common():
            print(f"{title}: {outcome}: {count:,}")
    return int(any("WRONG" in outcome for outcome in reading + total))


if __name__ == "__main__":
    sys.exit(main())
