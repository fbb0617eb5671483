"""One engine of the bundled knowledge base for all tests of this room."""

import pytest

from spacy_kanon.review.engine import Engine

from .samples import make_controller


@pytest.fixture(scope="session")
def engine() -> Engine:
    return Engine()


@pytest.fixture
def controller(tmp_path, engine):
    made = make_controller(tmp_path / "p", engine)
    yield made
    made.project.close()
