"""Where the mask of a name begins that takes its title along: "Dr." of "Dr. Thomas Jasper".

A title tells the sex, the calling or the rank of the person whose name is hidden, and people who
anonymize by hand hide it with the name. What is an office ("Ambassador", "Judge") is left: it says
what somebody did in the text.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence

from ..types import Mention
from .analysis import Analysis
from .phrase_lists import Listed


def title_starts(
    analysis: Analysis,
    mentions: Sequence[Mention],
    positions: Collection[int],
    allowed: Sequence[Listed] = (),
) -> dict[int, int]:
    """Where names begin with the titles directly before them.

    A title that is a mention, or a part of one, is decided on for itself, and one on another line
    is no title of the name.

    analysis (Analysis): The text.
    mentions (Sequence[Mention]): In text order.
    positions (Collection[int]): Of the names among them that are hidden.
    allowed (Sequence[Listed]): What may stay.
    RETURNS (dict[int, int]): By position the offset of the first title, for those that have one.
    """
    starts, _ = analysis.bounds
    begins = {}
    for position in sorted(positions):
        start = mentions[position].start
        end_before = mentions[position - 1].end if position else 0
        name = first = bisect_left(starts, start)
        while (title := _title_before(analysis, first)) < first and starts[title] >= end_before:
            first = title
        is_allowed = any(item.start < start and starts[first] < item.end for item in allowed)
        if first < name and not is_allowed:
            begins[position] = starts[first]
    return begins


def _title_before(analysis: Analysis, i: int) -> int:
    """Number of the token before token `i` if that is a title; `i` otherwise."""
    language = analysis.language
    if language is None or not i:
        return i
    word = analysis.tokens.folded(i - 1, i).rstrip(".")
    # In lower case "miss" is what one does.
    return i - 1 if word[:1].isupper() and word.lower() in language.titles_of_names else i
