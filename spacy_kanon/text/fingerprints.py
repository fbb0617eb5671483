"""Short fingerprints, by which two lots of texts are compared without keeping them."""

from __future__ import annotations

import hashlib
import unicodedata


# Few bytes notice a text that was used before, and do not prove to a stranger that it was.
def fingerprint_of(text: str, size: int = 4) -> str:
    """The same for texts that differ in blanks, line ends and capitals only.

    >>> fingerprint_of("Ann  Lee\\n") == fingerprint_of("ann lee")
    True
    """
    plain = " ".join(unicodedata.normalize("NFC", text).casefold().split())
    return hashlib.blake2b(plain.encode("utf8", "surrogatepass"), digest_size=size).hexdigest()
