"""Biography pages of Wikipedia, as wikitext, to texts with records for `annotate-records`.

So the WikiPII paper's corpus can be built anew from a dump: the fields of the infobox become the
record, under the template's names ("spouse", "alma_mater"); the paragraphs become the text.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from spacy_kanon.cli._options import Force
from spacy_kanon.cli._util import Arg, script_command
from spacy_kanon.errors import Errors, KanonError, require
from spacy_kanon.formats.annotation_files import write_jsonl
from spacy_kanon.lang.en.dates import MONTHS
from spacy_kanon.storage.files import check_new_file

if TYPE_CHECKING:
    from mwparserfromhell.nodes import Template
    from mwparserfromhell.wikicode import Wikicode

Record = dict[str, list[str]]


class Page(NamedTuple):
    """The paragraphs of a page, a line each, and the fields of its infobox."""

    text: str
    record: Record


_DATES = ("birth date", "birth-date", "bda", "dob", "death date", "death-date", "start date")
_LISTS = ("plainlist", "ubl", "unbulleted list", "flatlist", "hlist", "plain list", "collapsible")
_MARRIAGE = ("marriage", "married")
_KEEP_FIRST = ("nowrap", "small", "nobold", "lang", "ill", "sortname", "abbr", "avoid wrap")
_YEAR_NOTE = re.compile(
    r"\s*\((?:[^()]*\b\d{4}\b[^()]*|[^()]*\b(?:m\.|div\.|died|divorced)[^()]*)\)"
)
_NO_PROSE = ("file:", "image:", "category:")
_NO_TEXT = ("ref", "gallery", "math", "style")
_SPACES = re.compile(r"[ \t\xa0]+")


def read_wikitext(wikitext: str) -> Page:
    """Read the source of a page: infobox templates are the record, the prose is the text."""
    require("mwparserfromhell", extra="records")
    import mwparserfromhell

    code = mwparserfromhell.parse(wikitext)
    record: Record = {}
    for template in code.filter_templates(recursive=False):
        if _template_name(template).startswith("infobox"):
            for parameter in template.params:
                lines = _plain(parameter.value).split("\n")
                values = [part for line in lines if (part := _clean(line))]
                if values:
                    record.setdefault(str(parameter.name).strip(), []).extend(values)
    return Page(_wikitext_paragraphs(code), record)


def _template_name(template: Template) -> str:
    return " ".join(str(template.name).replace("_", " ").split()).lower()


def _plain(code: Wikicode) -> str:
    """A value as readers see it, with line breaks between list items."""
    from mwparserfromhell import nodes

    parts: list[str] = []
    for node in code.nodes:
        if isinstance(node, nodes.Text):
            parts.append(str(node.value))
        elif isinstance(node, nodes.Wikilink):
            parts.append(_plain(node.text if node.text is not None else node.title))
        elif isinstance(node, nodes.ExternalLink) and node.title is not None:
            parts.append(_plain(node.title))
        elif isinstance(node, nodes.Template):
            parts.append(_plain_template(node))
        elif isinstance(node, nodes.HTMLEntity):
            parts.append(node.normalize())
        elif (
            isinstance(node, nodes.Tag) and (name := str(node.tag).strip().lower()) not in _NO_TEXT
        ):
            before = {"br": "\n", "li": "\n* "}.get(name, "")
            inside = _plain(node.contents) if node.contents is not None and name != "br" else ""
            parts.append(before + inside)
    return "".join(parts)


def _plain_template(template: Template) -> str:
    name = _template_name(template)
    plain = [_plain(p.value).strip() for p in template.params if not p.showkey]
    if name.startswith(_DATES):
        return _date([part for part in plain if part.isdigit()])
    if name.startswith(_LISTS):
        return "\n" + "\n".join(plain) + "\n"
    if name.startswith("sortname"):
        return " ".join(plain[:2])
    if name in _MARRIAGE or name.startswith(_KEEP_FIRST):
        return plain[1 if name == "lang" and len(plain) > 1 else 0] if plain else ""
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
    from mwparserfromhell.wikicode import Wikicode

    parts: list[str] = []
    for node in code.nodes:
        title = str(node.title).strip().lower() if isinstance(node, nodes.Wikilink) else ""
        if isinstance(node, nodes.Heading):
            parts.append("\n\n")
        elif not title.startswith(_NO_PROSE) and getattr(node, "tag", "") != "table":
            parts.append(_plain(Wikicode([node])))
    return _paragraphs("".join(parts).split("\n"))


def _paragraphs(lines: list[str]) -> str:
    cleaned = (_SPACES.sub(" ", line).strip() for line in lines)
    return "\n".join(line for line in cleaned if line and line[0] not in "*#:;|!{")


def read_infoboxes(
    pages: Annotated[Path, Arg(help="Folder of wikitext, a page a file, whose name is the id")],
    output: Annotated[Path, Arg(help="JSONL to write: doc_id, text, record")],
    force: Force = False,
) -> dict[str, Any]:
    """Read the text and the infobox of each page of a folder."""
    if not pages.is_dir():
        raise KanonError(Errors.E003.format(path=pages))
    check_new_file(output, force=force, inputs=[pages])
    records, problems = [], []
    for path in sorted(path for path in pages.iterdir() if path.is_file()):
        try:
            page = read_wikitext(path.read_text(encoding="utf-8-sig"))
        except UnicodeDecodeError as error:
            problems.append(f"{path.name} is not UTF-8 at byte {error.start}")
            continue
        if page.text and page.record:
            records.append({"doc_id": path.stem, "text": page.text, "record": page.record})
        else:
            problems.append(f"{path.name} has no {'infobox' if page.text else 'text'}")
    write_jsonl(records, output)
    return {"pages": len(records), "problems": problems, "output": output}


if __name__ == "__main__":
    script_command(read_infoboxes)()
