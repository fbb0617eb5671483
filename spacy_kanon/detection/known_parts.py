"""What an unknown phrase shows where the unknown may stay: the known terms in it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence
from dataclasses import replace

from ..types import Mention


def with_known_parts(
    mentions: Sequence[Mention], terms: Sequence[Mention], always: Collection[str]
) -> list[Mention]:
    """Mentions of which the unknown ones show the terms that they cover.

    "Academy of Sciences in Jerusalem" is known of nobody; who reads it knows Jerusalem.

    mentions (Sequence[Mention]): Of a text, in its order, without overlaps.
    terms (Sequence[Mention]): All terms of the knowledge base in the text, likewise.
    always (Collection[str]): Kinds that never stay: a phrase that covers one of these is of it.
    RETURNS (list[Mention]): As many, in the same order.
    """
    starts = [term.start for term in terms]
    shown = []
    for mention in mentions:
        first = bisect_left(starts, mention.start)
        last = bisect_left(starts, mention.end)
        inside = [] if mention.keys else [t for t in terms[first:last] if t.end <= mention.end]
        if inside:
            shows = [keys for term in inside for keys in (term.keys, *term.shows)]
            kind = next((term.kind for term in inside if term.kind in always), mention.kind)
            shows = list(dict.fromkeys((*mention.shows, *shows)))
            mention = replace(mention, kind=kind, shows=tuple(shows))
        shown.append(mention)
    return shown
