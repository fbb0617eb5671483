"""Recognizers of one's own: a pattern, the words around it, a checksum; or any function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import regex

from ..errors import Errors, KanonError
from ..names import CODE, ENTITIES, KINDS, SUB_KINDS
from ..text.normalization import normalize
from .phrase_lists import ListEntry, compile_pattern, matches_of

_FIELDS = {"pattern", "kind", "sub_kind", "case", "context", "window", "checksum"}
_LABEL = regex.compile(r"[A-Z][A-Z0-9_]*")
_WINDOW = 50  # Characters on either side in which a word of the context has to stand.


class Recognized(NamedTuple):
    """A stretch of a text that a recognizer found.

    start, end (int): Character offsets into the text as written.
    kind (str): One of `names.KINDS`.
    sub_kind (str): What it is more exactly, or "".
    """

    start: int
    end: int
    kind: str
    sub_kind: str = ""


Find = Callable[[str], Iterable[Recognized]]


def make_recognizer(name: str, settings: object) -> Find:
    """A recognizer from a config.

    name (str): For errors.
    settings (object): A table: "pattern" (a regular expression) and maybe "kind" (CODE), "sub_kind"
        (one of `names.SUB_KINDS`, or a name of one's own in capitals), "case" ("exact", "folded"),
        "context" (words, one of which has to stand near), "window" (how near, in characters) and
        "checksum" (a module of python-stdnum: "luhn", "us.ssn"); or a function of a text that gives
        `Recognized` tuples.
    RETURNS (Find): To call with a text.
    RAISES (KanonError): E366 to E368, E364 for settings that cannot be meant.
    """
    if callable(settings):
        return _Function(name, settings)
    if not isinstance(settings, Mapping) or not set(settings) <= _FIELDS:
        unknown = (
            ", ".join(sorted(set(settings) - _FIELDS)) if isinstance(settings, Mapping) else ""
        )
        choices = ", ".join(sorted(_FIELDS))
        raise KanonError(Errors.E366.format(name=name, unknown=unknown or "no table", has=choices))
    return _Pattern(name, settings)


class _Pattern:
    """What a pattern finds, if the words around it and its checksum agree."""

    def __init__(self, name: str, settings: Mapping[str, Any]) -> None:
        self.name = name
        sub_kind, kind = (str(settings.get(field, "")) for field in ("sub_kind", "kind"))
        self.sub_kind = ENTITIES.get(sub_kind, sub_kind)
        self.kind = ENTITIES.get(kind, kind) or SUB_KINDS.get(self.sub_kind, CODE)
        if self.kind not in KINDS or (self.sub_kind and not _LABEL.fullmatch(self.sub_kind)):
            choices = ", ".join(KINDS)
            raise KanonError(Errors.E367.format(name=name, choices=choices))
        pattern = settings.get("pattern")
        if not isinstance(pattern, str) or not pattern:
            raise KanonError(
                Errors.E366.format(name=name, unknown="no pattern", has=", ".join(sorted(_FIELDS)))
            )
        folded = settings.get("case", "exact") == "folded"
        self.pattern = compile_pattern(ListEntry(pattern, True, folded), name, 1)
        words = [str(word) for word in settings.get("context", ())]
        either = "|".join(map(regex.escape, words))
        self.context = regex.compile(rf"\b(?:{either})\b", regex.IGNORECASE) if words else None
        self.window = int(settings.get("window", _WINDOW))
        self.is_valid = None if "checksum" not in settings else checksum(str(settings["checksum"]))

    def __call__(self, text: str) -> Iterable[Recognized]:
        normalized = normalize(text)
        for start, end in matches_of(self.pattern, normalized.text, self.name, 1):
            if self._agrees(normalized.text, start, end):
                yield Recognized(*normalized.original(start, end), self.kind, self.sub_kind)

    def _agrees(self, text: str, start: int, end: int) -> bool:
        if self.is_valid is not None:
            written = text[start:end]
            bare = "".join(char for char in written if char.isalnum())
            if not self.is_valid(written) and not self.is_valid(bare):
                return False
        if self.context is None:
            return True
        before = text[max(0, start - self.window) : start]
        behind = text[end : end + self.window]
        return bool(self.context.search(before) or self.context.search(behind))


class _Function:
    """What somebody's function finds, checked."""

    def __init__(self, name: str, function: Callable[[str], Iterable[Any]]) -> None:
        self.name = name
        self.function = function

    def __call__(self, text: str) -> Iterable[Recognized]:
        for entry in self.function(text):
            try:
                recognized = Recognized(*entry)
                inside = 0 <= recognized.start < recognized.end <= len(text)
                is_good = inside and recognized.kind in KINDS
            except TypeError:
                is_good = False
            if not is_good:
                raise KanonError(Errors.E369.format(name=self.name, kinds=", ".join(KINDS)))
            yield recognized


@cache
def checksum(name: str) -> Callable[[str], bool]:
    """The check of a number by a module of python-stdnum.

    name (str): "luhn", "us.ssn", "iban".
    RETURNS (Callable[[str], bool]): Whether a number passes.
    RAISES (KanonError): E368 if there is no such module.
    """
    try:
        check: Callable[[str], bool] = import_module(f"stdnum.{name}").is_valid
    except (ImportError, AttributeError, ValueError) as error:
        raise KanonError(Errors.E368.format(name=name)) from error
    return check
