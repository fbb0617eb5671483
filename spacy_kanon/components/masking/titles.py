"""Which masks of `kanon_masker` take the title before a name along."""

from __future__ import annotations

from collections.abc import Sequence

from ...anonymity.verdicts import Verdict
from ...detection.analysis import Analysis
from ...detection.phrase_lists import Listed
from ...detection.titles import title_starts
from ...names import CODE, DATETIME, QUANTITY
from ...operators.plain import Phrase
from ...operators.writing import Writer

_NO_NAMES = (CODE, DATETIME, QUANTITY)


def titles_of(
    analysis: Analysis, verdicts: Sequence[Verdict], writer: Writer, allowed: Sequence[Listed]
) -> dict[int, int]:
    """Where hidden names begin with their titles.

    What is made up for a name keeps its title, which tells of what sex to invent it. The kind of a
    name says little here: "Mr" tells that "Paris" is a person.

    analysis (Analysis): The text.
    verdicts (Sequence[Verdict]): On its mentions.
    writer (Writer): Of what stands in their place.
    allowed (Sequence[Listed]): What may stay.
    RETURNS (dict[int, int]): By position the offset of the first title, for those that have one.
    """
    hidden = [
        position
        for position, verdict in enumerate(verdicts)
        if verdict.masked
        and verdict.mention.kind not in _NO_NAMES
        and not writer.invents(Phrase("", verdict.mention.kind, verdict.mention.label))
    ]
    return title_starts(analysis, [verdict.mention for verdict in verdicts], hidden, allowed)
