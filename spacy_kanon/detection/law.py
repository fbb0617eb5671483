"""What holds after all detection, whichever rule found what; and titles that are masked with names.

A title tells the sex, the calling or the rank of the person whose name is hidden, and people who
anonymize by hand hide it with the name. What is an office ("Ambassador", "Judge") is left: it says
what a person did in the text.

1. Each token with a capital whose word is a name, or on no list, is in a mention. What else a
   knowledge base knows an ordinary word as ("Piano") says nothing where it is rather a name.
2. One person is one decision: each token that equals a part of a person's name is that person, in
   any case, with any sign beside it, in user names, and inside other mentions.
3. No code, number or date swallows a person: "A-77 for John Smith" is a code and a person. Any
   other mention that holds a part of a person's name is unknown as a whole.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from ..lang.en.bits import NAMES_TOO, ON_NAME_LIST
from ..lang.en.word_use import WordUse
from ..lang.language_rules import LanguageRules
from ..names import CODE, DATETIME, DEM, MEASURED, MISC, PERSON, RULES
from ..text.normalization import normalize_key
from ..types import Mention
from .analysis import Analysis
from .lists import Listed


def title_starts(
    analysis: Analysis,
    mentions: Sequence[Mention],
    positions: Collection[int],
    allowed: Sequence[Listed] = (),
) -> dict[int, int]:
    """Where names begin with the titles directly before them that are in no other mention."""
    starts, _ = analysis.bounds
    titles = frozenset() if analysis.language is None else analysis.language.titles_of_names

    def is_title(i: int) -> bool:
        word = analysis.tokens.folded(i, i + 1).rstrip(".")
        return word[:1].isupper() and word.lower() in titles  # "miss" is what one does.

    begins = {}
    for position in sorted(positions):
        start = mentions[position].start
        end_before = mentions[position - 1].end if position else 0
        name = first = bisect_left(starts, start)
        while first and starts[first - 1] >= end_before and is_title(first - 1):
            first -= 1
        if first < name and not any(i.start < start and starts[first] < i.end for i in allowed):
            begins[position] = starts[first]
    return begins


_LETTERS = re.compile(r"[^\W\d_]+")
# "Juanita B. "Nita" Quaid"
_CAPITALIZED = r"[^\W\d_a-z][\w'’-]*\.?"
_NICKNAMED = re.compile(
    rf"(?:{_CAPITALIZED} ){{1,3}}\\?[\"“]{_CAPITALIZED}(?: {_CAPITALIZED})?\\?[\"”] {_CAPITALIZED}"
)
_NEAR = 60  # Characters around a name that tell whose it is.
_START = attrgetter("start")
_DATED = re.compile(r"\d \w|\d{4}\Z")
_A_NAME = NAMES_TOO | ON_NAME_LIST
_SHORTEST_COMPOUND = 6  # Letters of "jdoe23": "amerkel", "merkela".


def obey(analysis: Analysis, mentions: Sequence[Mention]) -> list[Mention]:
    """The mentions of a text with what the rules above ask for; all that was covered stays so."""
    use, language = analysis.use, analysis.language
    if use is None or language is None:
        return list(mentions)
    if analysis.layout.joints:
        mentions = _whole_words(analysis, mentions)
    whole = _in_doubt(analysis, use, mentions)
    owner = _owners(analysis, whole)
    missed = [analysis.mention(i, i + 1, MISC, unsure=True) for i in use.missed(owner)]
    covered, text, ends = sorted([*whole, *missed], key=_START), analysis.text, analysis.bounds[1]
    if '"' in text or "”" in text:
        covered = _with_nicknames(text, covered)
    covered = [
        _with_told_kind(text, language, m) if m.unsure and m.kind == MISC else m for m in covered
    ]
    result = _one_person(analysis, use, language, covered)
    for number, mention in enumerate(result):
        end = mention.end
        while text[end - 1].isalpha() and text[end : end + 1].islower():
            end = ends[bisect_right(ends, end)]  # A tokenizer takes the name "Cant" for "can't".
        if end > mention.end:
            key = mention.key + text[mention.end : end]
            result[number] = replace(mention, end=end, key=key, keys=())
    return result


def _whole_words(analysis: Analysis, mentions: Sequence[Mention]) -> list[Mention]:
    """Mentions without half a word at an end: "&#65;nn" and "Mer-\\nkel" have several tokens."""
    starts, ends = analysis.bounds
    result = list(mentions)
    for first, last in analysis.layout.joints:
        start, end = starts[first], ends[last - 1]
        near = [n for n, m in enumerate(result) if m.start < end and start < m.end]
        if not near or (result[near[0]].start <= start and end <= result[near[0]].end):
            continue
        start, end = min(start, result[near[0]].start), max(end, result[near[-1]].end)
        kinds = [result[n].kind for n in near]
        best = result[near[kinds.index(PERSON) if PERSON in kinds else 0]]
        key = normalize_key(analysis.text[start:end])
        result[near[0] : near[-1] + 1] = [replace(best, start=start, end=end, key=key, keys=())]
    return result


def _in_doubt(analysis: Analysis, use: WordUse, mentions: Sequence[Mention]) -> list[Mention]:
    """Rule 1: mentions, unknown where a word that is known as something else may be a person."""
    starts, ends = analysis.bounds
    result = []
    for mention in mentions:
        if mention.keys and mention.kind != PERSON and " " not in mention.key:
            i = bisect_left(starts, mention.start)
            # A job has a capital where a sentence begins, and where it is a name.
            is_job = mention.key[:1].islower()
            if ends[i] == mention.end and use.is_rather_name(i, is_job, mention.kind != DEM):
                shows = tuple(dict.fromkeys((mention.keys, *mention.shows)))
                mention = replace(mention, keys=(), shows=shows, unsure=True)
        result.append(mention)
    return result


def _owners(analysis: Analysis, mentions: Sequence[Mention]) -> list[int]:
    """For each token the number of its mention, or -1."""
    owner = [-1] * len(analysis.tokens)
    for number, mention in enumerate(mentions):
        for i in analysis.layout.inside(mention.start, mention.end):
            owner[i] = number
    return owner


def _with_told_kind(text: str, language: LanguageRules, mention: Mention) -> Mention:
    """A lone word that may be a name is a person's where its sentence says so."""
    start, end = mention.start, mention.end
    word, before = text[start:end], text[max(0, start - _NEAR) : start]
    tells = word.isalpha() and language.tells_person(
        word, before=before, after=text[end : end + _NEAR]
    )
    return replace(mention, kind=PERSON, unsure=False) if tells else mention


