from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.detection.gazetteer import TermWalker
from spacy_kanon.text.token_text import TokenText

from ..fakes import FakeKnowledge


class ListedKnowledge(FakeKnowledge):
    """One that can list its keys by prefix, like a knowledge base on disk."""

    def has_prefix(self, prefix: str) -> bool:
        return (key for key in sorted(self._people) if key.startswith(prefix))


def tokens_of(words: list[str]) -> TokenText:
    text, starts = "", []
    for word in words:
        starts.append(len(text))
        text += word + " "
    return TokenText.of(
        text, starts, [at + len(word) for at, word in zip(starts, words, strict=True)]
    )


WORDS = st.lists(st.sampled_from(["a", "ab", "b", "Oslo", "Osl", "."]), max_size=12)
TERMS = st.lists(
    st.lists(st.sampled_from(["a", "ab", "b", "Oslo", "Os", "."]), min_size=1, max_size=3)
)


@given(TERMS, st.lists(WORDS, max_size=4))
def test_the_memo_changes_nothing(terms, texts):
    people = {" ".join(term): [0] for term in terms}
    plain, listed = FakeKnowledge(people), ListedKnowledge(people)
    small, remembering = TermWalker(listed, memo_size=2), TermWalker(listed)
    for words in texts:
        tokens = tokens_of(words)
        expected = TermWalker(plain).find(tokens)
        assert remembering.find(tokens) == expected
        assert small.find(tokens) == expected


def test_the_memo_is_bounded_and_can_be_dropped():
    walker = TermWalker(FakeKnowledge({"Oslo": [0]}), memo_size=10)
    for i in range(100):
        walker.find(tokens_of([f"word{i}", "Oslo"]))
        assert len(walker._near) <= 10 and len(walker._further) <= 10
    walker.forget()
    assert not walker._near and not walker._further
