"""Build a knowledge base: stream of facts -> spill by key -> trie -> rows in the trie's order.

Steps, each in bounded memory but for the trie itself:
1. Facts go to a spill that brings all facts of a key together (`spill.Spill`).
2. Each part is grouped; a posting list gets the words it will have on disk.
3. The trie is built of all keys. Its ids are the rows.
4. The grouped terms are partitioned a second time, by ranges of rows.
5. Range by range, in row order, lists, postings and rows are appended. A list that was written
   before is pointed to, not written again.
6. Checksums, and meta.json as the last file; then the folder gets its name.

The bytes depend on the facts alone, not on their order, on hashes or on the size of a part.
"""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import marisa_trie
import numpy as np

from ..errors import Errors, KanonError
from ..names import DEM, FOLDED_PREFIX, KEY_PREFIXES, SAMPLINGS
from ..storage.folders import write_description, written_folder
from ..storage.progress import progress_bar
from ..text.normalization import fold_key
from ..types import PeopleSource, Population, TermRow
from .format import FILES, FORMAT, KIND_BITS, ROW_DTYPE, SHORT, folder_bytes, write_origins
from .postings import ListWriter, encode_list
from .spill import FRAME_ROWS, PARTS, Partitions, Spill, group, require_build_packages
from .terms import surface_key

if TYPE_CHECKING:
    import polars as pl

WORDS = "words"  # Origin of words of no known person.
_SURROGATE = re.compile("[\ud800-\udfff]")
CHUNK_ROWS = 100_000  # Sources give small batches, one frame for each would be slow.


class Facts:
    """What the rows of a source have told so far: origins (name -> number), highest person."""

    def __init__(self, harmless: frozenset[str], *, folded: bool) -> None:
        self.origins: dict[str, int] = {}
        self._highest = -1
        self._folded = folded
        self._dropped = sorted(harmless)
        if folded:
            self._dropped += sorted({fold_key(key) for key in harmless})

    def frames(self, batches: Iterable[Sequence[TermRow]]) -> Iterator[pl.DataFrame]:
        """Columns as `spill.Spill` takes them."""
        pending: list[TermRow] = []
        for rows in batches:
            pending += rows
            if len(pending) >= CHUNK_ROWS:
                yield self._frame(pending)
                pending = []
        if pending:
            yield self._frame(pending)

    def words(self, words: Iterable[str]) -> pl.DataFrame:
        """Words in lower case that are terms even if no person is known to have them."""
        import polars as pl

        keys = {surface_key(word) for word in words} - {None}
        plain = sorted(key for key in keys if key and key.islower())
        origin = self.origins.setdefault(WORDS, len(self.origins)) if plain else 0
        frame = pl.DataFrame({"key": pl.Series(plain, dtype=pl.String)}).with_columns(
            person=pl.lit(None, dtype=pl.UInt32),
            kind=pl.lit(KIND_BITS[DEM], dtype=pl.UInt8),
            origin=pl.lit(origin, dtype=pl.UInt32),
        )
        return self._kept(frame)

    def _frame(self, rows: Sequence[TermRow]) -> pl.DataFrame:
        import polars as pl

        keys, people, kinds, origins = zip(*rows, strict=True)
        for origin in dict.fromkeys(origins):
            self.origins.setdefault(origin, len(self.origins))
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
        return self._kept(frame)

    def check(self, population: int) -> None:
        """Look at all facts that were taken."""
        if population < 1 or self._highest < 0:
            raise KanonError(Errors.E109.format(people=population, terms=0))
        if self._highest >= population:
            reason = f"person {self._highest} is outside a population of {population}"
            raise KanonError(Errors.E108.format(reason=reason, place="its people"))

    def _kept(self, frame: pl.DataFrame) -> pl.DataFrame:
        """The facts, folded ones too if these are wanted, without those under harmless keys."""
        import polars as pl

        if self._folded:
            literal = frame.filter(~has_prefix(pl.col("key")))
            keys = literal["key"].unique()
            folded = keys.map_elements(fold_key, return_dtype=pl.String)
            key = pl.col("key").replace_strict(keys, folded)
            frame = pl.concat([frame, literal.with_columns(key)])
        return frame.filter(~pl.col("key").is_in(self._dropped))


