"""All phrases of one text that go -> what stands in their place, and what that gives away."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields
from difflib import get_close_matches
from typing import Any

from ..errors import Errors, KanonError, RecordError, check_choice, did_you_mean
from ..lang.language_rules import LanguageRules
from ..names import ENTITIES, KINDS, SUB_KINDS
from .coarse import AgeBand, Coarse, Shift, Year, Zip3
from .keyed import Encrypt, Hash, Pseudonym
from .plain import (
    KeySource,
    Kind,
    Numbered,
    Operator,
    Partial,
    Phrase,
    Remove,
    Secret,
    Stars,
    Surroundings,
    Written,
    words_of,
)
from .surrogates import Surrogate

GENERALIZE = "generalize"  # Left to `wikidata_generalizer`.
ALL_OTHERS = "*"
_MADE_BY: dict[str, type[Operator]] = {
    made.name: made
    for made in (
        Stars, Kind, Numbered, Remove, Partial, Hash, Pseudonym, Encrypt, Surrogate, Shift, Year,
        AgeBand, Zip3,
    )
}  # fmt: skip
OPERATORS = (*_MADE_BY, GENERALIZE)
_NEAR = 0.75  # "PRSON" is near "PERSON", "TRIAL" near nothing.
_OWN_LABEL = re.compile(r"[A-Z][A-Z0-9_]*")

Settings = Mapping[str, "str | Mapping[str, Any]"]


def shows_of(name: str) -> str:
    """What an operator says that a reader learns from what it writes."""
    return _MADE_BY[name].shows if name in _MADE_BY else ""


def _checked(label: str) -> str:
    label = ENTITIES.get(label, label)
    if label in KINDS or label in SUB_KINDS or label == ALL_OTHERS:
        return label
    if not _OWN_LABEL.fullmatch(label):
        choices = ", ".join((*KINDS, *SUB_KINDS))
        raise KanonError(
            f"[KN358] Operators go by kind or sub-kind, and {label!r} is neither: {choices}; * is "
            "for all others, and names of your own are written in capitals (A-Z, 0-9, _)."
        )
    for near in get_close_matches(label, (*KINDS, *SUB_KINDS), n=1, cutoff=_NEAR):
        warnings.warn(
            (
                f"[KN382] {label!r} is no kind, and near {near!r}: its operator writes only what a "
                f"recognizer or a source labels {label!r}. Mend the name if {near!r} is meant."
            ),
            stacklevel=4,
        )
    return label


def _operator(label: str, setting: Any) -> Operator | None:
    values = {"name": setting} if isinstance(setting, str) else setting
    if not isinstance(values, Mapping) or not isinstance(values.get("name"), str):
        raise KanonError(
            f'[KN359] The operator for {label} has to be a name such as "hash" or a table with '
            'a name and settings, such as {"name": "partial", "last": 4}.'
        )
    values = dict(values)
    name = values.pop("name")
    if name not in OPERATORS:
        raise KanonError(
            f"[KN356] There is no operator {name!r} (for {label})."
            f"{did_you_mean(name, OPERATORS)} Choose one of: {', '.join(sorted(OPERATORS))}."
        )
    made_by: Any = _MADE_BY.get(name)
    has = set() if made_by is None else {field.name for field in fields(made_by)}
    for key in values:
        if key not in has:
            choices = ", ".join(sorted(has)) or "none"
            raise KanonError(
                f"[KN357] The operator {name!r} (for {label}) has no setting {key!r}. It has: "
                f"{choices}."
            )
    operator: Operator | None = None if made_by is None else made_by(**values)
    return operator


DOCUMENT, ONE_SUBJECT, CORPUS = "document", "subject", "corpus"
SAME_WITHIN = (DOCUMENT, ONE_SUBJECT, CORPUS)
STYLES = ("stars", "kind", "numbered")
_MARK = 8  # Bytes that tell texts and subjects apart.


class Writer:
    """Writes what stands in the place of phrases."""

    def __init__(
        self,
        style: str,
        settings: Settings | None = None,
        *,
        key: KeySource | None = None,
        same_within: str = DOCUMENT,
    ) -> None:
        check_choice("replacement", style, STYLES)
        check_choice("same_within", same_within, SAME_WITHIN)
        self.operators: dict[str, Operator | None] = {}  # By label; None is the generalizer.
        for name, setting in (settings or {}).items():
            label, operator = _checked(name), _operator(name, setting)
            if self.operators.setdefault(label, operator) != operator:
                raise KanonError(
                    f"[KN986] Two operators are for {label}, one of them as {name!r}. Keep one."
                )
        self.same_within = same_within
        self._key = key or KeySource(None)
        numbers = style == "numbered" and same_within != DOCUMENT
        self._default: Operator = _MADE_BY["pseudonym" if numbers else style]()
        self._all = [*filter(None, self.operators.values()), self._default]
        # Where dates are moved no date may stay, or it would tell how far they were.
        self.shifts = any(isinstance(item, Shift) for item in self._all)
        self.leaves_parts = any(isinstance(item, Coarse) for item in self._all)
        self._needs_key = any(item.needs_key for item in self._all)
        if self._needs_key and self._key.location is None:
            raise KanonError(Errors.E353)

    def operator_for(self, phrase: Phrase) -> Operator | None:
        """The operator for the sub-kind of a phrase, its kind, or "*"; None is the generalizer."""
        for name in (phrase.label, phrase.kind, ALL_OTHERS) if self.operators else ():
            if name in self.operators:
                return self.operators[name]
        return self._default

    def surroundings(
        self, text: str, subject: str | None, *, language: LanguageRules | None = None
    ) -> Surroundings:
        """What all phrases of a text share."""
        if self.same_within == ONE_SUBJECT and subject is None:
            raise RecordError(
                "[KN360] The text has no subject (doc._.subject), and same_within = 'subject' "
                "needs one. Name the column with --subject-column, or set same_within to "
                "document or corpus."
            )
        if not self._needs_key:
            return Surroundings(language=language)
        secret = self._key.secret()
        of_subject = mark_of(secret, text, subject)
        within = {
            DOCUMENT: mark_of(secret, text, None), ONE_SUBJECT: of_subject, CORPUS: b"",
        }[self.same_within]  # fmt: skip
        # Within one text a surrogate has no word of the text; in several it has to be the same.
        taken = words_of(text) if self.same_within == DOCUMENT else frozenset()
        return Surroundings(secret, within, of_subject, language, taken)

    def write(self, phrase: Phrase, around: Surroundings) -> Written:
        """What stands in the place of a phrase."""
        operator = self.operator_for(phrase)
        written = None if operator is None else operator.write(phrase, around)
        if written is not None:
            return written
        instead = self._default.write(phrase, around)
        assert instead is not None, "the styles have something for every phrase"
        name = GENERALIZE if operator is None else operator.name
        return Written(instead.text, instead.operator, instead_of=name)

    def write_part(self, phrase: Phrase, text: str) -> Written:
        """What stands in the place of a phrase of which a part stays."""
        operator = self.operator_for(phrase)
        assert operator is not None, "an operator has left the part"
        return Written(text, operator.name, is_part=True)

    def is_left(self, phrase: Phrase) -> bool:
        """Whether the generalizer may put a wording there: no operator is named for it."""
        operator = self.operator_for(phrase) if self.operators else None
        return operator is None or operator is self._default

    def report(self, written: Sequence[Written]) -> dict[str, Any]:
        """What was written how often, and what that gives away, in plain values."""
        about = {item.name: item for item in self._all}
        counts = Counter([item.operator for item in written])
        instead = Counter([item.instead_of for item in written if item.instead_of])
        return {
            name: {
                "phrases": counts[name],
                "not_written": instead[name],
                "shows": about[name].shows if name in about else "",
                "true": about[name].true if name in about else True,
            }
            for name in sorted(counts.keys() | instead.keys())
        }


def mark_of(secret: Secret, text: str, subject: str | None) -> bytes:
    """What tells a subject's texts, or a text without one, from all others; the key hides which."""
    if subject is None:
        return secret.digest("text", text)[:_MARK]
    return secret.digest("subject", subject)[:_MARK]
