"""Terms that are too frequent and too empty to identify anybody.

They are never stored in a knowledge base and never candidates for masking. The words and the
reason for each group stand in `data/harmless.json`; the papers call this the white list.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

HARMLESS_PATH = Path(__file__).parent.parent / "data" / "harmless.json"


@lru_cache(maxsize=1)
def harmless_terms() -> frozenset[str]:
    """All spellings of all harmless terms. Case counts: "will" is harmless, "Will" is a name."""
    spellings: set[str] = set()
    for group in json.loads(HARMLESS_PATH.read_text(encoding="utf8")):
        terms = set(group["terms"])
        spellings |= terms
        if group["case"] == "lower and title":
            spellings |= {term[:1].upper() + term[1:] for term in terms}
    return frozenset(spellings)


def is_harmless(key: str) -> bool:
    """Whether a key says nothing: a listed term, a single character, or a number below 100.

    Numbers this small count, rank or date something (which then has a key of its own), and
    occur in nearly every text.

    key (str): A normalized surface.
    """
    if len(key) < 2 or key in harmless_terms():
        return True
    return len(key) == 2 and key.isdigit()
