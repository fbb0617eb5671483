"""Markup of HTML and Markdown in a text: what is no word of it and must stay as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

# Attributes whose values people read, or that lead to somebody.
_TOLD = r"(?:content|alt|title|value|placeholder|label|href|src|cite|datetime)"
_ELEMENT = (
    r"(?:html|head|title|meta|link|base|style|script|body|div|span|p|a|b|i|u|s|em|strong|small|big"
    r"|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|th|td|caption|br|hr|img|figure|figcaption"
    r"|header|footer|main|nav|section|article|aside|form|input|label|select|option|button|textarea"
    r"|fieldset|legend|pre|code|blockquote|q|cite|sub|sup|font|center|abbr|address|time|mark|iframe"
    r"|video|audio|source|svg|path|o:p|col|colgroup|del|ins|kbd|details|summary|tt|wbr)(?![\w-])"
)
_TAG = re.compile(
    rf"</?{_ELEMENT}"
    r"(?:\s{1,20}[A-Za-z_:@][\w:.-]{0,60}(?:\s?=\s?(?:\"[^\"<>]{0,2000}\"|'[^'<>]{0,2000}'|[^\s\"'<>]{1,500}))?)"
    r"{0,40}\s{0,20}/?>|<!--|-->|<!DOCTYPE[^<>]{0,200}>"
    r"|&(?:[a-z]{2,8}|#x?[\dA-F]{1,6});",
    re.IGNORECASE,
)
_VALUE = re.compile(
    rf"\s{_TOLD}\s?=\s?(?:\"(?P<double>[^\"<>]*)\"|'(?P<single>[^'<>]*)'|(?P<bare>[^\s\"'<>]+))",
    re.IGNORECASE,
)
_SCHEME = re.compile(r"(?:mailto|tel|sms):", re.IGNORECASE)
# "](https://...)" of a Markdown link, and the marks of emphasis and code around a word.
_LINK = re.compile(r"(?<=[^\s\]])\]\((?=\S)")


def markup_spans(text: str) -> list[tuple[int, int]]:
    """Stretches of markup in a text.

    text (str): HTML, Markdown or neither.
    RETURNS (list[tuple[int, int]]): Start and end (exclusive), in order and apart. Values of
        attributes that people read or that lead to somebody ("alt", "href") are no markup.

    >>> text = '<p class="x">Ann <a href="mailto:a@b.cd">'
    >>> [text[start:end] for start, end in markup_spans(text)]
    ['<p class="x">', '<a href="mailto:', '">']
    """
    if "<" not in text and "&" not in text and "](" not in text:
        return []
    tags = (match for match in _TAG.finditer(text) if not _is_letter(match[0]))
    spans = [span for match in tags for span in _around_values(match)]
    spans += [match.span() for match in _LINK.finditer(text)]
    return sorted(spans)


def _is_letter(tag: str) -> bool:
    """Whether an entity stands for a letter or a digit by its number: it is a part of a word."""
    return tag.startswith("&#") and unescape(tag).isalnum()


def _around_values(tag: re.Match[str]) -> Iterator[tuple[int, int]]:
    """A tag without the values in it that are told."""
    text, start = tag.string, tag.start()
    for value in _VALUE.finditer(text, tag.start(), tag.end()):
        name = value.lastgroup or "bare"
        first, last = value.span(name)
        scheme = _SCHEME.match(text, first, last)
        yield start, scheme.end() if scheme else first
        start = last
    yield start, tag.end()
