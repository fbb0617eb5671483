"""A SearXNG-compatible endpoint of the user's own as a search backend.

Phrases of the text are sent to the endpoint that the user names and nowhere else: redirects to
another host are refused. There is no default endpoint.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from spacy.util import registry

from ..errors import Errors, KanonError
from .search import Found

MOST_BYTES = 8_000_000  # Of one answer.


class SearXNG:
    """Asks `URL?q="phrase" "phrase"&format=json` and reads the `url` of each of `results`.

    url (str): The address of the search page, such as http://localhost:8080/search
    budget (int): Queries that may be sent in all; then `search` gives None.
    per_second (float): Queries a second at most.
    timeout (float): Seconds to wait for an answer.
    cache (int): Answers to remember, so that a phrase is sent once.
    RAISES (KanonError): E701, E714.
    """

    def __init__(
        self,
        url: str,
        *,
        budget: int = 5000,
        per_second: float = 1.0,
        timeout: float = 10.0,
        cache: int = 10_000,
    ) -> None:
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise KanonError(Errors.E714.format(url=url, reason="it is no http address"))
        for name, value in (("per_second", per_second), ("timeout", timeout)):
            if not value > 0:
                raise KanonError(Errors.E701.format(name=name, expected="above 0", value=value))
        self.url = url
        self.budget = budget
        self.timeout = timeout
        self._pause = 1 / per_second
        self._cache_size = cache
        self._cache: OrderedDict[tuple[str, ...], Found] = OrderedDict()
        self._last = float("-inf")

    @property
    def size(self) -> None:
        return None

    @property
    def fingerprint(self) -> str:
        return ""

    def search(self, phrases: Sequence[str], limit: int) -> Found | None:
        """RAISES (KanonError): E712 if the endpoint is down or slow, E713 if it does not answer
        with JSON, E714 if it leads to another host."""
        key = tuple(phrases)
        if key not in self._cache:
            if self.budget <= 0:
                return None
            self.budget -= 1
            self._remember(key, _parse(self._fetch(key), self.url))
        self._cache.move_to_end(key)
        answer = self._cache[key]
        return Found(answer.documents[:limit], answer.total)

    def _remember(self, key: tuple[str, ...], answer: Found) -> None:
        self._cache[key] = answer
        if len(self._cache) > max(self._cache_size, 1):
            self._cache.popitem(last=False)

    def _fetch(self, phrases: Sequence[str]) -> bytes:
        wait = self._last + self._pause - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        self._last = time.monotonic()
        query = " ".join('"' + phrase.replace('"', " ") + '"' for phrase in phrases)
        mark = "&" if urllib.parse.urlsplit(self.url).query else "?"
        address = self.url + mark + urllib.parse.urlencode({"q": query, "format": "json"})
        request = urllib.request.Request(address, headers={"Accept": "application/json"})
        try:
            return self._read(request)
        except urllib.error.HTTPError as error:
            reason = f"status {error.code} {error.reason}"
            raise KanonError(Errors.E712.format(url=self.url, reason=reason)) from error
        except OSError as error:  # no connection, no such host, timeout
            raise KanonError(Errors.E712.format(url=self.url, reason=error)) from error

    def _read(self, request: urllib.request.Request) -> bytes:
        """The answer, within the timeout: a server may also be slow after its first byte."""
        opener = urllib.request.build_opener(_SameHost(self.url))
        end = time.monotonic() + self.timeout
        blocks: list[bytes] = []
        with opener.open(request, timeout=self.timeout) as response:
            while block := response.read1(65_536):
                blocks.append(block)
                if time.monotonic() > end:
                    raise TimeoutError(f"no whole answer in {self.timeout:g} s")
                if sum(map(len, blocks)) > MOST_BYTES:
                    raise OSError(f"its answer is longer than {MOST_BYTES:,} bytes")
        return b"".join(blocks)


class _SameHost(urllib.request.HTTPRedirectHandler):
    """Follows redirects within the endpoint's host and port only."""

    def __init__(self, url: str) -> None:
        self._url = url

    def redirect_request(
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> Any:
        if urllib.parse.urlsplit(newurl)[:2] != urllib.parse.urlsplit(self._url)[:2]:
            reason = f"it leads to another address, {newurl.split('?')[0]}"
            raise KanonError(Errors.E714.format(url=self._url, reason=reason))
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _parse(answer: bytes, url: str) -> Found:
    try:
        data = json.loads(answer)
    except ValueError as error:
        start = answer.lstrip()[:15].lower()
        kind = "HTML" if start.startswith((b"<!doctype html", b"<html")) else "something else"
        raise KanonError(Errors.E713.format(url=url, found=kind)) from error
    results = data.get("results") if isinstance(data, dict) else None
    if not isinstance(results, list):
        raise KanonError(Errors.E713.format(url=url, found="JSON that has no list of results"))
    addresses = [entry.get("url") for entry in results if isinstance(entry, dict)]
    documents = tuple(dict.fromkeys(str(address) for address in addresses if address))
    total = data.get("number_of_results")
    estimate = int(total) if isinstance(total, (int, float)) else 0
    return Found(documents, max(estimate, len(documents)))


@registry.misc("spacy-kanon.SearXNG.v1")
def make_searxng(
    url: str,
    budget: int = 5000,
    per_second: float = 1.0,
    timeout: float = 10.0,
    cache: int = 10_000,
) -> SearXNG:
    """Configure an endpoint. RAISES (KanonError): E701, E714."""
    return SearXNG(url, budget=budget, per_second=per_second, timeout=timeout, cache=cache)
