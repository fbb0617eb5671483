"""Phrases, patterns and recognizers that a user lists: what is masked, and what may stay.

Phrases are looked up word by word in a table, so that a list of a million costs what one of ten
does. Patterns run against a clock: one that would take a text for hours is refused, not skipped.
Mentions are cut where a stretch that may stay lies inside them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import regex

from ..errors import Errors, KanonError, RecordError, no_choice
from ..lang.en.identifiers import checksum
from ..names import CODE, DATETIME, ENTITIES, KINDS, PERSON, SUB_KINDS
from ..text.normalization import normalize
from ..text.spans import touching
from ..types import Mention, Policy, TermDictionary
from .analysis import Analysis, key_of
from .gazetteer import shown_keys

SECONDS = 2.0  # That one pattern may take for one text.
_PIECE = regex.compile(r"\w+|[^\w\s]")


class Listed(NamedTuple):
    """A stretch of a text, in its original characters, that a list names."""

    start: int
    end: int
    kind: str  # As the list says, or "".


class Supplied(NamedTuple):
    """What other components, lists and recognizers say of a text."""

    mentions: list[Mention]  # Of unknown risk, without those that may stay.
    guessed: list[Mention]  # Of a recognizer that learned from examples, and says no more.
    named: list[Mention]  # Of a kind that is stated.
    forced: list[tuple[int, int]]  # What a trained masker wants masked, sorted and apart.
    denied: list[tuple[int, int]]  # What a list masks, sorted and apart.
    allowed: list[Listed]  # What may stay where k allows it, sorted.


@dataclass(frozen=True, slots=True)
class ListEntry:
    """One entry of a list."""

    text: str  # A phrase, or a pattern.
    is_pattern: bool = False
    folded: bool = False  # Whether capitals do not matter.
    kind: str = ""  # Kind or sub-kind of what it names; "" for any.

    @classmethod
    def of(cls, value: object, *, name: str, number: int) -> ListEntry:
        """The entry number `number` of a list, as a config has it: a phrase, or a table."""
        table: Any = {"phrase": value} if isinstance(value, str) else value
        text = ""
        if isinstance(table, Mapping) and all(isinstance(one, str) for one in table.values()):
            known = table.keys() <= {"phrase", "regex", "case", "kind"}
            is_one = known and ("phrase" in table) != ("regex" in table)
            text = table.get("phrase") or table.get("regex") or "" if is_one else ""
        if not text.strip() or table.get("case", "exact") not in ("exact", "folded"):
            raise KanonError(Errors.E363.format(name=name, number=number))
        kind = ENTITIES.get(table.get("kind", ""), table.get("kind", ""))
        if kind and kind not in KINDS and kind not in SUB_KINDS:
            raise no_choice(f"kind ({name})", kind, (*KINDS, *SUB_KINDS))
        return cls(text, "regex" in table, table.get("case") == "folded", kind)


class PhraseList:
    """A list of phrases and patterns, made once and looked up in many texts."""

    def __init__(self, name: str, entries: Iterable[ListEntry]) -> None:
        self.name = name
        # By whether capitals matter: pieces of a phrase -> kind, first piece -> lengths of phrases.
        self._kinds: dict[bool, dict[tuple[str, ...], str]] = {False: {}, True: {}}
        self._lengths: dict[bool, dict[str, set[int]]] = {False: {}, True: {}}
        self._patterns: list[tuple[Any, str]] = []
        for number, entry in enumerate(entries, start=1):
            if entry.is_pattern:
                self._patterns.append((compile_pattern(entry, name, number), entry.kind))
            else:
                text = normalize(entry.text).text
                pieces = tuple(_PIECE.findall(text.casefold() if entry.folded else text))
                if pieces:
                    self._kinds[entry.folded][pieces] = entry.kind
                    self._lengths[entry.folded].setdefault(pieces[0], set()).add(len(pieces))

    def find(self, text: str) -> list[Listed]:
        """What the list names in a text: whole words of phrases, and what patterns match."""
        normalized = normalize(text)
        found = self._find(normalized.text)
        return sorted({Listed(*normalized.original(a, b), kind) for a, b, kind in found})

    def _find(self, text: str) -> Iterator[tuple[int, int, str]]:
        for folded, kinds in self._kinds.items():
            if kinds:
                yield from self._find_phrases(text, folded)
        for number, (pattern, kind) in enumerate(self._patterns, start=1):
            for start, end in matches_of(pattern, text, self.name, number):
                yield start, end, kind

    def _find_phrases(self, text: str, folded: bool) -> Iterator[tuple[int, int, str]]:
        matches = list(_PIECE.finditer(text))
        pieces = [match[0].casefold() if folded else match[0] for match in matches]
        kinds, lengths = self._kinds[folded], self._lengths[folded]
        for i, piece in enumerate(pieces):
            for length in sorted(lengths.get(piece, ()), reverse=True):
                kind = kinds.get(tuple(pieces[i : i + length]))
                if kind is not None and i + length <= len(pieces):
                    yield matches[i].start(), matches[i + length - 1].end(), kind
                    break


def compile_pattern(entry: ListEntry, name: str, number: int) -> Any:
    """The regular expression of an entry."""
    try:
        return regex.compile(entry.text, regex.IGNORECASE if entry.folded else 0)
    except regex.error as error:
        raise KanonError(
            f"[KN364] Pattern {number} of {name} is no regular expression: {error}. Mend it; in "
            "a config every backslash is written twice."
        ) from error


def matches_of(pattern: Any, text: str, name: str, number: int) -> Iterator[tuple[int, int]]:
    """Where a pattern matches something."""
    try:
        for match in pattern.finditer(text, timeout=SECONDS):
            if match.end() > match.start():
                yield match.span()
    except TimeoutError as error:
        raise RecordError(
            f"[KN365] Pattern {number} of {name} took longer than {SECONDS:g} seconds for "
            "this text. Write it without repetitions inside repetitions, such as (a+)+."
        ) from error


_FIELDS = {"pattern", "kind", "sub_kind", "case", "context", "window", "checksum"}
_LABEL = regex.compile(r"[A-Z][A-Z0-9_]*")
_WINDOW = 50  # Characters on either side in which a word of the context has to stand.


class Recognized(NamedTuple):
    """A stretch of a text, as written, that a recognizer found; its kind is one of `KINDS`."""

    start: int
    end: int
    kind: str
    sub_kind: str = ""


Find = Callable[[str], Iterable[Recognized]]


def make_recognizer(name: str, settings: object) -> Find:
    """A recognizer from a config: a table of `_FIELDS`, or a function that gives `Recognized`."""
    if callable(settings):
        return partial(_checked, name, settings)
    table = settings if isinstance(settings, Mapping) else {}
    pattern, unknown = table.get("pattern"), ", ".join(sorted(set(table) - _FIELDS))
    if unknown or not (isinstance(pattern, str) and pattern):
        unknown = unknown or ("no pattern" if table is settings else "no table")
        has = ", ".join(sorted(_FIELDS))
        raise KanonError(Errors.E366.format(name=name, unknown=unknown, has=has))
    return _Pattern(name, pattern, table)


class _Pattern:
    """What a pattern finds, if the words around it and its checksum agree."""

    def __init__(self, name: str, pattern: str, settings: Mapping[str, Any]) -> None:
        self.name = name
        labels = (str(settings.get(field, "")) for field in ("sub_kind", "kind"))
        self.sub_kind, kind = (ENTITIES.get(label, label) for label in labels)
        self.kind = kind or SUB_KINDS.get(self.sub_kind, CODE)
        if self.kind not in KINDS or (self.sub_kind and not _LABEL.fullmatch(self.sub_kind)):
            raise KanonError(Errors.E367.format(name=name, choices=", ".join(KINDS)))
        folded = settings.get("case", "exact") == "folded"
        self.pattern = compile_pattern(ListEntry(pattern, True, folded), name, 1)
        words = [str(word) for word in settings.get("context", ())]
        either = "|".join(map(regex.escape, words))
        self.context = regex.compile(rf"\b(?:{either})\b", regex.IGNORECASE) if words else None
        self.window = int(settings.get("window", _WINDOW))
        self.is_valid = None
        if name_of_check := settings.get("checksum"):
            try:
                self.is_valid = checksum(str(name_of_check))
            except (ImportError, AttributeError, ValueError) as error:
                raise KanonError(
                    f"[KN368] python-stdnum has no check {name_of_check!r}. Take the name of one "
                    "of its modules: luhn, iban, us.ssn, gb.nhs."
                ) from error

    def __call__(self, text: str) -> Iterable[Recognized]:
        normalized = normalize(text)
        for start, end in matches_of(self.pattern, normalized.text, self.name, 1):
            if self._agrees(normalized.text, start, end):
                yield Recognized(*normalized.original(start, end), self.kind, self.sub_kind)

    def _agrees(self, text: str, start: int, end: int) -> bool:
        if self.is_valid is not None:
            bare = "".join(filter(str.isalnum, text[start:end]))
            if not self.is_valid(text[start:end]) and not self.is_valid(bare):
                return False
        if self.context is None:
            return True
        sides = text[max(0, start - self.window) : start], text[end : end + self.window]
        return any(map(self.context.search, sides))


def _checked(
    name: str, function: Callable[[str], Iterable[Any]], text: str
) -> Iterator[Recognized]:
    """What a user's function finds, checked."""
    for entry in function(text):
        try:
            recognized = Recognized(*entry)
            inside = 0 <= recognized.start < recognized.end <= len(text)
            is_good = inside and recognized.kind in KINDS
        except TypeError:
            is_good = False
        if not is_good:
            raise KanonError(
                f"[KN369] The recognizer {name!r} gave something else than (start, end, kind, "
                f"sub_kind), bounds in the text and one of the kinds {', '.join(KINDS)}."
            )
        yield recognized


