"""Where mentions and the stretches that may stay meet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import pairwise

from ..names import DATETIME, PERSON
from ..text.normalization import normalize_key
from ..types import Mention, Policy, TermDictionary
from .analysis import Analysis
from .merge import overlapping
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


def with_policies(
    mentions: Sequence[Mention],
    *,
    forced: Sequence[tuple[int, int]],
    denied: Sequence[tuple[int, int]],
    allowed: Sequence[Listed],
) -> Sequence[Mention]:
    """Mentions with what lists and a trained masker say of them.

    mentions (Sequence[Mention]): In text order.
    forced (Sequence[tuple[int, int]]): Stretches that a trained masker hides, sorted and apart.
    denied (Sequence[tuple[int, int]]): Stretches that a list hides, likewise.
    allowed (Sequence[Listed]): Stretches that may stay, sorted. A mention lies inside of one, or
        shares words with one that it could not be cut at; what is denied is not allowed.
    RETURNS (Sequence[Mention]): As many, in the same order.
    """
    if not (forced or denied or allowed):
        return mentions
    said = [mention.policy for mention in mentions]
    for policy, stretches in ((Policy.FORCED, forced), (Policy.DENIED, denied)):
        for position in overlapping(mentions, stretches):
            said[position] |= policy
    for position, mention in enumerate(mentions):
        if not said[position] & Policy.DENIED:
            fitting = [listed for listed in allowed if _fits(listed, mention)]
            if any(_lies_in(mention, listed) for listed in fitting):
                said[position] |= Policy.ALLOWED
            elif any(_meets(mention, listed) for listed in fitting):
                said[position] |= Policy.PART_ALLOWED
    return [
        replace(mention, policy=policy) if policy != mention.policy else mention
        for mention, policy in zip(mentions, said, strict=True)
    ]


def _lies_in(mention: Mention, listed: Listed) -> bool:
    return listed.start <= mention.start and mention.end <= listed.end


def _meets(mention: Mention, listed: Listed) -> bool:
    return listed.start < mention.end and mention.start < listed.end


def _fits(listed: Listed, mention: Mention) -> bool:
    """Whether what a list names is of the kind of a mention."""
    return listed.kind in ("", mention.kind, mention.sub_kind)
