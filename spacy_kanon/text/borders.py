"""Structured text inside a text: HL7 v2, JSON, XML, HTML, tables and key=value.

One reading gives the delimiters, which are borders that no mask crosses, and the values with the
names of their fields. Searches read a text of the same length in which the borders are bars (where
something new begins) or blanks (inside a line, between a key and its value), so that what is said
of labels in prose holds for keys. Prose costs one search by a regular expression.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from itertools import chain, groupby
from operator import itemgetter
from typing import NamedTuple

from .caches import remembered

Bounds = tuple[int, int]


class Field(NamedTuple):
    """A value with the name of its field, and where that stands; None if it stands nowhere."""

    name: str
    start: int
    end: int
    label: Bounds | None = None


class Borders(NamedTuple):
    """The structure of a text; all offsets are in order and apart."""

    spans: list[Bounds]  # Delimiters, which no mask crosses.
    cuts: list[Bounds]  # And character references: a token never holds one and a word.
    reading: str  # The text with bars and blanks for its delimiters.
    fields: list[Field]  # Values with the names of their fields.
    bare: list[Bounds]  # Numbers of JSON; what stands in their place needs quotes.
    # Stretches, and how their format writes its own signs.
    escapes: list[tuple[int, int, Mapping[int, str]]]


_Escapes = Mapping[int, str]
# Each leaves alone what it has written.
IN_JSON: _Escapes = str.maketrans({'"': "'", "\\": "/", "\n": " ", "\t": " "})
_XML: _Escapes = str.maketrans({"<": "&lt;", ">": "&gt;", '"': "&quot;"})
_HL7: _Escapes = str.maketrans({"|": "\\F\\", "^": "\\S\\", "&": "\\T\\", "~": "\\R\\", "\n": " "})
_IN_QUOTES: _Escapes = str.maketrans({'"': "'"})

# What no text without structure has; each search is one of C for a plain string.
_SIGNS = ("<", "{", "|", "\t", "=", "](", "&", '":', '" :', "':", "]:", "  ")
_UNSPACED = re.compile(r",(?:[\",]|(?<=[^\W\d],)\w|(?<=\d,)[^\W\d])|;(?=\S)")


def _words(names: str) -> frozenset[str]:
    return frozenset(names.split())


_INLINE = _words(
    "span a b i u s em strong small big q cite sub sup font abbr time mark del ins kbd tt code wbr "
    "label "
)
_HTML = _INLINE | _words(
    "html head title meta link base style script body div p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd "
    "table thead tbody tfoot tr th td caption br hr img figure figcaption header footer main nav "
    "section article aside form input select option button textarea fieldset legend pre "
    "blockquote center address iframe video audio source svg path o:p col colgroup details summary "
)
# Attributes of HTML whose values only lay out; all others may tell something.
_TECHNICAL = _words(
    "class id name style width height lang dir rel type charset role target align valign border "
    "colspan rowspan media http-equiv method for scope bgcolor color size face version encoding "
    "xml:lang "
)
_TAG = re.compile(
    r"</?(?P<name>[A-Za-z_][\w:.-]{0,60})"
    r"(?:\s{1,20}[A-Za-z_:@][\w:.-]{0,60}"
    r"(?:\s?=\s?(?:\"[^\"<>]{0,2000}\"|'[^'<>]{0,2000}'|[^\s\"'<>]{1,500}))?){0,40}\s{0,20}[/?]?>"
    r"|<!--|-->|<!\[CDATA\[|\]\]>|<![A-Za-z][^<>]{0,200}>|<\?xml[^<>]{0,200}>"
)
_ATTRIBUTE = re.compile(
    r"\s(?P<name>[\w:@.-]+)\s?=\s?(?:\"(?P<double>[^\"<>]*)\"|'(?P<single>[^'<>]*)'"
    r"|(?P<bare>[^\s\"'<>]+?(?=/?>|\s)))"
)
_SCHEME = re.compile(r"(?:mailto|tel|sms):", re.IGNORECASE)
# "](https://...)" of a Markdown link.
_LINK = re.compile(r"(?<=[^\s\]])\]\((?=\S)")
_REFERENCE = re.compile(r"&(?:[A-Za-z]{2,8}|#x?[\dA-Fa-f]{1,6});")

_JSON_START = re.compile(r"[{\[]\s*(?=[\"'{\[\d-])|[\"'](?=[^\"'\\\n]{1,100}[\"']\s?:\s)")
_JSON_TOKEN = re.compile(
    r"\s*(?:(?P<string>\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*')|(?P<sign>[{}\[\]:,])"
    r"|(?P<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.-])"
    r"|(?P<word>true|false|null|None|True|False|NaN)(?!\w))"
)
_JSON_ESCAPE = re.compile(r"\\(?:u[\dA-Fa-f]{4}|.)")

_SEGMENT = re.compile(
    r"(?:^|(?<=\r))(?P<name>MSH|EVT|PID|PD1|NK1|PV[12]|OB[RX]|ORC|AL1|DG1|PR1|GT1|IN[123]|NTE|ROL|SPM|TXA|FT1"
    r"|RX[AEORCD]|SCH|AI[GLPS]|RGS|MSA|ERR|QR[DF]|ACC|UB[12]|DRG|MRG|[BF][HT]S|TQ1|CTD|Z[A-Z\d]{2})"
    r"\|[^\r\n]*",
    re.MULTILINE,
)
_HL7_SIGN = re.compile(r"[|^~&]")
_NAMES = "patient name"
# Fields of HL7 v2 whose values are names and addresses.
_HL7_FIELDS = {
    **dict.fromkeys(("PID-5", "PID-6", "PID-9", "NK1-2", "GT1-3", "IN1-16", "MRG-7"), _NAMES),
    **dict.fromkeys(("PV1-7", "PV1-8", "PV1-9", "PV1-17", "OBR-16", "ORC-12", "PD1-4"), _NAMES),
    **dict.fromkeys(("PID-11", "NK1-4", "GT1-5", "IN1-19"), "address"),
    **dict.fromkeys(("NK1-13", "GT1-21", "IN1-4", "IN1-11"), "employer"),
}

_PAIR = re.compile(
    r"(?<![^\s,;(\[{|<\"'])(?P<key>[A-Za-z_][\w.-]{0,40})="
    r"(?P<value>\"[^\"\n]*\"|'[^'\n]*'|[^\s=\"'][^\s,;\"'<>|)\]}&]*)"
)
_PROCESS = re.compile(r"(?<=[a-z])(?P<open>\[)\d{1,7}(?P<close>\])(?=:)")  # "sshd[2214]:"
_GAP = "  "  # Two blanks or more part columns, too.


class _Reading:
    """What was found so far."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.units: list[tuple[int, int, str, bool]] = []  # With the filling; whether a border.
        self._covered = bytearray(len(text))  # Stretches of a format that holds no other.
        self.fields: list[Field] = []
        self.bare: list[Bounds] = []
        self.escapes: list[tuple[int, int, _Escapes]] = []

    def border(self, start: int, end: int, filling: str = "|") -> None:
        """Note a delimiter: a bar begins something new, a blank does not."""
        if start < end:
            self.units.append((start, end, filling.ljust(end - start)[: end - start], True))

    def finished(self) -> Borders:
        parts: list[str] = []
        cuts: list[Bounds] = []
        spans: list[Bounds] = []
        done = 0
        for start, end, filling, is_border in sorted(self.units):
            if start >= done:
                parts += [self.text[done:start], filling]
                done = end
                cuts.append((start, end))
                if is_border:
                    spans.append((start, end))
        parts.append(self.text[done:])
        fields = sorted(self.fields, key=itemgetter(1))
        self.escapes.sort(key=itemgetter(0))
        return Borders(spans, cuts, "".join(parts), fields, sorted(self.bare), self.escapes)

    def cover(self, start: int, end: int) -> None:
        self._covered[start:end] = b"\1" * (end - start)

    def is_free(self, start: int, end: int) -> bool:
        return self._covered.find(1, start, end) < 0


