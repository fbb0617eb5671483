"""Mark in a text where the values of its record stand: labels without an annotator.

For each value every candidate (`record_candidates`) gets a score,

    score = (1 - CUE_WEIGHT) * fit + CUE_WEIGHT * cue

where `fit` is how well it matches (`record_matching`) and `cue` how near a word of the label's
relation stands in the same sentence: 1 beside it, 0 at `CUE_REACH` characters or without one.
Candidates below the label's threshold go. Then the best score takes its place first, the longer
one of equals, and everything that overlaps it goes: so "Troy" is the child in "his son Troy" and
the town in "born in Troy".

Method: Hathurusinghe, Nejadgholi, Bolic (2021), section 2.2, with normal forms before the fuzzy
match and context where the paper has none (its figure 3 names this as a main cause of errors).
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rapidfuzz import fuzz
from spacy.tokens import Doc

from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..errors import check_choice
from ..kb.countries import country_of
from ..lang.en.dates import find_dates, implied_keys, parse_date
from ..lang.en.lexicon import FUNCTION_WORDS
from ..lang.en.person_names import TITLES, bare_form, parse_name, same_person
from ..names import DATETIME, QUANTITY
from ..text.caches import remembered
from ..text.normalization import normalize_key
from ..text.spans import touching
from ..text.token_text import TokenText
from ..training.silver import without_overlaps
from .fields import DATE, ORGANIZATION, PEOPLE, PERSON, PHRASE, PLACE, RecordValue

# Stretches of a text that can be a value of a record, by kind.
#
# - dates: whatever `lang.en.dates` reads, with its calendar keys;
# - names: windows of the capitalized sequences that `detection.detect` finds, joined over the small
#   words inside names ("Academy of Theatre, Radio and Film"), and the stretches between them;
# - the entities and noun chunks of the pipeline, where it makes them;
# - the value itself, wherever it stands word by word, in whatever case.
#
# Every candidate lies on token boundaries. A window has at most `MAX_TOKENS` tokens, so that the
# work stays linear in the text.

MAX_TOKENS = 12
_JOINING = frozenset({
    "of", "the", "and", "in", "at", "for", "&", ",", "-", "–", "'", "'s", "de", "la", "di", "du",
    "des", "der", "von", "van", "für",
})  # fmt: skip
_MAX_JOINING = 2  # "University of the West"
_MAX_ABBREVIATION = 5  # Letters: "Univ", "Inst", "Coll", "Acad".


class Window(NamedTuple):
    """Numbers of tokens, `last` exclusive."""

    first: int
    last: int


class TextCandidates:
    """The candidates of one text, found once for all values of its record."""

    def __init__(self, doc: Doc) -> None:
        self.doc = doc
        starts = [token.idx for token in doc]
        ends = [token.idx + len(token) for token in doc]
        self._tokens = TokenText.of(doc.text, starts, ends)
        self._names = self._name_tokens(starts, ends)
        self.dates: dict[Window, tuple[str, ...]] = {}  # Several keys where it is ambiguous.
        for date in find_dates(self._tokens.text):
            first, last = self._tokens.covering(date.start, date.end)
            if date.keys and first < last:
                self.dates[Window(first, last)] = date.keys
        self.windows = sorted({*self._windows(), *self._from_pipeline()})

    def literal(self, value: str) -> Iterator[Window]:
        """Where the words of a value stand one after the other, whatever their case."""
        words = normalize_key(value).replace("-", " ").split()
        if not words:
            return
        pattern = r"[\s-]+".join(re.escape(word) for word in words)
        for match in re.finditer(rf"(?<!\w){pattern}(?!\w)", self._tokens.text, re.IGNORECASE):
            first, last = self._tokens.covering(*match.span())
            if first < last and self._tokens.are_only(*match.span(), first, last):
                yield Window(first, last)

    def is_cut(self, window: Window) -> bool:
        """Whether a name goes on beside the window: "Hawthorne" in "Nathaniel Hawthorne"."""
        beside = [i for i in (window.first - 1, window.last) if 0 <= i < len(self._names)]
        return any(
            self._names[i]
            and self.doc[i].text[0].isalnum()
            and bare_form(self.doc[i].text) not in TITLES | FUNCTION_WORDS | _JOINING
            for i in beside
        )

    def _name_tokens(self, starts: list[int], ends: list[int]) -> list[bool]:
        """For each token whether it is part of a capitalized sequence."""
        names = [False] * len(starts)
        analysis = Analysis(self.doc.text, starts, ends)
        guessed = _guessed(analysis)
        for mention in detect(analysis):
            for i in touching(starts, ends, mention.start, mention.end):
                names[i] = mention.kind not in (DATETIME, QUANTITY) and i not in guessed
        return names

    def _windows(self) -> Iterator[Window]:
        for first, is_name in enumerate(self._names):
            word = self.doc[first].text
            if is_name and word[0].isalnum() and word.casefold() not in FUNCTION_WORDS:
                yield from self._windows_from(first)

    def _windows_from(self, first: int) -> Iterator[Window]:
        joining = 0
        for last in range(first, min(first + MAX_TOKENS, len(self._names))):
            word = self.doc[last].text
            if self._names[last] and word.casefold() not in _JOINING:
                joining = 0
                if any(map(str.isalnum, word)):
                    yield Window(first, last + 1)
                continue
            joining += 1
            if joining > _MAX_JOINING or not self._joins(last):
                return

    def _joins(self, i: int) -> bool:
        """Small words inside names, and the full stop of an abbreviation ("Univ. of Oslo")."""
        word = self.doc[i].text.casefold()
        abbreviated = word == "." and i > 0 and 2 < len(self.doc[i - 1]) <= _MAX_ABBREVIATION
        return word in _JOINING or abbreviated

    def _from_pipeline(self) -> Iterator[Window]:
        for span in self.doc.ents:
            yield Window(span.start, span.end)
        if self.doc.has_annotation("DEP"):
            for chunk in self.doc.noun_chunks:
                first = chunk.start
                while first < chunk.end - 1 and self.doc[first].text.casefold() in FUNCTION_WORDS:
                    first += 1
                yield Window(first, chunk.end)


def _guessed(analysis: Analysis) -> frozenset[int]:
    """Tokens that may be names or jobs although no capital says so: no labels here."""
    language, use = analysis.language, analysis.use
    if language is None or use is None:
        return frozenset()
    personal = language.find_personal(use)
    tokens = (i for first, last, *_ in personal for i in range(first, last))
    return frozenset(i for i in tokens if use.words[i].islower() and use.words[i].isascii())


# How well a stretch of text fits a value of a record, from 0 to 1.
#
# By normal form first, which depends on the value's kind:
#
# | kind         | 1.0                    | less                                                  |
# |--------------|------------------------|-------------------------------------------------------|
# | date         | same day, month, year  | .95 finer than the value, .9 its month, .85 its day   |
# |              |                        | without the year, .8 its year                         |
# | person       | same name              | .95 same person (initials, titles), .85 a given name, |
# |              |                        | .75 the surname alone                                 |
# | organization | same words             | .95 other order, acronym, abbreviated words; .8 to    |
# |              |                        | .95 one the beginning or the end of the other         |
# | place        | same words             | .9 one of its parts between commas                    |
# | people       | same country or people |                                                       |
#
# Fuzzily second: 0.9 times the normalized Indel similarity of `rapidfuzz`, so that the normal form
# always wins over a resemblance.

_CACHE = 65536
_FUZZY_WEIGHT = 0.9
_WORD = re.compile(r"\w+(?:['.]\w+)*\.?")
_SMALL_WORDS = frozenset({
    "the", "a", "an", "of", "and", "for", "at", "in", "de", "la", "du", "des", "der", "di", "y",
    "&", "-",
})  # fmt: skip
_PRECISIONS = {4: 0.8, 7: 0.9, 10: 1.0}  # By the length of "1972", "1972-05", "1972-05-23".
_FINER, _ANY_YEAR = 0.95, 0.85
_PART, _SURNAME_ALONE = 0.85, 0.75
_FIRST_WORD = 0.7  # "Harvard", but also "Brooklyn" for a college there.
_JOINED = re.compile(r" (?:and|or|&|with) |[,;]", re.IGNORECASE)
_MIN_ACRONYM = 2
_MIN_ABBREVIATED = 3


@remembered(_CACHE)
def fit(kind: str, value: str, written: str) -> float:
    """The score of `written` for `value`, which is the fact.

    >>> fit("person", "Nathaniel Hawthorne", "Hawthorne"), fit("date", "1972-05-23", "May 1972")
    (0.75, 0.9)
    """
    value_form, written_form = folded(value), folded(written)
    if not value_form or not written_form:
        return 0.0
    if value_form == written_form:
        return 1.0
    by_form = _BY_KIND[kind](value, written)
    return max(
        by_form, 0.0 if kind == DATE else _FUZZY_WEIGHT * fuzz.ratio(value_form, written_form) / 100
    )


@remembered(_CACHE)
def folded(text: str) -> str:
    """Text without case, diacritics, hyphens, possessive and article.

    >>> folded("The Hague's")
    'hague'
    """
    words = normalize_key(text).casefold().replace("-", " ").split()
    if len(words) > 1 and words[0] == "the":
        words = words[1:]
    return re.sub(r"(?:'s|(?<=s)')$", "", " ".join(words))


def fit_date_keys(value: Sequence[str], written: Sequence[str]) -> float:
    """The best reading counts where a date is ambiguous."""
    return max((_fit_keys(ours, theirs) for ours in value for theirs in written), default=0.0)


def _fit_keys(value: str, written: str) -> float:
    if value == written:
        return 1.0
    if written in implied_keys(value):
        if written.startswith("date/XXXX"):
            return _ANY_YEAR
        return _PRECISIONS.get(len(written.removeprefix("date/").lstrip("-")), 0.0)
    if value in implied_keys(written) and not value.endswith("X"):
        return _FINER
    return 0.0


def fit_person(value: str, written: str) -> float:
    """Given names tell more than the surname, which a family shares."""
    if _JOINED.search(written) and not _JOINED.search(value):
        return 0.0
    name, mention = parse_name(value), parse_name(written)
    parts = {part.casefold() for part in (*mention.given, mention.surname) if part}
    whole = {part.casefold() for part in (*name.given, name.surname, *name.nicknames) if part}
    if len(parts) == 1 < len(whole) and parts <= whole:
        return _SURNAME_ALONE if name.surname.casefold() in parts else _PART
    if same_person(value, written):
        return 0.95
    if any(len(part) < 2 for part in parts):
        return 0.0
    if len(whole) == 1 and whole <= parts:
        return _PART
    return 0.9 if len(parts) > 1 and parts < whole else 0.0


def fit_organization(value: str, written: str) -> float:
    """The same words, an acronym, abbreviated words, or the beginning or end of the other."""
    ours, theirs = _words(value), _words(written)
    if not ours or not theirs:
        return 0.0
    both = ((ours, value, theirs, written), (theirs, written, ours, value))
    if sorted(ours) == sorted(theirs) or any(
        _is_acronym(b, d) or _abbreviates(a, c) for a, b, c, d in both
    ):
        return 0.95
    shorter, longer = sorted((ours, theirs), key=len)
    if len(shorter) < 2:
        return _FIRST_WORD if longer[:1] == shorter and len(shorter[0]) > 2 else 0.0
    if shorter in (longer[: len(shorter)], longer[-len(shorter) :]):
        return 0.8 + 0.15 * len(" ".join(shorter)) / len(" ".join(longer))
    return 0.0


def fit_place(value: str, written: str) -> float:
    """One of the parts between commas is enough."""
    whole, parts = [folded(value), folded(written)], [value.split(","), written.split(",")]
    fits = any(form in map(folded, split) for form, split in zip(whole[::-1], parts, strict=True))
    return 0.9 if fits else 0.0


def _words(text: str) -> tuple[str, ...]:
    """The words that matter, folded, with the full stop of an abbreviation."""
    words = _WORD.findall(normalize_key(text).casefold().replace("-", " "))
    return tuple(word for word in words if word not in _SMALL_WORDS)


def _is_acronym(short: str, long: str) -> bool:
    """ "MIT", "M.I.T." and "UC Berkeley" for the long forms."""
    letters = normalize_key(short).replace(".", "")
    if len(letters) < _MIN_ACRONYM or not letters.isalpha() or not letters.isupper():
        return False
    words = normalize_key(long).replace("-", " ").split()
    content = [word for word in words if word.casefold() not in _SMALL_WORDS]
    return len(content) > 1 and any(
        "".join(word[0] for word in chosen).upper() == letters for chosen in (content, words)
    )


def _abbreviates(short: Sequence[str], long: Sequence[str]) -> bool:
    """ "Univ. of Oslo", "Penn State University": word by word, a beginning for the word."""
    return len(short) == len(long) > 1 and all(
        brief == full
        or (
            len(brief.rstrip(".")) >= _MIN_ABBREVIATED
            and full.startswith(brief.rstrip("."))
            and (brief.endswith(".") or len(brief) > _MIN_ABBREVIATED)
        )
        for brief, full in zip(short, long, strict=True)
    )


_BY_KIND: dict[str, Callable[[str, str], float]] = {
    DATE: lambda value, written: fit_date_keys(parse_date(value), parse_date(written)),
    PERSON: fit_person,
    ORGANIZATION: fit_organization,
    PLACE: fit_place,
    PEOPLE: lambda value, written: float(
        (country := country_of(value)) is not None and country == country_of(written)
    ),
    PHRASE: lambda value, written: 0.95 * (_words(value) == _words(written)),
}


CUE_WEIGHT = 0.2
CUE_REACH = 60  # Characters.
CUT = 0.2  # What it costs if a name goes on beside the window.
EVERY, FIRST, STATED = "every", "first", "stated"
CHOICES = (EVERY, FIRST, STATED)


class RecordMention(NamedTuple):
    """Where a value stands: offsets, label, value and field of the record, scores from 0 to 1."""

    start: int
    end: int
    label: str
    value: str
    field: str
    fit: float
    cue: float
    score: float


def annotate(
    doc: Doc, values: Sequence[RecordValue], mentions: str = STATED
) -> list[RecordMention]:
    """The mentions of a record's values, in text order, without overlaps."""
    thresholds = {value.label.label: value.label.threshold for value in values}
    scored = [m for m in score_mentions(doc, values) if m.score >= thresholds[m.label]]
    return choose(scored, mentions)


