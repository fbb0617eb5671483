"""The step of CI that looks at licences can fail, and looks at what an installation brings."""

import json
from pathlib import Path

from .commands import module_at

licences = module_at(Path(__file__).parents[1] / ".ci" / "licences.py")


def test_licences(licence, allowed):
    assert (licences.faults({"a": licence, "b": "GPL"}, {"a"}) == []) == allowed


def test_what_an_installation_brings():
    assert licences.faults({}, {"spacy"}) == ["spacy: not told"]
    packages = licences.runtime_packages("spacy-kanon")
    assert {"spacy-kanon", "spacy", "thinc", "numpy", "pyroaring"} <= packages
    assert packages.isdisjoint({"pytest", "flwr", "torch", "polars"})


def test_it_ends_with_an_error(tmp_path):
    names = licences.runtime_packages("spacy-kanon")
    entries = [{"Name": name, "License": "MIT License"} for name in names]
    (tmp_path / "all.json").write_text(json.dumps(entries))
    assert licences.main(tmp_path / "all.json") == 0
    entries[0]["License"] = "AGPL-3.0"
    (tmp_path / "all.json").write_text(json.dumps(entries))
    assert licences.main(tmp_path / "all.json") == 1
