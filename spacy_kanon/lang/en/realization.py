"""Chosen wordings -> replacements that read like English where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...names import STAR
from ...text.placeholders import is_placeholder
from ...text.rewriting import Replacement
from ..language_rules import COUNT, NOUN, Chosen
from .rule_wordings import number_word, without_numbers
from .wordings.coarse_numbers import age_words
from .wordings.sentences import fit

__all__ = ["Chosen", "phrase"]

# Characters around a mention that decide about its article; sentences rarely need more.
_BEFORE = 200
_AFTER = 60
_POSSESSIVE = re.compile(r"['’]s$")
# What says nothing twice, side by side, says it once.
_NOTHING_BETWEEN = re.compile(r"\s?")
# "the Oslo Chess Union (OCU)": what is said of the name need not be said of its initials.
_OPENS_BRACKET = re.compile(r"\s?\(")


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
    empty = False  # Whether the mention before became a placeholder.
    last = ""
    for mention in chosen:
        says_nothing = is_placeholder(mention.text)
        if mention.form == NOUN and mention.text == last and not brackets:
            end = _end_of_repetition(text, mention, done)
            if end is not None:
                replacements.append(Replacement(done, end, ""))
                done = end
                continue
        if empty and says_nothing and not brackets and _is_beside(text, mention, done):
            replacements.append(Replacement(done, mention.end, _possessive(text, mention)))
        elif mention.text == STAR or brackets:
            wording = mention.text if mention.text == STAR else f"[{mention.text}]"
            replacements.append(
                Replacement(mention.start, mention.end, wording + _possessive(text, mention))
            )
        else:
            replacements += _fitted(text, mention, done)
        done, empty, last = mention.end, says_nothing, mention.text
    return replacements


def _is_beside(text: str, mention: Chosen, done: int) -> bool:
    return _NOTHING_BETWEEN.fullmatch(text[done : mention.start]) is not None


def _end_of_repetition(text: str, mention: Chosen, done: int) -> int | None:
    """Where what repeats the wording before it ends: "(OCU)" behind its name, "mining engineering"
    of which both are a science; None if more than that stands between the two."""
    between = text[done : mention.start]
    if _OPENS_BRACKET.fullmatch(between):
        return mention.end + 1 if text[mention.end : mention.end + 1] == ")" else None
    return mention.end if between == " " else None


def _fitted(text: str, mention: Chosen, done: int) -> list[Replacement]:
    """done (int): End of the mention before, which is not to be touched again."""
    before = text[max(0, mention.start - _BEFORE) : mention.start]
    original = text[mention.start : mention.end]
    after = text[mention.end : mention.end + _AFTER]
    wording = mention.text
    if mention.form == COUNT:
        words = _age(original) or number_word(original, before, after)
        wording = words or without_numbers(original)
    fitted = fit(
        wording,
        before=before,
        after=after,
        original=original,
        form=mention.form,
        adjective=mention.adjective,
    )
    replacements = [
        Replacement(mention.start, mention.end, fitted.text + _possessive(text, mention))
    ]
    begin = mention.start - fitted.taken
    if not fitted.taken or begin < done:
        return replacements
    return [Replacement(begin, mention.start, fitted.before), *replacements]


def _age(original: str) -> str:
    age = age_words(original)
    return "" if age is None else age.text


def _possessive(text: str, mention: Chosen) -> str:
    ending = _POSSESSIVE.search(text[mention.start : mention.end])
    return ending[0] if ending and not _POSSESSIVE.search(mention.text) else ""
