"""Every format by name: which it is, how to read it, how to write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple

from ..errors import KanonError
from ..storage.records import read_json_value
from ..types import AnnotatedText
from .annotation_files import read_text
from .masks import Masks, masks_of, read_mask_systems, read_masks_as_texts, write_masks
from .records import infer_record, read_jsonl_masks, read_jsonl_texts, write_jsonl_texts
from .spans import ReadOptions, check_same_text
from .tab import read_tab, write_tab


class Format(NamedTuple):
    """How a format is read and, unless it is only read, written."""

    read: Callable[[Path, ReadOptions], list[AnnotatedText]]
    write: Callable[[Sequence[AnnotatedText], Path], None] | None = None


def _of_docbin(name: str) -> Callable[..., Any]:
    """A function for DocBins. spaCy takes a second to import; other formats need none."""
    return lambda *arguments: getattr(import_module(".docbin", __package__), name)(*arguments)


GROUP = "spacy_kanon_formats"  # Entry points: name of a format = module:`Format`.


@cache
def formats() -> dict[str, Format]:
    """Every format by its name; an installed package may add or replace some."""
    return {
        "tab": Format(read_tab, write_tab),
        "wikireplace": Format(read_tab, write_tab),
        "masks": Format(
            read_masks_as_texts, lambda texts, path: write_masks(masks_of(texts), path)
        ),
        "docbin": Format(_of_docbin("read_docbin"), _of_docbin("write_docbin")),
        "jsonl": Format(read_jsonl_texts, write_jsonl_texts),
        **{entry.name: entry.load() for entry in entry_points(group=GROUP)},
    }


def infer_format(path: Path) -> str:
    """The format of an existing file, from its suffix and its first record."""
    if path.suffix == ".spacy":
        return "docbin"
    content = read_text(path, "text")
    suffix = path.with_suffix("").suffix if path.suffix == ".gz" else path.suffix
    format_name = None
    if suffix not in (".jsonl", ".ndjson"):
        value = _value(content)
        if isinstance(value, dict):
            format_name = infer_record(value) or "masks"
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            format_name = "tab" if {"doc_id", "annotations"} <= set(value[0]) else None
    if format_name is None:
        line = next((line for line in content.split("\n") if line.strip()), "")
        record = _value(line)
        format_name = infer_record(record) if isinstance(record, dict) else None
    if format_name is None:
        raise KanonError(
            f"[KN506] Cannot tell the format of {path}. Name it: one of {', '.join(formats())}."
        )
    return format_name


def read_texts(
    path: Path, format_name: str | None = None, options: ReadOptions | None = None
) -> list[AnnotatedText]:
    """The annotated texts of a file in any supported format.

    path (Path): The file.
    format_name (str | None): One of `formats()`; None infers it.
    options (ReadOptions | None): None reads with the defaults of `ReadOptions`.
    RETURNS (list[AnnotatedText]): In file order.
    RAISES (KanonError): E506, E513 for the format; what its reader raises.
    """
    chosen = _format(format_name or infer_format(path), "read")
    return chosen.read(path, options or ReadOptions())


def write_texts(texts: Sequence[AnnotatedText], path: Path, format_name: str) -> None:
    """Write annotated texts in a format of `formats()`.

    texts (Sequence[AnnotatedText]): What to write, in this order.
    path (Path): The file.
    format_name (str): One of `formats()`.
    RAISES (KanonError): E002 if the place cannot be written to; E513 for another format; E508 if a
        text without annotators would get lost.
    """
    write = _format(format_name, "written").write
    assert write is not None, "the format can be written"
    write(texts, path)


def read_systems(path: Path, gold: Sequence[AnnotatedText] = ()) -> dict[str, Masks]:
    """The masks of every system in a file; of annotated texts DIRECT and QUASI mentions."""
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
    """The format of a name. RAISES (KanonError): E513 if it is none that can be read or written."""
    known = {n: format for n, format in formats().items() if verb == "read" or format.write}
    if name not in known:
        raise KanonError(
            f"[KN513] Format {name!r} cannot be {verb}. Choose one of {', '.join(known)}."
        )
    return known[name]


def _value(content: str) -> Any:
    try:
        return read_json_value(content)
    except ValueError:
        return None
