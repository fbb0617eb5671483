"""Terms that tell of a person whatever a knowledge base knows: jobs, diseases, beliefs, peoples.

A knowledge base that lost every fact about waitresses knows no waitress; the word tells of one all
the same. Terms that are made of frequent words alone are left: "teacher", "lung cancer".
"""

from __future__ import annotations

from collections.abc import Iterator

from ...names import DEM, MISC
from ...text.token_text import TokenText
from ..language_rules import WordUse
from ..lexicon import TERMS, lexicon
from .inflection import singular
from .lexicon import BEGINS_TERM

_LONGEST = 64  # Characters.
_COMMON, _DISEASE = TERMS["COMMON"], TERMS["DISEASE"]


def find_vocabulary(tokens: TokenText, use: WordUse) -> Iterator[tuple[int, int, str]]:
    """Terms of the vocabulary, in any case and in the plural.

    tokens (TokenText): The text.
    use (WordUse): How its words are used.
    YIELDS (tuple[int, int, str]): First and last (exclusive) token and kind; they do not overlap.
    """
    words, text, low = lexicon("en"), tokens.text, use.low
    done = 0
    for i in [i for i, flags in enumerate(use.flags) if flags & BEGINS_TERM]:
        following = low[i + 1] if i + 1 < len(low) else ""
        if i < done or not words.begins_term(low[i], following):
            continue
        start = tokens.starts[i]
        longest = 0
        stretch = text[start : start + _LONGEST].lower()
        for term, what in words.terms(stretch):
            end = start + len(term)
            is_whole = end == len(text) or not text[end].isalnum() or _is_plural(text, start, end)
            if is_whole and not what & _COMMON:
                first, last = tokens.covering(start, end)
                if first == i and last > longest:
                    longest, kind = last, MISC if what & _DISEASE else DEM
        if longest:
            done = longest
            yield i, longest, kind


def _is_plural(text: str, start: int, end: int) -> bool:
    """Whether a term goes on with the ending of its plural."""
    stop = end
    while stop < len(text) and text[stop].isalpha():
        stop += 1
    return stop - end <= 2 and singular(text[start:stop]) == text[start:end]
