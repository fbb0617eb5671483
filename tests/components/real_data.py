"""Where the real data lies that some tests need, and a mark for them."""

from pathlib import Path

import pytest

DATA = Path(__file__).parents[2].parent / "shared" / "data"
DUMP = DATA / "wikidata" / "wikidata-sample.json.bz2"
BIOGRAPHIES = DATA / "biographies" / "biographies.jsonl.gz"
needs_real_data = pytest.mark.skipif(
    not (DUMP.exists() and BIOGRAPHIES.exists()), reason="the shared data is not here"
)
