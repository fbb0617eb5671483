"""The lines of a Wikidata JSON dump, and typed, partial decoding of its entities.

Only what is needed is decoded: names in the wanted languages, and of a statement its rank, its
value and three qualifiers. `msgspec` skips the rest without building objects, which is about five
times as fast as decoding all of it. Wikidata writes an empty object as `[]`.
"""

from __future__ import annotations

import bz2
import gzip
import re
import warnings
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from types import GenericAlias
from typing import IO, Any, NamedTuple

from ..errors import Errors, KanonError, need_file, require
from .progress import progress_bar
from .records import broken_allowed, first_few

HUMAN = 5
TIME_QUALIFIERS = ("P580", "P582", "P585")  # Start time, end time, point in time.
# What is wanted of a value beside its names: official names, demonyms, ISO 3166-1 code.
VALUE_CLAIMS = ("P1448", "P1549", "P297")

Decode = Callable[[bytes], Any]


class EntityDecoder(NamedTuple):
    """Decodes lines of a dump: all statements, the names of a value, or an id alone."""

    languages: tuple[str, ...]  # Codes of the labels and aliases that are decoded.
    entity: Decode
    value: Decode
    identifier: Decode


@lru_cache(maxsize=8)
def entity_decoder(languages: tuple[str, ...]) -> EntityDecoder:
    """Decoders for labels in these languages."""
    require("msgspec", extra="build")
    import msgspec

    def struct(name: str, renamed: Any = None, /, **fields: tuple[Any, Any]) -> Any:
        listed = [(field, kind | None, default) for field, (kind, default) in fields.items()]
        return msgspec.defstruct(name, listed, rename=renamed, frozen=True, gc=False)

    def record(name: str, keys: Sequence[str], kind: Any) -> Any:
        """A struct of optional fields with any names, or the `[]` of an empty object."""
        names = {f"field{number}": key for number, key in enumerate(keys)}
        return struct(name, names, **dict.fromkeys(names, (kind, None))) | list

    def many(kind: Any) -> Any:
        return GenericAlias(list, (kind,))

    number = float | int
    text = struct("Text", value=(str, ""))
    texts = dict.fromkeys(("id", "time", "text", "language", "amount", "unit"), (str, None))
    numbers = dict.fromkeys(("precision", "number"), (number, None))
    value = struct("Value", {"number": "numeric-id"}, **texts, **numbers)
    data = struct("DataValue", value=(value | str | number | list, None))
    snak = struct("Snak", snaktype=(str, "value"), datavalue=(data, None))
    qualifiers = record("Qualifiers", TIME_QUALIFIERS, many(snak))
    statement = struct(
        "Statement", mainsnak=(snak, None), rank=(str, "normal"), qualifiers=(qualifiers, None)
    )
    names = {
        "id": (str, ""),
        "labels": (record("Labels", languages, text), None),
        "aliases": (record("Aliases", languages, many(text)), None),
    }
    site = struct("Site", title=(str, ""))
    sites = record("Sites", [f"{language}wiki" for language in languages], site)
    claims = GenericAlias(dict, (str, many(statement))) | list
    types = (
        struct(
            "Entity", **names, modified=(str, ""), claims=(claims, None), sitelinks=(sites, None)
        ),
        struct("Named", **names, claims=(record("Claims", VALUE_CLAIMS, many(statement)), None)),
        struct("Identifier", id=(str, "")),
    )
    return EntityDecoder(languages, *(msgspec.json.Decoder(kind).decode for kind in types))


def fields_of(record: Any) -> dict[str, Any]:
    """What a decoded record has, by its keys, in their order."""
    if not record or isinstance(record, list):
        return {}
    keys = zip(record.__struct_encode_fields__, record.__struct_fields__, strict=True)
    values = ((key, getattr(record, field)) for key, field in keys)
    return {key: value for key, value in values if value is not None}


def labels_of(entity: Any) -> list[str]:
    """Labels in the wanted languages, most wanted first, none twice."""
    return _distinct(text.value for text in fields_of(entity.labels).values())


def aliases_of(entity: Any) -> list[str]:
    """Aliases in the wanted languages, none twice."""
    return _distinct(text.value for texts in fields_of(entity.aliases).values() for text in texts)


def titles_of(entity: Any) -> list[str]:
    """Titles of the Wikipedia articles in the wanted languages."""
    return _distinct(site.title for site in fields_of(entity.sitelinks).values())


def _distinct(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(text for text in texts if text))


def snak_value(snak: Any) -> Any:
    """The value of a snak; None for "no value", "some value" and missing ones."""
    if snak is None or snak.snaktype != "value" or snak.datavalue is None:
        return None
    return snak.datavalue.value


def item_of(value: Any) -> int | None:
    """The number of the item that a value is; None if it is none."""
    identifier = getattr(value, "id", None)
    if identifier is None and isinstance(number := getattr(value, "number", None), int):
        identifier = f"Q{number}"  # Old dumps have no other.
    return item_number(identifier)


