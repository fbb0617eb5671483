"""Which units few people of an index have."""

import pytest

from spacy_kanon.linkage.guides import ALWAYS
from spacy_kanon.linkage.search import Piece, make_units, mask_rare
from tests.examples import examples

from .samples import index_of

EXAMPLES = examples(__file__)


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    """Oslo, pilots, Bergen and singing are known of two or more, lace of ada alone."""
    return index_of(tmp_path_factory.mktemp("units") / "index")


@pytest.mark.parametrize("text,most,stage", EXAMPLES["test_stages_of_rare_units"])
def test_stages_of_rare_units(index, text, most, stage):
    units = make_units([Piece("sings"), Piece(text)], protected=["berlin"])
    marked = mask_rare(index, units, most)
    assert marked.visible.stages[1] == stage and units.visible.stages[1] != ALWAYS
    assert marked.of_piece == units.of_piece


def test_a_text_without_words(index):
    assert mask_rare(index, make_units([Piece("-")]), 3).of_piece == [-1]
