"""What is remembered of texts is bounded and can be dropped."""

import spacy_kanon
from spacy_kanon.lang.en.person_names import parse_name
from spacy_kanon.text.caches import remembered
from spacy_kanon.text.normalization import _fold_short_stretch, normalize


def test_answers_are_remembered_until_they_are_forgotten():
    asked = []

    @remembered(2)
    def length(text: str) -> int:
        asked.append(text)
        return len(text)

    assert [length(text) for text in ("a", "a", "b", "c", "a")] == [1] * 5
    assert asked == ["a", "b", "c", "a"]
    spacy_kanon.forget_texts()
    assert length("a") == 1 and asked[-1] == "a" and len(asked) == 5


def test_no_name_and_no_word_of_a_text_is_left():
    parse_name("Qwertz Uiopsdfg")
    normalize("Zürich Ärger")
    caches = (parse_name, _fold_short_stretch)
    assert all(cache.cache_info().currsize for cache in caches)
    spacy_kanon.forget_texts()
    assert not any(cache.cache_info().currsize for cache in caches)
