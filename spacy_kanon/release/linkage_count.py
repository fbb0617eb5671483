"""Who a reader of background documents would take a released text to be about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from ..linkage.guides import Guide, TfidfLinkage
from ..linkage.reader import FEATURES, BackgroundIndex, open_background
from ..linkage.search import Piece, check_k, make_units, standings_of
from ..text.placeholders import placeholder_bounds


def open_readers(path: Path | None, k: int) -> LinkageCounter | None:
    """Readers of background documents."""
    return None if path is None else LinkageCounter(open_background(path), k)


class LinkageCounter:
    """Asks readers by words, pairs of words and letters, none of which needs what a masker used.

    index (BackgroundIndex): What the readers have read.
    k (int): Fewest people that are enough.
    readers (Mapping[str, Guide] | None): Others to ask, by name.
    RAISES (KanonError): E175 if k is above the people of the index.
    """

    def __init__(
        self, index: BackgroundIndex, k: int, readers: Mapping[str, Guide] | None = None
    ) -> None:
        check_k(index, k)
        self.index = index
        self._k = k
        self._readers = readers or {feature: TfidfLinkage(feature) for feature in FEATURES}

    def count(self, text: str, subject: str | None) -> dict[str, int] | None:
        """How many people are as likely as the subject, that one among them."""
        number = None if subject is None else self.index.number(subject)
        if number is None:
            return None
        visible = make_units(list(_pieces(text))).visible
        standings = standings_of(self.index, self._readers, visible, number, self._k)
        return {name: standing.likely for name, standing in standings.items()}


def _pieces(text: str) -> Iterator[Piece]:
    """What stands between placeholders."""
    position = 0
    for start, end in [*placeholder_bounds(text), (len(text), len(text))]:
        yield Piece(text[position:start], gap=position > 0)
        position = end
