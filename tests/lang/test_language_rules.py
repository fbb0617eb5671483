"""English answers what the package asks of a language; other languages have no rules."""

from collections import Counter
from itertools import accumulate

from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.language_rules import rules_of
from spacy_kanon.lang.lexicon import _LANGUAGES, language_of_words
from spacy_kanon.text.token_text import Layout, TokenText

words = st.sampled_from([*sorted(set().union(*_LANGUAGES.values())), "oslo", ""])


def layout_of(words: list[str]) -> Layout:
    ends = [*accumulate(len(word) + 1 for word in words)]
    starts = [end - len(word) - 1 for end, word in zip(ends, words, strict=True)]
    return Layout(TokenText.of(" ".join([*words, ""]), starts, [end - 1 for end in ends]))


def test_plain_words_of_english(words, i, terms, expected):
    rules = rules_of("en")
    assert rules.is_plain_word(rules.word_use(layout_of(words)), i, terms) is expected


def test_proper_nouns_of_english():
    rules = rules_of("en")
    layout = layout_of(["She", "met", "Thomas", "Jasper", "in", "Oslo", "."])
    kinds = list(rules.find_proper_nouns(rules.word_use(layout), frozenset()))
    assert kinds == [(2, 4, "PERSON"), (5, 6, "LOC")]


@given(st.lists(words, max_size=30))
def test_every_small_word_counts(written):
    times = Counter(written)
    counts = {lang: sum(times[word] for word in small) for lang, small in _LANGUAGES.items()}
    best, second = sorted(counts, key=lambda lang: -counts[lang])[:2]
    sure = counts[best] >= 5 and counts[best] >= 2 * counts[second] and best != "en"
    assert language_of_words(written) == (best if sure else "")
