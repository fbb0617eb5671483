"""Check the licences of what an installation brings with it, by the list of pip-licenses.

    pip-licenses --with-system --from=mixed --format=json > build/licences.json
    python .ci/licences.py build/licences.json

Looked at are the packages that `pip install spacy-kanon` installs, without extras: those that this
environment holds. A package fails whose licence is not told, or is none of those below; the strong
copyleft of GPL and AGPL is not among them.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ALLOWED = re.compile(
    r"MIT|BSD|Apache|ISC|Python Software Foundation|PSF|Mozilla|MPL|Unlicense|Zlib|CC0|0BSD"
    r"|LGPL|Lesser General Public"
)
STRONG = re.compile(r"\bAGPL|Affero|(?<!L)GPL|(?<!Lesser )General Public", re.IGNORECASE)


def runtime_packages(name: str) -> set[str]:
    """The packages that an installation without extras brings with it.

    name (str): Of the package to install.
    RETURNS (set[str]): Canonical names of all that are installed here, itself among them.
    """
    waiting, seen = [name], set()
    while waiting:
        package = canonicalize_name(waiting.pop())
        if package in seen:
            continue
        try:
            requirements = requires(package) or []
        except PackageNotFoundError:  # For another system or version of Python.
            continue
        seen.add(package)
        for text in requirements:
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                waiting.append(requirement.name)
    return seen


def faults(licences: dict[str, str], packages: set[str]) -> list[str]:
    """What is wrong, a line a package.

    licences (dict[str, str]): Canonical name of a package -> its licence.
    packages (set[str]): Those to look at.
    """
    lines = []
    for package in sorted(packages):
        licence = licences.get(package, "not told")
        # Of a choice ("GPL; MIT") one that is allowed is enough.
        choices = re.split(r";|\bOR\b", licence)
        if not any(ALLOWED.search(each) and not STRONG.search(each) for each in choices):
            lines.append(f"{package}: {licence}")
    return lines


def main(path: str) -> int:
    entries = json.loads(Path(path).read_text(encoding="utf8"))
    licences = {canonicalize_name(entry["Name"]): entry["License"] for entry in entries}
    packages = runtime_packages("spacy-kanon")
    wrong = faults(licences, packages)
    lines = [f"licences of {len(packages)} packages: {len(wrong)} not allowed", *wrong]
    sys.stdout.write("\n  ".join(lines) + "\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
