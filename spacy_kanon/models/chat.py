"""A language model behind a server that speaks OpenAI's HTTP form: llama.cpp, vLLM, Ollama.

One POST is all that is needed. The client `openai` would bring packages of its own, follow
redirects and read proxies and addresses from the environment. Here a text goes to the endpoint and
nowhere else.
"""

from __future__ import annotations

import hashlib
import json
import time
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from ..errors import KanonError
from ..operators.plain import KeySource
from ..storage.files import whole_file

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
