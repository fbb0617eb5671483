"""Other packages register languages, formats, engines and commands by entry points."""

import os
import subprocess
import sys

import pytest

PLUGIN = '''
from contextlib import contextmanager

from spacy_kanon.formats.registry import Format
from spacy_kanon.lang.en.rules import ENGLISH as rules


def _write(texts, path):
    path.write_text("".join(f"{text.doc_id}\\n" for text in texts))


ids = Format(lambda path, options: [], _write)


@contextmanager
def engine(speed="slow"):
    print("engine", speed)
    yield None


def greet(name: str):
    """Greet."""
    print("Hello", name)
'''
ENTRY_POINTS = """
[spacy_kanon_languages]
xx = plugin:rules
[spacy_kanon_formats]
ids = plugin:ids
[spacy_kanon_engines]
snail = plugin:engine
[spacy_kanon_commands]
greet = plugin:greet
"""
USE = """
from pathlib import Path

import spacy_kanon.cli
from spacy_kanon.cli._util import cluster_of
from spacy_kanon.errors import KanonError
from spacy_kanon.formats.registry import convert
from spacy_kanon.lang.language_rules import rules_of

assert rules_of("xx") is rules_of("en")
record = '{"doc_id": "a", "text": "x", "annotations": {"me": {"entity_mentions": []}}}'
Path("texts.json").write_text(f"[{record}]")
convert(Path("texts.json"), Path("ids"), to_format="ids")
assert Path("ids").read_text() == "a\\n"
with cluster_of("snail", {"snail": {"speed": "fast"}}, 1) as cluster:
    assert cluster is None
try:
    with cluster_of("hare", {}, 1):
        pass
except KanonError as error:
    assert "local" in str(error) and "snail" in str(error) and "spark" in str(error)
"""


@pytest.mark.system
def test_an_installed_package_adds_a_language_a_format_an_engine_and_a_command(tmp_path):
    info = tmp_path / "plugin-1.0.dist-info"
    info.mkdir()
    (tmp_path / "plugin.py").write_text(PLUGIN)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plugin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)

    def run(*arguments: str) -> str:
        path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": path},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run("-c", USE) == "engine fast\n"
    assert run("-m", "spacy", "kanon", "greet", "Ann") == "Hello Ann\n"
