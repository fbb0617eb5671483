"""Encryption at rest of all that quotes a text, by a key from a file."""

from __future__ import annotations

import base64
import binascii
import json
import os
import stat
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError

_KEY_BYTES = 32
_NONCE_BYTES = 12
_PLAIN, _SEALED = b"\x00", b"\x01"


class Vault:
    """Seals values for one project; without a key they are only packed.

    What is sealed is bound to a label, so that a row that was moved to another one does not open.
    """

    def __init__(self, key: bytes | None = None) -> None:
        """key (bytes | None): 32 bytes; None: nothing is encrypted.
        RAISES (KanonError): E001 if the package `cryptography` is missing.
        """
        self._cipher: Any = None
        if key is not None:
            if find_spec("cryptography") is None:
                raise KanonError(Errors.E001.format(packages="cryptography", extra="review"))
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM

            self._cipher = AESGCM(key)

    @property
    def encrypts(self) -> bool:
        """Whether there is a key."""
        return self._cipher is not None

    def seal(self, value: Any, label: str) -> bytes:
        """value (Any): What JSON can hold.
        label (str): Where it is to stand: "texts/3".
        RETURNS (bytes): To be stored.
        """
        plain = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf8")
        if self._cipher is None:
            return _PLAIN + plain
        nonce = os.urandom(_NONCE_BYTES)
        sealed: bytes = self._cipher.encrypt(nonce, plain, label.encode("utf8"))
        return _SEALED + nonce + sealed

    def open(self, sealed: bytes, label: str) -> Any:
        """sealed (bytes): What `seal` gave.
        label (str): The same.
        RETURNS (Any): The value.
        RAISES (ValueError): It was sealed with another key or label, or is damaged.
        """
        if sealed[:1] == _PLAIN and self._cipher is None:
            return json.loads(sealed[1:])
        if sealed[:1] != _SEALED or self._cipher is None:
            raise ValueError("it was not sealed in this way")
        from cryptography.exceptions import InvalidTag

        nonce, body = sealed[1 : 1 + _NONCE_BYTES], sealed[1 + _NONCE_BYTES :]
        try:
            return json.loads(self._cipher.decrypt(nonce, body, label.encode("utf8")))
        except InvalidTag as error:
            raise ValueError("the key is another one, or the value is damaged") from error


def read_key(path: Path) -> bytes:
    """The key in a file.

    path (Path): 32 bytes in base64; nobody else may read it.
    RETURNS (bytes): The key.
    RAISES (KanonError): E003, E905, E915 if there is no such file, no key in it, or others can
        read it.
    """
    try:
        content = path.read_bytes()
        mode = stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError as error:
        raise KanonError(Errors.E003.format(path=path)) from error
    if os.name == "posix" and mode & 0o077:
        raise KanonError(Errors.E915.format(path=path, mode=f"{mode:04o}"))
    try:
        key = base64.b64decode(content.strip(), validate=True)
    except (binascii.Error, ValueError) as error:
        raise KanonError(Errors.E905.format(path=path)) from error
    if len(key) != _KEY_BYTES:
        raise KanonError(Errors.E905.format(path=path))
    return key
