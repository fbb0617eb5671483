import pytest

from spacy_kanon.lang.en.inflection import (
    indefinite_article,
    is_plural,
    ordinal,
    plural,
    singular,
    split_head,
    with_the,
)
from tests.examples import examples

EXAMPLES = examples(__file__)


@pytest.mark.parametrize("phrase,article", EXAMPLES["test_articles_follow_the_sound"])
def test_articles_follow_the_sound(phrase, article):
    assert indefinite_article(phrase) == article


@pytest.mark.parametrize("one,many", EXAMPLES["test_number_of_the_head_noun"])
def test_number_of_the_head_noun(one, many):
    assert plural(one) == many and singular(many) == one
    assert plural(many) == many and singular(one) == one


@pytest.mark.parametrize("word", ["chess", "news", "Paris", "politics", "virus", "gas", "physics"])
def test_words_that_only_look_like_plurals(word):
    assert not is_plural(word) and singular(word) == word


@pytest.mark.parametrize("name", EXAMPLES["test_names_of_places_with_the"])
def test_names_of_places_with_the(name):
    assert with_the(name.removeprefix("the ")) == name


@pytest.mark.parametrize(
    "number,text", [(1, "1st"), (2, "2nd"), (3, "3rd"), (11, "11th"), (21, "21st")]
)
def test_ordinals(number, text):
    assert ordinal(number) == text


def test_split_head():
    assert split_head("city in Norway") == ("city", " in Norway")
    assert split_head("of") == ("of", "")
