"""A file as one text in pieces, and the file again with other texts in their places.

Every format is a reader that yields pieces and a writer that puts pieces back. The whole text is
decided at once, so that a name that stands in a header, and with markup in its middle below, is one
name; what is replaced is then dealt out to the pieces.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path, PurePath
from typing import Protocol

from ..errors import Errors, KanonError
from ..names import STAR
from ..text.rewriting import Replacement, rewrite
from ..text.spans import touching


def split(
    bounds: Sequence[tuple[int, int]], replacements: Iterable[Replacement]
) -> list[list[Replacement]]:
    """The replacements of each piece, in its offsets.

    What is replaced across pieces stands in the first one that it touches, and the others lose
    their share of it; what stands between pieces stays.

    >>> split([(0, 3), (4, 7)], [Replacement(1, 5, "*")])
    [[Replacement(start=1, end=3, text='*')], [Replacement(start=0, end=1, text='')]]
    """
    pieces: list[list[Replacement]] = [[] for _ in bounds]
    starts, ends = [start for start, _ in bounds], [end for _, end in bounds]
    for replacement in replacements:
        text = replacement.text
        for number in touching(starts, ends, replacement.start, replacement.end):
            start = max(replacement.start, starts[number]) - starts[number]
            end = min(replacement.end, ends[number]) - starts[number]
            if start < end:
                pieces[number].append(Replacement(start, end, text))
                text = ""
    return pieces


_WORD = re.compile(r"[^\W_]{3,}")
_SURE = 4  # From as many letters on a word is looked for inside of others, as in "annlee.html".


class Document(Protocol):
    """A file that was read. It can be released once."""

    rereadable: bool  # What is written can be read again by the same reader.
    text: str  # All that a reader of the file may see, in reading order.
    bounds: list[tuple[int, int]]  # Start and end of each piece in the text, in order and apart.
    # Pieces that are no running text: links, names of pictures. One of which anything goes, or that
    # holds a word that went elsewhere, goes as a whole.
    beside: set[int]

    def release(self, texts: Sequence[str], gone: Gone) -> bytes:
        """The file with these texts as its pieces, and without the words that went."""


class Refused(ValueError):
    """A file that cannot be read as what it should be."""

    def __init__(self, message: str, **fields: object) -> None:
        super().__init__(message)
        self.message, self.fields = message, fields


class Pieces:
    """A text that grows piece by piece."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0
        self._between = self._label = ""
        self.bounds: list[tuple[int, int]] = []

    @property
    def text(self) -> str:
        """All pieces with what stands between them."""
        return "".join(self._parts)

    def include(self, document: Document) -> tuple[int, int]:
        """Add all pieces of a document that is part of this one."""
        first, at = len(self.bounds), 0
        for start, end in document.bounds:
            # What stands between two pieces there stands between them here.
            self._between, self._label = (self._between, "") if at == 0 else ("", "")
            self.label(document.text[at:start])
            self.add(document.text[start:end])
            at = end
        return first, len(self.bounds)

    def add(self, text: str) -> int:
        """Add a piece. text (str): Not empty. RETURNS (int): Its number."""
        before = (self._between if self.bounds else "") + self._label
        self._between = self._label = ""
        self._length += len(before)
        self._parts += [before, text]
        self.bounds.append((self._length, self._length + len(text)))
        self._length += len(text)
        return len(self.bounds) - 1

    def label(self, text: str) -> None:
        """Text before the next piece that is no piece, as "Subject: "; it is never replaced."""
        self._label += text

    def separate(self, between: str) -> None:
        """What stands before the next piece; of several, the one that parts most."""
        if _ORDER.index(between) > _ORDER.index(self._between):
            self._between = between


def markup_names() -> dict[str, list[str]]:
    """Names that formats of documents have, by what they are."""
    path = Path(__file__).parents[1] / "data" / "markup.json"
    names: dict[str, list[str]] = json.loads(path.read_text(encoding="utf8"))
    return names


_ORDER = ("", " ", "\t", "\n", "\n\n")


