from __future__ import annotations

import gc
import weakref

from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.detection.trie_search import Memo, TermWalker, walker_of
from spacy_kanon.text.token_text import TokenText

from ..fakes import FakeKnowledge


class ListedKnowledge(FakeKnowledge):
    """One that can list its keys by prefix, like a knowledge base on disk."""

    def terms(self, prefix: str = ""):
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


@settings(deadline=None)
@given(TERMS, st.lists(WORDS, max_size=4))
def test_the_memo_changes_nothing(terms, texts):
    people = {" ".join(term): [0] for term in terms}
    plain, listed = FakeKnowledge(people), ListedKnowledge(people)
    small = TermWalker(listed, memo_size=2)
    for words in texts:
        tokens = tokens_of(words)
        expected = TermWalker(plain).find(tokens)
        assert walker_of(listed).find(tokens) == expected
        assert small.find(tokens) == expected


def test_the_memo_is_bounded():
    memo = Memo({}, {})
    walker = TermWalker(FakeKnowledge({"Oslo": [0]}), memo=memo, memo_size=10)
    for i in range(100):
        walker.find(tokens_of([f"word{i}", "Oslo"]))
        assert len(memo.near) <= 10 and len(memo.further) <= 10


def test_the_memo_goes_with_its_dictionary():
    knowledge = FakeKnowledge({"Oslo": [0]})
    walker_of(knowledge).find(tokens_of(["Oslo"]))
    gone = weakref.ref(knowledge)
    del knowledge
    gc.collect()
    assert gone() is None