def cut_at_allowed(
    analysis: Analysis,
    mentions: Sequence[Mention],
    allowed: Sequence[Listed],
    terms: Sequence[Mention],
    knowledge: TermDictionary,
) -> list[Mention]:
    """Mentions cut where a stretch that may stay lies inside them ("Acme Berlin" is two if "Acme"
    may stay), and that at its terms, which are counted; half a name of a person would say too much.
    """
    pieces: list[Mention] = []
    for mention in mentions:
        near = [listed for listed in allowed if _meets(mention, listed) and _fits(listed, mention)]
        is_whole = any(_lies_in(mention, listed) for listed in near)
        if (
            (mention.keys and mention.kind != DATETIME)
            or not near
            or (mention.kind == PERSON and not is_whole)
        ):
            pieces.append(mention)
            continue
        inside = [term for term in terms if any(_lies_in(term, listed) for listed in near)]
        stretches: list[Listed | Mention] = [*near, *inside]
        edges = {edge for one in stretches for edge in (one.start, one.end)}
        within = {edge for edge in edges if mention.start < edge < mention.end}
        pieces += _cut(analysis, mention, within, terms, knowledge)
    return pieces


def _cut(
    analysis: Analysis,
    mention: Mention,
    edges: Collection[int],
    terms: Sequence[Mention],
    knowledge: TermDictionary,
) -> list[Mention]:
    starts, ends = analysis.bounds
    if not edges or not {*starts, *ends}.issuperset(edges):
        return [mention]  # What ends inside a token cannot be told from the rest of it.
    by_bounds = {(term.start, term.end): term for term in terms}
    pieces = []
    for start, end in pairwise(sorted({mention.start, *edges, mention.end})):
        written = analysis.text[start:end]
        bare = written.strip()
        # What lies between two names in lower case ("of") says nothing without them.
        if any(char.isalnum() for char in bare) and not (bare.isalpha() and bare.islower()):
            first = start + written.index(bare)
            bounds = first, first + len(bare)
            piece = replace(mention, start=bounds[0], end=bounds[1], key=key_of(bare))
            if mention.kind == DATETIME and analysis.language is not None:
                # The year of a day is a date of its own, and counted as what it shows.
                dates = analysis.language.find_dates(piece.key)
                if keys := tuple(k for date in dates for k in date.keys if k in knowledge):
                    piece = replace(piece, keys=keys, shows=shown_keys(keys, knowledge))
            pieces.append(by_bounds.get(bounds, piece))
    return pieces