def live(statements: Sequence[Any] | None) -> list[Any]:
    """Statements without those of deprecated rank: what was true once is known too."""
    return [statement for statement in statements or () if statement.rank != "deprecated"]


def monolingual_texts(statements: Sequence[Any], languages: Sequence[str] = ()) -> list[str]:
    """Texts of statements, in the given languages or in all."""
    texts = []
    for value in (snak_value(statement.mainsnak) for statement in statements):
        if isinstance(value, str):
            texts.append(value)
        elif getattr(value, "text", None) and (not languages or value.language in languages):
            texts.append(value.text)
    return texts


def read_entities(
    path: Path, decode: Decode, broken: BrokenLines, what: str, *, shown: bool
) -> Iterator[Any]:
    """What is decoded of each line of a dump; None of a broken one, which is noted."""
    require("msgspec", extra="build")
    import msgspec

    errors = (msgspec.MsgspecError, RecursionError, ValueError)
    count, number, line = 0, 0, b""
    size = path.stat().st_size if path.is_file() else None
    with progress_bar(None, what, total=size, unit="B", shown=shown, unit_scale=True) as bar:
        for number, line in dump_lines(path, lambda position: bar.update(position - bar.n)):
            count += 1
            entity = None
            if number not in broken:
                try:
                    entity = decode(line)
                except errors as error:
                    broken.note(number, error)
            yield entity
        bar.update((size or bar.n) - bar.n)
    if count <= len(broken):
        raise KanonError(
            f"[KN141] {path} holds no entity of a Wikidata JSON dump. Give a file with one entity "
            "a line; a knowledge base is also built from a table (.csv, .tsv, .jsonl, .parquet) "
            "and --columns."
        )
    if number in broken and not line.endswith(b"}"):  # It may be all that is left of the rest.
        reason = "the last entity is not complete"
        raise KanonError(Errors.E005.format(path=path, line=number, reason=reason))


MAX_ITEM = 2**32 - 1
_OFTEN = 1000  # Lines from one call of `moved` to the next.
_ITEM_ID = re.compile(r"Q([1-9][0-9]{0,9})")


def dump_lines(
    path: Path, moved: Callable[[int], object] | None = None
) -> Iterator[tuple[int, bytes]]:
    """The entities of a dump, an array or JSON lines, plain, gzip or bzip2, one object a line."""
    need_file(path)
    number, is_array, is_closed = 0, False, False
    try:
        with path.open("rb") as packed, _open_bytes(packed) as file:
            for line in file:
                number += 1
                if moved is not None and number % _OFTEN == 0:
                    moved(packed.tell())
                line = line.strip()
                if number == 1:
                    line = line.removeprefix(b"\xef\xbb\xbf")
                    is_array = line.startswith(b"[")
                    line = line.removeprefix(b"[")
                if is_array and line.endswith(b"]"):
                    is_closed = True
                    line = line[:-1].rstrip()
                line = line.removesuffix(b",")
                if line:
                    yield number, line
    except (EOFError, zlib.error, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise KanonError(Errors.E010.format(path=path, reason=error.strerror)) from error
        raise KanonError(Errors.E005.format(path=path, line=number, reason=error)) from error
    if is_array and not is_closed:
        reason = "the array is not closed"
        raise KanonError(Errors.E005.format(path=path, line=number, reason=reason))


def _open_bytes(packed: IO[bytes]) -> IO[bytes]:
    """What is in a file, by its first bytes."""
    magic = packed.read(3)
    packed.seek(0)
    if magic.startswith(b"\x1f\x8b"):
        try:
            from isal import igzip
        except ModuleNotFoundError:
            return gzip.open(packed, "rb")  # type: ignore[return-value]
        return igzip.open(packed, "rb")
    if magic == b"BZh":
        return bz2.open(packed, "rb")
    return packed


class BrokenLines(dict[int, str]):
    """Lines of a dump that cannot be read, and why: left out and counted, up to a bound."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def note(self, number: int, reason: object) -> None:
        """Leave a line out."""
        self[number] = str(reason)
        if len(self) > broken_allowed(number):
            raise KanonError(
                f"[KN140] {len(self)} of the first {number} lines of {self._path} are broken: "
                f"{self._shown()}. Check that it is a Wikidata JSON dump with one entity a line, "
                "and download it again."
            )

    def report(self) -> None:
        """WARNS (UserWarning): E142 if any lines were left out."""
        if self:
            message = (
                f"[KN142] {len(self)} broken lines of {self._path} were left out: {self._shown()}"
            )
            warnings.warn(message, stacklevel=3)

    def _shown(self) -> str:
        return first_few([f"{number} ({reason})" for number, reason in sorted(self.items())])


def item_number(identifier: str | None) -> int | None:
    """The number of a Wikidata item.

    >>> [item_number(name) for name in ("Q42", "Q4294967295", "Q4294967296", "P31", "", None)]
    [42, 4294967295, None, None, None, None]
    """
    match = _ITEM_ID.fullmatch(identifier) if identifier else None
    number = int(match[1]) if match else 0
    return number if 0 < number <= MAX_ITEM else None
