"""The knowledge base as one more voice: how many people share what a span says.

Not one of the paper's five. It gives the combination the counted k, where there is one: the score
is 1 / people who have the term. A span that holds anything the knowledge base does not know has the
score of an unknown risk, 1: no "Thomas Jasper" may be known, however many a "Thomas" is.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from pyroaring import BitMap
from spacy.util import registry

from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..detection.gazetteer import TermWalker
from ..detection.risk_spans import Indication, SpannedText, undecided
from ..errors import must_be
from ..kb.reader import open_kb
from ..lang.en.rules import ENGLISH
from ..names import DEFAULT_K, PERSON
from ..types import Knowledge, Mention

NAME = "kb_support"
_WORD = re.compile(r"\w+")
_EMPTY = frozenset({"The", "A", "An"})


class KbSupport:
    """Risky if fewer than `k` people have all the terms inside the span."""

    def __init__(self, knowledge: Knowledge, k: int = DEFAULT_K) -> None:
        if k < 1:
            raise must_be("k", "at least 1", k)
        self.knowledge, self.fingerprint = knowledge, knowledge.fingerprint
        self._walker = TermWalker(knowledge)
        self.k = k

    def __call__(self, text: SpannedText) -> list[Indication]:
        analysis = Analysis.of_plain(text.text)
        mentions = detect(analysis, self.knowledge, rules=False, walker=self._walker)
        firsts = [mention.start for mention in mentions]
        indications = []
        for span in text.spans:
            near = mentions[bisect_left(firsts, span.start) : bisect_left(firsts, span.end)]
            inside = [m for m in near if m.keys and m.end <= span.end]
            people = self._people(inside)
            if people is None:
                indications.append(undecided("not in the knowledge base"))
            elif not _is_all(text.surface(span), span.start, inside):
                indications.append(undecided("holds more than the knowledge base knows"))
            else:
                # Support 0: no person has all of it, as with an unknown term.
                indications.append(Indication(1 / max(people, 1), people < self.k))
        return indications

    def _people(self, mentions: list[Mention]) -> int | None:
        """Number of people who have every one of the terms; None if there is no term."""
        sets = [BitMap.union(*map(self.knowledge.people, m.keys)) for m in mentions]
        return len(BitMap.intersection(*sets)) if sets else None


def _is_all(surface: str, start: int, mentions: Sequence[Mention]) -> bool:
    """Whether mentions leave only ordinary words of a span; two names side by side are no name."""
    ends = [start, *(mention.end for mention in mentions)]
    starts = [*(mention.start for mention in mentions), start + len(surface)]
    gaps = [surface[a - start : b - start] for a, b in zip(ends, starts, strict=True)]
    left = [word for gap in gaps for word in _WORD.findall(gap)]
    names = [mention.kind == PERSON for mention in mentions]
    beside = any(
        left_one and right_one and not _WORD.search(gap)
        for (left_one, right_one), gap in zip(pairwise(names), gaps[1:-1], strict=True)
    )
    ordinary = all(word in _EMPTY or ENGLISH.is_ordinary_word(word) for word in left)
    return ordinary and not beside


@registry.misc("spacy-kanon.KbSupport.v1")
def make_kb_support(kb: Path | None = None, k: int = DEFAULT_K) -> KbSupport:
    """Configure the indicator.

    kb (Path | None): Folder of a knowledge base; None is the default population.
    k (int): People a term needs so as not to be risky by itself.
    """
    return KbSupport(open_kb(kb), k)
