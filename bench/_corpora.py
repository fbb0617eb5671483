"""How benchmarks read corpora and their own arguments.

A corpus has records as JSON lines or as one JSON list, also with .gz.
"""

import argparse
import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

Item = TypeVar("Item")


def arguments(doc: str, *names: str, **options: Any) -> argparse.Namespace:
    """The arguments of a benchmark, as its docstring explains them; see `add`."""
    parser = parser_of(doc)
    add(parser, *names, **options)
    return parser.parse_args()


def parser_of(doc: str) -> argparse.ArgumentParser:
    layout = argparse.RawDescriptionHelpFormatter
    return argparse.ArgumentParser(description=doc, formatter_class=layout)


def add(parser: argparse.ArgumentParser, *names: str, **options: Any) -> None:
    """Add arguments.

    names: of paths, in order, with "?" where one may be left out, "+" where it is a list of them.
    options: the value without the option, or its type; a list of these where the option takes
    several, a tuple where it is one of these, the first if it is left out.
    """
    for name in names:
        many = name[-1] if name[-1] in "?+" else None
        parser.add_argument(name.rstrip("?+"), type=Path, nargs=many)
    for name, default in options.items():
        flag, several = f"--{name.replace('_', '-')}", isinstance(default, list)
        first = default[0] if isinstance(default, list | tuple) else default
        kind = first if isinstance(first, type) else type(first)
        usual = ([] if several else None) if isinstance(first, type) else default
        if kind is bool:
            parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=usual)
        elif isinstance(default, tuple):
            parser.add_argument(flag, choices=default, default=first)
        else:
            parser.add_argument(flag, type=kind, default=usual, nargs="*" if several else None)


def commands(
    doc: str, *table: tuple[Callable[..., Any], Sequence[str], Mapping[str, Any]]
) -> argparse.ArgumentParser:
    """A parser of commands: for each the function that it is, names and options as `add` has
    them. `run` of what is parsed is the function."""
    parser = parser_of(doc)
    parts = parser.add_subparsers(required=True, dest="command")
    for function, names, options in table:
        command = parts.add_parser(function.__name__)
        add(command, *names, **options)
        command.set_defaults(run=function)
    return parser


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The records of a file, in its order."""
    with (gzip.open if path.suffix == ".gz" else open)(path, "rt", encoding="utf8") as file:
        if ".jsonl" in path.suffixes:
            yield from map(json.loads, file)
        else:
            yield from json.load(file)


def write_lines(path: Path, records: Iterable[Any]) -> None:
    """Write records as JSON lines."""
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf8")


def print_row(*cells: Any) -> None:
    """Print a row of a table."""
    print(f"| {' | '.join(map(str, cells))} |", flush=True)


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
