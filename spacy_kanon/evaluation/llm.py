"""What a language model reads in a released text: who it is about.

The model is asked with a fixed prompt, at temperature 0. It has read more than any index, and needs
no name: style, anecdotes and ordinary words are enough.
"""

from __future__ import annotations

import hashlib
import json
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

import numpy as np
from numpy.typing import NDArray
from rapidfuzz import fuzz

from ..errors import KanonError, must_be
from ..operators.plain import KeySource
from ..storage.files import whole_file
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


# The server speaks OpenAI's HTTP form: llama.cpp, vLLM, Ollama. One POST is all that is needed. The
# client `openai` would bring packages of its own, follow redirects and read proxies and addresses
# from the environment. Here a text goes to the endpoint and nowhere else.

_BUSY = (408, 409, 425, 429, 500, 502, 503, 504)


class _Stay(HTTPRedirectHandler):
    """Refuses to send a text anywhere else."""

    def redirect_request(self, *args: Any) -> None:
        return None


@dataclass(frozen=True, slots=True)
class Chat:
    """Asks a model and remembers its answers."""

    endpoint: str  # Address up to the version: "http://localhost:8080/v1".
    model: str  # Name of the model at the server.
    # Folder of answers with their prompts, readable by the owner alone; a question that has an
    # answer there is not asked again. None keeps none.
    cache: Path | None = None
    key: str | None = None  # "env:NAME" or "file:PATH" of the server's key.
    tries: int = 4  # How often a busy or unreachable server is asked, with growing pauses.
    timeout: float = 120.0  # Seconds that one answer may take.
    pause: float = 1.0  # Seconds before the second try; each pause doubles.

    def __post_init__(self) -> None:
        if urlsplit(self.endpoint).scheme not in ("http", "https"):
            raise KanonError(
                f"[KN658] The endpoint {self.endpoint!r} is no address. Give it as "
                "http://localhost:8080/v1."
            )

    def ask(self, system: str, prompt: str) -> str:
        """The model's answer, at temperature 0."""
        roles = {"system": system, "user": prompt}
        messages = [{"role": role, "content": content} for role, content in roles.items()]
        asked = {"model": self.model, "messages": messages, "temperature": 0, "seed": 0}
        body = json.dumps(asked, ensure_ascii=False, sort_keys=True)
        path = None
        if self.cache is not None:
            digest = hashlib.sha256(f"{self.endpoint}\n{body}".encode("utf8", "surrogatepass"))
            path = Path(self.cache) / f"{digest.hexdigest()}.json"
            if path.exists():
                return str(json.loads(path.read_text(encoding="utf8"))["answer"])
        answer = self._answer(json.dumps(asked).encode("ascii"))
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(path, private=True) as file:
                json.dump({**asked, "endpoint": self.endpoint, "answer": answer}, file)
        return answer

    def _answer(self, body: bytes) -> str:
        headers = {"Content-Type": "application/json"}
        if self.key is not None:
            headers["Authorization"] = f"Bearer {KeySource(self.key).read().decode()}"
        url = f"{self.endpoint.rstrip('/')}/chat/completions"
        opener = build_opener(_Stay(), ProxyHandler({}))
        reason = ""
        for number in range(self.tries):
            if number:
                time.sleep(self.pause * 2 ** (number - 1))
            try:
                request = Request(url, body, headers)
                with opener.open(request, timeout=self.timeout) as reply:
                    content = json.load(reply)["choices"][0]["message"]["content"]
                if isinstance(content, str):
                    return content
                reason = "its answer has no words"
            except HTTPError as error:
                reason = f"it says {error.code}"
                error.close()
                if error.code not in _BUSY:
                    break
            except (OSError, HTTPException, ValueError, LookupError, TypeError) as error:
                reason = type(error).__name__
        raise KanonError(
            f"[KN659] The model {self.model!r} at {self.endpoint} gave no answer: {reason}. See "
            "that the server runs and has this model. Earlier answers stay in the cache, if any."
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
        guess = normalize_key(guess).casefold()
        names = (normalize_key(person).casefold() for person in self._people)
        likeness = [fuzz.token_sort_ratio(guess, name) for name in names]  # Of 100.
        best = max(likeness, default=0)
        return [i for i, value in enumerate(likeness) if value == best >= _SAME]


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
