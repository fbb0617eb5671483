"""What stands in the place of an entity: Presidio's operators, as pure functions.

`(text, entity_type, parameters) -> replacement`. Whoever keeps, hashes or encrypts an entity
decides that it may be seen, guessed or read again; nothing is counted here.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
from collections.abc import Callable, Mapping
from typing import Any

from .parameters import invalid, parameter, typed

Parameters = Mapping[str, Any]
Operator = Callable[[str, str, Parameters], str]

HASHES = ("sha256", "sha512")
_LEAST_SALT = 16  # bytes
_BLOCK = 16  # bytes
_KEY_SIZES = (128, 192, 256)


def replace(text: str, entity_type: str, parameters: Parameters) -> str:
    """RETURNS (str): The `new_value`, or the type of the entity.

    >>> replace("Jane", "PERSON", {})
    '<PERSON>'
    """
    value = parameters.get("new_value")
    return typed(value, "new_value", str) if value else f"<{entity_type}>"


def redact(text: str, entity_type: str, parameters: Parameters) -> str:
    """RETURNS (str): Nothing."""
    return ""


def keep(text: str, entity_type: str, parameters: Parameters) -> str:
    """RETURNS (str): The entity as it is."""
    return text


def mask(text: str, entity_type: str, parameters: Parameters) -> str:
    """RETURNS (str): The entity with `chars_to_mask` of its characters replaced.

    >>> mask("034453334", "PHONE", {"masking_char": "*", "chars_to_mask": 4, "from_end": True})
    '03445****'
    """
    char = parameter(parameters, "masking_char", str)
    if len(char) > 1:
        raise invalid("Invalid input, masking_char must be a character")
    count = min(len(text), max(0, parameter(parameters, "chars_to_mask", int)))
    if typed(parameters.get("from_end", False), "from_end", bool):
        return text[: len(text) - count] + char * count
    return char * count + text[count:]


def hash_text(text: str, entity_type: str, parameters: Parameters) -> str:
    """RETURNS (str): A salted hash, by hexadecimal digits; without a `salt` a new one each time."""
    name = parameters.get("hash_type", HASHES[0])
    if name not in HASHES:
        raise invalid(f"Parameter hash_type is not in range of values {list(HASHES)}")
    if "salt" not in parameters:
        salt = os.urandom(32)
    else:
        salt = typed(parameters["salt"], "salt", str).encode("utf8", "surrogatepass")
        if len(salt) < _LEAST_SALT:
            raise invalid(f"Salt must be at least {_LEAST_SALT} bytes (128 bits).")
    return hashlib.new(name, text.encode("utf8", "surrogatepass") + salt).hexdigest()


def encrypt(text: str, entity_type: str, parameters: Parameters) -> str:
    """RETURNS (str): Initialization vector and AES-CBC cipher text, in URL-safe base 64."""
    from cryptography.hazmat.primitives.padding import PKCS7

    padder = PKCS7(8 * _BLOCK).padder()
    padded = padder.update(text.encode("utf8", "surrogatepass")) + padder.finalize()
    vector = os.urandom(_BLOCK)
    encryptor = _cipher(parameters, vector).encryptor()
    return base64.urlsafe_b64encode(
        vector + encryptor.update(padded) + encryptor.finalize()
    ).decode()


def decrypt(text: str, entity_type: str, parameters: Parameters) -> str:
    """RETURNS (str): What was encrypted. RAISES (Refusal): Not with this key, or damaged."""
    from cryptography.hazmat.primitives.padding import PKCS7

    _check_key(parameters)
    try:
        data = base64.urlsafe_b64decode(text)
        vector, encrypted = data[:_BLOCK], data[_BLOCK:]
        decryptor = _cipher(parameters, vector).decryptor()
        padded = decryptor.update(encrypted) + decryptor.finalize()
        unpadder = PKCS7(8 * _BLOCK).unpadder()
        return (unpadder.update(padded) + unpadder.finalize()).decode("utf8", "surrogatepass")
    except (ValueError, binascii.Error) as error:
        raise invalid("Invalid input, the text cannot be decrypted with this key") from error


def _check_key(parameters: Parameters) -> bytes:
    key: bytes = parameter(parameters, "key", str).encode("utf8", "surrogatepass")
    if 8 * len(key) not in _KEY_SIZES:
        raise invalid("Invalid input, key must be of length 128, 192 or 256 bits")
    return key


def _cipher(parameters: Parameters, vector: bytes) -> Any:
    from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

    return Cipher(algorithms.AES(_check_key(parameters)), modes.CBC(vector))


ANONYMIZERS: dict[str, Operator] = {
    "encrypt": encrypt,
    "hash": hash_text,
    "keep": keep,
    "mask": mask,
    "redact": redact,
    "replace": replace,
}
DEANONYMIZERS: dict[str, Operator] = {"decrypt": decrypt, "deanonymize_keep": keep}
