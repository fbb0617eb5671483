"""A knowledge base opened for reading: memory-mapped, checked, shared between processes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from pyroaring import BitMap

from ..errors import Errors, KanonError, did_you_mean
from ..names import DEFAULT_POPULATION, FOLDED_PREFIX, INVENTED, KEY_PREFIXES, KINDS
from ..storage.folders import WORD, Folder, of_one_moment
from ..types import Population
from .format import (
    FILES,
    FORMAT,
    LIST,
    LIST_AND_END,
    LIST_DTYPE,
    ROW,
    ROW_DTYPE,
    SHORT,
    check_finished,
    folder_bytes,
    kinds_of,
)
from .postings import decode_list

SAMPLE = Path(__file__).parent.parent / "data" / "sample_kb"
POPULATIONS = Path(__file__).parent.parent / "assets" / "populations"
CACHE_BYTES = 64 << 20


def population_folder(name: str) -> Path:
    """The knowledge base of a population by its name; "sample" has invented people."""
    if name == INVENTED:
        return SAMPLE
    folder = POPULATIONS / name / "kb"
    if not (folder / FILES.meta).is_file():
        known = population_names()
        near = did_you_mean(name, known)
        raise KanonError(Errors.E158.format(name=name, nearest=near, names=", ".join(known)))
    return folder


def population_names() -> list[str]:
    """The populations that can be opened by name, "sample" first."""
    return [INVENTED, *sorted(path.parts[-3] for path in POPULATIONS.glob(f"*/kb/{FILES.meta}"))]


def open_kb(
    path: Path | str | None = None,
    *,
    population: str | None = None,
    verify: bool = False,
    cache_bytes: int = CACHE_BYTES,
) -> KnowledgeBase:
    """Open a knowledge base: a folder, or a bundled population by its name.

    What is checked when: the description and the sizes of all files here; every block of rows,
    lists and postings when it is first read. The
    hash of the trie is compared here with up to `HASHED_BYTES` bytes of it; that of a larger one
    takes far longer than opening and is compared only with `verify`: use `verify`, or
    `inspect KB --check`, once after copying a large knowledge base.

    Hashes find damage, not malice: open knowledge bases of people you trust only.

    path (Path | str | None): Folder of the knowledge base; None: the population.
    population (str | None): Name of a bundled population, or "sample" for invented people; None is
        the default.
    verify (bool): Check every byte now.
    cache_bytes (int): Bound on the bytes of posting lists that are kept ready.
    RETURNS (KnowledgeBase): Ready for questions.
    RAISES (KanonError): Missing, unfinished, damaged, or of another version.
    """
    folder = population_folder(population or DEFAULT_POPULATION) if path is None else Path(path)
    return KnowledgeBase(folder, verify=verify, cache_bytes=cache_bytes)


class KnowledgeBase:
    """Implements `types.Knowledge`. Safe between threads and after a fork; pickled by its path."""

    def __init__(self, path: Path, *, verify: bool = False, cache_bytes: int = CACHE_BYTES) -> None:
        self.path = Path(path)
        self._cache_bytes = cache_bytes
        self._origins: list[tuple[str, ...]] | None = None
        self._cache = _Cache(cache_bytes)
        of_one_moment(self.path, lambda: self._open(verify))
        self.population: int = self.meta["people"]
        # What the people are a sample of; None: they are all there are.
        whole = Population(**self.meta["population"]) if "population" in self.meta else None
        self.sample_of = whole if whole is not None and whole.size != self.population else None
        # Equal for two knowledge bases that answer alike.
        self.fingerprint: str = self.meta["fingerprint"]
        # Length in characters of the longest surface: no longer stretch can be a term.
        self.longest: int = self.meta["longest"]
        # Whether it was built for search that ignores case.
        self.folded: bool = self.meta["options"]["folded"]

    def _open(self, verify: bool) -> None:
        check_finished(self.path)
        self._folder = Folder(self.path, FORMAT, verify=verify)
        self.meta = self._folder.values
        self._trie: Any = self._folder.trie(FILES.terms, self.meta["terms"])
        self._files = self._folder.blocked()
        self._rows, self._lists, self._postings = self._files

    def __enter__(self) -> KnowledgeBase:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return _reopen, (self.path, self.fingerprint, self._cache_bytes)

    def __repr__(self) -> str:
        return f"KnowledgeBase({str(self.path)!r}, {self.population:,} people, {len(self):,} terms)"

    def __len__(self) -> int:
        """Number of terms."""
        return int(self.meta["terms"])

    def prefixes(self, text: str) -> list[str]:
        """All literal surfaces that `text` starts with, shortest first."""
        head = text[: self.longest].partition("\0")[0]
        keys = self._prefixes(head)
        if head.startswith(KEY_PREFIXES):
            return [key for key in keys if not key.startswith(KEY_PREFIXES)]
        return keys

    def folded_prefixes(self, text: str) -> list[str]:
        """Keys ("fold/...") of all folded surfaces that a case-folded `text` starts with."""
        head = FOLDED_PREFIX + text[: self.longest]
        return [key for key in self._prefixes(head) if key.startswith(FOLDED_PREFIX)]

    def _prefixes(self, head: str) -> list[str]:
        try:
            return self._trie.prefixes(head)
        except UnicodeEncodeError as error:  # No term holds a lone surrogate.
            return self._trie.prefixes(head[: error.start])

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._row(key) is not None

    def kind(self, key: str) -> str:
        """The kind that most people have this term under."""
        return KINDS[self._record(self._row_of(key))[3].bit_length() - 1]

    def kinds(self, key: str) -> tuple[str, ...]:
        """All kinds, in the order of `names.KINDS`."""
        return kinds_of(self._record(self._row_of(key))[2])

    def origins(self, key: str) -> tuple[str, ...]:
        """Properties or columns the term came from, sorted."""
        number = self._record(self._row_of(key))[1]
        if self._origins is None:
            # Read when first asked for: few need them, and a large base has many sets.
            self._origins = list(map(tuple, json.loads(self._folder.read(FILES.origins))))
        return self._origins[number]

    def count(self, key: str) -> int:
        """Number of people with the term; 0 if the key is unknown."""
        row = self._row(key)
        return 0 if row is None else self._list(self._record(row)[0])[1]

    def people(self, key: str) -> BitMap:
        """Ids of the people with the term (shared object: never change it in place)."""
        row = self._row(key)
        if row is None:
            return BitMap()
        number = self._record(row)[0]
        bitmap = self._cache.get(number)
        if bitmap is not None:
            return bitmap
        start, count, end = self._list(number)
        if not count:
            return BitMap()
        data = self._postings.read(start * WORD, end * WORD)
        bitmap = decode_list(data, count)
        if count >= SHORT:  # A short list is built as quickly as it is looked up.
            self._cache.put(number, bitmap, len(data))
        return bitmap

    def terms(self, prefix: str = "") -> Iterator[str]:
        """All keys that start with `prefix`, in the trie's order."""
        yield from self._trie.iterkeys(prefix)

    def has_prefix(self, prefix: str) -> bool:
        """Whether a key starts with `prefix`."""
        return next(self._trie.iterkeys(prefix), None) is not None

    def statistics(self) -> dict[str, Any]:
        """Counts, bytes by file, and terms and postings by kind. Reads every record."""
        rows, counts = self.table()
        by_kind = {}
        for kind in KINDS:
            is_kind = rows["kind"] == 1 << KINDS.index(kind)
            by_kind[kind] = {"terms": int(is_kind.sum()), "postings": int(counts[is_kind].sum())}
        return {
            "people": self.population,
            **({"population": self.sample_of._asdict()} if self.sample_of else {}),
            **{name: self.meta[name] for name in ("terms", "lists", "postings")},
            "unique_terms": int((counts == 1).sum()),
            "words": int((counts == 0).sum()),
            "kinds": by_kind,
            "bytes": folder_bytes(self.path),
            "fingerprint": self.fingerprint,
            **{name: self.meta[name] for name in ("created", "options", "source")},
        }

    def table(self) -> tuple[np.ndarray, np.ndarray]:
        """Copies of the records of all rows (`format.ROW_DTYPE`), and each row's count."""
        rows = np.frombuffer(self._rows.read(0, self._rows.size), dtype=ROW_DTYPE)
        lists = np.frombuffer(self._lists.read(0, self._lists.size), dtype=LIST_DTYPE)
        return rows, lists["count"][rows["list"]]

    def key(self, row: int) -> str:
        """The key of a row."""
        return self._trie.restore_key(row)

    def close(self) -> None:
        """Let go of the files. Every later question raises a KanonError."""
        for file in self._files:
            file.close()
        closed: Any = _Closed(self.path)
        self._trie = self._rows = self._lists = self._postings = closed
        self._cache = _Cache(self._cache_bytes)

    def _row(self, key: str) -> int | None:
        if "\0" in key:  # The trie takes it for the end of a key; no term holds one.
            return None
        try:
            return self._trie.get(key)
        except UnicodeEncodeError:  # No term holds a lone surrogate.
            return None

    def _row_of(self, key: str) -> int:
        row = self._row(key)
        if row is None:
            raise KeyError(key)
        return row

    def _record(self, row: int) -> tuple[int, int, int, int]:
        """List, origin set, kinds (bits), commonest kind (a bit)."""
        return ROW.unpack(self._rows.read(row * ROW.size, (row + 1) * ROW.size))

    def _list(self, number: int) -> tuple[int, int, int]:
        """First word, number of people, end (in words)."""
        first = number * LIST.size
        return LIST_AND_END.unpack(self._lists.read(first, first + LIST_AND_END.size))


