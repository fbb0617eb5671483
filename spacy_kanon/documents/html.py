"""HTML in and out: text nodes and the attributes that a reader sees; all other markup stays.

Parts that no text shows and no reader can check are removed: scripts, comments, event handlers,
embedded data, and every attribute that is neither text nor on the list of those that only lay out.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from html import escape, unescape
from html.parser import HTMLParser
from itertools import pairwise
from typing import NamedTuple

from ..text.rewriting import Replacement, rewrite
from .document import Gone, Pieces, markup_names

_NAMES = markup_names()
# Elements that part what stands before them from what stands behind. All others run on, also those
# that are unknown, as in browsers.
_APART = frozenset(_NAMES["elements that part"])
_BETWEEN = {"br": "\n", "tr": "\n", "li": "\n", "dt": "\n", "dd": "\t", "td": "\t", "th": "\t"}
_RAW = ("pre", "textarea", "listing", "xmp")
_DROPPED = ("script", "noscript", "template", "object", "embed", "applet", "iframe", "base")
_EMPTY = ("embed", "base")  # Elements without an end.
_TEXTS = _NAMES["text attributes"]  # A reader sees them, or follows them.
_LAYOUT = frozenset(_NAMES["layout attributes"])
_LINKS = ("cite", "href", "src")
_EXECUTED = re.compile(r"[\s\x00-\x1f]*(javascript|vbscript|data)\s*:", re.IGNORECASE)
_TECHNICAL = ("viewport", "color-scheme", "theme-color", "format-detection", "robots")
_STYLE_TEXTS = re.compile(r"/\*.*?\*/|\bcontent\s*:[^;}]*|@import[^;]*;?|url\([^)]*\)", re.S)
_DOCTYPE = re.compile(
    r"<!doctype\s+html(?:\s+(?:public|system)\s+(?:[\"'](?:-//(?:w3c|ietf)//|https?://www\.w3\.org/"
    r"|about:)[^\"']*[\"']\s*)+)?\s*>",
    re.IGNORECASE,
)
_CHARSET = re.compile(rb"<meta[^>]+charset\s*=\s*[\"']?\s*([\w.:-]+)", re.IGNORECASE)


_Attributes = list[tuple[str, str | None]]
_Event = tuple[str, int, str, _Attributes]  # Kind, start, name and attributes of what is in a page.


class _Tag(NamedTuple):
    """A start tag: its attributes, and the numbers of the pieces of those that are text."""

    start: int
    end: int
    name: str
    attributes: dict[str, str | None]
    closed: bool
    pieces: dict[str, int]


class HtmlDocument:
    """A page. Texts between tags of inline elements run on, those of blocks are apart."""

    rereadable = True

    def __init__(self, data: bytes, encoding: str | None = None) -> None:
        self.encoding = encoding or _encoding_of(data)
        self._mark = codecs.BOM_UTF8 if data.startswith(codecs.BOM_UTF8) else b""
        self._source = data.removeprefix(self._mark).decode(self.encoding)
        self._texts: list[tuple[int, int, int]] = []  # Start and end in the source, piece.
        self._tags: list[_Tag] = []
        self._styles: list[tuple[int, int]] = []
        self._dropped: list[tuple[int, int]] = []
        self._custom_ends: list[tuple[int, int, str]] = []
        pieces = Pieces()
        self._read(pieces)
        self.text, self.bounds = pieces.text, pieces.bounds
        self.beside = {
            number for tag in self._tags for name, number in tag.pieces.items() if name in _LINKS
        }

    def release(self, texts: Sequence[str], gone: Gone) -> bytes:
        """See `Document`. RETURNS (bytes): In the encoding that the page had."""
        source = self._source
        edits = [Replacement(start, end, "") for start, end in self._dropped]
        for start, end, number in self._texts:
            if texts[number] != self.text[slice(*self.bounds[number])]:
                edits.append(Replacement(start, end, escape(texts[number], quote=False)))
        for tag in self._tags:
            edits.append(Replacement(tag.start, tag.end, self._released_tag(tag, texts, gone)))
        for start, end, name in self._custom_ends:
            edits.append(Replacement(start, end, f"</{_released_name(name, gone)}>"))
        for start, end in self._styles:
            style = _STYLE_TEXTS.sub("", source[start:end])
            edits.append(Replacement(start, end, "" if style in gone else style))
        released = rewrite(source, edits, exact=True).text
        return self._mark + released.encode(self.encoding, "xmlcharrefreplace")

    def _released_tag(self, tag: _Tag, texts: Sequence[str], gone: Gone) -> str:
        attributes = []
        for name, value in tag.attributes.items():
            if name in tag.pieces:
                value = texts[tag.pieces[name]]
            elif value is not None and value in gone:
                continue
            attributes.append(name if value is None else f'{name}="{escape(value)}"')
        name = _released_name(tag.name, gone)
        return f"<{' '.join([name, *attributes])}{' /' if tag.closed else ''}>"

    def _read(self, pieces: Pieces) -> None:
        events = _events(self._source)
        inside: list[str] = []  # Dropped elements that are open.
        raw = 0
        run: list[tuple[int, int]] = []
        for (kind, start, name, attributes), (_, end, _, _) in pairwise(events):
            if kind == "text" and not inside and name != "style":
                run.append((start, end))
                continue
            self._add_text(pieces, run, raw > 0)
            run = []
            if kind == "text" and name == "style":
                self._styles.append((start, end))
            elif kind == "start" and (name in _DROPPED or inside):
                self._dropped.append((start, end))
                if name not in _EMPTY and not self._source[start:end].endswith("/>"):
                    inside.append(name)
            elif kind == "end" and inside:
                self._dropped.append((start, end))
                if name in inside:
                    while inside.pop() != name:
                        pass
            elif kind == "start":
                raw += name in _RAW
                closed = self._source[start:end].rstrip(">").endswith("/")
                self._tags.append(_Tag(start, end, name, _shown(name, attributes), closed, {}))
            elif kind == "end":
                raw -= name in _RAW and raw > 0
                if "-" in name:
                    self._custom_ends.append((start, end, name))
            elif kind == "text" or not _DOCTYPE.fullmatch(self._source[start:end].strip()):
                self._dropped.append((start, end))
            if kind in ("start", "end") and name in _APART:
                pieces.separate(_BETWEEN.get(name, "\n\n"))
        self._add_text(pieces, run, raw > 0)
        for tag in self._tags:
            _add_attributes(pieces, tag)

    def _add_text(self, pieces: Pieces, run: Sequence[tuple[int, int]], raw: bool) -> None:
        """Add a text node as it reads; each blank stretch is one space unless it is raw."""
        if not run:
            return
        start, end = run[0][0], run[-1][1]
        source = self._source[start:end]
        core = source.strip()
        text = unescape(core)
        if raw and "\n" in source[: len(source) - len(source.lstrip())]:
            pieces.separate("\n")
        elif source[:1].isspace():
            pieces.separate(" ")
        if not text.strip():
            return
        start += len(source) - len(source.lstrip())
        number = pieces.add(text if raw else " ".join(text.split()))
        self._texts.append((start, start + len(core), number))
        if source[-1:].isspace():
            pieces.separate("\n" if raw and "\n" in source[len(source.rstrip()) :] else " ")


def _add_attributes(pieces: Pieces, tag: _Tag) -> None:
    """Attributes with text stand below the text of the page, each on a line."""
    for name, value in tag.attributes.items():
        if value and value.strip() and _is_text(name, value, tag):
            pieces.separate("\n\n")
            tag.pieces[name] = pieces.add(" ".join(value.split()))


def _released_name(name: str, gone: Gone) -> str:
    """The name of an element; only those with a hyphen are an author's."""
    return "x-element" if "-" in name and name in gone else name


