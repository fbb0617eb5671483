"""How many requests a second does the service answer, how late is the latest, and does memory stay?

    python bench/bench_service.py speed --texts ../shared/data/biographies/biographies.jsonl.gz \
        --kb KB [--presidio PYTHON] [--model en_core_web_sm]
    python bench/bench_service.py load --texts ... --kb KB --minutes 30 --rate 10
    python bench/bench_service.py connections --kb KB

`--presidio` is the Python of an environment with presidio-analyzer, flask and gunicorn. Its package
has no server of its own: its AnalyzerEngine is wrapped here as in the `app.py` of its repository (a
Flask application, under gunicorn as in its image), with as many workers. With `--model` both read
texts by that spaCy pipeline, which has to be installed for both Pythons; without, Presidio's
recognizers of patterns find over a blank pipeline. Requests are those of one text to `/analyze`,
the same for both, and take turns by round. Requests a second and latencies are those of a machine
that does nothing else only if its load says so; processor time is that of all processes of the
server.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import http.client
import json
import os
import platform
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

CLIENTS = (1, 8, 64)
PRESIDIO = """
import json
from flask import Flask, Response, request
from presidio_analyzer import AnalyzerEngine, RecognizerRegistry
from presidio_analyzer.nlp_engine import SpacyNlpEngine
import spacy

class Blank(SpacyNlpEngine):
    def __init__(self):
        super().__init__()
        self.nlp = {"en": spacy.blank("en")}

MODEL = %r
models = [{"lang_code": "en", "model_name": MODEL}]
nlp_engine = SpacyNlpEngine(models=models) if MODEL else Blank()
registry = RecognizerRegistry()
registry.load_predefined_recognizers()
engine = AnalyzerEngine(nlp_engine=nlp_engine, registry=registry, supported_languages=["en"])
app = Flask("presidio")

@app.route("/health")
def health():
    return "up"

@app.route("/analyze", methods=["POST"])
def analyze():
    data = request.get_json()
    results = engine.analyze(text=data["text"], language=data["language"])
    return Response(json.dumps([result.to_dict() for result in results], default=str),
                    content_type="application/json")
