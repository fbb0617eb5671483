"""E-mail in and out: the headers that a reader sees, and all parts that hold text.

Headers that mail servers and programs write (Received, Message-ID, X-...) go, as do pictures, texts
that are written in codes (RTF, calendars, vCards), attached documents and all else that is no text
or page: a description says what stood there.
"""

from __future__ import annotations

import email
import mimetypes
import re
from collections.abc import Sequence
from contextlib import suppress
from email.headerregistry import HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage, Message, MIMEPart
from email.policy import default
from itertools import count
from typing import Any

from ..errors import Errors
from .document import Gone, Pieces, Refused
from .html import HtmlDocument

HEADERS = ("From", "Sender", "Reply-To", "To", "Cc", "Bcc", "Date", "Subject", "Organization")
_registry = HeaderRegistry()
for _name in HEADERS:  # As they stand: what becomes of an address is no address.
    _registry.map_to_type(_name.lower(), UnstructuredHeader)  # type: ignore[arg-type]
_POLICY = default.clone(header_factory=_registry, max_line_length=998)

# Other kinds of text may write a letter as a code, or break a line within a name.
_READ_AS_IT_STANDS = tuple(
    f"text/{name}" for name in ("plain", "csv", "tab-separated-values", "markdown", "x-log")
)
_MESSAGE = "message/rfc822"
_CODED_FILE = re.compile(r"^begin [0-7]{3,4} \S.*\n[\x20-\x60]", re.MULTILINE)


class MailDocument:
    """A message with all its parts, read from the top to the bottom."""

    rereadable = True

    def __init__(self, data: bytes) -> None:
        self._headers: dict[Message, list[tuple[str, int]]] = {}
        self._texts: dict[Message, int] = {}
        self._pages: dict[Message, tuple[HtmlDocument, int, int]] = {}
        self.beside: set[int] = set()
        pieces = Pieces()
        self._message = email.message_from_bytes(data, policy=_POLICY)
        if not self._message.keys():
            raise Refused(Errors.E976, defects="no headers")
        self._read(pieces, self._message, top=True)
        self.text, self.bounds = pieces.text, pieces.bounds

    def release(self, texts: Sequence[str], gone: Gone) -> bytes:
        """See `Document`. RETURNS (bytes): The message, in UTF-8."""
        self._attachments, self._parts = count(1), count(1)
        message = self._build(self._message, texts, gone)
        return message.as_bytes(policy=_POLICY.clone(linesep="\n"))

    def _read(self, pieces: Pieces, part: Any, *, top: bool = False) -> None:
        _check(part)
        kind = part.get_content_type()
        pieces.separate("\n\n")
        if top:
            self._read_headers(pieces, part)
        if part.get_content_maintype() == "multipart" or kind == _MESSAGE:
            if not part.is_multipart():
                raise Refused(Errors.E976, defects="a part of parts without parts")
            for child in part.iter_parts():
                self._read(pieces, child, top=kind == _MESSAGE)
            return
        try:
            self._read_leaf(pieces, part, kind)
        except (LookupError, UnicodeError) as error:
            raise Refused(Errors.E976, defects=f"{kind}: {type(error).__name__}") from error

    def _read_headers(self, pieces: Pieces, part: Message) -> None:
        self._headers[part] = headers = []
        for name, value in part.raw_items():
            if (shown := name.title()) not in HEADERS:
                continue
            header = _POLICY.header_factory(name, _in_letters(value, part))
            if text := " ".join(str(header).split()):
                pieces.separate("\n")
                pieces.label(f"{shown}: ")
                headers.append((shown, pieces.add(text)))
        pieces.separate("\n\n")

    def _read_leaf(self, pieces: Pieces, part: Message, kind: str) -> None:
        data = part.get_payload(decode=True)
        assert isinstance(data, bytes), "no part of parts"
        _check(part)  # Decoding finds more.
        charset = part.get_content_charset() or "utf-8"
        if kind == "text/html":
            page = HtmlDocument(data, encoding=charset)
            first, last = pieces.include(page)
            self._pages[part] = page, first, last
            self.beside |= {first + number for number in page.beside}
        elif kind in _READ_AS_IT_STANDS:
            charset = "utf-8" if charset == "us-ascii" else charset
            text = data.decode(charset).replace("\r\n", "\n").strip()
            if _CODED_FILE.search(text):
                raise Refused(Errors.E976, defects="a file in the text (uuencode)")
            if text:
                self._texts[part] = pieces.add(text)

    def _build(self, part: Any, texts: Sequence[str], gone: Gone, top: bool = True) -> MIMEPart:
        kind, inner = part.get_content_type(), list(part.iter_parts())
        built: MIMEPart = EmailMessage(_POLICY) if top else MIMEPart(_POLICY)
        if inner and kind != _MESSAGE:
            children = [self._build(child, texts, gone, top=False) for child in inner]
            if top:
                built["MIME-Version"] = "1.0"
            built["Content-Type"] = f'{kind}; boundary="{_boundary(next(self._parts), children)}"'
            for child in children:
                built.attach(child)
        elif inner:
            built.set_content(self._build(inner[0], texts, gone), "rfc822")
        else:
            self._fill(built, part, texts, gone)
        for name, number in self._headers.get(part, ()):
            built[name] = texts[number]
        return built

    def _fill(self, built: MIMEPart, part: Message, texts: Sequence[str], gone: Gone) -> None:
        kind, subtype = part.get_content_type(), part.get_content_subtype()
        attached = part.get_filename() or part.get_content_disposition() == "attachment"
        number = next(self._attachments) if attached else 0
        if part in self._pages:
            page, first, last = self._pages[part]
            text = page.release(texts[first:last], gone).decode(page.encoding)
        elif kind in _READ_AS_IT_STANDS:
            text = texts[self._texts[part]] if part in self._texts else ""
        else:
            built.set_content(b"", "application", "octet-stream")
            built["Content-Description"] = f"left out: {kind}"
            return
        built.set_content(text, subtype, charset="utf-8")
        if number:
            suffix = mimetypes.guess_extension(kind) or ".bin"
            name = f"attachment-{number}{suffix}"
            built["Content-Disposition"] = f'attachment; filename="{name}"'


def _in_letters(header: str, part: Message) -> str:
    """A header in letters: in UTF-8, else as a text of the message is, else in Latin-1."""
    if header.isascii():
        return header
    data = header.encode("ascii", "surrogateescape")
    for charset in ("utf-8", *(inner.get_content_charset() for inner in part.walk()), "latin-1"):
        with suppress(UnicodeDecodeError, LookupError):
            return data.decode(charset or "utf-8")
    raise AssertionError("any bytes are Latin-1")


def _check(part: Message) -> None:
    if part.defects:
        names = sorted({type(defect).__name__ for defect in part.defects})
        raise Refused(Errors.E976, defects=", ".join(names))


def _boundary(number: int, children: Sequence[MIMEPart]) -> str:
    """A line that stands in none of the parts."""
    data = b"\n".join(child.as_bytes() for child in children)
    boundary = f"=part-{number}="
    while boundary.encode() in data:
        boundary = f"={boundary}="
    return boundary
