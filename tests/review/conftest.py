"""One reader of the bundled knowledge base for all tests of this room."""

from __future__ import annotations

import pytest

from spacy_kanon.release.runner import Recipe
from spacy_kanon.review.bench import Reader


@pytest.fixture(scope="session")
def reader() -> Reader:
    return Reader(Recipe(generalize={}))
