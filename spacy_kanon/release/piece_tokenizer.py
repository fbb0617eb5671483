"""Tokenize long stretches without a space piece by piece.

spaCy's tokenizer takes one sign after the other off both ends of what stands between two spaces,
each time looking at all that is left: 200,000 brackets take hours. Such a stretch is cut where no
word is: between two signs if there are any, else beside one. Offsets stay, since nothing is added.
"""

from __future__ import annotations

import re
from typing import Any

from spacy.tokens import Doc

LONGEST = 2_000  # characters without a space; no URL or name is that long
SIGNS = 200  # that are no letter, digit or space, in a row
_STRETCH = re.compile(rf"\S{{{LONGEST + 1},}}")
_SIGNS = re.compile(rf"[^\w\s]{{{SIGNS + 1},}}")


class PieceTokenizer:
    """A tokenizer that gives another one no stretch of more than `LONGEST` characters, and no more
    than `SIGNS` signs in a row.

    A text without such a stretch is tokenized by the other one alone.
    """

    def __init__(self, tokenizer: Any) -> None:
        """tokenizer (Callable[[str], Doc]): A pipeline's own."""
        self.tokenizer = tokenizer

    @property
    def vocab(self) -> Any:
        """That of the other tokenizer."""
        return self.tokenizer.vocab

    def __call__(self, text: str) -> Doc:
        """RETURNS (Doc): Its text is the text, character by character."""
        pieces = cut(text)
        if len(pieces) == 1:
            return self.tokenizer(text)
        docs = [self.tokenizer(piece) for piece in pieces]
        words = [token.text for doc in docs for token in doc]
        spaces = [bool(token.whitespace_) for doc in docs for token in doc]
        return Doc(self.vocab, words=words, spaces=spaces)


def cut(text: str) -> list[str]:
    """Cut a text inside what is too long for the tokenizer.

    >>> [len(piece) for piece in cut("ab " + "(" * 500)]
    [203, 200, 100]
    """
    pieces = _cut(text, _STRETCH, LONGEST)
    return [part for piece in pieces for part in _cut(piece, _SIGNS, SIGNS)]


def _cut(text: str, too_long: re.Pattern[str], longest: int) -> list[str]:
    places = []
    for match in too_long.finditer(text):
        start, end = match.span()
        while end - start > longest:
            start = _place(text, start, start + longest)
            places.append(start)
    return [text[i:j] for i, j in zip([0, *places], [*places, len(text)], strict=True)]


def _place(text: str, start: int, end: int) -> int:
    """The last good place to cut after `start` and up to `end`."""
    beside = 0
    for place in range(end, (start + end) // 2, -1):
        before, after = text[place - 1].isalnum(), text[place].isalnum()
        if not before and not after:
            return place
        if not (before and after):
            beside = beside or place
    return beside or end
