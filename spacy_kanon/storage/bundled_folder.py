"""The command line of the modules that make or check a folder of bundled data."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from wasabi import msg

from ..errors import KanonError


def run_bundled(
    arguments: Sequence[str] | None,
    *,
    what: str,
    folder: Path,
    build: Callable[[Path], str],
    check: Callable[[Path], str],
) -> None:
    """`--check` compares the folder with what is made anew; without it the folder is written."""
    parser = argparse.ArgumentParser(description=f"Build or check the {what}.")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--out", type=Path, default=folder, help="folder to write")
    options = parser.parse_args(arguments)
    try:
        if options.check:
            msg.good(f"The {what} is what its source makes", check(options.out))
        else:
            msg.good(f"Wrote {options.out}", build(options.out))
    except KanonError as error:
        msg.fail(str(error), exits=1)
