"""Where the real data lies that some tests need, and a mark for them."""

import pytest

from tests.examples import SHARED as DATA

DUMP = DATA / "wikidata" / "wikidata-sample.json.bz2"
BIOGRAPHIES = DATA / "biographies" / "biographies.jsonl.gz"
needs_real_data = pytest.mark.skipif(
    not (DUMP.exists() and BIOGRAPHIES.exists()), reason="the shared data is not here"
)
