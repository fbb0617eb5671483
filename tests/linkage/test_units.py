"""Which units few people of an index have."""

import pytest

from spacy_kanon.linkage.guides import ALWAYS, FREELY, IF_NEEDED, NEVER
from spacy_kanon.linkage.search import Piece, make_units, mask_rare

from .samples import index_of


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    """Oslo, pilots, Bergen and singing are known of two or more, lace of ada alone."""
    return index_of(tmp_path_factory.mktemp("units") / "index")


@pytest.mark.parametrize(
    "text,most,stage",
    [
        ("unheard", 0, ALWAYS),
        ("lace", 0, FREELY),
        ("lace", 1, ALWAYS),
        ("pilot", 1, FREELY),
        ("pilot", 2, ALWAYS),
        ("oslo", 2, FREELY),
        ("pilot lace", 1, ALWAYS),
        ("films pilot", 0, ALWAYS),  # Each is known of somebody, both of nobody.
        ("whom", 5, IF_NEEDED),  # Function words are everybody's.
        ("Berlin", 5, NEVER),  # Protected.
    ],
)
def test_stages_of_rare_units(index, text, most, stage):
    units = make_units([Piece("sings"), Piece(text)], protected=["berlin"])
    marked = mask_rare(index, units, most)
    assert marked.visible.stages[1] == stage and units.visible.stages[1] != ALWAYS
    assert marked.of_piece == units.of_piece


def test_a_text_without_words(index):
    assert mask_rare(index, make_units([Piece("-")]), 3).of_piece == [-1]
