"""Facts as a source gives them, checked and turned into frames of numbers and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import Errors, KanonError
from ..names import DEM, KEY_PREFIXES
from ..text.normalization import fold_key
from ..types import TermRow
from .format import KIND_BITS
from .terms import is_common_noun, surface_key

if TYPE_CHECKING:
    import polars as pl

WORDS = "words"  # Origin of words that nobody is known to have.
CHUNK_ROWS = 100_000  # Sources give small batches, one frame for each would be slow.


class Facts:
    """What the rows of a source have told so far: origins (name -> number), highest person.

    harmless (frozenset[str]): Surfaces that are never stored, as keys.
    folded (bool): Whether literal surfaces are also stored under their case-folded keys.
    """

    def __init__(self, harmless: frozenset[str], *, folded: bool) -> None:
        self.origins: dict[str, int] = {}
        self._highest = -1
        self._folded = folded
        self._dropped = sorted(harmless)
        if folded:
            self._dropped += sorted({fold_key(key) for key in harmless})

    def frames(self, batches: Iterable[Sequence[TermRow]]) -> Iterator[pl.DataFrame]:
        """Columns as `spill.Spill` takes them.

        batches (Iterable[Sequence[TermRow]]): Rows as a source streams them.
        RAISES (KanonError): A row cannot be stored.
        """
        pending: list[TermRow] = []
        for rows in batches:
            pending += rows
            if len(pending) >= CHUNK_ROWS:
                yield self._frame(pending)
                pending = []
        if pending:
            yield self._frame(pending)

    def words(self, words: Iterable[str]) -> pl.DataFrame:
        """Ordinary words that are terms even if nobody is known to have them.

        words (Iterable[str]): Surfaces. Only single words in lower case are taken: others are
            identifiers by their form.
        RETURNS (DataFrame): Columns as `spill.Spill` takes them, without people.
        """
        import polars as pl

        keys = {surface_key(word) for word in words} - {None}
        plain = sorted(key for key in keys if key and key.isalpha() and is_common_noun(key))
        origin = self.origins.setdefault(WORDS, len(self.origins)) if plain else 0
        frame = pl.DataFrame({"key": pl.Series(plain, dtype=pl.String)}).with_columns(
            person=pl.lit(None, dtype=pl.UInt32),
            kind=pl.lit(KIND_BITS[DEM], dtype=pl.UInt8),
            origin=pl.lit(origin, dtype=pl.UInt32),
        )
        if self._folded:
            frame = pl.concat([frame, self._fold(frame)])
        return frame.filter(~pl.col("key").is_in(self._dropped))

    def _frame(self, rows: Sequence[TermRow]) -> pl.DataFrame:
        import polars as pl

        keys, people, kinds, origins = zip(*rows, strict=True)
        for origin in origins:
            if origin not in self.origins:
                self.origins[origin] = len(self.origins)
        try:
            frame = pl.DataFrame(
                {
                    "key": pl.Series(keys, dtype=pl.String),
                    "person": pl.Series(people, dtype=pl.UInt32),
                    "kind": pl.Series([KIND_BITS[kind] for kind in kinds], dtype=pl.UInt8),
                    "origin": pl.Series([self.origins[name] for name in origins], dtype=pl.UInt32),
                }
            )
            self._highest = max(self._highest, *people)
        except (KeyError, TypeError, OverflowError, UnicodeEncodeError) as error:
            raise _bad_row(rows) from error
        key = pl.col("key")
        bad = pl.any_horizontal(key == "", key.str.contains("\0", literal=True), pl.all().is_null())
        if frame.select(bad.any()).item():
            raise _bad_row(rows)
        if self._folded:
            frame = pl.concat([frame, self._fold(frame)])
        return frame.filter(~pl.col("key").is_in(self._dropped))

    def check(self, population: int) -> None:
        """Look at all facts that were taken.

        population (int): Number of people that the source gave.
        RAISES (KanonError): No facts, or facts about people outside the population.
        """
        if population < 1 or self._highest < 0:
            raise KanonError(Errors.E109.format(people=population, terms=0))
        if self._highest >= population:
            reason = f"person {self._highest} is outside a population of {population}"
            raise KanonError(Errors.E108.format(reason=reason, place="its people"))

    @staticmethod
    def _fold(frame: pl.DataFrame) -> pl.DataFrame:
        import polars as pl

        literal = frame.filter(~has_prefix(pl.col("key")))
        keys = literal["key"].unique()
        folded = keys.map_elements(fold_key, return_dtype=pl.String)
        return literal.with_columns(pl.col("key").replace_strict(keys, folded))


def _bad_row(rows: Sequence[TermRow]) -> KanonError:
    """Name the first row that `Facts.frame` could not take."""
    tests: list[tuple[str, Callable[[TermRow], bool]]] = [
        ("its key is no string, or empty", lambda row: bool(row.key) and isinstance(row.key, str)),
        ("its key holds a NUL, which the trie cannot", lambda row: "\0" not in row.key),
        ("its key holds a lone surrogate", lambda row: row.key.isascii() or _encodable(row.key)),
        ("its person is no number from 0 to 4,294,967,295", lambda row: _is_id(row.person)),
        (f"its kind is none of {', '.join(KIND_BITS)}", lambda row: row.kind in KIND_BITS),
    ]
    for row in rows:
        for reason, passes in tests:
            if not passes(row):
                return KanonError(Errors.E108.format(reason=reason, place=_place_of(row)))
    return KanonError(Errors.E108.format(reason="unknown", place=_place_of(rows[0])))


def _place_of(row: TermRow) -> str:
    """Where in a source a fact stands, without what it says."""
    whose = f"of person {row.person} (from 0)" if _is_id(row.person) else "of a person"
    return f"{row.origin} {whose}"


def _encodable(key: str) -> bool:
    return not any("\ud800" <= char <= "\udfff" for char in key)


def _is_id(person: Any) -> bool:
    return isinstance(person, (int, np.integer)) and bool(0 <= person < 1 << 32)


def has_prefix(key: pl.Expr) -> pl.Expr:
    """Whether a key has a prefix, so that it is no literal surface.

    key (pl.Expr): A column of keys.
    """
    import polars as pl

    return pl.any_horizontal([key.str.starts_with(prefix) for prefix in KEY_PREFIXES])
