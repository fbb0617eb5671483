import pytest

from spacy_kanon.release.runner import Recipe, sanitize_texts
from spacy_kanon.release.sanitize import consistent_floors

TEXTS = [
    "Anna, an actor from Oslo, won in 1968.",
    "He was born in Oslo.",
    "He moved from Paris to Oslo in 1990 and became a professional footballer.",
    "She left.",
]


def wordings(texts, recipe):
    found = {}
    for outcome in sanitize_texts(texts, recipe):
        for key, wording in outcome.wordings.items():
            found.setdefault(key, set()).add(wording and wording[0])
    return found


@pytest.fixture(scope="module")
def floors():
    return consistent_floors(TEXTS, Recipe(generalize={}))


def test_texts_alone_word_a_term_differently():
    assert len(wordings(TEXTS, Recipe(generalize={}))["Oslo"]) > 1


def test_all_texts_word_a_term_alike(floors):
    found = wordings(TEXTS, Recipe(generalize={"floors": floors}, verify=True))
    assert all(len(wording) == 1 for wording in found.values()), found
    assert {key for key, wording in found.items() if wording != {None}} == floors.keys()


def test_it_is_the_same_in_several_processes(floors):
    assert consistent_floors(TEXTS, Recipe(generalize={}), n_process=2) == floors


def test_nothing_to_do():
    assert consistent_floors([], Recipe(generalize={})) == {}
    assert consistent_floors(["She left."], Recipe(generalize={})) == {}
