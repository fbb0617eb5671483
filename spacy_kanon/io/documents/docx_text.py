"""Where text stands in the XML of a DOCX, and what else says something."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

_W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
_M = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
_WP = "{http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing}"
_PIC = "{http://schemas.openxmlformats.org/drawingml/2006/picture}"
_WPS = "{http://schemas.microsoft.com/office/word/2010/wordprocessingShape}"
_MC = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
_V = "{urn:schemas-microsoft-com:vml}"
_O = "{urn:schemas-microsoft-com:office:office}"
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"

_TEXTS = (f"{_W}t", f"{_A}t", f"{_M}t")
_BREAKS = {f"{_W}tab": "\t", f"{_W}ptab": "\t", f"{_W}br": "\n", f"{_W}cr": "\n", f"{_W}tr": "\n"}
_CHANGES = tuple(
    f"{_W}{name}"
    for name in (
        "ins", "del", "moveFrom", "moveTo", "rPrChange", "pPrChange", "sectPrChange",
        "tblPrChange", "tblPrExChange", "tcPrChange", "trPrChange", "tblGridChange",
        "numberingChange", "cellIns", "cellDel", "cellMerge", "delText", "delInstrText",
        "customXmlInsRangeStart", "customXmlDelRangeStart", "customXmlMoveFromRangeStart",
        "customXmlMoveToRangeStart",
    )
)  # fmt: skip
# Copies for older programs, data that is bound, forms' own texts, traces of sessions.
_HIDDEN = (
    f"{_MC}Fallback",
    *(
        f"{_W}{name}"
        for name in (
            "dataBinding", "alias", "tag", "listItem", "ffData", "smartTagPr", "customXmlPr",
            "docVars", "mailMerge", "attachedTemplate", "rsids", "docPart", "saveThroughXslt",
        )
    ),
)  # fmt: skip
# Fields that count, or point into the document; others carry texts of their own.
_COUNTING = re.compile(
    r"\s*(PAGE|NUMPAGES|SECTIONPAGES|SECTION|TOC|PAGEREF|NOTEREF|REF|SEQ|LISTNUM|STYLEREF|=|IF"
    r"|SYMBOL|EQ|TC|XE|INDEX|TOA|BIBLIOGRAPHY)\b(?![^\"]*\"[^\"]*[A-Za-z]{3})",
    re.IGNORECASE,
)
_DESCRIBED = (f"{_WP}docPr", f"{_PIC}cNvPr", f"{_WPS}cNvPr")
_STYLE_REFERENCES = tuple(
    f"{_W}{name}"
    for name in (
        "pStyle", "rStyle", "tblStyle", "basedOn", "next", "link", "styleLink", "numStyleLink",
    )
)  # fmt: skip
_OWN_BOOKMARK = re.compile(r"_(Toc|Ref|Hlk|GoBack)\w*")


@dataclass(slots=True)
class Place:
    """An element or attribute that holds text.

    element (Any): The element. attribute (str | None): Its attribute; None: the element's text.
    beside (bool): It is no running text: an address, the code of a field.
    """

    element: Any
    attribute: str | None = None
    beside: bool = False

    @property
    def text(self) -> str:
        """What it holds."""
        return self.element.text if self.attribute is None else self.element.get(self.attribute)

    def put(self, text: str) -> None:
        """Replace what it holds."""
        if self.attribute is not None:
            self.element.set(self.attribute, text)
            return
        self.element.text = text
        if text != text.strip() and self.element.tag == f"{_W}t":
            self.element.set(_SPACE, "preserve")


def count_changes(tree: Any) -> int:
    """How many tracked changes a part holds."""
    return sum(1 for _ in tree.iter(*_CHANGES))


def places_of(tree: Any) -> Iterator[Place | str]:
    """The places of a part in reading order, and what stands between them.

    tree (Any): The root of a part; copies and hidden data are removed from it.
    """
    for element in list(tree.iter(*_HIDDEN)):
        _remove(element)
    for element in tree.iter():
        tag = element.tag
        if tag == f"{_W}p":
            yield _before_paragraph(element)
        elif tag in _TEXTS and element.text:
            yield Place(element)
        elif tag in _BREAKS and element.getparent().tag != f"{_W}tabs":
            yield _BREAKS[tag]
        elif tag == f"{_W}instrText" and element.text and not _COUNTING.match(element.text):
            if element.text.strip():
                yield Place(element, beside=True)
        elif tag == f"{_W}fldSimple" and not _COUNTING.match(element.get(f"{_W}instr", "")):
            yield Place(element, f"{_W}instr", beside=True)
        else:
            yield from _described(element)


def _before_paragraph(paragraph: Any) -> str:
    """Cells of a row are apart by a tab, paragraphs by a blank line."""
    cell = paragraph.getparent()
    if cell.tag != f"{_W}tc":
        return "\n\n"
    first = next(child for child in cell if child.tag == f"{_W}p")
    return "\t" if first is paragraph else "\n"


def _described(element: Any) -> Iterator[Place | str]:
    """What stands for a picture or a shape, and text that is drawn."""
    names: tuple[str, ...] = ()
    if element.tag in _DESCRIBED:
        names = ("descr", "title")
    elif element.tag == f"{_V}textpath":
        names = ("string",)
    elif isinstance(element.tag, str) and element.tag.startswith(_V):
        names = ("alt", f"{_O}title")
    for name in names:
        if (element.get(name) or "").strip():
            yield "\n"
            yield Place(element, name)
            yield "\n"


def rename_styles(trees: Sequence[Any]) -> None:
    """Number the styles that somebody named.

    trees (Sequence[Any]): The roots of all parts, which name styles alike.
    """
    styles = [style for tree in trees for style in tree.iter(f"{_W}style")]
    customs = [style for style in styles if style.get(f"{_W}customStyle") in ("1", "true", "on")]
    names: dict[str, str] = {}
    for style in customs:
        name = names.setdefault(style.get(f"{_W}styleId", ""), f"style{len(names) + 1}")
        style.set(f"{_W}styleId", name)
        for child in style.iter(f"{_W}name", f"{_W}aliases"):
            child.set(f"{_W}val", name)
    for tree in trees:
        for reference in tree.iter(*_STYLE_REFERENCES):
            name = reference.get(f"{_W}val", "")
            reference.set(f"{_W}val", names.get(name, name))


def clean(tree: Any) -> None:
    """Take out names that nobody reads: of authors, sessions, bookmarks and pictures.

    tree (Any): The root of a part.
    """
    dropped = []
    for number, element in enumerate(tree.iter()):
        tag = element.tag
        if not isinstance(tag, str) or tag in _HIDDEN:
            dropped.append(element)
            continue
        for name in [n for n in element.attrib if "}rsid" in n or n == f"{_W}fullDate"]:
            del element.attrib[name]
        if tag == f"{_W}comment":
            element.attrib.pop(f"{_W}date", None)
            element.set(f"{_W}author", "Author")
            element.set(f"{_W}initials", "A")
        elif tag == f"{_W}bookmarkStart":
            if not _OWN_BOOKMARK.fullmatch(element.get(f"{_W}name", "")):
                element.set(f"{_W}name", f"bookmark{number}")
        elif tag in _DESCRIBED:
            element.set("name", f"drawing{number}")
    for element in dropped:
        _remove(element)


def _remove(element: Any) -> None:
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
