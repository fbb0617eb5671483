"""What `kanon_masker` writes in the place of the mentions that it decided on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ...anonymity.verdicts import Verdict
from ...lang.language_rules import LanguageRules
from ...names import PERSON
from ...operators.plain import Phrase, Written
from ...operators.writing import Writer
from ...text.markup import markup_spans
from ...text.rewriting import without_markup

BEFORE = 20  # Characters before a name that may hold a title.


class Masks(NamedTuple):
    """What would stand in the place of each mention of a text.

    written (tuple[Written, ...]): One a mention, also for those that stay.
    without_part (dict[int, str]): By position of those of which a part stays, what would stand
        there if that went too.
    left (tuple[bool, ...]): Whether a generalizer may put something else there.
    report (dict[str, Any]): What the masked ones give away, see `Writer.report`.
    """

    written: tuple[Written, ...]
    without_part: dict[int, str]
    left: tuple[bool, ...]
    report: dict[str, Any]


def write_masks(
    text: str,
    subject: Any,
    verdicts: Sequence[Verdict],
    writer: Writer,
    language: LanguageRules | None,
    parts: Mapping[int, str],
    starts: Mapping[int, int] | None = None,
) -> Masks:
    """Write what stands in the place of each mention.

    text (str): As written.
    subject (Any): Whom it is about; None if that is not told.
    verdicts (Sequence[Verdict]): On its mentions.
    writer (Writer): With the operators.
    language (LanguageRules | None): Of the text.
    parts (Mapping[int, str]): What is written for mentions of which a part stays, by position.
    starts (Mapping[int, int] | None): By position, where names begin that take a title along.
    RETURNS (Masks): In the order of the verdicts.
    RAISES (KanonError): See `Writer.surroundings`.
    """
    phrases = phrases_of(text, verdicts, starts or {})
    around = writer.surroundings(text, None if subject is None else str(subject), language=language)
    written = writer.write(phrases, around)
    without_part = {}
    for position, part in parts.items():
        if not verdicts[position].masked:
            without_part[position] = written[position].text
            written[position] = writer.write_part(phrases[position], part)
    gone = [
        item
        for item, verdict in zip(written, verdicts, strict=True)
        if verdict.masked or item.is_part
    ]
    left = tuple(writer.is_left(phrase) for phrase in phrases)
    return Masks(tuple(written), without_part, left, writer.report(gone))


def phrases_of(text: str, verdicts: Sequence[Verdict], starts: Mapping[int, int]) -> list[Phrase]:
    """The mentions of a text as operators see them.

    text (str): As written.
    verdicts (Sequence[Verdict]): On its mentions.
    starts (Mapping[int, int]): As in `write_masks`.
    RETURNS (list[Phrase]): In their order, without markup at their ends. All forms of a person's
        name have the longest of them, without a title taken along, for their identity, all other
        mentions their key.
    """
    markup = markup_spans(text)
    names: dict[int, str] = {}
    for verdict in verdicts:
        if verdict.mention.kind == PERSON:
            start, end = without_markup(text, verdict.mention.start, verdict.mention.end, markup)
            name = text[start:end]
            names[verdict.entity] = max(names.get(verdict.entity, ""), name, key=len)
    phrases = []
    for position, verdict in enumerate(verdicts):
        mention = verdict.mention
        begin = starts.get(position, mention.start)
        start, end = without_markup(text, begin, mention.end, markup)
        phrases.append(
            Phrase(
                text[start:end],
                mention.kind,
                mention.label,
                verdict.entity,
                names[verdict.entity] if mention.kind == PERSON else mention.key,
                text[max(0, start - BEFORE) : start],
            )
        )
    return phrases
