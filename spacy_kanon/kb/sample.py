"""Make the bundled sample knowledge base: `python -m spacy_kanon.kb.sample [--check]`.

20,000 invented people (`sources.synthetic`). The folder is kept in the repository; `--check`
builds it anew and compares, so that nobody has to trust the bytes.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from ..errors import Errors, KanonError
from ..storage.bundled_folder import run_bundled
from .build import build_kb
from .reader import SAMPLE, open_kb
from .synthetic import SyntheticPeople

PEOPLE = 20_000
SEED = 2022


def build_sample(out: Path, *, force: bool = False) -> str:
    """Build the sample into a folder."""
    return build_kb(SyntheticPeople(PEOPLE, SEED), out, force=force).fingerprint


def check_sample(sample: Path = SAMPLE) -> str:
    """Build the sample anew and compare it with the bundled one."""
    bundled = open_kb(sample).fingerprint
    with tempfile.TemporaryDirectory() as folder:
        expected = build_sample(Path(folder) / "sample_kb")
    if expected != bundled:
        raise KanonError(Errors.E152.format(path=sample, found=bundled, expected=expected))
    return expected


def main(arguments: Sequence[str] | None = None) -> None:
    """Write or check the bundled sample."""
    run_bundled(
        arguments,
        what="bundled sample",
        folder=SAMPLE,
        build=partial(build_sample, force=True),
        check=check_sample,
    )


if __name__ == "__main__":
    main()
