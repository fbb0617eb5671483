"""`python -m spacy kanon inspect`: what a knowledge base, an ontology or an index holds."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from wasabi import msg

from ..errors import Errors, KanonError
from ._util import Arg, Opt, command

KB, ONTOLOGY, INDEX = "knowledge base", "ontology", "index of background documents"
# By a file that folders of one kind alone have.
_KINDS = {"origins.json": KB, "arrays.bin": ONTOLOGY, "people.json": INDEX}


@command("inspect")
def inspect(
    path: Annotated[
        str, Arg(help="Knowledge base, ontology or index; kb or ontology: the bundled one")
    ],
    terms: Annotated[
        list[str] | None,
        Arg(metavar="[TERM]...", help="As in a text: American singer 'May 23, 1972'"),
    ] = None,
    top: Annotated[int, Opt(min=0, help="How many frequent terms to show")] = 10,
    check: Annotated[bool, Opt("--check", help="Check every byte against its hash first")] = False,
) -> dict[str, Any]:
    """Show counts, fingerprint and frequent terms; or, with TERMs, what is known of them.

    A knowledge base says how many people each TERM fits alone, in pairs and all together; an
    ontology, which truthful replacements a TERM has.
    """
    place = None if path in ("kb", "ontology") and not Path(path).exists() else Path(path)
    kind: str | None = KB if path == "kb" else ONTOLOGY
    if place is not None:
        if not place.exists():
            raise KanonError(Errors.E003.format(path=place))
        kind = next((kind for mark, kind in _KINDS.items() if (place / mark).is_file()), None)
    if kind == KB:
        return inspect_kb(place, tuple(terms or ()), top=top, check=check)
    if kind == ONTOLOGY:
        return inspect_ontology(place, tuple(terms or ()), check=check)
    if kind is None:
        raise KanonError(
            f"[KN015] {path} is no knowledge base, ontology or index of background documents. Name "
            "the folder that a build command wrote."
        )
    from ..linkage.reader import open_background

    meta = open_background(place, verify=check).meta
    return {name: meta[name] for name in ("people", "documents", "fingerprint")}


def inspect_kb(
    kb: Path | None, terms: tuple[str, ...] = (), *, top: int = 10, check: bool = False
) -> dict[str, Any]:
    """Counts of a knowledge base, or of terms in it."""
    from ..kb import inspect
    from ..kb.reader import open_kb

    with open_kb(kb, verify=check) as base:
        if not terms:
            frequent = inspect.most_frequent(base, top)
            return {**base.statistics(), "verified": check, "frequent": frequent}
        reports = [inspect.describe_term(base, term) for term in terms]
        known = [report for report in reports if report.keys]
        keys = [report.keys for report in known]
        unknown = [report.text for report in reports if not report.keys]
        if unknown:
            listed = ", ".join(unknown)
            msg.warn(f"Not in the knowledge base, so its risk is not known: {listed}")
        return {
            "population": base.population,
            "verified": check,
            "terms": [asdict(report) for report in reports],
            "pairs": [
                {"terms": [known[a].text, known[b].text], "people": people}
                for a, b, people in inspect.pair_supports(base, keys)
            ],
            "support": inspect.support(base, keys) if known == reports else None,
        }


def inspect_ontology(
    path: Path | None, phrases: tuple[str, ...] = (), *, check: bool = False
) -> dict[str, Any]:
    """What an ontology holds, or the options it has for phrases."""
    from ..names import DEM, LOC, MISC, ORG
    from ..ontology.linker import Linker
    from ..ontology.reader import open_ontology
    from .build import about_ontology

    opened = open_ontology(path, verify=check)
    if not phrases:
        return about_ontology(opened.meta)
    linker = Linker(opened)
    rows = []
    for phrase in phrases:
        for asked in (LOC, ORG, DEM, MISC):
            linked = linker.link(phrase, asked)
            names = [option.text for option in linked.options]
            items = [
                len(opened.member_ids(option.phrase)) if option.phrase else None
                for option in linked.options
            ]
            row = {"phrase": phrase, "kind": asked, "found by": linked.method}
            rows.append({**row, "options": " > ".join(names), "items": items})
    return {"phrases": rows}
