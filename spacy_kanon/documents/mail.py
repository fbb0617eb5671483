"""E-mail in and out: the headers that a reader sees, and all parts that hold text.

Headers that mail servers and programs write (Received, Message-ID, X-...) go, as do pictures, texts
that are written in codes (RTF, calendars, vCards), attached documents and all else that is no text
or page: a description says what stood there.
"""

from __future__ import annotations

import email
import mimetypes
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from email.headerregistry import HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage, Message, MIMEPart
from email.policy import default
from itertools import count

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
_CODED_FILE = re.compile(r"^begin [0-7]{3,4} \S.*\n[\x20-\x60]", re.MULTILINE)


@dataclass(slots=True)
class _Node:
    """A part of a message."""

    kind: str
    headers: list[tuple[str, int]] = field(default_factory=list)
    children: list[_Node] = field(default_factory=list)
    piece: int | None = None
    document: HtmlDocument | None = None
    pieces: tuple[int, int] = (0, 0)
    name: str = ""


class MailDocument:
    """A message with all its parts, read from the top to the bottom."""

    rereadable = True

    def __init__(self, data: bytes) -> None:
        self._attachments = 0
        self.beside: set[int] = set()
        pieces = Pieces()
        message = email.message_from_bytes(data, policy=_POLICY)
        if not message.keys():
            raise Refused(Errors.E976, defects="no headers")
        self._top = self._read(pieces, message, top=True)
        self.text, self.bounds = pieces.text, pieces.bounds

    def release(self, texts: Sequence[str], gone: Gone) -> bytes:
        """See `Document`. RETURNS (bytes): The message, in UTF-8."""
        message = self._build(self._top, texts, gone, count(1))
        return message.as_bytes(policy=_POLICY.clone(linesep="\n"))

    def _read(self, pieces: Pieces, part: Message, *, top: bool = False) -> _Node:
        _check(part)
        node = _Node(part.get_content_type())
        pieces.separate("\n\n")
        if top:
            self._read_headers(pieces, part, node)
        if part.get_content_maintype() == "multipart" or node.kind == "message/rfc822":
            if not part.is_multipart():
                raise Refused(Errors.E976, defects="a part of parts without parts")
            inner = node.kind == "message/rfc822"
            node.children = [self._read(pieces, child, top=inner) for child in part.iter_parts()]  # type: ignore[attr-defined]
            return node
        try:
            self._read_leaf(pieces, part, node)
        except (LookupError, UnicodeError) as error:
            raise Refused(Errors.E976, defects=f"{node.kind}: {type(error).__name__}") from error
        return node

    def _read_headers(self, pieces: Pieces, part: Message, node: _Node) -> None:
        for name, value in part.raw_items():
            if (shown := name.title()) not in HEADERS:
                continue
            header = _POLICY.header_factory(name, _in_letters(value, part))
            if text := " ".join(str(header).split()):
                pieces.separate("\n")
                pieces.label(f"{shown}: ")
                node.headers.append((shown, pieces.add(text)))
        pieces.separate("\n\n")

    def _read_leaf(self, pieces: Pieces, part: Message, node: _Node) -> None:
        data = part.get_payload(decode=True)
        assert isinstance(data, bytes), "no part of parts"
        _check(part)  # Decoding finds more.
        charset = part.get_content_charset() or "utf-8"
        attached = part.get_filename() or part.get_content_disposition() == "attachment"
        if attached:
            self._attachments += 1
            suffix = mimetypes.guess_extension(node.kind) or ".bin"
            node.name = f"attachment-{self._attachments}{suffix}"
        if node.kind == "text/html":
            node.document = HtmlDocument(data, encoding=charset)
            first, _ = node.pieces = pieces.include(node.document)
            self.beside |= {first + number for number in node.document.beside}
        elif node.kind in _READ_AS_IT_STANDS:
            charset = "utf-8" if charset == "us-ascii" else charset
            text = data.decode(charset).replace("\r\n", "\n").strip()
            if _CODED_FILE.search(text):
                raise Refused(Errors.E976, defects="a file in the text (uuencode)")
            if text:
                node.piece = pieces.add(text)

    def _build(
        self,
        node: _Node,
        texts: Sequence[str],
        gone: Gone,
        numbers: Iterator[int],
        top: bool = True,
    ) -> MIMEPart:
        part: MIMEPart = EmailMessage(_POLICY) if top else MIMEPart(_POLICY)
        if node.children and node.kind != "message/rfc822":
            children = [self._build(c, texts, gone, numbers, top=False) for c in node.children]
            if top:
                part["MIME-Version"] = "1.0"
            part["Content-Type"] = f'{node.kind}; boundary="{_boundary(next(numbers), children)}"'
            for child in children:
                part.attach(child)
        elif node.children:
            inner = self._build(node.children[0], texts, gone, numbers)
            part.set_content(inner, "rfc822")
        else:
            self._fill(part, node, texts, gone)
        for name, number in node.headers:
            part[name] = texts[number]
        return part

    def _fill(self, part: MIMEPart, node: _Node, texts: Sequence[str], gone: Gone) -> None:
        subtype = node.kind.partition("/")[2]
        if node.kind in _READ_AS_IT_STANDS:
            text = "" if node.piece is None else texts[node.piece]
            part.set_content(text, subtype, charset="utf-8")
        elif node.document is None:
            part.set_content(b"", "application", "octet-stream")
            part["Content-Description"] = f"left out: {node.kind}"
        else:
            first, last = node.pieces
            data = node.document.release(texts[first:last], gone)
            part.set_content(data.decode(node.document.encoding), subtype, charset="utf-8")
        if node.name and node.kind in (*_READ_AS_IT_STANDS, "text/html"):
            part["Content-Disposition"] = f'attachment; filename="{node.name}"'


def _in_letters(header: str, part: Message) -> str:
    """A header in letters: in UTF-8, else as a text of the message is, else in Latin-1."""
    if header.isascii():
        return header
    data = header.encode("ascii", "surrogateescape")
    for charset in ("utf-8", *(inner.get_content_charset() for inner in part.walk()), "latin-1"):
        try:
            return data.decode(charset or "utf-8")
        except (UnicodeDecodeError, LookupError):
            continue
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
