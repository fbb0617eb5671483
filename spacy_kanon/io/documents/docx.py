"""DOCX in and out, with the package python-docx: the text of all parts, in its formatting.

Body, headers, footers, notes and comments are one text. What no reader sees goes: properties,
editing sessions, custom data, names of authors. Pictures become blank ones. A part that cannot be
looked into is refused, as are changes that were tracked: what was deleted is still in the file.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from struct import pack
from typing import Any

from ...errors import Errors
from .document import Gone, Pieces, Refused
from .docx_names import name_anew, part_names
from .docx_text import Place, count_changes, places_of

_OFFICE = "application/vnd.openxmlformats-officedocument."
_WORD = f"{_OFFICE}wordprocessingml."
_MAIN = f"{_WORD}document.main+xml"
_TEXT_PARTS = (
    _MAIN,
    *(f"{_WORD}{name}+xml" for name in ("header", "footer", "footnotes", "endnotes", "comments")),
)
_LAYOUT_PARTS = (
    *(f"{_WORD}{name}+xml" for name in ("styles", "settings", "webSettings", "fontTable")),
    f"{_WORD}numbering+xml",
    f"{_OFFICE}theme+xml",
    f"{_OFFICE}themeOverride+xml",
    f"{_OFFICE}obfuscatedFont",
    "application/vnd.ms-word.stylesWithEffects+xml",
)
# Relationships that lead to what no reader of the document sees, or to the outside.
_DROPPED = re.compile(
    r"/(metadata/\w+-properties|extended-properties|core-properties|custom-properties|customXml"
    r"|glossaryDocument|printerSettings|metadata/thumbnail|thumbnail|commentsExtended|commentsIds"
    r"|commentsExtensible|people|attachedTemplate|mailMergeSource|mailMergeHeaderSource"
    r"|documenttasks|classificationlabels|keyMapCustomizations)$"
)
_LINKS = ("hyperlink", "image")
_COMPOUND_FILE = b"\xd0\xcf\x11\xe0"
_PNG = "image/png"


class DocxDocument:
    """A document of a word processor."""

    rereadable = True

    def __init__(self, data: bytes) -> None:
        """data (bytes): The file. RAISES (Refused): E971, E974 or E975, if it cannot be read."""
        from docx import Document as open_docx

        if data.startswith(_COMPOUND_FILE):
            reason = "it is encrypted, or the older format .doc"
            raise Refused(Errors.E971, format="docx", reason=reason)
        try:
            self._package = open_docx(io.BytesIO(data)).part.package
        except (
            KeyError, ValueError, OSError, zipfile.BadZipFile, zlib.error, SyntaxError,
        ) as error:  # fmt: skip
            reason = f"it is damaged, or has another format ({type(error).__name__})"
            raise Refused(Errors.E971, format="docx", reason=reason) from error
        self.beside: set[int] = set()
        self._places: list[Place] = []
        self._links: list[tuple[Any, int]] = []
        self._trees: dict[Any, Any] = {}
        pieces = Pieces()
        self._drop_hidden()
        self._read(pieces)
        self.text, self.bounds = pieces.text, pieces.bounds

    def release(self, texts: Sequence[str | None], gone: Gone) -> bytes:
        """See `Document`. RETURNS (bytes): The same for the same texts, whenever it is made."""
        from docx.opc.packuri import PackURI

        for number, place in enumerate(self._places):
            text = texts[number]
            if text is not None:
                place.put(text)
        for relationship, number in self._links:
            if (target := texts[number]) is not None:
                relationship._target = target
        name_anew(list(self._trees.values()), gone)
        for part, tree in self._trees.items():
            _store(part, tree)
        parts = list(self._package.iter_parts())
        for part, name in zip(
            parts, part_names((p.content_type for p in parts), _MAIN), strict=True
        ):
            part.partname = PackURI(name)
        written = io.BytesIO()
        self._package.save(written)
        return _timeless(written.getvalue())

    def _drop_hidden(self) -> None:
        """Cut off, or blank, what no reader sees. RAISES (Refused): E975 for what stays unseen."""
        for relationships in (self._package.rels, *(p.rels for p in self._package.iter_parts())):
            for name, relationship in list(relationships.items()):
                if _DROPPED.search(relationship.reltype):
                    del relationships[name]
                elif relationship.is_external and not relationship.reltype.endswith(_LINKS):
                    raise Refused(Errors.E975, part=f"a link to {_kind(relationship.reltype)}")
        for part in self._package.iter_parts():
            kind = part.content_type
            if kind.startswith("image/"):
                part._blob, part._content_type = _blank_picture(), _PNG
            elif kind not in (*_TEXT_PARTS, *_LAYOUT_PARTS):
                raise Refused(Errors.E975, part=f"a part of the type {kind}")

    def _read(self, pieces: Pieces) -> None:
        parts = sorted(
            (p for p in self._package.iter_parts() if p.content_type in _TEXT_PARTS),
            key=lambda part: (_TEXT_PARTS.index(part.content_type), str(part.partname)),
        )
        self._trees = {part: _tree(part) for part in self._xml_parts()}
        changes = sum(count_changes(tree) for tree in self._trees.values())
        if changes:
            raise Refused(Errors.E974, count=changes)
        later: list[Place] = []
        for part in parts:
            pieces.separate("\n\n")
            for place in places_of(self._trees[part]):
                if isinstance(place, str):
                    pieces.separate(place)
                elif place.beside:
                    later.append(place)
                else:
                    pieces.add(place.text)
                    self._places.append(place)
        for place in later:
            pieces.separate("\n\n")
            self.beside.add(pieces.add(place.text))
            self._places.append(place)
        for part in self._package.iter_parts():
            for relationship in part.rels.values():
                if relationship.is_external and relationship.target_ref.strip():
                    pieces.separate("\n\n")
                    number = pieces.add(relationship.target_ref)
                    self.beside.add(number)
                    self._links.append((relationship, number))

    def _xml_parts(self) -> Iterator[Any]:
        for part in self._package.iter_parts():
            if part.content_type.endswith("+xml") and not part.content_type.startswith("image/"):
                yield part


def _tree(part: Any) -> Any:
    """The XML of a part. RAISES (Refused): E971 if it is none."""
    from docx.oxml.parser import parse_xml
    from lxml.etree import XMLSyntaxError

    if hasattr(part, "element"):
        return part.element
    try:
        return parse_xml(part.blob)
    except XMLSyntaxError as error:
        raise Refused(Errors.E971, format="docx", reason="a part of it is no XML") from error


def _store(part: Any, tree: Any) -> None:
    """Give a part its XML. Parts that python-docx knows write their tree themselves."""
    from lxml import etree

    if not hasattr(part, "element"):
        part._blob = etree.tostring(tree, xml_declaration=True, encoding="UTF-8", standalone=True)


def _kind(reltype: str) -> str:
    return reltype.rpartition("/")[2]


def _blank_picture() -> bytes:
    """A white PNG of one pixel, which is drawn in the size of the picture that stood there."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(name + data))

    head = chunk(b"IHDR", pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(b"\x00\xff"))
    return b"\x89PNG\r\n\x1a\n" + head + body + chunk(b"IEND", b"")


def _timeless(data: bytes) -> bytes:
    """The same archive without the time at which it was made."""
    written = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(data)) as archive,
        zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as again,
    ):
        for name in archive.namelist():
            again.writestr(
                zipfile.ZipInfo(name), archive.read(name), compress_type=zipfile.ZIP_DEFLATED
            )
    return written.getvalue()
