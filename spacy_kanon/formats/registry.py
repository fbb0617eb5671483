"""Every format by name: which it is, how to read it, how to write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..errors import KanonError
from ..storage.records import read_json_value
from ..types import AnnotatedText
from .annotation_files import read_text
from .annotation_tools import (
    read_doccano,
    read_label_studio,
    read_prodigy,
    write_doccano,
    write_label_studio,
    write_prodigy,
)
from .jsonl import SPAN_FIELDS, read_jsonl_masks, read_jsonl_texts, write_jsonl_texts
from .masks import Masks, masks_of, read_mask_systems, read_masks_as_texts, write_texts_as_masks
from .spans import ReadOptions, check_same_text
from .tab import read_tab, write_tab

Reader = Callable[[Path, ReadOptions], list[AnnotatedText]]
Writer = Callable[[Sequence[AnnotatedText], Path], None]


@dataclass(frozen=True, slots=True)
class Format:
    """How a format is read and written.

    read (Reader): From a file to annotated texts.
    write (Writer): From annotated texts to a file.
    per_annotator (bool): One record per annotator, so that none means no record.
    """

    read: Reader
    write: Writer
    per_annotator: bool = False


def _read_docbin(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    from .docbin import read_docbin  # spaCy takes a second to import; other formats need none

    return read_docbin(path, options)


def _write_docbin(texts: Sequence[AnnotatedText], path: Path) -> None:
    from .docbin import write_docbin

    write_docbin(texts, path)


FORMATS: dict[str, Format] = {
    "tab": Format(read_tab, write_tab),
    "wikireplace": Format(read_tab, write_tab),
    "masks": Format(read_masks_as_texts, write_texts_as_masks),
    "jsonl": Format(read_jsonl_texts, write_jsonl_texts, per_annotator=True),
    "docbin": Format(_read_docbin, _write_docbin),
    "prodigy": Format(read_prodigy, write_prodigy, per_annotator=True),
    "label-studio": Format(read_label_studio, write_label_studio, per_annotator=True),
    "doccano": Format(read_doccano, write_doccano, per_annotator=True),
}


def infer_format(path: Path) -> str:
    """The format of an existing file, from its suffix and its first record."""
    if path.suffix == ".spacy":
        return "docbin"
    content = read_text(path, "text")
    suffix = path.with_suffix("").suffix if path.suffix == ".gz" else path.suffix
    if suffix in (".jsonl", ".ndjson"):
        format_name = _infer_record(_first_line(content))
    else:
        format_name = _infer_json(content)
    if format_name is None:
        raise KanonError(
            f"[KN506] Cannot tell the format of {path}. Name it: one of {', '.join(FORMATS)}."
        )
    return format_name


def read_texts(
    path: Path, format_name: str | None = None, options: ReadOptions | None = None
) -> list[AnnotatedText]:
    """The annotated texts of a file in any supported format.

    path (Path): The file.
    format_name (str | None): One of `FORMATS`; None infers it.
    options (ReadOptions | None): None reads with the defaults of `ReadOptions`.
    RETURNS (list[AnnotatedText]): In file order.
    RAISES (KanonError): E506, E513 for the format; what its reader raises.
    """
    return _format(format_name or infer_format(path), "read").read(path, options or ReadOptions())


def write_texts(texts: Sequence[AnnotatedText], path: Path, format_name: str) -> None:
    """Write annotated texts in a format of `FORMATS`.

    texts (Sequence[AnnotatedText]): What to write, in this order.
    path (Path): The file.
    format_name (str): One of `FORMATS`.
    RAISES (KanonError): E002 if the place cannot be written to; E513 for an unknown format; E508 if
        a text without annotators would get lost.
    """
    chosen = _format(format_name, "written")
    for text in texts:
        if chosen.per_annotator and not text.annotations:
            raise KanonError(
                f"[KN508] Document {text.doc_id} has no annotator, and {format_name} has no place "
                "for that. Name an annotator and give it an empty list of mentions."
            )
    chosen.write(texts, path)


def read_systems(path: Path, gold: Sequence[AnnotatedText] = ()) -> dict[str, Masks]:
    """The masks of every system in a file: a mask file with one or more systems, or annotated
    texts in any format, whose DIRECT and QUASI mentions are then the masks.
    """
    format_name = infer_format(path)
    table = text_table(gold)
    if format_name == "masks":
        return read_mask_systems(path)
    if format_name == "jsonl":
        return {path.stem: read_jsonl_masks(path, table)}
    texts = read_texts(path, format_name)
    for text in texts:
        if text.doc_id in table:
            check_same_text(text.doc_id, table[text.doc_id], text.text, path)
    return {path.stem: masks_of(texts)}


def text_table(texts: Sequence[AnnotatedText]) -> dict[str, str]:
    """Text by document id, for `ReadOptions.texts`."""
    return {text.doc_id: text.text for text in texts}


def convert(
    source: Path,
    target: Path,
    *,
    from_format: str | None = None,
    to_format: str = "tab",
    texts: Path | None = None,
    options: ReadOptions | None = None,
) -> int:
    """Read one format and write another."""
    options = options or ReadOptions()
    if texts is not None:
        options = replace(options, texts=text_table(read_texts(texts)))
    documents = read_texts(source, from_format, options)
    write_texts(documents, target, to_format)
    return len(documents)


def _format(name: str, verb: str) -> Format:
    if name not in FORMATS:
        raise KanonError(
            f"[KN513] Format {name!r} cannot be {verb}. Choose one of {', '.join(FORMATS)}."
        )
    return FORMATS[name]


def _first_line(content: str) -> str:
    return next((line for line in content.split("\n") if line.strip()), "")


def _infer_record(line: str) -> str | None:
    try:
        record = read_json_value(line)
    except ValueError:
        return None
    if not isinstance(record, dict):
        return None
    if {"_input_hash", "_annotator_id", "_session_id", "answer"} & set(record):
        return "prodigy"
    if _is_doccano(record):
        return "doccano"
    return "jsonl" if set(SPAN_FIELDS) & set(record) else None


def _is_doccano(record: dict[str, object]) -> bool:
    if any(isinstance(record.get(key), list) for key in ("label", "labels")):
        return True
    entities = record.get("entities")
    if not isinstance(entities, list):
        return False
    return "relations" in record or any(
        isinstance(entity, dict) and "start_offset" in entity for entity in entities
    )


def _infer_json(content: str) -> str | None:
    try:
        value = read_json_value(content)
    except ValueError:
        return _infer_record(_first_line(content))
    if isinstance(value, dict):
        return _infer_record(content) or "masks"
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return None
    if "data" in value[0]:
        return "label-studio"
    return "tab" if {"doc_id", "annotations"} <= set(value[0]) else None