def read_borders(text: str) -> Borders | None:
    """The delimiters and the fields of structured text."""
    has_sign = any(map(text.__contains__, _SIGNS))
    return _read(text) if has_sign or _UNSPACED.search(text) else None


@remembered(8)
def _read(text: str) -> Borders | None:
    reading = _Reading(text)
    if "<" in text or "&" in text or "](" in text:
        _read_markup(reading)
    if '":' in text or '" :' in text or "':" in text:
        _read_json(reading)
    if "|" in text:
        _read_hl7(reading)
    for sign in ("\t", "|", ";", ",", _GAP):
        if sign in text:
            _read_table(reading, sign)
    if "=" in text or "]:" in text:
        _read_pairs(reading)
    return reading.finished() if reading.units or reading.fields else None


def _read_markup(reading: _Reading) -> None:
    text = reading.text
    for tag in _TAG.finditer(text) if "<" in text else ():
        name = tag["name"] or ""
        is_html = name.lower() in _HTML
        closes = tag[0].startswith("</") or tag[0].endswith(("/>", "?>"))
        if name and not is_html and not closes and f"</{name}>" not in text:
            continue
        filling = " " if name.lower() in _INLINE else "|"
        start = tag.start()
        for value in _ATTRIBUTE.finditer(text, tag.start(), tag.end()) if name else ():
            attribute = value["name"].lower()
            if (is_html and attribute in _TECHNICAL) or attribute.startswith("xmlns"):
                continue
            first, last = value.span(value.lastgroup or "bare")
            scheme = _SCHEME.match(text, first, last)
            first = scheme.end() if scheme else first
            reading.border(start, first)
            if not is_html:
                told = name if attribute in ("value", "v", "content") else value["name"]
                reading.fields.append(Field(told, first, last))
            start = last
        reading.border(start, tag.end(), filling)
        reading.cover(*tag.span())
        if name and not is_html and not closes:
            end = text.find("<", tag.end())
            reading.fields.append(Field(name, tag.end(), max(end, tag.end())))
    if reading.units:
        reading.escapes.append((0, len(text), _XML))
    for match in _LINK.finditer(text):
        reading.border(*match.span(), " ")
    for match in _REFERENCE.finditer(text):
        char = unescape(match[0])
        if not char.isalnum() and len(char) == 1:  # A letter is a part of its word.
            start, end = match.span()
            reading.units.append((start, end, char.ljust(end - start), False))


