"""Which side of a corpus a document belongs to: train, dev or test, never a person on two."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from ...errors import Errors, KanonError
from ...text.normalization import normalize_key

SIDES = ("train", "dev", "test")


def parse_shares(spec: str) -> tuple[float, ...]:
    """ "80/10/10" as shares of `SIDES`. RAISES (KanonError): E555."""
    try:
        parts = [float(part) for part in spec.split("/")]
    except ValueError:
        parts = []
    if len(parts) != len(SIDES) or min(parts) < 0 or not 0 < parts[0] <= sum(parts) < float("inf"):
        raise KanonError(Errors.E555.format(value=spec, sides="/".join(SIDES)))
    total = sum(parts)
    return tuple(part / total for part in parts)


def side_of(person: str, shares: Sequence[float], *, seed: int = 0) -> str:
    """The side of everything about a person.

    It hangs on the name and the seed alone, so that adding documents moves nobody, and spellings
    that differ in case, accents or spaces are one person.
    """
    name = " ".join(normalize_key(person).casefold().split())
    place = int.from_bytes(sha256(f"{seed}\0{name}".encode()).digest()[:8], "big") / 2**64
    for side, share in zip(SIDES, shares, strict=True):
        if place < share:
            return side
        place -= share
    return SIDES[0]  # Shares that add up to a hair less than 1.


def fold_of(key: str, folds: int, *, seed: int = 0) -> int:
    """The fold, from 0, of a document or person in a cross-validation."""
    return int.from_bytes(sha256(f"{seed}\0{key}".encode()).digest()[:8], "big") % folds