def _reopen(path: Path, fingerprint: str, cache_bytes: int) -> KnowledgeBase:
    """Open in another process what was opened in this one."""
    kb = open_kb(path, cache_bytes=cache_bytes)
    if kb.fingerprint != fingerprint:
        raise KanonError(Errors.E110.format(path=path, found=kb.fingerprint, expected=fingerprint))
    return kb


class _Closed:
    """Stands where the files were, so that a closed knowledge base never answers."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __getattr__(self, name: str) -> Any:
        raise KanonError(Errors.E105.format(path=self._path))


class _Cache:
    """Posting lists in use, bounded by their serialized bytes: two generations, of which the young
    becomes the old at half the bound. Without a lock, which a fork could inherit as a held one."""

    def __init__(self, bound: int) -> None:
        self._half = bound // 2
        self._young: dict[int, tuple[BitMap, int]] = {}
        self._old: dict[int, tuple[BitMap, int]] = {}
        self._bytes = 0

    def get(self, number: int) -> BitMap | None:
        entry = self._young.get(number) or self._old.get(number)
        if entry is None:
            return None
        if number not in self._young:
            self.put(number, *entry)
        return entry[0]

    def put(self, number: int, bitmap: BitMap, size: int) -> None:
        if size > self._half:
            return
        if self._bytes + size > self._half:
            self._old, self._young, self._bytes = self._young, {}, 0
        self._young[number] = (bitmap, size)
        self._bytes += size
