"""Biography pages of Wikipedia to texts with records, from wikitext or from HTML.

So the WikiPII paper's corpus can be built anew by someone who has the pages: the fields of the
infobox become the record, under the names that readers see ("Spouse(s)", "Alma mater") in HTML and
the template's own ("spouse", "alma_mater") in wikitext; the paragraphs become the text.

Wikitext is read by `mwparserfromhell` (extra "records"), HTML by the standard library.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import Errors, KanonError
from ..lang.en.date_patterns import MONTHS
from .corpus import BadRecord, RecordText

if TYPE_CHECKING:
    from mwparserfromhell.nodes import Template
    from mwparserfromhell.wikicode import Wikicode

Record = dict[str, list[str]]


class Page(NamedTuple):
    """The paragraphs of a page, and the fields of its infobox (empty if it has none).

    text (str): Paragraphs, a line each.
    record (Record): Values by field.
    """

    text: str
    record: Record


_DATES = ("birth date", "birth-date", "bda", "dob", "death date", "death-date", "start date")
_LISTS = ("plainlist", "ubl", "unbulleted list", "flatlist", "hlist", "plain list", "collapsible")
_MARRIAGE = ("marriage", "married")
_KEEP_FIRST = ("nowrap", "small", "nobold", "lang", "ill", "sortname", "abbr", "avoid wrap")
_YEAR_NOTE = re.compile(
    r"\s*\((?:[^()]*\b\d{4}\b[^()]*|[^()]*\b(?:m\.|div\.|died|divorced)[^()]*)\)"
)
_SPACES = re.compile(r"[ \t\xa0]+")


def read_wikitext(wikitext: str) -> Page:
    """Read the source of a page: infobox templates are the record, the prose is the text."""
    if find_spec("mwparserfromhell") is None:
        raise KanonError(Errors.E001.format(packages="mwparserfromhell", extra="records"))
    import mwparserfromhell

    code = mwparserfromhell.parse(wikitext)
    record: Record = {}
    for template in code.filter_templates(recursive=False):
        if _template_name(template).startswith("infobox"):
            for parameter in template.params:
                values = _wikitext_values(parameter.value)
                if values:
                    record.setdefault(str(parameter.name).strip(), []).extend(values)
    return Page(_wikitext_paragraphs(code), record)


def _template_name(template: Template) -> str:
    return " ".join(str(template.name).replace("_", " ").split()).lower()


def _wikitext_values(value: Wikicode) -> list[str]:
    """The values of one field: list items and lines apart, references and comments dropped."""
    text = _plain(value)
    return [part for line in text.split("\n") if (part := _clean(line))]


def _plain(code: Wikicode) -> str:
    """A value as readers see it, with line breaks between list items."""
    from mwparserfromhell import nodes

    parts: list[str] = []
    for node in code.nodes:
        if isinstance(node, nodes.Text):
            parts.append(str(node.value))
        elif isinstance(node, nodes.Wikilink):
            parts.append(_plain(node.text if node.text is not None else node.title))
        elif isinstance(node, nodes.ExternalLink):
            parts.append(_plain(node.title) if node.title is not None else "")
        elif isinstance(node, nodes.Template):
            parts.append(_plain_template(node))
        elif isinstance(node, nodes.HTMLEntity):
            parts.append(node.normalize())
        elif isinstance(node, nodes.Tag):
            parts.append(_plain_tag(node))
    return "".join(parts)


def _plain_tag(tag: Any) -> str:
    name = str(tag.tag).strip().lower()
    if name in ("ref", "gallery", "math", "style"):
        return ""
    if name == "br":
        return "\n"
    if name == "li":
        return "\n* " + (_plain(tag.contents) if tag.contents is not None else "")
    return _plain(tag.contents) if tag.contents is not None else ""


def _plain_template(template: Template) -> str:
    name = _template_name(template)
    plain = [_plain(p.value).strip() for p in template.params if not p.showkey]
    if name.startswith(_DATES):
        return _date([part for part in plain if part.isdigit()])
    if name.startswith(_LISTS):
        return "\n" + "\n".join(plain) + "\n"
    if name in _MARRIAGE or name.startswith(_KEEP_FIRST):
        if name.startswith("sortname"):
            return " ".join(plain[:2])
        shown = 1 if name == "lang" and len(plain) > 1 else 0  # {{lang|de|the text}}
        return plain[shown] if plain else ""
    return ""


def _date(numbers: list[str]) -> str:
    """ "1972", "May 1972" or "23 May 1972" from year, month and day."""
    if not numbers:
        return ""
    year, *month_and_day = numbers[:3]
    if not month_and_day or not 1 <= int(month_and_day[0]) <= 12:
        return year
    month = MONTHS[int(month_and_day[0]) - 1]
    return (
        f"{int(month_and_day[1])} {month} {year}" if len(month_and_day) > 1 else f"{month} {year}"
    )


def _clean(line: str) -> str:
    text = _YEAR_NOTE.sub("", _SPACES.sub(" ", line.strip().lstrip("*#:; ")))
    return text.strip(" ,;")


def _wikitext_paragraphs(code: Wikicode) -> str:
    """The prose without tables, headings, lists, files and categories."""
    from mwparserfromhell import nodes

    parts: list[str] = []
    for node in code.nodes:
        if isinstance(node, nodes.Heading):
            parts.append("\n\n")
        elif isinstance(node, nodes.Wikilink):
            title = str(node.title).strip().lower()
            if not title.startswith(("file:", "image:", "category:")):
                parts.append(_plain(node.text if node.text is not None else node.title))
        elif isinstance(node, nodes.Tag) and str(node.tag) in ("table", "ref", "gallery"):
            continue
        else:
            parts.append(_plain_of_node(node))
    return _paragraphs("".join(parts).split("\n"))


def _plain_of_node(node: Any) -> str:
    from mwparserfromhell.wikicode import Wikicode

    return _plain(Wikicode([node]))


def _paragraphs(lines: list[str]) -> str:
    cleaned = (_SPACES.sub(" ", line).strip() for line in lines)
    return "\n".join(line for line in cleaned if line and line[0] not in "*#:;|!{")


def read_html(html: str) -> Page:
    """Read a rendered page; `table.infobox` is the record, `p` outside of tables the text.

    >>> read_html("<table class='infobox'><tr><th>Spouse</th><td>Ada</td></tr></table><p>He sang.")
    Page(text='He sang.', record={'Spouse': ['Ada']})
    """
    reader = _PageReader()
    reader.feed(html)
    reader.close()
    record: Record = {}
    for name, lines in reader.rows:
        values = [part for line in lines.split("\n") if (part := _clean(line))]
        if name and values:
            record.setdefault(name, []).extend(values)
    return Page(_paragraphs(reader.paragraphs), record)


class _PageReader(HTMLParser):
    """Collects the rows of the infobox (name, value) and the paragraphs."""

    _BREAKS = frozenset({"br", "li", "div", "p", "tr"})
    _HIDDEN = frozenset({"style", "script", "sup"})

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.rows: list[tuple[str, str]] = []
        self.paragraphs: list[str] = []
        self._tables: list[bool] = []  # For each open table whether it is the infobox.
        self._hidden: list[str] = []
        self._cell = ""
        self._name: list[str] = []
        self._value: list[str] = []
        self._paragraph: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._hidden:
            if tag == self._hidden[-1]:
                self._hidden.append(tag)
            return
        shown = dict(attrs)
        classes = (shown.get("class") or "").split()
        invisible = "display:none" in (shown.get("style") or "").replace(" ", "")
        if tag in self._HIDDEN or (invisible and tag in ("span", "div")):
            self._hidden.append(tag)
        elif tag == "table":
            self._tables.append("infobox" in classes)
        elif tag in ("th", "td") and self._tables == [True]:
            self._cell = tag
        elif tag == "p" and not self._tables:
            self._end_paragraph()
            self._paragraph = []
        if tag in self._BREAKS and self._cell:
            self._add("\n")

    def handle_endtag(self, tag: str) -> None:
        if self._hidden:
            if tag == self._hidden[-1]:
                self._hidden.pop()
            return
        if tag == "table" and self._tables:
            self._tables.pop()
        elif tag in ("th", "td") and self._tables == [True]:
            self._cell = ""
        elif tag == "tr" and self._tables == [True]:
            name = _SPACES.sub(" ", "".join(self._name)).strip()
            self.rows.append((" ".join(name.split()), "".join(self._value)))
            self._name, self._value = [], []
        elif tag == "p":
            self._end_paragraph()

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self._add(data)

    def close(self) -> None:
        super().close()
        self._end_paragraph()

    def _add(self, data: str) -> None:
        if self._cell == "th":
            self._name.append(data)
        elif self._cell == "td":
            self._value.append(data)
        elif self._paragraph is not None:
            self._paragraph.append(data.replace("\n", " "))

    def _end_paragraph(self) -> None:
        if self._paragraph is not None:
            self.paragraphs.append("".join(self._paragraph))
        self._paragraph = None


def read_page_folder(folder: Path) -> Iterator[RecordText | BadRecord]:
    """The pages of a folder in the order of their names, one file each (wikitext or HTML, UTF-8).

    The id of a page is the name of its file. A page without infobox or text is told apart.
    """
    if not folder.is_dir():
        raise KanonError(Errors.E003.format(path=folder))
    files = sorted(path for path in folder.iterdir() if path.is_file())
    for number, path in enumerate(files, start=1):
        try:
            content = path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError as error:
            yield BadRecord(number, f"{path.name} is not UTF-8 at byte {error.start}")
            continue
        page = read_page(content)
        if page.text and page.record:
            yield RecordText(number, path.stem, page.text, page.record)
        else:
            yield BadRecord(number, f"{path.name} has no {'infobox' if page.text else 'text'}")


def read_page(content: str) -> Page:
    """A page in either form, told apart by its beginning."""
    return read_html(content) if _is_html(content) else read_wikitext(content)


def _is_html(content: str) -> bool:
    return bool(re.match(r"\s*(?:<!doctype|<html|<div|<table|<p\b)", content, re.IGNORECASE))
