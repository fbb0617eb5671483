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
from base64 import b64decode
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import Errors
from .document import Gone, Pieces, Refused, markup_names

WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
DRAWING = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
_M = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
_MC = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
VML = "{urn:schemas-microsoft-com:vml}"
OFFICE = "{urn:schemas-microsoft-com:office:office}"
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"


def _tags(names: str, space: str = WORD) -> tuple[str, ...]:
    """Names in a namespace."""
    return tuple(f"{space}{name}" for name in names.split())


TEXTS = (f"{WORD}t", f"{DRAWING}t", f"{_M}t")
_BREAKS = {**dict.fromkeys(_tags("tab ptab"), "\t"), **dict.fromkeys(_tags("br cr tr"), "\n")}
_NAMES = markup_names()
_CHANGES = [f"{WORD}{name}" for name in _NAMES["tracked changes"]]
# Copies for older programs, data that is bound, forms' own texts, traces of sessions.
HIDDEN = (f"{_MC}Fallback", *(f"{WORD}{name}" for name in _NAMES["hidden elements"]))
_CODES = _tags("instrText fldSimple")  # A text, and an element with an attribute.
# Fields that count, or point into the document; others carry texts of their own.
_COUNTS = "|".join(_NAMES["counting fields"])
COUNTING = re.compile(rf"\s*({_COUNTS})\b(?![^\"]*\"[^\"]*[A-Za-z]{{3}})", re.IGNORECASE)
DESCRIBED = ("docPr", "cNvPr")  # In every namespace of drawings.
# Attributes with a text that is read beside the running one: tips, and what heads the entries of
# lists and tables; those that lead somewhere.
_BESIDE = {
    f"{WORD}hyperlink": (f"{WORD}tooltip",),
    **dict.fromkeys(_tags("tblCaption tblDescription lvlText"), (f"{WORD}val",)),
    **dict.fromkeys(_tags("hlinkClick hlinkHover", DRAWING), ("tooltip",)),
}
_LEADING = ("href", f"{OFFICE}href")
_WORDS = re.compile(r"[^\W\d_]{3}|\*\*\*")  # Not the "%1." of a list; what was released, too.


@dataclass(slots=True)
class Place:
    """An element, or an attribute of it, that holds text."""

    element: Any
    attribute: str | None = None
    beside: bool = False  # It is no running text: an address, the code of a field.

    @property
    def text(self) -> str:
        """What it holds."""
        element, attribute = self.element, self.attribute
        return (element.text if attribute is None else element.get(attribute)) or ""

    def put(self, text: str) -> None:
        """Replace what it holds."""
        if self.attribute is not None:
            self.element.set(self.attribute, text)
            return
        self.element.text = text
        if text != text.strip() and self.element.tag == f"{WORD}t":
            self.element.set(_SPACE, "preserve")


def places_of(tree: Any) -> Iterator[Place | str]:
    """The places of a part in reading order, and what stands between them."""
    for element in list(tree.iter(*HIDDEN)):
        remove(element)
    for element in tree.iter():
        tag = element.tag
        if tag == f"{WORD}p":
            yield _before_paragraph(element)
        elif tag in TEXTS and element.text:
            yield Place(element)
        elif tag in _BREAKS and element.getparent().tag != f"{WORD}tabs":
            yield _BREAKS[tag]
        elif tag in _CODES:
            code = _code_of(element)
            if code.text.strip() and not COUNTING.match(code.text):
                yield code
        else:
            yield from _described(element)


def _code_of(element: Any) -> Place:
    """The code of a field."""
    return Place(element, f"{WORD}instr" if element.tag == _CODES[1] else None, beside=True)


def _before_paragraph(paragraph: Any) -> str:
    """Cells of a row are apart by a tab, paragraphs by a blank line."""
    cell = paragraph.getparent()
    if cell.tag != f"{WORD}tc":
        return "\n\n"
    first = next(child for child in cell if child.tag == f"{WORD}p")
    return "\t" if first is paragraph else "\n"


def _described(element: Any) -> Iterator[Place | str]:
    """What stands for a picture or a shape, and text that is drawn."""
    tag = element.tag
    names: tuple[str, ...] = ()
    beside: tuple[str, ...] = _BESIDE.get(tag, ())
    if not isinstance(tag, str):
        return
    if tag.rpartition("}")[2] in DESCRIBED:
        names = ("descr", "title")
    elif tag == f"{VML}textpath":
        names = ("string",)
    elif tag.startswith(VML):
        names, beside = ("alt", "title", f"{OFFICE}title"), _LEADING
    for name in names:
        if (element.get(name) or "").strip():
            yield from ("\n", Place(element, name), "\n")
    for name in beside:
        if _WORDS.search(element.get(name) or ""):
            yield Place(element, name, beside=True)


def remove(element: Any) -> None:
    """Take an element out, and leave what stands behind it."""
    parent = element.getparent()
    if parent is None:
        return
    if element.tail:
        before = element.getprevious()
        if before is None:
            parent.text = (parent.text or "") + element.tail
        else:
            before.tail = (before.tail or "") + element.tail
    parent.remove(element)


