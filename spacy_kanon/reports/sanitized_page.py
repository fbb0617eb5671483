"""Sanitized documents as one self-contained HTML page: colour by risk, evidence on hover.

No script, no font, no address: the page can be opened anywhere and sends nothing anywhere. It
shows the original text, so it is as confidential as the text is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light; --ink: #1d2733; --soft: #5b6875; --line: #dde3ea; --paper: #fff }
* { box-sizing: border-box }
body { font: 16px/1.75 system-ui, sans-serif; color: var(--ink); background: #f4f6f8; margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 6rem }
h1 { font-size: 1.5rem; margin: 0 0 .25rem } h2 { font-size: 1.05rem; margin: 0 }
p.note { color: var(--soft); font-size: .875rem; margin: .25rem 0 1.25rem }
article { background: var(--paper); border: 1px solid var(--line); border-radius: .6rem;
  padding: 1.1rem 1.35rem; margin: 1.25rem 0 }
dl { display: flex; flex-wrap: wrap; gap: .4rem 1.75rem; margin: .6rem 0 1rem }
dl div { display: flex; gap: .45rem; font-size: .875rem }
dt { color: var(--soft) } dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums }
h3 { font-size: .75rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft);
  margin: 1.1rem 0 .3rem }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 }
mark { position: relative; padding: .12em .35em; border-radius: .3em; color: inherit; cursor: help }
mark small { display: inline-block; font-size: .62em; font-weight: 700; letter-spacing: .04em;
  margin-left: .45em; color: var(--soft); white-space: nowrap }
mark.kept { outline: 1px solid #9fcbb0; background: #e8f5ec }
mark.gone { text-decoration: line-through; text-decoration-thickness: 1px }
mark .why { display: none; position: absolute; left: 0; top: 100%; z-index: 2; width: max-content;
  max-width: 22rem; padding: .5rem .7rem; border-radius: .4rem; background: #1d2733; color: #fff;
  font-size: .8125rem; line-height: 1.45; white-space: normal; text-decoration: none }
mark:hover .why, mark:focus .why { display: block }
.legend { display: flex; flex-wrap: wrap; gap: .5rem 1rem; font-size: .8125rem; color: var(--soft) }
.legend i { display: inline-block; width: 1em; height: 1em; border-radius: .25em;
  vertical-align: -.15em; margin-right: .35em }
""".strip()

# From low to high disclosure risk: (lower bound of the score, background).
SHADES: tuple[tuple[float, str], ...] = (
    (0.0, "#fdf3d0"),
    (0.05, "#fbe3a8"),
    (0.2, "#f9c98b"),
    (0.5, "#f4a582"),
    (1.0, "#ea8a86"),
)


def shade(score: float) -> str:
    """Background colour of a masked phrase with this disclosure risk (0 to 1)."""
    return [colour for bound, colour in SHADES if score >= bound][-1]


def render_page(documents: Iterable[tuple[str, Mapping[str, Any]]], *, title: str) -> str:
    """One page for one or many documents.

    documents (Iterable[tuple[str, Mapping]]): Original text and record of each (the plain dict
        that `release.record.document_record` makes, with evidence).
    """
    articles = []
    masked = mentions = 0
    for number, (text, record) in enumerate(documents, start=1):
        articles.append(_article(number, text, record))
        mentions += len(record["spans"])
        masked += sum(span["masked"] for span in record["spans"])
    total = f"{len(articles):,} document{'s' * (len(articles) != 1)}, " + (
        f"{masked:,} of {mentions:,} phrases masked"
    )
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>\n{STYLE}\n</style></head>\n<body><main>\n<h1>{escape(title)}</h1>\n"
        f'<p class="note">{total}. This page shows the original texts: it is as confidential as '
        f"they are.</p>\n{_legend()}\n{''.join(articles)}</main></body></html>\n"
    )


def _legend() -> str:
    names = ("low risk", "5 %", "20 %", "50 %", "singles out one person, or unknown")
    shades = "".join(
        f'<span><i style="background:{colour}"></i>{name}</span>'
        for (_, colour), name in zip(SHADES, names, strict=True)
    )
    kept = '<span><i style="background:#e8f5ec;outline:1px solid #9fcbb0"></i>kept</span>'
    return f'<div class="legend">Masked, by risk as written: {shades}{kept}</div>'


def _article(number: int, text: str, record: Mapping[str, Any]) -> str:
    spans: Sequence[Mapping[str, Any]] = record["spans"]
    name = escape(str(record.get("id") or f"Document {number}"))
    released = record.get("sanitized_text", record["masked_text"])
    return (
        f"<article>\n<h2>{name}</h2>\n{_summary(text, record)}"
        f'<h3>As written</h3>\n<p class="text">{_highlighted(text, spans)}</p>\n'
        f'<h3>As released</h3>\n<p class="text">{escape(released)}</p>\n</article>\n'
    )


def _summary(text: str, record: Mapping[str, Any]) -> str:
    gone = sum(span["end"] - span["start"] for span in record["spans"] if span["masked"])
    share = f"{gone / len(text):.0%}" if text else "0%"
    population = f"{record['population']:,}"
    reached = record["k_reached"]
    before = record["before"]["support"]
    masked = sum(span["masked"] for span in record["spans"])
    rows = [
        ("k wanted", f"{record['k']}"),
        ("k reached", population if reached is None else f"{reached:,}"),
        ("k as written", "unknown" if before is None else f"{before:,}"),
        ("people in the knowledge base", population),
        (
            "phrases masked",
            f"{masked} of {len(record['spans'])}",
        ),
        ("characters masked", share),
    ]
    items = "".join(f"<div><dt>{escape(a)}</dt><dd>{escape(b)}</dd></div>" for a, b in rows)
    return f"<dl>{items}</dl>\n"


def _highlighted(text: str, spans: Sequence[Mapping[str, Any]]) -> str:
    pieces = []
    position = 0
    for span in spans:
        pieces.append(escape(text[position : span["start"]]))
        pieces.append(_mark(text[span["start"] : span["end"]], span))
        position = span["end"]
    pieces.append(escape(text[position:]))
    return "".join(pieces)


def _mark(phrase: str, span: Mapping[str, Any]) -> str:
    style = f' style="background:{shade(span["score"])}"' if span["masked"] else ""
    name = "gone" if span["masked"] else "kept"
    why = escape(span["evidence"])
    return (
        f'<mark class="{name}" tabindex="0"{style}>{escape(phrase)}'
        f'<small>{escape(span["kind"])}</small><span class="why" role="tooltip">{why}</span></mark>'
    )
