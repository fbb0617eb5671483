"""The start page as it is followed in an empty environment: every command, timed.

The page's shell lines and pieces of Python run one after the other, as typed, in a copy of the
repository and a virtual environment made for it. What fails ends the run. Needs what the
installation needs: a network, or the packages at hand.

    python bench/newcomer.py
    python bench/newcomer.py --python /usr/bin/python3.12 --page docs/start.md
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WAIT = 600  # Seconds until a server says its address.


def steps(text: str) -> Iterator[tuple[str, str]]:
    """Lines of the shell and pieces of Python of a page, in order."""
    fences = re.findall(r"(<!-- not run: .+ -->\n)?```(bash|python)\n(.*?)```", text, re.S)
    for left_out, language, body in fences:
        if language == "python":
            yield language, body
        elif not left_out:
            lines = body.replace("\\\n", " ").splitlines()
            yield from ((language, line) for line in lines if line.strip())


def run(line: str, folder: Path, environment: dict[str, str]) -> Path:
    """A line of the shell. RETURNS (Path): The folder where it ended."""
    with tempfile.NamedTemporaryFile("r") as here:
        script = f"set -e\ncd '{folder}'\n{line}\npwd > '{here.name}'"
        done = subprocess.run(["bash", "-c", script], env=environment, capture_output=True)
        if done.returncode:
            raise SystemExit(f"{line}\n{(done.stdout + done.stderr).decode()[-6000:]}")
        return Path(here.read().strip())


def serve(line: str, folder: Path, environment: dict[str, str]) -> None:
    """A server, until its page answers."""
    with tempfile.NamedTemporaryFile("r") as output:
        log = open(output.name, "w")  # noqa: SIM115
        server = subprocess.Popen(
            f"exec {line}", shell=True, cwd=folder, env=environment, stdout=log, stderr=log
        )
        try:
            end, address = time.monotonic() + WAIT, None
            while address is None:
                text = Path(output.name).read_text()
                if server.poll() is not None or time.monotonic() > end:
                    raise SystemExit(f"{line}\n{text[-4000:]}")
                address = re.search(r"http://\S+", text)
                time.sleep(0.2)
            with urllib.request.urlopen(address.group(), timeout=60) as page:
                assert page.status == 200 and b"<title>" in page.read()
        finally:
            server.terminate()
            server.wait()


def children_seconds() -> float:
    """Processor time of the processes that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--python", default=sys.executable, help="Makes the environment")
    parser.add_argument("--page", default="docs/start.md", help="Whose fences are run")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        folder, venv, typed = Path(work) / "source", Path(work) / "venv", ""
        subprocess.run(["git", "clone", "-q", ROOT, folder], check=True)
        changes = subprocess.run(["git", "diff", "HEAD"], cwd=ROOT, capture_output=True).stdout
        if changes:
            subprocess.run(["git", "apply"], input=changes, cwd=folder, check=True)
        subprocess.run([arguments.python, "-m", "venv", venv], check=True)
        path = f"{venv / 'bin'}{os.pathsep}{os.environ['PATH']}"
        environment = {**os.environ, "PATH": path, "BROWSER": "true"}
        environment.pop("PYTHONPATH", None)
        first, begun = "", time.perf_counter()
        for language, piece in steps((ROOT / arguments.page).read_text(encoding="utf8")):
            wall, processor = time.perf_counter(), children_seconds()
            if language == "python":  # All that was typed before is there.
                typed += piece
                (Path(work) / "typed.py").write_text(typed)
                run(f"python '{work}/typed.py'", folder, environment)
            elif "kanon demo" in piece:
                serve(piece, folder, environment)
            else:
                folder = run(piece, folder, environment)
            wall, processor = time.perf_counter() - wall, children_seconds() - processor
            print(f"{wall:8.1f} s {processor:8.1f} s  {piece.strip().splitlines()[0]}", flush=True)
            if not first and " sanitize " in piece:
                first = f"first sanitized text after {time.perf_counter() - begun:.0f} s, "
        assert first, "the page sanitizes nothing"
        print(f"{first}all after {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