# What the XML of a DOCX names beside its text: authors, styles, bookmarks, files, shapes.
#
# Names that an author may have given are numbered. Names that the format does not have, and that
# hold a word which is removed from the text, are removed as well.

_STYLE_REFERENCES = _tags("pStyle rStyle tblStyle basedOn next link styleLink numStyleLink")
_NO_BOOKMARK_OF_SOMEBODY = re.compile(r"_(Toc|Ref|Hlk|GoBack|top)\w*", re.IGNORECASE)
_NO_SHAPE_OF_SOMEBODY = re.compile(r"_x0000_\w+")
# Elements that say nothing without the attribute that names something.
_NAMING = (f"{WORD}lsdException", f"{WORD}font", f"{DRAWING}font")
_DROPPED_ATTRIBUTES = (*_tags("fullDate docLocation tgtFrame"), f"{OFFICE}spid")
_NUMBERED_ATTRIBUTES = _tags("uri element")  # Named by an author.
_THEMES = _tags("theme clrScheme fontScheme fmtScheme", DRAWING)
# Values that the format has a list of, and the namespaces of the elements that hold them.
_CHOICE = re.compile(r"[a-z][A-Za-z0-9]*")
_FORMAT = ("http://schemas.openxmlformats.org/", "http://schemas.microsoft.com/", "urn:schemas-")
_FONTS = frozenset(_NAMES["fonts"])
# Attributes that have to be there.
_NEEDED = {"typeface": "Arial", f"{WORD}instr": ""}


def part_names(kinds: Iterable[str], main: str) -> Iterator[str]:
    """New names for the parts of a document: their own may be those of files.

    >>> list(part_names(["a/x.header+xml", "image/png", "a/x.header+xml"], "a/x.main+xml"))
    ['/word/header1.xml', '/word/media/image1.png', '/word/header2.xml']
    """
    counts: Counter[str] = Counter()
    for kind in kinds:
        if kind == main:
            yield "/word/document.xml"
            continue
        stem = "media/image" if kind.startswith("image/") else re.split(r"[./]", kind)[-1]
        stem = stem.removesuffix("+xml")
        counts[stem] += 1
        suffix = "png" if kind.startswith("image/") else "xml" if kind.endswith("+xml") else "bin"
        yield f"/word/{stem}{counts[stem]}.{suffix}"


def name_anew(trees: Sequence[Any], gone: Gone) -> None:
    """Number what an author named, and drop names of what was removed."""
    _rename_styles(trees, gone)
    _rename_bookmarks(trees)
    dropped: list[Any] = []
    elements = (element for tree in trees for element in tree.iter())
    for number, element in enumerate(elements):
        if not isinstance(element.tag, str) or element.tag in HIDDEN:
            dropped.append(element)
            continue
        _number(element, number)
        dropped += _forget(element, gone)
    for element in dropped:
        remove(element)


def _rename_styles(trees: Sequence[Any], gone: Gone) -> None:
    """Number the styles that an author named."""
    names: dict[str, str] = {}
    for tree in trees:
        for style in tree.iter(f"{WORD}style"):
            style_id = style.get(f"{WORD}styleId", "")
            labels = list(style.iter(f"{WORD}name", f"{WORD}aliases"))
            custom = style.get(f"{WORD}customStyle") in ("1", "true", "on")
            named = (label.get(f"{WORD}val", "") for label in labels)
            if custom or any(value in gone for value in (style_id, *named)):
                name = names.setdefault(style_id, f"style{len(names) + 1}")
                style.set(f"{WORD}styleId", name)
                for label in labels:
                    label.set(f"{WORD}val", name)
    for tree in trees:
        for reference in tree.iter(*_STYLE_REFERENCES):
            name = reference.get(f"{WORD}val", "")
            reference.set(f"{WORD}val", names.get(name, name))


def _rename_bookmarks(trees: Sequence[Any]) -> None:
    """Number the bookmarks that an author named, and the links to them."""
    names: dict[str, str] = {}
    for tree in trees:
        for bookmark in tree.iter(f"{WORD}bookmarkStart"):
            name = bookmark.get(f"{WORD}name", "")
            if not _NO_BOOKMARK_OF_SOMEBODY.fullmatch(name):
                new = names.setdefault(name.casefold(), f"bookmark{len(names) + 1}")
                bookmark.set(f"{WORD}name", new)
    for tree in trees:
        for link in tree.iter(f"{WORD}hyperlink"):
            anchor = link.attrib.pop(f"{WORD}anchor", "")
            if _NO_BOOKMARK_OF_SOMEBODY.fullmatch(anchor):
                link.set(f"{WORD}anchor", anchor)
            elif anchor.casefold() in names:
                link.set(f"{WORD}anchor", names[anchor.casefold()])
        for code in map(_code_of, tree.iter(*_CODES)):
            if COUNTING.match(code.text):
                code.put(re.sub(r"\S+", lambda m: names.get(m[0].casefold(), m[0]), code.text))