def choose(scored: Sequence[RecordMention], mentions: str) -> list[RecordMention]:
    """Without overlaps; `mentions`: every one of a value, the first, or the stated ones."""
    taken = without_overlaps((-round(mention.score, 6), mention) for mention in scored)
    check_choice("--mentions", mentions, CHOICES)
    if mentions == EVERY:
        return taken
    by_value: dict[tuple[str, str], list[RecordMention]] = {}
    for mention in taken:
        by_value.setdefault((mention.label, mention.value.casefold()), []).append(mention)
    kept: list[RecordMention] = []
    for found in by_value.values():
        if mentions == FIRST:
            kept += found[:1]
        else:
            stated = [mention for mention in found if mention.cue > 0]
            kept += stated or [max(found, key=lambda m: (m.score, -m.start))]
    return sorted(kept)


def score_mentions(doc: Doc, values: Sequence[RecordValue]) -> Iterator[RecordMention]:
    """Every candidate of every value with a fit above 0."""
    if not values:
        return
    candidates = TextCandidates(doc)
    cues = {
        value.label.label: [match.span() for match in value.label.cues.finditer(doc.text)]
        if value.label.cues
        else []
        for value in values
    }
    sentences = [sent.start_char for sent in doc.sents] if doc.has_annotation("SENT_START") else [0]
    for value in values:
        for (first, last), score in sorted(_fits(candidates, value).items()):
            start, end = doc[first].idx, doc[last - 1].idx + len(doc[last - 1])
            cue = _closeness(start, end, cues[value.label.label], sentences)
            total = (1 - CUE_WEIGHT) * score + CUE_WEIGHT * cue
            yield RecordMention(
                start, end, value.label.label, value.text, value.field, score, cue, total
            )