def _read_json(reading: _Reading) -> None:
    text, done = reading.text, 0
    while start := _JSON_START.search(text, done):
        tokens: list[re.Match[str]] = []
        depth, done = 0, start.start()
        while (token := _JSON_TOKEN.match(text, done)) is not None:
            tokens.append(token)
            done = token.end()
            depth += (token["sign"] in ("{", "[")) - (token["sign"] in ("}", "]"))
            if depth <= 0 and token["sign"] in ("}", "]"):
                break
        done = max(done, start.end())
        signs = [token["sign"] for token in tokens]
        pairs = (a["string"] and b == ":" for a, b in zip(tokens, signs[1:-1], strict=False))
        if any(pairs):
            _add_json(reading, tokens)


def _add_json(reading: _Reading, tokens: list[re.Match[str]]) -> None:
    key: Bounds | None = None
    before = ""
    for token, after in zip(tokens, [*tokens[1:], None], strict=True):
        sign = token["sign"] or ""
        is_key, start, end = False, 0, 0
        if token["string"]:
            start, end = token.span("string")
            is_key = after is not None and after["sign"] == ":"
            reading.border(start, start + 1, " " if before == ":" else "|")
            reading.border(end - 1, end, ":" if is_key else "|")
            for escape in _JSON_ESCAPE.finditer(reading.text, start + 1, end - 1):
                if escape[0][1] != "u":
                    filling = "|" if escape[0][1] in "nrtbf" else escape[0][1] + "\u00ad"
                    reading.border(*escape.span(), filling)
            reading.escapes.append((start + 1, end - 1, IN_JSON))
            start, end = start + 1, end - 1
        elif sign:
            reading.border(*token.span("sign"), " " if sign == ":" or before == ":" else "|")
        elif token["word"]:
            reading.border(*token.span("word"))
        else:
            start, end = token.span("number")
            reading.bare.append((start, end))
        if is_key:
            key = start, end
        elif end and key is not None and before in (":", "["):
            reading.fields.append(Field(reading.text[slice(*key)], start, end, key))
        before = sign
    reading.cover(tokens[0].start(), tokens[-1].end())


def _read_hl7(reading: _Reading) -> None:
    segments = list(_SEGMENT.finditer(reading.text))
    if len(segments) < 2 and "MSH|" not in reading.text:
        return
    for segment in segments:
        name, (start, end) = segment["name"], segment.span()
        first = start + len(name)
        is_header = name in ("MSH", "BHS", "FHS")
        rest = first + (reading.text[first:end].find("|", 1) if is_header else 0)
        reading.border(start, rest + 1)
        for sign in _HL7_SIGN.finditer(reading.text, rest + 1, end):
            reading.border(*sign.span())
        reading.escapes.append((start, end, _HL7))
        reading.cover(start, end)
        reading.border(end, min(end + 1, len(reading.text)))
        at = rest + 1
        for number, written in enumerate(reading.text[at:end].split("|"), 3 if is_header else 1):
            told = _HL7_FIELDS.get(f"{name}-{number}")
            for part in re.finditer(r"[^~^&]+", written) if told else ():
                if any(map(str.isalpha, part[0])) and not any(map(str.isdigit, part[0])):
                    reading.fields.append(Field(str(told), at + part.start(), at + part.end()))
            at += len(written) + 1


