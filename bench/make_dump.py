"""Write an invented dump in the format and the proportions of Wikidata's, of any size.

    python bench/make_dump.py dump.json.gz --entities 1000000 --seed 0
    python bench/make_dump.py dump.json.bz2 --entities 20000

One entity in ten is a human; the others are roughly what Wikidata is made of (articles, places,
pages of the wikis, stars, works, taxa). Values fall off as there: a few countries and occupations
hold most people, and the tails grow with the dump. Entities have labels and descriptions in up to
60 languages, statements with hashes, references and identifiers of other catalogues, and site links
(`--statistics` measures what came out; the same for a real dump with `--of`).

The same size and seed give the same bytes before compression, and a larger dump begins with the
entities of a smaller one but for values of its longer tails. Nothing is held in memory but pools of
pieces; they are many more than fit the window of gzip, so that it compresses as it does real ones.
"""

from __future__ import annotations

import argparse
import bz2
import gzip
import json
import statistics
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

sys.path.insert(0, str(Path(__file__).parent.parent))

from _dump_entities import BLOCK, Maker

from spacy_kanon.kb.statements import may_be_human
from spacy_kanon.storage.dump_lines import dump_lines

LEVEL = 1


def entities(count: int, seed: int) -> Iterator[list[str]]:
    """Entities of a dump as JSON objects, a block at a time."""
    maker = Maker(count, seed)
    for start in range(0, count, BLOCK):
        yield maker.block(start // BLOCK, min(BLOCK, count - start))


def write_dump(path: Path, count: int, seed: int = 0) -> None:
    """Write an array with one entity a line, compressed as the name of the file says."""
    with open_packed(path) as file:
        file.write(b"[\n")
        separator = b""
        for lines in entities(count, seed):
            file.write(separator + ",\n".join(lines).encode())
            separator = b",\n"
        file.write(b"\n]\n")


def open_packed(path: Path) -> IO[bytes]:
    if path.suffix == ".bz2":
        return bz2.open(path, "wb")
    if path.suffix != ".gz":
        return path.open("wb")
    try:
        from isal import igzip
    except ModuleNotFoundError:
        return gzip.open(path, "wb", compresslevel=LEVEL)  # type: ignore[return-value]
    return igzip.open(path, "wb", compresslevel=LEVEL)


def describe(lines: Iterable[bytes]) -> None:
    """Print sizes, statements and names of the entities of a dump."""
    kinds: dict[str, list[tuple[int, ...]]] = {"humans": [], "others": []}
    for line in lines:
        record = json.loads(line)
        claims, aliases = record["claims"] or {}, record["aliases"] or {}
        label = (record["labels"] or {}).get("en", {}).get("value", "")
        kinds["humans" if may_be_human(line) else "others"].append(
            (
                len(line),
                sum(map(len, claims.values())),
                len(record["labels"]),
                len(label),
                len(aliases.get("en", ())),
            )
        )
    total = sum(map(len, kinds.values()))
    for kind, rows in kinds.items():
        print(f"{kind}: {len(rows):,} ({len(rows) / total:.1%})")
        if rows:
            names = ("bytes", "statements", "labels", "characters of a label", "aliases")
            for name, values in zip(names, zip(*rows, strict=True), strict=True):
                ordered = sorted(values)
                cuts = [ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.95, 1)]
                mean = statistics.fmean(values)
                print(f"  {name:22} mean {mean:9,.1f}, 50 / 95 / 100 % {cuts}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("path", type=Path, help="dump to write: .json, .json.gz or .json.bz2")
    parser.add_argument("--entities", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--statistics", action="store_true", help="measure it afterwards")
    parser.add_argument("--of", action="store_true", help="measure a dump that is there")
    options = parser.parse_args()
    if not options.of:
        start = time.process_time()
        write_dump(options.path, options.entities, options.seed)
        seconds = time.process_time() - start
        size = options.path.stat().st_size
        print(
            f"{options.entities:,} entities, {size / 1e6:,.0f} MB, {seconds:,.1f} CPU s, "
            f"{options.entities / seconds:,.0f} a second"
        )
    if options.of or options.statistics:
        describe(line for _, line in dump_lines(options.path))


if __name__ == "__main__":
    main()
