"""Terms that tell of a person whatever a knowledge base knows: jobs, diseases, beliefs, peoples.

A knowledge base that lost every fact about waitresses knows no waitress; the word tells of one all
the same. Terms that are made of frequent words alone are left: "teacher", "lung cancer".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from ...names import CODE, DEM, LOC, MISC, PERSON
from ...text.places import all_of, may_match
from ...text.token_text import TokenText
from ..lexicon import TERMS, lexicon, word_list
from .inflection import singular
from .lexicon import (
    BEGINS_TERM,
    FOREIGN,
    FUNCTION_WORDS,
    GIVEN,
    ON_NAME_LIST,
    flags_of,
    is_common,
    words_of,
)
from .person_names import LOWER_CASE_PARTICLES
from .word_use import WordUse

_LONGEST = 64  # Characters.
_COMMON, _DISEASE = TERMS["COMMON"], TERMS["DISEASE"]


def find_vocabulary(tokens: TokenText, use: WordUse) -> Iterator[tuple[int, int, str]]:
    """Terms of the vocabulary, in any case and in the plural.

    YIELDS (tuple[int, int, str]): First and last (exclusive) token and kind; they do not overlap.
    """
    words, text, low = lexicon("en"), tokens.text, use.low
    done, count = 0, len(low)
    for i in [i for i, flags in enumerate(use.flags) if flags & BEGINS_TERM]:
        following = low[i + 1] if i + 1 < count else ""
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


_TITLES = words_of(
    "mr mrs ms miss dr prof uncle auntie aunt oma opa tante onkel familie family coach "
    "nana nan nurse"
)
_KIN = words_of(
    "brother sister cousin wife husband son daughter boyfriend girlfriend friend boss mate "
    "neighbour neighbor dad mum mom partner colleague"
)
_PLACE_BEFORE = words_of("in from near to at")
_ACCOUNT = words_of("user username login account for by from member as")
_SPEAKS = words_of("wrote said writes says posted replied")
_JOB = re.compile(
    r"\b(?:work(?:s|ed|ing)? as|trained as|retrained as|employed as|job as|career as|used to be"
    r"|retired|apprentice|is now|was once|became)(?: an?| the| my)? "
    r"(?P<job>(?:[a-z][a-z-]{2,20} ){0,2}[a-z][a-z-]{2,20}(?:er|or|ist|ian|man|woman"
    r"|ant|ress|eer|ier|ner|smith|wright|guard|clerk|cook|chef|pilot|nurse|judge|monk|priest|guide|coach|gymnast))\b"
)
_AGED_JOB = re.compile(
    r"\b(?:year[- ]old|yo|y/o)(?: retired| former)? "
    r"(?P<job>(?:[a-z][a-z-]{2,20} )?[a-z][a-z-]{2,20}(?:er|or|ist|ian|eer|keeper|founder|smith))\b"
)
# "I am a falconer", "who is an air traffic controller", "her brother, a cider maker, ..."
_IS_JOB = re.compile(
    r"(?:\b(?:I am|I'm|I was|who is|who's|(?:he|she) is|(?:he|she)'s|[A-Z][a-z]+ is)"
    r" (?:now |also |still )?an?|(?<=[a-z]), an?) (?:retired |former |freelance |qualified )?"
    r"(?P<job>(?:[a-z][a-z-]{2,20} ){0,2}[a-z][a-z-]{2,20}"
    r"(?:er|or|ist|ian|smith|wright|monk|priest|gymnast|midwife|roadie))"
    r"(?= ?[.,;)\n]| by | for | at | in | who )"
)
# What stands before the job, or the article before it.
_BEFORE_JOB = words_of(
    "work works worked working trained retrained employed job career used retired apprentice now "
    "once became"
)
_BEFORE_AGED_JOB = frozenset(("old", "yo", "o"))
_BEFORE_ARTICLE = ("I am", "'m", "I was", " is", "'s", " now", " also", " still", ",")
_NO_JOBS = word_list("no_jobs")
_FEWEST_WORDS = 8
_MOST_CAPITALS = 0.07
_SHORTEST_UNKNOWN = 4
_PARTICLES = LOWER_CASE_PARTICLES | {"-"}
_MOST_PARTICLES = 3
_LETTERS = re.compile(r"[a-z][a-z'-]+")
_RUNS = re.compile(r"[a-z]+")
_INITIAL = re.compile(r"[a-z]\.")
_JOINED = re.compile(r"[a-z\d]+(?:[._][a-z\d]+)+")
_OF_OTHERS = sum(FOREIGN.values())


def find_jobs(text: str) -> Iterator[tuple[int, int]]:
    """Jobs behind what says that they are: "trained as a piano tuner".

    text (str): A normalized text.
    RETURNS (Iterator[tuple[int, int]]): Start and end (exclusive).

    >>> text = "She works as a puppeteer."
    >>> [text[start:end] for start, end in find_jobs(text)]
    ['puppeteer']
    >>> text = "I am a falconer. Her aunt, a cider maker, is a member."
    >>> [text[start:end] for start, end in find_jobs(text)]
    ['falconer', 'cider maker']
    """
    for pattern, words in ((_JOB, _BEFORE_JOB), (_AGED_JOB, _BEFORE_AGED_JOB)):
        if may_match(text, words):
            yield from (match.span("job") for match in pattern.finditer(text))
    articles = [*all_of(text, " a "), *all_of(text, " an ")]
    may_be = any(text.endswith(_BEFORE_ARTICLE, 0, at) for at in articles)
    for match in _IS_JOB.finditer(text) if may_be else ():
        if match["job"].rpartition(" ")[2] not in _NO_JOBS:
            yield match.span("job")


def find_lower_case_names(
    words: Sequence[str],
    rare: Sequence[int],
    labels: frozenset[int],
    openings: frozenset[int],
    foreign: frozenset[str],
) -> Iterator[tuple[int, int, str]]:
    """Names in lower case.

    rare (Sequence[int]): Tokens in lower case whose words are not ordinary.
    labels (frozenset[int]): Tokens of labels and other structure: no names.
    openings (frozenset[int]): First tokens of the cells of the text.
    foreign (frozenset[str]): Ordinary words of the language of a text that is not in English.
    RETURNS (Iterator[tuple[int, int, str]]): First and last (exclusive) token, and the kind.
    """
    rare = [i for i in rare if i not in labels]
    handles = {words[i] for i in rare if _is_handle(words, i, openings)}
    if not rare:
        return
    low_register = _has_few_capitals(words)
    for i in rare:
        word = words[i]
        if word in handles:
            yield i, i + 1, CODE
        elif _LETTERS.fullmatch(word):
            kind = _kind(words, i, low_register)
            if kind:
                yield i, _end(words, i, foreign) if kind == PERSON else i + 1, kind


def _has_few_capitals(words: Sequence[str]) -> bool:
    times = Counter(words)
    letters = {word: count for word, count in times.items() if word.isalpha() and word != "I"}
    total = sum(letters.values())
    capitals = sum([count for word, count in letters.items() if not word.islower()])
    return total >= _FEWEST_WORDS and capitals <= _MOST_CAPITALS * total


def _is_handle(words: Sequence[str], i: int, openings: frozenset[int]) -> bool:
    """Whether a word is the name that somebody writes under: "luciax: hi", "user dkowalczyk"."""
    before, after = words[i - 1] if i else "", words[i + 1] if i + 1 < len(words) else ""
    word = words[i]
    if len(word) < _SHORTEST_UNKNOWN or not word.islower():
        return False
    runs = _RUNS.findall(word)
    if len(runs) > 1 and any(flags_of(run) & ON_NAME_LIST and not is_common(run) for run in runs):
        return _JOINED.fullmatch(word) is not None  # "s.okoro", "mod_hazelwick"
    named = before in _ACCOUNT or (before == "=" and i > 1 and words[i - 2] in _ACCOUNT)
    speaks = after == ":" or after in _SPEAKS  # "[10:02] pickle_rick: hi"
    if not named and not (speaks and (i in openings or before == "]")):
        return False
    return _JOINED.fullmatch(word) is not None or (word.isalpha() and not _is_known(word))


def _kind(words: Sequence[str], i: int, low_register: bool) -> str:
    """What a word in lower case is a name of; empty if it is none."""
    word, before = words[i], words[i - 1].rstrip(".") if i else ""
    before = before or (words[i - 2] if i > 1 else "")  # "dr", ".", "nechyporuk"
    base = word.removesuffix("'s").removesuffix("s") if not flags_of(word) & GIVEN else word
    if flags_of(base) & GIVEN and not is_common(base):
        return PERSON
    if word in FUNCTION_WORDS or len(word) < 3:
        return ""
    if before in _TITLES:
        return PERSON
    if not low_register or len(word) < _SHORTEST_UNKNOWN or _is_known(word):
        return ""
    return PERSON if before in _KIN else LOC if before in _PLACE_BEFORE else MISC


def _is_known(word: str) -> bool:
    """Whether a vocabulary has a word or what it is a form of."""
    bases = _bases(word)
    return any(is_common(base) or flags_of(base) & _OF_OTHERS for base in bases)


def _bases(word: str) -> set[str]:
    bases = {word, word.removesuffix("s"), word.removesuffix("'s"), word.replace("'", "")}
    return bases | set(word.split("-"))


def _end(words: Sequence[str], i: int, foreign: frozenset[str]) -> int:
    """End of a name: over a surname, with its particles, that is no ordinary word of the text.

    The vocabularies of other languages have names: "merkel" is in that of German.
    """
    last = i + 1
    while last < len(words) and last <= i + _MOST_PARTICLES and words[last] in _PARTICLES:
        last += 1
    has_initial = last < len(words) and _INITIAL.fullmatch(words[last]) is not None
    last += has_initial  # "patrice o. lane": what follows is a surname, whatever else it is.
    surname = words[last] if last < len(words) else ""
    goes_on = len(surname) > 2 and surname.islower() and _LETTERS.fullmatch(surname) is not None
    if has_initial:
        return last + (goes_on and surname not in FUNCTION_WORDS)
    if goes_on and surname not in foreign and not any(map(is_common, _bases(surname))):
        return last + 1
    return i + 1
