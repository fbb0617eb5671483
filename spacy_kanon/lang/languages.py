"""In which language a text is written, by its small words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

# Words that the others of these languages do not have, folded.
_SMALL = {
    "en": "the and of to is was with for that he she they his her from have has you this are",
    "de": "der und die das ist nicht mit ich sie auf fur den dem ein eine von zu wir bitte ihr",
    "fr": "le les des et est une pour dans vous je que qui sur mon ma ne pas ce cette du au avec",
    "es": "el los las y es una para por con que mi su no del se le he ha como usted lo muy",
}
# Titles, articles without their vowel and what letters begin with, which name lists have as well.
_FORMS = {
    "de": "herr herrn frau herren damen dank sie ihr ihre dr nr str",
    "fr": "monsieur madame mademoiselle messieurs mme mlle m d l j c n s qu merci je la le objet "
    "tel cher chere docteur",
    "es": "senor senora senores don dona estimado estimada sr sra atentamente el le",
}
FORMS = {lang: frozenset(words.split()) for lang, words in _FORMS.items()}
_LANGUAGES = {lang: frozenset(words.split()) for lang, words in _SMALL.items()}
_FEWEST = 5
_AHEAD = 2


def language_of_words(words: Iterable[str]) -> str:
    """The language of a text.

    words (Iterable[str]): Its words in lower case, folded.
    RETURNS (str): "de", "es" or "fr"; empty for English, and in doubt.

    >>> language_of_words("wir bitten sie und ihn um den brief mit dem gruss".split())
    'de'
    >>> language_of_words("he came to the von der leyen house".split())
    ''
    """
    times = Counter(words)
    if times.total() < _FEWEST:
        return ""
    counts = {
        lang: sum(times[word] for word in small & times.keys())
        for lang, small in _LANGUAGES.items()
    }
    ranked = sorted(counts, key=lambda lang: -counts[lang])
    best, second = counts[ranked[0]], counts[ranked[1]]
    sure = best >= _FEWEST and best >= _AHEAD * second
    return ranked[0] if sure and ranked[0] != "en" else ""
