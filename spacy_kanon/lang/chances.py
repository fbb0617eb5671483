"""What a language says of mentions that no knowledge base knows."""

from __future__ import annotations

from typing import Protocol


class Chances(Protocol):
    """How likely the mentions of one text tell something about a person."""

    def chance(
        self, first: int, last: int, kind: str, *, source: str, times: int, tag: str = ""
    ) -> float:
        """How likely a mention that no knowledge base knows does.

        first, last (int): First and last (exclusive) token.
        kind (str): One of `names.KINDS`.
        source (str): Who found it.
        times (int): How often the text has it.
        tag (str): Part of speech of its last token; "" if unknown.
        RETURNS (float): From 0 to 1.
        """
        ...
