from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.linkage.build import MOST, build_background
from spacy_kanon.linkage.guides import ALWAYS
from spacy_kanon.linkage.reader import FEATURES, count_features, open_background
from spacy_kanon.linkage.search import Piece, make_units, mask_rare
from tests.refusals import refused

from .samples import PEOPLE, documents, features_of, index_of, index_of_words, words


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    """Oslo, pilots, Bergen and singing are known of two or more, lace of ada alone."""
    return index_of(tmp_path_factory.mktemp("index") / "index")


def people_of(index, feature, text):
    keys, _ = count_features([text], feature)
    first, count = index.sizes(feature, keys)
    posted = index.postings(feature, first, count)
    return {
        int(key): dict(zip(posted.people[a:b].tolist(), posted.counts[a:b].tolist(), strict=True))
        for key, a, b in zip(keys, posted.starts, posted.starts[1:], strict=False)
    }


@pytest.mark.parametrize("feature", FEATURES)
@settings(deadline=None, max_examples=25)
@given(texts=documents)
def test_postings_are_those_of_the_literal_features(tmp_path_factory, feature, texts):
    index = index_of_words(tmp_path_factory, texts)
    expected = [features_of(text, feature) for text in texts]
    for text in texts:
        lists = people_of(index, feature, text)
        counts = sorted(tuple(sorted(people.items())) for people in lists.values())
        assert counts == sorted(
            tuple((person, has[name]) for person, has in enumerate(expected) if name in has)
            for name in features_of(text, feature)
        )


def test_documents_of_one_person_are_added_up(index):
    assert index.people == ["ada", "bo", "cy", "di"]
    assert index.meta["documents"] == 5
    [lace] = people_of(index, "words", ["lace"]).values()
    assert lace == {0: 2}


@pytest.mark.parametrize("parts", [1, 2, 256])
def test_bytes_do_not_depend_on_the_number_of_parts(tmp_path, index, parts):
    build_background(PEOPLE, tmp_path / "other", parts=parts)
    assert open_background(tmp_path / "other").fingerprint == index.fingerprint


def test_counts_stay_in_a_byte(tmp_path):
    index = index_of(tmp_path / "x", [("a", "lace " * 1000), ("b", "lace")])
    assert people_of(index, "words", ["lace"]) == {
        int(count_features([["lace"]], "words")[0][0]): {0: MOST, 1: 1}
    }


def test_backgrounds_that_hide_nobody_are_refused(tmp_path, people, code):
    refused(code, build_background, people, tmp_path / "index")
    assert list(tmp_path.iterdir()) == []


def test_texts_without_words_and_no_index(tmp_path, index):
    refused("KN003", open_background, tmp_path / "nothing")
    assert mask_rare(index, make_units([Piece("-")]), 3).of_piece == [-1]


def test_stages_of_rare_units(index, text, most, stage):
    units = make_units([Piece("sings"), Piece(text)])
    marked = mask_rare(index, units, most)
    assert marked.visible.stages[1] == stage and units.visible.stages[1] != ALWAYS
    assert marked.of_piece == units.of_piece


@pytest.mark.parametrize("feature", FEATURES)
@given(text=st.lists(words, max_size=12))
def test_features_are_those_of_the_literal_ones(feature, text):
    _, counts = count_features([text], feature)
    assert Counter(counts.tolist()) == Counter(features_of(text, feature).values())


def test_the_numbers_of_features_never_change(feature, expected):
    assert count_features([["lace", "oslo"]], feature)[0].tolist() == expected
