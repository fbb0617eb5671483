"""Where mentions and the stretches that may stay meet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import pairwise

from ..names import DATETIME, PERSON
from ..text.normalization import normalize_key
from ..types import Mention, TermDictionary
from .analysis import Analysis
from .phrase_lists import Listed
from .shown_keys import shown_keys


def cut_at_allowed(
    analysis: Analysis,
    mentions: Sequence[Mention],
    allowed: Sequence[Listed],
    terms: Sequence[Mention],
    knowledge: TermDictionary,
) -> list[Mention]:
    """Mentions cut where a stretch that may stay lies inside them ("Acme Berlin" is two if "Acme"
    may stay), and what may stay at the terms inside it: they are counted, whoever allows them.

    Names of people are not cut at parts of them that may stay: half a name says too much.

    analysis (Analysis): The text.
    mentions (Sequence[Mention]): In text order.
    allowed (Sequence[Listed]): Sorted.
    terms (Sequence[Mention]): What the knowledge base knows of the text.
    knowledge (TermDictionary): To read a part of a date anew.
    RETURNS (list[Mention]): In text order, on token boundaries.
    """
    pieces: list[Mention] = []
    for mention in mentions:
        near = [
            listed
            for listed in allowed
            if listed.start < mention.end and mention.start < listed.end and _fits(listed, mention)
        ]
        is_whole = any(
            listed.start <= mention.start and mention.end <= listed.end for listed in near
        )
        if (
            (mention.keys and mention.kind != DATETIME)
            or not near
            or (mention.kind == PERSON and not is_whole)
        ):
            pieces.append(mention)
            continue
        edges = {edge for listed in near for edge in (listed.start, listed.end)}
        edges |= {
            edge
            for term in terms
            if any(listed.start <= term.start and term.end <= listed.end for listed in near)
            for edge in (term.start, term.end)
        }
        inside = {edge for edge in edges if mention.start < edge < mention.end}
        pieces += _cut(analysis, mention, inside, terms, knowledge)
    return pieces


def _cut(
    analysis: Analysis,
    mention: Mention,
    edges: Collection[int],
    terms: Sequence[Mention],
    knowledge: TermDictionary,
) -> list[Mention]:
    starts, ends = analysis.bounds
    if not edges or not {*starts, *ends}.issuperset(edges):
        return [mention]  # What ends inside a token cannot be told from the rest of it.
    by_bounds = {(term.start, term.end): term for term in terms}
    pieces = []
    for start, end in pairwise(sorted({mention.start, *edges, mention.end})):
        written = analysis.text[start:end]
        bare = written.strip()
        # What lies between two names in lower case ("of") says nothing without them.
        if any(char.isalnum() for char in bare) and not (bare.isalpha() and bare.islower()):
            first = start + written.index(bare)
            last = first + len(bare)
            key = normalize_key(bare) or bare
            unknown = replace(mention, start=first, end=last, key=key)
            if mention.kind == DATETIME:  # The year of a day is a date of its own.
                unknown = _as_date(analysis, unknown, knowledge)
            pieces.append(by_bounds.get((first, last), unknown))
    return pieces


def _as_date(analysis: Analysis, piece: Mention, knowledge: TermDictionary) -> Mention:
    """A part of a date with what the knowledge base knows of it: it is counted as what it shows."""
    language = analysis.language
    dates = [] if language is None else language.find_dates(piece.key)
    keys = tuple(key for date in dates for key in date.keys if key in knowledge)
    return replace(piece, keys=keys, shows=shown_keys(keys, knowledge)) if keys else piece


def positions_allowed(mentions: Sequence[Mention], allowed: Sequence[Listed]) -> set[int]:
    """Positions of the mentions that lie inside a stretch that may stay, of its kind.

    mentions (Sequence[Mention]): In text order.
    allowed (Sequence[Listed]): Sorted.
    RETURNS (set[int]): Of mentions.
    """
    return _positions(mentions, allowed, _lies_in)


def positions_holding(mentions: Sequence[Mention], allowed: Sequence[Listed]) -> set[int]:
    """Positions of the mentions that share words with a stretch that may stay, of their kind: those
    that lie inside it, and those that could not be cut at it.

    mentions (Sequence[Mention]): In text order.
    allowed (Sequence[Listed]): Sorted.
    RETURNS (set[int]): Of mentions.
    """
    return _positions(mentions, allowed, _meets)


def _positions(
    mentions: Sequence[Mention],
    allowed: Sequence[Listed],
    stands: Callable[[Mention, Listed], bool],
) -> set[int]:
    return {
        position
        for position, mention in enumerate(mentions)
        for listed in allowed
        if stands(mention, listed) and _fits(listed, mention)
    }


def _lies_in(mention: Mention, listed: Listed) -> bool:
    return listed.start <= mention.start and mention.end <= listed.end


def _meets(mention: Mention, listed: Listed) -> bool:
    return listed.start < mention.end and mention.start < listed.end


def _fits(listed: Listed, mention: Mention) -> bool:
    """Whether what a list names is of the kind of a mention."""
    return listed.kind in ("", mention.kind, mention.sub_kind)