def _read_table(reading: _Reading, sign: str) -> None:
    """Rows of as many cells each, one below the other. Tabs and bars part cells anywhere."""
    text, is_sure = reading.text, sign in "\t|"
    if sign in ";," and not any(match[0][0] == sign for match in _UNSPACED.finditer(text)):
        return
    if sign == _GAP and "\n" not in text:
        return
    for count, block in groupby(_rows(text, sign), len):
        rows = [row for row in block if reading.is_free(row[0][0], row[-1][1])]
        starts = [start for row in rows for start, _ in row[1:]]
        # Words of sentences have blanks behind commas.
        spaced = sum(text[start : start + 1] == " " for start in starts)
        is_table = is_sure or sign == _GAP or not spaced or (count > 2 and 2 * spaced < len(starts))
        if count > 1 and len(rows) > 1 and is_table:
            _add_rows(reading, rows, sign)
        elif is_sure:
            for start in starts:
                reading.border(start - 1, start)


def _rows(text: str, sign: str) -> Iterator[list[Bounds]]:
    """The cells of each row; those in quotes may hold signs and line ends."""
    quoted = rf'(?<![^{sign}\n])"(?:[^"]|""){{0,4000}}"|' if sign in ";,\t" else ""
    row: list[Bounds] = []
    start = 0
    for match in re.finditer(rf"{quoted}(?P<sign>{re.escape(sign)} *)|(?P<end>\n|\Z)", text):
        if match["sign"] is None and match["end"] is None:
            continue
        end = match.start()
        if sign != _GAP or text[start:end].strip() or match["end"] is not None:
            row.append((start, end))
        start = end + len(sign) if sign != _GAP else match.end()
        if match["end"] is not None:
            yield row
            row, start = [], match.end()


def _add_rows(reading: _Reading, rows: list[list[Bounds]], sign: str) -> None:
    text, inner = reading.text, []
    plain: _Escapes = str.maketrans({sign: " ", '"': "'", "\n": " "} if sign != _GAP else {})
    for row in rows:
        cells = []
        for start, end in row:
            first, last, escapes = start, end, plain
            if text[start : start + 1] == '"' == text[end - 1 : end] and end - start > 1:
                first, last, escapes = start + 1, end - 1, _IN_QUOTES
                reading.border(start, first)
                reading.border(last, end)
                for quote in re.finditer('""', text[first:last]):
                    reading.border(first + quote.start(), first + quote.end(), '"')
            if sign != _GAP and start > row[0][0]:
                reading.border(start - 1, start)
            reading.escapes.append((first, last, escapes))
            if sign not in ("|", _GAP) or text[first:last].strip():
                cells.append((first, last))
        inner.append(cells)
        if sign != _GAP:  # Lines of a log have gaps, and pairs in them.
            reading.cover(row[0][0], row[-1][1])
        reading.border(row[-1][1], min(row[-1][1] + 1, len(text)))
    header = inner[0]
    if any(map(str.isdigit, "".join(text[slice(*cell)] for cell in header))):
        return
    for cells in inner[1:]:
        named = zip(header, cells, strict=True) if len(cells) == len(header) else ()
        reading.fields += [Field(text[slice(*h)].strip(), *cell, h) for h, cell in named]


def _read_pairs(reading: _Reading) -> None:
    for pair in _PAIR.finditer(reading.text):
        if not reading.is_free(*pair.span()):
            continue
        start, end = pair.span("value")
        first, last = start, end
        if reading.text[start] in "\"'":
            first, last = start + 1, end - 1
            reading.border(last, end)
        reading.border(start - 1, first, "=")
        reading.fields.append(Field(pair["key"], first, last, pair.span("key")))
    for match in _PROCESS.finditer(reading.text):
        reading.border(*match.span("open"), "[")
        reading.border(*match.span("close"), "]")


def cut_tokens(
    starts: Iterable[int], ends: Iterable[int], cuts: list[Bounds]
) -> tuple[list[int], list[int]]:
    """Bounds of tokens, none of which holds a delimiter and something else."""
    edges = sorted({*chain.from_iterable(cuts)})
    new_starts: list[int] = []
    new_ends: list[int] = []
    for start, end in zip(starts, ends, strict=True):
        inside = edges[bisect_right(edges, start) : bisect_left(edges, end)]
        new_starts += (start, *inside)
        new_ends += (*inside, end)
    return new_starts, new_ends
