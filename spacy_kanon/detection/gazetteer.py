"""Mentions of the terms of a knowledge base: the longest ones that stand on token boundaries.

Terms are also found in forms that the knowledge base does not list: jobs and peoples in the plural
("volcanologists"), with a capital where a sentence begins ("Producer"), full names in lower case
("angela merkel"), and words that a hyphen parts at the end of a line. A mention shows more than its
most specific key: of a day its year; an unknown phrase shows the known terms in it.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable
from weakref import WeakKeyDictionary

from ..errors import Errors, KanonError
from ..lang.en.calendar_keys import shown_dates
from ..lang.en.word_use import WordUse
from ..lang.language_rules import LanguageRules
from ..names import AGE, AGE_PREFIX, DATE_OF_BIRTH, DATE_PREFIX, DEM, FOLDED_PREFIX, PERSON
from ..text.caches import when_forgetting
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
_FURTHER = 3  # Characters after a token that are looked at when one says too little.
_SHORTEST_INSIDE = 3  # Letters of a term in lower case beside signs: no "re" in "they're".
_LETTERS = re.compile(r"[^\W_]+")
_ESCAPE = re.compile(r"\\[nrt](?=\w)")
_END = "\n"  # Stands after the text; no term holds it.

_Bounds = tuple[list[int], list[int]]


@runtime_checkable
class FoldedTerms(Protocol):
    """A dictionary that can be searched without regard to case."""

    @property
    def folded(self) -> bool: ...

    def folded_prefixes(self, text: str) -> list[str]: ...


@runtime_checkable
class ListedTerms(Protocol):
    """A dictionary that can say whether a key begins so."""

    def has_prefix(self, prefix: str) -> bool: ...


class Match(NamedTuple):
    """Tokens `first` to `last` (exclusive) express one of `keys`; no keys: a date without people.

    whole (bool): Whether the tokens say nothing else. "2011.Jasper" is one token for some
        tokenizers, and more than a year.
    """

    first: int
    last: int
    keys: tuple[str, ...]
    whole: bool = True


def check_case(case: str, terms: TermDictionary | None = None) -> None:
    """RAISES (KanonError): E221 if `case` is unknown, E222 if the dictionary (where one is given)
    has no folded terms."""
    if case not in CASES:
        raise KanonError(Errors.E221.format(value=case, choices=", ".join(CASES)))
    if terms is None or case != FOLDED:
        return
    if not (isinstance(terms, FoldedTerms) and terms.folded):
        raise KanonError(Errors.E222)


class TermWalker:
    """Finds the literal terms of one dictionary, and remembers which words begin none."""

    def __init__(
        self,
        terms: TermDictionary,
        case: str = EXACT,
        *,
        memo_size: int = MEMO_SIZE,
    ) -> None:
        """terms (TermDictionary): If it can list its keys by prefix, more can be skipped.
        case (str): "exact", or "folded" for a dictionary with folded keys.
        memo_size (int): Most answers kept, of each sort.
        RAISES (KanonError): E221 or E222, see `check_case`.
        """
        check_case(case, terms)
        self._folded = case == FOLDED
        self._prefix = FOLDED_PREFIX if self._folded else ""
        self._prefixes: Callable[[str], list[str]] = terms.prefixes
        if self._folded and isinstance(terms, FoldedTerms):
            self._prefixes = terms.folded_prefixes
        self._has_prefix = terms.has_prefix if isinstance(terms, ListedTerms) else None
        self._near: dict[str, int] = {}  # Answers by token and next character,
        self._further: dict[str, int] = {}  # and by token and `_FURTHER` more.
        self._memo_size = memo_size

    def forget(self) -> None:
        """Drop what is remembered: words of the texts that were searched."""
        self._near.clear()
        self._further.clear()

    def find(self, tokens: TokenText) -> list[Match]:
        """All terms on token boundaries, by start, the shortest first."""
        # Folding case keeps all offsets: `text.normalization` has decomposed what it would expand.
        text = tokens.text.casefold() if self._folded else tokens.text
        starts, ends = tokens.starts, tokens.ends
        padded = text + _END
        heads = [padded[start : end + 1] for start, end in zip(starts, ends, strict=True)]
        answers = list(map(self._near.get, heads))
        candidates: list[tuple[int, int]] = []
        for i in [i for i, answer in enumerate(answers) if answer != _NOTHING]:
            answer = answers[i]
            if answer is None:
                answer = self._ask(self._near, heads[i], heads[i][:-1])
            if answer != _NOTHING:
                candidates.append((i, answer))
        with_signs = {
            i: _letter_bounds(text, starts[i], ends[i])
            for i, answer in candidates
            if answer == _SIGNS
        }
        stops = {
            stop: i + 1
            for i, (begins, inner) in with_signs.items()
            for stop in inner[begins[0] == starts[i] and _in_word(text, starts[i]) :]
        }
        matches: list[Match] = []
        for i, answer in candidates:
            if answer == _MORE and i + 1 not in with_signs:
                answer = self._look_further(tokens, padded, i)
            if answer == _ITSELF:
                matches.append(Match(i, i + 1, (self._prefix + heads[i][:-1],)))
            elif answer != _NOTHING:
                begins = with_signs[i][0] if i in with_signs else ()
                for start in dict.fromkeys((starts[i], *begins)):
                    matches += self._walk(tokens, text, start, i, stops, with_signs)
        return matches

    def _look_further(self, tokens: TokenText, padded: str, i: int) -> int:
        """What `_FURTHER` characters after token `i` say, if no term can end among them."""
        start, end = tokens.starts[i], tokens.ends[i]
        if i + 1 == len(tokens) or tokens.ends[i + 1] < end + _FURTHER:
            return _MORE
        head = padded[start : end + _FURTHER]
        answer = self._further.get(head)
        return self._ask(self._further, head, padded[start:end]) if answer is None else answer

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
                # Nothing but signs before the first letters and behind the last ones.
                opens = first not in with_signs or start <= with_signs[first][0][0]
                closes = last - 1 not in with_signs or end >= with_signs[last - 1][1][-1]
                yield Match(first, last, (key,), opens and closes)

    def _ask(self, memo: dict[str, int], head: str, token: str) -> int:
        """Ask the dictionary about a token, with what stands after it, and keep the answer."""
        if not token:
            answer = _NOTHING
        elif _has_signs(token):
            answer = _SIGNS
        elif self._has_prefix is None or self._has_prefix(self._prefix + head):
            answer = _MORE
        else:
            answer = _ITSELF if self._is_term(token) else _NOTHING
        if len(memo) >= self._memo_size:
            memo.clear()
        memo[head] = answer
        return answer

    def _is_term(self, token: str) -> bool:
        return self._prefix + token in self._prefixes(token)


def _has_signs(token: str) -> bool:
    """Whether a token has letters or digits, and signs besides.

    >>> [_has_signs(token) for token in ("Oslo", "--Oslo", "golfer_and_cook", "--")]
    [False, True, True, False]
    """
    return not token.isalnum() and any(map(str.isalnum, token))


def _in_word(text: str, at: int) -> bool:
    """Whether a token that starts here goes on with a word, like the second of "Do", "n't"."""
    return at > 0 and text[at - 1].isalnum()


def _letter_bounds(text: str, start: int, end: int) -> _Bounds:
    """Places in a token where letters or digits begin, and where they end: a term may do so too.

    Letters also begin behind an escaped line break or tab: `\\nOslo`.
    """
    token = text[start:end]
    runs = [match.span() for match in _LETTERS.finditer(token)]
    begins = [start + first for first, _ in runs]
    begins += [start + escape.end() for escape in _ESCAPE.finditer(token)]
    return begins, [start + last for _, last in runs]


_PARTS = re.compile(r", ?| ?\(|\)")  # "Paris, Texas", "Paris (Texas)"


def shown_keys(keys: Sequence[str], terms: Container[str]) -> tuple[tuple[str, ...], ...]:
    """The further things that a mention shows: the year of a day, the city of "City, Region".

    keys (Sequence[str]): Keys of the mention, all that it may mean.
    terms (Container[str]): The knowledge base, or its keys.
    RETURNS (tuple[tuple[str, ...], ...]): Known keys of each thing shown, as a union. What the
        knowledge base has no key of is left out.

    >>> shown_keys(["Paris, Texas"], {"Paris, Texas", "Paris"})
    (('Paris',),)
    >>> shown_keys(["date/1972-05"], {"date/1972-05", "date/1972"})
    (('date/1972',),)
    """
    if keys and keys[0].startswith(DATE_PREFIX):
        levels = (tuple(key for key in level if key in terms) for level in shown_dates(keys))
        return tuple(level for level in levels if level)
    return tuple(dict.fromkeys((part,) for part in _known_parts(keys, terms)))


def _known_parts(keys: Sequence[str], terms: Container[str]) -> Iterator[str]:
    """Parts of a phrase that are terms of their own, where it has only one reading."""
    if len(keys) == 1 and ("," in keys[0] or "(" in keys[0]):
        parts = (part.strip() for part in _PARTS.split(keys[0]))
        yield from (part for part in parts if part != keys[0] and part in terms)


def with_known_parts(
    mentions: Sequence[Mention], terms: Sequence[Mention], always: Collection[str]
) -> list[Mention]:
    """Mentions of which the unknown ones show the terms that they cover.

    "Academy of Sciences in Jerusalem" is known of no one; a reader knows Jerusalem.

    mentions (Sequence[Mention]): Of a text, in its order, without overlaps.
    terms (Sequence[Mention]): All terms of the knowledge base in the text, likewise.
    always (Collection[str]): Kinds that never stay: a phrase that covers one of these is of it.
    RETURNS (list[Mention]): As many, in the same order.
    """
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


# A hyphen and a line break; what stands before and behind is looked at by hand.
_LINE_END = re.compile(r"[-\u2010\u2011\u00ad][ \t]{0,20}\r?\n[ \t]{0,20}")


@dataclass(frozen=True, slots=True)
class JoinedText:
    """A text without hyphens at line ends, and which tokens of the text its tokens are.

    text (str): The joined text.
    starts, ends (Sequence[int]): Bounds of its tokens; a joined word is one token.
    firsts, lasts (Sequence[int]): First and last (exclusive) token of the text, for each of its.
    """

    text: str
    starts: Sequence[int]
    ends: Sequence[int]
    firsts: Sequence[int]
    lasts: Sequence[int]

    def has_joint(self, first: int, last: int) -> bool:
        """Whether one of its tokens `first` to `last` (exclusive) is a joined word."""
        return self.lasts[last - 1] - self.firsts[first] > last - first


def without_hyphenation(tokens: TokenText) -> JoinedText | None:
    """Join "Nor-\\nwegian" to "Norwegian".

    A word goes on in the next line if that begins with a letter in lower case. That joins the
    parts of "well-\\nknown" too: a search of the joined text is one of the other as well.

    RETURNS (JoinedText | None): None if no word of it is hyphenated at a line end.
    """
    text = tokens.original
    spans = (match.span() for match in _LINE_END.finditer(text))
    cuts = [span for span in spans if _parts_a_word(text, *span) and _is_in_tokens(tokens, *span)]
    if not cuts:
        return None
    pieces: list[str] = []
    done = 0
    for start, end in cuts:
        pieces.append(text[done:start])
        done = end
    firsts, lasts = _merged_tokens(tokens, cuts)
    before = _Shift(cuts)
    starts = [before.shifted(tokens.original_starts[first]) for first in firsts]
    ends = [before.shifted(tokens.original_ends[last - 1]) for last in lasts]
    return JoinedText("".join([*pieces, text[done:]]), starts, ends, firsts, lasts)


def _parts_a_word(text: str, start: int, end: int) -> bool:
    return start > 0 and text[start - 1].isalpha() and text[end : end + 1].islower()


def _is_in_tokens(tokens: TokenText, start: int, end: int) -> bool:
    """Whether the letters before and behind a cut are in tokens."""
    first = bisect_right(tokens.original_starts, start - 1) - 1
    last = bisect_right(tokens.original_starts, end) - 1
    ends = tokens.original_ends
    return first >= 0 and ends[first] >= start and ends[last] > end


def _merged_tokens(
    tokens: TokenText, cuts: Sequence[tuple[int, int]]
) -> tuple[list[int], list[int]]:
    """First and last (exclusive) token of each joined token."""
    firsts: list[int] = []
    lasts: list[int] = []
    token = 0  # The first that is in none of the joined ones.
    for start, end in cuts:
        # The tokens that hold the letters before and behind the cut, and all between them.
        first = bisect_right(tokens.original_starts, start - 1) - 1
        last = bisect_left(tokens.original_starts, end + 1)
        if first < token:  # The joined word goes on.
            lasts[-1] = last
        else:
            firsts += range(token, first + 1)
            lasts += range(token + 1, first + 1)
            lasts.append(last)
        token = last
    firsts += range(token, len(tokens))
    lasts += range(token + 1, len(tokens) + 1)
    return firsts, lasts


class _Shift:
    """Offsets in a text after stretches of it were cut out."""

    def __init__(self, cuts: Sequence[tuple[int, int]]) -> None:
        self._ends = [end for _, end in cuts]
        self._sizes = [0]
        for start, end in cuts:
            self._sizes.append(self._sizes[-1] + end - start)

    def shifted(self, offset: int) -> int:
        """The place of an offset that is in none of the cuts."""
        return offset - self._sizes[bisect_right(self._ends, offset)]


_MOST_WORDS_BEFORE = 3  # "professional association football players"
_LONGEST_JOB = 100  # Characters.
_LONGEST_NAME = 4  # Words of a full name.
_Answer = TypeVar("_Answer")


class _Memo(NamedTuple):
    """Answers about words.

    singulars (dict[str, str]): The singular of a plural; empty if a word is none.
    begins_name, begins_term (dict[str, bool]): Whether a full name, a term begins so.
    ruled_out (set[str]): Words that are no plural and begin no name, or no sentence with a term.
    """

    singulars: dict[str, str]
    begins_name: dict[str, bool]
    begins_term: dict[str, bool]
    ruled_out: set[str]


class OtherForms:
    """Finds the other forms of the terms of one dictionary, and remembers answers about words."""

    def __init__(self, terms: TermDictionary, language: LanguageRules) -> None:
        """terms (TermDictionary): If it can list its keys by prefix, more can be skipped.
        language (LanguageRules): Of the texts.
        """
        self._terms = terms
        self._language = language
        # A `ListedTerms`; asking for that costs more than all else here.
        self._has_prefix: Callable[[str], bool] | None = getattr(terms, "has_prefix", None)
        self._memo = _MEMOS.setdefault(terms, _Memo({}, {}, {}, set()))

    def find(self, tokens: TokenText, use: WordUse) -> Iterator[Match]:
        """Terms in the plural, at the start of a sentence, and full names in lower case.

        RETURNS (Iterator[Match]): They may overlap each other and literal terms.
        """
        words = use.words
        looked_at = {word for word in use.lower - self._memo.ruled_out if self._is_a_start(word)}
        for i in [i for i, word in enumerate(words) if word in looked_at] if looked_at else ():
            if self._singular(words[i]):
                yield from self._plural(tokens, words, i, words[i])
            if self._begins_name(words[i]):
                yield from self._lower_case_name(words, i)
        for i in [i for i in use.capitalized if words[i] not in self._memo.ruled_out]:
            word = words[i]
            low = word[:1].lower() + word[1:]
            is_plural = self._singular(word)
            may_open = self._begins_term(low) or self._singular(low)
            if not is_plural and not may_open:
                self._rule_out(word)
            if is_plural:
                yield from self._plural(tokens, words, i, word)
            if may_open and use.opens_sentence(i):
                yield from self._opening(tokens, use, i, low)

    def _plural(
        self, tokens: TokenText, words: Sequence[str], i: int, word: str
    ) -> Iterator[Match]:
        """A job or a nationality in the plural: "volcanologists", "film directors"."""
        base = self._singular(word)
        if not base:
            return
        for first in range(max(i - _MOST_WORDS_BEFORE, 0), i):
            if words[first].islower():
                phrase = tokens.text[tokens.starts[first] : tokens.starts[i]] + base
                if self._is_trait(phrase):
                    yield Match(first, i + 1, (phrase,))
                    return
        if self._is_trait(base) and word not in self._terms:
            yield Match(i, i + 1, (base,))

    def _opening(self, tokens: TokenText, use: WordUse, i: int, low: str) -> Iterator[Match]:
        """A job that has a capital only because a sentence begins with it: "Producer Ada Berg"."""
        word, text = use.words[i], tokens.text
        if not use.is_ordinary(i) and word in self._terms:
            return
        yield from self._plural(tokens, use.words, i, low)
        start = text.find(word, tokens.starts[i], tokens.ends[i])
        if start < 0:
            return  # In capitals.
        for key in self._terms.prefixes(low[0] + text[start + 1 : start + _LONGEST_JOB]):
            first, last = tokens.covering(start, start + len(key))
            if tokens.ends[last - 1] == start + len(key) and self._terms.kind(key) == DEM:
                yield Match(first, last, (key,))

    def _lower_case_name(self, words: Sequence[str], i: int) -> Iterator[Match]:
        """A full name of the knowledge base in lower case: "angela merkel"."""
        key, best = "", 0
        for last in range(i + 1, min(i + _LONGEST_NAME, len(words))):
            if not words[last].islower() or not self._language.can_be_name(
                words[last], alone=False
            ):
                break
            name = self._language.with_capitals(words[i : last + 1])
            if name in self._terms and self._is_full_name(name):
                key, best = name, last
        if best:
            yield Match(i, best + 1, (key,))

    def _singular(self, word: str) -> str:
        """The singular of a plural that people are called by; empty if a word is none."""
        base = self._memo.singulars.get(word)
        if base is None:
            base = self._language.singular_of_people(word)
            _remember(self._memo.singulars, word, base)
        return base

    def _is_a_start(self, word: str) -> bool:
        """Whether a word in lower case is a plural or begins a full name."""
        if self._singular(word) or self._begins_name(word):
            return True
        self._rule_out(word)
        return False

    def _rule_out(self, word: str) -> None:
        if len(self._memo.ruled_out) >= MEMO_SIZE:
            self._memo.ruled_out.clear()
        self._memo.ruled_out.add(word)

    def _begins_term(self, word: str) -> bool:
        """Whether a term may begin with a word."""
        begins = self._memo.begins_term.get(word)
        if begins is None:
            begins = self._has_prefix is None or self._has_prefix(word)
            _remember(self._memo.begins_term, word, begins)
        return begins

    def _begins_name(self, word: str) -> bool:
        """Whether a full name may begin with a word, which is in lower case."""
        begins = self._memo.begins_name.get(word)
        if begins is not None:
            return begins
        begins = self._language.can_be_name(word, alone=False)
        if begins and self._has_prefix is not None:
            begins = self._has_prefix(word.capitalize() + " ")
        _remember(self._memo.begins_name, word, begins)
        return begins

    def _is_full_name(self, name: str) -> bool:
        """Whether a term is made of a given name and a surname, and is no title of a band."""
        parts = name.split()
        is_person = self._terms.kind(name) == PERSON
        return is_person and parts[0] in self._terms and parts[-1] in self._terms

    def _is_trait(self, key: str) -> bool:
        return key in self._terms and self._terms.kind(key) == DEM


def _remember(memo: dict[str, _Answer], word: str, answer: _Answer) -> None:
    if len(memo) >= MEMO_SIZE:
        memo.clear()
    memo[word] = answer


_MEMOS: WeakKeyDictionary[TermDictionary, _Memo] = WeakKeyDictionary()
when_forgetting(_MEMOS.clear)


_ADULT = f"{AGE_PREFIX}adult"
_OF_BIRTH = (DATE_OF_BIRTH, AGE)  # "31 in 2009" has the years of birth.
_ANY_YEAR = f"{DATE_PREFIX}XXXX-"


class _Span(Protocol):
    """A stretch of the folded text that has keys."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...

    @property
    def keys(self) -> tuple[str, ...]: ...


