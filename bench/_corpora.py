"""How benchmarks read corpora and their own arguments.

A corpus has records as JSON lines or as one JSON list, also with .gz.
"""

import argparse
import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from inspect import Parameter, signature
from pathlib import Path
from types import UnionType
from typing import Any, Literal, TypeVar, get_args, get_origin

Item = TypeVar("Item")


def call(doc: str, *functions: Callable[..., Any]) -> Any:
    """Call a benchmark with the arguments of the command line, or the one its first word names.

    Parameters before "*" are paths, or what they say; those behind it are options. What a function
    of `*rest` does not know goes there.
    """
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=doc, formatter_class=layout)
    commands = parser.add_subparsers(required=True) if len(functions) > 1 else None
    for function in functions:
        part = commands.add_parser(function.__name__) if commands else parser
        part.set_defaults(function=function)
        for parameter in signature(function).parameters.values():
            if parameter.kind is not Parameter.VAR_POSITIONAL:
                _add(part, parameter)
    known, rest = parser.parse_known_args()
    values = vars(known)
    parameters = signature(function := values.pop("function")).parameters.values()
    if rest and not any(p.kind is Parameter.VAR_POSITIONAL for p in parameters):
        parser.error(f"unknown: {' '.join(rest)}")
    firsts = [p.name for p in parameters if p.kind is Parameter.POSITIONAL_OR_KEYWORD]
    return function(*(values.pop(name) for name in firsts if name in values), *rest, **values)


def _add(parser: argparse.ArgumentParser, parameter: Parameter) -> None:
    """Add an argument: a `Sequence` has several values, a `Literal` is one of some."""
    needed, kind = parameter.default is Parameter.empty, parameter.annotation
    kind = type(parameter.default) if kind is Parameter.empty else kind
    more: dict[str, Any] = {} if needed else {"default": parameter.default, "nargs": "?"}
    name = parameter.name
    if parameter.kind is Parameter.KEYWORD_ONLY:
        name = f"--{name.replace('_', '-')}"
        more = {"default": argparse.SUPPRESS, "required": needed}
    if get_origin(kind) is UnionType:
        kind, _ = get_args(kind)
    if get_origin(kind) is Sequence:
        (kind,) = get_args(kind)
        more |= {"action": "extend", "nargs": "+" if needed else "*"}
    if get_origin(kind) is Literal:
        kind, more["choices"] = str, get_args(kind)
    if kind is bool:
        parser.add_argument(name, action=argparse.BooleanOptionalAction, default=argparse.SUPPRESS)
    else:
        parser.add_argument(name, type=kind, **more)


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
