"""Where text stands in the XML of a DOCX, and what else says something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
DRAWING = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
_M = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
_MC = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
VML = "{urn:schemas-microsoft-com:vml}"
OFFICE = "{urn:schemas-microsoft-com:office:office}"
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"

TEXTS = (f"{WORD}t", f"{DRAWING}t", f"{_M}t")
_BREAKS = {
    f"{WORD}tab": "\t",
    f"{WORD}ptab": "\t",
    f"{WORD}br": "\n",
    f"{WORD}cr": "\n",
    f"{WORD}tr": "\n",
}
_CHANGES = tuple(
    f"{WORD}{name}"
    for name in (
        "ins", "del", "moveFrom", "moveTo", "rPrChange", "pPrChange", "sectPrChange",
        "tblPrChange", "tblPrExChange", "tcPrChange", "trPrChange", "tblGridChange",
        "numberingChange", "cellIns", "cellDel", "cellMerge", "delText", "delInstrText",
        "customXmlInsRangeStart", "customXmlDelRangeStart", "customXmlMoveFromRangeStart",
        "customXmlMoveToRangeStart",
    )
)  # fmt: skip
# Copies for older programs, data that is bound, forms' own texts, traces of sessions.
HIDDEN = (
    f"{_MC}Fallback",
    *(
        f"{WORD}{name}"
        for name in (
            "dataBinding", "alias", "tag", "listItem", "ffData", "smartTagPr", "customXmlPr",
            "docVars", "mailMerge", "attachedTemplate", "rsids", "docPart", "saveThroughXslt",
            "fldData", "permStart", "permEnd",
        )
    ),
)  # fmt: skip
# Fields that count, or point into the document; others carry texts of their own.
COUNTING = re.compile(
    r"\s*(PAGE|NUMPAGES|SECTIONPAGES|SECTION|TOC|PAGEREF|NOTEREF|REF|SEQ|LISTNUM|STYLEREF|=|IF"
    r"|SYMBOL|EQ|TC|XE|INDEX|TOA|BIBLIOGRAPHY)\b(?![^\"]*\"[^\"]*[A-Za-z]{3})",
    re.IGNORECASE,
)
DESCRIBED = ("docPr", "cNvPr")  # In every namespace of drawings.
# Attributes with a text that is read beside the running one: tips, and what heads the entries of
# lists and tables; those that lead somewhere.
_BESIDE = {
    f"{WORD}hyperlink": (f"{WORD}tooltip",),
    f"{WORD}tblCaption": (f"{WORD}val",),
    f"{WORD}tblDescription": (f"{WORD}val",),
    f"{WORD}lvlText": (f"{WORD}val",),
    f"{DRAWING}hlinkClick": ("tooltip",),
    f"{DRAWING}hlinkHover": ("tooltip",),
}
_LEADING = ("href", f"{OFFICE}href")
_WORDS = re.compile(r"[^\W\d_]{3}|\*\*\*")  # Not the "%1." of a list; what was released, too.


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
        if text != text.strip() and self.element.tag == f"{WORD}t":
            self.element.set(_SPACE, "preserve")


def count_changes(tree: Any) -> int:
    """How many tracked changes a part holds."""
    return sum(1 for _ in tree.iter(*_CHANGES))


def places_of(tree: Any) -> Iterator[Place | str]:
    """The places of a part in reading order, and what stands between them.

    tree (Any): The root of a part; copies and hidden data are removed from it.
    """
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
        elif tag == f"{WORD}instrText" and element.text and not COUNTING.match(element.text):
            if element.text.strip():
                yield Place(element, beside=True)
        elif tag == f"{WORD}fldSimple" and not COUNTING.match(element.get(f"{WORD}instr", "")):
            yield Place(element, f"{WORD}instr", beside=True)
        else:
            yield from _described(element)


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
            yield "\n"
            yield Place(element, name)
            yield "\n"
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