def _bad_row(rows: Sequence[TermRow]) -> KanonError:
    """Name the first row that `Facts.frame` could not take, without what it says."""
    tests: dict[str, Callable[[TermRow], Any]] = {
        "its key is no string, or empty": lambda row: row.key and isinstance(row.key, str),
        "its key holds a NUL, which the trie cannot": lambda row: "\0" not in row.key,
        "its key holds a lone surrogate": lambda row: not _SURROGATE.search(row.key),
        "its person is no number from 0 to 4,294,967,295": lambda row: _is_id(row.person),
        f"its kind is none of {', '.join(KIND_BITS)}": lambda row: row.kind in KIND_BITS,
    }
    failed = ((why, row) for row in rows for why, passes in tests.items() if not passes(row))
    reason, row = next(failed, ("unknown", rows[0]))
    whose = f"of person {row.person} (from 0)" if _is_id(row.person) else "of a person"
    return KanonError(Errors.E108.format(reason=reason, place=f"{row.origin} {whose}"))


def _is_id(person: Any) -> bool:
    return isinstance(person, (int, np.integer)) and bool(0 <= person < 1 << 32)


def has_prefix(key: pl.Expr) -> pl.Expr:
    """Whether a key has a prefix, so that it is no literal surface."""
    import polars as pl

    return pl.any_horizontal([key.str.starts_with(prefix) for prefix in KEY_PREFIXES])


RANGE_ROWS = 1 << 18


@dataclass(frozen=True)
class BuildReport:
    """Counts of a finished build; `bytes` by file name, `seconds` from start to rename."""

    people: int
    terms: int
    lists: int
    postings: int
    bytes: dict[str, int]
    seconds: float
    fingerprint: str


def _check_population(population: Population, people: int) -> None:
    fault = ""
    if not population.name:
        fault = "it has no name"
    elif population.sampling not in SAMPLINGS:
        fault = f"its sampling is none of {', '.join(SAMPLINGS)}"
    elif population.size < people:
        fault = f"its size is no number of at least {people:,}, the people of the sample"
    if fault:
        raise KanonError(f"[KN157] The population makes no sense: {fault}.")


def build_kb(
    source: PeopleSource,
    out: Path,
    *,
    folded: bool = False,
    harmless: frozenset[str] = frozenset(),
    words: Iterable[str] = (),
    population: Population | None = None,
    force: bool = False,
    progress: bool = False,
    parts: int = PARTS,
    frame_rows: int = FRAME_ROWS,
    range_rows: int = RANGE_ROWS,
) -> BuildReport:
    """Build the knowledge base of a source in the folder `out`."""
    require_build_packages()
    start = time.monotonic()
    with written_folder(out, FORMAT, force=force) as work:
        scratch = work / "scratch"
        scratch.mkdir()
        facts = Facts(harmless, folded=folded)
        spill = Spill(scratch / "facts", parts=parts, frame_rows=frame_rows)
        grouped = Partitions(scratch / "grouped")
        ranges = Partitions(scratch / "ranges")
        for frame in facts.frames(source.batches()):
            spill.add(frame)
        facts.check(source.population)
        population = population or getattr(source, "sample_of", None)
        if population is not None:
            _check_population(population, source.population)
        spill.add(facts.words(words))
        origin_sets = _OriginSets(facts.origins)
        bar = partial(progress_bar, unit="parts", shown=progress)
        longest = _group(bar(spill.parts(), "grouping", total=parts), grouped, origin_sets)
        if not grouped.parts():
            raise KanonError(Errors.E109.format(people=source.population, terms=0))
        trie = _write_trie(grouped, work / FILES.terms)
        numbers = grouped.parts()
        order = bar(numbers, "ordering", total=len(numbers))
        _partition_by_row(order, grouped, ranges, trie, range_rows)
        lists, numbers = ListWriter(), ranges.parts()
        write = bar(numbers, "writing", total=len(numbers))
        _write_rows(write, ranges, work, lists, origin_sets)
        shutil.rmtree(scratch)
        values = {
            "people": source.population,
            "terms": len(trie),
            "lists": lists.lists,
            "postings": lists.postings,
            "longest": longest,
            "options": {"folded": folded, "harmless": len(harmless)},
            "source": source.describe(),
            "created": datetime.now(timezone.utc).isoformat(timespec="seconds"),
            **({"population": population._asdict()} if population is not None else {}),
        }
        meta = write_description(work, FORMAT, values)
    return BuildReport(
        **{name: meta[name] for name in ("people", "terms", "lists", "postings", "fingerprint")},
        bytes=folder_bytes(Path(out)),
        seconds=time.monotonic() - start,
    )