def _fits(candidates: TextCandidates, value: RecordValue) -> dict[Window, float]:
    """The fit of each candidate of the value's kind, outside of where the whole value stands."""
    literal = set(candidates.literal(value.text))
    if value.label.kind == DATE:
        keys = parse_date(value.text)
        fits = {window: fit_date_keys(keys, other) for window, other in candidates.dates.items()}
        return {w: score for w, score in fits.items() if score > 0} | dict.fromkeys(literal, 1.0)
    fits = {}
    for window in candidates.windows:
        if not any(w.first <= window.first and window.last <= w.last for w in literal):
            written = candidates.doc[window.first : window.last].text
            fits[window] = fit(value.label.kind, value.text, written)
    fits |= dict.fromkeys(literal, 1.0)
    return {
        window: score - CUT * candidates.is_cut(window)
        for window, score in fits.items()
        if score > CUT
    }


def _closeness(
    start: int, end: int, cues: Sequence[tuple[int, int]], sentences: Sequence[int]
) -> float:
    """1 for a cue beside the mention, falling to 0 at CUE_REACH; only within the sentence."""
    sentence = bisect_right(sentences, start)
    nearest = CUE_REACH
    for first, last in cues:
        if bisect_right(sentences, first) == sentence and (last <= start or first >= end):
            nearest = min(nearest, start - last if last <= start else first - end)
    return 1 - nearest / CUE_REACH
