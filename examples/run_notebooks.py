"""Run the notebooks and store what they print: `python examples/run_notebooks.py [NAME ...]`.

Each one runs in a copy of this folder with `configs` beside it, its cells one after the other in
one namespace. Cells tagged `spark` need pyspark and Java; without them their old output stays.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WITHOUT_SPARK = importlib.util.find_spec("pyspark") is None or shutil.which("java") is None


def main(names: list[str]) -> None:
    """Store the outputs anew.

    names (list[str]): File names; none takes all notebooks.
    """
    for path in sorted(HERE.glob("*.ipynb")):
        if names and path.name not in names:
            continue
        notebook = json.loads(path.read_text(encoding="utf8"))
        for cell, printed in run(notebook):
            cell["outputs"] = as_output(printed)
        text = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
        path.write_bytes(text.encode("utf8"))


def run(
    notebook: dict[str, Any], *, without_spark: bool = WITHOUT_SPARK
) -> Iterator[tuple[dict[str, Any], str]]:
    """Run the code of a notebook.

    notebook (dict[str, Any]): As it is stored.
    without_spark (bool): Leave out the cells that need it.
    YIELDS (tuple[dict[str, Any], str]): Each cell that was run, and what it printed.
    """
    names: dict[str, Any] = {"__name__": "__main__"}
    with tempfile.TemporaryDirectory() as folder, _working_in(Path(folder)):
        for number, cell in enumerate(notebook["cells"], start=1):
            tags = cell["metadata"].get("tags", ())
            if cell["cell_type"] != "code" or ("spark" in tags and without_spark):
                continue
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
            yield cell, printed.getvalue()


def as_output(printed: str) -> list[dict[str, Any]]:
    """What a cell printed, as notebooks store it.

    printed (str): May be empty.
    RETURNS (list[dict[str, Any]]): The outputs of the cell.
    """
    text = printed.splitlines(keepends=True)
    return [{"name": "stdout", "output_type": "stream", "text": text}] if text else []


@contextlib.contextmanager
def _working_in(folder: Path) -> Iterator[None]:
    shutil.copytree(HERE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.ipynb"))
    shutil.copytree(HERE.parent / "configs", folder / "configs")
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


if __name__ == "__main__":
    main(sys.argv[1:])
