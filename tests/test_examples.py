"""The data of `examples/` are what their generator makes, and each file is explained."""

import re
from pathlib import Path

from .commands import module_at

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_generator_makes_the_same_explained_files(tmp_path):
    module_at(EXAMPLES / "make.py").main(tmp_path)
    paths = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file())
    assert len(paths) > 15
    for path in paths:
        assert (EXAMPLES / path).read_bytes() == (tmp_path / path).read_bytes(), path
    text = (EXAMPLES / "README.md").read_text(encoding="utf8")
    firsts = re.findall(r"^\| (`[^|]*) \|", text, re.M)
    rows = {name.rstrip("/") for first in firsts for name in re.findall(r"`([^`]+)`", first)}
    data = {path.name for path in EXAMPLES.iterdir() if path.suffix not in (".py", ".md")}
    assert rows == data - {"__pycache__"}
