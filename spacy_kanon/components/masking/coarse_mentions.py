"""Mentions of which only a part may stay, as mentions of that part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ...detection.shown_keys import shown_keys
from ...lang.language_rules import LanguageRules
from ...operators.coarse import Coarse
from ...operators.plain import Phrase
from ...operators.writing import Plan
from ...text.markup import markup_spans
from ...text.rewriting import without_markup
from ...types import Knowledge, Mention


class Coarsened(NamedTuple):
    """The mentions of a text after the operators that leave a part of them.

    mentions (list[Mention]): In text order; keys are those of the parts.
    parts (dict[int, str]): What is written for a mention if it stays, by position.
    ruled (frozenset[int]): Positions of those that may stay as far as their rule goes.
    gone (frozenset[int]): Positions of those of which nothing may stay.
    """

    mentions: list[Mention]
    parts: dict[int, str]
    ruled: frozenset[int]
    gone: frozenset[int]


def coarsen(
    text: str,
    mentions: Sequence[Mention],
    plan: Plan,
    knowledge: Knowledge,
    language: LanguageRules | None,
) -> Coarsened:
    """Leave the part of mentions that a rule lets stay.

    text (str): As written.
    mentions (Sequence[Mention]): In text order.
    plan (Plan): Which operator is for which of them.
    knowledge (Knowledge): Which keys there are.
    language (LanguageRules | None): Of the text; without rules nothing of such a mention stays.
    RETURNS (Coarsened): The same bounds.
    """
    changed = list(mentions)
    if not plan.leaves_parts:
        return Coarsened(changed, {}, frozenset(), frozenset())
    parts: dict[int, str] = {}
    ruled: set[int] = set()
    gone: set[int] = set()
    markup = markup_spans(text)
    for position, mention in enumerate(mentions):
        start, end = without_markup(text, mention.start, mention.end, markup)
        written = text[start:end]
        phrase = Phrase(written, mention.kind, mention.label)
        operator = plan.operator_for(phrase)
        if not isinstance(operator, Coarse):
            continue
        part = None if language is None else operator.part(phrase, mention.keys, language)
        if part is None:
            gone.add(position)
            continue
        ruled.add(position)
        if part.text == written:
            continue
        parts[position] = part.text
        keys = tuple(key for key in part.keys if knowledge.count(key))
        changed[position] = replace(
            mention,
            key=keys[0] if keys else f"{operator.name}/{part.text}",
            keys=keys,
            shows=shown_keys(keys, knowledge) if keys else (),
        )
    return Coarsened(changed, parts, frozenset(ruled), frozenset(gone))
