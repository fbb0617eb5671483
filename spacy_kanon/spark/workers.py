"""What Spark's Python workers share with the driver: a work, folders, and that they are the same.

A *work* is a callable that is sent to the workers. A worker calls it once and gets a function,
which it then calls with each batch. Spark repeats the tasks of a worker that dies; the function has
to give the same results again.
"""

from __future__ import annotations

import pickle
import tarfile
import tempfile
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import spacy
from spacy.language import Language

from spacy_kanon import Recipe, __version__

from ..errors import KanonError
from .sessions import get_context

_OPENED = {"kb": "knowledge base", "ontology": "ontology", "index": "index of persons"}
_FOLDERS = (("config", "kb"), ("generalize", "ontology"), ("linkage", "index"))


@lru_cache(maxsize=1)
def made(work: bytes) -> Any:
    """What a pickled work makes; another work takes its place in this process."""
    return pickle.loads(work)()


@dataclass(frozen=True)
class Shipped:
    """Folders that were sent to the workers: the name of each archive, by the folder's path."""

    names: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, path: str) -> str:
        """Where a folder lies on this machine."""
        from pyspark import SparkFiles

        name = self.names.get(path)
        return path if name is None else str(next(Path(SparkFiles.get(name)).iterdir()))

    def recipe(self, recipe: Recipe) -> Recipe:
        """A recipe with the folders of this machine."""
        for part, key in _FOLDERS:
            settings = getattr(recipe, part)
            if settings and settings.get(key):
                changes: dict[str, Any] = {part: {**settings, key: self(str(settings[key]))}}
                recipe = replace(recipe, **changes)
        return recipe


def ship_recipe(spark: Any, recipe: Recipe) -> Shipped:
    """Send the folders that a recipe names, each as one archive that Spark unpacks."""
    names = {}
    for part, key in _FOLDERS:
        if path := (getattr(recipe, part) or {}).get(key):
            folder = Path(path).resolve()
            stamp = [(file.name, file.stat().st_mtime_ns) for file in sorted(folder.rglob("*"))]
            archive = _archive(folder, tuple(stamp))
            if get_context(spark) is None:
                spark.addArtifacts(str(archive), archive=True)
            else:
                spark.sparkContext.addArchive(str(archive))
            names[str(path)] = archive.name
    return Shipped(names)


@cache
def _archive(folder: Path, stamp: tuple[Any, ...]) -> Path:
    """A folder as it is now, packed once. Workers that start late fetch it late."""
    archive = Path(_archives().name) / f"kanon-{uuid.uuid4().hex}.tar.gz"
    with tarfile.open(archive, "w:gz", compresslevel=1) as tar:
        tar.add(folder, arcname=folder.name)
    return archive


@cache
def _archives() -> tempfile.TemporaryDirectory[str]:
    """Where archives lie until this process ends."""
    return tempfile.TemporaryDirectory(prefix="kanon-archives-")


def get_fingerprints(nlp: Language) -> dict[str, str]:
    """What decides beside the recipe: the versions, and the folders that components read."""
    name = f"{nlp.meta['lang']}_{nlp.meta['name']} {nlp.meta['version']}"
    prints = {"version of spacy-kanon": __version__, "version of spaCy": spacy.__version__}
    prints["pipeline"] = name
    for _, component in nlp.pipeline:
        for setting, what in _OPENED.items():
            folder: Any = getattr(component, setting, None)
            if what not in prints and hasattr(folder, "open"):
                prints[what] = folder.open().fingerprint
    return prints


def check_fingerprints(expected: Mapping[str, str], present: Mapping[str, str]) -> None:
    """Raise KN988 if a worker would count with something else than the driver."""
    for what in sorted({*expected, *present}):
        here, there = present.get(what, "none"), expected.get(what, "none")
        if here != there:
            raise KanonError(
                f"[KN988] The {what} of a worker is another one ({here}) than where the job was "
                f"started ({there}). Put the same one on all machines, at the same path."
            )
