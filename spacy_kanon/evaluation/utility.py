"""What is left of a text after sanitizing: tokens, characters, information, meaning.

Text-preserved information (TPI) and similarity (TPS) are those of I. Pilán, B. Manzanares-Salor,
D. Sánchez and P. Lison, "Truthful text sanitization guided by inference attacks" (2024), section on
utility, and of the TAE tool:

    TPI = sum of IC over the kept terms / sum of IC over all terms
    TPS = sum of IC(term) * similarity(term, what stands for it) / sum of IC over all terms

with similarity 1 for a kept term and 0 for one that is deleted or masked by `***` or a bare label.
There IC is the surprise of a masked language model and a term a noun chunk or word; here IC is
pluggable and comes, by default, from word frequencies, and a term is a word or a replaced span.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

import numpy as np

from ..errors import KanonError, too_few
from ..names import STAR
from ..text.rewriting import remove_placeholders
from ..types import MaskedSpan
from .masks import WORD, UnigramWeights
from .reidentification import (
    EVERYTHING_MASKED,
    ORIGINAL,
    RANDOM_GUESS,
    AttackScore,
    Target,
    with_everything_masked,
)
from .report import Table, Value

_TOKEN = re.compile(r"\w+|[^\w\s]")


def token_overlap(original: str, replacement: str) -> float:
    """Dice coefficient of the two multisets of case-folded words.

    >>> token_overlap("Oslo, Norway", "a city in Norway")
    0.3333333333333333
    """
    first = Counter(WORD.findall(original.casefold()))
    second = Counter(WORD.findall(replacement.casefold()))
    total = first.total() + second.total()
    if total == 0:
        return float(original == replacement)
    return 2 * (first & second).total() / total


class Utility(NamedTuple):
    """What is kept of a collection of texts; sums run over all texts together."""

    texts: int
    spans: int  # Those that were replaced.
    tokens: float  # Share of words outside of them.
    characters: float  # Share of characters outside of them.
    information: float  # TPI.
    similarity: float  # TPS.


def measure_utility(
    originals: Sequence[str],
    replaced: Sequence[Sequence[MaskedSpan]],
    information: Callable[[str], float] | None = None,  # Of a word, in any unit.
) -> Utility:
    """Utility of a collection whose replaced spans are known."""
    if not originals:
        raise too_few("Utility", "text", "Give the original texts.")
    information = information or UnigramWeights(originals).information
    all_words = kept_words = all_characters = kept_characters = spans = 0
    all_bits = kept_bits = 0.0
    phrases: list[tuple[str, str, float]] = []
    for number, (text, replacements) in enumerate(zip(originals, replaced, strict=True)):
        ordered = _checked(number, text, replacements)
        spans += len(ordered)
        all_characters += len(text)
        kept_characters += len(text) - sum(r.end - r.start for r in ordered)
        bits_of_span = [0.0] * len(ordered)
        starts = np.array([r.start for r in ordered])
        for word in WORD.finditer(text):
            bits = information(word.group())
            all_words += 1
            all_bits += bits
            span = int(np.searchsorted(starts, word.end(), side="left")) - 1
            if span >= 0 and ordered[span].end > word.start():
                bits_of_span[span] += bits
            else:
                kept_words += 1
                kept_bits += bits
        phrases += [
            (text[r.start : r.end], remove_placeholders(r.replacement or "").strip(), bits)
            for r, bits in zip(ordered, bits_of_span, strict=True)
        ]
    similar = sum(bits * token_overlap(old, new) for old, new, bits in phrases if new)
    return Utility(
        texts=len(originals),
        spans=spans,
        tokens=_share(kept_words, all_words),
        characters=_share(kept_characters, all_characters),
        information=_share(kept_bits, all_bits),
        similarity=_share(kept_bits + similar, all_bits),
    )


def find_replaced(original: str, sanitized: str) -> list[MaskedSpan]:
    """The replaced spans of a text of which only the sanitized form is known.

    An alignment of tokens, so it is exact up to equal words next to a replacement. Identical texts
    give no span.

    >>> find_replaced("Ada lives in Oslo.", "Ada lives in a city.")
    [MaskedSpan(start=13, end=17, replacement='a city')]
    """
    if original == sanitized:
        return []
    before = list(_TOKEN.finditer(original))
    after = list(_TOKEN.finditer(sanitized))
    matcher = SequenceMatcher(
        None, [m.group() for m in before], [m.group() for m in after], autojunk=False
    )
    spans: list[MaskedSpan] = []
    for kind, first, last, new_first, new_last in matcher.get_opcodes():
        if kind in ("equal", "insert"):
            continue
        new = ""
        if new_last > new_first:
            new = sanitized[after[new_first].start() : after[new_last - 1].end()]
        spans.append(MaskedSpan(before[first].start(), before[last - 1].end(), new))
    return spans


def _checked(number: int, text: str, replaced: Sequence[MaskedSpan]) -> list[MaskedSpan]:
    """The spans in order, none of them empty, overlapping or outside the text."""
    ordered = sorted(replaced, key=lambda r: (r.start, r.end))
    position = 0
    for span in ordered:
        if not position <= span.start < span.end <= len(text):
            raise KanonError(
                f"[KN653] Text {number}: the replaced span [{span.start}, {span.end}) is empty, "
                f"overlaps another or lies outside the {len(text)} characters. Merge overlapping "
                "spans and check the offsets."
            )
        position = span.end
    return ordered


def _share(part: float, whole: float) -> float:
    """A share; of nothing everything is kept."""
    return part / whole if whole else 1.0


_ATTACK_NOTE = (
    "recognized: share of texts whose person comes out first, with its 95 % Wilson interval; "
    f"`{ORIGINAL}`, `{EVERYTHING_MASKED}` and `{RANDOM_GUESS}` are the marks to compare with."
)
_UTILITY_NOTE = "Information by the word frequencies of the originals."


def attack_table(scores: Sequence[AttackScore]) -> Table:
    """One row for each system."""
    tops = [n for n in scores[0].top if n != 1]
    columns = [
        "system", "texts", "people", "recognized", "low", "high",
        *(f"top {n}" for n in tops), "mean rank", "median rank", "learning s", "attack s",
    ]  # fmt: skip
    rows: list[list[Value]] = [
        [
            s.system, s.texts, s.people, s.recognized, *s.interval,
            *(s.top[n] for n in tops), s.mean_rank, s.median_rank, s.seconds_training,
            s.seconds_scoring,
        ]
        for s in scores
    ]  # fmt: skip
    return Table("Re-identification attack", columns, rows, _ATTACK_NOTE)


def utility_table(utilities: Mapping[str, Utility]) -> Table:
    """One row for each system."""
    columns = [
        "system", "replaced spans", "tokens kept", "characters kept", "information kept (TPI)",
        "similarity kept (TPS)",
    ]  # fmt: skip
    rows: list[list[Value]] = [[name, *utility[1:]] for name, utility in utilities.items()]
    return Table("Utility", columns, rows, _UTILITY_NOTE)


def utilities_of(
    targets: Mapping[str, Sequence[Target]], masks: Mapping[str, Mapping[str, Sequence[MaskedSpan]]]
) -> dict[str, Utility]:
    """What is left of the texts of each system, and of texts with everything masked."""
    originals = targets[ORIGINAL]
    everything = {t.doc_id: [MaskedSpan(0, len(t.text), STAR)] if t.text else [] for t in originals}
    spans = {**masks, EVERYTHING_MASKED: everything}
    utilities = {}
    for name, system in with_everything_masked(targets).items():
        texts, known = {t.doc_id: t.text for t in system}, spans.get(name)
        replaced = [
            find_replaced(t.text, texts[t.doc_id]) if known is None else known[t.doc_id]
            for t in originals
        ]
        utilities[name] = measure_utility([t.text for t in originals], replaced)
    return utilities
