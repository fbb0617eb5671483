"""Write an invented dump in the format and the proportions of Wikidata's, of any size.

    python bench/make_dump.py dump.json.gz --entities 1000000 --seed 0
    python bench/make_dump.py dump.json.bz2 --entities 20000

One entity in ten is a human; the others are roughly what Wikidata is made of (articles, places,
pages of the wikis, stars, works, taxa). Values fall off as there: a few countries and occupations
hold most people, and the tails grow with the dump. Entities have labels and descriptions in up to
60 languages, statements with hashes, references and identifiers of other catalogues, and site
links.

The same size and seed give the same bytes before compression, and a larger dump begins with the
entities of a smaller one but for values of its longer tails. Nothing is held in memory but pools of
pieces; they are many more than fit the window of gzip, so that it compresses as it does real ones.
"""

from __future__ import annotations

import argparse
import bz2
import gzip
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from _dump_entities import BLOCK, Maker

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("path", type=Path, help="dump to write: .json, .json.gz or .json.bz2")
    parser.add_argument("--entities", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    start = time.process_time()
    write_dump(options.path, options.entities, options.seed)
    seconds = time.process_time() - start
    size = options.path.stat().st_size
    print(f"{options.entities:,} entities, {size / 1e6:,.0f} MB, {seconds:,.1f} CPU s")


if __name__ == "__main__":
    main()
