"""English answers what the package asks of a language; other languages have no rules."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.language_rules import rules_of
from spacy_kanon.lang.lexicon import _LANGUAGES, language_of_words
from spacy_kanon.text.token_text import TokenText


@pytest.mark.parametrize("lang", ["de", "", "EN", "xx"])
def test_no_rules_for_other_languages(lang):
    assert rules_of(lang) is None


def test_plain_words_of_english(words, i, terms, expected):
    rules = rules_of("en")
    assert rules.is_plain_word(rules.word_use(words), i, terms) is expected


def test_plain_names_of_english(name, expected):
    assert rules_of("en").is_plain_name(name) is expected


def test_proper_nouns_of_english():
    text = "She met Thomas Jasper in Oslo ."
    words = text.split()
    starts = [text.index(word) for word in words]
    tokens = TokenText.of(text, starts, [s + len(w) for s, w in zip(starts, words, strict=True)])
    rules = rules_of("en")
    use = rules.word_use(tokens.words())
    kinds = list(rules.find_proper_nouns(tokens, use, frozenset()))
    assert kinds == [(2, 4, "PERSON"), (5, 6, "LOC")]


words = st.sampled_from([*sorted(set().union(*_LANGUAGES.values())), "oslo", ""])


@given(st.lists(words, max_size=30))
def test_every_small_word_counts(written):
    times = Counter(written)
    counts = {lang: sum(times[word] for word in small) for lang, small in _LANGUAGES.items()}
    best, second = sorted(counts, key=lambda lang: -counts[lang])[:2]
    sure = counts[best] >= 5 and counts[best] >= 2 * counts[second] and best != "en"
    assert language_of_words(written) == (best if sure else "")
