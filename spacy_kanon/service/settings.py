"""How a service runs, and who may use it."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ..errors import Errors, KanonError

GRACE = 5.0  # Seconds that a worker gets beyond the time limit before it ends itself.
VARIABLE = "SPACY_KANON_TOKEN"
LEAST_LENGTH = 16
_TOKEN = re.compile(rf"[!-9;-~]{{{LEAST_LENGTH},512}}")  # No colon: basic authentication.


@dataclass(frozen=True, slots=True)
class ServiceSettings:
    """How a service runs."""

    host: str = "127.0.0.1"
    port: int = 8080  # 0 takes a free one, which is told on standard error.
    workers: int = 2  # Processes that sanitize; they map the same knowledge base.
    queue: int = 64  # Requests that wait for a worker; with more the reply is 503.
    timeout: float = 60.0  # Seconds for one request, from the moment that a worker has it.
    max_body: int = 2_000_000  # Bytes of a request.
    max_texts: int = 1_000  # Texts of a request.
    body_timeout: float = 10.0  # Seconds in which head, then body, of a request have to arrive.
    connections: int = 900  # Open ones; with more the reply is 503. A process may have 1,024 files.
    access_log: bool = True  # Log route, status and duration of each request, nothing else of it.

    def __post_init__(self) -> None:
        for name, least, most in (
            ("port", 0, 65_535),
            ("workers", 1, 512),
            ("queue", 0, 100_000),
            ("timeout", 0.1, 86_400),
            ("max_body", 1, 2**31),
            ("max_texts", 1, 2**31),
            ("body_timeout", 0.1, 86_400),
            ("connections", 1, 1_000_000),
        ):
            value = getattr(self, name)
            if not least <= value <= most:
                allowed = f"from {least:,} to {most:,}"
                raise KanonError(f"[KN951] {name} has to be {allowed}, not {value}.")

    @property
    def longest_request(self) -> int:
        """Seconds from the first byte of a request to its reply: it arrives, waits and is done."""
        return math.ceil(self.body_timeout + 2 * self.timeout + GRACE)


def read_tokens(path: Path | None, environment: Mapping[str, str] = os.environ) -> list[str]:
    """The tokens of a service, from a file or the environment."""
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
    if tokens and all(_TOKEN.fullmatch(token) for token in tokens):
        return tokens
    problem = f"{source} holds none"
    if tokens:
        problem = (
            f"{source} holds one that is shorter than {LEAST_LENGTH} characters, or has others "
            "than letters, digits and signs of ASCII, or a colon"
        )
    raise KanonError(
        f"[KN950] The service needs a token of its clients: {problem}. Write one or more, a line "
        "each, to a file that only you can read and give it with --token-file, or set the "
        f'environment variable {VARIABLE}. This prints one: python -c "import secrets; '
        'print(secrets.token_urlsafe(32))"'
    )
