"""The start page as somebody follows it who has nothing yet: an empty environment, every command.

The page's shell lines and pieces of Python run one after the other, as typed, in a copy of the
repository and a virtual environment made for it. What fails ends the run. Needs what the
installation needs: a network, or the packages at hand.

    python bench/newcomer.py
    python bench/newcomer.py --python /usr/bin/python3.12 --page docs/start.md
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVERS = ("demo",)
WAIT = 600  # Seconds until a server says its address.
# Runs pieces of Python from standard input in one namespace, as a reader would type them.
INTERPRETER = """
import json, sys
names = {"__name__": "page"}
for line in sys.stdin:
    exec(json.loads(line), names)
    print("\\0", flush=True)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--python", default=sys.executable, help="Makes the environment")
    parser.add_argument("--page", default="docs/start.md", help="Whose fences are run")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        folder, environment = Path(work) / "source", Path(work) / "venv"
        copy_source(folder)
        subprocess.run([arguments.python, "-m", "venv", environment], check=True)
        newcomer = Newcomer(folder, environment)
        text = (ROOT / arguments.page).read_text(encoding="utf8")
        for language, piece in steps(text):
            newcomer.do(language, piece)
        newcomer.end()


def copy_source(folder: Path) -> None:
    """The files of the repository as they are now, and nothing that was built in it."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def steps(text: str) -> Iterator[tuple[str, str]]:
    """Lines of the shell and pieces of Python of a page, in order."""
    fences = re.findall(r"(<!-- not run: .+ -->\n)?```(bash|python)\n(.*?)```", text, re.S)
    for left_out, language, body in fences:
        if language == "python":
            yield language, body
        elif not left_out:
            for line in body.replace("\\\n", " ").splitlines():
                if line.strip():
                    yield language, line


class Newcomer:
    """Types what the page says, and looks at the clock."""

    def __init__(self, folder: Path, environment: Path) -> None:
        self.folder = folder
        programs = environment / "bin"
        self.environ = {
            **os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "BROWSER": "true",
        }  # fmt: skip
        self.environ.pop("PYTHONPATH", None)
        self.counts = {"installs": 0, "commands": 0, "Python": 0}
        self.wall = self.processor = 0.0
        self.first_text: tuple[float, float] | None = None
        self.interpreter: subprocess.Popen | None = None

    def do(self, language: str, piece: str) -> None:
        """One line or piece. RAISES (SystemExit): It failed."""
        wall, processor = time.perf_counter(), children_seconds()
        if language == "python":
            kind = "Python"
            self._type_python(piece)
        elif "pip install" in piece:
            kind = "installs"
            self._run(piece)
        else:
            kind = "commands"
            is_server = any(f"kanon {name}" in piece for name in SERVERS)
            (self._serve if is_server else self._run)(piece)
        self.counts[kind] += 1
        wall, processor = time.perf_counter() - wall, children_seconds() - processor
        self.wall, self.processor = self.wall + wall, self.processor + processor
        print(f"{wall:8.1f} s {processor:8.1f} s  {piece.strip().splitlines()[0]}", flush=True)
        if self.first_text is None and " sanitize " in piece:
            self.first_text = self.wall, self.processor

    def end(self) -> None:
        """Say how much it was."""
        if self.interpreter is not None:
            self.interpreter.communicate()
        print(", ".join(f"{count} {what}" for what, count in self.counts.items()))
        assert self.first_text is not None, "the page sanitizes nothing"
        for what, (wall, processor) in (
            ("first sanitized text", self.first_text), ("all", (self.wall, self.processor)),
        ):  # fmt: skip
            print(f"{what}: {wall:.0f} s, {processor:.0f} s of processor time")

    def _run(self, line: str) -> None:
        """In the folder where the line before it ended."""
        here = self.folder.parent / "here"
        script = f"set -e\ncd '{self.folder}'\n{line}\npwd > '{here}'"
        run = subprocess.run(
            ["bash", "-c", script], env=self.environ, capture_output=True, text=True
        )
        if run.returncode:
            raise SystemExit(f"{line}\n{run.stdout[-2000:]}\n{run.stderr[-4000:]}")
        self.folder = Path(here.read_text().strip())

    def _serve(self, line: str) -> None:
        """Until its page answers."""
        with tempfile.TemporaryFile("w+") as output:
            server = subprocess.Popen(
                f"exec {line}", shell=True, cwd=self.folder, env=self.environ,
                stdout=output, stderr=output,
            )  # fmt: skip
            try:
                end = time.monotonic() + WAIT
                address = None
                while address is None and server.poll() is None and time.monotonic() < end:
                    time.sleep(0.2)
                    output.seek(0)
                    address = re.search(r"http://\S+", output.read())
                if address is None:
                    output.seek(0)
                    raise SystemExit(f"{line}\n{output.read()[-4000:]}")
                with urllib.request.urlopen(address.group(), timeout=60) as page:
                    assert page.status == 200 and b"<title>" in page.read()
            finally:
                server.terminate()
                server.wait()

    def _type_python(self, piece: str) -> None:
        if self.interpreter is None:
            self.interpreter = subprocess.Popen(
                ["python", "-c", INTERPRETER], cwd=self.folder, env=self.environ, text=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            )  # fmt: skip
        child = self.interpreter
        assert child.stdin is not None and child.stdout is not None
        child.stdin.write(json.dumps(piece) + "\n")
        child.stdin.flush()
        for line in child.stdout:
            if line == "\0\n":
                return
        raise SystemExit(f"this Python failed:\n{piece}")


def children_seconds() -> float:
    """Processor time of the processes that have ended; of the interpreter at its end."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    main()
