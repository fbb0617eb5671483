"""Masks on all mentions of what is masked once, and without words that a recognizer swallowed.

A recognizer that reads windows of a text can hide a name on page one and leave it on page nine.
TAB's entity recall counts such an entity as unmasked, because a reader does too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Sequence

from ..lang.en.lexicon import NEVER_FIRST, NEVER_LAST
from ..names import LONGEST_MENTION

_SHORTEST = 3  # Characters that a phrase needs to be looked for elsewhere.


def spread_masks(
    words: Sequence[str], masks: Sequence[tuple[int, int]], *, kept: Sequence[tuple[int, int]] = ()
) -> list[tuple[int, int]]:
    """Add every other place where the words of a mask stand, but inside of a longer phrase that is
    kept; none of words without a capital or a digit, which are mostly ordinary."""
    phrases: defaultdict[str, set[tuple[str, ...]]] = defaultdict(set)
    covered: set[int] = set()
    for start, end in masks:
        covered.update(range(start, end))
        phrase = tuple(words[start:end])
        if sum(map(len, phrase)) >= _SHORTEST and is_telling(phrase):
            phrases[phrase[0]].add(phrase)
    ordered = {
        first: sorted(found, key=lambda phrase: (-len(phrase), phrase))
        for first, found in phrases.items()
    }
    inside = {place: end - start for start, end in kept for place in range(start, end)}
    found = list(masks)
    behind = 0
    for position in [i for i, word in enumerate(words) if word in ordered]:
        if position < behind:
            continue
        for phrase in ordered[words[position]]:
            if (
                inside.get(position, 0) <= len(phrase)
                and tuple(words[position : position + len(phrase)]) == phrase
                and covered.isdisjoint(range(position, position + len(phrase)))
            ):
                behind = position + len(phrase)
                found.append((position, behind))
                break
    return sorted(found)


def is_telling(phrase: Sequence[str]) -> bool:
    """Whether a phrase has a capital letter or a digit."""
    return any(char.isupper() or char.isdigit() for word in phrase for char in word)


_SIGNS_NEVER_FIRST = frozenset(",;:.!?)]}'’”»")
_SIGNS_NEVER_LAST = frozenset(",;:([{‘“«")
_BREAKS = frozenset(".;!?")


def trim(words: Sequence[str], start: int, end: int, *, english: bool = True) -> tuple[int, int]:
    """A mask without tokens at its ends that give nothing away; "IN" may be a state.

    >>> trim(["the", "teacher", "and", "poet"], 1, 3)
    (1, 2)
    """
    first, last = start, end
    while first < last and _is_junk(words[first], _SIGNS_NEVER_FIRST, NEVER_FIRST, english):
        first += 1
    while first < last and _is_junk(words[last - 1], _SIGNS_NEVER_LAST, NEVER_LAST, english):
        last -= 1
    return (first, last) if first < last else (start, end)


def cut(words: Sequence[str], start: int, end: int) -> list[tuple[int, int]]:
    """Pieces of a mask as long as a mention can be; they end where lines or sentences do."""
    pieces = []
    while end - start > LONGEST_MENTION:
        near = range(start, start + LONGEST_MENTION)
        breaks = [i + 1 for i in near if words[i] in _BREAKS or "\n" in words[i]]
        middle = breaks[-1] if breaks else start + LONGEST_MENTION
        pieces.append((start, middle))
        start = middle
    return [*pieces, (start, end)]


def _is_junk(word: str, signs: Container[str], words: Container[str], english: bool) -> bool:
    return not word.strip() or word in signs or (english and word.islower() and word in words)
