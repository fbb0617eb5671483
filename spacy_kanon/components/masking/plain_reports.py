"""What `kanon_masker` says of its decisions, in plain values."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import fields
from typing import Any

from ...anonymity.options import Options
from ...anonymity.verdicts import Masking, Verdict
from ...operators.plain import Written

_OPTIONS = tuple(field.name for field in fields(Options))


def evidence_of(verdict: Verdict, message: str, written: Written) -> dict[str, Any]:
    """The value of `span._.risk_evidence`.

    verdict (Verdict): On a mention.
    message (str): Why, in words.
    written (Written): What stands in its place if it goes.
    RETURNS (dict[str, Any]): Plain values.
    """
    return {
        "kind": verdict.mention.kind,
        "sub_kind": verdict.mention.sub_kind,
        "keys": list(verdict.mention.keys),
        "entity": verdict.entity,
        "source": verdict.mention.source,
        "reason": verdict.reason,
        "support": verdict.support,
        **({"allowed": True} if verdict.allowed else {}),
        "with": list(verdict.partners),
        "message": message,
        **({"operator": _operator(written)} if verdict.masked or written.is_part else {}),
    }


def _operator(written: Written) -> dict[str, Any]:
    """Who wrote what stands there, and what undoing it needs."""
    return {
        "name": written.operator,
        "true": written.true,
        **({"instead_of": written.instead_of} if written.instead_of else {}),
        **({"undo": dict(written.undo)} if written.undo else {}),
    }


def allowed_of(verdicts: Sequence[Verdict], allowed: Collection[int]) -> dict[str, Any]:
    """What lists allow, and k does not.

    verdicts (Sequence[Verdict]): On all mentions.
    allowed (Collection[int]): Positions of the mentions that lists allow, or allow a part of.
    RETURNS (dict[str, Any]): Empty if there are none.
    """
    if not allowed:
        return {}
    refused = sorted(position for position in allowed if verdicts[position].masked)
    return {"allowed": {"phrases": len(allowed), "masked": refused}}


def proof_of(masking: Masking) -> dict[str, Any]:
    """What was proven of a joint release; an empty text counts as proven.

    masking (Masking): What was decided.
    RETURNS (dict[str, Any]): Empty under the other guarantee.
    """
    release = masking.joint
    if release is None:
        return {}
    return {
        "optimality": release.optimality,
        "value": release.value,
        "bound": None if release.bound == math.inf else release.bound,
        "nodes": release.nodes,
    }


def plain_options(options: Options) -> dict[str, Any]:
    """The options as a config has them.

    options (Options): How it was decided.
    RETURNS (dict[str, Any]): Plain values.
    """
    return {name: _plain(getattr(options, name)) for name in _OPTIONS}


def _plain(value: Any) -> Any:
    """A setting; one that can be changed is copied."""
    if isinstance(value, tuple):
        return list(value)
    return dict(value) if isinstance(value, dict) else value
