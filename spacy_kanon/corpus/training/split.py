"""Which side of a corpus a document belongs to: train, dev or test, never a person on two."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from ...errors import Errors, KanonError
from ...text.normalization import normalize_key

SIDES = ("train", "dev", "test")


def parse_shares(spec: str) -> tuple[float, ...]:
    """ "80/10/10" as shares of `SIDES`.

    spec (str): Three numbers with slashes between, of any sum.
    RETURNS (tuple[float, ...]): Shares that add up to 1.
    RAISES (KanonError): E555 if these are not three numbers, or train has none.

    >>> parse_shares("8/1/1")
    (0.8, 0.1, 0.1)
    """
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

    person (str): Name or id.
    shares (Sequence[float]): Of train, dev and test, adding up to 1 (`parse_shares`).
    seed (int): Whatever number; the same gives the same result.
    RETURNS (str): One of `SIDES`.

    >>> side_of("Zoë  Lind", (0.8, 0.1, 0.1)) == side_of("zoe lind", (0.8, 0.1, 0.1))
    True
    """
    name = " ".join(normalize_key(person).casefold().split())
    position = int.from_bytes(sha256(f"{seed}\0{name}".encode()).digest()[:8], "big") / 2**64
    for side, share in zip(SIDES, shares, strict=True):
        if position < share:
            return side
        position -= share
    return SIDES[0]  # Shares that add up to a hair less than 1.


def fold_of(key: str, folds: int, *, seed: int = 0) -> int:
    """The fold, from 0, of a document or person in a cross-validation.

    key (str): Id of the document or person.
    folds (int): How many there are.
    seed (int): Whatever number; the same gives the same result.
    RETURNS (int): From 0 to `folds` - 1; it hangs on the key and the seed alone.
    """
    return int.from_bytes(sha256(f"{seed}\0{key}".encode()).digest()[:8], "big") % folds
