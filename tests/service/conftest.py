import pytest

from spacy_kanon.release.runner import Recipe
from spacy_kanon.service.sanitizing import Engine


@pytest.fixture(scope="session")
def engine():
    return Engine(Recipe(mapping=True, verify=True))
