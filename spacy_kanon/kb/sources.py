"""Where a knowledge base is built from: Wikidata dumps and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..errors import KanonError, need_file
from ..types import PeopleSource

DUMP_SUFFIXES = (".json", ".json.gz", ".json.bz2")


def open_source(
    path: Path | str,
    *,
    mapping: Path | str | Mapping[str, Any] | None = None,
    languages: Sequence[str] = ("en",),
    progress: bool = False,
    beside: Path | None = None,
) -> PeopleSource:
    """A dump or a table of people; temporary files, which hold facts, lie `beside` the output."""
    from ..storage.records import table_format
    from .tables import PeopleTable
    from .wikidata import WikidataDump

    path = Path(path)
    need_file(path)
    if table_format(path) is not None:
        return PeopleTable(path, mapping, languages=languages, progress=progress)
    if path.name.lower().endswith(DUMP_SUFFIXES) and mapping is None:
        return WikidataDump(path, languages=languages, progress=progress, beside=beside)
    raise KanonError(
        f"[KN143] {path} is neither a Wikidata dump (.json, .json.gz, .json.bz2) nor a table "
        "(.csv, .tsv, .jsonl, .parquet, the first three also with .gz). Rename or convert it."
    )
