"""Words of English: which are ordinary and which may be names, numbers in words, forms of nouns.

The lists hold no name of a person, place or organization that is not also an ordinary word, so
leaving a word out costs precision (the word is masked), never safety. Of forms there is what a
replacement needs: phrases are a noun with words before it, and at most one part that begins with a
preposition behind it ("city in Norway", "member of parliament").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import marisa_trie

from ...text.caches import remembered
from ...text.places import in_lower_case, starts
from ..lexicon import DATA, LISTED, MEMO_SIZE, TERMS, noun_table, patterns, word_list, words_of
from . import bits

# Words that carry grammar only. They are never a mention by themselves, and never the first word
# of a name at the start of a sentence ("In Oslo" holds "Oslo").
FUNCTION_WORDS = word_list("function_words")

# Ordinary words that often begin a sentence, a clause after a colon or a heading. Some are names
# too (Will, May, Rose, Young): at the start of a sentence they need evidence, see
# `spacy_kanon.lang.en.word_use`.
ORDINARY_WORDS = FUNCTION_WORDS | word_list("ordinary_words")

# Words written before a name; they say little about the person and are no part of the name.
HONORIFICS = word_list("honorifics")

# Those that only address the person whose name follows.
FORMS_OF_ADDRESS = words_of("mr mrs ms miss mx dr prof")
# Those that belong to the name: people who hide names by hand hide them, too. What is as much an
# office ("Judge", "Ambassador") stays.
TITLES_OF_NAMES = FORMS_OF_ADDRESS | word_list("titles_of_names")

# Words that no mention begins or ends with: of 8,667 mentions in judgments and biographies five do.
NEVER_FIRST = words_of("and or but nor of in at by for with from to into was were is are as")
NEVER_LAST = NEVER_FIRST | word_list("never_last")

# Abbreviations whose full stop does not end a sentence (honorifics and single letters besides).
SHORT_TITLES = word_list("short_titles")
ABBREVIATIONS = word_list("abbreviations") | SHORT_TITLES

PRENOMINALS = word_list("before_nouns")

ORG_WORDS = word_list("org_words")
LOC_WORDS = word_list("loc_words")
WORK_WORDS = word_list("work_words")
_SHORTEST_DRUG = 6  # A name of a drug has more letters: "ramipril".
_LETTERS = re.compile(r"[^\W_]*")
# What the tables of words and of terms say, each of a folded word or term in lower case.
WORDS = marisa_trie.RecordTrie("<I").mmap(str(DATA / "en.words"))
_TERMS = marisa_trie.RecordTrie("<I").mmap(str(DATA / "en.terms"))
_DRUG_STEMS = tuple(word_list("drug_stems"))


@remembered(MEMO_SIZE)
def flags_of(low: str) -> int:
    """What the table, or an ending of drugs, says of a folded word in lower case; 0: nothing."""
    rows = WORDS.get(low)
    flags = (rows[0][0] if rows else 0) | LISTED.get(low, 0)
    if not flags and len(low) > _SHORTEST_DRUG and low.endswith(_DRUG_STEMS):
        return bits.DRUG
    return flags


@remembered(MEMO_SIZE)
def begins_term(low: str, following: str) -> bool:
    """Whether a term is a word, or begins with it and the following one; both in lower case."""
    longer = (_TERMS.iterkeys(f"{low}{gap}{following}") for gap in (" ", ""))
    return low in _TERMS or any(next(keys, None) is not None for keys in longer)


def begins_job(low: str) -> bool:
    """Whether occupations of several words begin with a word: "horse trainer"."""
    flags = (_TERMS[term][0][0] for term in _TERMS.iterkeys(f"{low} "))
    return any(flag & TERMS["OCCUPATION"] for flag in flags)


def terms_of(low: str) -> list[tuple[str, int]]:
    """Terms that a text in lower case begins with, the longest last, with their flags."""
    head = _LETTERS.match(low)[0]  # type: ignore[index]
    terms = _terms_with(head) if head else _TERMS.prefixes(low)
    return [(term, _TERMS[term][0][0]) for term in terms if low.startswith(term)]


@remembered(MEMO_SIZE)
def _terms_with(head: str) -> list[str]:
    """Terms that begin with a run of letters or that it begins with, the longest last."""
    longer = [term for term in _TERMS.keys(head) if not term[len(head) :][:1].isalnum()]
    return sorted({*_TERMS.prefixes(head), *longer}, key=len)


def is_common(low: str) -> bool:
    """Whether a word in lower case is an ordinary English one, by counts; "rose" is, too."""
    return bool(flags_of(low) & bits.COMMON)


def is_plain(low: str) -> bool:
    """Whether a word in lower case is an ordinary English one and no name; False in doubt."""
    flags = flags_of(low)
    return bool(flags & (bits.FUNCTION if flags & bits.NAMES_TOO else bits.ENGLISH | bits.ORDINARY))


def may_be_name(low: str) -> bool:
    """Whether a word is on a list of names or on no list: with a capital it is never exempt."""
    flags = flags_of(low)
    return not flags & bits.NO_NAME or bool(flags & bits.ON_NAME_LIST and not flags & bits.COMMON)


def any_case(words: Iterable[str]) -> str:
    """An alternation of words in lower case, with capitals or in capitals. That is several times
    faster than `re.IGNORECASE`, which does not rule alternatives out by their first character.
    """
    words = set(words)
    titled = (" ".join(part.capitalize() for part in word.split(" ")) for word in words)
    return f"(?:{choice([*map(str.lower, words), *map(str.upper, words), *titled])})"


def choice(forms: Iterable[str]) -> str:
    """An alternation of forms, the longest first, by first letter: a search skips to these."""
    tails: dict[str, list[str]] = {}
    for form in sorted(set(forms), key=lambda form: (-len(form), form)):
        tails.setdefault(form[0], []).append(re.escape(form[1:]))
    firsts = sorted(tails.items())
    return "|".join(f"{re.escape(first)}(?:{'|'.join(ends)})" for first, ends in firsts)


_ORDINALS = noun_table("numbers")
_CARDINALS = tuple(_ORDINALS)
_ZERO = ("oh", "o")  # "nineteen oh five"
UNITS, TEENS, TENS = _CARDINALS[:9], _CARDINALS[9:19], _CARDINALS[19:]
# Numbers in words, as parts of the patterns in `lang/data/en.patterns`.
NUMBERS = {
    name: pattern.pattern
    for name, pattern in patterns(
        "numbers",
        UNIT=any_case(UNITS),
        TEEN=any_case(TEENS),
        TEN=any_case(TENS),
        NTH_UNIT=any_case(map(_ORDINALS.__getitem__, UNITS)),
        NTH_TEN=any_case(map(_ORDINALS.__getitem__, (*TEENS, *TENS))),
        HUNDRED=any_case(("hundred",)),
        SCALE=any_case(("thousand", "million", "billion", "dozen")),
        LARGE=any_case(("hundredth", "thousandth")),
        CENTURY=any_case((*TEENS[1:], "twenty")),
        ZERO=any_case(_ZERO),
    ).items()
}

# How a number in words may begin; before the first sign of a number, in figures or in words.
_SCALES = ("hundred", "thousand", "million", "billion", "dozen")
_HEADS: tuple[str, ...] = (*_CARDINALS, *_SCALES, *_ORDINALS.values())
_HEADS += tuple(f"{article} {word}" for article in ("a", "an") for word in _SCALES)
_SECONDS = {first: {h[1] for h in _HEADS if h[0] == first} for first in {h[0] for h in _HEADS}}
_BEGINNINGS = [f"{first}[{''.join(sorted(s))}]" for first, s in sorted(_SECONDS.items())]
_BEFORE_WORD = re.compile(rf"\W(?=\d|{'|'.join(_BEGINNINGS)})")

_VALUES = {word: value for value, word in enumerate((*UNITS, *TEENS), 1)}
_VALUES |= {word: 10 * ten for ten, word in enumerate(TENS, 2)}
_VALUES |= {_ORDINALS[word]: value for word, value in _VALUES.items()}


def ordinal_value(word: str) -> int | None:
    """The value of a number below 100, an ordinal or not."""
    digits = word.rstrip("stndrhSTNDRH")
    if digits.isdecimal():
        return int(digits)
    parts = word.lower().replace("-", " ").split()
    numbers = [value for value in map(_VALUES.get, parts) if value is not None]
    return sum(numbers) if parts and len(numbers) == len(parts) else None


def year_value(words: str) -> int | None:
    """The year that two numbers name one after the other: "nineteen-seventy-eight" is 1978."""
    first, *others = words.lower().replace("-", " ").split()
    century = _VALUES.get(first, 0)
    digits = [0 if word in _ZERO else _VALUES.get(word) for word in others]
    values = [digit for digit in digits if digit is not None]
    if century < 11 or not values or len(values) != len(others):
        return None
    return 100 * century + sum(values)


@remembered(2)  # Several searches ask the same of one text.
def number_places(text: str) -> Sequence[int]:
    """Where a number or an ordinal may begin, in figures or in words."""
    low = in_lower_case(text)
    # A blank in front, so that there is a character before the first word too: where such a
    # character stands in the longer text, the word stands in this one.
    words = starts(_BEFORE_WORD, " " + low)
    return [at for at in words if text[at].isdecimal() or low.startswith(_HEADS, at)]


_RE = patterns("inflection")
_PREPOSITIONS = words_of("of in for from at by on with to about under between within")
# Nouns that take no article in the singular.
_UNCOUNTABLE = word_list("uncountable")
_PLURAL_ONLY = words_of("people police personnel media children men women")

_IRREGULAR = noun_table("irregular")
_SINGULAR = {plural: singular for singular, plural in _IRREGULAR.items()}
_NAMES_IN_PLURAL = words_of("Olympics Games Awards Championships Masters")
DATE_IN = "date in "  # Before the period, in the text of a wording of the form PERIOD.


def indefinite_article(phrase: str) -> str:
    """ "a" or "an", by the sound the phrase begins with."""
    word = phrase.lstrip("\"'“‘([")
    if _RE["VOWEL_SOUND"].match(word):
        return "an"
    if _RE["CONSONANT_SOUND"].match(word) or re.match(r"U[A-Z]", word):
        return "a"
    return "an" if word[:1].lower() in "aeiou" else "a"


@remembered(MEMO_SIZE)
def split_head(phrase: str) -> tuple[str, str]:
    """The phrase up to its head noun, and what follows: ("city", " in Norway")."""
    words = phrase.split(" ")
    for index, word in enumerate(words[1:], 1):
        if word in _PREPOSITIONS:
            return " ".join(words[:index]), " " + " ".join(words[index:])
    return phrase, ""


def head_noun(phrase: str) -> str:
    """The noun that the other words of a phrase belong to."""
    return split_head(phrase)[0].rsplit(" ", 1)[-1]


def is_countable(phrase: str) -> bool:
    """Whether the head noun of a phrase can be counted."""
    return head_noun(phrase).lower() not in _UNCOUNTABLE


@remembered(MEMO_SIZE)
def is_plural(phrase: str) -> bool:
    """True for a head noun that looks like a plural."""
    noun = head_noun(phrase).lower()
    if noun in _PLURAL_ONLY or noun in _SINGULAR:
        return noun not in ("series", "species", "staff")
    if head_noun(phrase) in _NAMES_IN_PLURAL:
        return False
    is_regular = len(noun) > 3 and noun.endswith("s") and not _RE["NOT_PLURAL"].search(noun)
    return is_regular or _RE["PLURAL_MEN"].search(noun) is not None


def plural(phrase: str) -> str:
    """Plural of the head noun; what is plural or has none stays as it is."""
    front, behind = split_head(phrase)
    if is_plural(phrase) or not is_countable(phrase):
        return phrase
    before, noun = front[: -len(head_noun(phrase))], head_noun(phrase)
    return before + _plural_noun(noun) + behind


def _plural_noun(noun: str) -> str:
    if noun.lower() in _IRREGULAR:
        return _IRREGULAR[noun.lower()]
    if _RE["MEN"].search(noun):
        return noun[:-2] + "en"
    if re.search(r"(?:s|x|z|ch|sh)$", noun):
        return noun + "es"
    if re.search(r"[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    return noun + "s"


@remembered(MEMO_SIZE)
def singular(phrase: str) -> str:
    """Singular of the head noun; what is no plural stays as it is."""
    if not is_plural(phrase):
        return phrase
    front, behind = split_head(phrase)
    noun = head_noun(phrase)
    return front[: -len(noun)] + _singular_noun(noun) + behind


def _singular_noun(noun: str) -> str:
    low = noun.lower()
    if low in _SINGULAR:
        return _SINGULAR[low]
    if low.endswith("men") and len(low) > 4:
        return noun[:-2] + "an"
    if low.endswith("ies") and len(low) > 4 and low not in ("movies", "cookies"):
        return noun[:-3] + "y"
    if re.search(r"(?:ss|x|zz|ch|sh)es$", low):
        return noun[:-2]
    return noun[:-1] if low.endswith("s") else noun


def is_agent(phrase: str) -> bool:
    """Whether a noun in the singular is one for people who do something, by its ending."""
    return _RE["AGENT"].search(phrase) is not None


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if 10 <= number % 100 <= 20 else ending}"


def with_the(name: str) -> str:
    """The name of a place as it stands in a sentence: "the Netherlands", "Norway"."""
    return f"the {name}" if _RE["WITH_THE"].match(name) else name


def class_in_place(noun: str, place: str) -> str:
    """A class of things in a place: "city in the Netherlands"."""
    return f"{noun} in {with_the(place)}"


def part_of(whole: str) -> str:
    """A part of a whole that has a name."""
    return f"part of {with_the(whole)}"
