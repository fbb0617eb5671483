"""What masks miss, document by document: the losses that a promise is about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...errors import Errors, KanonError
from ...types import AnnotatedText
from ..metrics.bootstrap import LEVEL, Score, intervals
from ..metrics.ignorable import DEFAULT_IGNORABLE, Ignorable
from ..metrics.regions import merge
from ..metrics.tab_measures import GoldDocument

Array = NDArray[np.float64]
Masks = Sequence[tuple[int, int]]

QUASI_ENTITIES = "quasi"
DIRECT_ENTITIES = "direct"
TOKENS = "token"
# What is counted, and the columns of `GoldDocument.recall_counts` that it is the sum of.
UNITS: dict[str, tuple[str, ...]] = {
    QUASI_ENTITIES: ("entity/quasi",),
    DIRECT_ENTITIES: ("entity/direct",),
    TOKENS: ("token/direct", "token/quasi"),
}
NAMES = {
    QUASI_ENTITIES: "quasi identifiers",
    DIRECT_ENTITIES: "direct identifiers",
    TOKENS: "tokens of identifiers",
}


@dataclass(frozen=True, slots=True)
class Measured:
    """Documents under several settings of one masker.

    missed (Array): Shape (documents, settings), how many of what has to go are not hidden whole.
    total (Array): Shape (documents,), how many have to go; at least 1.
    agreed (Array): Shape (documents, settings), hidden tokens that people hide, too.
    hidden (Array): Shape (documents, settings), hidden tokens.
    """

    missed: Array
    total: Array
    agreed: Array
    hidden: Array

    @property
    def losses(self) -> Array:
        """Share missed of each document, shape (documents, settings)."""
        return self.missed / self.total[:, None]

    def precision(self, setting: int, *, seed: int = 0) -> Score:
        """Share of hidden tokens that people hide, with an interval over documents.

        setting (int): A column.
        seed (int): Of the bootstrap.
        RETURNS (Score): NaN if nothing is hidden.
        """
        return _ratio(self.agreed[:, setting], self.hidden[:, setting], seed)

    def caught(self, setting: int, *, seed: int = 0) -> Score:
        """Share hidden of all that has to go, documents together, with an interval over documents.

        setting (int): A column.
        seed (int): Of the bootstrap.
        RETURNS (Score): Large documents count for more than in `losses`.
        """
        return _ratio(self.total - self.missed[:, setting], self.total, seed)


def documents_with(
    texts: Iterable[AnnotatedText], unit: str, ignorable: Ignorable = DEFAULT_IGNORABLE
) -> list[GoldDocument]:
    """The documents that have something to hide, which alone can be measured.

    texts (Iterable[AnnotatedText]): Annotated by anybody.
    unit (str): One of `UNITS`.
    ignorable (Ignorable): Which characters may stay visible.
    RETURNS (list[GoldDocument]): In their order.
    RAISES (KanonError): E321 for an unknown unit; E573 if there is none.
    """
    if unit not in UNITS:
        raise KanonError(Errors.E321.format(name="of", value=unit, choices=", ".join(UNITS)))
    documents = [GoldDocument(text, ignorable) for text in texts]
    having = [document for document in documents if counts(document, (), unit)[1]]
    if not having:
        raise KanonError(Errors.E573.format(count=len(documents), of=NAMES[unit]))
    return having


def measure(
    documents: Sequence[GoldDocument], masks: Sequence[Sequence[Masks]], unit: str
) -> Measured:
    """Count what is missed, and how much that people would leave is hidden.

    documents (Sequence[GoldDocument]): Those of `documents_with`.
    masks (Sequence[Sequence[Masks]]): For each setting, for each document its masks.
    unit (str): One of `UNITS`.
    RETURNS (Measured): The counts.
    """
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


def counts(document: GoldDocument, masks: Masks, unit: str) -> tuple[float, float]:
    """How many units are hidden, and how many have to be.

    document (GoldDocument): The gold.
    masks (Masks): Sorted, without overlaps.
    unit (str): One of `UNITS`.
    RETURNS (tuple[float, float]): Over all annotators.
    """
    columns = document.recall_counts(masks)
    return (
        sum(columns.get(f"{column}/masked", 0.0) for column in UNITS[unit]),
        sum(columns.get(column, 0.0) for column in UNITS[unit]),
    )


def _ratio(part: Array, whole: Array, seed: int) -> Score:
    pairs = np.stack([part, whole], axis=1)

    def statistic(sums: Array) -> Array:
        with np.errstate(invalid="ignore", divide="ignore"):
            return (sums[..., 0] / sums[..., 1])[..., None]

    low, high = intervals(pairs, statistic, level=LEVEL, seed=seed)
    return Score(float(statistic(pairs.sum(axis=0))[0]), float(low[0]), float(high[0]))
