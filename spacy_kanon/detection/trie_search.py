"""The walk down a dictionary of terms from every token of a text.

Most tokens begin no term. What a token and the character after it say about that is remembered,
so that the dictionary is asked once for each different word:

1. no term begins with the token and the next character, and the token is no term: skip it;
2. the token is a term, and no longer one begins so: it is the only match here;
3. otherwise look, in the same way, at the token and the next three characters ("of Th");
4. if terms begin with these too, ask for all terms that the text begins with here.

A token with signs in it or around it ("--Hemingway", "<b>golfer</b>", "golfer_and_cook") is
searched from every place where letters begin, and terms may end where letters end.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
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

MEMO_SIZE = 20_000  # Different words remembered, some 2 MB; then the memo begins anew.

_NOTHING, _ITSELF, _MORE, _SIGNS = 0, 1, 2, 3
_FURTHER = 3  # Characters after a token that are looked at when one says too little.
_SHORTEST_INSIDE = 3  # Letters of a term in lower case beside signs: no "re" in "they're".
_LETTERS = re.compile(r"[^\W_]+")
_ESCAPE = re.compile(r"\\[nrt](?=\w)")
_END = "\n"  # Stands after the text; no term holds it.

_Bounds = tuple[list[int], list[int]]


@runtime_checkable
class FoldedTerms(Protocol):
    """A dictionary that can be searched without regard to case."""

    @property
    def folded(self) -> bool: ...

    def folded_prefixes(self, text: str) -> list[str]: ...


@runtime_checkable
class ListedTerms(Protocol):
    """A dictionary that can say whether a key begins so."""

    def has_prefix(self, prefix: str) -> bool: ...


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
        self._has_prefix = terms.has_prefix if isinstance(terms, ListedTerms) else None
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
        answers = list(map(self._near.get, heads))
        candidates: list[tuple[int, int]] = []
        for i in [i for i, answer in enumerate(answers) if answer != _NOTHING]:
            answer = answers[i]
            if answer is None:
                answer = self._ask(self._near, heads[i], heads[i][:-1])
            if answer != _NOTHING:
                candidates.append((i, answer))
        with_signs = {
            i: _letter_bounds(text, starts[i], ends[i])
            for i, answer in candidates
            if answer == _SIGNS
        }
        stops = {
            stop: i + 1
            for i, (begins, inner) in with_signs.items()
            for stop in inner[begins[0] == starts[i] and _in_word(text, starts[i]) :]
        }
        matches: list[Match] = []
        for i, answer in candidates:
            if answer == _MORE and i + 1 not in with_signs:
                answer = self._look_further(tokens, padded, i)
            if answer == _ITSELF:
                matches.append(Match(i, i + 1, (self._prefix + heads[i][:-1],)))
            elif answer != _NOTHING:
                begins = with_signs[i][0] if i in with_signs else ()
                for start in dict.fromkeys((starts[i], *begins)):
                    matches += self._walk(tokens, text, start, i, stops, with_signs)
        return matches

    def _look_further(self, tokens: TokenText, padded: str, i: int) -> int:
        """What `_FURTHER` characters after token `i` say, if no term can end among them."""
        start, end = tokens.starts[i], tokens.ends[i]
        if i + 1 == len(tokens) or tokens.ends[i + 1] < end + _FURTHER:
            return _MORE
        head = padded[start : end + _FURTHER]
        answer = self._further.get(head)
        return self._ask(self._further, head, padded[start:end]) if answer is None else answer

    def _walk(
        self,
        tokens: TokenText,
        text: str,
        start: int,
        first: int,
        stops: Mapping[int, int],
        with_signs: Mapping[int, _Bounds],
    ) -> Iterator[Match]:
        """Terms that begin at an offset in token `first` and end where a token or letters end."""
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
            if start == tokens.starts[first] and end == ends[last - 1]:
                yield Match(first, last, (key,))
            elif end - start >= _SHORTEST_INSIDE or not text[start:end].islower():
                # Nothing but signs before the first letters and behind the last ones.
                opens = first not in with_signs or start <= with_signs[first][0][0]
                closes = last - 1 not in with_signs or end >= with_signs[last - 1][1][-1]
                yield Match(first, last, (key,), opens and closes)

    def _ask(self, memo: dict[str, int], head: str, token: str) -> int:
        """Ask the dictionary about a token, with what stands after it, and keep the answer."""
        if not token:
            answer = _NOTHING
        elif _has_signs(token):
            answer = _SIGNS
        elif self._has_prefix is None or self._has_prefix(self._prefix + head):
            answer = _MORE
        else:
            answer = _ITSELF if self._is_term(token) else _NOTHING
        if len(memo) >= self._memo_size:
            memo.clear()
        memo[head] = answer
        return answer

    def _is_term(self, token: str) -> bool:
        return self._prefix + token in self._prefixes(token)


def _has_signs(token: str) -> bool:
    """Whether a token has letters or digits, and signs besides.

    >>> [_has_signs(token) for token in ("Oslo", "--Oslo", "golfer_and_cook", "--")]
    [False, True, True, False]
    """
    return not token.isalnum() and any(map(str.isalnum, token))


def _in_word(text: str, at: int) -> bool:
    """Whether a token that starts here goes on with a word, like the second of "Do", "n't"."""
    return at > 0 and text[at - 1].isalnum()


def _letter_bounds(text: str, start: int, end: int) -> _Bounds:
    """Places in a token where letters or digits begin, and where they end: a term may do so too.

    Letters also begin behind an escaped line break or tab: `\\nOslo`.
    """
    token = text[start:end]
    runs = [match.span() for match in _LETTERS.finditer(token)]
    begins = [start + first for first, _ in runs]
    begins += [start + escape.end() for escape in _ESCAPE.finditer(token)]
    return begins, [start + last for _, last in runs]
