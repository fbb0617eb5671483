"""How benchmarks read corpora and their own arguments.

A corpus has records as JSON lines or as one JSON list, also with .gz.
"""

import argparse
import gzip
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

Item = TypeVar("Item")


def arguments(doc: str, *paths: str, **options: Any) -> argparse.Namespace:
    """The arguments of a benchmark, as its docstring explains them.

    paths: their names, in order, with "?" where one may be left out. options: the value without
    the option, or its type; a list of these where the option takes several.
    """
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=doc, formatter_class=layout)
    for name in paths:
        parser.add_argument(name.rstrip("?"), type=Path, nargs="?" if "?" in name else None)
    for name, default in options.items():
        flag, several = f"--{name.replace('_', '-')}", isinstance(default, list)
        one = default[0] if several else default
        kind = one if isinstance(one, type) else type(one)
        usual = ([] if several else None) if isinstance(one, type) else default
        if kind is bool:
            parser.add_argument(flag, action="store_true")
        else:
            parser.add_argument(flag, type=kind, default=usual, nargs="+" if several else None)
    return parser.parse_args()


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The records of a file, in its order."""
    with (gzip.open if path.suffix == ".gz" else open)(path, "rt", encoding="utf8") as file:
        if ".jsonl" in path.suffixes:
            yield from map(json.loads, file)
        else:
            yield from json.load(file)


def strided(items: Sequence[Item], count: int) -> Sequence[Item]:
    """So many items, from all over."""
    return items[:: max(1, len(items) // count)][:count]


def masked_bounds(document: dict[str, Any]) -> list[list[int]]:
    """What annotators of a document in TAB's form mask."""
    return [
        [mention["start_offset"], mention["end_offset"]]
        for annotation in document["annotations"].values()
        for mention in annotation["entity_mentions"]
        if mention["identifier_type"] != "NO_MASK"
    ]
