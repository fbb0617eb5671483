"""Mentions of the terms of a knowledge base: the longest ones that stand on token boundaries.

Terms are also found in forms that the knowledge base does not list: jobs and peoples in the plural
("volcanologists"), with a capital where a sentence begins ("Producer"), full names in lower case
("angela merkel"), and words that a hyphen parts at the end of a line. A mention shows more than its
most specific key: of a day its year; an unknown phrase shows the known terms in it.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from operator import attrgetter, itemgetter
from typing import NamedTuple

from ..errors import KanonError
from ..lang.en.bits import COMMON
from ..lang.en.dates import shown_dates
from ..lang.en.word_use import WordUse
from ..lang.language_rules import LanguageRules
from ..names import AGE, AGE_PREFIX, DATE_OF_BIRTH, DATE_PREFIX, DEM, FOLDED_PREFIX, MISC, PERSON
from ..text.rewriting import Replacement, Rewritten, rewrite
from ..text.spans import touching
from ..text.token_text import TokenText
from ..types import Knowledge, Mention, TermDictionary
from .analysis import Analysis

EXACT = "exact"
FOLDED = "folded"
CASES = (EXACT, FOLDED)

# Longest literal term that is looked for. Labels and aliases of Wikidata have at most 250
# characters; a bound keeps the search linear in the length of the text.
MAX_TERM_LENGTH = 500

MEMO_SIZE = 20_000  # Different words remembered, some 2 MB; then the memo begins anew.

_NOTHING, _ITSELF, _MORE, _SIGNS = 0, 1, 2, 3
_SHORTEST_INSIDE = 3  # Letters of a term in lower case beside signs: no "re" in "they're".
_LETTERS = re.compile(r"[^\W_]+")
_CAPITALIZED = re.compile(r"\b[^\W\d_a-z][^\W\d_]+")
_ESCAPE = re.compile(r"\\[nrt](?=\w)")
_END = "\n"  # Stands after the text; no term holds it.

_Bounds = tuple[list[int], list[int]]


_MOST_WORDS_BEFORE = 3  # "professional association football players"
_LONGEST_JOB = 100  # Characters.
_LONGEST_NAME = 4  # Words of a full name.


class _Word(NamedTuple):
    """What a dictionary and a language know of a word."""

    word: str
    singular: str  # Of a plural that people are called by; "" if it is none.
    begins_name: bool  # Whether a full name may begin with it.
    begins_term: bool


class Match(NamedTuple):
    """Tokens `first` to `last` (exclusive) express one of `keys`; none: a date without people."""

    first: int
    last: int
    keys: tuple[str, ...]
    whole: bool = True  # Whether the tokens say nothing else: "2011.Jasper" is more than a year.


def check_case(case: str, terms: TermDictionary | None = None) -> None:
    """RAISES (KanonError): E221 if `case` is unknown, E222 if a dictionary has no folded terms."""
    if case not in CASES:
        raise KanonError(f"[KN221] case is {case!r}, but has to be one of: {', '.join(CASES)}.")
    if case == FOLDED and terms is not None and not terms.folded:
        raise KanonError(
            "[KN222] This knowledge base cannot be searched with case='folded'. Build it again "
            "with --folded, or search it with case='exact'."
        )


class TermWalker:
    """Finds the literal terms of one dictionary, and remembers which words begin none."""

    def __init__(
        self, terms: TermDictionary, case: str = EXACT, *, memo_size: int = MEMO_SIZE
    ) -> None:
        check_case(case, terms)
        self._folded = case == FOLDED
        self._prefix = FOLDED_PREFIX if self._folded else ""
        self._prefixes = terms.folded_prefixes if self._folded else terms.prefixes
        self._terms = terms
        self._near: dict[str, int] = {}  # Answers by token and next character.
        self._memo_size = memo_size
        self._known = lru_cache(memo_size)(self._find_known)  # By word and language.

    def find(self, tokens: TokenText) -> list[Match]:
        """All terms on token boundaries, by start, the shortest first."""
        # Folding case keeps all offsets: `text.normalization` has decomposed what it would expand.
        text = tokens.text.casefold() if self._folded else tokens.text
        starts, ends = tokens.starts, tokens.ends
        padded = text + _END
        heads = [padded[start : end + 1] for start, end in zip(starts, ends, strict=True)]
        answers = list(map(self._near.get, heads))
        asked = [
            (i, self._ask(heads[i], heads[i][:-1]) if answer is None else answer)
            for i, answer in enumerate(answers)
            if answer != _NOTHING
        ]
        candidates = [(i, answer) for i, answer in asked if answer != _NOTHING]
        with_signs = {
            i: _letter_bounds(text, starts[i], ends[i])
            for i, answer in candidates
            if answer == _SIGNS
        }
        stops = {
            stop: i + 1
            for i, (begins, inner) in with_signs.items()
            for at in (starts[i],)  # The second token of "Do", "n't" goes on with a word.
            for stop in inner[begins[0] == at and text[at - 1 : at].isalnum() :]
        }
        matches: list[Match] = []
        for i, answer in candidates:
            if answer == _ITSELF:
                matches.append(Match(i, i + 1, (self._prefix + heads[i][:-1],)))
            elif answer != _NOTHING:
                begins = with_signs[i][0] if i in with_signs else ()
                for start in dict.fromkeys((starts[i], *begins)):
                    matches += self._walk(tokens, text, start, i, stops, with_signs)
        return matches

    def _walk(
        self,
        tokens: TokenText,
        text: str,
        start: int,
        first: int,
        stops: Mapping[int, int],
        with_signs: Mapping[int, _Bounds],
    ) -> Iterator[Match]:
        """Terms that begin at an offset in token `first` and end where a token or letters end."""
        shift = start - len(self._prefix)
        ends = tokens.ends
        for key in self._prefixes(text[start : start + MAX_TERM_LENGTH]):
            end = shift + len(key)
            last = stops.get(end)
            if last is None:
                # Of tokens with one end, all but the first are empty.
                last = bisect_left(ends, end, first) + 1
                if last > len(ends) or ends[last - 1] != end:
                    continue
            if start == tokens.starts[first] and end == ends[last - 1]:
                yield Match(first, last, (key,))
            elif end - start >= _SHORTEST_INSIDE or not text[start:end].islower():
                # Nothing but signs, and no "@", before the first letters and behind the last ones.
                opens = first not in with_signs or start <= with_signs[first][0][0]
                opens = opens and not text.endswith("@", 0, start)
                closes = last - 1 not in with_signs or end >= with_signs[last - 1][1][-1]
                yield Match(first, last, (key,), opens and closes)

    def _ask(self, head: str, token: str) -> int:
        """Ask the dictionary about a token, with what stands after it, and keep the answer."""
        answer = _NOTHING
        if token and not token.isalnum() and any(map(str.isalnum, token)):
            answer = _SIGNS
        elif token and self._terms.has_prefix(self._prefix + head):
            answer = _MORE
        elif token and self._prefix + token in self._prefixes(token):
            answer = _ITSELF
        if len(self._near) >= self._memo_size:
            self._near.clear()
        self._near[head] = answer
        return answer

    def other_forms(self, analysis: Analysis) -> Iterator[Match]:
        """Terms in the plural, at the start of a sentence, and full names in lower case."""
        language, use, tokens = analysis.language, analysis.use, analysis.tokens
        if language is None or use is None:
            return
        words = use.words
        known = {word: self._known(word, language) for word in use.lower}
        starts = {word for word, of in known.items() if of.singular or of.begins_name}
        for i in [i for i, word in enumerate(words) if word in starts]:
            if known[words[i]].singular:
                yield from self._plural(tokens, words, i, known[words[i]])
            if known[words[i]].begins_name:
                yield from self._lower_case_name(language, words, i)
        for i in use.capitalized:
            word = words[i]
            low = word[:1].lower() + word[1:]
            if (found := self._known(word, language)).singular:
                yield from self._plural(tokens, words, i, found)
            opens = self._known(low, language)
            if (opens.begins_term or opens.singular) and use.opens_sentence(i):
                yield from self._opening(tokens, use, i, low, opens)

    def _find_known(self, word: str, language: LanguageRules) -> _Word:
        begins = self._terms.has_prefix
        is_name = language.can_be_name(word, alone=False) and begins(f"{word.capitalize()} ")
        return _Word(word, language.singular_of_people(word), is_name, begins(word))

    def _plural(
        self, tokens: TokenText, words: Sequence[str], i: int, known: _Word
    ) -> Iterator[Match]:
        """A job or a nationality in the plural, "film directors", and its last word, which stays
        where another term takes the words before: "table tennis players"."""
        base = known.singular
        for first in range(max(i - _MOST_WORDS_BEFORE, 0), i):
            if words[first].islower():
                phrase = tokens.text[tokens.starts[first] : tokens.starts[i]] + base
                if self._is_trait(phrase):
                    yield Match(first, i + 1, (phrase,))
                    break
        if self._is_trait(base) and known.word not in self._terms:
            yield Match(i, i + 1, (base,))

    def _opening(
        self, tokens: TokenText, use: WordUse, i: int, low: str, known: _Word
    ) -> Iterator[Match]:
        """A job that has a capital only because a sentence begins with it: "Producer Ada Berg"."""
        word, text = use.words[i], tokens.text
        if not use.exemption(i) and word in self._terms:
            return
        if known.singular:
            yield from self._plural(tokens, use.words, i, known)
        start = text.find(word, tokens.starts[i], tokens.ends[i])
        if start < 0:
            return  # In capitals.
        for key in self._terms.prefixes(low[0] + text[start + 1 : start + _LONGEST_JOB]):
            first, last = tokens.covering(start, start + len(key))
            if tokens.ends[last - 1] == start + len(key) and self._terms.kind(key) == DEM:
                yield Match(first, last, (key,))

    def _lower_case_name(
        self, language: LanguageRules, words: Sequence[str], i: int
    ) -> Iterator[Match]:
        """A full name of the knowledge base in lower case: "angela merkel"."""
        key, best = "", 0
        for last in range(i + 1, min(i + _LONGEST_NAME, len(words))):
            if not words[last].islower() or not language.can_be_name(words[last], alone=False):
                break
            name = language.with_capitals(words[i : last + 1])
            parts = name.split()  # A given name and a surname, and no title of a band.
            is_full = name in self._terms and parts[0] in self._terms and parts[-1] in self._terms
            if is_full and self._terms.kind(name) == PERSON:
                key, best = name, last
        if best:
            yield Match(i, best + 1, (key,))

    def _is_trait(self, key: str) -> bool:
        return key in self._terms and self._terms.kind(key) == DEM


def _letter_bounds(text: str, start: int, end: int) -> _Bounds:
    """Where letters or digits begin in a token, behind an escape (`\\nOslo`), too, and end."""
    token = text[start:end]
    runs = [match.span() for match in _LETTERS.finditer(token)]
    begins = [start + first for first, _ in runs]
    begins += [start + escape.end() for escape in _ESCAPE.finditer(token)]
    return begins, [start + last for _, last in runs]


_PARTS = re.compile(r", ?| ?\(|\)")  # "Paris, Texas", "Paris (Texas)"


def shown_keys(keys: Sequence[str], terms: Container[str]) -> tuple[tuple[str, ...], ...]:
    """The further things that a mention shows: the year of a day, the city of "City, Region"."""
    if keys and keys[0].startswith(DATE_PREFIX):
        levels = (tuple(key for key in level if key in terms) for level in shown_dates(keys))
        return tuple(level for level in levels if level)
    # A phrase of several readings has no parts.
    is_parted = len(keys) == 1 and ("," in keys[0] or "(" in keys[0])
    parts = map(str.strip, _PARTS.split(keys[0])) if is_parted else ()
    return tuple(dict.fromkeys((part,) for part in parts if part != keys[0] and part in terms))


def with_known_parts(
    mentions: Sequence[Mention], terms: Sequence[Mention], always: Collection[str]
) -> list[Mention]:
    """Mentions, the unknown ones with the terms in them: "Academy of Sciences in Jerusalem"."""
    starts = [term.start for term in terms]
    shown = []
    for mention in mentions:
        first = bisect_left(starts, mention.start)
        last = bisect_left(starts, mention.end)
        inside = [] if mention.keys else [t for t in terms[first:last] if t.end <= mention.end]
        if inside:
            shows = [keys for term in inside for keys in (term.keys, *term.shows)]
            kinds = (mention.kind, *(term.kind for term in inside))
            kind = next((kind for kind in kinds if kind in always), mention.kind)
            shows = list(dict.fromkeys((*mention.shows, *shows)))
            mention = replace(mention, kind=kind, shows=tuple(shows))
        shown.append(mention)
    return shown


_LINE_END = re.compile(r"[-\u2010\u2011\u00ad][ \t]{0,20}\r?\n[ \t]{0,20}")


_ADULT = f"{AGE_PREFIX}adult"
_OF_BIRTH = (DATE_OF_BIRTH, AGE)  # "31 in 2009" has the years of birth.
_ANY_YEAR = f"{DATE_PREFIX}XXXX-"


def find_mentions(
    analysis: Analysis, knowledge: Knowledge, *, walker: TermWalker | None = None
) -> list[Mention]:
    """The terms of a knowledge base in a text: literal terms, dates in any form, names with
    initials. A date that it does not have is no mention, nor is "May" in "12 May 1972"."""
    walker = walker or TermWalker(knowledge)
    tokens = analysis.tokens
    matches = find_forms(analysis, knowledge, walker)
    matches += named_only(walker.find(tokens), analysis, knowledge)
    return [_mention(tokens, match, knowledge) for match in longest_first(matches) if match.keys]


def laid_bare(
    text: Analysis,
    mentions: Sequence[Mention],
    new: Rewritten,
    knowledge: Knowledge,
    walker: TermWalker,
) -> list[Mention]:
    """Terms beside the mentions of a text that it shows once it is rewritten: a word can read as a
    name where those around it are gone. Without a known word with a capital it is not read."""
    starts, ends = [*map(attrgetter("start"), mentions)], [*map(attrgetter("end"), mentions)]
    between = map(slice, chain((0,), ends), chain(starts, (len(text.text),)))
    words = set(_CAPITALIZED.findall(" ".join(map(text.text.__getitem__, between))))
    forms = chain(words, map(str.lower, words), map(str.capitalize, words))
    if text.use is None or not any(map(knowledge.__contains__, forms)):
        return []
    again = Analysis.of_plain(new.text, text.language)
    found, use, stops = find_mentions(again, knowledge, walker=walker), again.use, new.ends
    for i in use.capitalized if use else ():  # "DEA", where "Dea" is a name.
        word = again.tokens.folded(i, i + 1)
        if word.isupper() and word.capitalize() in knowledge and use and not use.exemption(i):
            found.append(again.mention(i, i + 1, MISC, unsure=True))
    beside = [term for term in found if not touching(new.starts, stops, term.start, term.end)]
    by = [new.moved(term.start) for term in beside]
    moved = [replace(t, start=t.start + n, end=t.end + n) for t, n in zip(beside, by, strict=True)]
    return [term for term in moved if not touching(starts, ends, term.start, term.end)]


def find_forms(
    analysis: Analysis, knowledge: TermDictionary, walker: TermWalker, *, hyphenated: bool = True
) -> list[Match]:
    """Dates, and terms in other forms than those that a knowledge base lists."""
    return [
        *_find_keyed(analysis, knowledge),
        *walker.other_forms(analysis),
        *(_find_hyphenated(analysis, knowledge, walker) if hyphenated else ()),
    ]


def _find_hyphenated(
    analysis: Analysis, knowledge: TermDictionary, walker: TermWalker
) -> list[Match]:
    """Terms and dates with a word that is hyphenated at the end of a line: "Nor-\\nwegian"."""
    tokens = analysis.tokens
    written = [(first, last, tokens.written(first, last)) for first, last in analysis.layout.joints]
    joints = {first: last for first, last, word in written if _LINE_END.search(word)}
    if not joints:
        return []
    starts, ends = analysis.bounds
    words = (
        Replacement(starts[first], ends[last - 1], _LINE_END.sub("", word))
        for first, last, word in written
        if first in joints
    )
    new = rewrite(tokens.original, words, exact=True)
    bounds: list[tuple[int, int]] = []  # Of each token of the joined text those of the other.
    first = 0
    while first < len(tokens):
        bounds.append((first, joints.get(first, first + 1)))
        first = bounds[-1][1]
    new_starts = [new.to_rewritten(starts[first]) for first, _ in bounds]
    new_ends = [new.to_rewritten(ends[last - 1]) for _, last in bounds]
    joined = Analysis(new.text, new_starts, new_ends, analysis.language)
    matches = walker.find(joined.tokens)
    matches += find_forms(joined, knowledge, walker, hyphenated=False)
    return [
        match._replace(first=bounds[match.first][0], last=bounds[match.last - 1][1])
        for match in matches
        if match.keys and any(a in joints for a, _ in bounds[match.first : match.last])
    ]


def _mention(tokens: TokenText, match: Match, knowledge: Knowledge) -> Mention:
    first, last, keys, whole = match
    return Mention(
        start=tokens.original_starts[first],
        end=tokens.original_ends[last - 1],
        kind=knowledge.kind(keys[0]),
        key=keys[0] if whole else tokens.folded(first, last),
        keys=keys if whole else (),
        shows=shown_keys(keys, knowledge) if whole else (),
    )


def _find_keyed(analysis: Analysis, knowledge: TermDictionary) -> Iterator[Match]:
    """Dates, and names with initials that are known, with those of their keys that are; none of a
    day without a year, which a reader knows. With ages its dates are of birth: others are left out.
    """
    tokens, language = analysis.tokens, analysis.language
    if language is None:
        return
    text, dates = tokens.text, [date for date in analysis.dates if date.keys]
    if _ADULT in knowledge:
        dates = [d for d in dates if language.sub_kind_of_date(text, d.start, d.end) in _OF_BIRTH]
        told = [*analysis.ages, *language.find_told_ages(text)]
        dates += (age for age in told if age.keys and age.keys[0] in knowledge)
    for number, span in enumerate([*dates, *language.find_names(text)]):
        keys = tuple(key for key in span.keys if key in knowledge)
        if keys or number < len(dates):
            keys = () if all(key.startswith(_ANY_YEAR) for key in keys) else keys
            first, last = tokens.covering(span.start, span.end)
            yield Match(first, last, keys, tokens.are_only(span.start, span.end, first, last))


def longest_first(matches: Iterable[Match]) -> list[Match]:
    """Drop overlaps: most tokens first, then the earlier one, then what says all of its tokens."""
    kept: list[Match] = []
    cluster: list[Match] = []
    end = 0
    for match in sorted(matches, key=itemgetter(0)):
        if match.first >= end:
            kept += _longest_of(cluster, end)
            cluster = []
        cluster.append(match)
        end = max(end, match.last)
    return kept + _longest_of(cluster, end)


def _longest_of(cluster: Sequence[Match], end: int) -> list[Match]:
    """The rule of `longest_first` within a chain of overlapping matches that ends at `end`."""
    if len(cluster) < 2:
        return list(cluster)
    ranked = sorted(
        cluster, key=lambda match: (match.first - match.last, match.first, not match.whole)
    )
    if ranked[0].last == end and ranked[0].first == cluster[0].first:
        return ranked[:1]  # It covers all the others.
    taken: set[int] = set()
    kept = []
    for match in ranked:
        # A longer match was taken before: if they overlap, one of these two tokens is in it.
        if match.first not in taken and match.last - 1 not in taken:
            taken.update(range(match.first, match.last))
            kept.append(match)
    return sorted(kept)


def named_only(matches: Sequence[Match], analysis: Analysis, terms: TermDictionary) -> list[Match]:
    """Without single words that are used as ordinary words here ("Will they ...", "in")."""
    language, use = analysis.language, analysis.use
    if language is None or use is None:
        return list(matches)
    return [
        match
        for match in matches
        if match.last - match.first > 1 or not _is_plain_word(match, language, use, terms)
    ]


def _is_plain_word(
    match: Match, language: LanguageRules, use: WordUse, terms: TermDictionary
) -> bool:
    if match.whole:  # Almost any word is a surname, too: "Kind regards".
        i, key, tokens = match.first, match.keys[0], use.layout.tokens
        start, end = tokens.original_starts[i], tokens.original_ends[i]
        # Beside a sign each tokenizer sees another word.
        beside = tokens.original[max(0, start - 1) : start] + tokens.original[end : end + 1]
        may_be_word = key[0].isupper() and use.flags[i] & COMMON and not beside.strip()
        is_word = may_be_word and use.exemption(i)
        return (is_word and terms.kind(key) == PERSON) or language.is_plain_word(use, i, terms)
    key = match.keys[0].removeprefix(FOLDED_PREFIX)  # Inside of a token: "golfer_and_cook".
    if key == key.lower() and key in terms:  # "singer" may be a term, "rose" is no Rose.
        return key in language.empty_words
    return language.is_ordinary_word(key.lower())