def _group(parts: Iterable[pl.DataFrame], grouped: Partitions, origin_sets: _OriginSets) -> int:
    """Step 2. RETURNS (int): Length of the longest surface."""
    longest = 0
    for number, facts in enumerate(parts):
        terms = group(facts)
        longest = max(longest, _longest(terms))
        grouped.append(number, _encode(terms, origin_sets))
    return longest


def _longest(terms: pl.DataFrame) -> int:
    """Length in characters of the longest literal or folded surface."""
    import polars as pl

    key = pl.col("key").str.strip_prefix(FOLDED_PREFIX)
    return int(terms.filter(~has_prefix(key)).select(key.str.len_chars().max()).item() or 0)


class _OriginSets:
    """Numbers for sets of origins: provisional while they come in, sorted at the end."""

    def __init__(self, origins: dict[str, int]) -> None:
        self._names = list(origins)
        self._ids: dict[tuple[int, ...], int] = {}

    def ids(self, sets: Sequence[Sequence[int]]) -> list[int]:
        ids = self._ids
        return [ids.setdefault(tuple(codes), len(ids)) for codes in sets]

    def final(self) -> list[tuple[str, ...]]:
        return sorted(self._named())

    def renumbering(self) -> np.ndarray:
        """Provisional number -> position in `final`."""
        position = {names: index for index, names in enumerate(self.final())}
        return np.array([position[names] for names in self._named()], dtype=np.uint32)

    def _named(self) -> list[tuple[str, ...]]:
        return [tuple(sorted(self._names[code] for code in codes)) for codes in self._ids]


def _encode(terms: pl.DataFrame, origin_sets: _OriginSets) -> pl.DataFrame:
    """Step 2: posting lists as the words they will have on disk."""
    import polars as pl

    terms = terms.with_columns(
        count=pl.col("people").list.len().cast(pl.UInt32),
        origins=pl.Series(origin_sets.ids(terms["origins"].to_list()), dtype=pl.UInt32),
    )
    short = terms.filter(pl.col("count") < SHORT).rename({"people": "words"})
    long = terms.filter(pl.col("count") >= SHORT)
    words = [pl.Series(encode_list(people.to_numpy())) for people in long["people"]]
    encoded = long.drop("people").with_columns(words=pl.Series(words, dtype=pl.List(pl.UInt32)))
    return pl.concat([short, encoded.select(short.columns)])


def _write_trie(grouped: Partitions, path: Path) -> marisa_trie.Trie:
    """Step 3."""
    frames = (frame for part in grouped.parts() for frame in grouped.frames(part))
    keys = (key for frame in frames for key in frame["key"])
    path.write_bytes(marisa_trie.Trie(keys, num_tries=1).tobytes())
    trie = marisa_trie.Trie()
    trie.mmap(str(path))
    return trie


def _partition_by_row(
    parts: Iterable[int],
    grouped: Partitions,
    ranges: Partitions,
    trie: marisa_trie.Trie,
    range_rows: int,
) -> None:
    """Step 4."""
    import polars as pl

    for part in parts:
        frame = grouped.take(part)
        rows = np.fromiter((trie[key] for key in frame["key"]), np.uint32, len(frame))
        ordered = frame.drop("key").with_columns(row=pl.Series(rows))
        ranges.cut(ordered, pl.col("row") // range_rows)


def _write_rows(
    parts: Iterable[int],
    ranges: Partitions,
    work: Path,
    lists: ListWriter,
    origin_sets: _OriginSets,
) -> None:
    """Step 5."""
    write_origins(work / FILES.origins, origin_sets.final())
    renumbering = origin_sets.renumbering()
    with (
        (work / FILES.rows).open("wb") as rows_file,
        (work / FILES.lists).open("wb") as lists_file,
        (work / FILES.postings).open("wb") as postings_file,
    ):
        for part in parts:
            frame = ranges.take(part).sort("row")
            rows = np.empty(len(frame), dtype=ROW_DTYPE)
            rows["list"], records, words = lists.add(frame)
            rows["origins"] = renumbering[frame["origins"].to_numpy()]
            rows["kinds"], rows["kind"] = frame["kinds"].to_numpy(), frame["kind"].to_numpy()
            rows_file.write(rows.tobytes())
            lists_file.write(records.tobytes())
            postings_file.write(words.tobytes())
        lists_file.write(lists.closing_record().tobytes())
