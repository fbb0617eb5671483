import pytest

from spacy_kanon.lang.en.inflection import (
    fit,
    indefinite_article,
    is_plural,
    ordinal,
    plural,
    singular,
    split_head,
    with_the,
)
from spacy_kanon.lang.language_rules import NAME, NOUN, PERIOD


@pytest.mark.parametrize(
    "phrase,article",
    [
        ("actor", "an"), ("city in Norway", "a"), ("university", "a"), ("union", "a"),
        ("uninhabited island", "an"), ("unimportant town", "an"), ("hour", "an"),
        ("honorary member", "an"), ("hospital", "a"), ("European", "a"), ("one-act play", "a"),
        ("X-acre", "an"), ("MP", "an"), ("UN body", "a"), ("ice hockey team", "an"),
        ("undergraduate", "an"), ("user", "a"), ("uncle", "an"), ("heir", "an"),
    ],
)  # fmt: skip
def test_articles_follow_the_sound(phrase, article):
    assert indefinite_article(phrase) == article


@pytest.mark.parametrize(
    "one,many",
    [
        ("city", "cities"), ("city in Norway", "cities in Norway"), ("actor", "actors"),
        ("member of parliament", "members of parliament"), ("person", "people"),
        ("business", "businesses"), ("chess player", "chess players"), ("church", "churches"),
        ("television series", "television series"), ("sportswoman", "sportswomen"),
        ("Germanic language", "Germanic languages"), ("day", "days"),
    ],
)  # fmt: skip
def test_number_of_the_head_noun(one, many):
    assert plural(one) == many and singular(many) == one
    assert plural(many) == many and singular(one) == one


@pytest.mark.parametrize("word", ["chess", "news", "Paris", "politics", "virus", "gas", "physics"])
def test_words_that_only_look_like_plurals(word):
    assert not is_plural(word) and singular(word) == word


@pytest.mark.parametrize(
    "name",
    [
        "the Netherlands", "the United States", "the Czech Republic", "the Americas", "Norway",
        "the Soviet Union", "the Nordic countries", "the Kingdom of Norway", "Europe",
    ],
)  # fmt: skip
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


@pytest.mark.parametrize(
    "before,original,option,form,text,article",
    [
        ("She lives in ", "Oslo", "city in Norway", NOUN, "a city in Norway", None),
        ("", "Oslo", "city in Norway", NOUN, "A city in Norway", None),
        ("He left. ", "Oslo", "city", NOUN, "A city", None),
        ("She was an ", "actor", "performer", NOUN, "performer", "a"),
        ("She was a ", "geologist", "earth scientist", NOUN, "earth scientist", "an"),
        ("A ", "geologist", "earth scientist", NOUN, "earth scientist", "An"),
        ("She was a ", "geologist", "scientist", NOUN, "scientist", None),
        ("They were ", "geologists", "scientist", NOUN, "scientists", None),
        ("the ", "University of Oslo", "university", NOUN, "university", None),
        ("his ", "Oslo", "city", NOUN, "city", None),
        ("Ada's ", "Toyota", "vehicle", NOUN, "vehicle", None),
        ("She is ", "Norwegian", "Scandinavian", NAME, "Scandinavian", None),
        ("a ", "Norwegian", "Indian", NAME, "Indian", "an"),
        ("in ", "Norway", "the Nordic countries", NAME, "the Nordic countries", None),
        ("in the ", "US", "the Americas", NAME, "Americas", None),
        ("in ", "1972", "date in the 1970s", PERIOD, "the 1970s", None),
        ("(born ", "23 May 1972", "date in the 1970s", PERIOD, "a date in the 1970s", None),
        ("the spread of ", "Shotokan karate", "martial art", NOUN, "a martial art", None),
        ("the ", "Kuru kingdom", "kingdom", NOUN, "kingdom", None),
        ("He plays ", "Bach", "music", NOUN, "music", None),
    ],
)
def test_fit(before, original, option, form, text, article):
    assert fit(option, before=before, original=original, form=form) == (text, article)