def _with_nicknames(text: str, mentions: list[Mention]) -> list[Mention]:
    """A given name, a nickname in quotation marks and a surname as one name of a person."""
    result: list[Mention] = []
    for mention in mentions:
        for count in (1, 2):
            parts = [*result[-count:], mention]
            start, end = parts[0].start, mention.end
            is_person = mention.unsure or any(part.kind == PERSON for part in parts)
            if is_person and _NICKNAMED.fullmatch(text, start, end):
                del result[-count:]
                key = normalize_key(text[start:end])
                shows = tuple(dict.fromkeys(part.keys for part in parts if part.keys))
                mention = Mention(start, end, PERSON, key, source=RULES, shows=shows)
                break
        result.append(mention)
    return result


class _Names(NamedTuple):
    """The people that the mentions of a text name, and what may be people; parts are folded."""

    parts: dict[str, str]  # Part of a person's name -> key of the person.
    compounds: dict[str, str]  # User name made of a name -> key of the person.
    guessed: dict[str, str]  # Part of what may be no person -> its key.
    particles: set[tuple[str, str]]  # Title or particle in a name, and the key of the person.
    lower: set[str]  # Parts of names that the text writes without a capital: "kevin brown".


def _one_person(
    analysis: Analysis, use: WordUse, language: LanguageRules, mentions: list[Mention]
) -> list[Mention]:
    """Rules 2 and 3."""
    owner = _owners(analysis, mentions)
    names = _names_of(use, language, mentions, owner)
    is_person = [mention.kind == PERSON for mention in mentions]
    # "New York City" has a given name in it, and is known as a whole.
    is_whole = [bool(m.keys) and " " in m.key for m in mentions]
    # Whom a title shows, whatever else the word is called: "Dr English", "Mr Houston".
    hits = {
        i: normalize_key(use.words[i])
        for i in use.capitalized
        if not (owner[i] >= 0 and (is_person[owner[i]] or is_whole[owner[i]])) and i in use.called
    }
    names.parts.update((use.words[i].casefold(), key) for i, key in hits.items())
    for i in use.capitalized:  # "may Hunt refused", where a sentence begins in lower case.
        number, before = owner[i], i - 1
        is_name = number >= 0 and (is_person[number] or mentions[number].unsure)
        is_low = i and use.words[before].islower() and use.words[i][:1].isupper()
        is_apart = is_low and owner[before] < 0 and use.flags[before] & _A_NAME
        if is_name and is_apart and use.opens_sentence(before):
            hits[before] = mentions[number].key
    if not names.parts and not names.guessed:
        return mentions
    persons, repeats = _words_that_name(use, language, names)
    text, guesses = analysis.text, dict[int, str]()
    for i, word in enumerate(use.words) if persons or repeats else ():
        inside = mentions[owner[i]] if owner[i] >= 0 and word in persons else None
        if inside and inside.kind == DATETIME and _DATED.search(text, inside.start, inside.end):
            continue  # "Eva May came on 3 May": a day or a year makes it a month.
        if word in persons and (inside is None or inside.kind != PERSON):
            hits.setdefault(i, persons[word])
        elif word in repeats and owner[i] < 0:
            guesses[i] = repeats[word]
    for i in list(hits):
        before = i - 1
        while before >= 0 and (use.low[before], hits[i]) in names.particles and owner[before] < 0:
            hits[before] = hits[i]
            before -= 1
    for first, last in analysis.layout.joints:
        if first in hits:
            hits.update(dict.fromkeys(range(first, last), hits[first]))
    repeated = [
        analysis.mention(i, i + 1, MISC, unsure=True, key=key)
        for i, key in guesses.items()
        if i not in hits
    ]
    if not hits and not repeated:
        return mentions
    return sorted([*_rewritten(analysis, mentions, owner, hits), *repeated], key=_START)


