"""Unknown phrases of a Doc that are left alone because they tell nothing about anybody."""

from __future__ import annotations

from collections.abc import Sequence

from spacy.tokens import Doc

from ...detection.analysis import Analysis
from ...detection.rules import RULES
from ...detection.unknown.asides import without_asides
from ...types import Mention
from ..supplied_spans import ENTS


def spare(
    doc: Doc,
    analysis: Analysis,
    mentions: list[Mention],
    below: float,
    *,
    fixed: Sequence[Mention],
    guesses: bool,
    certain: bool = False,
) -> tuple[list[Mention], int]:
    """Mentions that may tell something about somebody, and how many others there were.

    doc (Doc): With the parts of speech that its tagger wrote, if it has one.
    analysis (Analysis): Of its text.
    mentions (list[Mention]): In its order.
    below (float): Chance that they tell something, see `without_asides`.
    fixed (Sequence[Mention]): Terms and mentions of others: what touches one of them stays.
    guesses (bool): Whether the entities are those of a statistical recognizer alone.
    certain (bool): As there.
    RETURNS (tuple[list[Mention], int]): In text order; the count.
    """
    if not below:
        return mentions, 0
    sources = frozenset((RULES, ENTS) if guesses else (RULES,))
    tags = [token.tag_ for token in doc] if doc.has_annotation("TAG") else []
    telling = without_asides(
        analysis, mentions, below, sources=sources, certain=certain, fixed=fixed, tags=tags
    )
    return telling, len(mentions) - len(telling)
