"""How a service runs, in plain values."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..errors import KanonError

GRACE = 5.0  # Seconds that a worker gets beyond the time limit before it is ended.


@dataclass(frozen=True, slots=True)
class ServiceSettings:
    """How a service runs.

    host (str): Address to listen on; only this machine reaches 127.0.0.1.
    port (int): Port to listen on; 0 takes a free one, which is told on standard error.
    workers (int): Processes that sanitize; they map the same knowledge base.
    queue (int): Requests that wait for a worker; with more the reply is 503.
    timeout (float): Seconds for one request, from the moment that a worker has it.
    max_body (int): Bytes of the largest request.
    max_texts (int): Texts of the largest request.
    body_timeout (float): Seconds in which the head, and then the body, of a request has to arrive.
    connections (int): Open connections; with more the reply is 503.
    access_log (bool): Log route, status and duration of each request, nothing else of it.
    certificate (str | None): File with a TLS certificate.
    certificate_key (str | None): File with its private key.
    """

    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 2
    queue: int = 64
    timeout: float = 60.0
    max_body: int = 2_000_000
    max_texts: int = 1_000
    body_timeout: float = 10.0
    connections: int = 2_000
    access_log: bool = True
    certificate: str | None = None
    certificate_key: str | None = None

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


BLANK = "blank:"


def pipeline_of(name: str) -> tuple[str | None, str]:
    """Which pipeline a command names.

    >>> pipeline_of("blank:en"), pipeline_of("my_pipeline")
    ((None, 'en'), ('my_pipeline', 'en'))
    """
    if name.startswith(BLANK):
        return None, name.removeprefix(BLANK)
    return name, "en"
