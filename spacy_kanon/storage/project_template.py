"""The project template: the repository's own `project.yml`, configs, scripts and assets.

An installed package holds a copy that `setup.py` makes when a wheel is built; in a checkout the
files themselves are taken.
"""

from __future__ import annotations

import shutil
from pathlib import Path

# In the repository; by patterns, because users download into assets/ too.
FILES = (
    "project.yml",
    "configs/*.cfg",
    "scripts/*.py",
    "bench/paper_tables.py",
    "bench/papers.json",
    "bench/bench_indicators.py",
    "bench/bench_records.py",
    "assets/README.md",
    "assets/sample_texts.jsonl",
    "assets/mappings/*.json",
)
INSTALLED = Path("data", "project")  # Below the package.
PACKAGE = Path(__file__).parents[1]


def template_folder() -> Path:
    """Where the files of the template are: in the installed package, or in the checkout."""
    installed = PACKAGE / INSTALLED
    return installed if installed.is_dir() else PACKAGE.parent


def copy_files(source: Path, folder: Path) -> list[Path]:
    """Copy the files of the template."""
    files = [path.relative_to(source) for pattern in FILES for path in sorted(source.glob(pattern))]
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source / file, folder / file)
    return files
