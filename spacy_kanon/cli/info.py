"""`python -m spacy kanon info`: what is installed, and what folders are."""

from __future__ import annotations

import platform
import re
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import Annotated, Any

from ..errors import Errors, KanonError
from ._util import Arg, command

PACKAGE = "spacy-kanon"
_EXTRA = re.compile(r"""extra\s*==\s*["']([\w-]+)["']""")
_DEVELOPERS = frozenset({"test", "docs", "bench"})


@command("info")
def info(
    folders: Annotated[
        list[Path] | None,
        Arg(
            metavar="[FOLDER]...",
            help="Knowledge bases, ontologies, indexes, pipelines (default: those of the package)",
        ),
    ] = None,
) -> dict[str, Any]:
    """Say what is installed, and what folders are, with their fingerprints."""
    names = (PACKAGE, "spacy", "thinc", "spacy-transformers", "torch")
    versions = {name: version for name in names if (version := _version(name))}
    versions |= {"python": platform.python_version(), "system": platform.platform()}
    extras = _missing_by_extra()
    found = [describe(path) for path in folders or _bundled()]
    return {"versions": versions, "extras": extras, "folders": found}


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _missing_by_extra() -> dict[str, list[str]]:
    """Per extra of the package, which of its requirements are not installed."""
    extras: dict[str, set[str]] = {}
    for line in metadata.requires(PACKAGE) or []:
        extra = _EXTRA.search(line)
        if extra is not None and extra[1] not in _DEVELOPERS:
            name = re.split(r"[\s<>=!~;\[(]", line, maxsplit=1)[0]
            extras.setdefault(extra[1], set()).add(name)
    return {
        extra: sorted(name for name in needed if _version(name) is None)
        for extra, needed in sorted(extras.items())
    }


def _bundled() -> Sequence[Path]:
    from ..kb.reader import SAMPLE as KB
    from ..linkage.reader import SAMPLE as INDEX
    from ..ontology.reader import SAMPLE as ONTOLOGY

    return [KB, ONTOLOGY, INDEX]


def kind_of_folder(path: Path) -> str:
    """What a folder is, by a file that folders of one kind alone have."""
    if not path.exists():
        raise KanonError(Errors.E003.format(path=path))
    for mark, kind in _MARKS.items():
        if (path / mark).is_file():
            return kind
    raise KanonError(Errors.E015.format(path=path))


def describe(path: Path) -> dict[str, Any]:
    """Path, kind, counts and fingerprint of a folder. RAISES (KanonError): As `kind_of_folder`."""
    kind = kind_of_folder(path)
    return {"path": str(path), "is": kind, **_READERS[kind](path)}


def _kb(path: Path) -> dict[str, Any]:
    from ..kb.reader import open_kb

    with open_kb(path) as kb:
        counts = {"people": kb.population, "terms": len(kb), "folded": kb.folded}
        return {**counts, "fingerprint": kb.fingerprint}


def _ontology(path: Path) -> dict[str, Any]:
    from ..ontology.reader import open_ontology

    meta = open_ontology(path).meta
    return {**meta["counts"], "fingerprint": meta["fingerprint"]}


def _index(path: Path) -> dict[str, Any]:
    from ..linkage.reader import open_background

    index = open_background(path)
    return {"people": index.population, "fingerprint": index.fingerprint}


def _pipeline(path: Path) -> dict[str, Any]:
    import srsly

    meta = srsly.read_json(path / "meta.json")
    name = f"{meta['lang']}_{meta['name']}"
    about = {"name": name, "version": meta["version"], "components": meta["components"]}
    return {**about, **({"kanon": meta["kanon"]} if "kanon" in meta else {})}


PIPELINE, KB, INDEX, ONTOLOGY = (
    "pipeline", "knowledge base", "index of background documents", "ontology",
)  # fmt: skip
_MARKS = {
    "config.cfg": PIPELINE, "origins.json": KB, "people.json": INDEX, "arrays.bin": ONTOLOGY,
}  # fmt: skip
_READERS = {PIPELINE: _pipeline, KB: _kb, INDEX: _index, ONTOLOGY: _ontology}
