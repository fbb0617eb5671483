"""What a masker found out about one Doc."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...anonymity.verdicts import Masking
from .written_phrases import Masks


@dataclass(frozen=True, slots=True)
class Sanitized:
    """What `predict` found out about one Doc."""

    masking: Masking
    spans: tuple[tuple[int, int], ...]
    masks: Masks
    masked_text: str
    messages: tuple[str, ...]
    report: dict[str, Any]