def release_document(
    document: Document, replacements: Sequence[Replacement], read: Callable[[bytes], Document]
) -> bytes:
    """A file with replacements in its text, read again before it is given out."""
    text, bounds = document.text, document.bounds
    pieces = split(bounds, replacements)
    texts = [
        rewrite(text[low:high], changes, exact=True).text
        for (low, high), changes in zip(bounds, pieces, strict=True)
    ]
    running = "\n".join(t for number, t in enumerate(texts) if number not in document.beside)
    gone = Gone(text, replacements, running)
    for number in document.beside:
        if pieces[number] or texts[number] in gone:
            texts[number] = STAR
    data = document.release(texts, gone)
    put = [Replacement(*at, new) for at, new in zip(bounds, texts, strict=True)]
    expected = rewrite(text, put, exact=True).text
    if document.rereadable and _solid(read(data).text) != _solid(expected):
        raise KanonError(
            "[KN970] A document that was sanitized and written does not say what it should when "
            "it is read again, so nothing of it is released. Write its text instead (-o "
            "NAME.txt), and report the kind of document."
        )
    return data


def _solid(text: str) -> str:
    """A text without blanks: these may change where a piece is empty now."""
    return "".join(text.split())


class Gone:
    """The words that went from a text and stand nowhere in what was released of it."""

    def __init__(self, text: str, replacements: Iterable[Replacement], released: str) -> None:
        went = (w for r in replacements for w in _WORD.findall(text[r.start : r.end].casefold()))
        self.words = frozenset(went) - frozenset(_WORD.findall(released.casefold()))
        # Of many words, the ones that a word of the value holds are looked up, not tried out.
        self._lengths = sorted({len(word) for word in self.words if len(word) >= _SURE})

    def __contains__(self, value: str) -> bool:
        """Whether a value holds one of the words.

        >>> gone = Gone("Annie", [Replacement(0, 5, "***")], "***")
        >>> "annielee.html" in gone, "an.html" in gone
        (True, False)
        """
        for word in _WORD.findall(value.casefold()) if self.words else ():
            cuts = ((i, i + n) for n in self._lengths for i in range(len(word) - n + 1))
            if word in self.words or any(word[i:j] in self.words for i, j in cuts):
                return True
        return False


# Suffixes, module and class of the reader, and what it needs beside Python: modules with the
# packages that they are in.
_FORMATS: dict[str, tuple[tuple[str, ...], str, str, dict[str, str]]] = {
    "html": ((".html", ".htm", ".xhtml"), "html", "HtmlDocument", {}),
    "docx": ((".docx",), "docx", "DocxDocument", {"docx": "python-docx"}),
    "pdf": ((".pdf",), "pdf", "PdfDocument", {"pypdfium2": "pypdfium2", "PIL": "pillow"}),
    "eml": ((".eml",), "mail", "MailDocument", {}),
}
DOCUMENTS = tuple(_FORMATS)


def document_format(name: str) -> str | None:
    """The format of a file.

    >>> document_format("Letter.HTM"), document_format("a.txt")
    ('html', None)
    """
    suffix = PurePath(name).suffix.lower()
    return next((format for format, (known, *_) in _FORMATS.items() if suffix in known), None)


def reader_of(format: str) -> Callable[[bytes], Document]:
    """The reader of a format; it raises what the class raises."""
    _, module, name, needed = _FORMATS[format]
    missing = [package for root, package in needed.items() if find_spec(root) is None]
    if missing:
        raise KanonError(Errors.E001.format(packages=", ".join(missing), extra="files"))
    reader: Callable[[bytes], Document] = getattr(import_module(f".{module}", __package__), name)
    return reader


def read_document(data: bytes, format: str, *, path: object) -> Document:
    try:
        return reader_of(format)(data)
    except Refused as error:
        raise KanonError(error.message.format(path=path, **error.fields)) from error
    except (UnicodeError, LookupError) as error:
        reason = "it is not in the encoding that it names"
        raise KanonError(Errors.E971.format(path=path, format=format, reason=reason)) from error