"""


class Target:
    """A server that runs.

    name (str): For the table. port (int): On this machine. token (str | None): If it asks for one.
    process (subprocess.Popen): Of the server.
    """

    def __init__(self, name: str, port: int, token: str | None, process: subprocess.Popen) -> None:
        self.name, self.port, self.token, self.process = name, port, token, process

    def post(self, connection: http.client.HTTPConnection, path: str, body: bytes) -> int:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        connection.request("POST", path, body, headers)
        response = connection.getresponse()
        response.read()
        return response.status


@contextmanager
def ours(options: argparse.Namespace, *arguments: str) -> Iterator[Target]:
    """A service of ours on a free port."""
    token = secrets.token_urlsafe(32)
    command = [sys.executable, "-m", "spacy", "kanon", "serve", options.model or "blank:en"]
    command += ["--port", "0"]
    command += ["--workers", str(options.workers), "--service.access_log", "false", *arguments]
    if options.kb:
        command += ["--kb", str(options.kb)]
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command, stderr=log, env={**os.environ, "SPACY_KANON_TOKEN": token}
        )
        try:
            port = None
            while port is None and process.poll() is None:
                time.sleep(0.2)
                log.seek(0)
                match = re.search(rb"listening on http://[^:]+:(\d+)", log.read())
                port = int(match[1]) if match else None
            assert port is not None, "the service did not start"
            wait_until_ready(port, process)
            yield Target(f"spacy-kanon, {what(options)}", port, token, process)
        finally:
            process.terminate()
            process.wait(200)


@contextmanager
def presidio(options: argparse.Namespace) -> Iterator[Target]:
    """Presidio's analyzer in the shape of its own server."""
    port = 5_902
    with tempfile.TemporaryDirectory() as folder:  # Where no other package's entry points lie.
        Path(folder, "analyzer_app.py").write_text(PRESIDIO % options.model)
        command = [options.presidio, "-m", "gunicorn", "-w", str(options.workers)]
        process = subprocess.Popen(
            [*command, "-b", f"127.0.0.1:{port}", "-t", "300", "analyzer_app:app"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=folder,
        )
        try:
            wait_until_ready(port, process)
            yield Target(f"presidio-analyzer, {what(options)}", port, None, process)
        finally:
            process.terminate()
            process.wait(30)


def what(options: argparse.Namespace) -> str:
    return f"{options.model or 'no model'}, {options.workers} workers"


def wait_until_ready(port: int, process: subprocess.Popen) -> None:
    for _ in range(1_500):
        assert process.poll() is None, "the server did not start"
        time.sleep(0.2)
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", "/health")
            response = connection.getresponse()
            response.read()
            if response.status == 200:
                return
        except OSError:
            continue
    raise TimeoutError("the server did not get ready")


def fire(
    target: Target,
    bodies: list[bytes],
    clients: int,
    seconds: float,
    rate: float = 0.0,
    requests: int = 0,
) -> tuple[list, int, float]:
    """Requests one after the other from each of several clients, not more than `rate` a second
    (0: as fast as replies come), for some seconds or, if it is told, so many of them.
    RETURNS: durations; failures; seconds until the last reply."""
    durations: list[float] = []
    failures = 0
    numbers = count()
    end = time.monotonic() + seconds
    lock = threading.Lock()

    def client() -> None:
        nonlocal failures
        connection = http.client.HTTPConnection("127.0.0.1", target.port, timeout=120)
        while True:
            number = next(numbers)
            if number >= requests if requests else time.monotonic() >= end:
                return
            body = bodies[number % len(bodies)]
            began = time.perf_counter()
            try:
                status = target.post(connection, "/analyze", body)
            except (OSError, http.client.HTTPException):
                status = 0
                connection.close()
            with lock:
                if status == 200:
                    durations.append(time.perf_counter() - began)
                else:
                    failures += 1
            if rate:
                time.sleep(max(0.0, clients / rate - (time.perf_counter() - began)))

    start = time.monotonic()
    threads = [threading.Thread(target=client) for _ in range(clients)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return durations, failures, time.monotonic() - start


def show(
    name: str, clients: int, durations: list[float], failures: int, seconds: float, work: float
) -> None:
    ordered = sorted(durations)
    late = ordered[int(0.95 * (len(ordered) - 1))] if ordered else float("nan")
    middle = statistics.median(ordered) if ordered else float("nan")
    print(
        f"{name:<46} {clients:>3} clients {len(ordered) / seconds:8.1f} requests/s, median "
        f"{1000 * middle:7.1f} ms, 95 % {1000 * late:8.1f} ms, {failures} failed, processor time "
        f"{1000 * work / max(1, len(ordered)):6.1f} ms a request, load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


def speed(options: argparse.Namespace) -> None:
    bodies = read_bodies(options)
    for round_number in range(options.rounds):
        for start in (ours(options), *([presidio(options)] if options.presidio else [])):
            with start as target:
                for _ in range(2):  # Every text once for each worker's caches, about.
                    fire(target, bodies, 2, options.seconds, requests=len(bodies))
                for clients in CLIENTS:
                    before = worked(target.process.pid)
                    fired = fire(target, bodies, clients, options.seconds)
                    show(target.name, clients, *fired, worked(target.process.pid) - before)
        print(f"round {round_number + 1} of {options.rounds}")


def load(options: argparse.Namespace) -> None:
    """Memory of all processes of the service, minute by minute."""
    bodies = read_bodies(options)
    with ours(options) as target:
        fire(target, bodies, 8, 10.0, options.rate)
        first = resident(target.process.pid)
        print(f"before: {first / 1e6:.1f} MB in all processes", flush=True)
        requests = 0
        for minute in range(1, options.minutes + 1):
            durations, failures, _ = fire(target, bodies, 8, 60.0, options.rate)
            requests += len(durations)
            now = resident(target.process.pid)
            print(
                f"minute {minute}: {now / 1e6:.1f} MB ({(now - first) / 1e6:+.1f}), "
                f"{requests:,} requests, {failures} failed, load of the machine "
                f"{os.getloadavg()[0]:.1f}",
                flush=True,
            )


def descendants(pid: int) -> Iterator[tuple[int, list[str]]]:
    """A process and all below it. YIELDS: number; fields of its `stat` behind the name."""
    stats: dict[int, list[str]] = {}
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        number = int(path.parent.name)
        stats[number] = fields
        children.setdefault(int(fields[1]), []).append(number)
    waiting = [pid]
    while waiting:
        number = waiting.pop()
        waiting += children.get(number, [])
        yield number, stats[number]


def worked(pid: int) -> float:
    """Seconds that processors have worked for a process and its descendants."""
    ticks = sum(int(fields[11]) + int(fields[12]) for _, fields in descendants(pid))
    return ticks / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Private and shared bytes in memory of a process and its descendants, each page once."""
    total = 0
    for number, _ in descendants(pid):
        text = Path(f"/proc/{number}/smaps_rollup").read_text()
        total += 1024 * int(re.search(r"^Pss: +(\d+)", text, re.M)[1])
    return total


def connections(options: argparse.Namespace) -> None:
    """Many connections at once, each with one request of a short text."""
    body = json.dumps({"text": "Ann Xyzzy was born in Oslo.", "language": "en"}).encode()

    async def ask(target: Target) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
        head = (
            f"POST /analyze HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {target.token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            "Connection: close\r\n\r\n"
        )
        writer.write(head.encode() + body)
        reply = await reader.read()
        writer.close()
        return reply.split(b" ", 2)[1] if reply else b"nothing"

    async def all_of(target: Target) -> list:
        tasks = (ask(target) for _ in range(options.number))
        return await asyncio.gather(*tasks, return_exceptions=True)

    with ours(options) as target:
        began = time.perf_counter()
        replies = asyncio.run(all_of(target))
        seconds = time.perf_counter() - began
    statuses: dict[str, int] = {}
    for reply in replies:
        name = reply.decode() if isinstance(reply, bytes) else type(reply).__name__
        statuses[name] = statuses.get(name, 0) + 1
    print(f"{options.number} connections at once: {statuses} in {seconds:.1f} s")


def read_bodies(options: argparse.Namespace) -> list[bytes]:
    with gzip.open(options.texts, "rt", encoding="utf8") as lines:
        texts = [json.loads(line)["text"] for line in lines]
    step = max(1, len(texts) // options.documents)
    texts = texts[::step][: options.documents]
    print(f"{len(texts)} texts, {sum(map(len, texts)) / len(texts):.0f} characters on average")
    return [json.dumps({"text": text, "language": "en"}).encode() for text in texts]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("speed", "load", "connections"))
    parser.add_argument("--texts", type=Path)
    parser.add_argument("--kb", type=Path)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--documents", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--minutes", type=int, default=10)
    parser.add_argument("--rate", type=float, default=0.0, help="Requests a second; 0: no limit")
    parser.add_argument("--number", type=int, default=1_000)
    parser.add_argument("--presidio", help="Python with presidio-analyzer, flask and gunicorn")
    parser.add_argument("--model", help="spaCy pipeline that both read texts by")
    options = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    {"speed": speed, "load": load, "connections": connections}[options.what](options)


if __name__ == "__main__":
    main()
