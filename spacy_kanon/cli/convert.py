"""`python -m spacy kanon convert`: annotated texts from one format into another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from . import _options
from ._util import Arg, Opt, command, pairs_of

DEFAULT_TARGETS = {".spacy": "docbin", ".jsonl": "jsonl"}


@command("convert")
def convert(
    source: Annotated[Path, Arg(help="File with annotated texts, or masks")],
    target: Annotated[Path, Arg(help="File to write")],
    from_format: Annotated[
        str | None,
        Opt("--from", help="tab, wikireplace, masks, jsonl, docbin (default: told from the file)"),
    ] = None,
    to_format: Annotated[
        str | None, Opt("--to", help="One of these (default: by the suffix)")
    ] = None,
    texts: Annotated[Path | None, Opt(help="File with the texts, if SOURCE has none")] = None,
    system: Annotated[str | None, Opt(help="Which one, if SOURCE holds masks of several")] = None,
    identifier_type: Annotated[str, Opt(help="For spans that do not say theirs")] = "QUASI",
    label_map: Annotated[str, Opt(help="Rename labels: GPE=LOC,NORP=DEM (or GPE=LOC/QUASI)")] = "",
    force: _options.Force = False,
) -> dict[str, Any]:
    """Convert annotated texts: Prodigy's and other JSONL, DocBin, TAB's JSON, masks.

    Every span is checked against its text. Nothing is shifted or left out silently.
    """
    from ..formats import registry
    from ..formats.spans import ReadOptions, check_identifier_type
    from ..storage.files import check_new_file

    check_new_file(target, force=force, inputs=[source, texts])
    check_identifier_type("(all)", identifier_type)
    renamed = filter(None, (part.strip() for part in label_map.split(",")))
    labels = dict(pairs_of(renamed, "label-map", "OLD=NEW, several separated by commas"))
    count = registry.convert(
        source,
        target,
        from_format=from_format,
        to_format=to_format or DEFAULT_TARGETS.get(target.suffix, "tab"),
        texts=texts,
        options=ReadOptions(identifier_type, labels, system=system),
    )
    return {"documents": count, "output": target}
