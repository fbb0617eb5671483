"""Names of a text in forms that no capital shows: "angela merkel", "amerkel", "angela_merkel_cv".

Only names that the same text writes as those of people are looked for. A part alone ("merkel") is
looked for where the text is seen to write that name in lower case: without that evidence nearly
all words found are ordinary ones, since titles ("Table Tennis") look like names of people.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from ..lang.language_rules import LanguageRules, WordUse

_LETTERS = re.compile(r"[^\W\d_]+")
_SHORTEST_COMPOUND = 6


def find_name_forms(
    use: WordUse, names: Iterable[str], sure: Collection[str], language: LanguageRules
) -> Iterator[tuple[int, int, str]]:
    """Tokens in lower case that are made of the names of a text.

    use (WordUse): How the words of the text are used.
    names (Iterable[str]): Names of people as the text has them, folded.
    sure (Collection[str]): Words that are names for certain. Two words that stand side by side as
        in a name are that name only if one of them is sure: else "table tennis" were one.
    language (LanguageRules): Of the text.
    RETURNS (Iterator[tuple[int, int, str]]): First and last (exclusive) token, and the name or the
        part of it that they hold.
    """
    written = {
        name: [part for part in _LETTERS.findall(name) if not part.islower()] for name in names
    }
    written = {name: parts for name, parts in written.items() if len(parts) > 1}
    if not written:
        return
    words = _compound_words(use.lower, written, language)
    pairs = _pairs(use.lower, written, sure, language)
    hits = [(i, i + 1, words[word]) for i, word in enumerate(use.words) if word in words]
    if pairs:
        hits += [
            (i, i + 2, pairs[pair]) for i, pair in enumerate(pairwise(use.words)) if pair in pairs
        ]
    yield from hits
    singles = {part.lower(): part for name in {name for *_, name in hits} for part in written[name]}
    if singles:
        for i, word in enumerate(use.words):
            if word in singles and language.can_be_name(word, alone=True):
                yield i, i + 1, singles[word]


def _compound_words(
    lower: frozenset[str], written: Mapping[str, Sequence[str]], language: LanguageRules
) -> dict[str, str]:
    """Words in lower case that are names without blanks, or hold one beside signs."""
    compounds: dict[str, str] = {}
    for name, parts in written.items():
        first, last = parts[0].lower(), parts[-1].lower()
        compounds[first + last] = compounds[last + first] = compounds[first[0] + last] = name
        if len(parts) > 2:
            compounds["".join(parts).lower()] = name
    words = {
        form: compounds[form]
        for form in lower & compounds.keys()
        if len(form) >= _SHORTEST_COMPOUND and language.can_be_name(form, alone=True)
    }
    runs_of = {word: _LETTERS.findall(word) for word in lower if not word.isalpha()}
    with_signs = {word: runs for word, runs in runs_of.items() if len(runs) > 1}
    if with_signs:
        compounds.update((part.lower(), name) for name, parts in written.items() for part in parts)
    for word, runs in with_signs.items():
        names = [run for run in runs if run in compounds and language.can_be_name(run, alone=True)]
        if names:
            words[word] = compounds[names[0]]
    return words


def _pairs(
    lower: frozenset[str],
    written: Mapping[str, Sequence[str]],
    sure: Collection[str],
    language: LanguageRules,
) -> dict[tuple[str, str], str]:
    """Neighbours in a name that the text has in lower case too, with the name."""
    return {
        (left.lower(), right.lower()): name
        for name, parts in written.items()
        for left, right in pairwise(parts)
        if (left in sure or right in sure)
        and {left.lower(), right.lower()} <= lower
        and language.can_be_name(left.lower(), alone=True)
        and language.can_be_name(right.lower(), alone=True)
    }
