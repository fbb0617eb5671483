"""Question: is a simulated training that is killed and resumed the same as one in one go?

Runs `federate simulate` once to its end. Then, again and again, kills it (SIGKILL) at one of the
calls that change the disk, once more on the way after that, and resumes it: pipeline, checkpoint
and report must be those of the run that nobody killed, byte by byte, and nothing else may be left
beside them.

    python bench/fault_resumed.py --kills 20 --seed 1
"""

import collections
import importlib
import random
import shutil
import sys
import tempfile
from pathlib import Path

import srsly
from _corpora import arguments
from _fault_commands import COMMANDS, write_inputs
from fault_harness import Shim, count_calls, digest, import_all, must, run

INITIAL = COMMANDS["federate init"].arguments
ANNOTATE = ("annotate-records", "records.jsonl", "records")
SIMULATE = ("federate", "simulate", "start", "records/all.spacy")
PLAN = ("--plan.rounds", "5", "--plan.epochs", "1", "--clients", "2")
OUTPUTS = ("model", "checkpoint.msgpack", "report.json")


def finished_rounds(folder: Path) -> int:
    """Rounds that a checkpoint holds; 0 without one."""
    path = folder / "checkpoint.msgpack"
    return len(srsly.msgpack_loads(path.read_bytes())["history"]) if path.exists() else 0


def main() -> int:
    options = arguments(__doc__, kills=20, seed=1)
    import_all()
    importlib.import_module("spacy_kanon.federated.simulate")  # So that kills do not meet imports.
    rng = random.Random(options.seed)
    rounds: collections.Counter[int] = collections.Counter()
    wrong = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        write_inputs(folder, 1)
        for words in (ANNOTATE, INITIAL):
            must(words, folder)
        calls = count_calls((*SIMULATE, "whole", *PLAN), folder)
        whole = [digest(folder / "whole" / name) for name in OUTPUTS]
        beside = {path.name for path in folder.iterdir()} | {"out"}
        resume = (*SIMULATE, "out", *PLAN, "--resume")
        for _ in range(options.kills):
            for _ in range(2):
                run(resume, folder, Shim("kill", rng.randint(1, calls)).install)
                rounds[finished_rounds(folder / "out")] += 1
            must(resume, folder)
            resumed = [digest(folder / "out" / name) for name in OUTPUTS]
            left = {path.name for path in folder.iterdir()} - beside
            if resumed != whole or left:
                wrong += 1
                print(f"WRONG: {[a == b for a, b in zip(resumed, whole, strict=True)]} {left}")
            shutil.rmtree(folder / "out")
    told = ", ".join(f"{count}: {rounds[count]}" for count in sorted(rounds))
    print(f"{options.kills} trainings killed twice, rounds on disk after a kill: {told}")
    print(f"{wrong} wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
