"""WikiReplace (Olstad's thesis, chapter 4): TAB's layout plus replacement choices per mention.

The documents are read and written as TAB JSON; the `replacement` field of a mention stays in
`GoldMention.extra`. This file turns it into something that a ranking can be scored against.

Gold comes in two codes that give different figures, so they have different names here:

- string-coded: the chosen option itself ("country in Europe"), what the thesis's table 5.3 counts;
- level-coded: the position of the option, counted from 1, in the first of the mention's lists that
  holds it, what tables 4.2, 5.4 and 5.7 count. A mention with two lists has two options of level 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ..errors import Errors, KanonError, shown
from ..names import STAR
from ..text.rewriting import Replacement, rewrite
from ..text.spans import apart
from ..types import AnnotatedText, GoldMention

# The order in which the thesis prefers generalizations of several kinds (section 3.4).
SOURCE_ORDER = ("heuristics", "P31", "P279", "P8225", "P361")


@dataclass(frozen=True, slots=True)
class ReplacementChoice:
    """What annotators chose for one mention."""

    doc_id: str
    mention: GoldMention
    surface: str  # The text of the mention.
    options: tuple[str, ...]  # Each replacement once, the most specific first, "***" last.
    levels: tuple[int, ...]  # Level code of each option.
    votes: Mapping[str, tuple[str, ...]]  # Annotators of each chosen one, in order of the options.

    @property
    def majority(self) -> str:
        """The option with most votes; of equals the more specific one."""
        return max(self.votes, key=lambda option: len(self.votes[option]))


def replacement_choices(texts: Iterable[AnnotatedText]) -> list[ReplacementChoice]:
    """The choices of all mentions that have any, in document and annotation order."""
    choices = []
    for text in texts:
        for mentions in text.annotations.values():
            for mention in mentions:
                if mention.extra.get("replacement"):
                    choices.append(_choice(text, mention))
    return choices


def generalized_text(text: AnnotatedText) -> str:
    """The text with each mention replaced by its majority option in brackets (section 4.4)."""
    choices = sorted(replacement_choices([text]), key=lambda c: (c.mention.start, -c.mention.end))
    chosen = ((choice.mention, choice.majority) for choice in choices)
    replacements = (
        Replacement(mention.start, mention.end, option if option == STAR else f"[{option}]")
        for mention, option in chosen
    )
    return rewrite(text.text, apart(replacements)).text


def _choice(text: AnnotatedText, mention: GoldMention) -> ReplacementChoice:
    field = mention.extra["replacement"]
    try:
        levels = option_levels(field["generalizations"])
        chosen = {
            option: tuple(annotators)
            for option, annotators in field["generalization_selection"].items()
        }
    except (KeyError, TypeError, AttributeError) as error:
        raise _bad(
            text, mention, f"'replacement' is not of WikiReplace's form ({type(error).__name__})"
        ) from error
    for option in chosen:
        if option not in levels:
            raise _bad(text, mention, f"{shown(option)} was chosen but not offered")
    votes = {option: chosen[option] for option in levels if chosen.get(option)}
    if not votes:
        raise _bad(text, mention, "no one chose a replacement")
    surface = text.text[mention.start : mention.end]
    options, codes = tuple(levels), tuple(levels.values())
    return ReplacementChoice(text.doc_id, mention, surface, options, codes, votes)


def option_levels(by_source: Mapping[str, Any]) -> dict[str, int]:
    """All options of a mention once, the star last, with their level codes."""
    levels: dict[str, int] = {}
    for options in _lists(by_source):
        for level, option in enumerate(options, start=1):
            levels.setdefault(option, level)
    star = levels.pop(STAR, len(levels) + 1)
    return levels | {STAR: star}


def _lists(by_source: Mapping[str, Any]) -> list[list[str]]:
    """The lists of options in the thesis's order; those of approximate look-up are nested."""
    sources = [source for source in SOURCE_ORDER if source in by_source]
    sources += [source for source in by_source if source not in SOURCE_ORDER]
    lists: list[list[str]] = []
    for source in sources:
        options = by_source[source]
        lists += _lists(options) if isinstance(options, Mapping) else [list(options)]
    return lists


def _bad(text: AnnotatedText, mention: GoldMention, reason: str) -> KanonError:
    reason = f"mention [{mention.start}, {mention.end}): {reason}"
    return KanonError(Errors.E504.format(path="WikiReplace", doc_id=text.doc_id, reason=reason))
