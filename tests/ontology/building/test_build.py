import filecmp

import pytest

from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.format import FORMAT
from spacy_kanon.storage.folders import META
from tests.ontology.items import OSLO, USES, WORLD, MemorySource, item
from tests.refusals import refused


def test_same_items_same_bytes(folder, tmp_path):
    build_ontology(MemorySource(reversed(WORLD), USES), tmp_path / "again")
    same, different, errors = filecmp.cmpfiles(
        folder, tmp_path / "again", [META, *FORMAT.files], shallow=False
    )
    assert (len(same), different, errors) == (3, [], [])


def test_what_is_kept_and_worded(world):
    for name in ("Oslo", "geologist", "scientist", "Norway", "Scandinavia"):
        assert world.readings(name), name
    assert not world.readings("nobody needs this")
    row = world.row_of("Q300")
    assert world.label(row) == "" and world.strings(row) == []
    assert world.meta["counts"]["without_label"] == 1


@pytest.mark.parametrize("entities", [[], [item(OSLO, "Oslo")]])
def test_a_source_without_people_is_an_error(tmp_path, entities):
    refused("KN404", build_ontology, MemorySource(entities), tmp_path / "out")
    assert list(tmp_path.iterdir()) == []
