"""Operators without a key: `stars`, `kind`, `numbered`, `remove`, `partial`."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

from ..errors import Errors, KanonError
from ..lang.language_rules import LanguageRules
from ..names import CODE, STAR
from ..types import Written

# The secret of keyed operators: named in a config, read from a file or the environment, kept
# nowhere else.
#
# A `KeySource` is what a component holds. It travels with the component (pickling, other processes)
# as the name of its place only, and the secret is read again where it is needed.

FILE, ENVIRONMENT = "file:", "env:"
SHORTEST = 32  # Bytes; 32 of the 64 characters of base64 hold 192 bits.


class Secret:
    """A key in memory. Nothing that prints, compares or pickles it shows it."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def __repr__(self) -> str:
        return "Secret(...)"

    def __reduce__(self) -> Any:
        raise TypeError("a secret is not pickled: pickle its KeySource")

    def digest(self, purpose: str, *parts: bytes | str) -> bytes:
        """A keyed digest (HMAC-SHA-256) of several parts, none of which runs into the next."""
        message = bytearray()
        for part in (purpose, *parts):
            data = part.encode("utf8", "surrogatepass") if isinstance(part, str) else part
            message += len(data).to_bytes(8, "big") + data
        return hmac.new(self._key, bytes(message), hashlib.sha256).digest()


class KeySource:
    """Where a key is: "env:NAME" or "file:PATH". Without one, it may be drawn, and is not saved."""

    def __init__(self, location: str | None, *, drawn: bool = False) -> None:
        if location is not None and not location.startswith((FILE, ENVIRONMENT)):
            raise KanonError(
                "[KN350] key has to be env:NAME (an environment variable) or file:PATH, never "
                "the key itself: configs are saved. Make one with: python -c 'import secrets; "
                "print(secrets.token_urlsafe(32))'"
            )
        self.location = location
        self.drawn = drawn
        self._secret: Secret | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_secret": None}

    def secret(self) -> Secret:
        """The key, read once a process."""
        if self._secret is None:
            self._secret = Secret(self.read())
        return self._secret

    def read(self) -> bytes:
        """The bytes of the key. RAISES (KanonError): E353, E351, KN352: none, unreadable, short."""
        if self.location is None:
            if self.drawn:
                return os.urandom(SHORTEST)
            raise KanonError(Errors.E353)
        if self.location.startswith(ENVIRONMENT):
            value = os.environ.get(self.location.removeprefix(ENVIRONMENT), "")
            key = value.encode("utf8", "surrogateescape").strip()
        else:
            path = Path(self.location.removeprefix(FILE))
            try:
                key = path.read_bytes().strip()
            except OSError as error:
                reason = error.strerror or type(error).__name__
                raise KanonError(Errors.E351.format(place=self.location, reason=reason)) from error
        if not key:
            raise KanonError(Errors.E351.format(place=self.location, reason="it is empty"))
        if len(key) < SHORTEST:
            raise KanonError(
                f"[KN352] The key in {self.location} has {len(key)} characters, and {SHORTEST} "
                "are needed. Make one with: python -c 'import secrets; "
                "print(secrets.token_urlsafe(32))'"
            )
        return key


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase that must not stay as written."""

    text: str  # As written.
    kind: str  # One of `names.KINDS`.
    label: str  # What a placeholder calls it: the sub-kind, or the kind.
    number: int = 1  # Of the person or thing in its text, from 1.
    identity: str = ""  # What is equal in all phrases that stand for the same person or thing.
    before: str = ""  # The words before it.


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all phrases of one text share."""

    secret: Secret | None = None  # The key, if the operators have one.
    within: bytes = b""  # Equal for all texts in which the same phrase gets the same words.
    subject: bytes = b""  # Equal for all texts about the same person.
    language: LanguageRules | None = None  # Of the text, if there are rules for it.
    taken: frozenset[str] = frozenset()  # Words in lower case that a surrogate must not have.

    @property
    def key(self) -> Secret:
        """The key. RAISES (KanonError): E353: there is none."""
        if self.secret is None:
            raise KanonError(Errors.E353)
        return self.secret


class Operator(Protocol):
    """Writes something in the place of phrases. It has no state that texts change.

    name (str): In configs and records.
    shows (str): What a reader learns from what it writes, as a sentence for the report; "" if
        nothing. Counts of people do not see it.
    true (bool): Whether what it writes says nothing that is not so.
    needs_key (bool): Whether it works only with a key.
    """

    name: ClassVar[str]
    shows: ClassVar[str] = ""
    true: ClassVar[bool] = True
    needs_key: ClassVar[bool] = False

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        """What to put in the place of a phrase.

        RETURNS (Written | None): None if the operator has nothing for such a phrase.
        """


def words_of(text: str) -> frozenset[str]:
    """The words of a text, in lower case."""
    return frozenset(word.lower() for word in re.findall(r"\w{2,}", text))


class _Form(Operator, Protocol):
    """One form for every phrase, with its label and its number."""

    form: ClassVar[str] = ""

    def write(self, phrase: Phrase, around: Surroundings) -> Written:
        return Written(self.form.format(label=phrase.label, number=phrase.number), self.name)


@dataclass(frozen=True)
class Stars(_Form):
    """`***`."""

    name, form = "stars", STAR


@dataclass(frozen=True)
class Kind(_Form):
    """`[EMAIL]`, `[LOC]`."""

    name, form = "kind", "[{label}]"
    shows = "of what kind a phrase was"


@dataclass(frozen=True)
class Numbered(_Form):
    """`PERSON 1`, the same for the same person or thing of a text."""

    name, form = "numbered", "{label} {number}"
    shows = "of what kind a phrase was, and which phrases of a text stand for the same"


@dataclass(frozen=True)
class Remove(_Form):
    """Nothing at all."""

    name = "remove"


@dataclass(frozen=True)
class Partial(Operator):
    """`***1234`: the last letters and digits of a code, at most half of them."""

    last: int = 4  # How many of them.
    name = "partial"
    shows = "the last characters of codes, which may be enough to tell whose they are"

    def __post_init__(self) -> None:
        if isinstance(self.last, bool) or not isinstance(self.last, int) or self.last < 1:
            raise KanonError(Errors.E322.format(name="last", least=1, value=self.last))

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        signs = [char for char in phrase.text if char.isalnum()]
        if phrase.kind != CODE or len(signs) < 2 * self.last:
            return None
        return Written(STAR + "".join(signs[-self.last :]), self.name)
