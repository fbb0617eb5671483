"""Evidence about word types: what a word is, whatever stands around it.

One table, memory-mapped, says of each folded word whether it is ordinary by counts, a name of
people or towns, a drug, a thing and so on; a second one has terms that tell of a person: jobs,
diseases, beliefs, peoples. Both are made by `scripts/make_lexicon.py`, which says how a word gets
into which. A word that is in no table is taken for a name where it has a capital.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import marisa_trie

from ..text.caches import remembered

DATA = Path(__file__).parent / "data"
_LETTERS = re.compile(r"[^\W_]*")
_PATTERN = re.compile(r"^(@?\w+)(?: (.+))?((?:\n  .*)*)", re.MULTILINE)
_GOES_ON = re.compile(r"\n  ")
_PART = re.compile(r"@([A-Z][A-Z_\d]*)")
_SHORTEST_DRUG = 6  # A name of a drug has more letters: "ramipril".
MEMO_SIZE = 50_000  # Different words remembered.

# Flags of words that stand in a list of `lang/data/LANG.lists`, too.
_OF_LISTS = {
    "FUNCTION": "function_words",
    "ORDINARY": "ordinary_words",
    "NAME_LIKE": "name_like",
    "HONORIFIC": "honorifics",
    "ORG": "org_words",
    "LOC": "loc_words",
    "WORK": "work_words",
    "DRUG": "drugs",
}
# What the table of words says. ENGLISH: ordinary by counts and no name; AMBIGUOUS: ordinary and a
# name; SURNAME: ordinary or a thing, and a rare surname; DICTIONARY: rare, and on no list of names;
# PROPER: a name or a thing that no dictionary has, and texts hardly in lower case; LEMMA: ordinary,
# in a dictionary, and longer than most acronyms.
FLAGS = {
    name: 1 << bit
    for bit, name in enumerate(
        dict.fromkeys(
            (
                *("ENGLISH", "AMBIGUOUS", "THING", "NAME", "GIVEN", "SURNAME", "DICTIONARY"),
                *("DE", "ES", "FR", "DRUG", "MEDICAL", "BEGINS_TERM", "PROPER", "LEMMA"),
                *_OF_LISTS,
            )
        )
    )
}
# Of an ordinary word besides, three bits each: how frequent a surname it is (0 if it is none), and
# how much more often texts have it in lower case than with a capital.
SURNAME_AT, LOWER_AT = 22, 25
SURNAME_RANKS = (88_799, 30_000, 10_000, 3_000, 1_000)
LOWER_CUTS = (2.3, 3.0, 3.7, 4.6, 5.6, 6.8, 8.0)
# What the table of terms says. COMMON: made of frequent words alone.
TERMS = {"OCCUPATION": 1, "DISEASE": 2, "BELIEF": 4, "PEOPLE": 8, "COMMON": 16}


def words_of(text: str) -> frozenset[str]:
    """The words of a text between blanks and line ends, each once."""
    return frozenset(text.split())


@cache
def _sections(name: str) -> dict[str, str]:
    """The sections of a file of `lang/data`; a line with a `#` in front is a remark."""
    text = re.sub(r"^#.*\n", "", (DATA / name).read_text("utf8"), flags=re.M)
    sections = re.split(r"^\[(\w+)\]\n", text, flags=re.M)
    return dict(zip(sections[1::2], sections[2::2], strict=True))


@cache
def word_list(name: str, lang: str = "en") -> frozenset[str]:
    """A list of words that was written down by hand."""
    return words_of(_sections(f"{lang}.lists")[name])


@cache
def noun_table(section: str, lang: str = "en") -> dict[str, str]:
    """A section of `lang/data/LANG.heads`: a noun, and how names of such things begin or end."""
    lines = _sections(f"{lang}.heads")[section].split("\n")
    return dict(line.split(" = ", 1) for line in lines if line)


@cache
def weights(name: str = "weights", lang: str = "en") -> dict[str, float]:
    """What clues weigh: "weights" those of `lang.en.salience`, made by `bench/fit_clues.py`,
    "odds" those of `lang.en.word_use`, made by `bench/fit_name_odds.py`.
    """
    rows = (line.split("\t") for line in (DATA / f"{lang}.{name}").read_text("utf8").splitlines())
    return {clue: float(weight) for clue, weight in rows}


def patterns(section: str, lang: str = "en", **parts: str) -> dict[str, re.Pattern[str]]:
    """The patterns of a section of `lang/data/LANG.patterns`; `parts` are parts that it lacks."""
    found = {}
    for name, *lines in _PATTERN.findall(_sections(f"{lang}.patterns")[section]):
        text = _GOES_ON.sub("", "".join(lines))
        text = _PART.sub(lambda match: parts[match[1]], text)
        parts[name.removeprefix("@")] = text
        if not name.startswith("@"):
            found[name] = re.compile(text)
    return found


class Lexicon:
    """The tables of one language, and what was asked of them."""

    def __init__(self, lang: str) -> None:
        """lang (str): Its code: "en"."""
        self._words = marisa_trie.RecordTrie("<I").mmap(str(DATA / f"{lang}.words"))
        self._terms = marisa_trie.RecordTrie("<I").mmap(str(DATA / f"{lang}.terms"))
        self._listed: dict[str, int] = {}
        for flag, name in _OF_LISTS.items():
            for word in word_list(name, lang):
                self._listed[word] = self._listed.get(word, 0) | FLAGS[flag]
        self._drug_stems = tuple(word_list("drug_stems", lang))
        self.flags = remembered(MEMO_SIZE)(self._flags)
        self.begins_term = remembered(MEMO_SIZE)(self._begins_term)
        self._terms_at = remembered(MEMO_SIZE)(self._terms_of)

    def _flags(self, low: str) -> int:
        """What the table says of a folded word in lower case; 0 if it has none of it.

        A word that no table has is a drug if it ends as international names of drugs do.
        """
        found = self._words.get(low)
        flags = (found[0][0] if found else 0) | self._listed.get(low, 0)
        if not flags and len(low) > _SHORTEST_DRUG and low.endswith(self._drug_stems):
            return FLAGS["DRUG"]
        return flags

    def _begins_term(self, low: str, following: str) -> bool:
        """Whether a term is a word, or begins with it and the following one; both in lower case."""
        longer = (self._terms.iterkeys(f"{low}{gap}{following}") for gap in (" ", ""))
        return low in self._terms or any(next(keys, None) is not None for keys in longer)

    def begins_job(self, low: str) -> bool:
        """Whether occupations of several words begin with a word: "horse trainer"."""
        flags = (self._terms[term][0][0] for term in self._terms.iterkeys(f"{low} "))
        return any(flag & TERMS["OCCUPATION"] for flag in flags)

    def terms(self, low: str) -> list[tuple[str, int]]:
        """Terms that a text in lower case begins with, the longest last, with their flags."""
        head = _LETTERS.match(low)[0]  # type: ignore[index]
        known = self._terms_at(head) if head else self._flagged(self._terms.prefixes(low))
        return [(term, flags) for term, flags in known if low.startswith(term)]

    def _terms_of(self, head: str) -> list[tuple[str, int]]:
        longer = [term for term in self._terms.keys(head) if not term[len(head) :][:1].isalnum()]
        return self._flagged(sorted({*self._terms.prefixes(head), *longer}, key=len))

    def _flagged(self, terms: Iterable[str]) -> list[tuple[str, int]]:
        return [(term, self._terms[term][0][0]) for term in terms]


@cache
def lexicon(lang: str = "en") -> Lexicon:
    """The lexicon of a language, opened when it is first asked for."""
    return Lexicon(lang)


# Words that the others of these languages do not have, folded.
_LANGUAGES = {lang: word_list(f"small_{lang}") for lang in ("en", "de", "fr", "es")}
# Titles, articles without their vowel and what letters begin with, which name lists have as well.
FORMS = {lang: word_list(f"forms_{lang}") for lang in ("de", "fr", "es")}
_FEWEST = 5
_AHEAD = 2


def language_of_words(words: Iterable[str]) -> str:
    """The language of a text.

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
