"""What the XML of a DOCX names beside its text: authors, styles, bookmarks, files, shapes.

Whatever somebody may have named is numbered. What the format has no name for, and a word of which
went from the text, goes as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from .document import Gone
from .docx_text import COUNTING, DESCRIBED, DRAWING, HIDDEN, OFFICE, TEXTS, VML, WORD, remove

_STYLE_REFERENCES = tuple(
    f"{WORD}{name}"
    for name in (
        "pStyle", "rStyle", "tblStyle", "basedOn", "next", "link", "styleLink", "numStyleLink",
    )
)  # fmt: skip
_NO_BOOKMARK_OF_SOMEBODY = re.compile(r"_(Toc|Ref|Hlk|GoBack|top)\w*", re.IGNORECASE)
_NO_SHAPE_OF_SOMEBODY = re.compile(r"_x0000_\w+")
# Elements that say nothing without the attribute that names something.
_NAMING = (f"{WORD}lsdException", f"{WORD}font", f"{DRAWING}font")
_DROPPED_ATTRIBUTES = (f"{WORD}fullDate", f"{WORD}docLocation", f"{WORD}tgtFrame", f"{OFFICE}spid")
_NUMBERED_ATTRIBUTES = (f"{WORD}uri", f"{WORD}element")  # Of elements and tags of somebody's.
_THEMES = tuple(f"{DRAWING}{name}" for name in ("theme", "clrScheme", "fontScheme", "fmtScheme"))
# Values that the format has a list of, and the namespaces of the elements that hold them.
_CHOICE = re.compile(r"[a-z][A-Za-z0-9]*")
_FORMAT = ("http://schemas.openxmlformats.org/", "http://schemas.microsoft.com/", "urn:schemas-")
_FONTS = frozenset((
    "Aptos", "Arial", "Book Antiqua", "Calibri", "Calibri Light", "Cambria", "Cambria Math",
    "Candara", "Century Gothic", "Comic Sans MS", "Consolas", "Constantia", "Corbel",
    "Courier New", "DejaVu Sans", "Franklin Gothic Book", "Garamond", "Georgia", "Helvetica",
    "Liberation Sans", "Liberation Serif", "Palatino Linotype", "Segoe UI", "Symbol", "Tahoma",
    "Times", "Times New Roman", "Trebuchet MS", "Verdana", "Wingdings",
))  # fmt: skip
# Attributes that have to be there.
_NEEDED = {"typeface": "Arial", f"{WORD}instr": ""}


def part_names(kinds: Iterable[str], main: str) -> Iterator[str]:
    """New names for the parts of a document: their own may be those of files.

    kinds (Iterable[str]): The type of each part, a MIME type. main (str): That of the body.

    >>> list(part_names(["a/x.header+xml", "image/png", "a/x.header+xml"], "a/x.main+xml"))
    ['/word/header1.xml', '/word/media/image1.png', '/word/header2.xml']
    """
    counts: dict[str, int] = {}
    for kind in kinds:
        if kind == main:
            yield "/word/document.xml"
            continue
        stem = "media/image" if kind.startswith("image/") else re.split(r"[./]", kind)[-1]
        stem = stem.removesuffix("+xml")
        counts[stem] = counts.get(stem, 0) + 1
        suffix = "png" if kind.startswith("image/") else "xml" if kind.endswith("+xml") else "bin"
        yield f"/word/{stem}{counts[stem]}.{suffix}"


def name_anew(trees: Sequence[Any], gone: Gone) -> None:
    """Number what somebody named, and take out what names what went.

    trees (Sequence[Any]): The roots of all parts, which name things alike.
    gone (Gone): What went.
    """
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
    """Number the styles that somebody named."""
    names: dict[str, str] = {}
    for tree in trees:
        for style in tree.iter(f"{WORD}style"):
            style_id = style.get(f"{WORD}styleId", "")
            labels = list(style.iter(f"{WORD}name", f"{WORD}aliases"))
            custom = style.get(f"{WORD}customStyle") in ("1", "true", "on")
            if custom or any(value in gone for value in (style_id, *_values(labels))):
                name = names.setdefault(style_id, f"style{len(names) + 1}")
                style.set(f"{WORD}styleId", name)
                for label in labels:
                    label.set(f"{WORD}val", name)
    for tree in trees:
        for reference in tree.iter(*_STYLE_REFERENCES):
            name = reference.get(f"{WORD}val", "")
            reference.set(f"{WORD}val", names.get(name, name))


def _values(elements: Iterable[Any]) -> Iterator[str]:
    return (element.get(f"{WORD}val", "") for element in elements)


def _rename_bookmarks(trees: Sequence[Any]) -> None:
    """Number the bookmarks that somebody named, and have what leads to them lead there still."""
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
        for code in tree.iter(f"{WORD}instrText"):
            if code.text and COUNTING.match(code.text):
                code.text = _led_anew(code.text, names)
        for code in tree.iter(f"{WORD}fldSimple"):
            if COUNTING.match(instruction := code.get(f"{WORD}instr", "")):
                code.set(f"{WORD}instr", _led_anew(instruction, names))


def _led_anew(code: str, names: dict[str, str]) -> str:
    return re.sub(r"\S+", lambda match: names.get(match[0].casefold(), match[0]), code)


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
    """Take out what holds a word that went and is neither text nor a value of the format.

    YIELDS (Any): The element, if it says nothing without that.
    """
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
    if element.text and element.tag not in TEXTS and element.text in gone:
        element.text = ""
