"""The language of a text, by its small words."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.lexicon import _LANGUAGES, language_of_words

words = st.sampled_from([*sorted(set().union(*_LANGUAGES.values())), "oslo", ""])


@given(st.lists(words, max_size=30))
def test_every_small_word_counts(written):
    times = Counter(written)
    counts = {lang: sum(times[word] for word in small) for lang, small in _LANGUAGES.items()}
    best, second = sorted(counts, key=lambda lang: -counts[lang])[:2]
    sure = counts[best] >= 5 and counts[best] >= 2 * counts[second] and best != "en"
    assert language_of_words(written) == (best if sure else "")
