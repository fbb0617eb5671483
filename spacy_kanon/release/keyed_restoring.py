"""What a key brings back of a released record: encrypted phrases, and dates that were moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import Errors, KanonError
from ..lang.language_rules import rules_of
from ..operators.keyed import decrypt, find_encrypted
from ..operators.plain import Secret
from ..operators.shifting import unshift
from ..text.rewriting import Replacement, rewrite


@dataclass(frozen=True, slots=True)
class Restored:
    """A text as far as a key brings it back.

    text (str): With what the key could not bring back as it was released.
    decrypted (int): Phrases that were encrypted.
    moved_back (int): Dates that had been moved.
    """

    text: str
    decrypted: int
    moved_back: int


def restore_with_key(
    text: str, spans: Sequence[Mapping[str, Any]], secret: Secret, *, record: object
) -> Restored:
    """Bring back what was encrypted or moved in a released text."""
    phrases = [
        Replacement(*match.span(), decrypt(match, secret, record=record))
        for match in find_encrypted(text)
    ]
    dates = [_date(text, span, secret, record) for span in spans if "undo" in span]
    return Restored(rewrite(text, [*phrases, *dates], exact=True).text, len(phrases), len(dates))


def _date(text: str, span: Mapping[str, Any], secret: Secret, record: object) -> Replacement:
    start, end = -1, -1
    try:
        start, end = span["at"]
        undo = span["undo"]
        language = rules_of(str(undo["lang"]))
        before = None if language is None else unshift(text[start:end], undo, secret, language)
    except (KeyError, TypeError, ValueError) as error:
        raise KanonError(Errors.E372.format(record=record, start=start, end=end)) from error
    if before is None or text[start:end] != span.get("replacement"):
        raise KanonError(Errors.E372.format(record=record, start=start, end=end))
    return Replacement(start, end, before)
