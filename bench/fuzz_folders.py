"""Question: what do damaged knowledge bases and ontologies do to the reader?

Two kinds of damage, each the same for one seed: `flipped` bits of meta.json (every single bit,
then pairs), and `tampered` files whose hashes no longer fit. Each folder is opened and asked
everything in a process of its own. None may be accepted with other answers, or end in an exception
without a code, a crash or a hang.

    python bench/fuzz_folders.py --inputs 3600 --seed 1
    python bench/fuzz_folders.py --how flipped --inputs 109200
    python bench/fuzz_folders.py --how tampered --inputs 4100
"""

import os
import platform
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from _corpora import arguments

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.faulty_folders import (
    FLIPPED,
    MAKERS,
    OUTCOMES,
    REFUSED,
    TAMPERED,
    Reader,
    damage,
    restore,
)


def fuzz(how: str, inputs: int, seed: int, folder: Path) -> Counter[str]:
    """Half of the inputs are knowledge bases, half ontologies. Prints what must not be."""
    counts: Counter[str] = Counter()
    for kind, make in MAKERS.items():
        sound, work = folder / f"{how}-{kind}", folder / f"{how}-{kind}-damaged"
        make(sound)
        shutil.copytree(sound, work)
        with Reader(kind, sound) as reader:
            for number in range(inputs // len(MAKERS)):
                name = damage(work, kind, how, seed, number)
                result = reader.read(work)
                restore(work, sound, name)
                outcome = result.split(":")[0]
                counts[outcome] += 1
                if outcome not in OUTCOMES[:2]:
                    print(f"{how} {kind} seed {seed} number {number} ({name}): {result}")
                if outcome == REFUSED:
                    counts[result.partition(": ")[2]] += 1
    return counts


def main() -> None:
    options = arguments(__doc__, inputs=3600, seed=1, how=[FLIPPED, TAMPERED])
    print(f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    print(f"{'':10}{'folders':>10}" + "".join(f"{name:>22}" for name in OUTCOMES))
    failures = 0
    for how in options.how:
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            counts = fuzz(how, options.inputs, options.seed, Path(folder))
        total = sum(counts[name] for name in OUTCOMES)
        print(f"{how:10}{total:>10,}" + "".join(f"{counts[name]:>22,}" for name in OUTCOMES))
        codes = sorted(name for name in counts if name.startswith("KN"))
        shown = ", ".join(f"{code} {counts[code]:,}" for code in codes)
        print(f"{'':10}refused with {shown}; {time.monotonic() - start:.0f} s")
        failures += sum(counts[name] for name in OUTCOMES[2:])
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
