"""How much faster is the first pass over a Wikidata dump than decoding every line with orjson?

The dump is invented (`make_dump.py`). All competitors read the same lines from memory, in shuffled
order, best of `--repeat`. Seconds are those of the processor.

    python bench/bench_dump.py --entities 6000 --repeat 5
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import time
from collections.abc import Callable, Sequence

import orjson
from make_dump import entities

from spacy_kanon.kb.statements import entity_decoder, expand_languages, is_human, may_be_human

DECODE = entity_decoder(expand_languages(("en",))).human.decode


def with_orjson(lines: Sequence[bytes]) -> int:
    """Decode every line, then look who is human."""
    found = 0
    for line in lines:
        classes = orjson.loads(line)["claims"].get("P31", ())
        found += any(one["mainsnak"]["datavalue"]["value"]["id"] == "Q5" for one in classes)
    return found


COMPETITORS: dict[str, Callable[[Sequence[bytes]], int]] = {
    "orjson on every line": with_orjson,
    "typed decoding of every line": lambda lines: sum(is_human(DECODE(line)) for line in lines),
    "filter and typed decoding": lambda lines: sum(
        is_human(DECODE(line)) for line in lines if may_be_human(line)
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--entities", type=int, default=6000)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    blocks = entities(options.entities, options.seed)
    lines = [line.encode() for block in blocks for line in block]
    megabytes = sum(map(len, lines)) / 1e6
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores")
    print(f"{len(lines)} entities, {megabytes:.0f} MB, {1e3 * megabytes / len(lines):.1f} kB each")
    draw, best = random.Random(options.seed), dict.fromkeys(COMPETITORS, float("inf"))
    expected = with_orjson(lines)
    for _ in range(options.repeat):
        for name in draw.sample(list(COMPETITORS), len(COMPETITORS)):
            start = time.process_time()
            assert COMPETITORS[name](lines) == expected, name
            best[name] = min(best[name], time.process_time() - start)
    for name, seconds in best.items():
        ratio = best["orjson on every line"] / seconds
        print(f"{name:30} {megabytes / seconds:7.0f} MB/s {ratio:6.1f} times")


if __name__ == "__main__":
    main()
