"""Readability of English text by the two standard formulas.

- Flesch reading ease: 206.835 - 1.015 words/sentence - 84.6 syllables/word (R. Flesch, "A new
  readability yardstick", Journal of Applied Psychology 32, 1948). Higher is easier.
- Flesch-Kincaid grade: 0.39 words/sentence + 11.8 syllables/word - 15.59 (J. P. Kincaid et al.,
  "Derivation of new readability formulas for Navy enlisted personnel", 1975). US school years.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...text.placeholders import remove_placeholders

_SENTENCE_END = re.compile(r"[.!?]+(?=[\"'”’)\]]*(?:\s|$))|\n+")
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_VOWELS = re.compile(r"[aeiouyà-æè-ïò-öù-ý]+")
_SILENT_E = re.compile(r"(?:[^laeiouy]e|[^td]ed|[^aeiouysxz]es)$")


@dataclass(frozen=True, slots=True)
class Readability:
    """The two scores, and the counts that they come from.

    reading_ease (float): Flesch; higher is easier.
    grade (float): Flesch and Kincaid; school years of the United States.
    words, sentences, syllables (int): Counts without placeholders.
    """

    reading_ease: float
    grade: float
    words: int
    sentences: int
    syllables: int


def readability(text: str) -> Readability | None:
    """Scores of a text without its placeholders; None if no word is left.

    A sentence is a stretch with at least one word that ends in `.`, `!`, `?` or a line break, so an
    abbreviation counts as an end, before and after sanitizing alike.

    text (str): English.
    RETURNS (Readability | None): None if no word is left.
    """
    sentences = [
        words
        for part in _SENTENCE_END.split(remove_placeholders(text))
        if (words := _WORD.findall(part))
    ]
    if not sentences:
        return None
    count = sum(map(len, sentences))
    syllables = sum(count_syllables(word) for sentence in sentences for word in sentence)
    per_sentence = count / len(sentences)
    per_word = syllables / count
    return Readability(
        reading_ease=206.835 - 1.015 * per_sentence - 84.6 * per_word,
        grade=0.39 * per_sentence + 11.8 * per_word - 15.59,
        words=count,
        sentences=len(sentences),
        syllables=syllables,
    )


def count_syllables(word: str) -> int:
    """Groups of vowels, less a silent final e, ed or es; at least one.

    word (str): Letters and apostrophes.
    RETURNS (int): At least 1.

    >>> [count_syllables(word) for word in ("made", "anonymous", "table")]
    [1, 4, 2]
    """
    lower = word.casefold()
    groups = len(_VOWELS.findall(lower))
    return max(groups - (1 if _SILENT_E.search(lower) else 0), 1)
