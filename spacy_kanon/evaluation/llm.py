"""What a language model reads in a released text: who it is about.

The model is asked with a fixed prompt, at temperature 0. It has read more than any index, and needs
no name: style, anecdotes and ordinary words are enough.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import fuzz

from ..errors import must_be
from ..models.chat import Chat
from ..text.normalization import normalize_key
from .reidentification import Background

AMONG, OPEN = "among", "open"
TASKS = (AMONG, OPEN)
GUESSES = 5
MOST_LISTED = 2000  # People whom a prompt can list.
_SAME = 90  # Likeness of two spellings of a name, of 100.
_ANSWER = re.compile(r"\{.*\}", re.DOTALL)

_WHO = (
    "You test whether a text was anonymized well. Something in it was masked. Find out whom it is "
    "about from everything that is left: facts, events, style and ordinary words. Answer with JSON "
    f'only: {{"people": [the {GUESSES} likeliest full names, the likeliest first]}}.'
)


@dataclass(frozen=True, slots=True)
class LlmOptions(Chat):
    """Which model is asked, and what. RAISES (KanonError): E300 for another task."""

    endpoint: str = "http://localhost:8080/v1"
    model: str = ""
    task: str = AMONG  # Or "open": the prompt lists the people of the background, or none.

    def __post_init__(self) -> None:
        Chat.__post_init__(self)
        if self.task not in TASKS:
            raise must_be("task", " or ".join(TASKS), self.task)


class LlmAttacker:
    """Asks a language model who a text is about."""

    def __init__(self, options: LlmOptions) -> None:
        self.options = options
        self._people: list[str] = []

    def fit(self, background: Background) -> None:
        """Take the names; the model has read its own documents."""
        if self.options.task == AMONG and len(background.people) > MOST_LISTED:
            allowed = f'"{OPEN}" for more than {MOST_LISTED:,} people'
            raise must_be("task", allowed, AMONG)
        self._people = list(background.people)

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """`GUESSES` for the first guess, one less for each next, 0 for all others."""
        rows = np.zeros((len(texts), len(self._people)))
        for row, text in enumerate(texts):
            for place, guess in enumerate(self.guesses(text)):
                for column in self._named(guess):
                    rows[row, column] = max(rows[row, column], GUESSES - place)
        return rows

    def guesses(self, text: str) -> list[str]:
        """The names that the model gives; none if its answer cannot be read."""
        listed = "\n".join(sorted(self._people)) if self.options.task == AMONG else ""
        question = f"\n\nIt is one of these people:\n{listed}" if listed else ""
        answer = parse_answer(self.options.ask(_WHO, f"The text:\n{text}{question}"))
        names = answer.get("people")
        return [str(name) for name in names[:GUESSES]] if isinstance(names, list) else []

    def _named(self, guess: str) -> list[int]:
        """Numbers of the people whom a guess names."""
        likeness = [_likeness(guess, person) for person in self._people]
        best = max(likeness, default=0)
        return [i for i, value in enumerate(likeness) if value == best >= _SAME]


def _likeness(guess: str, person: str) -> float:
    """How like two spellings of a name are, of 100."""
    return fuzz.token_sort_ratio(*(normalize_key(name).casefold() for name in (guess, person)))


def parse_answer(answer: str) -> dict[str, Any]:
    """The JSON object in an answer, with whatever stands around it; empty if there is none.

    >>> parse_answer('Sure: ```json {"people": ["Ada"]}```')
    {'people': ['Ada']}
    """
    found = _ANSWER.search(answer)
    try:
        value = json.loads(found[0]) if found else {}
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}
