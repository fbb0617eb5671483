"""Chosen wordings -> replacements that read like English where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...names import STAR
from ...text.rewriting import Replacement
from ..language_rules import YEAR, Chosen
from .inflection import fit

__all__ = ["Chosen", "phrase"]

# Characters before a mention that decide about its article; sentences rarely need more.
_BEFORE = 200
_ARTICLE = re.compile(r"\b(?:a|an)(?=\s+$)", re.I)
_ON = re.compile(r"\bon(?=\s+$)", re.I)
_POSSESSIVE = re.compile(r"['’]s$")


def phrase(text: str, chosen: Iterable[Chosen], *, brackets: bool = False) -> list[Replacement]:
    """Replacements with articles, number, possessives and capitals that fit the text.

    An article or preposition before a mention that does not go with the wording ("an actor" ->
    "a performer", "on 3 May 1972" -> "in 1972") is a replacement of its own.

    text (str): The text as written.
    chosen (Iterable[Chosen]): In text order, not overlapping.
    brackets (bool): Write "[city in Norway]" and leave the sentence alone, as in Olstad (2023).
    RETURNS (list[Replacement]): In text order, not overlapping.
    """
    replacements: list[Replacement] = []
    done = 0
    for mention in chosen:
        if mention.text == STAR or brackets:
            wording = mention.text if mention.text == STAR else f"[{mention.text}]"
            replacements.append(
                Replacement(mention.start, mention.end, wording + _possessive(text, mention))
            )
        else:
            replacements += _fitted(text, mention, done)
        done = mention.end
    return replacements


def _fitted(text: str, mention: Chosen, done: int) -> list[Replacement]:
    """done (int): End of the mention before, which is not to be touched again."""
    begin = max(0, mention.start - _BEFORE)
    before, original = text[begin : mention.start], text[mention.start : mention.end]
    fitted = fit(mention.text, before=before, original=original, form=mention.form)
    replacements = [
        Replacement(mention.start, mention.end, fitted.text + _possessive(text, mention))
    ]
    word, instead = _ARTICLE.search(before), fitted.article
    if instead is None and mention.form == YEAR:
        word, instead = _ON.search(before), "in"
    if word is None or instead is None or begin + word.start() < done:
        return replacements
    if word[0][0].isupper():
        instead = instead.capitalize()
    return [Replacement(begin + word.start(), begin + word.end(), instead), *replacements]


def _possessive(text: str, mention: Chosen) -> str:
    ending = _POSSESSIVE.search(text[mention.start : mention.end])
    return ending[0] if ending and not _POSSESSIVE.search(mention.text) else ""
