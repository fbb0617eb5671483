import pytest

from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.reader import open_ontology
from tests.ontology.items import USES, WORLD, MemorySource


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("ontology") / "world"
    build_ontology(MemorySource(WORLD, USES), path)
    return path


@pytest.fixture(scope="session")
def world(folder):
    return open_ontology(folder)
