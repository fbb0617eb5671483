"""The reversible map of a released text: what stood where, so that it can be put back exactly.

A map is as confidential as the original. It names the text it belongs to by a hash, and the
original by another, so that a wrong or changed text is refused instead of restored wrongly.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..errors import Errors, KanonError
from .rewriting import Replacement, Rewritten, rewrite

FORMAT = "spacy-kanon mapping"
VERSION = 1


@dataclass(frozen=True, slots=True)
class TextMap:
    """How to undo the changes of one text; of both texts it has the SHA-256, hexadecimal."""

    released: str
    original: str
    pieces: tuple[Replacement, ...]  # Stretches of the released text, and what stood there.
    # What the source called the text, if the map says so.
    identity: Any = field(default=None, compare=False)

    def to_dict(self) -> dict[str, Any]:
        return {
            "released_sha256": self.released,
            "original_sha256": self.original,
            "pieces": [[piece.start, piece.end, piece.text] for piece in self.pieces],
        }

    @classmethod
    def from_dict(cls, value: Mapping[str, Any]) -> TextMap:
        """RAISES (KeyError | TypeError | ValueError): It is no map."""
        pieces = tuple(
            Replacement(int(start), int(end), str(text)) for start, end, text in value["pieces"]
        )
        identity = value.get("original_id", value.get("id"))
        return cls(str(value["released_sha256"]), str(value["original_sha256"]), pieces, identity)


def hash_text(text: str) -> str:
    return hashlib.sha256(text.encode("utf8", "surrogatepass")).hexdigest()


def make_map(original: str, rewritten: Rewritten) -> TextMap:
    """The map of a text and its rewriting."""
    pieces = tuple(
        Replacement(start, start + len(one.text), original[one.start : one.end])
        for start, one in zip(rewritten.starts, rewritten.replacements, strict=True)
    )
    return TextMap(hash_text(rewritten.text), hash_text(original), pieces)


def changes(text_map: TextMap, released: str) -> list[Replacement]:
    """What was replaced, in the offsets of the original: the inverse of the map's pieces."""
    shift, replacements = 0, []
    for piece in text_map.pieces:
        start = piece.start - shift
        text = released[piece.start : piece.end]
        replacements.append(Replacement(start, start + len(piece.text), text))
        shift += len(text) - len(piece.text)
    return replacements


def restore(text: str, text_map: TextMap, *, record: object = 1) -> str:
    """The original of a released text."""
    if hash_text(text) != text_map.released:
        raise KanonError(Errors.E461.format(record=record))
    original = rewrite(text, text_map.pieces, exact=True).text
    if hash_text(original) != text_map.original:
        raise KanonError(Errors.E461.format(record=record))
    return original


def header(field: str | Sequence[str], *, guarded: bool = False) -> dict[str, Any]:
    """The first line of a file of maps."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "field": field if isinstance(field, str) else list(field),
        "guarded": guarded,
        "note": "Personal data: this restores the original texts. Keep it apart, or delete it.",
    }


class MapFile:
    """The maps of one run, found by the text they belong to.

    fields (tuple[str, ...]): Names of the fields that held the released texts.
    guarded (bool): Whether its cells that look like formulas got a quote in front.
    """

    def __init__(
        self, fields: Sequence[str], guarded: bool, maps: Iterable[tuple[Any, TextMap]]
    ) -> None:
        self.fields = tuple(fields)
        self.guarded = guarded
        self._of_text: dict[str, deque[tuple[Any, TextMap]]] = {}
        self._by_order: dict[str, object] = {}
        for identity, text_map in maps:
            self._of_text.setdefault(text_map.released, deque()).append((identity, text_map))

    @classmethod
    def read(cls, lines: Iterable[str], *, path: object) -> MapFile:
        """RAISES (KanonError): E460 if these are not the lines of a file of maps."""
        stream = enumerate(lines, start=1)
        _, first = next(stream, (1, ""))
        head = _object(first, path, 1)
        if head.get("format") != FORMAT or head.get("version") != VERSION:
            reason = f"its first line does not say {FORMAT!r}, version {VERSION}"
            raise KanonError(Errors.E460.format(path=path, reason=reason))
        field = head.get("field", "")
        fields = [str(name) for name in field] if isinstance(field, list) else [str(field)]
        return cls(fields, bool(head.get("guarded")), _maps(stream, path))

    def take(self, text: str, identity: Any, *, record: object) -> TextMap:
        """The map of a text. Of several texts that read alike as released each gets its own, by
        id, or in the order of the file if the ids do not tell (see `check_order`).
        """
        released = hash_text(text)
        found = self._of_text.get(released)
        if not found:
            raise KanonError(Errors.E461.format(record=record))
        named = [entry for entry in found if identity is not None and entry[0] == identity]
        if len(named) != 1 and len({one.original for _, one in found}) > 1:
            self._by_order[released] = record
        entry = named[0] if named else found[0]
        found.remove(entry)
        return entry[1]

    def check_order(self) -> None:
        """RAISES (KanonError): E462 if texts that read alike were told apart by their order, and
        not all of them were there.
        """
        for released, record in self._by_order.items():
            if self._of_text[released]:
                raise KanonError(Errors.E462.format(record=record))


def _maps(lines: Iterator[tuple[int, str]], path: object) -> Iterator[tuple[Any, TextMap]]:
    for number, line in lines:
        value = _object(line, path, number)
        try:
            yield value.get("id"), TextMap.from_dict(value)
        except (KeyError, TypeError, ValueError) as error:
            reason = f"line {number} is no map ({type(error).__name__})"
            raise KanonError(Errors.E460.format(path=path, reason=reason)) from error


def _object(line: str, path: object, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except ValueError as error:
        reason = f"line {number} is no JSON"
        raise KanonError(Errors.E460.format(path=path, reason=reason)) from error
    if not isinstance(value, dict):
        reason = f"line {number} is no JSON object"
        raise KanonError(Errors.E460.format(path=path, reason=reason))
    return value
