"""`python -m spacy kanon info`: what is installed, and what folders are."""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

import typer

from .._app import kanon_cli
from .._errors import friendly_errors

PACKAGE = "spacy-kanon"
_EXTRA = re.compile(r"""extra\s*==\s*["']([\w-]+)["']""")
_DEVELOPERS = frozenset({"test", "docs", "bench"})


def info(folders: Sequence[Path] = ()) -> dict[str, Any]:
    """What is installed, and what folders are, as plain values.

    folders (Sequence[Path]): Knowledge bases, ontologies, indexes of background documents and
        pipelines; none: those that come with the package.
    RETURNS (dict[str, Any]): "versions" by name; "extras": for each the packages that are missing;
        "folders": for each its path, what it is, its fingerprint and its counts.
    RAISES (KanonError): E003 for a path that is not there; E015 for a folder that is none of these.
    """
    names = (PACKAGE, "spacy", "thinc", "spacy-transformers", "torch")
    versions = {name: version for name in names if (version := _version(name))}
    versions |= {"python": platform.python_version(), "system": platform.platform()}
    return {
        "versions": versions,
        "extras": _missing_by_extra(),
        "folders": [_folder(path) for path in folders or _bundled()],
    }


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


def _bundled() -> list[Path]:
    from ...kb.reader import SAMPLE as KB
    from ...linkage.reader import SAMPLE as INDEX
    from ...ontology.reader import SAMPLE as ONTOLOGY

    return [KB, ONTOLOGY, INDEX]


def _folder(path: Path) -> dict[str, Any]:
    """What a folder is; each kind says by its own reader whether it is one."""
    from ...errors import Errors, KanonError

    if not path.exists():
        raise KanonError(Errors.E003.format(path=path))
    for mark, describe in _MARKS.items():
        if (path / mark).is_file():
            return {"path": str(path), **describe(path)}
    raise KanonError(Errors.E015.format(path=path))


def _kb(path: Path) -> dict[str, Any]:
    from ...kb.reader import open_kb

    with open_kb(path) as kb:
        return {
            "is": "knowledge base",
            "people": kb.population,
            "terms": len(kb),
            "folded": kb.folded,
            "fingerprint": kb.fingerprint,
        }


def _ontology(path: Path) -> dict[str, Any]:
    from ...ontology.reader import open_ontology

    meta = open_ontology(path).meta
    return {"is": "ontology", **meta["counts"], "fingerprint": meta["fingerprint"]}


def _index(path: Path) -> dict[str, Any]:
    from ...linkage.reader import open_background

    index = open_background(path)
    return {
        "is": "index of background documents",
        "people": index.population,
        "fingerprint": index.fingerprint,
    }


def _pipeline(path: Path) -> dict[str, Any]:
    import srsly

    meta = srsly.read_json(path / "meta.json")
    return {
        "is": "pipeline",
        "name": f"{meta['lang']}_{meta['name']}",
        "version": meta["version"],
        "components": meta["components"],
        **({"kanon": meta["kanon"]} if "kanon" in meta else {}),
    }


# A file that folders of one kind alone have.
_MARKS = {
    "config.cfg": _pipeline,
    "origins.json": _kb,
    "people.json": _index,
    "arrays.bin": _ontology,
}


def _state(absent: Sequence[str]) -> str:
    return f"without {', '.join(absent)}" if absent else "installed"


@kanon_cli.command("info")
@friendly_errors
def info_cli(
    folders: list[Path] | None = typer.Argument(
        None,
        metavar="[FOLDER]...",
        help="Knowledge bases, ontologies, indexes and pipelines (default: those of the package)",
    ),
    as_json: bool = typer.Option(False, "--json", help="Print JSON, for machines"),
) -> None:
    """Say what is installed, and what folders are, with their fingerprints."""
    from wasabi import msg

    about = info(folders or ())
    if as_json:
        typer.echo(json.dumps(about, indent=2))
        return
    msg.divider("Versions")
    msg.table(about["versions"])
    msg.divider("Extras")
    msg.table({name: _state(absent) for name, absent in about["extras"].items()})
    for folder in about["folders"]:
        msg.divider(folder["path"])
        msg.table({name: value for name, value in folder.items() if name != "path"})
