"""Other packages register languages, formats and commands by entry points."""

import os

import pytest

from tests.commands import python

PLUGIN = '''
from spacy_kanon.formats.registry import Format
from spacy_kanon.lang.en.rules import ENGLISH as rules


def _write(texts, path):
    path.write_text("".join(f"{text.doc_id}\\n" for text in texts))


ids = Format(lambda path, options: [], _write)


def greet(name: str):
    """Greet."""
    print("Hello", name)
'''
ENTRY_POINTS = """
[spacy_kanon_languages]
xx = plugin:rules
[spacy_kanon_formats]
ids = plugin:ids
[spacy_kanon_commands]
greet = plugin:greet
"""
USE = """
from pathlib import Path

import spacy_kanon.cli
from spacy_kanon.formats.registry import convert
from spacy_kanon.lang.language_rules import rules_of

assert rules_of("xx") is rules_of("en")
record = '{"doc_id": "a", "text": "x", "annotations": {"me": {"entity_mentions": []}}}'
Path("texts.json").write_text(f"[{record}]")
convert(Path("texts.json"), Path("ids"), to_format="ids")
assert Path("ids").read_text() == "a\\n"
"""


@pytest.mark.system
def test_an_installed_package_adds_a_language_a_format_and_a_command(tmp_path):
    info = tmp_path / "plugin-1.0.dist-info"
    info.mkdir()
    (tmp_path / "plugin.py").write_text(PLUGIN)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plugin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)

    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    assert not python("-c", USE, cwd=tmp_path, PYTHONPATH=path)
    greeting = python("-m", "spacy", "kanon", "greet", "Ann", cwd=tmp_path, PYTHONPATH=path)
    assert greeting == "Hello Ann\n"
