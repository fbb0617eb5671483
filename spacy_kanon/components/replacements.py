"""What `kanon_masker` writes in the place of mentions, and what it reports of its decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from ..anonymity.explain import explain, explain_before
from ..anonymity.state import DocState, Options
from ..detection.analysis import Analysis
from ..detection.gazetteer import shown_keys
from ..detection.law import title_starts
from ..detection.lists import Listed
from ..lang.language_rules import LanguageRules
from ..names import CODE, DATETIME, PERSON, QUANTITY
from ..operators.coarse import Coarse
from ..operators.plain import Phrase
from ..operators.writing import Plan, Writer
from ..text.rewriting import Replacement
from ..types import Knowledge, Mention, Policy, Written

# The confidence stands in the report of a sample: of a list it changes nothing.
_OPTIONS = tuple(field.name for field in fields(Options))


def report_of(state: DocState) -> dict[str, Any]:
    """The part of `doc._.kanon` that the decisions tell."""
    allowed = [position for position, d in enumerate(state.decisions) if d.allowed]
    refused = [position for position in allowed if state.decisions[position].masked]
    return {
        "k": state.k,
        "k_reached": state.k_reached,
        "population": state.people,
        **({"fits": dict(state.fits)} if state.fits else {}),
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
    """The value of `span._.risk_evidence` of a mention."""
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
    plain: dict[str, Any] = {}
    for name in _OPTIONS:
        value = getattr(options, name)
        is_map = isinstance(value, dict)
        plain[name] = dict(value) if is_map else list(value) if isinstance(value, tuple) else value
    return plain


BEFORE = 20  # Characters before a name that may hold a title.
_NO_NAMES = (CODE, DATETIME, QUANTITY)


def coarsen(
    text: str,
    mentions: Sequence[Mention],
    plan: Plan,
    knowledge: Knowledge,
    language: LanguageRules | None,
) -> Sequence[Mention]:
    """Make mentions of which a rule lets a part stay mentions of that part."""
    if not plan.leaves_parts:
        return mentions
    changed = list(mentions)
    for position, mention in enumerate(mentions):
        written = text[mention.start : mention.end]
        phrase = Phrase(written, mention.kind, mention.label)
        operator = plan.operator_for(phrase)
        if not isinstance(operator, Coarse):
            continue
        part = None if language is None else operator.part(phrase, mention.keys, language)
        if part is None:
            changed[position] = replace(mention, policy=mention.policy | Policy.RULED_OUT)
            continue
        mention = replace(mention, policy=mention.policy | Policy.RULED)
        if part.text != written:
            keys = tuple(key for key in part.keys if knowledge.count(key))
            mention = replace(
                mention,
                key=keys[0] if keys else f"{operator.name}/{part.text}",
                keys=keys,
                shows=shown_keys(keys, knowledge) if keys else (),
                part=part.text,
            )
        changed[position] = mention
    return changed


def write(
    analysis: Analysis,
    state: DocState,
    writer: Writer,
    subject: Any,
    *,
    with_titles: bool,
    allowed: Sequence[Listed],
) -> DocState:
    """Write what stands in the place of each mention."""
    text = state.text
    starts = _titles(analysis, state, writer, allowed) if with_titles else {}
    phrases = _phrases(state, starts)
    around = writer.surroundings(
        text, None if subject is None else str(subject), language=analysis.language
    )
    written = writer.write(phrases, around)
    without_part = {}
    for position, mention in enumerate(state.mentions):
        if mention.part is not None and not state.decisions[position].masked:
            without_part[position] = written[position].text
            written[position] = writer.write_part(phrases[position], mention.part)
    return replace(
        state.beginning_at(starts),
        written=tuple(written),
        without_part=without_part,
        is_open=tuple(map(writer.is_left, phrases)),
    )


def replacements_of(state: DocState) -> list[Replacement]:
    """What is replaced in the text, in order."""
    return [
        Replacement(mention.start, mention.end, written.text)
        for position, (mention, written) in enumerate(
            zip(state.mentions, state.written, strict=True)
        )
        if state.is_masked(position)
    ]


def _titles(
    analysis: Analysis, state: DocState, writer: Writer, allowed: Sequence[Listed]
) -> dict[int, int]:
    """By position the offset where a masked name begins with its title.

    What is made up for a name keeps its title, which tells of what sex to invent it. The kind of a
    name says little here: "Mr" tells that "Paris" is a person.
    """
    hidden = [
        position
        for position, decision in enumerate(state.decisions)
        if decision.masked
        and decision.mention.kind not in _NO_NAMES
        and not (
            writer.plan.operators
            and writer.invents(Phrase("", decision.mention.kind, decision.mention.label))
        )
    ]
    return title_starts(analysis, state.mentions, hidden, allowed)


def _phrases(state: DocState, starts: Mapping[int, int]) -> list[Phrase]:
    """The mentions of a text as operators see them.

    All forms of a person's name have the longest of them, without a title taken along, for their
    identity, all other mentions their key.
    """
    text = state.text
    names: dict[int, str] = {}
    for decision in state.decisions:
        mention = decision.mention
        if mention.kind == PERSON:
            name = text[mention.start : mention.end]
            names[decision.entity] = max(names.get(decision.entity, ""), name, key=len)
    phrases = []
    for position, decision in enumerate(state.decisions):
        mention = decision.mention
        start, end = starts.get(position, mention.start), mention.end
        phrases.append(
            Phrase(
                text[start:end],
                mention.kind,
                mention.label,
                decision.entity,
                names[decision.entity] if mention.kind == PERSON else mention.key,
                text[max(0, start - BEFORE) : start],
            )
        )
    return phrases
