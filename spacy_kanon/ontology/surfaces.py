"""The strings of the ontology: what may stand for an item in a text."""

from __future__ import annotations

import math
import re
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..lang.language_rules import NOUN
from ..text.normalization import normalize_key
from .chains import NONE
from .format import Entity

# How a string stands for an item, from the closest to the loosest.
LABEL, ALIAS, DEMONYM = 0, 1, 2
HOW = ("label", "alias", "demonym")
HOW_BITS = 2

_WORD = re.compile(r"\w+")
_LETTER = re.compile(r"[^\W\d_]")


def words_of(key: str) -> list[str]:
    """Words of a key, without regard to case."""
    return _WORD.findall(key.casefold())


def pack(row: int, how: int) -> int:
    return row << HOW_BITS | how


def unpack(reading: int) -> tuple[int, int]:
    """Row and way of standing for it."""
    return reading >> HOW_BITS, reading & ((1 << HOW_BITS) - 1)


def strings_of(
    entity: Entity, demonyms: Sequence[str], country_codes: frozenset[str]
) -> Iterator[tuple[str, int]]:
    """Keys of an item, each with the closest way it stands for it.

    Left out are codes ("NO", "no" for Norway) and strings without letters: in a text they nearly
    always mean something else. A code that is written with points as well ("U.S.") stays.
    """
    seen: set[str] = set()
    spelled = {alias.replace(".", "").replace(" ", "") for alias in entity.aliases if "." in alias}
    named = [(entity.label, LABEL), *((alias, ALIAS) for alias in entity.aliases)]
    for name, how in [*named, *((demonym, DEMONYM) for demonym in demonyms)]:
        key = normalize_key(name)
        if key in seen or len(key) < 2 or not _LETTER.search(key):
            continue
        if how == ALIAS and _is_code(key, entity, country_codes) and key not in spelled:
            continue
        seen.add(key)
        yield key, how


def _is_code(key: str, entity: Entity, country_codes: frozenset[str]) -> bool:
    is_short = len(key) <= 3 and " " not in key
    is_country_code = key in country_codes or (
        bool(entity.country_code) and is_short and key.isupper()
    )
    is_lowered = key.islower() and is_short and not entity.label.islower()
    return is_country_code or is_lowered


# Relations between the thing replaced and the phrase: it is one, it lies in the place, its people
# are called so, it is part of the whole.
CLASS_PHRASE = "class"
PLACE_PHRASE = "in"
DEMONYM_PHRASE = "demonym"
PART_PHRASE = "part"
# Source of an option that is an ordinary noun, read from a name and its sentence.
WORD = "word"


class Phrase(NamedTuple):
    """A set of items with a name."""

    relation: str  # CLASS_PHRASE, PLACE_PHRASE, DEMONYM_PHRASE or PART_PHRASE.
    row: int  # The class, place, or whole.
    place: int = NONE  # The place around it, or `NONE`.


@dataclass(frozen=True, slots=True)
class Option:
    """One truthful replacement."""

    text: str  # The bare phrase, without article: "city in Norway".
    # How the language fits it into a sentence: NOUN, NAME, PERIOD or YEAR of `lang.language_rules`.
    form: str = NOUN
    source: str = "rule"  # Where it comes from: a relation of `Phrase`, WORD, "rule" or "star".
    # What it covers, to count it by that alone: id of a phrase ("class/Q515/in/Q20"), or key of a
    # knowledge base ("date/197X"); "" if neither can tell.
    phrase: str = ""
    # For an option that no item of the ontology stands behind, the keys of each thing that it
    # names: `(("date/197X",), ("date/198X",))` for "the 1970s to the 1980s". Empty: it says nothing
    # about a person ("DATE"). None: the keys do not tell; without a phrase it cannot be counted at
    # all.
    keys: tuple[tuple[str, ...], ...] | None = None
    # What may stand instead before a noun: "Norwegian"; "" if nothing is known.
    adjective: str = ""


