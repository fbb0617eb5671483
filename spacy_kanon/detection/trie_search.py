"""The walk down a dictionary of terms from every token of a text.

Most tokens begin no term. What a token and the character after it say about that is remembered,
so that the dictionary is asked once for each different word:

1. no term begins with the token and the next character, and the token is no term: skip it;
2. the token is a term, and no longer one begins so: it is the only match here;
3. otherwise look, in the same way, at the token and the next three characters ("of Th");
4. if terms begin with these too, ask for all terms that the text begins with here.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple, Protocol, runtime_checkable

from ..errors import Errors, KanonError
from ..names import FOLDED_PREFIX
from ..text.token_text import TokenText
from ..types import TermDictionary

EXACT = "exact"
FOLDED = "folded"
CASES = (EXACT, FOLDED)

# Longest literal term that is looked for. Labels and aliases of Wikidata have at most 250
# characters; a bound keeps the search linear in the length of the text.
MAX_TERM_LENGTH = 500

MEMO_SIZE = 100_000  # Different words remembered, some 10 MB; then the memo begins anew.

_NOTHING, _ITSELF, _MORE = 0, 1, 2
_FURTHER = 3  # Characters after a token that are looked at when one says too little.
_END = "\n"  # Stands after the text; no term holds it.

_Bounds = tuple[list[int], list[int]]
_NO_BOUNDS: _Bounds = ([], [])


@runtime_checkable
class FoldedTerms(Protocol):
    """A dictionary that can be searched without regard to case."""

    @property
    def folded(self) -> bool: ...

    def folded_prefixes(self, text: str) -> list[str]: ...


@runtime_checkable
class ListedTerms(Protocol):
    """A dictionary that can list its keys by their beginning."""

    def terms(self, prefix: str = "") -> Iterator[str]: ...


class Match(NamedTuple):
    """Tokens `first` to `last` (exclusive) express one of `keys`; no keys: a date nobody has.

    whole (bool): Whether the tokens say nothing else. "2011.Jasper" is one token for some
        tokenizers, and more than a year.
    """

    first: int
    last: int
    keys: tuple[str, ...]
    whole: bool = True


def check_case(case: str, terms: TermDictionary | None = None) -> None:
    """RAISES (KanonError): E221 if `case` is unknown, E222 if the dictionary (where one is given)
    has no folded terms."""
    if case not in CASES:
        raise KanonError(Errors.E221.format(value=case, choices=", ".join(CASES)))
    if terms is None or case != FOLDED:
        return
    if not (isinstance(terms, FoldedTerms) and terms.folded):
        raise KanonError(Errors.E222)


class TermWalker:
    """Finds the literal terms of one dictionary, and remembers which words begin none."""

    def __init__(
        self,
        terms: TermDictionary,
        case: str = EXACT,
        *,
        memo_size: int = MEMO_SIZE,
    ) -> None:
        """terms (TermDictionary): If it can list its keys by prefix, more can be skipped.
        case (str): "exact", or "folded" for a dictionary with folded keys.
        memo_size (int): Most answers kept, of each sort.
        RAISES (KanonError): E221 or E222, see `check_case`.
        """
        check_case(case, terms)
        self._folded = case == FOLDED
        self._prefix = FOLDED_PREFIX if self._folded else ""
        self._prefixes: Callable[[str], list[str]] = terms.prefixes
        if self._folded and isinstance(terms, FoldedTerms):
            self._prefixes = terms.folded_prefixes
        self._listed = terms.terms if isinstance(terms, ListedTerms) else None
        self._near: dict[str, int] = {}  # Answers by token and next character,
        self._further: dict[str, int] = {}  # and by token and `_FURTHER` more.
        self._memo_size = memo_size

    def forget(self) -> None:
        """Drop what is remembered: words of the texts that were searched."""
        self._near.clear()
        self._further.clear()

    def find(self, tokens: TokenText) -> list[Match]:
        """All terms on token boundaries, by start, the shortest first."""
        # Folding case keeps all offsets: `text.normalization` has decomposed what it would expand.
        text = tokens.text.casefold() if self._folded else tokens.text
        starts, ends = tokens.starts, tokens.ends
        padded = text + _END
        heads = [padded[start : end + 1] for start, end in zip(starts, ends, strict=True)]
        odd = _inner_bounds(tokens)
        stops = {stop: i + 1 for i, (_, inner) in odd.items() for stop in inner}
        answers = list(map(self._near.get, heads))
        found: list[Match] = []
        for i in [i for i, answer in enumerate(answers) if answer != _NOTHING or i in odd]:
            answer = answers[i]
            if answer is None:
                answer = self._ask(self._near, heads[i], heads[i][:-1])
            if i not in odd:
                if answer == _MORE and i + 1 not in odd:
                    answer = self._look_further(tokens, padded, i)
                if answer == _NOTHING:
                    continue
                if answer == _ITSELF:
                    found.append(Match(i, i + 1, (self._prefix + heads[i][:-1],)))
                    continue
            for start in (starts[i], *odd.get(i, _NO_BOUNDS)[0]):
                found += self._walk(tokens, text, start, i, stops)
        return found

    def _look_further(self, tokens: TokenText, padded: str, i: int) -> int:
        """What `_FURTHER` characters after token `i` say, if no term can end among them."""
        start, end = tokens.starts[i], tokens.ends[i]
        if i + 1 == len(tokens) or tokens.ends[i + 1] < end + _FURTHER:
            return _MORE
        head = padded[start : end + _FURTHER]
        answer = self._further.get(head)
        return self._ask(self._further, head, padded[start:end]) if answer is None else answer

    def _walk(
        self, tokens: TokenText, text: str, start: int, first: int, stops: dict[int, int]
    ) -> Iterator[Match]:
        shift = start - len(self._prefix)
        ends = tokens.ends
        for key in self._prefixes(text[start : start + MAX_TERM_LENGTH]):
            end = shift + len(key)
            last = stops.get(end)
            if last is None:
                # Of tokens with one end, all but the first are empty.
                last = bisect_left(ends, end, first) + 1
                if last > len(ends) or ends[last - 1] != end:
                    continue
            exact = start == tokens.starts[first] and end == ends[last - 1]
            whole = exact or tokens.are_only(start, end, first, last)
            yield Match(first, last, (key,), whole)

    def _ask(self, memo: dict[str, int], head: str, token: str) -> int:
        """Ask the dictionary about a token, with what stands after it, and keep the answer."""
        if not token:
            answer = _NOTHING
        elif self._listed is None or next(self._listed(self._prefix + head), None) is not None:
            answer = _MORE
        else:
            answer = _ITSELF if self._is_term(token) else _NOTHING
        if len(memo) >= self._memo_size:
            memo.clear()
        memo[head] = answer
        return answer

    def _is_term(self, token: str) -> bool:
        return self._prefix + token in self._prefixes(token)


def _inner_bounds(tokens: TokenText) -> dict[int, _Bounds]:
    """Further places where a term may start or end, inside of tokens that folding has changed.

    Tokenizers do not see through invisible or look-alike characters: "Oslo<zero width space>." is
    one token. In such a token a term may also start and end beside punctuation.
    """
    found: dict[int, _Bounds] = {}
    text = tokens.text
    for i in tokens.with_odd_characters():
        start, end = tokens.starts[i], tokens.ends[i]
        if text[start:end].isalnum():
            continue
        letter = [char.isalnum() for char in text[start:end]]
        pairs = list(enumerate(pairwise(letter), start + 1))
        begins = [at for at, (before, after) in pairs if after and not before]
        stops = [at for at, (before, after) in pairs if before and not after]
        if begins or stops:
            found[i] = (begins, stops)
    return found
