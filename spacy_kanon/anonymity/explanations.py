"""A verdict as a sentence: the witness, in words, with the count."""

from __future__ import annotations

from collections.abc import Sequence

from . import verdicts as reasons
from .recoding_types import Choice, Counted, Term
from .verdicts import Before, Verdict


def explain(text: str, verdicts: Sequence[Verdict], position: int, population: int) -> str:
    """Say why the mention at `position` goes or stays.

    The sentence quotes the text, so it is as confidential as the text is.
    """
    why = _why(text, verdicts, position, population)
    verdict = verdicts[position]
    if not (verdict.allowed and verdict.masked):
        return why
    if verdict.support is None:
        return f"{why}; it, or a part of it, is on the allow list, and goes all the same"
    return f"{why}; it is on the allow list, and k does not allow it"


def _why(text: str, verdicts: Sequence[Verdict], position: int, population: int) -> str:
    verdict = verdicts[position]
    phrase = _quote(text, verdict)
    partners = " and ".join(_quote(text, verdicts[p]) for p in verdict.partners)
    if verdict.reason == reasons.COMBINATION:
        return f"{phrase} with {partners} fits {count(verdict.support, population)}"
    if verdict.reason == reasons.TOGETHER:
        return f"with what stays, {phrase} would fit {count(verdict.support, population)}"
    if verdict.reason == reasons.RARE:
        return f"{phrase} fits {count(verdict.support, population)}"
    if verdict.reason == reasons.ALWAYS:
        known = "" if verdict.support is None else f" ({count(verdict.support, population)})"
        return f"{phrase}: the kind {verdict.mention.kind} is always masked{known}"
    if verdict.reason == reasons.SAME_PERSON:
        return f"{phrase} is a form of a name that is masked"
    if verdict.reason == reasons.MODEL:
        known = "not in the knowledge base: its risk is unknown"
        if verdict.support is not None:
            known = f"known to fit {count(verdict.support, population)}"
        return f"{phrase} is masked by the trained model; it is {known}"
    if verdict.reason == reasons.UNKNOWN:
        return f"{phrase} is not in the knowledge base: its risk is unknown"
    if verdict.reason == reasons.DENIED:
        return f"{phrase} is on the deny list"
    if verdict.reason == reasons.RULED and verdict.masked:
        return f"{phrase}: the rule for {verdict.mention.label} lets nothing of it stay"
    if verdict.reason == reasons.RULED:
        return f"{phrase} stays as far as the rule for {verdict.mention.label} goes, uncounted"
    if verdict.reason == reasons.ALLOWED:
        return f"{phrase} is on the allow list and was kept without a count"
    if verdict.reason == reasons.UNCOUNTED:
        return f"{phrase} is not in the knowledge base and was kept without a count"
    fits = count(verdict.support, population)
    return f"{phrase} with anything else that is kept fits at least {fits}"


def explain_before(text: str, verdicts: Sequence[Verdict], before: Before, population: int) -> str:
    """Say what the text as written gives away."""
    if before.support is None:
        return "The knowledge base knows none of the phrases of the text as written"
    phrases = " with ".join(_quote(text, verdicts[p]) for p in before.terms)
    return f"As written, {phrases} fits {count(before.support, population)}"


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


def _quote(text: str, verdict: Verdict) -> str:
    return f"“{text[verdict.mention.start : verdict.mention.end]}”"