def with_policies(mentions: Sequence[Mention], supplied: Supplied) -> Sequence[Mention]:
    """Mentions, in text order, with what lists and a trained masker say of them."""
    policies = [mention.policy for mention in mentions]
    for policy, stretches in ((Policy.FORCED, supplied.forced), (Policy.DENIED, supplied.denied)):
        starts, ends = [start for start, _ in stretches], [end for _, end in stretches]
        for position, mention in enumerate(mentions):
            if touching(starts, ends, mention.start, mention.end):
                policies[position] |= policy
    for position, mention in enumerate(mentions):
        if not policies[position] & Policy.DENIED:
            fitting = [listed for listed in supplied.allowed if _fits(listed, mention)]
            if any(_lies_in(mention, listed) for listed in fitting):
                policies[position] |= Policy.ALLOWED
            elif any(_meets(mention, listed) for listed in fitting):
                policies[position] |= Policy.PART_ALLOWED
    return [
        replace(mention, policy=policy) if policy != mention.policy else mention
        for mention, policy in zip(mentions, policies, strict=True)
    ]


def _lies_in(mention: Mention, listed: Listed) -> bool:
    return listed.start <= mention.start and mention.end <= listed.end


def _meets(mention: Mention, listed: Listed) -> bool:
    return listed.start < mention.end and mention.start < listed.end


def _fits(listed: Listed, mention: Mention) -> bool:
    """Whether an entry states no kind, or the kind of a mention that is surely of that kind."""
    is_of_kind = listed.kind in (mention.kind, mention.sub_kind)
    return not listed.kind or (is_of_kind and (not mention.unsure or listed.kind == PERSON))
