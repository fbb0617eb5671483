"""Which setting keeps a promise about what is missed: conformal risk control.

    point = choose(losses, Promise(0.95, confidence=0.9))

`losses` has a row for each annotated document and a column for each setting, from the one that
hides the least to the one that hides the most. Two promises can be made of a document to come,
which must be like the annotated ones (exchangeable: see `bounds`):

- Without a confidence: on average, over the annotated documents and the one to come, the share
  missed is at most 1 - catch (Angelopoulos et al. 2022, "Conformal risk control", theorem 1).
- With one: but for a chance of 1 - confidence of having been unlucky with the annotated documents,
  the mean share missed in all documents to come is at most 1 - catch (Bates et al. 2021).

Both need losses that only fall from column to column. Where a masker finds less although it leans
more to hiding, a column takes the highest loss of those behind it (`falling`), and so the promise
holds for what the masker does, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...errors import Errors, KanonError
from .bounds import BETTING, bound_of

Array = NDArray[np.float64]

_MOST_DOCUMENTS = 1 << 20


@dataclass(frozen=True, slots=True)
class Promise:
    """What is promised of documents to come.

    catch (float): Share of what has to go that is hidden, between 0 and 1.
    confidence (float | None): None promises it on average over draws of annotated documents.
    bound (str): One of `bounds.BOUNDS`; needed with a confidence only. Choose it before looking at
        the documents: the best of several bounds is none.
    """

    catch: float
    confidence: float | None = None
    bound: str = BETTING

    def __post_init__(self) -> None:
        for name, value in (("catch", self.catch), ("confidence", self.confidence)):
            if value is not None and not 0 < value < 1:
                expected = "between 0 and 1"
                raise KanonError(Errors.E300.format(name=name, expected=expected, value=value))
        bound_of(self.bound)

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

    losses (Sequence[float]): Shape (documents,), from 0 to 1, in an order that has nothing to do
        with them.
    promise (Promise): What is to be promised.
    RETURNS (bool): False without documents.

    >>> certifies([0.0] * 19, Promise(0.95)), certifies([0.0] * 18, Promise(0.95))
    (True, False)
    """
    count = len(losses)
    if not count:
        return False
    if promise.confidence is None:
        return bool(sum(losses) + 1 <= promise.level * (count + 1) + 1e-9)
    shares = [float(loss) for loss in losses]
    return bound_of(promise.bound)(shares, promise.level, promise.error) <= promise.error


def falling(losses: Array) -> Array:
    """Losses that only fall: in each column the highest of it and of those behind it.

    losses (Array): Shape (documents, settings).
    RETURNS (Array): The same shape.
    """
    return np.flip(np.maximum.accumulate(np.flip(losses, axis=1), axis=1), axis=1)


def choose(losses: Array, promise: Promise) -> int | None:
    """The setting that hides the least and keeps the promise.

    losses (Array): Shape (documents, settings), from hiding least to hiding most.
    promise (Promise): What is to be promised.
    RETURNS (int | None): A column; None if even the last does not do.
    """
    bounded = falling(np.asarray(losses, dtype=float))
    chosen = None
    for column in range(bounded.shape[1] - 1, -1, -1):
        if not certifies(bounded[:, column], promise):
            break
        chosen = column
    return chosen


def least_documents(promise: Promise) -> int:
    """How many documents are needed if nothing at all is missed in them.

    promise (Promise): What is to be promised.
    RETURNS (int): At least 1.

    >>> least_documents(Promise(0.95)), least_documents(Promise(0.95, 0.9, "hoeffding-bentkus"))
    (19, 45)
    """
    needed = documents_needed([0.0], promise)
    assert needed is not None, "documents without losses prove every promise at last"
    return needed


def documents_needed(losses: Sequence[float] | Array, promise: Promise) -> int | None:
    """How many documents would do, these among them, if the others lose what these do.

    losses (Sequence[float]): Shape (documents,), at least one.
    promise (Promise): What is to be promised.
    RETURNS (int | None): None if no number would: they lose too much.
    """
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
