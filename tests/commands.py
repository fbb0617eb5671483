"""Commands and scripts in this process, and the files that they read and write."""

import csv
import gzip
import importlib.util
import json
import os
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click import Command
from click.testing import CliRunner as ClickRunner
from click.testing import Result
from typer.main import get_command
from typer.testing import CliRunner

from spacy_kanon.cli import kanon_cli
from spacy_kanon.cli._util import script_command
from tests.examples import ROOT


def command(*words: str) -> Callable[..., Result]:
    """What calls a command, with further words of any type."""

    def run(*more: object, status: int | None = 0, fails: str = "", **options: Any) -> Result:
        result = CliRunner().invoke(kanon_cli, [*words, *map(str, more)], **options)
        return ended(result, status, fails)

    return run


def script(module: Callable[..., object]) -> Callable[..., Result]:
    """What calls a script, as a command of its own."""

    def run(*words: object, status: int = 0, fails: str = "") -> Result:
        command = script_command(module)
        return ended(ClickRunner().invoke(command, [*map(str, words)]), status, fails)

    return run


def ended(result: Result, status: int | None, fails: str) -> Result:
    """A result, held to its status: 0, another that is given, any for None, or 1 where it `fails`
    with these words."""
    status = 1 if fails else status
    assert status is None or result.exit_code == status, (result.output, result.exception)
    said = " ".join(result.output.split())
    assert fails in said, said
    return result


def python(*words: object, cwd: Path = ROOT, **environment: str) -> str:
    """What a process of this Python prints, which has to end well."""
    command, settings = [sys.executable, *map(str, words)], os.environ | environment
    done = subprocess.run(command, cwd=cwd, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def setup_of(folder: Path) -> dict[str, Any]:
    """The names of a setup.py, and what it says to setuptools."""
    settings: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("setuptools.setup", lambda **named: settings.update(named))
        patch.setattr(sys, "path", [*sys.path])
        return runpy.run_path(str(folder / "setup.py")) | settings


def module_at(path: Path) -> Any:
    """A script that stands beside no package."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def all_commands() -> dict[str, Command]:
    """Commands and groups by their words; the command line itself by ""."""
    found, waiting = {}, [("", get_command(kanon_cli))]
    while waiting:
        name, command = waiting.pop()
        found[name] = command
        parts = getattr(command, "commands", {})
        waiting += ((f"{name} {word}".strip(), part) for word, part in parts.items())
    return found


def flags_of(command: Command) -> list[str]:
    return [name for p in command.params for name in (*p.opts, *p.secondary_opts)]


def write_lines(path: Path, records: Iterable[object]) -> Path:
    with (gzip.open if path.suffix == ".gz" else open)(path, "wt", encoding="utf8") as file:
        file.writelines(json.dumps(record) + "\n" for record in records)
    return path


def write_table(path: Path, rows: Sequence[dict[str, Any]]) -> Path:
    """Rows in the format that the name says: JSON lines, Parquet, TSV or CSV, packed with .gz."""
    name = path.name.lower().removesuffix(".gz")
    if name.endswith(".jsonl"):
        return write_lines(path, rows)
    if name.endswith(".parquet"):
        pyarrow = pytest.importorskip("pyarrow")
        parquet = pytest.importorskip("pyarrow.parquet")
        parquet.write_table(pyarrow.Table.from_pylist(rows), path)
        return path
    with (gzip.open if path.suffix == ".gz" else open)(path, "wt", newline="") as file:
        delimiter = "\t" if name.endswith(".tsv") else ","
        writer = csv.DictWriter(file, list(rows[0]), delimiter=delimiter)
        writer.writeheader()
        writer.writerows(rows)
    return path


def read_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf8").split("\n")[:-1]]
