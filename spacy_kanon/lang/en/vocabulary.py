"""Terms that tell of a person whatever a knowledge base knows: jobs, diseases, beliefs, peoples.

A knowledge base that lost every fact about waitresses knows no waitress; the word tells of one all
the same. Terms that are made of frequent words alone are left: "teacher", "lung cancer".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from itertools import pairwise

from ...names import CODE, DEM, LOC, MISC, PERSON
from ...text.places import may_match
from ..lexicon import SURNAME_AT, TERMS, patterns, word_list
from . import bits
from .lexicon import (
    FORMS_OF_ADDRESS,
    FUNCTION_WORDS,
    begins_term,
    flags_of,
    is_common,
    may_be_name,
    singular,
    terms_of,
    words_of,
)
from .person_names import LOWER_CASE_PARTICLES, is_term
from .word_use import SHOWS_NAME, WordUse, may_name
from .wording_rules import DETERMINERS, is_attribute, sort_of

_LONGEST = 64  # Characters.
_ENDING = re.compile(r"[^\W\d_]{0,3}")
_COMMON, _DISEASE = TERMS["COMMON"], TERMS["DISEASE"]


def find_vocabulary(use: WordUse, known_tokens: frozenset[int]) -> Iterator[tuple[int, int, str]]:
    """Terms of the vocabulary, in any case and in the plural, that are not all `known_tokens`;
    common ones only around such tokens: of "breast cancer" no "breast" is to stay."""
    tokens, following = use.layout.tokens, [*use.low[1:], ""]
    text = tokens.text
    done = 0
    for i, flags in enumerate(use.flags):
        may_begin = flags & bits.BEGINS_TERM and i >= done
        if not may_begin or not begins_term(use.low[i], following[i]):
            continue
        start = tokens.starts[i]
        for term, what in terms_of(text[start : start + _LONGEST].lower()):
            end = start + len(term)
            is_whole = not text[end : end + 1].isalnum() or _is_plural(text, start, end)
            first, last = tokens.covering(start, end)
            is_apart = known_tokens.isdisjoint(range(first, last))
            is_found = is_whole and not (what & _COMMON and is_apart)
            if is_found and first == i and last > done:
                done, kind = last, MISC if what & _DISEASE else DEM
        if done > i and not known_tokens.issuperset(range(i, done)):
            yield i, done, kind


def _is_plural(text: str, start: int, end: int) -> bool:
    """Whether a term goes on with the ending of its plural."""
    stop = end + len(_ENDING.match(text, end)[0])  # type: ignore[index]
    return stop - end <= 2 and singular(text[start:stop]) == text[start:end]


_TITLES = word_list("low_titles")
_CALLED = words_of("named called name surname")
_ROLES = word_list("roles") | words_of("boyfriend girlfriend boss mate dad mum mom partner")
# Between a name in lower case and what says that it is one.
_BETWEEN = (LOWER_CASE_PARTICLES - {"ben"}) | {".", "is", ":", "", "-", "'", "t"}
_PLACE_BEFORE = words_of("in from near to at")
_AS_JOB = words_of("as a an the")
_AND = words_of("and & n")
_AND_OR_ASKED = _AND | words_of("ask asked tell told")
_ACCOUNT = words_of("user username login account for by from member as")
_VERBS = word_list("after_subject")
_ACTS = word_list("person_verbs")  # Of an unknown word these tell that it is a person.
_FINITE = frozenset(filter(str.isalpha, _VERBS | _ACTS)) - words_of("and also who whose which then")
_BEFORE_CLAUSE = words_of("and but or so if as when while that because before after then , ;")
_SPEAKS = words_of("wrote said writes says posted replied")
_RE = patterns("jobs")
# What stands before the job, or the article before it.
_BEFORE_JOB = word_list("before_job")
_BEFORE_AGED_JOB = frozenset(("old", "yo", "o"))
_BEFORE_ARTICLE = ("I am", "'m", "I was", " is", "'s", " now", " also", " still", ",")
_NO_JOBS = word_list("no_jobs") | FUNCTION_WORDS
_FEWEST_WORDS, _FEWEST_OF_LINE = 8, 3
_MOST_CAPITALS = 0.07
_SHORTEST_UNKNOWN = 4
_PARTICLES = LOWER_CASE_PARTICLES | {"-"}
_MOST_PARTICLES = 3
_LETTERS = re.compile(r"[^\W\d_][^\W\d_'-]*(?:['-][^\W\d_]+)*")
_RUNS = re.compile(r"[a-z]+")
_INITIAL = re.compile(r"[a-z]\.")
_JOINED = re.compile(r"[a-z\d]+(?:[._][a-z\d]+)+")
# Of `may_name` in texts without capitals: of the 15,442 words of everyday texts in lower case, 21
# that are no names are above it.
_CUT = 2.0
_KNOWN = bits.COMMON | bits.FOREIGN | bits.THING | bits.MEDICAL | bits.DRUG


def find_jobs(text: str) -> Iterator[tuple[int, int]]:
    """Jobs behind what says that they are: "trained as a piano tuner"."""
    articles = re.finditer(" (?=an? )", text)
    may_be = any(text.endswith(_BEFORE_ARTICLE, 0, article.start()) for article in articles)
    for name, is_there in (
        ("JOB", may_match(text, _BEFORE_JOB)),
        ("AGED_JOB", may_match(text, _BEFORE_AGED_JOB)),
        ("IS_JOB", may_be),
    ):
        for match in _RE[name].finditer(text) if is_there else ():
            if match["job"].rpartition(" ")[2] not in _NO_JOBS:
                yield match.span("job")


def find_lower_case_names(use: WordUse) -> Iterator[tuple[int, int, str]]:
    """Names in lower case."""
    words, low_register = use.words, _low_register(use)
    may_be, people = _may_be_names(use, low_register)
    places = sorted((may_be | people) - use.structure)
    handles = {words[i] for i in places if _is_handle(use, i)}
    done, full = 0, -1
    for i in places:
        # What stands behind a given name and a surname is no second surname: "thomas jasper left".
        if i < done or (i == full and use.flags[i] & bits.COMMON):
            continue
        if words[i] in handles:
            yield i, i + 1, CODE
        elif kind := (i in people and PERSON) or _kind(use, i, i in low_register):
            first, done = _extent(use, i) if kind != LOC else (i, i + 1)
            full = done if done - first > 1 else -1
            yield first, done, kind


def _is_person(use: WordUse, i: int, is_low_register: bool) -> bool:
    """Whether a given name that is a word, too, would be one with a capital, in a text that has
    none; or an unknown word stands behind a name: "Siân ffoulkes", but "American kickboxer"."""
    if use.flags[i]:
        is_word = use.flags[i] & bits.FUNCTION or use.words[i] in use.foreign
        is_word = is_word or not DETERMINERS.isdisjoint(use.words[max(i - 1, 0) : i + 1])
        return is_low_register and not is_word and may_name(use, i, _CUT)
    if not i or not use.is_name_type(i - 1) or use.words[i + 1 : i + 2] == ["'"]:  # "didn't"
        return False
    is_listed = use.flags[i - 1] & bits.ON_NAME_LIST
    return bool(is_listed) and not is_term(use.low[i - 1], "PEOPLE")


def _low_register(use: WordUse) -> Set[int]:
    """Tokens of cells that begin in lower case and hardly have capitals; all of such a text."""
    tokens = set[int]()
    letters = capitals = 0
    for first, last in use.layout.cells:
        words = list(filter(str.isalpha, use.words[first:last]))
        others = len(words) - words.count("I") - sum(map(str.islower, words))
        letters, capitals = letters + len(words), capitals + others
        is_lower = len(words) >= _FEWEST_OF_LINE and words[0].islower()
        opens = is_lower and not use.layout.openings.isdisjoint(range(first, last))
        if opens and others <= _MOST_CAPITALS * len(words):
            tokens.update(range(first, last))
    is_text_lower = letters >= _FEWEST_WORDS and capitals <= _MOST_CAPITALS * letters
    return {*range(len(use.words))} if is_text_lower else tokens


def _may_be_names(use: WordUse, low_register: Set[int]) -> tuple[set[int], set[int]]:
    """Words in lower case that may be names: unknown ones, and surnames behind what says that they
    are. Then ordinary words that are people: a name of the text is the subject of a clause.
    """
    words, openings = use.words, use.layout.openings
    may_be, people = set[int](), set[int]()
    both = [i for i in use.capitalized if use.flags[i] & bits.NAMES_TOO and use.low[i] in use.lower]
    named = {use.low[i] for i in both if not use.exemption(i)}  # "Rose rang; rose said no"
    for i, (word, after) in enumerate(pairwise([*words, ""])):
        if not word.islower():
            continue
        flags = use.flags[i]
        is_unknown = not flags and word.isalpha() and len(word) >= _SHORTEST_UNKNOWN
        if (flags & bits.OFTEN_GIVEN or is_unknown) and _is_person(use, i, i in low_register):
            people.add(i)
        if not flags & bits.COMMON:
            may_be.add(i)
        if flags & SHOWS_NAME:
            name = i + 1
            while name < len(words) and words[name] in _BETWEEN:
                name += 1
            if name < len(words) and _may_be_surname(use, name):
                may_be.add(name)
        if i in openings and flags & bits.NAMES_TOO and use.is_addressed(i):
            may_be.add(i)
        begins = word in named and (use.opens_sentence(i) or words[i - 1] in _BEFORE_CLAUSE)
        if begins and after in _FINITE:
            people.add(i)
    return may_be, people


def _may_be_surname(use: WordUse, i: int) -> bool:
    """Whether an ordinary word in lower case is a surname, too."""
    is_word = use.words[i].islower() and use.words[i].isalpha() and not use.flags[i] & bits.FUNCTION
    return is_word and bool(use.flags[i] >> SURNAME_AT & 7)


def _is_handle(use: WordUse, i: int) -> bool:
    """Whether a word is the name that a person writes under: "luciax: hi", "user dkowalczyk"."""
    words, openings = use.words, use.layout.openings
    word, after = words[i], words[i + 1] if i + 1 < len(words) else ""
    cue = i - (2 if i > 1 and words[i - 1] in (":", "=") else 1)  # "user=jdoe", "seen by: jdoe"
    before = words[cue].lower() if i else ""
    if len(word) < _SHORTEST_UNKNOWN or not word.islower():
        return False
    runs = _RUNS.findall(word)
    names = [
        run for run in runs if len(run) >= _SHORTEST_UNKNOWN or flags_of(run) & bits.ON_NAME_LIST
    ]
    if len(runs) > 1 and any(map(may_be_name, names)):
        return _JOINED.fullmatch(word) is not None  # "s.okoro", "mod_hazelwick"
    named = before in _ACCOUNT
    speaks = after == ":" or after in _SPEAKS  # "[10:02] pickle_rick: hi"
    if not named and not (speaks and (i in openings or before == "]")):
        return False
    # "a candidate for renomination": it may stand behind a preposition because it is a word, as
    # does one that describes the noun behind it: "for pecuniary damage".
    is_word = (before in ("for", "by", "from", "as") and not speaks) and (
        use.flags[i] & (bits.DICTIONARY | bits.HONORIFIC | bits.BEGINS_TERM)
        or (
            after not in _ACCOUNT
            and is_attribute(f"{before} ", f" {' '.join(words[i + 1 : i + 4])}")
        )
    )
    is_word = is_word or not word.isalpha() or _is_known(use, i)
    return _JOINED.fullmatch(word) is not None or not is_word


def _kind(use: WordUse, i: int, is_low_register: bool) -> str:
    """What a word in lower case is a name of; empty if it is none."""
    word, flags = use.words[i], use.flags[i]
    if not _LETTERS.fullmatch(word) or flags & bits.FUNCTION or len(word) < 2:
        return ""
    before = i - 1
    while before >= 0 and use.words[before] in _BETWEEN:
        before -= 1
    word_before = use.words[before].rstrip(".") if before >= 0 else ""
    base = word if flags & bits.GIVEN else word.removesuffix("'s").removesuffix("s")
    # "He served as dean" is about no Dean, in a text that has capitals.
    is_job = not is_low_register and word_before in _AS_JOB and sort_of(word) == "person"
    if flags_of(base) & bits.GIVEN and not is_common(base) and not is_job:
        return PERSON
    is_behind_given = before >= 0 and use.flags[before] & bits.GIVEN and word_before.islower()
    if word_before in _TITLES or (is_behind_given and not use.flags[before] & bits.COMMON):
        is_title = word_before in FORMS_OF_ADDRESS or is_behind_given
        # "The nurse said", "the family cemetery".
        is_surname = not (is_common(word) if is_title else _is_known(use, i))
        is_surname = is_surname and word not in use.foreign
        is_verb = word in _VERBS and word_before not in FORMS_OF_ADDRESS
        return PERSON if is_surname or (_may_be_surname(use, i) and not is_verb) else ""
    if word_before in _CALLED and is_low_register and _may_be_surname(use, i):
        return PERSON
    is_long = len(word) >= _SHORTEST_UNKNOWN or flags & bits.ON_NAME_LIST
    may_be_called = flags & bits.NAMES_TOO or (is_long and not flags & bits.NO_NAME)
    if may_be_called and use.is_addressed(i):
        return PERSON
    # "his name is gaz", "i'm bex"
    is_told = (word_before == "name" and before < i - 1) or word_before in ("'m", "im")
    if is_told and not flags & (bits.NO_NAME | bits.FOREIGN):
        return PERSON
    if word_before in _AND_OR_ASKED and _goes_on(use, i, before, is_low_register):
        return PERSON
    if flags & bits.ON_NAME_LIST and flags & bits.PROPER and word not in use.foreign:
        return MISC
    acts = not _ACTS.isdisjoint(use.words[i + 1 : i + 2])  # "kowalska rang"
    if not (is_low_register or acts) or not is_long or _is_known(use, i):
        return ""
    if acts or word_before in _ROLES:
        return PERSON
    return LOC if word_before in _PLACE_BEFORE else MISC


def _goes_on(use: WordUse, i: int, before: int, is_low_register: bool) -> bool:
    """Whether words go on with a name: "later tom and ria came", "shaz n daz", "ask kez"."""
    is_unknown = is_low_register and not use.flags[i] & _KNOWN
    if use.words[before] not in _AND:
        return is_unknown
    if not before or not use.words[before - 1].islower():
        return False
    is_given = use.flags[before - 1] & bits.GIVEN and not use.flags[i] & bits.COMMON
    return bool(is_given) or (is_unknown and not _is_known(use, before - 1))


def _is_known(use: WordUse, i: int) -> bool:
    """Whether a vocabulary has a word or what it is a form of; behind a particle it has none."""
    word = use.words[i]
    if use.words[i - 1] in LOWER_CASE_PARTICLES and not use.flags[i - 1] & bits.FUNCTION and i:
        return bool(use.flags[i] & bits.COMMON)
    bases = {word.removesuffix("s"), word.removesuffix("'s"), word.replace("'", "")} - {word}
    flags = [use.flags[i], *map(flags_of, bases)]
    return any(f & _KNOWN and not (f & bits.PROPER and not f & bits.FOREIGN) for f in flags)


def _extent(use: WordUse, i: int) -> tuple[int, int]:
    """A name with the particles before it, and over hyphens and a surname that is no word."""
    words, first, last = use.words, i, i + 1
    while first > 0 and i - first < _MOST_PARTICLES and words[first - 1] in LOWER_CASE_PARTICLES:
        first -= 1
    if first > 1 and words[first - 1] in ("-", "t") and use.is_glued(first - 2):
        first -= 2  # "ben-shoshan", "'t hooft"
    end = last
    while end < len(words) and end <= i + _MOST_PARTICLES and words[end] in _PARTICLES:
        end += 1
    is_initial = end < len(words) and _INITIAL.fullmatch(words[end]) is not None
    end += is_initial  # "patrice o. lane": what follows is a surname, whatever else it is.
    surname = words[end] if end < len(words) else ""
    goes_on = len(surname) > 2 and surname.islower() and _LETTERS.fullmatch(surname) is not None
    is_word = surname in use.foreign or any(map(is_common, (surname, surname.removesuffix("s"))))
    is_word = is_word and not (use.flags[i] & bits.GIVEN and goes_on and _may_be_surname(use, end))
    if is_initial:
        return first, end + (goes_on and not flags_of(surname) & bits.FUNCTION)
    return first, end + 1 if goes_on and not is_word else last
