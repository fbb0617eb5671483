from __future__ import annotations

from collections import Counter

import pytest

from spacy_kanon.corpus.tab import read_tab
from spacy_kanon.corpus.wikireplace import replacement_choices
from spacy_kanon.errors import KanonError
from spacy_kanon.types import AnnotatedText

from .samples import SHARED, TEXT, mention


def text_with(generalizations, selection):
    replacement = {"generalizations": generalizations, "generalization_selection": selection}
    marks = [mention(18, 22, "LOC", "QUASI", "e", 1, replacement=replacement)]
    return AnnotatedText("d", TEXT, {"a": marks})


def test_options_stand_once_by_source_then_level_and_the_star_last():
    generalizations = {"P279": ["place", "thing", "***"], "P31": ["city", "place", "***"]}
    (choice,) = replacement_choices([text_with(generalizations, {"place": ["x", "y"]})])
    assert choice.options == ("city", "place", "thing", "***")
    assert choice.votes == {"place": ("x", "y")} and choice.surface == "Oslo"


@pytest.mark.parametrize(
    "generalizations,selection", [({"P31": ["city"]}, {"town": ["x"]}), (None, {}), ([], [])]
)
def test_bad_choices_name_the_mention(generalizations, selection):
    with pytest.raises(KanonError, match=r"KN504.*d: mention \[18, 22\)"):
        replacement_choices([text_with(generalizations, selection)])


def test_released_choices():
    path = SHARED / "wikireplace" / "dev.json"
    if not path.is_file():
        pytest.skip("the data set is not here")
    choices = replacement_choices(read_tab(path))
    assert len(choices) == 859  # all DIRECT and QUASI mentions
    assert Counter(len(choice.votes) > 1 for choice in choices)[True] == 96
