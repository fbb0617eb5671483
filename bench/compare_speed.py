"""How fast two checkouts mask, in turns, on texts strided over a corpus.

    python bench/compare_speed.py OLD NEW --texts biographies.jsonl.gz [--kb KB] [--documents 240]

Each checkout runs in a process of its own that imports its package. The processes take turns, a
slice of texts at a time, so that other programs of the machine disturb both alike. Calls are the
Python calls a token that `cProfile` counts in a round of their own.
"""

import argparse
import cProfile
import json
import os
import pstats
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from _corpora import read, strided

SLICE = 20


def work(kb: str | None) -> None:
    """Answer slices of texts with the tokens and the processor seconds that masking took."""
    import spacy

    nlp = spacy.blank("en")
    masker = nlp.add_pipe("kanon_masker", config={"kb": kb})
    masker(nlp.make_doc("Ann Lee was born in Oslo on 12 May 1972."))
    for line in sys.stdin:
        request = json.loads(line)
        docs = [nlp.make_doc(text) for text in request["texts"]]
        profile = cProfile.Profile()
        started = time.process_time()
        if request["count"]:
            profile.enable()
        for doc in docs:
            masker(doc)
        profile.disable()
        seconds = time.process_time() - started
        calls = pstats.Stats(profile).total_calls if request["count"] else 0  # type: ignore[attr-defined]
        print(json.dumps([sum(map(len, docs)), seconds, calls]), flush=True)


def start(checkout: Path, kb: str | None) -> subprocess.Popen:
    command = [sys.executable, str(Path(__file__).resolve()), "--work"]
    command += ["--kb", kb] if kb else []
    environment = {**os.environ, "PYTHONPATH": str(checkout.resolve())}
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    )


def ask(process: subprocess.Popen, texts: list[str], count: bool) -> list[Any]:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps({"texts": texts, "count": count}) + "\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("checkouts", nargs="*", type=Path)
    parser.add_argument("--texts", type=Path)
    parser.add_argument("--kb")
    parser.add_argument("--documents", type=int, default=240)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        return work(options.kb)
    texts = strided([record["text"] for record in read(options.texts)], options.documents)
    processes = [start(checkout, options.kb) for checkout in options.checkouts]
    best: dict[tuple[int, int], float] = {}
    tokens, calls = 0, [0] * len(processes)
    for turn in range(options.rounds + 1):
        for at in range(0, len(texts), SLICE):
            for number, process in enumerate(processes):
                size, seconds, count = ask(process, texts[at : at + SLICE], turn == options.rounds)
                if turn == options.rounds:
                    calls[number] += count
                    tokens += size if not number else 0
                else:
                    best[number, at] = min(seconds, best.get((number, at), seconds))
    for process in processes:
        process.communicate()
    sums = [sum(s for (n, _), s in best.items() if n == number) for number in range(len(processes))]
    for checkout, seconds, count in zip(options.checkouts, sums, calls, strict=True):
        print(
            f"{checkout}: {tokens / seconds:,.0f} tokens per CPU second, "
            f"{count / tokens:.0f} calls a token, {sums[0] / seconds:.2f} times the first"
        )


if __name__ == "__main__":
    main()
