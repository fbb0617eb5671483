"""Characters that may stay visible in a mention that otherwise is masked.

Annotators differ on whether "the", "Mr" or a comma belong to a mention, so TAB counts a mention
as masked when only such characters are left. TAB (evaluation.py) names characters, a few words,
and the parts of speech ADP, PART, CCONJ and DET as spaCy tags them. A tagger would make the score
depend on a model, so the default here is an explicit list of the English words of those closed
classes; words that are as often something else ("like", "past", "plus") are not in it. With a
tagged Doc for every text, `ignorable_by_tags` follows TAB's rule.

TAB compares whole tokens, and a token keeps what the tokenizer leaves in it: "Mr." with its full
stop is not "mr", so it has to be masked, nor is the initial in "A. Berg" the determiner "a". The
list follows that. In the mentions that need masking it says the same as the tagger's rule with
spaCy's small English model of all 7,702 characters of the TAB documents at hand from its dev part,
and of all but 4 of 43,010 from its train part ("au", "w" and "v.", to that model adpositions).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import Errors, KanonError
from ...types import AnnotatedText

# For each character of a text, whether it may stay visible.
Ignorable = Callable[[AnnotatedText], NDArray[np.bool_]]

CHARACTERS = " ,.-;:/&()[]–'\"’“”"
TITLES = ("mr", "mrs", "ms", "no", "nr", "about")
ADPOSITIONS = (
    "above", "across", "after", "against", "along", "among", "around", "as", "at", "before",
    "behind", "below", "beneath", "beside", "besides", "between", "beyond", "by", "despite",
    "during", "except", "for", "from", "in", "inside", "into", "near", "of", "off", "on",
    "onto", "over", "per", "since", "through", "throughout", "till", "toward", "towards",
    "under", "underneath", "until", "unto", "upon", "via", "with", "within", "without",
)  # fmt: skip
PARTICLES = ("to", "not")
COORDINATORS = ("and", "or", "but", "nor")
DETERMINERS = (
    "a", "an", "the", "this", "that", "these", "those", "each", "every", "either", "neither",
    "some", "any", "all", "both", "another",
)  # fmt: skip
WORDS: tuple[str, ...] = (*TITLES, *ADPOSITIONS, *PARTICLES, *COORDINATORS, *DETERMINERS)
TAGS = ("ADP", "PART", "CCONJ", "DET")
_POSSESSIVE = r"(?<=\w)['’]s\b"
# What spaCy's tokenizer keeps in one token: "d'or", "C.A.", "A.", "Mr." (but not "MR.", "no.").
_TOKEN_START = r"(?<!\w)(?<!\w[.'’])"
_NO_ABBREVIATION = r"(?!(?:[^\W\d_]|(?-i:Mr|Mrs|Ms))\.)"


@dataclass(frozen=True)
class IgnorableWords:
    """Ignore listed characters, listed words (whole tokens, whatever the case) and possessive 's.

    characters (str): Each of these characters. Line ends are not in the default: TAB's list has
        the space only.
    words (tuple[str, ...]): Lower case.

    >>> text = AnnotatedText("d", "Mr Berg of Mr. Bo's", {})
    >>> "".join(c for c, free in zip(text.text, IgnorableWords()(text)) if not free)
    'BergMrBo'
    """

    characters: str = CHARACTERS
    words: tuple[str, ...] = WORDS

    def __call__(self, text: AnnotatedText) -> NDArray[np.bool_]:
        ignored = np.zeros(len(text.text), dtype=bool)
        pattern = self._pattern()
        if pattern is not None:
            for match in pattern.finditer(text.text):
                ignored[match.start() : match.end()] = True
        return ignored

    def _pattern(self) -> re.Pattern[str] | None:
        parts = []
        if self.words:
            words = "|".join(map(re.escape, self.words))
            parts += [_POSSESSIVE, rf"{_TOKEN_START}{_NO_ABBREVIATION}(?:{words})\b"]
        if self.characters:
            parts.append(f"[{re.escape(self.characters)}]")
        return re.compile("|".join(parts), re.IGNORECASE) if parts else None


DEFAULT_IGNORABLE = IgnorableWords()
NOTHING_IGNORABLE = IgnorableWords(characters="", words=())


def ignorable_by_tags(
    docs: Mapping[str, Any],
    *,
    tags: Iterable[str] = TAGS,
    words: Iterable[str] = TITLES,
    characters: str = CHARACTERS,
) -> Ignorable:
    """TAB's own rule, given a Doc with part-of-speech tags for every text.

    docs (Mapping[str, Doc]): By document id.
    tags (Iterable[str]): Parts of speech that may stay.
    words (Iterable[str]): Words that may stay, in lower case.
    characters (str): Characters that may stay.
    RETURNS (Ignorable): From a text to its ignorable characters.
    RAISES (KanonError): when called, E605 for a text without a Doc, or with a Doc of another text.
    """
    tag_set, word_set = frozenset(tags), frozenset(words)
    by_character = IgnorableWords(characters=characters, words=())

    def ignorable(text: AnnotatedText) -> NDArray[np.bool_]:
        doc = docs.get(text.doc_id)
        if doc is None or doc.text != text.text:
            what = f"The part-of-speech rule for document {text.doc_id}"
            advice = "Tag every text of the gold corpus."
            raise KanonError(
                Errors.E605.format(what=what, minimum=1, unit="tagged Doc", count=0, advice=advice)
            )
        ignored = by_character(text)
        for token in doc:
            if token.pos_ in tag_set or token.text.lower() in word_set:
                ignored[token.idx : token.idx + len(token)] = True
        return ignored

    return ignorable
