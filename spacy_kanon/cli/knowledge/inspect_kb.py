"""`python -m spacy kanon inspect-kb`: what a knowledge base holds, and whom a combination fits."""

from __future__ import annotations

import textwrap
from dataclasses import asdict
from pathlib import Path
from typing import Any

import typer

from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import option


def inspect_kb(
    kb: Path | None, terms: tuple[str, ...] = (), *, top: int = 10, verify: bool = False
) -> dict[str, Any]:
    """Counts of a knowledge base, or of terms in it, as plain values.

    kb (Path | None): Knowledge base folder; None is the sample.
    terms (tuple[str, ...]): As in a text: American, singer, May 23, 1972.
    top (int): How many frequent terms to show.
    verify (bool): Check every byte against its hash first.
    RETURNS (dict): Without terms `KnowledgeBase.statistics` with "frequent" and "verified"; with
        terms "population", "terms", "pairs" (of known terms) and "support" (None if a term is
        unknown: that is not the same as fitting nobody).
    RAISES (KanonError): See `kb.reader.open_kb`.
    """
    from ...kb import inspect
    from ...kb.reader import open_kb

    with open_kb(kb, verify=verify) as base:
        if not terms:
            frequent = inspect.most_frequent(base, top, literal=True)
            rows = [asdict(group) for group in frequent]
            return {**base.statistics(), "verified": verify, "frequent": rows}
        reports = [inspect.describe_term(base, term) for term in terms]
        known_terms = [report for report in reports if report.keys]
        keys = [report.keys for report in known_terms]
        return {
            "population": base.population,
            "verified": verify,
            "terms": [asdict(report) for report in reports],
            "pairs": [
                {"terms": [known_terms[a].text, known_terms[b].text], "people": people}
                for a, b, people in inspect.pair_supports(base, keys)
            ],
            "support": inspect.support(base, keys) if known_terms == reports else None,
        }


@kanon_cli.command("inspect-kb")
@friendly_errors
def inspect_kb_cli(
    kb: Path = typer.Argument(..., metavar="KB", help="Knowledge base folder; - is the sample"),
    terms: list[str] | None = typer.Argument(
        None, metavar="[TERM]...", help="Terms as in a text: American singer 'May 23, 1972'"
    ),
    top: int = option(inspect_kb, "top", "--top", "-n", min=0),
    verify: bool = option(inspect_kb, "verify", "--verify"),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables"),
) -> None:
    """Show counts, sizes and frequent terms; or, with TERMs, how many people they fit.

    Each TERM is counted alone, in every pair, and all of them together.
    """
    import json

    result = inspect_kb(None if str(kb) == "-" else kb, tuple(terms or ()), top=top, verify=verify)
    if as_json:
        typer.echo(json.dumps(result, indent=2, ensure_ascii=False))
    elif terms:
        show_terms(result)
    else:
        show_statistics(result)


def show_statistics(result: dict[str, Any]) -> None:
    """Print counts, sizes and frequent terms.

    result (dict[str, Any]): What `inspect_kb` returns without terms.
    """
    from wasabi import msg

    if result["verified"]:
        msg.good("Every byte is as it was written.")
    sizes = result["bytes"]
    rows = [
        ("people", f"{result['people']:,}"),
        ("terms", f"{result['terms']:,}"),
        ("terms of one person", f"{result['unique_terms']:,}"),
        ("words of nobody", f"{result['words']:,}"),
        ("postings", f"{result['postings']:,}"),
        ("distinct posting lists", f"{result['lists']:,}"),
        ("MB on disk", f"{sum(sizes.values()) / 1e6:,.1f}"),
        *((f"  {name}", f"{size / 1e6:,.1f}") for name, size in sizes.items()),
        ("built", result["created"]),
        ("fingerprint", result["fingerprint"][:16]),
    ]
    msg.table(rows, aligns=("l", "r"))
    kinds = [
        (kind, f"{counts['terms']:,}", f"{counts['postings']:,}")
        for kind, counts in result["kinds"].items()
    ]
    msg.table(kinds, header=("kind", "terms", "postings"), divider=True, aligns=("l", "r", "r"))
    if result["frequent"]:
        frequent = [
            (f"{row['people']:,}", row["kind"], textwrap.shorten(", ".join(row["terms"]), 60))
            for row in result["frequent"]
        ]
        header = ("people", "kind", "terms that the same people have")
        msg.table(frequent, header=header, divider=True, aligns=("r", "l", "l"), max_col=60)


def show_terms(result: dict[str, Any]) -> None:
    """Print how many people terms fit, alone, in pairs and together.

    result (dict[str, Any]): What `inspect_kb` returns with terms.
    """
    from wasabi import msg

    rows = [
        (
            term["text"],
            f"{term['people']:,}" if term["keys"] else "unknown",
            ", ".join(term["kinds"]),
            ", ".join(term["origins"]),
            ", ".join(key for key in term["keys"] if key != term["text"]),
        )
        for term in result["terms"]
    ]
    header = ("term", "people", "kinds", "from", "found as")
    msg.table(rows, header=header, divider=True, aligns=("l", "r", "l", "l", "l"), max_col=60)
    if len(rows) > 2:
        pairs = [(" + ".join(pair["terms"]), f"{pair['people']:,}") for pair in result["pairs"]]
        msg.table(pairs, header=("pair", "people"), divider=True, aligns=("l", "r"))
    unknown = [term["text"] for term in result["terms"] if not term["keys"]]
    if unknown:
        msg.warn(f"Not in the knowledge base, so its risk is not known: {', '.join(unknown)}")
    elif len(rows) > 1:
        names = " + ".join(term["text"] for term in result["terms"])
        msg.info(f"{names} fits {result['support']:,} of {result['population']:,} people")
