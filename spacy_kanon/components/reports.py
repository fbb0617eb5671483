"""What `kanon_masker` says of its decisions, in plain values."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ..anonymity.explanations import explain, explain_before
from ..anonymity.options import Options
from ..anonymity.state import DocState
from ..types import Written

_OPTIONS = tuple(field.name for field in fields(Options))


def report_of(state: DocState) -> dict[str, Any]:
    """The part of `doc._.kanon` that the decisions tell.

    state (DocState): Decided on and written.
    RETURNS (dict[str, Any]): Plain values.
    """
    allowed = [position for position, d in enumerate(state.decisions) if d.allowed]
    refused = [position for position in allowed if state.decisions[position].masked]
    return {
        "k": state.k,
        "k_reached": state.k_reached,
        "population": state.people,
        "knowledge_base": state.fingerprint,
        "mentions": len(state.mentions),
        "masked": sum(map(state.is_masked, range(len(state.mentions)))),
        "before": {
            "support": state.before.support,
            "terms": list(state.before.terms),
            "message": explain_before(state),
        },
        "method": state.method,
        "guarantee": state.guarantee,
        **state.proof,
        **({"allowed": {"phrases": len(allowed), "masked": refused}} if allowed else {}),
    }


def evidence_of(state: DocState, position: int) -> dict[str, Any]:
    """The value of `span._.risk_evidence` of a mention.

    state (DocState): Decided on and written.
    position (int): Of the mention.
    RETURNS (dict[str, Any]): Plain values.
    """
    decision, written = state.decisions[position], state.written[position]
    mention = decision.mention
    return {
        "kind": mention.kind,
        "sub_kind": mention.sub_kind,
        "keys": list(mention.keys),
        "entity": decision.entity,
        "source": mention.source,
        "reason": decision.reason,
        "support": decision.support,
        **({"allowed": True} if decision.allowed else {}),
        "with": list(decision.partners),
        "message": explain(state, position),
        **({"operator": _operator(written)} if state.is_masked(position) else {}),
    }


def _operator(written: Written) -> dict[str, Any]:
    """What wrote the replacement, and what undoing it needs."""
    return {
        "name": written.operator,
        "true": written.true,
        **({"instead_of": written.instead_of} if written.instead_of else {}),
        **({"undo": dict(written.undo)} if written.undo else {}),
    }


def plain_options(options: Options) -> dict[str, Any]:
    """The options as a config has them; changing these changes none of them."""
    return {name: _plain(getattr(options, name)) for name in _OPTIONS}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    return dict(value) if isinstance(value, dict) else value
