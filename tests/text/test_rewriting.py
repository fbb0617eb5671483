"""Replacements are dealt out to the pieces of a text, and lose nothing on the way."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.documents.document import split
from spacy_kanon.errors import KanonError
from spacy_kanon.release.restore import MapFile
from spacy_kanon.storage.records import json_line_records
from spacy_kanon.text.reversible_map import TextMap, header, make_map, restore
from spacy_kanon.text.rewriting import Replacement, remove_placeholders, rewrite
from tests.refusals import refused


def test_rewrite(text, replacements, expected):
    assert rewrite(text, [Replacement(*r) for r in replacements]).text == expected


# What is replaced is in brackets; markup at its ends stays, and the signs between two tags.
def test_markup_at_the_ends_stays(marked, expected):
    start = marked.index("[")
    text = marked.replace("[", "", 1)
    end = text.rindex("]")
    text = text[:end] + text[end + 1 :]
    assert rewrite(text, [Replacement(start, end, "***")]).text == expected


def test_rewrite_refuses_overlaps_and_bad_offsets(bad):
    refused("KN320", rewrite, "abcd", [Replacement(*r) for r in bad])


@st.composite
def replaced(draw):
    text = draw(st.text(max_size=40))
    cuts = sorted(draw(st.lists(st.integers(0, len(text)), max_size=8, unique=True)))
    pairs = list(zip(cuts[::2], cuts[1::2], strict=False))
    return text, [Replacement(s, e, draw(st.text(max_size=5))) for s, e in pairs]


@given(replaced())
def test_offsets_map_to_the_same_characters_and_to_what_replaces_them(case):
    text, replacements = case
    rewritten = rewrite(text, replacements)
    there = [rewritten.to_rewritten(i) for i in range(len(text) + 1)]
    assert there == sorted(there)
    replaced = {i for r in replacements for i in range(r.start, r.end)}
    for offset in set(range(len(text))) - replaced:
        assert rewritten.text[there[offset]] == text[offset]
    for replacement, start in zip(rewritten.replacements, rewritten.starts, strict=True):
        if replacement.text:
            assert rewritten.text[start:].startswith(replacement.text)
            assert there[replacement.start] == start


def test_removes_labels_but_no_words(text, expected):
    assert remove_placeholders(text, "_") == expected
    assert remove_placeholders(text) == expected.replace("_", " ")


@st.composite
def rewritings(draw):
    text = draw(st.text(max_size=60))
    cuts = sorted(draw(st.sets(st.integers(0, len(text)), max_size=8)))
    pairs = zip(cuts[::2], cuts[1::2], strict=False)
    return text, rewrite(text, [Replacement(a, b, draw(st.text(max_size=8))) for a, b in pairs])


def as_line(identity, text_map):
    return json.dumps({"id": identity, **text_map.to_dict()})


def map_file(*entries):
    return maps_of([json.dumps(header("sanitized_text")), *(as_line(*entry) for entry in entries)])


def maps_of(lines):
    return MapFile(json_line_records([line.encode() for line in lines]), path="map.jsonl")


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


def test_maps_of_texts_that_read_alike_or_differ():
    refused("record 7", restore, "*** went.", ANN, record=7)
    refused("KN461", restore, "*** left.", TextMap(ANN.released, BOB.original, ANN.pieces))
    refused("KN461", map_file((1, ANN)).take, "*** went.", 1, record=1)
    maps = map_file((None, ANN), (None, BOB))
    maps.take("*** left.", None, record=1)
    refused("KN462", maps.check_order)
    broken = TextMap(ANN.released, ANN.original, (Replacement(0, 99, "Ann"),))
    with pytest.raises(KanonError):
        restore("*** left.", broken)
    maps = map_file((1, ANN), (2, BOB))
    assert [maps.take("*** left.", i, record=i) for i in (2, 1)] == [BOB, ANN]
    maps.check_order()
    maps = map_file((None, ANN), (None, BOB))
    assert [maps.take("*** left.", None, record=i) for i in (1, 2)] == [ANN, BOB]
    maps.check_order()


def test_files_that_hold_no_maps_are_refused(lines):
    refused("KN460", maps_of, lines)


@st.composite
def cases(draw):
    """A text in pieces with something between them, and replacements that are apart."""
    pieces = draw(st.lists(st.tuples(st.text("ab", max_size=4), st.sampled_from(["", " ", "--"]))))
    text, bounds = "", []
    for piece, between in pieces:
        bounds.append((len(text), len(text) + len(piece)))
        text += piece + between
    cuts = sorted(draw(st.sets(st.integers(0, len(text)), max_size=6)))
    ends = zip(cuts[::2], cuts[1::2], strict=False)
    return text, bounds, [Replacement(start, end, f"<{start}>") for start, end in ends]


@given(cases())
def test_what_is_replaced_goes_and_the_rest_stays(case):
    text, bounds, replacements = case
    pieces = split(bounds, replacements)
    gone = {i for r in replacements for i in range(r.start, r.end)}
    texts = []
    for (low, high), changes in zip(bounds, pieces, strict=True):
        new = rewrite(text[low:high], changes, exact=True).text
        texts.append(Replacement(low, high, new))
        kept = "".join(text[i] for i in range(low, high) if i not in gone)
        assert "".join(c for c in new if c in "ab") == kept
        assert (new == text[low:high]) == gone.isdisjoint(range(low, high))
    shown = rewrite(text, texts, exact=True).text
    for r in replacements:
        touches = any(max(r.start, low) < min(r.end, high) for low, high in bounds)
        assert shown.count(r.text) == touches
