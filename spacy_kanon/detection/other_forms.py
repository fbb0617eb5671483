"""Terms in a form that the knowledge base does not list: plurals, capitals, names in lower case.

Jobs and nationalities are terms in the singular and in lower case, as they stand in a sentence;
"volcanologists" and, at the start of one, "Producer" say the same. A full name is one in lower
case as well ("angela merkel").
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from ..lang.language_rules import LanguageRules, WordUse
from ..names import DEM, PERSON
from ..text.caches import when_forgetting
from ..text.token_text import TokenText
from ..types import TermDictionary
from .trie_search import MEMO_SIZE, Match

_MOST_WORDS_BEFORE = 3  # "professional association football players"
_LONGEST_JOB = 100  # Characters.
_LONGEST_NAME = 4  # Words of a full name.
_Answer = TypeVar("_Answer")


class _Memo(NamedTuple):
    """Answers about words.

    singulars (dict[str, str]): The singular of a plural; empty if a word is none.
    begins_name, begins_term (dict[str, bool]): Whether a full name, a term begins so.
    ruled_out (set[str]): Words in lower case that are no plural and begin no name.
    """

    singulars: dict[str, str]
    begins_name: dict[str, bool]
    begins_term: dict[str, bool]
    ruled_out: set[str]


class OtherForms:
    """Finds the other forms of the terms of one dictionary, and remembers answers about words."""

    def __init__(self, terms: TermDictionary, language: LanguageRules) -> None:
        """terms (TermDictionary): If it can list its keys by prefix, more can be skipped.
        language (LanguageRules): Of the texts.
        """
        self._terms = terms
        self._language = language
        # A `ListedTerms`; asking for that costs more than all else here.
        self._has_prefix: Callable[[str], bool] | None = getattr(terms, "has_prefix", None)
        self._memo = _MEMOS.setdefault(terms, _Memo({}, {}, {}, set()))

    def find(self, tokens: TokenText, use: WordUse) -> Iterator[Match]:
        """Terms in the plural, at the start of a sentence, and full names in lower case.

        tokens (TokenText): The text.
        use (WordUse): How its words are used.
        RETURNS (Iterator[Match]): They may overlap each other and literal terms.
        """
        words = use.words
        looked_at = {word for word in use.lower - self._memo.ruled_out if self._is_a_start(word)}
        for i in [i for i, word in enumerate(words) if word in looked_at] if looked_at else ():
            if self._singular(words[i]):
                yield from self._plural(tokens, words, i, words[i])
            if self._begins_name(words[i]):
                yield from self._lower_case_name(words, i)
        for i in use.capitalized:
            if self._singular(words[i]):
                yield from self._plural(tokens, words, i, words[i])
            low = words[i][:1].lower() + words[i][1:]
            if (self._begins_term(low) or self._singular(low)) and use.opens_sentence(i):
                yield from self._opening(tokens, use, i, low)

    def _plural(
        self, tokens: TokenText, words: Sequence[str], i: int, word: str
    ) -> Iterator[Match]:
        """A job or a nationality in the plural: "volcanologists", "film directors"."""
        base = self._singular(word)
        if not base:
            return
        for first in range(max(i - _MOST_WORDS_BEFORE, 0), i):
            if words[first].islower():
                phrase = tokens.text[tokens.starts[first] : tokens.starts[i]] + base
                if self._is_trait(phrase):
                    yield Match(first, i + 1, (phrase,))
                    return
        if self._is_trait(base) and word not in self._terms:
            yield Match(i, i + 1, (base,))

    def _opening(self, tokens: TokenText, use: WordUse, i: int, low: str) -> Iterator[Match]:
        """A job that has a capital only because a sentence begins with it: "Producer Ada Berg"."""
        word, text = use.words[i], tokens.text
        if not use.is_ordinary(i) and word in self._terms:
            return
        yield from self._plural(tokens, use.words, i, low)
        start = text.find(word, tokens.starts[i], tokens.ends[i])
        if start < 0:
            return  # In capitals.
        for key in self._terms.prefixes(low[0] + text[start + 1 : start + _LONGEST_JOB]):
            first, last = tokens.covering(start, start + len(key))
            if tokens.ends[last - 1] == start + len(key) and self._terms.kind(key) == DEM:
                yield Match(first, last, (key,))

    def _lower_case_name(self, words: Sequence[str], i: int) -> Iterator[Match]:
        """A full name of the knowledge base in lower case: "angela merkel"."""
        key, best = "", 0
        for last in range(i + 1, min(i + _LONGEST_NAME, len(words))):
            if not words[last].islower() or not self._language.can_be_name(
                words[last], alone=False
            ):
                break
            name = self._language.with_capitals(words[i : last + 1])
            if name in self._terms and self._is_full_name(name):
                key, best = name, last
        if best:
            yield Match(i, best + 1, (key,))

    def _singular(self, word: str) -> str:
        """The singular of a plural that people are called by; empty if a word is none."""
        base = self._memo.singulars.get(word)
        if base is None:
            base = self._language.singular_of_people(word)
            _remember(self._memo.singulars, word, base)
        return base

    def _is_a_start(self, word: str) -> bool:
        """Whether a word in lower case is a plural or begins a full name."""
        if self._singular(word) or self._begins_name(word):
            return True
        if len(self._memo.ruled_out) >= MEMO_SIZE:
            self._memo.ruled_out.clear()
        self._memo.ruled_out.add(word)
        return False

    def _begins_term(self, word: str) -> bool:
        """Whether a term may begin with a word."""
        begins = self._memo.begins_term.get(word)
        if begins is None:
            begins = self._has_prefix is None or self._has_prefix(word)
            _remember(self._memo.begins_term, word, begins)
        return begins

    def _begins_name(self, word: str) -> bool:
        """Whether a full name may begin with a word, which is in lower case."""
        begins = self._memo.begins_name.get(word)
        if begins is not None:
            return begins
        begins = self._language.can_be_name(word, alone=False)
        if begins and self._has_prefix is not None:
            begins = self._has_prefix(word.capitalize() + " ")
        _remember(self._memo.begins_name, word, begins)
        return begins

    def _is_full_name(self, name: str) -> bool:
        """Whether a term is made of a given name and a surname, and is no title of a band."""
        parts = name.split()
        is_person = self._terms.kind(name) == PERSON
        return is_person and parts[0] in self._terms and parts[-1] in self._terms

    def _is_trait(self, key: str) -> bool:
        return key in self._terms and self._terms.kind(key) == DEM


def _remember(memo: dict[str, _Answer], word: str, answer: _Answer) -> None:
    if len(memo) >= MEMO_SIZE:
        memo.clear()
    memo[word] = answer


_MEMOS: WeakKeyDictionary[TermDictionary, _Memo] = WeakKeyDictionary()
when_forgetting(_MEMOS.clear)
