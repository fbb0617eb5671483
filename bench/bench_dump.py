"""How much faster is the first pass over a Wikidata dump than decoding every line with orjson?

The dump is invented, with the proportions of the real one: 13.5 kB an entity on average, one in
ten a human, labels in 30 languages, statements with references, hashes and external identifiers.
All competitors read the same lines from memory, in shuffled order, best of `--repeat`. Seconds are
those of the processor, so that other work on the machine disturbs little.

    python bench/bench_dump.py --entities 6000 --repeat 5
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import orjson

from spacy_kanon.kb.statements import entity_decoder, expand_languages, is_human, may_be_human
from spacy_kanon.storage.dump_lines import dump_lines

LANGUAGES = [f"l{number}" for number in range(29)] + ["en"]
SYLLABLES = ["ka", "ri", "to", "men", "sol", "var", "de", "lin", "os", "be", "ra", "nu", "phi"]
ITEM_PROPERTIES = ["P106", "P27", "P19", "P69", "P108", "P166", "P735", "P734", "P1412"]


def word(draw: random.Random) -> str:
    return "".join(draw.choice(SYLLABLES) for _ in range(draw.randint(2, 4))).title()


def snak(name: str, value: Any, kind: str, draw: random.Random) -> dict[str, Any]:
    return {
        "snaktype": "value",
        "property": name,
        "hash": f"{draw.getrandbits(160):040x}",
        "datavalue": {"value": value, "type": kind},
        "datatype": kind,
    }


def item(number: int) -> dict[str, Any]:
    return {"entity-type": "item", "numeric-id": number, "id": f"Q{number}"}


def statement(name: str, value: Any, kind: str, draw: random.Random) -> dict[str, Any]:
    source = snak("P854", f"https://example.org/{word(draw)}", "string", draw)
    return {
        "mainsnak": snak(name, value, kind, draw),
        "type": "statement",
        "id": f"Q1${draw.getrandbits(128):032x}",
        "rank": "normal",
        "references": [
            {
                "hash": f"{draw.getrandbits(160):040x}",
                "snaks": {"P854": [source]},
                "snaks-order": ["P854"],
            }
        ],
    }


def entity(number: int, draw: random.Random) -> dict[str, Any]:
    """An entity of about the mean size; every tenth is a human."""
    is_person = number % 10 == 0
    listed = [statement("P31", item(5 if is_person else 16521), "wikibase-entityid", draw)]
    for _ in range(6):
        value = item(draw.randint(6, 10**7))
        listed.append(statement(draw.choice(ITEM_PROPERTIES), value, "wikibase-entityid", draw))
    listed += [
        statement(f"P{draw.randint(2000, 9000)}", word(draw), "external-id", draw) for _ in range(7)
    ]
    if is_person:
        when = {"time": "+1972-05-23T00:00:00Z", "precision": 11, "timezone": 0}
        listed.append(statement("P569", when, "time", draw))
    claims: dict[str, list[Any]] = {}
    for one in listed:
        claims.setdefault(one["mainsnak"]["property"], []).append(one)
    name = f"{word(draw)} {word(draw)}"
    return {
        "type": "item",
        "id": f"Q{number + 10}",
        "labels": {code: {"language": code, "value": name} for code in LANGUAGES},
        "descriptions": {code: {"language": code, "value": word(draw)} for code in LANGUAGES},
        "aliases": {"en": [{"language": "en", "value": word(draw)}]},
        "claims": claims,
        "sitelinks": {
            f"{code}wiki": {"site": f"{code}wiki", "title": name, "badges": []}
            for code in LANGUAGES[:12]
        },
    }


def with_orjson(lines: Sequence[bytes]) -> int:
    """Decode every line, then look who is human."""
    found = 0
    for line in lines:
        claims = orjson.loads(line)["claims"]
        found += any(
            one["mainsnak"]["datavalue"]["value"]["id"] == "Q5" for one in claims.get("P31", ())
        )
    return found


def filtered_and_typed(lines: Sequence[bytes]) -> int:
    """What the first pass does: filter by bytes, then decode in part."""
    decode = entity_decoder(expand_languages(("en",))).human.decode
    return sum(is_human(decode(line)) for line in lines if may_be_human(line))


def typed_only(lines: Sequence[bytes]) -> int:
    decode = entity_decoder(expand_languages(("en",))).human.decode
    return sum(is_human(decode(line)) for line in lines)


COMPETITORS: dict[str, Callable[[Sequence[bytes]], int]] = {
    "orjson on every line": with_orjson,
    "typed decoding of every line": typed_only,
    "filter and typed decoding": filtered_and_typed,
}


def best_times(lines: Sequence[bytes], repeat: int, draw: random.Random) -> dict[str, float]:
    best = dict.fromkeys(COMPETITORS, float("inf"))
    expected = with_orjson(lines)
    for _ in range(repeat):
        for name in draw.sample(list(COMPETITORS), len(COMPETITORS)):
            start = time.process_time()
            found = COMPETITORS[name](lines)
            best[name] = min(best[name], time.process_time() - start)
            assert found == expected, name
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--entities", type=int, default=6000)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    draw = random.Random(options.seed)
    lines = [
        json.dumps(entity(number, draw), separators=(",", ":")).encode()
        for number in range(options.entities)
    ]
    megabytes = sum(map(len, lines)) / 1e6
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores")
    print(f"{len(lines)} entities, {megabytes:.0f} MB, {1e3 * megabytes / len(lines):.1f} kB each")
    best = best_times(lines, options.repeat, draw)
    for name, seconds in best.items():
        ratio = best["orjson on every line"] / seconds
        print(f"{name:30} {megabytes / seconds:7.0f} MB/s {ratio:6.1f} times")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "dump.json.gz"
        with gzip.open(path, "wb", compresslevel=6) as file:
            file.write(b"[\n" + b",\n".join(lines) + b"\n]\n")
        start = time.process_time()
        filtered_and_typed([line for _, line in dump_lines(path)])
        seconds = time.process_time() - start
    print(f"{'the same from .json.gz':30} {megabytes / seconds:7.0f} MB/s (uncompressed, one core)")


if __name__ == "__main__":
    main()
