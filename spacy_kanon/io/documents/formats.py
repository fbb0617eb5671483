"""Which documents are read and written, by the names of files and the types of attachments."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import PurePath
from typing import Any

from ...errors import Errors, KanonError
from .document import Document, Refused

# Suffixes, MIME types, module and class of the reader, and what it needs beside Python: modules
# with the packages that they are in.
_Format = tuple[tuple[str, ...], tuple[str, ...], str, str, dict[str, str]]
_FORMATS: dict[str, _Format] = {
    "html": ((".html", ".htm", ".xhtml"), ("text/html",), "html", "HtmlDocument", {}),
    "docx": (
        (".docx",),
        ("application/vnd.openxmlformats-officedocument.wordprocessingml.document",),
        "docx",
        "DocxDocument",
        {"docx": "python-docx"},
    ),
    "pdf": (
        (".pdf",),
        ("application/pdf",),
        "pdf",
        "PdfDocument",
        {"pypdfium2": "pypdfium2", "PIL": "pillow"},
    ),
    "eml": ((".eml",), (), "mail", "MailDocument", {}),
}
DOCUMENTS = tuple(_FORMATS)


def document_format(name: str, kind: str = "") -> str | None:
    """The format of a file.

    name (str): Of the file.
    kind (str): Its MIME type, if that is told.
    RETURNS (str | None): One of `DOCUMENTS`, if it is one.

    >>> document_format("Letter.HTM"), document_format("a.txt"), document_format("", "text/html")
    ('html', None, 'html')
    """
    suffix = PurePath(name).suffix.lower()
    for format, (suffixes, kinds, *_) in _FORMATS.items():
        if suffix in suffixes or kind in kinds:
            return format
    return None


def reader_of(format: str) -> Callable[[bytes], Document]:
    """The reader of a format; it raises what the class raises.

    format (str): One of `DOCUMENTS`.
    RAISES (KanonError): E001 if it lacks a package.
    """
    _, _, module, name, needed = _FORMATS[format]
    missing = [package for root, package in needed.items() if find_spec(root) is None]
    if missing:
        raise KanonError(Errors.E001.format(packages=", ".join(missing), extra="files"))
    reader: Any = getattr(import_module(f".{module}", __package__), name)
    if format == "eml":
        return lambda data: reader(data, nested=_nested)
    return reader


def _nested(kind: str, name: str) -> Callable[[bytes], Document] | None:
    format = document_format(name, kind)
    return None if format is None else reader_of(format)


def read_document(data: bytes, format: str, *, path: object) -> Document:
    """Read a file.

    data (bytes): The file.
    format (str): One of `DOCUMENTS`.
    path (object): What to call it in an error.
    RAISES (KanonError): E971 to E976 if it cannot be read; E001 if a package is missing.
    """
    try:
        return reader_of(format)(data)
    except Refused as error:
        raise KanonError(error.message.format(path=path, **error.fields)) from error
    except (UnicodeError, LookupError) as error:
        reason = "it is not in the encoding that it names"
        raise KanonError(Errors.E971.format(path=path, format=format, reason=reason)) from error
