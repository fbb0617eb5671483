"""The secret of keyed operators: named in a config, read from a file or the environment, kept
nowhere else.

A `KeySource` is what a component holds. It travels with the component (pickling, other processes)
as the name of its place only, and the secret is read again where it is needed.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError

FILE, ENVIRONMENT = "file:", "env:"
SHORTEST = 32  # Bytes; 32 of the 64 characters of base64 hold 192 bits.


class Secret:
    """A key in memory. Nothing that prints, compares or pickles it shows it."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        """key (bytes): At least `SHORTEST`; see `KeySource.secret`."""
        self._key = key

    def __repr__(self) -> str:
        return "Secret(...)"

    def __reduce__(self) -> Any:
        raise TypeError("a secret is not pickled: pickle its KeySource")

    def digest(self, purpose: str, *parts: bytes | str) -> bytes:
        """A keyed digest (HMAC-SHA-256) of several parts, none of which runs into the next.

        purpose (str): What it is for: digests for different purposes have nothing in common.
        *parts (bytes | str): What it is of.
        RETURNS (bytes): 32 bytes.
        """
        message = bytearray()
        for part in (purpose, *parts):
            data = part.encode("utf8", "surrogatepass") if isinstance(part, str) else part
            message += len(data).to_bytes(8, "big") + data
        return hmac.new(self._key, bytes(message), hashlib.sha256).digest()


class KeySource:
    """Where a key is.

    location (str | None): "env:NAME" for an environment variable, "file:PATH" for a file; None if
        there is none.
    """

    def __init__(self, location: str | None) -> None:
        """location (str | None): See the class.
        RAISES (KanonError): E350 if it is no such name: what stands there may be the key itself,
            which the message does not repeat.
        """
        if location is not None and not location.startswith((FILE, ENVIRONMENT)):
            raise KanonError(Errors.E350)
        self.location = location
        self._secret: Secret | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {"location": self.location, "_secret": None}

    def secret(self) -> Secret:
        """The key, read once a process.

        RETURNS (Secret): To digest with.
        RAISES (KanonError): E351 there is none, E352 it is too short, E353 no place was named.
        """
        if self._secret is None:
            self._secret = Secret(self._read())
        return self._secret

    def _read(self) -> bytes:
        if self.location is None:
            raise KanonError(Errors.E353)
        if self.location.startswith(ENVIRONMENT):
            value = os.environ.get(self.location.removeprefix(ENVIRONMENT), "")
            key = value.encode("utf8", "surrogateescape").strip()
        else:
            path = Path(self.location.removeprefix(FILE))
            try:
                key = path.read_bytes().strip()
            except OSError as error:
                reason = error.strerror or type(error).__name__
                raise KanonError(Errors.E351.format(place=self.location, reason=reason)) from error
        if not key:
            raise KanonError(Errors.E351.format(place=self.location, reason="it is empty"))
        if len(key) < SHORTEST:
            raise KanonError(
                Errors.E352.format(place=self.location, length=len(key), least=SHORTEST)
            )
        return key
