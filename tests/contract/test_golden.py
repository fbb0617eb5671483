"""What is released today is what was released: `bench/golden.py contract` lists what differs, and
`--rerecord` writes it anew, in a step that says what changes and why."""

import json
import runpy

import pytest

from tests.examples import ROOT


def test_releases_scores_and_built_bytes_are_those_recorded():
    pytest.importorskip(
        "cryptography", reason="needs cryptography: pip install 'spacy-kanon[operators]'"
    )
    golden = runpy.run_path(str(ROOT / "bench" / "golden.py"))
    recorded = json.loads(golden["CONTRACT"].read_text(encoding="utf8"))
    assert golden["differing"](recorded, golden["contract_items"]()) == []
