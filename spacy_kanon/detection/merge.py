"""One list of mentions out of several that overlap, without uncovering anything."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, pairwise

from ..names import CODE, DATETIME, DEM, MEASURED, MISC, PERSON, QUANTITY
from ..text.normalization import normalize_key
from ..text.spans import touching
from ..types import Mention
from .analysis import Analysis, key_of

UNION = "union"
_STRONG = (PERSON, CODE)
_IN_NUMBER = re.compile(r" [./]? ?")  # Between pieces of one number that begin with digits.
_JOINS = frozenset("-/:")  # Between any pieces of one number.


def merge_mentions(analysis: Analysis, *groups: Sequence[Mention]) -> list[Mention]:
    """Resolve overlaps between mentions from several sources.

    It fails closed: every character that a mention covers stays covered, except articles and
    titles before a known mention and punctuation around it. In each cluster of overlapping mentions

    1. a mention with known keys that covers all of the cluster wins, of equal ones the first;
    2. known mentions stand by themselves if what they leave of the cluster says nothing ("the",
       "President", "'s", a full stop), and if they are one mention or a demonym and one more
       ("Norwegian Erna Solberg"). Two known parts do not make a known whole: no person may be known
       as "Thomas Jasper", however many are known as "Thomas" and as "Jasper";
    3. otherwise the whole cluster becomes one mention of unknown risk.
    """
    starts, ends = analysis.edges
    ranked = [
        m if m.start in starts and m.end in ends else _widened(m, *analysis.bounds)
        for group in groups
        for m in group
    ]
    bounds = [(m.start, -m.end, number) for number, m in enumerate(ranked)]
    merged: list[Mention] = []
    cluster: list[Mention] = []
    end = -1
    for mention in [ranked[number] for _, _, number in sorted(bounds)]:
        if mention.start >= end:
            merged += _merged(analysis, cluster) if len(cluster) > 1 else cluster
            cluster = []
        end = max(end, mention.end) if cluster else mention.end
        cluster.append(mention)
    return merged + (_merged(analysis, cluster) if len(cluster) > 1 else cluster)


def _merged(analysis: Analysis, cluster: list[Mention]) -> list[Mention]:
    """Mentions that replace a cluster of several."""
    resolved = _named(cluster, _resolve(analysis, cluster))
    if not [mention for mention in cluster if mention.unsure or mention.kind == PERSON]:
        return resolved
    # What may be a person is one inside a quotation or an unknown whole, too.
    return [m if m.keys or m.kind == PERSON else replace(m, unsure=True) for m in resolved]


def _widened(mention: Mention, starts: Sequence[int], ends: Sequence[int]) -> Mention:
    first = max(bisect_right(starts, mention.start) - 1, 0)
    last = bisect_left(starts, mention.end)
    if starts[first] >= mention.start and ends[last - 1] <= mention.end:
        return mention
    return replace(mention, start=starts[first], end=ends[last - 1])


def _resolve(analysis: Analysis, cluster: Sequence[Mention]) -> list[Mention]:
    """Mentions that replace a cluster, which is sorted by start, the longest first."""
    start, end = cluster[0].start, max([mention.end for mention in cluster])
    whole = [mention for mention in cluster if (mention.start, mention.end) == (start, end)]
    for mention in whole:
        if mention.keys:
            return [mention]
    known = _longest_known(cluster)
    stand_alone = len(known) == 1 or (len(known) == 2 and known[0].kind == DEM)
    if stand_alone and _says_nothing(analysis, start, end, known):
        return known
    if whole:
        # What is only a guess says no kind if another mention of the same bounds does.
        best = min(whole, key=lambda mention: mention.unsure and mention.kind == MISC)
        kind = _kind(cluster, best.kind)
        return [best if kind == best.kind else replace(best, kind=kind)]
    written = analysis.text[start:end]
    kind = _kind(cluster, max(cluster, key=lambda mention: mention.end - mention.start).kind)
    is_pieced = all(mention.end - mention.start < end - start for mention in cluster)
    if is_pieced and MEASURED.issuperset(mention.kind for mention in cluster):
        kind = CODE  # "4400-1299-38": no year, and no score either.
    return [Mention(start, end, kind, key=key_of(written), source=UNION)]


def _named(cluster: Sequence[Mention], mentions: list[Mention]) -> list[Mention]:
    """Mentions with the sub-kind of the longest part of them that has one, and is of their kind."""
    parts = [mention for mention in cluster if mention.sub_kind]
    for at, whole in enumerate(mentions) if parts else ():
        of_kind = [part for part in parts if part.kind == whole.kind]
        inside = [p for p in of_kind if whole.start <= p.start and p.end <= whole.end]
        if inside and not whole.sub_kind:
            longest = max(inside, key=lambda part: part.end - part.start)
            mentions[at] = replace(whole, sub_kind=longest.sub_kind)
    return mentions


def _longest_known(cluster: Sequence[Mention]) -> list[Mention]:
    """Known mentions without overlaps, the longest first, then the earlier one."""
    kept: list[Mention] = []
    known = [mention for mention in cluster if mention.keys]
    for mention in sorted(known, key=lambda mention: (mention.start - mention.end, mention.start)):
        at = bisect_left(kept, mention.end, key=lambda other: other.start)
        if not at or kept[at - 1].end <= mention.start:
            kept.insert(at, mention)
    return kept


def _says_nothing(analysis: Analysis, start: int, end: int, known: Sequence[Mention]) -> bool:
    """Whether what known mentions leave of a cluster is articles, titles and punctuation."""
    text, language = analysis.text, analysis.language
    before, behind = frozenset[str](), frozenset[str]()
    if language is not None:
        before, behind = language.empty_before, language.empty_behind
    if not before.issuperset(map(str.lower, _words(text[start : known[0].start]))):
        return False
    gaps = [text[first.end : second.start] for first, second in pairwise(known)]
    gaps.append(text[known[-1].end : end])
    return all(behind.issuperset(_words(gap)) for gap in gaps)


def _words(text: str) -> set[str]:
    return {word.strip(".,:;!?\"'()[]-/") for word in normalize_key(text).split()} - {""}


def _kind(cluster: Sequence[Mention], default: str) -> str:
    """Kind of a whole: a name in it makes it a name, unless it is a date or already says more."""
    if default in (DATETIME, *_STRONG):
        return default
    kinds = {mention.kind for mention in cluster}
    strong = [kind for kind in _STRONG if kind in kinds]
    if default == QUANTITY and CODE in strong:  # "no. 12345678"
        return CODE
    return strong[0] if strong and default == MISC else default


def cut_at_borders(analysis: Analysis, mentions: list[Mention]) -> list[Mention]:
    """Mentions that cross no delimiter of structured text; pieces show what the whole showed."""
    if analysis.borders is None or not analysis.borders.spans:
        return mentions
    borders = analysis.borders.spans
    starts, ends = zip(*borders, strict=True)
    result: list[Mention] = []
    for mention in mentions:
        crossed = touching(starts, ends, mention.start, mention.end)
        edges = [mention.start, *chain.from_iterable(borders[n] for n in crossed), mention.end]
        pieces = list(zip(edges[::2], edges[1::2], strict=True))
        result += _pieces(analysis.text, mention, pieces) if crossed else [mention]
    return result


def _pieces(text: str, mention: Mention, bounds: list[tuple[int, int]]) -> list[Mention]:
    """A mention in the parts of it that say something, without blanks around them."""
    parts = []
    for start, end in bounds:
        written = text[start:end].strip() if start < end else ""
        if any(map(str.isalnum, written)):
            start = text.index(written, start)
            parts.append((start, start + len(written)))
    if len(parts) == 1:
        return [replace(mention, start=parts[0][0], end=parts[0][1])]
    shows = tuple(dict.fromkeys((*([mention.keys] if mention.keys else []), *mention.shows)))
    whole = replace(mention, keys=(), shows=shows)
    return [replace(whole, start=a, end=b, key=key_of(text[a:b])) for a, b in parts]


def whole_numbers(analysis: Analysis, mentions: list[Mention]) -> list[Mention]:
    """Numbers in pieces, "4-1180", "12-cv-0044": one number if a piece may be a code."""
    result: list[Mention] = []
    run: list[Mention] = []
    for mention in mentions:
        is_number = mention.kind in (CODE, QUANTITY) and not mention.keys
        if run and not (is_number and _continues(analysis.text, run[-1], mention)):
            result += _as_number(analysis, run)
            run = []
        (run if is_number else result).append(mention)
    return result + _as_number(analysis, run)


def _continues(text: str, first: Mention, second: Mention) -> bool:
    """Whether two numbers are pieces of one: only a sign that joins them stands between."""
    gap, written = text[first.end : second.start], text[first.start : first.end]
    if gap in _JOINS:
        return True
    begins = [part.lstrip("+(")[:1] for part in (written, text[second.start : second.end])]
    return all(map(str.isdigit, begins)) and _IN_NUMBER.fullmatch(gap) is not None


def _as_number(analysis: Analysis, run: list[Mention]) -> list[Mention]:
    if len(run) < 2:
        return run
    start, end = run[0].start, run[-1].end
    written = analysis.text[start:end]
    is_spaced = all(a.end + 1 == b.start for a, b in pairwise(run)) and " " in written
    digits = sum(map(str.isdigit, written))
    may_be_code = any(mention.unsure or mention.kind == CODE for mention in run)
    if not may_be_code and not ((is_spaced and digits > len(run) + 1) or len(run) > 2):
        return run
    kind = CODE if any(mention.kind == CODE for mention in run) else QUANTITY
    sub_kind = next((mention.sub_kind for mention in run if mention.sub_kind), "")
    key = key_of(written)
    return [Mention(start, end, kind, key, source=run[0].source, sub_kind=sub_kind, unsure=True)]
