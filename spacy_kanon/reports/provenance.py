"""Where a figure came from: versions, platform, and fingerprints of the files that were read."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from ..errors import Errors, KanonError
from ..storage.folders import digest_of_file

# Packages whose version can change a figure.
PACKAGES: tuple[str, ...] = (
    "spacy-kanon", "spacy", "thinc", "numpy", "scipy", "scikit-learn", "spacy-transformers",
    "transformers", "torch",
)  # fmt: skip


def versions() -> dict[str, str]:
    """Version of Python and of every installed package that can change a figure."""
    installed = {"python": platform.python_version()}
    for package in PACKAGES:
        try:
            installed[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return installed


def machine() -> dict[str, str | int]:
    """System, architecture and number of processors; no host name and no user name."""
    return {
        "system": platform.system(),
        "release": platform.release(),
        "machine": platform.machine(),
        "processors": os.cpu_count() or 1,
    }


def fingerprint(path: Path) -> dict[str, str | int]:
    """Name, size in bytes and SHA-256 of a file that was read.

    path (Path): A file.
    RETURNS (dict): "file", "bytes" and "sha256".
    RAISES (KanonError): E003 if the file does not exist.
    """
    path = Path(path)
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    return {"file": path.name, "bytes": path.stat().st_size, "sha256": digest_of_file(path)}


def fingerprints(paths: Iterable[Path]) -> list[dict[str, str | int]]:
    """Fingerprints in the order given, each file once.

    paths (Iterable[Path]): Files.
    RETURNS (list[dict]): One for each file.
    """
    return [fingerprint(path) for path in dict.fromkeys(Path(path) for path in paths)]
