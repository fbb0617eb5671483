"""How much a masker catches, and what can be promised of documents without annotations.

    point = choose(losses, Promise(0.95, confidence=0.9))

A loss is a number from 0 to 1, here the share of a document that was missed. Documents are taken to
be exchangeable: those that are measured are like those to come, in any order, as if all had been
drawn from one urn. Documents of another court, ward or year are not.

`losses` has a row for each annotated document and a column for each setting, from the one that
hides the least to the one that hides the most. Two promises can be made of a document to come:

- Without a confidence: on average, over the annotated documents and the one to come, the share
  missed is at most 1 - catch (Angelopoulos et al. 2022, "Conformal risk control", theorem 1).
- With one: but for a chance of 1 - confidence of having been unlucky with the annotated documents,
  the mean share missed in all documents to come is at most 1 - catch (Bates et al. 2021).

Both need losses that only fall from column to column. Where a masker finds less although it leans
more to hiding, a column takes the highest loss of those behind it (`falling`), and so the promise
holds for what the masker does, too.

The bound gives the p-value of "the mean loss is above `level`": if it is, a p-value of at most
`error` comes up in at most that share of all draws, with any number of documents and whatever the
distribution of losses. So a small p-value is a proof, and a large one is none of the contrary. It
is by betting: Waudby-Smith and Ramdas 2020, as in section 3.1.3 of Bates et al. 2021,
"Distribution-free, risk-controlling prediction sets". A gambler bets against the claim, document by
document; what was won is the evidence. It is sharp where most documents lose little, and they do.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from typing import NamedTuple

import numpy as np

from ..errors import KanonError, check_choice, must_be
from ..text.spans import merge
from ..types import AnnotatedText
from .intervals import Array, Score, ratio, score_with_interval
from .mask_scores import GoldDocument
from .masks import Offsets

BETTING = "betting"  # The bound, as a stored promise names it.
_HALVINGS = 40
_MOST_DOCUMENTS = 1 << 20


def p_value(losses: Sequence[float], level: float, error: float = 0.1) -> float:
    """By betting: one over the most that a gambler ever had, who began with 1.

    The stake on a document is set by the documents before it, so the losses must come in an order
    that has nothing to do with them.

    >>> p_value([0.0] * 60, 0.05) <= 0.1 < p_value([0.0] * 40, 0.05)
    True
    """
    count = len(losses)
    total, squares, variance = 0.5, 0.25, 0.25
    fortune = most = 0.0  # Logarithms.
    for number, loss in enumerate(losses, start=1):
        stake = min(1.0, math.sqrt(2 * math.log(1 / error) / (count * variance)))
        won = 1 - stake * (loss - level)
        fortune += math.log(won) if won > 0 else -math.inf
        most = max(most, fortune)
        total += loss
        squares += (loss - total / (number + 1)) ** 2
        variance = squares / (number + 1)
    return math.exp(-most)


def upper_bound(losses: Sequence[float], error: float) -> float:
    """What the mean loss does not exceed, but for a chance of `error`.

    >>> 0 < upper_bound([0.0] * 60, 0.1) < 0.05
    True
    """
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if p_value(losses, middle, error) <= error:
            high = middle
        else:
            low = middle
    return high


def lower_bound(losses: Sequence[float], error: float) -> float:
    """What the mean loss does not fall short of, but for a chance of `error`."""
    return 1 - upper_bound([1 - loss for loss in losses], error)


@dataclass(frozen=True, slots=True)
class Promise:
    """What is promised of documents to come."""

    catch: float  # Share of what has to go that is hidden, between 0 and 1.
    # None promises it on average over draws of annotated documents.
    confidence: float | None = None

    def __post_init__(self) -> None:
        for name, value in (("catch", self.catch), ("confidence", self.confidence)):
            if value is not None and not 0 < value < 1:
                raise must_be(name, "between 0 and 1", value)

    @property
    def level(self) -> float:
        """Mean loss that is allowed; rounded, so that 1 - 0.95 is 0.05."""
        return round(1 - self.catch, 12)

    @property
    def error(self) -> float:
        """Chance of a wrong promise; without a confidence that of the bound that is only shown."""
        return 0.1 if self.confidence is None else round(1 - self.confidence, 12)


def certifies(losses: Sequence[float] | Array, promise: Promise) -> bool:
    """Whether the losses of some documents are enough for a promise.

    >>> certifies([0.0] * 19, Promise(0.95)), certifies([0.0] * 18, Promise(0.95))
    (True, False)
    """
    count = len(losses)
    if not count:
        return False
    if promise.confidence is None:
        return bool(sum(losses) + 1 <= promise.level * (count + 1) + 1e-9)
    shares = [float(loss) for loss in losses]
    return p_value(shares, promise.level, promise.error) <= promise.error


def falling(losses: Array) -> Array:
    """Losses that only fall: in each column the highest of it and of those behind it."""
    return np.flip(np.maximum.accumulate(np.flip(losses, axis=1), axis=1), axis=1)


def choose(losses: Array, promise: Promise) -> int | None:
    """The setting that hides the least and keeps the promise."""
    bounded = falling(np.asarray(losses, dtype=float))
    chosen = None
    for column in range(bounded.shape[1] - 1, -1, -1):
        if not certifies(bounded[:, column], promise):
            break
        chosen = column
    return chosen


def least_documents(promise: Promise) -> int:
    """How many documents are needed if nothing at all is missed in them.

    >>> least_documents(Promise(0.95))
    19
    """
    needed = documents_needed([0.0], promise)
    assert needed is not None, "documents without losses prove every promise at last"
    return needed


def documents_needed(losses: Sequence[float] | Array, promise: Promise) -> int | None:
    """How many documents would do, these among them, if the others lose what these do."""
    few = [float(loss) for loss in losses]

    def would_do(count: int) -> bool:
        return certifies([few[i % len(few)] for i in range(count)], promise)

    low, high = len(few) - 1, len(few)
    while not would_do(high):
        if high > _MOST_DOCUMENTS or np.mean(few) >= promise.level:
            return None
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if would_do(middle) else (middle, high)
    return high


class Drift(NamedTuple):
    """What new documents say about a promise."""

    documents: int  # New ones with something to hide.
    missed: float  # Mean share that is missed in them.
    low: float  # What the mean share missed in all documents like them does not fall short of.
    broken: bool  # `low` is above what was promised: the promise does not hold for such documents.


def check(new: Sequence[float], promise: Promise) -> Drift:
    """Compare the losses of new documents with a promise."""
    low = lower_bound(new, promise.error)
    return Drift(len(new), float(np.mean(new)), low, low > promise.level)


# What is counted, and the columns of `GoldDocument.recall_counts` that it is the sum of.
UNITS: dict[str, tuple[str, ...]] = {
    "quasi": ("entity/quasi",),
    "direct": ("entity/direct",),
    "token": ("token/direct", "token/quasi"),
}
NAMES = {
    "quasi": "quasi identifiers",
    "direct": "direct identifiers",
    "token": "tokens of identifiers",
}


@dataclass(frozen=True, slots=True)
class Measured:
    """Documents under several settings of one masker; arrays of shape (documents, settings)."""

    missed: Array  # How many of what has to go are not hidden whole.
    total: Array  # Shape (documents,), how many have to go; at least 1.
    agreed: Array  # Hidden tokens that people hide, too.
    hidden: Array  # Hidden tokens.

    @property
    def losses(self) -> Array:
        """Share missed of each document."""
        return self.missed / self.total[:, None]

    def precision(self, setting: int) -> Score:
        """Share of hidden tokens that people hide, with an interval over documents."""
        return _share(self.agreed[:, setting], self.hidden[:, setting])

    def caught(self, setting: int) -> Score:
        """Share hidden of all that has to go, all documents together, with an interval."""
        return _share(self.total - self.missed[:, setting], self.total)


def joined(parts: Sequence[Measured]) -> Measured:
    """Several lots of documents under the same settings as one lot."""
    columns = (np.concatenate(column) for column in zip(*map(astuple, parts), strict=True))
    return Measured(*columns)


def documents_with(texts: Iterable[AnnotatedText], unit: str) -> list[GoldDocument]:
    """The documents that have something to hide, which alone can be measured."""
    check_choice("of", unit, UNITS)
    documents = [GoldDocument(text) for text in texts]
    having = [document for document in documents if counts(document, (), unit)[1]]
    if not having:
        raise KanonError(
            f"[KN573] None of the {len(documents)} documents has {NAMES[unit]} to hide, so "
            "nothing is known of how many are hidden. Check the identifier types of the "
            "annotations, or choose another --of."
        )
    return having


def measure(
    documents: Sequence[GoldDocument], masks: Sequence[Sequence[Offsets]], unit: str
) -> Measured:
    """Count what is missed, and how much that people would leave is hidden."""
    missed, agreed, hidden = (np.zeros((len(documents), len(masks))) for _ in range(3))
    total = np.array([counts(document, (), unit)[1] for document in documents], dtype=float)
    for column, by_document in enumerate(masks):
        for row, (document, spans) in enumerate(zip(documents, by_document, strict=True)):
            merged = merge(spans)
            missed[row, column] = total[row] - counts(document, merged, unit)[0]
            precision = document.precision_counts(merged, None)
            agreed[row, column] = precision["precision/token/agreed"]
            hidden[row, column] = precision["precision/token"]
    return Measured(missed, total, agreed, hidden)


def counts(document: GoldDocument, masks: Offsets, unit: str) -> tuple[float, float]:
    """How many units are hidden, and how many have to be."""
    columns = document.recall_counts(masks)
    return (
        sum(columns[f"{column}/masked"] for column in UNITS[unit]),
        sum(columns[column] for column in UNITS[unit]),
    )


def _share(part: Array, whole: Array) -> Score:
    def statistic(sums: Array) -> Array:
        return ratio(sums[..., 0], sums[..., 1])[..., None]

    (score,) = score_with_interval(np.stack([part, whole], axis=1), statistic)
    return score
