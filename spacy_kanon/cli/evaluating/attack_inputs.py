"""Reading what an attack needs: background, original texts, and what systems made of them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError
from ...evaluation.masks import prepare_masks
from ...evaluation.reidentification import Target
from ...formats.registry import read_systems, read_texts
from ...names import STAR
from ...types import AnnotatedText, MaskedSpan

PERSON_FIELDS = ("person", "name", "doc_id", "id")
ID_FIELDS = ("doc_id", "id", "person", "name")
TEXT_FIELDS = ("sanitized_text", "masked_text", "anonymized_text", "text")


@dataclass(frozen=True, slots=True)
class System:
    """One system's texts, and its masks where it gave masks.

    name (str): Of the system.
    targets (list[Target]): Its texts.
    masks (Mapping[str, Sequence[MaskedSpan]] | None): By document id; None where it gave texts
        only.
    """

    name: str
    targets: list[Target]
    masks: Mapping[str, Sequence[MaskedSpan]] | None = None


def read_background(path: Path, person_field: str | None, text_field: str) -> list[tuple[str, str]]:
    """(person, document) pairs of a JSONL file, plain or gzipped; or of TAB JSON by document id.

    path (Path): JSONL, plain or `.gz`, or TAB JSON.
    person_field (str | None): Field with the person; None takes the first of `PERSON_FIELDS` that
        is there.
    text_field (str): Field with the document.
    RETURNS (list[tuple[str, str]]): In file order.
    RAISES (KanonError): E003 no such file, E647 a line without a person or a text.
    """
    if _is_jsonl(path):
        people = (person_field,) if person_field else PERSON_FIELDS
        return [
            (_field(record, people, path, line), _field(record, (text_field,), path, line))
            for line, record in _records(path)
        ]
    return [(text.doc_id, text.text) for text in read_texts(path)]


def read_targets(path: Path, text_fields: Sequence[str] = TEXT_FIELDS) -> list[Target]:
    """Texts of a JSONL file (plain or gzipped), or of TAB JSON.

    The person of a text is its field `person` or `name`, or else its document id. Of the fields
    that may hold the text the first one that is there counts.

    path (Path): JSONL, plain or `.gz`, or TAB JSON.
    text_fields (Sequence[str]): Fields that may hold the text, the first one first.
    RETURNS (list[Target]): In file order.
    RAISES (KanonError): E003 no such file, E647 a line without an id or a text.
    """
    if not _is_jsonl(path):
        return [Target(text.doc_id, text.doc_id, text.text) for text in read_texts(path)]
    targets = []
    for line, record in _records(path):
        doc_id = _field(record, ID_FIELDS, path, line)
        person = str(record.get("person", record.get("name", doc_id)))
        targets.append(Target(doc_id, person, _field(record, text_fields, path, line)))
    return targets


def read_system_files(
    sources: Sequence[str], originals: Sequence[Target] | None, *, allow_missing: bool = False
) -> list[System]:
    """Systems from arguments of the form FILE or NAME=FILE.

    A JSONL file with texts is one system. A mask file may hold several; it needs the originals.

    sources (Sequence[str]): FILE or NAME=FILE.
    originals (Sequence[Target] | None): What mask files refer to.
    allow_missing (bool): Documents that a mask file lacks count as unmasked.
    RETURNS (list[System]): In the order of the sources.
    RAISES (KanonError): E003, E647 as above; E600, E601, E602 masks that do not fit the originals;
        E609 two systems of one name; E654 masks without originals.
    """
    systems: list[System] = []
    for source in sources:
        prefix, path = split_name(source)
        if _holds_texts(path):
            targets = read_targets(path)
            if originals is not None:
                person = {target.doc_id: target.person for target in originals}
                targets = [
                    Target(t.doc_id, person.get(t.doc_id, t.person), t.text) for t in targets
                ]
            systems.append(System(prefix or _stem(path), targets))
            continue
        if originals is None:
            raise KanonError(Errors.E654.format(path=path))
        in_file = read_systems(path)
        for name, masks in in_file.items():
            called = name if prefix is None else prefix if len(in_file) == 1 else f"{prefix} {name}"
            systems.append(_apply(called, masks, originals, allow_missing))
    names = [system.name for system in systems]
    for name in names:
        if names.count(name) > 1:
            raise KanonError(Errors.E609.format(name=name))
    return systems


def mask_text(text: str, spans: Sequence[MaskedSpan]) -> str:
    """The text with its spans (sorted, apart) replaced; a span without a replacement by `***`.

    text (str): The original.
    spans (Sequence[MaskedSpan]): Sorted, without overlaps.
    RETURNS (str): A new text.

    >>> mask_text("Ada lives in Oslo.", [MaskedSpan(0, 3), MaskedSpan(13, 17, "a city")])
    '*** lives in a city.'
    """
    pieces = []
    position = 0
    for span in spans:
        replacement = STAR if span.replacement is None else span.replacement
        pieces += [text[position : span.start], replacement]
        position = span.end
    return "".join([*pieces, text[position:]])


def _apply(
    name: str,
    masks: Mapping[str, Sequence[MaskedSpan]],
    originals: Sequence[Target],
    allow_missing: bool,
) -> System:
    """Overlapping masks become one, whose replacement is `***` unless one of them covers it all."""
    texts = [AnnotatedText(target.doc_id, target.text, {}) for target in originals]
    prepared, _ = prepare_masks(texts, masks, name=name, allow_missing=allow_missing)
    clean: dict[str, list[MaskedSpan]] = {}
    for target, spans in zip(originals, prepared, strict=True):
        replacements = {(m.start, m.end): m.replacement for m in masks.get(target.doc_id, ())}
        clean[target.doc_id] = [MaskedSpan(*span, replacements.get(span)) for span in spans]
    targets = [Target(t.doc_id, t.person, mask_text(t.text, clean[t.doc_id])) for t in originals]
    return System(name, targets, clean)


def split_name(source: str) -> tuple[str | None, Path]:
    """The parts of NAME=FILE; a file whose own name holds an equals sign needs no name.

    source (str): As the command was given it.
    RETURNS (tuple[str | None, Path]): Name, None where there is none, and file.
    """
    name, equals, path = source.partition("=")
    if equals and not Path(source).exists():
        return name, Path(path)
    return None, Path(source)


def _stem(path: Path) -> str:
    return path.name.removesuffix(".gz").rpartition(".")[0]


def _is_jsonl(path: Path) -> bool:
    return path.name.removesuffix(".gz").endswith((".jsonl", ".ndjson"))


def _holds_texts(path: Path) -> bool:
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    if _is_jsonl(path):
        first = next(_records(path), None)
        return first is None or any(field in first[1] for field in TEXT_FIELDS)
    return False


def _records(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """Line numbers and records of a JSONL file, one at a time."""
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    fields = "a text and an id"
    opener = gzip.open if path.suffix == ".gz" else open
    try:
        with opener(path, "rt", encoding="utf-8-sig", newline="\n") as file:
            for line, content in enumerate(file, start=1):
                if not content.strip():
                    continue
                try:
                    record = json.loads(content)
                except json.JSONDecodeError as error:
                    raise _line_error(path, line, str(error), fields) from error
                if not isinstance(record, dict):
                    raise _line_error(path, line, "it is not an object", fields)
                yield line, record
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise KanonError(Errors.E500.format(path=path, format="JSONL", reason=error)) from error


def _field(record: Mapping[str, Any], names: Sequence[str], path: Path, line: int) -> str:
    """The first of several fields that is there, as a string."""
    for name in names:
        value = record.get(name)
        if value is not None:
            if name in TEXT_FIELDS and not isinstance(value, str):
                raise _line_error(path, line, f"{name!r} is not a string", f"a string {name!r}")
            return str(value)
    raise _line_error(path, line, f"no {' or '.join(map(repr, names))}", " or ".join(names))


def _line_error(path: Path, line: int, problem: str, fields: str) -> KanonError:
    return KanonError(Errors.E647.format(path=path, line=line, problem=problem, fields=fields))
