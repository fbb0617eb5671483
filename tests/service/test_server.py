"""A service as a process, and clients that mean it well or ill."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from ._client import BEARER, TOKEN, httpx

pytest.importorskip("uvicorn", reason="needs the extra `service`")

from starlette.exceptions import HTTPException

from spacy_kanon import KanonError, Recipe
from spacy_kanon.service.server import _listening
from spacy_kanon.service.settings import ServiceSettings
from spacy_kanon.service.workers import Workers, sanitize
from tests.examples import ROOT

WORD = "Qwertzuiopina"  # Stands in nothing that the service writes.
TIMEOUT = 3.0  # Seconds for a request.
SLOW = {"text": " ".join(f"Qa{n} Zb{n} met." for n in range(60_000))}  # As long as it may take.


class Service:
    """The process, where it listens and what it logs."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        tokens = folder / "tokens"
        tokens.write_text(TOKEN)
        command = [
            sys.executable, "-m", "spacy", "kanon", "serve", "blank:en", "--port", "0",
            "--token-file", str(tokens), "--workers", "2", "--service.queue", "1",
            "--service.timeout", str(TIMEOUT), "--service.body_timeout", "1",
            "--service.max_body", "2000000", "--service.max_texts", "50",
        ]  # fmt: skip
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stderr=log)
        self.port = 0
        while not self.port and self.process.poll() is None:
            time.sleep(0.05)
            if match := re.search(r"listening on http://127\.0\.0\.1:(\d+)", self.log.read_text()):
                self.port = int(match[1])
        assert self.port, self.log.read_text()
        self.url = f"http://127.0.0.1:{self.port}"

    def post(self, path, body, **headers):
        return httpx.post(self.url + path, json=body, headers={**BEARER, **headers}, timeout=60)

    def raw(self, data, *, seconds=20.0):
        """Send bytes, and read until the service closes or nothing comes any more."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=seconds) as connection:
            connection.sendall(data)
            reply = b""
            try:
                while chunk := connection.recv(65536):
                    reply += chunk
            except ConnectionResetError:
                pass
            return reply

    def in_background(self, path, body):
        replies = []
        thread = threading.Thread(target=lambda: replies.append(self.post(path, body)))
        thread.start()
        return thread, replies

    def wait_until_full(self):
        """Until as many requests wait as may."""
        end = time.monotonic() + 60
        while httpx.post(f"{self.url}/sanitize", headers=BEARER).status_code != 503:
            assert time.monotonic() < end
            time.sleep(0.05)


@contextmanager
def running(folder):
    started = Service(folder)
    try:
        yield started
    finally:
        started.process.kill()
        started.process.wait()
    log = started.log.read_text()
    assert WORD not in log and "Quux" not in log and TOKEN not in log


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with running(tmp_path_factory.mktemp("service")) as started:
        yield started


def head(path="/sanitize", length=None, more=b"", token=TOKEN):
    lines = [f"POST {path} HTTP/1.1", "Host: x", f"Authorization: Bearer {token}"]
    lines += ["Content-Type: application/json"]
    lines += [] if length is None else [f"Content-Length: {length}"]
    return "\r\n".join(lines).encode() + b"\r\n" + more + b"\r\n"


def test_texts_are_sanitized(service):
    reply = service.post("/sanitize", {"text": [f"{WORD} Xyzzy lives in Oslo.", "Bo Quux left."]})
    assert reply.status_code == 200 and WORD not in reply.text and "Quux" not in reply.text
    assert reply.headers["cache-control"] == "no-store" and "server" not in reply.headers


def test_no_route_without_a_token_but_health(service):
    document = httpx.get(f"{service.url}/openapi.json", headers=BEARER).json()
    routes = [(m.upper(), path) for path, methods in document["paths"].items() for m in methods]
    assert ("POST", "/sanitize") in routes and ("GET", "/recognizers") in routes
    routes += [("GET", "/openapi.json"), ("GET", "/nothing"), ("GET", "/health/")]
    for method, path in routes:
        for headers in ({}, {"Authorization": f"Bearer {TOKEN}x"}, {"Authorization": TOKEN}):
            status = httpx.request(method, service.url + path, headers=headers).status_code
            assert status == (200 if path == "/health" else 401), path
    twice = head("/sanitize", 2, f"Authorization: Bearer {TOKEN}\r\n".encode(), token="x" * 20)
    assert b" 401 " in service.raw(twice + b"{}")


def test_paths(service, path):
    reply = service.raw(
        f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {TOKEN}\r\n"
        "Connection: close\r\n\r\n".encode()
    )
    assert b" 404 " in reply and b"root:" not in reply
    assert WORD.encode() not in reply


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\xff" * 500 + b"\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"A" * 200_000,
        b"GET /health HTTP/1.1\r\nHost: x\r\nX: a\rSet-Cookie: b\r\n\r\n",
        head("/sanitize", 4, b"Transfer-Encoding: chunked\r\n") + b"0\r\n\r\n",
        head("/sanitize", "4, 5") + b"{}", head("/sanitize", "-1") + b"{}",
        b"GET /%0d%0aSet-Cookie:%20a=b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ],
    ids=range(8),
)  # fmt: skip
def test_garbage_and_forged_headers(service, data):
    reply = service.raw(data)
    assert not re.search(rb"^HTTP/1.1 (200|5)", reply) and b"set-cookie" not in reply.lower()
    assert httpx.get(f"{service.url}/health").text == "spacy-kanon service is up"


@pytest.mark.parametrize("media", [None, "text/plain"])
def test_what_is_not_said_to_be_json(service, media):
    headers = {**BEARER, **({"Content-Type": media} if media else {})}
    reply = httpx.post(f"{service.url}/sanitize", content=b'{"text": "x"}', headers=headers)
    assert reply.status_code == 415 and list(reply.json()) == ["error"]


def test_connections_send_small_replies_at_once():
    """Of head and body the second must not wait until the first is acknowledged."""
    with _listening(ServiceSettings(port=0), print) as listener:
        listener.listen()
        with socket.create_connection(listener.getsockname()):
            accepted, _ = listener.accept()
            with accepted:
                assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                assert accepted.proto == socket.IPPROTO_TCP  # What asyncio goes by.


def test_a_port_that_is_taken_is_named(service):
    with (
        pytest.raises(KanonError, match=rf"KN967.+port {service.port}"),
        _listening(ServiceSettings(port=service.port), print),
    ):
        pass


def test_a_hundred_megabytes(service):
    assert b" 413 " in service.raw(head(length=100_000_000))  # Before anything of it is sent.
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    with socket.create_connection(("127.0.0.1", service.port), timeout=20) as connection:
        connection.sendall(head(more=b"Transfer-Encoding: chunked\r\n"))
        with pytest.raises(OSError):
            for _ in range(100_000_000 // 65536):
                connection.sendall(chunk)
    assert service.post("/sanitize", {"text": "Bo left."}).status_code == 200


def test_half_a_request_is_not_waited_for(service, data, reply):
    began, opened = time.monotonic(), head(length=100).decode()
    assert reply.encode() in service.raw(data.replace("HEAD", opened).encode())
    assert time.monotonic() - began < 15


def test_many_connections(service):
    request = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    address = ("127.0.0.1", service.port)
    connections = [socket.create_connection(address, timeout=20) for _ in range(150)]
    for connection in connections:
        connection.sendall(request)
    for connection in connections:
        assert b" 200 " in connection.recv(65536)
        connection.close()


def descendants(pid):
    children = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(path.parent.name))
    numbers, waiting = [], [pid]
    while waiting:
        more = children.get(waiting.pop(), [])
        numbers += more
        waiting += more
    return numbers


def wait_until_gone(pids):
    end = time.monotonic() + 20
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < end, "processes are left"
        time.sleep(0.05)


def workers_of(service):
    """Process -> the file of posting lists that it maps, by device and number."""
    mapped = {}
    for pid in descendants(service.process.pid):
        for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
            if line.endswith("postings.bin"):
                mapped[pid] = tuple(line.split()[3:5])
    return mapped


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="needs /proc")
def test_workers_map_one_knowledge_base_and_a_lost_one_is_replaced(service):
    mapped = workers_of(service)
    assert len(mapped) == 2 and len(set(mapped.values())) == 1
    thread, replies = service.in_background("/sanitize", SLOW)
    time.sleep(0.5)
    for pid in mapped:
        os.kill(pid, signal.SIGKILL)
    thread.join()
    assert replies[0].status_code == 500 and "KN958" in replies[0].text
    reply = service.post("/sanitize", {"text": "Bo Quux left."})
    while reply.status_code in (500, 503):  # The other one was found dead by this request.
        time.sleep(0.2)
        reply = service.post("/sanitize", {"text": "Bo Quux left."})
    assert reply.json()["text"] == "*** left."
    end = time.monotonic() + 60
    while len(workers_of(service)) < 2:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert mapped.keys().isdisjoint(workers_of(service))
    assert service.log.read_text().count("a worker ended and is replaced") == 2


def stuck(request, deadline):
    """What no signal reaches."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    time.sleep(600)