def _names_of(
    use: WordUse, language: LanguageRules, mentions: Sequence[Mention], owner: Sequence[int]
) -> _Names:
    """Titles and particles aside; of a name in several cases the first key counts."""
    folded: dict[str, str] = {}
    keys = [folded.setdefault(mention.key.casefold(), mention.key) for mention in mentions]
    names = _Names({}, {}, {}, set(), set())
    written: dict[str, list[str]] = {}
    with_capital = {owner[i] for i in use.capitalized}
    for i, number in [(i, number) for i, number in enumerate(owner) if number >= 0]:
        is_person = mentions[number].kind == PERSON
        if not is_person and not mentions[number].unsure:
            continue
        if is_person and not language.may_be_part_of_name(use.low[i]):
            names.particles.add((use.low[i], keys[number]))
        # An ordinary word that is known as a name is one wherever it has a capital.
        is_known = bool(mentions[number].keys) and " " not in keys[number]
        if not (use.says_who(i) or (is_person and is_known and number in with_capital)):
            continue
        # "Eric the Clown"
        is_small = use.words[i].islower() and number in with_capital
        runs = _LETTERS.findall(use.words[i].casefold())
        for run in runs:
            if (is_small or len(runs) > 1) and not language.can_be_name(run, alone=False):
                continue
            if len(run) > 1 and language.may_be_part_of_name(run):
                (names.parts if is_person else names.guessed).setdefault(run, keys[number])
                if is_person and number not in with_capital and run not in language.empty_words:
                    names.lower.add(run)
                if is_person:
                    written.setdefault(keys[number], []).append(run)
    for key, name in written.items():
        first, last = name[0], name[-1]
        # User names: "angelamerkel", "merkelangela", "amerkel", "merkela".
        forms = (first + last, last + first, first[0] + last, last + first[0], "".join(name))
        for form in forms if len(name) > 1 else ():
            if len(form) >= _SHORTEST_COMPOUND:
                names.compounds.setdefault(form, key)
    return names


