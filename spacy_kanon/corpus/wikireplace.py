"""WikiReplace (Olstad's thesis, chapter 4): TAB's layout plus replacement choices per mention.

The documents are read and written as TAB JSON; the `replacement` field of a mention stays in
`GoldMention.extra`. This file turns it into something that a ranking can be scored against.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..errors import Errors, KanonError
from ..names import STAR
from ..types import AnnotatedText, GoldMention

# The order in which the thesis prefers generalizations of several kinds (section 3.4).
SOURCE_ORDER = ("heuristics", "P31", "P279", "P8225", "P361")


@dataclass(frozen=True, slots=True)
class ReplacementChoice:
    """What annotators chose for one mention.

    options (tuple[str, ...]): Each replacement once, the most specific first, "***" last. The
        position, counted from 1, is the thesis's level.
    votes (Mapping[str, tuple[str, ...]]): The annotators of each chosen replacement.
    """

    doc_id: str
    mention: GoldMention
    surface: str
    options: tuple[str, ...]
    votes: Mapping[str, tuple[str, ...]]


def replacement_choices(texts: Iterable[AnnotatedText]) -> list[ReplacementChoice]:
    """The choices of all mentions that have any, in document and annotation order.

    RAISES (KanonError): E504 if a replacement was chosen that was not offered, or the field is not
        of WikiReplace's form.
    """
    choices = []
    for text in texts:
        for mentions in text.annotations.values():
            for mention in mentions:
                if mention.extra.get("replacement"):
                    choices.append(_choice(text, mention))
    return choices


def _choice(text: AnnotatedText, mention: GoldMention) -> ReplacementChoice:
    field = mention.extra["replacement"]
    try:
        options = _options(field["generalizations"])
        votes = {
            option: tuple(annotators)
            for option, annotators in field["generalization_selection"].items()
        }
    except (KeyError, TypeError, AttributeError) as error:
        raise _bad(
            text, mention, f"'replacement' is not of WikiReplace's form ({error!r})"
        ) from error
    for option in votes:
        if option not in options:
            raise _bad(text, mention, f"{option!r} was chosen but not offered")
    surface = text.text[mention.start : mention.end]
    return ReplacementChoice(text.doc_id, mention, surface, options, votes)


def _options(by_source: Mapping[str, list[str]]) -> tuple[str, ...]:
    """All options once: sources in the thesis's order, others after them, the star last."""
    sources = [source for source in SOURCE_ORDER if source in by_source]
    sources += [source for source in by_source if source not in SOURCE_ORDER]
    ordered = dict.fromkeys(option for source in sources for option in by_source[source])
    ordered.pop(STAR, None)
    return (*ordered, STAR)


def _bad(text: AnnotatedText, mention: GoldMention, reason: str) -> KanonError:
    reason = f"mention [{mention.start}, {mention.end}): {reason}"
    return KanonError(Errors.E504.format(path="WikiReplace", doc_id=text.doc_id, reason=reason))