# Edit distance under 15 % among a million strings, without looking at all of them.
#
# Method: partitions (Li, Deng, Wang and Feng, "Pass-Join: a partition-based method for similarity
# joins", VLDB 2011). d edits can touch at most d of d + 2 pieces of a string, so at least two
# pieces are found unchanged in every string within d edits. Each known string of length n, which
# may differ by d(n) < 0.15 n edits, is cut into d(n) + 2 pieces of nearly equal length, and each
# piece is listed under a hash of (n, number of the piece, its text). A look-up cuts pieces of these
# lengths out of the query, in all places where they could stand, finds all their hashes by one
# binary search, and keeps the strings that were found twice. Their real distance is left to the
# caller.
#
# Where a piece can stand: if it moved by s places, at least |s| edits lie before it, and if the
# lengths differ by D, at least |D - s| lie behind it, so |s| + |D - s| <= d.
#
# Example: "Universtiy" (10 characters, one edit) is compared with strings of 10 characters in three
# pieces, for example "Uni" + "ver" + "sity": the first two stand where they should.

MAX_DISTANCE = 0.15
# Shorter strings have no edit to spare.
MIN_LENGTH = math.floor(1 / MAX_DISTANCE) + 1
# Longer ones are titles and quotations: a piece of them would not be more selective.
MAX_LENGTH = 80

Hashes = npt.NDArray[np.uint32]


def allowed_edits(length: int) -> int:
    """The largest number of edits below 15 % of a length."""
    return max(0, math.ceil(MAX_DISTANCE * length) - 1)


def cuts(length: int) -> list[tuple[int, int]]:
    """Start and end of the pieces of a string; the later ones are longer by one where needed."""
    pieces = allowed_edits(length) + 2
    size, longer = divmod(length, pieces)
    bounds, start = [], 0
    for index in range(pieces):
        end = start + size + (index >= pieces - longer)
        bounds.append((start, end))
        start = end
    return bounds


def _hash(length: int, index: int, piece: str) -> int:
    return zlib.crc32(piece.encode("utf8"), length * 31 + index)


def piece_index(surfaces: Iterable[tuple[int, str]]) -> tuple[Hashes, Hashes]:
    """Hashes of all pieces, sorted, and beside each the id of its string."""
    packed = array("Q")  # A hash and its id, so that they are sorted where they lie.
    for identity, text in surfaces:
        if MIN_LENGTH <= len(text) <= MAX_LENGTH:
            for index, (start, end) in enumerate(cuts(len(text))):
                packed.append(_hash(len(text), index, text[start:end]) << 32 | identity)
    pairs = np.frombuffer(packed, np.uint64)
    pairs.sort()
    return (pairs >> np.uint64(32)).astype(np.uint32), pairs.astype(np.uint32)


def candidates(query: str, hashes: Hashes, ids: Hashes) -> npt.NDArray[np.uint32]:
    """Ids of strings that share two pieces with the query in fitting places, sorted, each once."""
    if not MIN_LENGTH <= len(query) <= MAX_LENGTH + allowed_edits(MAX_LENGTH):
        return np.zeros(0, dtype=np.uint32)
    # Sorted, neighbouring searches touch neighbouring pages.
    queried = np.sort(np.fromiter(_query_hashes(query), dtype=np.uint32))
    first = np.searchsorted(hashes, queried, side="left")
    last = np.searchsorted(hashes, queried, side="right")
    hits = np.flatnonzero(first < last)
    if not len(hits):
        return np.zeros(0, dtype=np.uint32)
    matching = np.concatenate([ids[first[hit] : last[hit]] for hit in hits])
    matching.sort()
    twice = matching[1:][matching[1:] == matching[:-1]]
    return twice[np.append(True, twice[1:] != twice[:-1])] if len(twice) else twice


def _query_hashes(query: str) -> Iterator[int]:
    """Hashes of the pieces that a string close to the query could have in common with it."""
    size = len(query)
    reach = allowed_edits(size) + 1
    for length in range(max(MIN_LENGTH, size - reach), min(MAX_LENGTH, size + reach) + 1):
        edits = min(allowed_edits(length), allowed_edits(size))
        difference = size - length
        slack = (edits - abs(difference)) // 2
        if slack < 0:
            continue
        lowest, highest = min(0, difference) - slack, max(0, difference) + slack
        for index, (start, end) in enumerate(cuts(length)):
            for position in range(
                max(0, start + lowest), min(size, end + highest) - end + start + 1
            ):
                yield _hash(length, index, query[position : position + end - start])
