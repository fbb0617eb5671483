"""The wordings of a case, by whatever selector, under the guarantee of its masker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..anonymity.decide import scope_of
from ..anonymity.joint import JointRelease
from ..anonymity.options import JOINT
from ..anonymity.recode import (
    PREFERENCE,
    bits_of,
    choose_wordings,
    count_jointly,
    k_anonymous,
    keeps_k,
)
from ..anonymity.state import DocState
from ..anonymity.terms import (
    Choice,
    ScoringSelector,
    Selector,
    Term,
    check_choice,
    count_release,
)
from ..types import Knowledge


def choose(
    case: DocState,
    knowledge: Knowledge,
    selector: Selector | None,
    *,
    node_budget: int,
    preference: float = PREFERENCE,
) -> tuple[Choice, dict[str, Any]]:
    """Choose a wording for every term of a case.

    Under "joint" the choice of a selector is where the search begins: what it wants more general
    stays so, and only where k people would not fit it is anything made more general still; a
    selector that scores wordings then says which of those that keep k is liked most (see
    `anonymity.joint.recoding` for what a wording is worth). (Only the baselines of the thesis,
    which promise nothing, are left as they choose.)

    case (DocState): With wordings for all terms that do not stay.
    knowledge (Knowledge): Whose people are counted.
    selector (Selector | None): None chooses what is worth most under "joint", and is
        `k_anonymous` under "combinations".
    node_budget (int): Under "joint" branches to look at, under "combinations" combinations before
        people are counted by signature.
    preference (float): Under "joint" what a mention that says something is worth, in bits.
    RETURNS (tuple[Choice, dict[str, Any]]): The choice, counted; and for the report what was proven
        of it, with the keys of terms of which some wording fits people whom the next, more general
        one does not fit (they are counted like all others).
    RAISES (KanonError): E441 if the selector chose a level that does not exist; E329 for a scope
        that the knowledge base does not have.
    """
    terms = case.terms
    if case.guarantee != JOINT:
        choice = (selector or k_anonymous)(terms, k=case.k, node_budget=node_budget)
        check_choice(terms, choice)
        counted = choice.counted or count_release(terms, choice, k=case.k)
        return replace(choice, counted=counted), {}
    scope = scope_of(case.scope, knowledge)
    population = knowledge.population if scope is None else len(scope)
    if selector is None:
        choice, release = choose_wordings(
            terms,
            k=case.k,
            population=population,
            scope=scope,
            node_budget=node_budget,
            preference=preference,
        )
        bits = bits_of(terms, choice, population=population, scope=scope)
        return choice, _proof_of(release, terms, bits)
    choice = selector(terms, k=case.k, node_budget=node_budget)
    check_choice(terms, choice)
    counted = count_jointly(terms, choice, k=case.k, population=population, scope=scope)
    if not counted.breaches or not keeps_k(selector):
        return replace(choice, counted=counted), {}
    choice, release = choose_wordings(
        terms,
        k=case.k,
        population=population,
        scope=scope,
        floors=choice.levels,
        node_budget=node_budget,
        preference=preference,
        scores=selector.scores(terms) if isinstance(selector, ScoringSelector) else (),
    )
    bits = bits_of(terms, choice, population=population, scope=scope)
    return choice, _proof_of(release, terms, bits)


def _proof_of(release: JointRelease, terms: Sequence[Term], bits: float) -> dict[str, Any]:
    """What was proven of wordings that were chosen together, and which chains were unusual."""
    unusual = [terms[number].key for number in release.not_growing]
    return {"optimality": release.optimality, "bits": bits, "not_growing": unusual}
