"""The knowledge base of the real dump, built once for all files that need it, and real texts."""

import gzip
import json

import pytest

from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.kb.tables import open_source
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.source import DumpSource

from ..examples import SHARED
from .kb import build_small_kb

DUMP = SHARED / "wikidata" / "wikidata-sample.json.bz2"
BIOGRAPHIES = SHARED / "biographies" / "biographies.jsonl.gz"
needs_real_data = pytest.mark.skipif(
    not (DUMP.exists() and BIOGRAPHIES.exists()), reason="the shared data is not here"
)


def biographies(every: int) -> list[str]:
    """One text of so many, from all over the file."""
    with gzip.open(BIOGRAPHIES, "rt", encoding="utf8") as lines:
        return [json.loads(line)["text"] for line in lines][::every]


@pytest.fixture(scope="session")
def small_kb(tmp_path_factory):
    return build_small_kb(tmp_path_factory.mktemp("kb") / "small")


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
