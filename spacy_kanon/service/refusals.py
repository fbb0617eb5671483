"""What is told to a client whose request is refused. No refusal quotes what the client sent."""

from __future__ import annotations

import json
from typing import Any, NamedTuple


class Refusal(Exception):
    """A request that is not done. `status` is that of the reply, `message` its text."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


class Answer(NamedTuple):
    """What a worker sends back.

    status (int): Of the reply.
    body (bytes): JSON.
    texts (int): How many texts were sanitized or analyzed.
    withheld (int): How many could not be, and were not released.
    """

    status: int
    body: bytes
    texts: int = 0
    withheld: int = 0


def error_answer(status: int, message: str, *, withheld: int = 0) -> Answer:
    """A reply that holds nothing but a message.

    status (int): Of the reply.
    message (str): Quotes nothing of the request.
    withheld (int): Texts that were not released.
    RETURNS (Answer): With the body `{"error": message}`, the shape of Presidio's errors.
    """
    return Answer(status, json.dumps({"error": message}).encode(), withheld=withheld)


def read_json(body: bytes) -> Any:
    """Read a request.

    body (bytes): As it came.
    RETURNS (Any): What JSON can hold.
    RAISES (Refusal): 400 for what is no JSON, numbers like NaN included.
    """
    try:
        return json.loads(body, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:  # Of no use to others: it quotes the request.
        raise Refusal(400, "The request is no JSON that can be read.") from error


def _no_number(name: str) -> None:
    raise ValueError("JSON has no such number")
