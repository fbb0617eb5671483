import pytest


@pytest.fixture(scope="session")
def engine():
    """The pipeline of a worker, in this process."""
    from spacy_kanon import Recipe, Sanitizer
    from spacy_kanon.service import workers

    workers._sanitizer = Sanitizer(Recipe(mapping=True, verify=True))
    return workers._sanitizer


@pytest.fixture
def client(engine):
    from ._client import Client

    return Client()
