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

DATA = Path(__file__).parent / "data"
_PATTERN = re.compile(r"^(@?\w+)(?: (.+))?((?:\n  .*)*)", re.MULTILINE)
_GOES_ON = re.compile(r"\n  ")
_PART = re.compile(r"@([A-Z][A-Z_\d]*)")
MEMO_SIZE = 50_000  # Different words remembered.

# Flags of words that stand in a list of `lang/data/en.lists`, too.
_OF_LISTS = {
    "FUNCTION": "function_words",
    "ORDINARY": "ordinary_words",
    "HONORIFIC": "honorifics",
    "ORG": "org_words",
    "LOC": "loc_words",
    "WORK": "work_words",
    "DRUG": "drugs",
}
# What the table of words says. ENGLISH: ordinary by counts; NAMES_TOO: a word that texts have in
# lower case, and a name; SURNAME: ordinary or a thing, and a rare surname; DICTIONARY: rare, and on
# no list of names; PROPER: a name or a thing that no dictionary has, and texts hardly in lower
# case; LEMMA: ordinary, in a dictionary, and longer than most acronyms.
_FLAGS = (
    *("ENGLISH", "NAMES_TOO", "THING", "NAME", "GIVEN", "SURNAME", "DICTIONARY", "DE", "ES", "FR"),
    *("DRUG", "MEDICAL", "BEGINS_TERM", "PROPER", "LEMMA", *_OF_LISTS),
)
FLAGS = {name: 1 << bit for bit, name in enumerate(dict.fromkeys(_FLAGS))}
# Of an ordinary word besides, three bits each: how frequent a surname it is (0 if it is none), and
# how much more often texts have it in lower case than with a capital. In two bits: how frequent a
# given name, by the logarithm of how many people have it for each time it stands in lower case.
SURNAME_AT, LOWER_AT, GIVEN_AT = 21, 24, 30
# Of any word the part of speech or form that it is most often; adverbs count as adjectives.
PART_AT, PARTS = 27, ("none", "noun", "verb", "adjective", "plural", "finite", "participle")
SURNAME_RANKS = (88_799, 30_000, 10_000, 3_000, 1_000)
GIVEN_RANKS = (17.0, 19.0, 21.5)
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
def word_list(name: str) -> frozenset[str]:
    """A list of words that was written down by hand."""
    return words_of(_sections("en.lists")[name])


# Flags of the words of these lists.
LISTED: dict[str, int] = {}
for _flag, _list in _OF_LISTS.items():
    for _word in word_list(_list):
        LISTED[_word] = LISTED.get(_word, 0) | FLAGS[_flag]


@cache
def noun_table(section: str) -> dict[str, str]:
    """A section of `lang/data/en.heads`: a noun, and how names of such things begin or end."""
    lines = _sections("en.heads")[section].split("\n")
    return dict(line.split(" = ", 1) for line in lines if line)


@cache
def weights(name: str = "weights") -> dict[str, float]:
    """What clues weigh: "weights" those of `lang.en.salience`, made by `bench/fit_clues.py`,
    "odds" those of `lang.en.word_use`, made by `bench/fit_name_odds.py`.
    """
    rows = (line.split("\t") for line in (DATA / f"en.{name}").read_text("utf8").splitlines())
    return {clue: float(weight) for clue, weight in rows}


def patterns(section: str, **parts: str) -> dict[str, re.Pattern[str]]:
    """The patterns of a section of `lang/data/en.patterns`; `parts` are parts that it lacks."""
    found = {}
    for name, *lines in _PATTERN.findall(_sections("en.patterns")[section]):
        text = _GOES_ON.sub("", "".join(lines))
        text = _PART.sub(lambda match: parts[match[1]], text)
        parts[name.removeprefix("@")] = text
        if not name.startswith("@"):
            found[name] = re.compile(text)
    return found


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
    counts: Counter[str] = Counter()
    for lang, small in _LANGUAGES.items():
        counts[lang] = sum(map(times.__getitem__, small & times.keys()))
    (lang, best), (_, second) = counts.most_common(2)
    return lang if lang != "en" and best >= max(_FEWEST, _AHEAD * second) else ""
