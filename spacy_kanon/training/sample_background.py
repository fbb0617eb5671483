"""Make the bundled sample of background documents.

`python -m spacy_kanon.corpus.training.sample_background [--check]`: two biographies of each of 120
invented people of the sample knowledge base. `--check` builds them anew and compares, so that
nobody has to trust the bytes.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from ..errors import Errors, KanonError
from ..linkage.build import build_background
from ..linkage.reader import SAMPLE, open_background
from ..storage.bundled_folder import run_bundled
from .sample_texts import sample_texts

PEOPLE = 120
SEEDS = (1, 2)


def sample_documents() -> Iterator[tuple[str, str]]:
    """Person and text of each document."""
    for seed in SEEDS:
        for record in sample_texts(PEOPLE, seed=seed):
            yield record["name"], record["text"]


def build_sample(out: Path, *, force: bool = False) -> str:
    """Build the sample into a folder. RETURNS (str): Its fingerprint."""
    return build_background(sample_documents(), out, force=force).fingerprint


def check_sample(sample: Path = SAMPLE) -> str:
    """Build the sample anew and compare it with the bundled one."""
    bundled = open_background(sample).fingerprint
    with tempfile.TemporaryDirectory() as folder:
        rebuilt = build_sample(Path(folder) / "sample_background")
    if rebuilt != bundled:
        raise KanonError(Errors.E179.format(path=sample, found=bundled, expected=rebuilt))
    return rebuilt


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    run_bundled(
        arguments,
        what="bundled sample of background documents",
        folder=SAMPLE,
        build=partial(build_sample, force=True),
        check=check_sample,
    )


if __name__ == "__main__":
    main()
