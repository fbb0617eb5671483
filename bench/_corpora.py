"""How benchmarks read corpora: records of JSON lines or of one JSON list, also with .gz."""

import gzip
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

Item = TypeVar("Item")


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
