import pytest

from spacy_kanon.ontology.reader import open_ontology
from tests.ontology.items import ontology_of


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return ontology_of(tmp_path_factory.mktemp("ontology") / "world").path


@pytest.fixture(scope="session")
def world(folder):
    return open_ontology(folder)
