"""The examples in docstrings say what the code does."""

import doctest
import importlib

import pytest

from tests.examples import ROOT

MODULES = [
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in sorted((ROOT / "spacy_kanon").rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf8")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_of(name):
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        pytest.skip(f"needs {error.name}")
    results = doctest.testmod(module)
    assert results.attempted and not results.failed
