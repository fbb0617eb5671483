"""Silver annotation of many texts, in one process or several."""

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.release.silver_texts import annotate_texts, silver_recipe
from spacy_kanon.training.silver import Entry


@pytest.mark.parametrize("selection", ["greedy", "random"])
def test_a_person_and_what_the_kb_does_not_know_are_masked(selection):
    text = "Qwertz Uiopson was born in Xyzzytown on 3 April 1873. He sang."
    recipe = silver_recipe(selection=selection)
    [(_, silver)] = annotate_texts([Entry("1", "Q", text)], recipe)
    assert [text[start:end] for start, end in silver.masks] == [
        "Qwertz Uiopson",
        "Xyzzytown",
        "3 April 1873",
    ]


def test_the_same_seed_gives_the_same_masks_in_one_process_or_two():
    entries = [
        Entry(str(n), f"P{n}", f"P{n} of Oslo, born in 19{n:02}, is a poet.") for n in range(40)
    ]
    recipe = silver_recipe(selection="random", seed=3)
    alone = list(annotate_texts(entries, recipe))
    assert alone == list(annotate_texts(entries, recipe, n_process=2))


def test_a_knowledge_base_that_is_absent_is_refused(tmp_path):
    recipe = silver_recipe(kb=str(tmp_path / "absent"))
    with pytest.raises(KanonError):
        list(annotate_texts([Entry("1", "A", "A sang.")], recipe))
