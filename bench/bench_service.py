"""How many requests a second does the service answer, and how late is the latest?

    python bench/bench_service.py D/biographies/biographies.jsonl.gz --kb KB \
        [--presidio PYTHON] [--model en_core_web_sm]

Both servers get the same requests, of one text each, to `/analyze`, and take turns by round:
`--presidio` is the Python of an environment with presidio-analyzer, flask and gunicorn, whose
engine is wrapped here as in the `app.py` of its repository. With `--model` both read texts by that
spaCy pipeline; without, Presidio's patterns find over a blank one. Processor time is that of all
processes of a server; requests a second are those of a machine that does nothing else only if its
load says so.
"""

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
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

import psutil
from _corpora import call, print_row, read, strided

CLIENTS = (1, 8, 64)
PRESIDIO = Path(__file__).with_name("presidio_server.txt").read_text("utf8")


class Target(NamedTuple):
    """A server that runs: its name for the table, port, token if it asks for one, process."""

    name: str
    port: int
    token: str
    process: psutil.Process

    def worked(self) -> float:
        """Seconds that processors have worked for it."""
        processes = [self.process, *self.process.children(recursive=True)]
        return sum(sum(process.cpu_times()[:2]) for process in processes)


@contextmanager
def ours(model: str, workers: int, kb: Path | None) -> Iterator[Target]:
    token = secrets.token_urlsafe(32)
    command = [sys.executable, "-m", "spacy", "kanon", "serve", model or "blank:en"]
    command += ["--port", "0", "--workers", str(workers), "--service.access_log", "false"]
    command += ["--kb", str(kb.absolute())] if kb else []
    environment = {**os.environ, "SPACY_KANON_TOKEN": token}
    with tempfile.NamedTemporaryFile() as log, tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(command, stderr=log, env=environment, cwd=folder)
        try:
            listening = re.compile(r"listening on http://[^:]+:(\d+)")
            while not (match := listening.search(Path(log.name).read_text())):
                assert process.poll() is None, Path(log.name).read_text()
                time.sleep(0.2)
            yield Target("spacy-kanon", int(match[1]), token, psutil.Process(process.pid))
        finally:
            process.terminate()
            process.wait(200)


@contextmanager
def theirs(presidio: str, model: str, workers: int) -> Iterator[Target]:
    """Presidio's analyzer in the shape of its own server."""
    port = 5_902
    with tempfile.TemporaryDirectory() as folder:  # Where no other package's entry points lie.
        Path(folder, "analyzer_app.py").write_text(PRESIDIO % model)
        command = [presidio, "-m", "gunicorn", "-w", str(workers), "-t", "300"]
        command += ["-b", f"127.0.0.1:{port}", "analyzer_app:app"]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd=folder)
        target = Target("presidio-analyzer", port, "", psutil.Process(process.pid))
        try:
            for _ in range(1_500):
                time.sleep(0.2)
                if not fire(target, [b"{}"], 1, requests=1, path="/health")[1]:
                    break
            yield target
        finally:
            process.terminate()
            process.wait(30)


def fire(
    target: Target, bodies: list[bytes], clients: int, *, seconds=0.0, requests=0, path="/analyze"
) -> tuple[list[float], int, float]:
    """Requests one after the other from each of several clients, for some seconds or, if it is
    told, so many of them.
    RETURNS: durations; failures; seconds until the last reply."""
    durations: list[float] = []
    failures: list[int] = []
    numbers = count()
    start = time.monotonic()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {target.token}"}

    def client() -> None:
        connection = http.client.HTTPConnection("127.0.0.1", target.port, timeout=120)
        for number in numbers:
            if number >= requests if requests else time.monotonic() >= start + seconds:
                return
            began = time.perf_counter()
            try:
                method = "POST" if path == "/analyze" else "GET"
                connection.request(method, path, bodies[number % len(bodies)], headers)
                response = connection.getresponse()
                response.read()
                status = response.status
            except (OSError, http.client.HTTPException):
                status = 0
                connection.close()
            took = time.perf_counter() - began
            durations.append(took) if status == 200 else failures.append(status)

    with ThreadPoolExecutor(clients) as pool:
        list(pool.map(lambda _: client(), range(clients)))
    return durations, len(failures), time.monotonic() - start


def main(
    texts: Path, *, documents=500, seconds=10.0, rounds=2, presidio="", model="", workers=2,
    kb: Path | None = None,
) -> None:  # fmt: skip
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    chosen = strided([record["text"] for record in read(texts)], documents)
    print(f"{len(chosen)} texts, {sum(map(len, chosen)) / len(chosen):.0f} characters on average")
    print(
        "| round | server | clients | requests/s | least ms | median | 95 % | failed | CPU | load |"
    )
    bodies = [json.dumps({"text": text, "language": "en"}).encode() for text in chosen]
    servers = [partial(ours, model, workers, kb)]
    servers += [partial(theirs, presidio, model, workers)] if presidio else []
    for number in range(rounds):
        for start in servers:
            with start() as target:
                fire(target, bodies, 2, requests=2 * len(bodies))  # For the caches of workers.
                for clients in CLIENTS:
                    before = target.worked()
                    durations, failures, took = fire(target, bodies, clients, seconds=seconds)
                    work = 1000 * (target.worked() - before) / max(1, len(durations))
                    late = statistics.quantiles(durations or [0.0, 0.0], n=20)
                    times = (
                        f"{1000 * t:.1f}" for t in (min(durations or [0.0]), late[9], late[18])
                    )
                    answered, load = f"{len(durations) / took:.1f}", f"{os.getloadavg()[0]:.1f}"
                    cells = clients, answered, *times, failures, f"{work:.1f}", load
                    print_row(number + 1, target.name, *cells)


if __name__ == "__main__":
    call(__doc__, main)