def _words_that_name(
    use: WordUse, language: LanguageRules, names: _Names
) -> tuple[dict[str, str], dict[str, str]]:
    """Words of the text that name a person, and those that repeat what may be one, with the key."""
    known = names.parts.keys() | names.compounds.keys() | names.guessed.keys()
    persons: dict[str, str] = {}
    repeats: dict[str, str] = {}
    # Most words equal no part of a name, and may hold none: they are letters of a known word.
    words = zip(use.words, use.low, use.flags, strict=True)
    for word in {w for w, low, flags in words if not flags or low in known or not low.isalpha()}:
        # A name that the text writes in lower case is one there, however ordinary the word.
        key = names.parts[word] if word in names.lower else ""
        if key := key or _person_of(word, names.parts, names.compounds, language):
            persons[word] = key
        elif key := _person_of(word, names.guessed, {}, language):
            repeats[word] = key
    return persons, repeats


def _person_of(
    word: str, parts: dict[str, str], compounds: dict[str, str], language: LanguageRules
) -> str:
    """The key of the person that a word names; empty if it names none."""
    low = word.casefold()
    for run in (low,) if low.isalpha() else _LETTERS.findall(low):
        is_written = low.isalpha() and word.istitle()  # "Wellingborough" is no user name.
        key = parts.get(run) or compounds.get(run) or (not is_written and _holding(run, parts))
        # In lower case "will" and "rose" are words, and so is what stands beside a sign in one.
        if key and (word != word.lower() or language.can_be_name(run, alone=True)):
            return key
    return ""


def _holding(run: str, parts: dict[str, str]) -> str:
    """The person of a long part of a name that a user name begins or ends with: "merkel_a1"."""
    lengths = range(_SHORTEST_COMPOUND, len(run))
    ends = [end for length in lengths for end in (run[:length], run[-length:])]
    return next((parts[end] for end in ends if end in parts), "")


def _rewritten(
    analysis: Analysis, mentions: Sequence[Mention], owner: Sequence[int], hits: dict[int, str]
) -> list[Mention]:
    """Mentions with the tokens of a person as mentions of that person, and what they leave."""
    tokens_of: dict[int, list[int]] = {owner[i]: [] for i in sorted(hits)}
    result = [mention for number, mention in enumerate(mentions) if number not in tokens_of]
    for i, number in enumerate(owner):
        if number in tokens_of and (number >= 0 or i in hits):
            tokens_of[number].append(i)
    for run, key in _runs(tokens_of.pop(-1, []), hits):
        result.append(analysis.mention(run[0], run[-1] + 1, PERSON, key=key))
    for number, tokens in tokens_of.items():
        whole = mentions[number]
        if whole.kind == CODE and whole.sub_kind:  # An address made of a name hides it whole.
            result.append(whole)
            continue
        shows = tuple(dict.fromkeys((*([whole.keys] if whole.keys else []), *whole.shows)))
        written = analysis.tokens.written
        words = {i for i in tokens if any(map(str.isalnum, written(i, i + 1)))}
        people = {hits.get(i, "") for i in words}  # "New Jersey", of New Brunswick and Jersey Shaw.
        if whole.kind not in MEASURED and ("" in people or len(people) > 1):
            result.append(replace(whole, keys=(), shows=shows, unsure=True))
            continue
        for run, key in _runs(tokens, hits):
            first, last = run[0], run[-1] + 1
            if not key and words.isdisjoint(run):
                continue
            piece = analysis.mention(first, last, PERSON if key else whole.kind, key=key)
            if not key:
                piece = replace(piece, sub_kind=whole.sub_kind, unsure=whole.unsure)
            # What the whole was known to show is counted where the unknown may stay.
            result.append(replace(piece, shows=shows, source=whole.source))
    return result


def _runs(tokens: Sequence[int], hits: dict[int, str]) -> Iterator[tuple[list[int], str]]:
    """Neighbouring tokens of one person, or of none, with the key of the person or ""."""
    places = enumerate(tokens)
    for (_, key), run in groupby(places, lambda at: (at[1] - at[0], hits.get(at[1], ""))):
        yield [i for _, i in run], key
