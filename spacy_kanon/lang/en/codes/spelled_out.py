"""Letters set apart, and addresses as people say them.

"A n g e l a M e r k e l" stands so in headings, in old print and where somebody wants to get past a
filter; "jane dot doe at example dot com" where somebody hides an address from machines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from ...mentions import CodeMention
from ..lexicon import is_plain

# Four letters or more, each by itself, all set apart by the same sign.
_LETTERS = re.compile(
    r"(?<![\w'])[^\W\d_](?P<sign>[ *~])[^\W\d_](?:(?P=sign)[^\W\d_]){2,80}(?![\w'])"
)
_IN_LETTERS = re.compile(r"[ *~]\w[ *~]\w[ *~]\w")

# Endings of addresses that are no word of a sentence ("look at the dot in the middle").
_END = (
    r"(?:com|org|net|edu|gov|mil|info|biz|io|ai|eu|uk|ca|au|nz|de|fr|es|nl|ch|se|dk|fi|pl|ru|cn|jp)"
)
_AT = r"(?: ?[(\[{<] ?at ?[)\]}>] ?| at | @ ?)"
_SAID_DOT = r"(?: ?[(\[{<] ?(?:dot|\.) ?[)\]}>] ?| dot )"
_DOT = rf"(?:{_SAID_DOT}|\.)"
_PART = r"[\w+-]{2,40}"
SAID_ADDRESS = re.compile(
    rf"(?<![\w.+-])(?:[\w+-]{{1,40}}{_DOT}){{0,4}}[\w+-]{{1,40}}{_AT}(?:{_PART}{_DOT}){{0,3}}{_PART}"
    rf"{_SAID_DOT}{_END}(?:{_SAID_DOT}{_END})?(?![\w-])",
    re.IGNORECASE,
)
IN_SAID_ADDRESS = re.compile(r"(?i:\bdot\b)|[(\[{<] ?\.")


def find_set_apart(text: str) -> Iterator[CodeMention]:
    """Words whose letters stand apart.

    text (str): A normalized text.
    YIELDS (CodeMention): Nothing says what they are. Letters that make an ordinary word
        ("R E P O R T") are no mention.

    >>> [text[m.start:m.end] for text in ["ask A n n a L e e", "a R E P O R T"] for m in
    ...  find_set_apart(text)]
    ['A n n a L e e']
    """
    if _IN_LETTERS.search(text):
        for match in _LETTERS.finditer(text):
            letters = match[0][::2].lower()
            if not _is_ordinary(letters) and not _in_order(letters):
                yield CodeMention(*match.span(), "")


def _is_ordinary(letters: str) -> bool:
    """ "report", and "areport": an article stands before it like one letter more."""
    return is_plain(letters) or (letters[0] in "ai" and is_plain(letters[1:]))


def _in_order(letters: str) -> bool:
    """ "a b c d": items of a list, not the letters of a word."""
    return all(a < b for a, b in pairwise(letters))
