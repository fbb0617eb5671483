"""A decision as a sentence: the witness, in words, with the count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from . import state as reasons
from .combinations import (
    MOST_TERMS,
    Combination,
    Witness,
    first_breach,
    minimal_breach,
    smallest_supports,
    sparse_supports,
)
from .state import Choice, Counted, DocState, Term

# A text as written has far more combinations that fit anyone than what is left of it.
RISK_BUDGET = 10_000


@dataclass(frozen=True, slots=True)
class Exposure:
    """What a set of terms gives away if nothing is masked.

    supports (tuple[int, ...]): Per term, the smallest non-empty support of any combination of
        the terms that holds it, which is the least support of the signature of a person who has
        it. 0 if no one is known to have it: its risk is unknown.
    support (int | None): The smallest of these above 0; None if no one has any of the terms.
    terms (tuple[int, ...]): A combination with that support, none of whose parts has it too.
    """

    supports: tuple[int, ...]
    support: int | None
    terms: Combination


def view_before(postings: Sequence[BitMap]) -> Exposure:
    """What the text as written gives away."""
    known = [term for term, people in enumerate(postings) if people]
    worst: Witness | None
    if len(known) > MOST_TERMS:
        best, rarest = sparse_supports(postings, known)
        worst = minimal_breach(postings, rarest, rarest.support + 1)
    else:
        best = smallest_supports(postings, known)
        least = min(best.values(), default=0)
        worst = first_breach(postings, known, least + 1, node_budget=RISK_BUDGET)
    supports = tuple(best.get(term, 0) for term in range(len(postings)))
    return Exposure(supports, worst and worst.support, worst.terms if worst else ())


def risk_score(support: int | None) -> float:
    """Probability, 0 to 1, that someone who knows that the text is about one of the people who
    fit, and nothing else, names the right one.

    This is the prosecutor risk 1/f of an equivalence class of f people (El Emam and Dankar 2008,
    "Protecting privacy using k-anonymity", JAMIA 15:627, section "Two re-identification
    scenarios"). Text that keeps k never scores above 1/k.
    """
    return 1.0 / support if support else 1.0


def explain(state: DocState, position: int) -> str:
    """Say why the mention at `position` is masked or stays.

    The sentence quotes the text, so it is as confidential as the text is.
    """
    why, decision = _why(state, position), state.decisions[position]
    if not (decision.allowed and decision.masked):
        return why
    if decision.support is None:
        return f"{why}; it, or a part of it, is on the allow list, and goes all the same"
    return f"{why}; it is on the allow list, and k does not allow it"


def _why(state: DocState, position: int) -> str:
    decision, population = state.decisions[position], state.people
    phrase = _quote(state, position)
    partners = " and ".join(_quote(state, other) for other in decision.partners)
    if decision.reason == reasons.COMBINATION:
        return f"{phrase} with {partners} fits {count(decision.support, population)}"
    if decision.reason == reasons.TOGETHER:
        return f"with what stays, {phrase} would fit {count(decision.support, population)}"
    if decision.reason == reasons.RARE:
        return f"{phrase} fits {count(decision.support, population)}"
    if decision.reason == reasons.ALWAYS:
        known = "" if decision.support is None else f" ({count(decision.support, population)})"
        return f"{phrase}: the kind {decision.mention.kind} is always masked{known}"
    if decision.reason == reasons.SAME_PERSON:
        return f"{phrase} is a form of a name that is masked"
    if decision.reason == reasons.MODEL:
        known = "not in the knowledge base: its risk is unknown"
        if decision.support is not None:
            known = f"known to fit {count(decision.support, population)}"
        return f"{phrase} is masked by the trained model; it is {known}"
    if decision.reason == reasons.UNKNOWN:
        return f"{phrase} is not in the knowledge base: its risk is unknown"
    if decision.reason == reasons.DENIED:
        return f"{phrase} is on the deny list"
    if decision.reason == reasons.RULED and decision.masked:
        return f"{phrase}: the rule for {decision.mention.label} lets nothing of it stay"
    if decision.reason == reasons.RULED:
        return f"{phrase} stays as far as the rule for {decision.mention.label} goes, uncounted"
    if decision.reason == reasons.ALLOWED:
        return f"{phrase} is on the allow list and was kept without a count"
    if decision.reason == reasons.UNCOUNTED:
        return f"{phrase} is not in the knowledge base and was kept without a count"
    fits = count(decision.support, population)
    return f"{phrase} with anything else that is kept fits at least {fits}"


def explain_before(state: DocState) -> str:
    """Say what the text as written gives away."""
    if state.before.support is None:
        return "The knowledge base knows none of the phrases of the text as written"
    phrases = " with ".join(_quote(state, position) for position in state.before.terms)
    return f"As written, {phrases} fits {count(state.before.support, state.people)}"


def explain_wording(
    terms: Sequence[Term], choice: Choice, counted: Counted, number: int, population: int
) -> str:
    """Say what a term became, what the wordings before it would have given away, and what it does.

    Like all evidence this is as confidential as the text is.
    """
    term, level = terms[number], choice.levels[number]
    said = [
        f"“{_released(term, refused)}”{_partners(terms, choice, witness.terms, number)} fits "
        f"{count(witness.support, population)}"
        for refused, witness in choice.refused.get(number, ())
    ]
    if level is None:
        return "; ".join([*said, f"“{term.text}” stays"])
    wording = term.wordings[level]
    if number in counted.supports:
        fits = count(counted.supports[number], population)
        said.append(f"“{wording.text}” with anything else that is released fits at least {fits}")
    elif wording.says is None:
        said.append(f"“{wording.text}” is released without a count")
    else:
        said.append(f"“{wording.text}” fits everybody")
    return "; ".join(said)


def _partners(terms: Sequence[Term], choice: Choice, found: Sequence[int], number: int) -> str:
    names = [f"“{_released(terms[n], choice.levels[n])}”" for n in found if n != number]
    return f" with {' and '.join(names)}" if names else ""


def _released(term: Term, level: int | None) -> str:
    return term.text if level is None else term.wordings[level].text


def count(support: int | None, population: int) -> str:
    """A count of people with what it is a part of: "2 people of 48,819"."""
    if support is None:
        return "an unknown number of people"
    return f"{support:,} {'person' if support == 1 else 'people'} of {population:,}"


def _quote(state: DocState, position: int) -> str:
    mention = state.mentions[position]
    return f"“{state.text[mention.start : mention.end]}”"
