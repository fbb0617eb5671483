"""The knowledge base of the real dump, built once for all files that need it."""

import pytest

from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.kb.tables import open_source
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.source import DumpSource

from .real_data import DUMP


@pytest.fixture(scope="session")
def wikidata_kb(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kb") / "wikidata"
    build_kb(open_source(DUMP), folder)
    with open_kb(folder) as kb:
        yield kb


@pytest.fixture(scope="session")
def wikidata_ontology(tmp_path_factory):
    folder = tmp_path_factory.mktemp("ontology") / "wikidata"
    build_ontology(DumpSource(DUMP), folder)
    return folder
