"""Masks without the words that a recognizer swallowed at their ends, and without end."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ..names import LONGEST_MENTION

_SIGNS_NEVER_FIRST = frozenset(",;:.!?)]}'’”»")
_SIGNS_NEVER_LAST = frozenset(",;:([{‘“«")
_BREAKS = frozenset(".;!?")


def trim(
    words: Sequence[str],
    start: int,
    end: int,
    *,
    never_first: Container[str] = frozenset(),
    never_last: Container[str] = frozenset(),
) -> tuple[int, int]:
    """A mask without tokens at its ends that give nothing away.

    A word in capitals is left: "IN" may be a state.

    words (Sequence[str]): The tokens of the text.
    start, end (int): Tokens of the mask, end exclusive.
    never_first, never_last (Container[str]): Words in lower case that no mention begins or ends
        with.
    RETURNS (tuple[int, int]): Tokens; as it was if nothing would be left.

    >>> trim(["the", "teacher", "and", "poet"], 1, 3, never_last={"and"})
    (1, 2)
    """
    first, last = start, end
    while first < last and _is_junk(words[first], _SIGNS_NEVER_FIRST, never_first):
        first += 1
    while first < last and _is_junk(words[last - 1], _SIGNS_NEVER_LAST, never_last):
        last -= 1
    return (first, last) if first < last else (start, end)


def cut(
    words: Sequence[str], start: int, end: int, longest: int = LONGEST_MENTION
) -> list[tuple[int, int]]:
    """Pieces of a mask that are no longer than a mention can be, and hide what it hid.

    A piece ends at a line end or the end of a sentence where there is one.

    words (Sequence[str]): The tokens of the text.
    start, end (int): Tokens of the mask, end exclusive.
    longest (int): Tokens of a piece, at least 1.
    RETURNS (list[tuple[int, int]]): Side by side.
    """
    pieces = []
    while end - start > longest:
        breaks = [i + 1 for i in range(start, start + longest) if _is_break(words[i])]
        middle = breaks[-1] if breaks else start + longest
        pieces.append((start, middle))
        start = middle
    return [*pieces, (start, end)]


def _is_junk(word: str, signs: Container[str], words: Container[str]) -> bool:
    return not word.strip() or word in signs or (word.islower() and word in words)


def _is_break(word: str) -> bool:
    return word in _BREAKS or "\n" in word