async def stays():
    return False


def keep_a_pool():
    """A process with a worker that gets stuck, is replaced, and answers; then it waits."""
    pool = Workers(Recipe(), ServiceSettings(workers=1, timeout=0.5))

    async def ask():
        with pytest.raises(HTTPException) as caught:
            await pool.run(stuck, {}, stays)
        assert "KN958" in caught.value.detail
        pool.settings = ServiceSettings(workers=1)
        while not pool.ready:
            await asyncio.sleep(0.1)
        request = {"text": "Bo Quux left.", "subject": None, "evidence": False, "mapping": False}
        return await pool.run(sanitize, request, stays)

    pool.start()
    answer = asyncio.run(ask())
    sys.stdout.write(f"{json.loads(answer.body)['text']}\n")
    sys.stdout.flush()
    sys.stdin.read()


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="needs /proc")
def test_a_stuck_worker_ends_itself_and_all_end_with_a_service_that_is_killed():
    """Stuck is what no signal reaches."""
    code = f"from {__name__} import keep_a_pool\nif __name__ == '__main__': keep_a_pool()"
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout.readline() == b"*** left.\n"
    workers = descendants(process.pid)
    process.kill()
    process.communicate()
    assert len(workers) >= 2
    wait_until_gone(workers)


def test_who_waits_is_bounded(service):
    busy = [service.in_background("/sanitize", SLOW) for _ in range(2)]
    time.sleep(0.5)
    waiting = service.in_background("/sanitize", {"text": "Bo Quux left."})
    service.wait_until_full()
    refused = service.post("/sanitize", {"text": "Bo Quux left."})
    assert refused.status_code == 503 and "KN956" in refused.text
    assert refused.headers["retry-after"] == "1"
    for thread, replies in (*busy, waiting):
        thread.join()
        assert replies[0].status_code == (200 if replies is waiting[1] else 422)


def test_sigterm_finishes_what_runs_and_refuses_what_is_new(tmp_path):
    """A service of one test, which ends it: tests are run in any order."""
    with running(tmp_path) as ending:
        busy = [ending.in_background("/sanitize", SLOW) for _ in range(2)]
        time.sleep(0.5)
        waiting = ending.in_background("/sanitize", {"text": "Bo Quux left."})
        ending.wait_until_full()
        workers = descendants(ending.process.pid)
        ending.process.send_signal(signal.SIGTERM)
        time.sleep(0.5)
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{ending.url}/health")
        for thread, replies in busy:
            thread.join()
            assert replies[0].status_code == 422 and "KN952" in replies[0].text
        waiting[0].join()
        assert waiting[1][0].json()["text"] == "*** left."
        assert ending.process.wait(60) == 0
        wait_until_gone(workers)
        log = ending.log.read_text()
        assert log.splitlines()[-1].endswith(" stopped")
        assert "/sanitize 200" in log
