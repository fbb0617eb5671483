"""Which operator writes what: `{"PERSON": "surrogate", "SSN": {"name": "partial", "last": 4}}`."""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from typing import Any

from ..errors import Errors, KanonError, did_you_mean
from ..names import KINDS, SUB_KINDS
from .coarse import AgeBand, Coarse, Year, Zip3
from .keyed import Encrypt, Hash, Pseudonym
from .phrases import Operator, Phrase
from .plain import Kind, Numbered, Partial, Remove, Stars
from .shifting import Shift
from .surrogates import Surrogate

GENERALIZE = "generalize"  # Left to `wikidata_generalizer`.
ALL_OTHERS = "*"
_MADE_BY: dict[str, type] = {
    "stars": Stars,
    "kind": Kind,
    "numbered": Numbered,
    "remove": Remove,
    "partial": Partial,
    "hash": Hash,
    "pseudonym": Pseudonym,
    "encrypt": Encrypt,
    "surrogate": Surrogate,
    "shift": Shift,
    "year": Year,
    "age-band": AgeBand,
    "zip3": Zip3,
}
OPERATORS = (*_MADE_BY, GENERALIZE)
# What every operator says of itself; its settings are the other fields.
_ABOUT = {"name", "shows", "true", "needs_key"}
_NEAR = 0.75  # "PRSON" is near "PERSON", "TRIAL" near nothing.
_OWN_LABEL = re.compile(r"[A-Z][A-Z0-9_]*")

Settings = Mapping[str, "str | Mapping[str, Any]"]


class Plan:
    """The operators of a run.

    operators (dict[str, Operator | None]): By label; None leaves it to the generalizer.
    """

    def __init__(self, settings: Settings) -> None:
        """settings (Settings): By kind, sub-kind or "*" the name of an operator, or a table with
            its name and settings.
        RAISES (KanonError): E356 to E359, or what is wrong with a setting of an operator.
        """
        self.operators = {
            _checked(label): _operator(label, setting) for label, setting in settings.items()
        }

    def label_for(self, phrase: Phrase) -> str | None:
        """Under which name of the settings a phrase falls: its sub-kind, its kind, or "*".

        phrase (Phrase): What goes.
        RETURNS (str | None): None if the settings say nothing of it.
        """
        if not self.operators:
            return None
        names = (phrase.label, phrase.kind, ALL_OTHERS)
        return next((name for name in names if name in self.operators), None)

    def operator_for(self, phrase: Phrase) -> Operator | None:
        """The operator of a phrase.

        phrase (Phrase): What goes.
        RETURNS (Operator | None): None if the settings name none, or leave it to the generalizer.
        """
        label = self.label_for(phrase)
        return None if label is None else self.operators[label]

    @property
    def needs_key(self) -> bool:
        """Whether one of the operators does."""
        return any(item.needs_key for item in self.operators.values() if item is not None)

    @property
    def shifts(self) -> bool:
        """Whether dates are moved: then no date may stay, or it would tell how far they were."""
        return any(isinstance(item, Shift) for item in self.operators.values())

    @property
    def leaves_parts(self) -> bool:
        """Whether one of the operators leaves a part of a phrase where k allows it."""
        return any(isinstance(item, Coarse) for item in self.operators.values())

    @property
    def generalizes(self) -> bool:
        """Whether something is left to the generalizer."""
        return None in self.operators.values()


def make_operator(name: str) -> Operator:
    """An operator with its default settings.

    name (str): One of `OPERATORS` without "generalize".
    RETURNS (Operator): A new one.
    """
    operator: Operator = _MADE_BY[name]()
    return operator


def shows_of(name: str) -> str:
    """What an operator says that a reader learns from what it writes.

    name (str): Of any operator.
    RETURNS (str): "" for what shows nothing.
    """
    if name not in _MADE_BY:
        return ""
    (shows,) = (field.default for field in fields(_MADE_BY[name]) if field.name == "shows")
    return str(shows)


def _checked(label: str) -> str:
    if label in KINDS or label in SUB_KINDS or label == ALL_OTHERS:
        return label
    if not _OWN_LABEL.fullmatch(label):
        choices = ", ".join((*KINDS, *SUB_KINDS))
        raise KanonError(Errors.E358.format(label=label, choices=choices))
    for near in get_close_matches(label, (*KINDS, *SUB_KINDS), n=1, cutoff=_NEAR):
        warnings.warn(Errors.E382.format(label=label, near=near), stacklevel=4)
    return label


def _operator(label: str, setting: Any) -> Operator | None:
    values = {"name": setting} if isinstance(setting, str) else setting
    if not isinstance(values, Mapping) or not isinstance(values.get("name"), str):
        raise KanonError(Errors.E359.format(label=label))
    values = dict(values)
    name = values.pop("name")
    if name not in OPERATORS:
        nearest, choices = did_you_mean(str(name), OPERATORS), ", ".join(sorted(OPERATORS))
        raise KanonError(
            Errors.E356.format(name=name, label=label, nearest=nearest, choices=choices)
        )
    if name == GENERALIZE:
        has: set[str] = set()
    else:
        has = {field.name for field in fields(_MADE_BY[name])} - _ABOUT
    for key in values:
        if key not in has:
            choices = ", ".join(sorted(has)) or "none"
            raise KanonError(
                Errors.E357.format(name=name, label=label, setting=key, choices=choices)
            )
    if name == GENERALIZE:
        return None
    operator: Operator = _MADE_BY[name](**values)
    return operator
