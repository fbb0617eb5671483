"""Who may send requests: whoever has one of the tokens."""

from __future__ import annotations

import base64
import binascii
import hmac
import os
import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from ..errors import Errors, KanonError

VARIABLE = "SPACY_KANON_TOKEN"
LEAST_LENGTH = 16
_TOKEN = re.compile(rf"[!-9;-~]{{{LEAST_LENGTH},512}}")  # No colon: basic authentication.


class Access:
    """Compares what a client sends with the hashes of the tokens, in constant time."""

    def __init__(self, tokens: Iterable[str]) -> None:
        """tokens (Iterable[str]): Any of them opens the service."""
        self._hashes = [_hash(token) for token in tokens]

    def allows(self, authorization: str | None) -> bool:
        """Whether a client may send requests.

        authorization (str | None): Its header: `Bearer TOKEN`, or `Basic` with the token as the
            password of any user, which every client can send that takes a URL.
        RETURNS (bool): False too for what is no such header.
        """
        scheme, _, value = (authorization or "").partition(" ")
        token = value.strip()
        if scheme.lower() == "basic":
            token = _password(token)
        elif scheme.lower() != "bearer":
            return False
        digest = _hash(token)
        return sum(hmac.compare_digest(digest, other) for other in self._hashes) > 0


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf8", "surrogateescape")).digest()


def _password(value: str) -> str:
    try:
        return base64.b64decode(value, validate=True).decode("utf8").partition(":")[2]
    except (binascii.Error, ValueError):
        return ""


def read_tokens(path: Path | None, environment: Mapping[str, str] = os.environ) -> list[str]:
    """The tokens of a service.

    path (Path | None): File with one token a line; None takes the environment variable
        `SPACY_KANON_TOKEN`.
    environment (Mapping[str, str]): Of the process.
    RETURNS (list[str]): At least one.
    RAISES (KanonError): E950 if there is none or one of them is too short; E010 if the file cannot
        be read.
    """
    if path is None:
        text, source = environment.get(VARIABLE, ""), f"the variable {VARIABLE}"
    else:
        source = str(path)
        try:
            text = path.read_text(encoding="utf8")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            raise KanonError(Errors.E010.format(path=path, reason=reason)) from error
    tokens = text.split()
    problem = None
    if not tokens:
        problem = f"{source} holds none"
    elif not all(_TOKEN.fullmatch(token) for token in tokens):
        problem = (
            f"{source} holds one that is shorter than {LEAST_LENGTH} characters, or has others "
            "than letters, digits and signs of ASCII, or a colon"
        )
    if problem is not None:
        raise KanonError(Errors.E950.format(problem=problem, variable=VARIABLE))
    return tokens