def _shown(tag: str, attributes: Sequence[tuple[str, str | None]]) -> dict[str, str | None]:
    """The attributes that stay, each once."""
    shown: dict[str, str | None] = {}
    for name, value in attributes:
        if name in shown or not (name in _TEXTS or name in _LAYOUT):
            continue
        if name in ("href", "src", "cite", "content", "value") and _EXECUTED.match(value or ""):
            continue
        if name == "style":
            value = _STYLE_TEXTS.sub("", value or "")
        shown[name] = value
    if tag == "meta" and dict(attributes).get("name", "") in _TECHNICAL:
        shown["name"] = dict(attributes)["name"]
    return shown


def _is_text(name: str, value: str, tag: _Tag) -> bool:
    if name not in _TEXTS:
        return False
    if name == "content" and tag.name == "meta":
        return "http-equiv" not in tag.attributes and "name" not in tag.attributes
    if name == "value" and tag.name in ("li", "progress", "meter"):
        return not value.strip().isdigit()
    return (name, value) != ("href", "#")


class _Reader(HTMLParser):
    """What stands where in a page."""

    def __init__(self, source: str) -> None:
        super().__init__(convert_charrefs=False)
        self.events: list[_Event] = []
        self._lines = [0, *(match.end() for match in re.finditer("\n", source))]
        self.feed(source)
        self.close()

    def _note(self, kind: str, name: str = "", attributes: Sequence = ()) -> None:
        line, offset = self.getpos()
        self.events.append((kind, self._lines[line - 1] + offset, name, list(attributes)))

    def handle_starttag(self, tag: str, attrs: _Attributes) -> None:
        self._note("start", tag, attrs)

    handle_startendtag = handle_starttag

    def handle_endtag(self, tag: str) -> None:
        self._note("end", tag)

    def handle_data(self, data: str) -> None:
        self._note("text", "style" if self.cdata_elem == "style" else "")

    def handle_entityref(self, name: str) -> None:
        self._note("text")

    handle_charref = handle_entityref

    def handle_comment(self, data: str) -> None:
        self._note("other")

    handle_pi = unknown_decl = handle_comment

    def handle_decl(self, decl: str) -> None:
        self._note("other")


def _events(source: str) -> list[_Event]:
    """All of a page in order, with an end; what the parser reports of one place twice is one."""
    events: dict[int, _Event] = {0: ("text", 0, "", [])}
    events |= {event[1]: event for event in _Reader(source).events}
    return [*events.values(), ("finish", len(source), "", [])]


def _encoding_of(data: bytes) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    match = None if data.startswith(codecs.BOM_UTF8) else _CHARSET.search(data[:4096])
    return "utf-8" if match is None else codecs.lookup(match[1].decode("ascii", "replace")).name
