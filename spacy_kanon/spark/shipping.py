"""Folders that a pipeline reads, sent to the workers of Spark.

Each goes as one archive, once a session, and is unpacked on every machine; workers check the
fingerprint of what they open, as they do with folders that lie on a shared path.
"""

from __future__ import annotations

import tarfile
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from ..release.runner import Recipe
from .counting import is_classic
from .run_folder import digest_of

_MASKER, _GENERALIZER, _LINKER = "config", "generalize", "linkage"
# Settings of a recipe that name folders.
_FOLDERS = ((_MASKER, "kb"), (_GENERALIZER, "ontology"), (_LINKER, "index"))


@dataclass(frozen=True)
class Shipped:
    """Folders that were sent.

    names (Mapping[str, str]): By the path that they have where the job was started, what they are
        called among the files of a worker.
    """

    names: Mapping[str, str]

    def place_of(self, path: str) -> str:
        """Where a folder lies on the machine that this is called on."""
        from pyspark import SparkFiles

        name = self.names.get(path)
        if name is None:
            return path
        return str(next(Path(SparkFiles.get(name)).iterdir()))

    def recipe(self, recipe: Recipe) -> Recipe:
        """A recipe with the folders of this machine."""
        return _with_folders(recipe, self.place_of)


def absolute(recipe: Recipe) -> Recipe:
    """A recipe that means the same wherever a worker stands.

    recipe (Recipe): Whose folders may be named as seen from here.
    RETURNS (Recipe): With absolute paths.
    """
    recipe = _with_folders(recipe, lambda path: str(Path(path).absolute()))
    if recipe.pipeline is not None and Path(recipe.pipeline).is_dir():
        recipe = replace(recipe, pipeline=str(Path(recipe.pipeline).absolute()))
    return recipe


def _folders_of(recipe: Recipe) -> Iterator[tuple[str, str, str]]:
    """Part, setting and path of the folders that a recipe names."""
    for part, key in _FOLDERS:
        settings = getattr(recipe, part)
        if settings and settings.get(key):
            yield part, key, str(settings[key])


def _with_folders(recipe: Recipe, place_of: Callable[[str], str]) -> Recipe:
    """A recipe with other paths. place_of (Callable[[str], str]): From a path to the other."""
    for part, key, path in _folders_of(recipe):
        changes: dict[str, Any] = {part: {**getattr(recipe, part), key: place_of(path)}}
        recipe = replace(recipe, **changes)
    return recipe


def ship_recipe(spark: Any, recipe: Recipe) -> Shipped:
    """Send the folders that a recipe names.

    spark (SparkSession): To whose workers.
    recipe (Recipe): What bundled samples it reads is there with the package.
    RETURNS (Shipped): For the workers.
    """
    return ship_paths(spark, *(path for _, _, path in _folders_of(recipe)))


def ship_paths(spark: Any, *paths: str | None) -> Shipped:
    """Send folders.

    spark (SparkSession): To whose workers.
    *paths (str | None): Of the folders; None is left out.
    RETURNS (Shipped): For the workers.
    """
    return Shipped({path: ship_folder(spark, Path(path)) for path in paths if path is not None})


def ship_folder(spark: Any, folder: Path) -> str:
    """Send a folder to the workers of a session.

    spark (SparkSession): Classic or Connect.
    folder (Path): To send.
    RETURNS (str): What it is called among the files of a worker.
    """
    folder = folder.resolve()
    stamp = [[str(p), p.stat().st_size, p.stat().st_mtime_ns] for p in sorted(folder.rglob("*"))]
    name = f"kanon-{digest_of(stamp)[:16]}.tar.gz"
    archive = Path(_archives().name) / name
    if not archive.exists():
        with tarfile.open(archive, "w:gz", compresslevel=1) as tar:
            tar.add(folder, arcname=folder.name)
    if is_classic(spark):
        spark.sparkContext.addArchive(str(archive))
    else:
        spark.addArtifacts(str(archive), archive=True)
    return name


@cache
def _archives() -> tempfile.TemporaryDirectory[str]:
    """Where archives lie until this process ends: a worker that starts late fetches them late."""
    return tempfile.TemporaryDirectory(prefix="kanon-archives-")
