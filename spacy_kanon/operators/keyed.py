"""Operators whose words hang on a key: `hash`, `pseudonym`, `encrypt`."""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ..errors import KanonError, require
from .plain import Operator, Phrase, Secret, Surroundings, Written

_HASH = 16  # Hexadecimal digits: no two of a million people share them.
_PSEUDONYM = 6  # Characters of base 32: 30 bits.
_SALT = 8  # Bytes before a phrase that tell where it may be compared with others.
_BLOCK = 16  # Bytes: phrases of up to so many are encrypted to one length.
ENCRYPTED = re.compile(r"\[(?P<label>[A-Z][A-Z0-9_]*) enc:(?P<data>[\w-]{22,})\]")


@dataclass(frozen=True)
class Hash(Operator):
    """`[EMAIL 5f0c62b0e3a1d9f4]`: HMAC-SHA-256 of what a phrase stands for."""

    name = "hash"
    shows = "which phrases stand for the same"
    needs_key = True

    def write(self, phrase: Phrase, around: Surroundings) -> Written:
        digest = around.key.digest("hash", around.within, phrase.label, phrase.identity)
        return Written(f"[{phrase.label} {digest.hex()[:_HASH]}]", self.name)


@dataclass(frozen=True)
class Pseudonym(Operator):
    """`[PERSON K7QX2M]`: 30 bits of a digest, the same name for a person in several texts."""

    name = "pseudonym"
    shows = "of what kind a phrase was, and which phrases of several texts stand for the same"
    needs_key = True

    def write(self, phrase: Phrase, around: Surroundings) -> Written:
        digest = around.key.digest("pseudonym", around.within, phrase.label, phrase.identity)
        name = base64.b32encode(digest).decode("ascii")[:_PSEUDONYM]
        return Written(f"[{phrase.label} {name}]", self.name)


@dataclass(frozen=True)
class Encrypt(Operator):
    """`[EMAIL enc:...]`: the phrase by AES-SIV (RFC 5297), equal for equal phrases, rounded up."""

    name = "encrypt"
    shows = "which phrases are written alike, and their rough lengths; the key shows all"
    needs_key = True

    def write(self, phrase: Phrase, around: Surroundings) -> Written:
        salt = around.key.digest("encrypt salt", around.within)[:_SALT]
        plain = phrase.text.encode("utf8", "surrogatepass") + b"\x80"
        padded = plain + bytes(-len(plain) % _BLOCK)
        data = _cipher(around.key).encrypt(salt + padded, [phrase.label.encode("utf8")])
        token = base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")
        return Written(f"[{phrase.label} enc:{token}]", self.name)


def decrypt(match: re.Match[str], secret: Secret, *, record: object) -> str:
    """The phrase that was encrypted."""
    from cryptography.exceptions import InvalidTag

    data = match["data"]
    try:
        sealed = base64.urlsafe_b64decode(data + "=" * (-len(data) % 4))
        padded = _cipher(secret).decrypt(sealed, [match["label"].encode("utf8")])
    except (InvalidTag, ValueError) as error:
        raise KanonError(
            f"[KN354] Record {record}: the encrypted text at {match.start()}-{match.end()} was "
            "made with another key or has changed since. Nothing was written. Take the key of "
            "the run that made the release."
        ) from error
    return padded[_SALT:].rstrip(b"\0")[:-1].decode("utf8", "surrogatepass")


@lru_cache(maxsize=4)
def _cipher(secret: Secret) -> Any:
    require("cryptography", extra="operators")
    from cryptography.hazmat.primitives.ciphers.aead import AESSIV

    # Two independent keys of 256 bits: AES-SIV splits 64 bytes.
    return AESSIV(secret.digest("encrypt", "mac") + secret.digest("encrypt", "cipher"))
