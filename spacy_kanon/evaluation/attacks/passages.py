"""What a fine-tuned attacker learns from: passages of background documents, whole and masked.

Anonymized texts lack names and numbers, background documents do not. An attacker that has only
seen whole passages learns names and then meets none; one that has also seen passages as masks
would leave them learns what else tells people apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

from ...names import STAR

_SENTENCE = re.compile(r"[^\n]+?(?:[.!?][\"'”’)\]]*(?=\s)|(?=\n)|$)", re.MULTILINE)
_NAME = re.compile(r"^\W*[A-ZÀ-Þ]|\d")
_SHORTEST = 8  # Words of a stretch that is cut out of a passage.
_MOST_OTHERS = 0.3  # Largest share of the words hidden that are neither names nor numbers.


def split_passages(text: str, words: int) -> Iterator[str]:
    """Cut a text into passages of whole sentences with at most `words` words.

    A sentence longer than that is cut into pieces of `words` words. Line breaks end a sentence.

    text (str): Any text.
    words (int): Most words of a passage.
    YIELDS (str): Words with single blanks between.

    >>> list(split_passages("He sang. She wrote three books.", 4))
    ['He sang.', 'She wrote three books.']
    """
    passage: list[str] = []
    for sentence in _SENTENCE.findall(text):
        sentence_words = sentence.split()
        if passage and len(passage) + len(sentence_words) > words:
            yield " ".join(passage)
            passage = []
        passage += sentence_words
        while len(passage) > words:
            yield " ".join(passage[:words])
            passage = passage[words:]
    if passage:
        yield " ".join(passage)


def masked_copy(passage: str, rng: Random) -> str:
    """A passage as some anonymizer might leave it: often shorter, with `***` for words.

    Words with a capital or a digit are hidden with one probability, drawn for the passage from 0
    to 1, all others with one from 0 to .3; half of the time only a stretch of it is kept.

    passage (str): As `split_passages` gives it.
    rng (Random): Decides.
    RETURNS (str): At least eight words, or as many as there are.
    """
    words: Sequence[str] = passage.split()
    if len(words) > _SHORTEST and rng.random() < 0.5:
        length = rng.randrange(_SHORTEST, len(words) + 1)
        start = rng.randrange(len(words) - length + 1)
        words = words[start : start + length]
    names, others = rng.random(), rng.random() * _MOST_OTHERS
    return " ".join(
        STAR if rng.random() < (names if _NAME.search(word) else others) else word for word in words
    )
