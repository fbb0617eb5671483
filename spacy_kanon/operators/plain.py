"""Operators without a key: `stars`, `kind`, `numbered`, `remove`, `partial`."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import Errors, KanonError
from ..names import CODE, STAR
from .phrases import Phrase, Surroundings, Written

_PARTIAL_AT_LEAST = 2  # Of so many parts of a code, one at most is shown.


@dataclass(frozen=True, slots=True)
class Stars:
    """`***`."""

    name: str = "stars"
    shows: str = ""
    true: bool = True
    needs_key: bool = False

    def write(self, phrase: Phrase, around: Surroundings) -> Written:
        """`***`. phrase, around: See `Operator.write`. RETURNS (Written): Always."""
        return Written(STAR, self.name)


@dataclass(frozen=True, slots=True)
class Kind:
    """`[EMAIL]`, `[LOC]`."""

    name: str = "kind"
    shows: str = "of what kind a phrase was"
    true: bool = True
    needs_key: bool = False

    def write(self, phrase: Phrase, around: Surroundings) -> Written:
        """The label. phrase, around: See `Operator.write`. RETURNS (Written): Always."""
        return Written(f"[{phrase.label}]", self.name)


@dataclass(frozen=True, slots=True)
class Numbered:
    """`PERSON 1`, the same for the same person or thing of a text."""

    name: str = "numbered"
    shows: str = "of what kind a phrase was, and which phrases of a text stand for the same"
    true: bool = True
    needs_key: bool = False

    def write(self, phrase: Phrase, around: Surroundings) -> Written:
        """Label and number. phrase, around: See `Operator.write`. RETURNS (Written): Always."""
        return Written(f"{phrase.label} {phrase.number}", self.name)


@dataclass(frozen=True, slots=True)
class Remove:
    """Nothing at all."""

    name: str = "remove"
    shows: str = ""
    true: bool = True
    needs_key: bool = False

    def write(self, phrase: Phrase, around: Surroundings) -> Written:
        """Nothing. phrase, around: See `Operator.write`. RETURNS (Written): Always."""
        return Written("", self.name)


@dataclass(frozen=True, slots=True)
class Partial:
    """`***1234`: the last letters and digits of a code, at most half of them.

    last (int): How many of them.
    RAISES (KanonError): E322 if that is less than one.
    """

    last: int = 4
    name: str = "partial"
    shows: str = "the last characters of codes, which may be enough to tell whose they are"
    true: bool = True
    needs_key: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.last, bool) or not isinstance(self.last, int) or self.last < 1:
            raise KanonError(Errors.E322.format(name="last", least=1, value=self.last))

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        """The end of a code.

        phrase, around: See `Operator.write`.
        RETURNS (Written | None): None for what is no code, and for a code of which half would be
            less than `last`.
        """
        signs = [char for char in phrase.text if char.isalnum()]
        if phrase.kind != CODE or len(signs) < _PARTIAL_AT_LEAST * self.last:
            return None
        return Written(STAR + "".join(signs[-self.last :]), self.name)
