import pytest
import spacy
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.text.normalization import normalize
from spacy_kanon.text.token_text import TokenText

NLP = spacy.blank("en")


def token_text(text: str) -> TokenText:
    doc = NLP.make_doc(text)
    return TokenText.of(
        text, [token.idx for token in doc], [token.idx + len(token) for token in doc]
    )


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="ab \t\n\u00a0\u200be\u0301é.-ﬁ", max_size=40))
def test_bounds_are_carried_over_one_by_one(text):
    tokens, folded = token_text(text), normalize(text)
    assert list(tokens.starts) == [folded.from_original(at) for at in tokens.original_starts]
    assert list(tokens.ends) == [folded.from_original(at) for at in tokens.original_ends]


@pytest.mark.parametrize(
    "text, words",
    [
        ("Zoe\u0301 left  Oslo", ["Zoe", "left", "", "Oslo"]),
        ("O\u200bslo", ["Oslo"]),
        ("ﬁne", ["fine"]),
        ("", []),
    ],
)
def test_words_are_folded(text, words):
    assert token_text(text).words() == words


def test_covering():
    tokens = token_text("He left Oslo")
    assert tokens.covering(3, 7) == (1, 2)
    assert tokens.covering(4, 9) == (1, 3)
    assert tokens.covering(2, 7) == (1, 2)


@pytest.mark.parametrize("starts, ends", [([1, 0], [2, 1]), ([0], [9]), ([0], []), ([-1], [1])])
def test_wrong_bounds_are_refused(starts, ends):
    with pytest.raises(KanonError, match="KN220"):
        TokenText.of("abc", starts, ends)