def find_mentions(
    analysis: Analysis, knowledge: Knowledge, *, walker: TermWalker | None = None
) -> list[Mention]:
    """Find the terms of a knowledge base in a text.

    These are literal terms, dates in any form, and names with initials. Of overlapping matches
    the one with most tokens wins, then the earlier one (the rule of `spacy.util.filter_spans`).
    Where a token says more than the term in it ("2011.Jasper"), the mention has no keys: its risk
    is unknown. A date the knowledge base does not have is no mention, nor are the terms inside of
    it ("May" in "12 May 1972"). A capitalized ordinary word is a mention only where it is used as
    a name, see `lang.en.word_use`.

    walker (TermWalker | None): Of this knowledge base, exact or ignoring case, with what it
        remembers of other texts; None makes an exact one.
    RETURNS (list[Mention]): In text order, without overlaps, on token boundaries.
    """
    walker = walker or TermWalker(knowledge)
    tokens = analysis.tokens
    matches = find_known_dates(analysis, knowledge)
    matches += find_known_names(analysis, knowledge)
    matches += find_other_forms(analysis, knowledge)
    matches += find_hyphenated(analysis, knowledge, walker)
    matches += named_only(walker.find(tokens), analysis, knowledge)
    return [_mention(tokens, match, knowledge) for match in longest_first(matches) if match.keys]