def _number(element: Any, number: int) -> None:
    """Give one element names that say nothing."""
    tag = element.tag
    for name in [n for n in element.attrib if "}rsid" in n or n in _DROPPED_ATTRIBUTES]:
        del element.attrib[name]
    for name in _NUMBERED_ATTRIBUTES:
        if name in element.attrib:
            element.set(name, f"x{number}")
    if tag == f"{WORD}comment":
        element.attrib.pop(f"{WORD}date", None)
        element.set(f"{WORD}author", "Author")
        element.set(f"{WORD}initials", "A")
    elif tag.rpartition("}")[2] in DESCRIBED:
        element.set("name", f"drawing{number}")
    elif tag in _THEMES:
        element.set("name", "theme")
    elif tag.startswith(VML) and not _NO_SHAPE_OF_SOMEBODY.fullmatch(element.get("id", "_x0000_0")):
        element.set("id", f"shape{number}")
    elif tag == f"{WORD}abstractNum":
        for label in list(element.iter(f"{WORD}name")):
            remove(label)


def _forget(element: Any, gone: Gone) -> Iterator[Any]:
    """Take out what holds a word that went and is neither text nor a value of the format."""
    from lxml.etree import _Element

    of_format = element.tag[1:].startswith(_FORMAT)
    for name, value in list(element.attrib.items()):
        choice = of_format and (_CHOICE.fullmatch(value) or value.startswith(_FORMAT))
        if choice or value in _FONTS or value not in gone:
            continue
        if name == f"{WORD}val" or element.tag in _NAMING:
            yield element
        elif name in _NEEDED:
            element.set(name, _NEEDED[name])
        else:
            del element.attrib[name]
    own: Any = _Element.text  # python-docx says of a paragraph and a run what is in all of them.
    if element.tag not in TEXTS and (own.__get__(element) or "") in gone:
        own.__set__(element, "")


_OFFICE = "application/vnd.openxmlformats-officedocument."
_TEXT_PARTS = [f"{_OFFICE}{name}" for name in _NAMES["text parts"]]
_MAIN = _TEXT_PARTS[0]
_LAYOUT_PARTS = [f"{_OFFICE}{name}" for name in _NAMES["layout parts"]]
_LAYOUT_PARTS += ["application/vnd.ms-word.stylesWithEffects+xml"]
# Relationships that lead to what no reader of the document sees, or to the outside.
_DROPPED = re.compile(f"/({'|'.join(_NAMES['hidden relationships'])})$")
_LINKS = ("hyperlink", "image")
_COMPOUND_FILE = b"\xd0\xcf\x11\xe0"
_PNG = "image/png"
# One white pixel, which is drawn in the size of the picture that stood there.
_BLANK_PICTURE = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=="
)


class DocxDocument:
    """A document of a word processor."""

    rereadable = True

    def __init__(self, data: bytes) -> None:
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

    def release(self, texts: Sequence[str], gone: Gone) -> bytes:
        """See `Document`. RETURNS (bytes): The same for the same texts, whenever it is made."""
        from docx.opc.packuri import PackURI
        from lxml import etree

        for place, text in zip(self._places, texts, strict=False):
            if text != place.text:
                place.put(text)
        for relationship, number in self._links:
            relationship._target = texts[number]
        name_anew(list(self._trees.values()), gone)
        for part, tree in self._trees.items():
            if not hasattr(part, "element"):  # Others write their tree themselves.
                declared: Any = {"xml_declaration": True, "encoding": "UTF-8", "standalone": True}
                part._blob = etree.tostring(tree, **declared)
        parts = list(self._package.iter_parts())
        names = part_names([part.content_type for part in parts], _MAIN)
        for part, name in zip(parts, names, strict=True):
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
                    kind = relationship.reltype.rpartition("/")[2]
                    raise Refused(Errors.E975, part=f"a link to {kind}")
        for part in self._package.iter_parts():
            kind = part.content_type
            if kind.startswith("image/"):
                part._blob, part._content_type = _BLANK_PICTURE, _PNG
            elif kind not in (*_TEXT_PARTS, *_LAYOUT_PARTS):
                raise Refused(Errors.E975, part=f"a part of the type {kind}")

    def _read(self, pieces: Pieces) -> None:
        parts = sorted(
            (p for p in self._package.iter_parts() if p.content_type in _TEXT_PARTS),
            key=lambda part: (_TEXT_PARTS.index(part.content_type), str(part.partname)),
        )
        self._trees = {
            part: _tree(part)
            for part in self._package.iter_parts()
            if part.content_type.endswith("+xml") and not part.content_type.startswith("image/")
        }
        changes = sum(len(list(tree.iter(*_CHANGES))) for tree in self._trees.values())
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


def _timeless(data: bytes) -> bytes:
    """The same archive without the time at which it was made."""
    written = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(data)) as archive,
        zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as again,
    ):
        for name in archive.namelist():
            again.writestr(zipfile.ZipInfo(name), archive.read(name), zipfile.ZIP_DEFLATED)
    return written.getvalue()
