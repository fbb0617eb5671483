"""A decision as a sentence: the witness, in words, with the count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from ..names import CODE, PERSON, QUANTITY
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
    """What a set of terms gives away if nothing is masked."""

    # Per term, the smallest non-empty support of any combination of the terms that holds it, which
    # is the least support of the signature of a person who has it. 0 if no one is known to have it:
    # its risk is unknown.
    supports: tuple[int, ...]
    support: int | None  # The smallest of these above 0; None if no one has any of the terms.
    terms: Combination  # A combination with that support, none of whose parts has it too.


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
    """The prosecutor risk 1/f of a class of f people (El Emam and Dankar 2008, JAMIA 15:627)."""
    return 1.0 / support if support else 1.0


def explain(state: DocState, position: int) -> str:
    """Why the mention at `position` is masked or stays, as confidential as the text."""
    why, decision = _why(state, position), state.decisions[position]
    if not (decision.allowed and decision.masked):
        return why
    if decision.support is None:
        return f"{why}; it, or a part of it, is on the allow list, and goes all the same"
    return f"{why}; it is on the allow list, and k does not allow it"


_SENTENCES = {
    reasons.COMBINATION: "{phrase} with {partners} fits {fits}",
    reasons.TOGETHER: "with what stays, {phrase} would fit {fits}",
    reasons.RARE: "{phrase} fits {fits}",
    # By whether the kind is a guess.
    (reasons.ALWAYS, False): "{phrase}: the kind {kind} is always masked{known}",
    (reasons.ALWAYS, True): "{phrase} may be a {worst}: that kind is always masked{known}",
    reasons.SAME_PERSON: "{phrase} is a form of a name that is masked",
    reasons.UNKNOWN: "{phrase} is not in the knowledge base: its risk is unknown",
    reasons.DENIED: "{phrase} is on the deny list",
    reasons.ALLOWED: "{phrase} is on the allow list and was kept without a count",
    reasons.UNCOUNTED: "{phrase} is not in the knowledge base and was kept without a count",
    reasons.KEPT: "{phrase} with anything else that is kept fits at least {fits}",
    # By whether it is masked.
    (reasons.RULED, True): "{phrase}: the rule for {label} lets nothing of it stay",
    (reasons.RULED, False): "{phrase} stays as far as the rule for {label} goes, uncounted",
    # By whether it is known.
    (reasons.MODEL, True): "{phrase} is masked by the trained model; it is known to fit {fits}",
    (reasons.MODEL, False): (
        "{phrase} is masked by the trained model; it is not in the knowledge base: its risk is "
        "unknown"
    ),
}


def _why(state: DocState, position: int) -> str:
    decision = state.decisions[position]
    is_known, reason = decision.support is not None, decision.reason
    if reason in (reasons.RULED, reasons.MODEL):
        sentence = _SENTENCES[reason, decision.masked if reason == reasons.RULED else is_known]
    elif reason == reasons.ALWAYS:
        sentence = _SENTENCES[reason, decision.mention.unsure]
    else:
        sentence = _SENTENCES[reason]
    fits = count(decision.support, state.people)
    return sentence.format(
        phrase=_quote(state, position),
        partners=" and ".join(_quote(state, other) for other in decision.partners),
        fits=fits,
        known=f" ({fits})" if is_known else "",
        kind=decision.mention.kind,
        worst=CODE if decision.mention.kind == QUANTITY else PERSON,
        label=decision.mention.label,
    )


def explain_before(state: DocState) -> str:
    """Say what the text as written gives away."""
    if state.before.support is None:
        return "The knowledge base knows none of the phrases of the text as written"
    phrases = " with ".join(_quote(state, position) for position in state.before.terms)
    return f"As written, {phrases} fits {count(state.before.support, state.people)}"


def explain_wording(
    terms: Sequence[Term], choice: Choice, counted: Counted, number: int, population: int
) -> str:
    """What a term became, and what wordings before it would have shown; confidential, too."""
    term, level = terms[number], choice.levels[number]
    why = []
    for refused, (numbers, support) in choice.refused.get(number, ()):
        partners = [f"“{_released(terms[n], choice.levels[n])}”" for n in numbers if n != number]
        beside = f" with {' and '.join(partners)}" if partners else ""
        why.append(f"“{_released(term, refused)}”{beside} fits {count(support, population)}")
    if level is None:
        return "; ".join([*why, f"“{term.text}” stays"])
    wording = term.wordings[level]
    if number in counted.supports:
        fits = count(counted.supports[number], population)
        why.append(f"“{wording.text}” with anything else that is released fits at least {fits}")
    elif wording.says is None:
        why.append(f"“{wording.text}” is released without a count")
    else:
        why.append(f"“{wording.text}” fits all people")
    return "; ".join(why)


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
