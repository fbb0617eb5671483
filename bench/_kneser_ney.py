"""A language model of word triples with interpolated Kneser-Ney smoothing, for benchmarks.

Chen and Goodman (1999), one discount for each length: what is taken from each count is given to the
shorter context, where a word counts once for every word that it was seen behind. Words that are
rare in training, and all that it never saw, are one word, and cost besides what their letters do in
a model of the same kind, which learned from the rare words.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence

_TOKEN = re.compile(r"\*+|[\[<][a-z ]+[\]>]|[^\W_]+(?:['’.-][^\W_]+)*|[^\w\s]")
_BITS = 20
_RARE = 2  # Seen less often a word is no word of its own.
START, UNKNOWN = 0, 1
_END = "\n"


def tokens(text: str) -> list[str]:
    return _TOKEN.findall(text.lower())


class KneserNey:
    """Probabilities of words behind two others."""

    def __init__(self, texts: Iterable[Sequence[str]], *, spells: bool = True) -> None:
        texts = list(texts)
        words = Counter(word for text in texts for word in text)
        kept = sorted(word for word, count in words.items() if count >= _RARE)
        self.ids = {word: number for number, word in enumerate(kept, start=UNKNOWN + 1)}
        self.size = len(self.ids) + 1  # With the unknown word.
        rare = ([*word, _END] for word in words if word not in self.ids)
        self.letters = KneserNey(rare, spells=False) if spells else None
        if self.size >= 1 << _BITS:
            raise SystemExit(f"{self.size:,} words are more than the model holds; train on less")
        triples: Counter[int] = Counter()
        for text in texts:
            a = b = START
            for c in map(self._id, text):
                triples[_key(a, b, c)] += 1
                a, b = b, c
        pairs = Counter(triple & _MASK2 for triple in triples)
        singles = Counter(pair & _MASK1 for pair in pairs)
        self._levels = [_Level(counts) for counts in (singles, pairs, triples)]

    def _id(self, word: str) -> int:
        return self.ids.get(word, UNKNOWN)

    def knows(self, word: str) -> bool:
        return word in self.ids

    def probability(self, a: int, b: int, c: int) -> float:
        probability = 1 / self.size
        for level, key in zip(self._levels, (c, _key(0, b, c), _key(a, b, c)), strict=True):
            probability = level.interpolated(key, probability)
        return probability

    def bits(self, text: Sequence[str]) -> list[float]:
        """Bits of each word of a text behind the words before it."""
        a = b = START
        costs = []
        for word in text:
            c = self._id(word)
            cost = -math.log2(self.probability(a, b, c))
            if c == UNKNOWN and self.letters is not None:
                cost += sum(self.letters.bits([*word, _END]))
            costs.append(cost)
            a, b = b, c
        return costs

    def check(self, contexts: Iterable[tuple[str, str]]) -> None:
        """Stops the run if the words behind some contexts do not share one whole."""
        every = [UNKNOWN, *self.ids.values()]
        for a, b in contexts:
            whole = sum(self.probability(self._id(a), self._id(b), c) for c in every)
            if abs(whole - 1) > 1e-6:
                raise SystemExit(f"probabilities behind two words sum to {whole}, not to 1")


class _Level:
    """Counts of one length, with what they leave to the shorter one."""

    def __init__(self, counts: Counter[int]) -> None:
        self.counts = counts
        once = sum(count == 1 for count in counts.values())
        twice = sum(count == 2 for count in counts.values())
        self.discount = once / (once + 2 * twice) if once else 0.0
        self.totals: Counter[int] = Counter()
        self.followers: Counter[int] = Counter()
        for key, count in counts.items():
            self.totals[key >> _BITS] += count
            self.followers[key >> _BITS] += 1

    def interpolated(self, key: int, shorter: float) -> float:
        context = key >> _BITS
        total = self.totals.get(context)
        if not total:
            return shorter
        seen = max(self.counts.get(key, 0) - self.discount, 0)
        return (seen + self.discount * self.followers[context] * shorter) / total


_MASK1, _MASK2 = (1 << _BITS) - 1, (1 << 2 * _BITS) - 1


def _key(a: int, b: int, c: int) -> int:
    return (a << 2 * _BITS) | (b << _BITS) | c
