import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.text.reversible_map import MapFile, TextMap, header, make_map, restore
from spacy_kanon.text.rewriting import Replacement, rewrite
from tests.refusals import refused


@st.composite
def rewritings(draw):
    text = draw(st.text(max_size=60))
    cuts = sorted(draw(st.sets(st.integers(0, len(text)), max_size=8)))
    pairs = zip(cuts[::2], cuts[1::2], strict=False)
    return text, rewrite(text, [Replacement(a, b, draw(st.text(max_size=8))) for a, b in pairs])


def as_line(identity, text_map):
    return json.dumps({"id": identity, **text_map.to_dict()})


def map_file(*entries):
    lines = [json.dumps(header("sanitized_text")), *(as_line(*entry) for entry in entries)]
    return MapFile.read(lines, path="map.jsonl")


@given(rewritings())
def test_what_was_rewritten_comes_back(case):
    text, rewritten = case
    text_map = make_map(text, rewritten)
    assert restore(rewritten.text, text_map) == text
    again = TextMap.from_dict(json.loads(as_line(1, text_map)))
    assert restore(rewritten.text, again) == text


def masked(text):
    return make_map(text, rewrite(text, [Replacement(0, 3, "***")]))


ANN, BOB = masked("Ann left."), masked("Bob left.")


def test_a_map_of_another_text_is_refused():
    refused("record 7", restore, "*** went.", ANN, record=7)
    refused("KN461", restore, "*** left.", TextMap(ANN.released, BOB.original, ANN.pieces))
    refused("KN461", map_file((1, ANN)).take, "*** went.", 1, record=1)


def test_texts_that_read_alike_are_told_apart_by_id_or_by_order():
    maps = map_file((1, ANN), (2, BOB))
    assert [maps.take("*** left.", i, record=i) for i in (2, 1)] == [BOB, ANN]
    maps.check_order()
    maps = map_file((None, ANN), (None, BOB))
    assert [maps.take("*** left.", None, record=i) for i in (1, 2)] == [ANN, BOB]
    maps.check_order()


def test_half_of_the_texts_that_read_alike_are_refused_without_ids():
    maps = map_file((None, ANN), (None, BOB))
    maps.take("*** left.", None, record=1)
    refused("KN462", maps.check_order)


def test_files_that_hold_no_maps_are_refused(lines):
    refused("KN460", MapFile.read, lines, path="map.jsonl")


def test_pieces_outside_the_text_are_refused():
    broken = TextMap(ANN.released, ANN.original, (Replacement(0, 99, "Ann"),))
    with pytest.raises(KanonError):
        restore("*** left.", broken)