def find_other_forms(analysis: Analysis, knowledge: TermDictionary) -> list[Match]:
    """Terms in the plural, at the start of a sentence, and full names in lower case."""
    language, use = analysis.language, analysis.use
    if language is None or use is None:
        return []
    return list(OtherForms(knowledge, language).find(analysis.tokens, use))


def find_hyphenated(
    analysis: Analysis, knowledge: TermDictionary, walker: TermWalker
) -> list[Match]:
    """Terms and dates with a word that is hyphenated at the end of a line: "Nor-\\nwegian".

    RETURNS (list[Match]): Only those with such a word, in text order.
    """
    joined = without_hyphenation(analysis.tokens)
    if joined is None:
        return []
    whole_words = Analysis(joined.text, joined.starts, joined.ends, analysis.language)
    matches = [
        *walker.find(whole_words.tokens),
        *find_other_forms(whole_words, knowledge),
        *find_known_dates(whole_words, knowledge),
        *find_known_names(whole_words, knowledge),
    ]
    return [
        match._replace(first=joined.firsts[match.first], last=joined.lasts[match.last - 1])
        for match in matches
        if match.keys and joined.has_joint(match.first, match.last)
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


def find_known_dates(analysis: Analysis, knowledge: TermDictionary) -> list[Match]:
    """Dates, each with those of its keys that the knowledge base has: none, if no person has it.

    A day without a year is none: a reader of the text, or of its date, knows the year
    as well, so that fewer people fit than have that day in any year.

    A knowledge base with ages has no dates but those of birth. It is asked for these, and for ages.
    """
    text, language = analysis.tokens.text, analysis.language
    dates = [date for date in analysis.dates if date.keys]
    if language is not None and _ADULT in knowledge:
        dates = [d for d in dates if language.sub_kind_of_date(text, d.start, d.end) in _OF_BIRTH]
        dates += (age for age in language.find_told_ages(text) if age.keys[0] in knowledge)
    return [
        match._replace(keys=() if all(map(_is_without_year, match.keys)) else match.keys)
        for match in (_on_tokens(analysis.tokens, date, knowledge) for date in dates)
    ]


def _is_without_year(key: str) -> bool:
    return key.startswith(_ANY_YEAR)


def find_known_names(analysis: Analysis, knowledge: TermDictionary) -> list[Match]:
    """Names with initials that the knowledge base has."""
    if analysis.language is None:
        return []
    tokens = analysis.tokens
    names = analysis.language.find_names(tokens.text)
    matches = [_on_tokens(tokens, name, knowledge) for name in names]
    return [match for match in matches if match.keys]


def _on_tokens(tokens: TokenText, span: _Span, knowledge: TermDictionary) -> Match:
    """A stretch of the folded text as tokens, with those of its keys that are known."""
    first, last = tokens.covering(span.start, span.end)
    keys = tuple(key for key in span.keys if key in knowledge)
    return Match(first, last, keys, tokens.are_only(span.start, span.end, first, last))


def longest_first(matches: Iterable[Match]) -> list[Match]:
    """Drop overlaps: most tokens first, then the earlier match, then one that says all that its
    tokens say, then the one listed first.
    """
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
    if match.whole:
        return language.is_plain_word(use, match.first, terms)
    key = match.keys[0].removeprefix(FOLDED_PREFIX)  # Inside of a token: "golfer_and_cook".
    if key == key.lower() and key in terms:  # "singer" may be a term, "rose" is no Rose.
        return key in language.empty_words
    return language.is_ordinary_word(key.lower())
