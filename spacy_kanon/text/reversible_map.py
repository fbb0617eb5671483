"""The reversible map of a released text: what stood where, so that it can be put back exactly.

A map is as confidential as the original. It names the text it belongs to by a hash, and the
original by another, so that a wrong or changed text is refused instead of restored wrongly.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
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
