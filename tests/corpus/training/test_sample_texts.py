import pytest
from sample_texts import make_texts

from spacy_kanon.errors import KanonError


def test_texts_are_about_the_people_they_name():
    texts = list(make_texts(60))
    assert len({text["id"] for text in texts}) == 60
    for text in texts:
        assert text["name"] in text["text"]
        assert "{" not in text["text"] and "  " not in text["text"]
        assert text["text"][0].isupper() and text["text"].endswith(".")


def test_a_seed_repeats_the_texts_and_another_changes_words_only():
    first = list(make_texts(20, seed=1))
    assert first == list(make_texts(20, seed=1))
    other = list(make_texts(20, seed=2))
    assert [text["name"] for text in first] == [text["name"] for text in other]
    assert first != other


def test_more_texts_begin_with_the_same_ones():
    assert list(make_texts(30))[:10] == list(make_texts(10))


@pytest.mark.parametrize("count", [0, -1, 10**9])
def test_an_impossible_number_is_refused(count):
    with pytest.raises(KanonError, match="KN562"):
        list(make_texts(count))
