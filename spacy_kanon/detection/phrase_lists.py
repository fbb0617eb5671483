"""Phrases and patterns that somebody listed: what has to go, and what may stay.

Phrases are looked up word by word in a table, so that a list of a million costs what one of ten
does. Patterns run against a clock: one that would take a text for hours is refused, not skipped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import regex

from ..errors import Errors, KanonError, RecordError
from ..names import ENTITIES, KINDS, MISC, SUB_KINDS
from ..text.normalization import normalize

SECONDS = 2.0  # That one pattern may take for one text.
_PIECE = regex.compile(r"\w+|[^\w\s]")
_OWN_LABEL = regex.compile(r"[A-Z][A-Z0-9_]*")


class Listed(NamedTuple):
    """A stretch of a text that a list names.

    start, end (int): Character offsets into the original.
    kind (str): As the list says, or "".
    """

    start: int
    end: int
    kind: str


@dataclass(frozen=True, slots=True)
class ListEntry:
    """One entry of a list.

    text (str): A phrase, or a pattern.
    is_pattern (bool): Whether it is a pattern (regular expression).
    folded (bool): Whether capitals do not matter.
    kind (str): Kind or sub-kind of what it names; "" for any.
    """

    text: str
    is_pattern: bool = False
    folded: bool = False
    kind: str = ""

    @classmethod
    def of(cls, value: object, *, name: str, number: int) -> ListEntry:
        """An entry as a config has it.

        value (object): A phrase, or a table with "phrase" or "regex" and maybe "case" ("exact" or
            "folded") and "kind".
        name (str): Of the list, for errors. number (int): Of the entry, from 1.
        RETURNS (ListEntry): Checked.
        RAISES (KanonError): E363 for anything else.
        """
        table = {"phrase": value} if isinstance(value, str) else value
        if not isinstance(table, Mapping) or not _is_entry(table):
            raise KanonError(Errors.E363.format(name=name, number=number))
        kind = table.get("kind", "")
        kind = ENTITIES.get(kind, kind)
        if kind and kind not in KINDS and kind not in SUB_KINDS:
            choices = ", ".join((*KINDS, *SUB_KINDS))
            raise KanonError(Errors.E321.format(name=f"kind ({name})", value=kind, choices=choices))
        text = table.get("phrase") or table.get("regex")
        return cls(str(text), "regex" in table, table.get("case") == "folded", kind)


def _is_entry(table: Mapping[str, Any]) -> bool:
    is_one = ("phrase" in table) != ("regex" in table)
    text = table.get("phrase", table.get("regex"))
    return (
        is_one
        and isinstance(text, str)
        and bool(text.strip())
        and set(table) <= {"phrase", "regex", "case", "kind"}
        and table.get("case", "exact") in ("exact", "folded")
        and isinstance(table.get("kind", ""), str)
    )


class PhraseList:
    """A list of phrases and patterns, made once and looked up in many texts."""

    def __init__(self, name: str, entries: Iterable[ListEntry]) -> None:
        """name (str): For errors: "allow", "deny".
        entries (Iterable[ListEntry]): What it names.
        RAISES (KanonError): E364 for what is no regular expression.
        """
        self.name = name
        # By whether capitals matter: first piece -> pieces of a phrase -> kind.
        self._phrases: dict[bool, dict[str, dict[tuple[str, ...], str]]] = {False: {}, True: {}}
        self._lengths: dict[bool, dict[str, list[int]]] = {False: {}, True: {}}
        self._patterns: list[tuple[Any, str]] = []
        for number, entry in enumerate(entries, start=1):
            if entry.is_pattern:
                self._patterns.append((compile_pattern(entry, name, number), entry.kind))
            else:
                pieces = tuple(_pieces(_folded(normalize(entry.text).text, entry.folded)))
                if pieces:
                    self._phrases[entry.folded].setdefault(pieces[0], {})[pieces] = entry.kind
        for folded, by_first in self._phrases.items():
            for first, phrases in by_first.items():
                self._lengths[folded][first] = sorted({len(p) for p in phrases}, reverse=True)

    def __bool__(self) -> bool:
        return bool(self._patterns or any(self._phrases.values()))

    def find(self, text: str) -> list[Listed]:
        """What the list names in a text: whole words of phrases, and what patterns match.

        text (str): As written.
        RETURNS (list[Listed]): Sorted; stretches of different entries may overlap.
        RAISES (RecordError): E365 if a pattern takes too long for this text.
        """
        if not self:
            return []
        normalized = normalize(text)
        stretches = {
            Listed(*normalized.original(start, end), kind)
            for start, end, kind in self._find(normalized.text)
        }
        return sorted(stretches)

    def _find(self, text: str) -> Iterator[tuple[int, int, str]]:
        for folded, phrases in self._phrases.items():
            if phrases:
                yield from self._find_phrases(text, folded)
        for number, (pattern, kind) in enumerate(self._patterns, start=1):
            for start, end in matches_of(pattern, text, self.name, number):
                yield start, end, kind

    def _find_phrases(self, text: str, folded: bool) -> Iterator[tuple[int, int, str]]:
        matches = list(_PIECE.finditer(text))
        pieces = [_folded(match[0], folded) for match in matches]
        phrases, lengths = self._phrases[folded], self._lengths[folded]
        for i, piece in enumerate(pieces):
            for length in lengths.get(piece, ()):
                stretch = tuple(pieces[i : i + length])
                kind = phrases[piece].get(stretch) if len(stretch) == length else None
                if kind is not None:
                    yield matches[i].start(), matches[i + length - 1].end(), kind
                    break


def compile_pattern(entry: ListEntry, name: str, number: int) -> Any:
    """The regular expression of an entry.

    entry (ListEntry): With a pattern.
    name (str): Of its list, for errors. number (int): Of the entry, from 1.
    RETURNS (regex.Pattern): Compiled.
    RAISES (KanonError): E364 if it is none.
    """
    try:
        return regex.compile(entry.text, regex.IGNORECASE if entry.folded else 0)
    except regex.error as error:
        raise KanonError(Errors.E364.format(name=name, number=number, reason=error)) from error


def matches_of(pattern: Any, text: str, name: str, number: int) -> Iterator[tuple[int, int]]:
    """Where a pattern matches something.

    pattern (regex.Pattern): Any.
    text (str): To look in.
    name (str): Of its list. number (int): Of the pattern in it, from 1.
    YIELDS (tuple[int, int]): Bounds; empty matches are left out.
    RAISES (RecordError): E365 if it takes longer than `SECONDS`.
    """
    try:
        for match in pattern.finditer(text, timeout=SECONDS):
            if match.end() > match.start():
                yield match.span()
    except TimeoutError as error:
        raise RecordError(
            Errors.E365.format(name=name, number=number, seconds=f"{SECONDS:g}")
        ) from error


def _pieces(text: str) -> Sequence[str]:
    return _PIECE.findall(text)


def _folded(text: str, folded: bool) -> str:
    return text.casefold() if folded else text


def kind_and_sub_kind(label: str) -> tuple[str, str]:
    """The kind of a label, and the label itself if it says more.

    label (str): A kind, a sub-kind or "".
    RETURNS (tuple[str, str]): MISC for "".
    """
    return (SUB_KINDS[label], label) if label in SUB_KINDS else (label or MISC, "")
