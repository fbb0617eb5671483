"""Where the tokens of a Doc stand in its text, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from spacy.tokens import Doc

Offsets = NDArray[np.int64]


def token_offsets(doc: Doc) -> tuple[Offsets, Offsets]:
    """Character offsets of tokens, without the blanks behind them.

    doc (Doc): Any; not changed.
    RETURNS (tuple[NDArray[int64], NDArray[int64]]): Of the start and the end (exclusive) of each.
    """
    columns: Any = doc.to_array(["LENGTH", "SPACY"])
    lengths, blanks = columns.astype("int64").reshape(-1, 2).T
    ends = (lengths + blanks).cumsum() - blanks
    return ends - lengths, ends
