"""What `restore` does: a release and its map, or a key, to the originals."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..formats.sanitized import plain_cell
from ..names import MASKED_TEXT, SANITIZED_TEXT
from ..operators.keyed import ENCRYPTED, decrypt
from ..operators.plain import KeySource
from ..storage.files import run_files, whole_file
from ..storage.records import BadRecord, Record, read_records
from ..storage.texts import read_good_texts
from ..text.reversible_map import FORMAT, VERSION, TextMap, hash_text
from ..text.reversible_map import restore as restore_text
from ..text.rewriting import Replacement, rewrite
from .released_files import released_columns

# No such file, no map, not the map of this text, not of all texts: another one may be.
_OTHER_MAP = ("KN003", "KN460", "KN461", "KN462")
# What sanitize appends to the names of several text columns.
_OURS = re.compile(rf"\.({MASKED_TEXT}|{SANITIZED_TEXT})$")


class MapFile:
    """The maps of one run, found by the text they belong to."""

    def __init__(self, lines: Iterator[Record | BadRecord], *, path: object) -> None:
        """RAISES (KanonError): E460 if these are not the lines of a file of maps."""
        first = next(lines, None)
        head = first.values if isinstance(first, Record) else {}
        if head.get("format") != FORMAT or head.get("version") != VERSION:
            reason = f"its first line does not say {FORMAT!r}, version {VERSION}"
            raise KanonError(Errors.E460.format(path=path, reason=reason))
        field = head.get("field", "")
        # Names of the fields that held the released texts.
        self.fields = tuple(map(str, field if isinstance(field, list) else [field]))
        self.guarded = bool(head.get("guarded"))  # Cells like formulas got a quote in front.
        self._of_text: dict[str, list[tuple[Any, TextMap]]] = {}
        self._by_order: dict[str, object] = {}
        for line in lines:
            try:
                values = line.values if isinstance(line, Record) else {}
                text_map = TextMap.from_dict(values)
            except (KeyError, TypeError, ValueError) as error:
                reason = f"line {line.line} is no map ({type(error).__name__})"
                raise KanonError(Errors.E460.format(path=path, reason=reason)) from error
            self._of_text.setdefault(text_map.released, []).append((values.get("id"), text_map))

    def take(self, text: str, identity: Any, *, record: object) -> TextMap:
        """The map of a text. Of several texts that read alike as released each gets its own, by
        id, or in the order of the file if the ids do not tell (see `check_order`).
        """
        released = hash_text(text)
        found = self._of_text.get(released)
        if not found:
            raise KanonError(Errors.E461.format(record=record))
        named = [entry for entry in found if identity is not None and entry[0] == identity]
        if len(named) != 1 and len({one.original for _, one in found}) > 1:
            self._by_order[released] = record
        entry = named[0] if named else found[0]
        found.remove(entry)
        return entry[1]

    def check_order(self) -> None:
        """Refuse (E462) texts that their order told apart, if not all of them were there."""
        for released, record in self._by_order.items():
            if self._of_text[released]:
                raise KanonError(Errors.E462.format(record=record))


def restore_by_map(
    sanitized: Path,
    mapping: Path,
    output: Path,
    *,
    text_column: str | None = None,
    id_column: str | None = None,
) -> int:
    """Restore all texts of a release, or write nothing. RETURNS (int): How many."""
    errors = []
    # A run that was killed may have left its map under its run's name beside `mapping`.
    for path in (mapping, *run_files(mapping)):
        try:
            return _restore(sanitized, path, output, text_column, id_column)
        except KanonError as error:
            if error.code not in _OTHER_MAP:
                raise
            errors.append(error)
    raise errors[0]


def _restore(
    sanitized: Path, mapping: Path, output: Path, text_column: str | None, id_column: str | None
) -> int:
    maps = MapFile(read_records(mapping, "jsonl"), path=mapping)
    columns = maps.fields if text_column is None else (text_column,)
    fields = ["text"] if len(columns) == 1 else [_OURS.sub("", column) for column in columns]
    plain = plain_cell if maps.guarded else (lambda cell: cell)
    count = 0
    with whole_file(output, private=True) as file:
        for record in read_good_texts(sanitized, text_column=columns, id_column=id_column):
            identity = plain(record.id)
            name = record.line if identity is None else identity
            line: dict[str, Any] = {"id": None}
            for field, cell in zip(fields, record.texts, strict=True):
                released = plain(cell)
                text_map = maps.take(released, identity, record=name)
                line["id"] = text_map.identity
                line[field] = restore_text(released, text_map, record=name)
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            count += 1
        maps.check_order()
    return count


def restore_by_key(
    sanitized: Path, key: str, output: Path, *, text_column: str | None = None
) -> dict[str, int]:
    """Decrypt the encrypted phrases of a release; what else was replaced stays as released."""
    count = Counter(texts=0, decrypted=0)
    secret = KeySource(key).secret()
    with whole_file(output, private=True) as file:
        column = text_column or released_columns(sanitized)[0]
        for record in read_good_texts(sanitized, text_column=column):
            phrases = [
                Replacement(*match.span(), decrypt(match, secret, record=record.line))
                for match in ENCRYPTED.finditer(record.text)
            ]
            count.update(texts=1, decrypted=len(phrases))
            line = {"id": record.id, "text": rewrite(record.text, phrases, exact=True).text}
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
    return dict(count)
