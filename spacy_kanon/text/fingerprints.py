"""Short fingerprints, by which two lots of texts are compared without keeping them."""

from __future__ import annotations

import hashlib
import unicodedata

# Enough to notice a text that was used before, and too few to prove to a stranger that it was.
_BYTES = 4


def fingerprint_of(text: str) -> str:
    """The same for texts that differ in blanks, line ends and capitals only.

    >>> fingerprint_of("Ann  Lee\\n") == fingerprint_of("ann lee")
    True
    """
    return _digest(text, _BYTES)


def order_of(text: str) -> str:
    """A key to sort texts by that has nothing to do with what is in them."""
    return _digest(text, 16)


def _digest(text: str, size: int) -> str:
    plain = " ".join(unicodedata.normalize("NFC", text).casefold().split())
    return hashlib.blake2b(plain.encode("utf8", "surrogatepass"), digest_size=size).hexdigest()
