"""What is masked once is masked everywhere: one mention left over gives the others away.

A recognizer that reads windows of a text can hide a name on page one and leave it on page nine.
TAB's entity recall counts such an entity as unmasked, because a reader does too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence


def spread_masks(
    words: Sequence[str],
    masks: Sequence[tuple[int, int]],
    *,
    kept: Sequence[tuple[int, int]] = (),
    min_length: int = 3,
) -> list[tuple[int, int]]:
    """Add every other place where the words of a mask stand.

    words (Sequence[str]): The tokens of a text.
    masks (Sequence[tuple[int, int]]): Tokens [start, end) that are hidden, without overlaps.
    kept (Sequence[tuple[int, int]]): Tokens [start, end) of mentions that may stay. A phrase is not
        masked inside a longer one: the country in the name of its ministry.
    min_length (int): Characters that a phrase needs to be looked for elsewhere.
    RETURNS (list[tuple[int, int]]): Sorted, without overlaps; the given masks are kept as they are.
        Longer phrases are looked for first. A phrase is looked for only if it has a capital letter
        or a digit: what is written in lower case is mostly an ordinary word, whose meaning hangs
        on its place.

    Time is linear in the text for phrases of bounded length.
    """
    phrases: defaultdict[str, set[tuple[str, ...]]] = defaultdict(set)
    covered: set[int] = set()
    for start, end in masks:
        covered.update(range(start, end))
        phrase = tuple(words[start:end])
        if sum(map(len, phrase)) >= min_length and _is_telling(phrase):
            phrases[phrase[0]].add(phrase)
    ordered = {first: sorted(found, key=_longest_first) for first, found in phrases.items()}
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


def join_overlapping(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Sorted spans [start, end), those that share a position united."""
    joined: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _is_telling(phrase: Sequence[str]) -> bool:
    return any(char.isupper() or char.isdigit() for word in phrase for char in word)


def _longest_first(phrase: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    return -len(phrase), phrase
