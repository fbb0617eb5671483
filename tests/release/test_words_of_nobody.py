"""Ordinary words that are terms although nobody is known to have them."""

import pytest

from spacy_kanon.kb.build import build_kb
from spacy_kanon.names import DEM
from spacy_kanon.release.runner import Recipe, sanitize_texts
from spacy_kanon.types import TermRow
from tests.kb.people import MemoryPeople


@pytest.fixture(scope="module")
def words_kb(tmp_path_factory):
    """Somebody is a chef; of a geologist the fact is missing."""
    folder = tmp_path_factory.mktemp("words")
    rows = [TermRow("chef", person, DEM, "P106") for person in range(9)]
    for name, words in (("without", ()), ("with", ("chef", "geologist"))):
        build_kb(MemoryPeople(rows), folder / name, words=words)
    return folder


@pytest.mark.parametrize(
    "name,config,masked",
    [
        # The vocabulary has the job, whatever the knowledge base lost.
        ("without", {}, "A *** and a chef, ***."),
        ("with", {}, "A *** and a chef, ***."),
        ("with", {"unknown": "keep"}, "A geologist and a chef, geologists."),
        ("with", {"guarantee": "combinations"}, "A *** and a chef, ***."),
    ],
)
@pytest.mark.parametrize("generalize", [None, {}], ids=["masked", "generalized"])
def test_a_word_that_nobody_is_known_to_have_is_of_unknown_risk(
    words_kb, name, config, masked, generalize
):
    if "guarantee" in config:
        generalize = None
    recipe = Recipe(
        config={"kb": str(words_kb / name), **config}, verify=True, generalize=generalize
    )
    [outcome] = sanitize_texts(["A geologist and a chef, geologists."], recipe)
    assert outcome.problem is None and outcome.record["masked_text"] == masked
    geologist = next((s for s in outcome.record["spans"] if s["keys"] == ["geologist"]), None)
    assert geologist is None or geologist["k"] is None
