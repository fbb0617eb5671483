from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.indicators.search import SearXNG

RESULTS = {
    '"Ann Lee"': ["https://example.org/ann", "https://example.org/lee"],
}
BODIES = {
    "/html": b"<!DOCTYPE html><html>no JSON here</html>",
    "/text": b"busy",
    "/list": b"[]",
    "/null": b'{"results": null}',
    "/odd": b'{"results": [1, {"title": "no url"}], "number_of_results": "many"}',
}


class Handler(BaseHTTPRequestHandler):
    asked: list[str]

    def do_GET(self):
        parts = urlsplit(self.path)
        query = parse_qs(parts.query)
        self.server.asked.append(query.get("q", [""])[0])
        if parts.path == "/slow":
            time.sleep(1.0)
        if parts.path == "/drip":
            self.send_response(200)
            self.end_headers()
            for _ in range(20):
                self.wfile.write(b" ")
                time.sleep(0.1)
            return
        if parts.path == "/error":
            self.send_error(429, "Too Many Requests")
            return
        if parts.path == "/elsewhere":
            self.send_response(302)
            self.send_header("Location", "http://example.org/search?q=secret")
            self.end_headers()
            return
        if parts.path == "/moved":
            self.send_response(302)
            self.send_header("Location", "/search?" + parts.query)
            self.end_headers()
            return
        answer = {"results": [{"url": url} for url in RESULTS.get(query["q"][0], [])]}
        body = BODIES.get(parts.path, json.dumps(answer).encode())
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def server():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    server.asked = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def searxng(server, monkeypatch):
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    server.asked.clear()

    def make(path="/search", **settings):
        settings = {"per_second": 1000, "timeout": 0.4, **settings}
        return SearXNG(f"http://127.0.0.1:{server.server_port}{path}", **settings)

    return make


def test_phrases_are_quoted_and_addresses_come_back(searxng, server):
    found = searxng().search(["Ann Lee"], 10)
    assert found.documents == ("https://example.org/ann", "https://example.org/lee")
    assert found.total == 2 and server.asked == ['"Ann Lee"']
    assert searxng().search(["Ann Lee"], 1).documents == ("https://example.org/ann",)
    searxng().search(['Oslo "x"', "b"], 1)
    assert server.asked[-1] == '"Oslo  x " "b"'


def test_the_budget_ends(searxng, server):
    engine = searxng(budget=1)
    assert engine.search(["Oslo"], 10) is not None
    assert engine.search(["Bergen"], 10) is None
    assert engine.search(["Oslo"], 10) is not None  # from the cache
    assert len(server.asked) == 1 and engine.budget == 0


def test_the_rate_is_kept(searxng):
    engine = searxng(per_second=10)
    start = time.monotonic()
    for phrase in ("a", "b", "c"):
        engine.search([phrase], 1)
    assert time.monotonic() - start >= 0.2


@pytest.mark.parametrize(
    "path,code",
    [
        ("/slow", "KN712"),
        ("/drip", "KN712"),
        ("/error", "KN712"),
        ("/html", "KN713"),
        ("/text", "KN713"),
        ("/list", "KN713"),
        ("/null", "KN713"),
        ("/elsewhere", "KN714"),
    ],
)
def test_bad_answers(searxng, path, code):
    with pytest.raises(KanonError, match=code):
        searxng(path).search(["Ann Lee"], 10)


def test_odd_entries_are_left_out_and_redirects_at_home_followed(searxng):
    assert searxng("/odd").search(["Ann Lee"], 10).documents == ()
    assert searxng("/moved").search(["Ann Lee"], 10).total == 2


def test_a_server_that_is_down(server):
    engine = SearXNG("http://127.0.0.1:9/search", timeout=0.3)
    with pytest.raises(KanonError, match="KN712"):
        engine.search(["Ann Lee"], 10)


@pytest.mark.parametrize("url", ["", "localhost:8080", "file:///etc/passwd", "http://"])
def test_addresses_that_are_none(url):
    with pytest.raises(KanonError, match="KN714"):
        SearXNG(url)


@pytest.mark.parametrize("settings", [{"timeout": 0}, {"per_second": -1}])
def test_settings_that_are_none(settings):
    with pytest.raises(KanonError, match="KN701"):
        SearXNG("http://localhost/search", **settings)
