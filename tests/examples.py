"""Examples of texts and of what is said of them, apart from the tests that they are for.

`test_x.txt` beside `test_x.py` has a section a test, `[test_name]`, or a table, and in it a row a
line: the values as Python writes them, with commas between. `#` begins a comment. The values of a
row are the last arguments of the test (`tests/conftest.py`). The rows of a section that is named
after a function, `[module:function]`, are calls of it (`tests/test_calls.py`).
"""

import ast
import configparser
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

HEADING = re.compile(r"\[((?:refused )?[a-z][\w.]+(?::[\w.]+(?: [\w*]+)*)?)\]")
ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared" / "data"  # The data sets, where they are beside the checkout.
SETUP = configparser.ConfigParser()
SETUP.read(ROOT / "setup.cfg", encoding="utf8")
FACTORIES = re.findall(r"^(\w+) =", SETUP["options.entry_points"]["spacy_factories"], re.M)


def data_set(name: str) -> Path:
    """A file or folder of the data sets; a test that asks for one is skipped where it is not."""
    if not (SHARED / name).exists():
        pytest.skip("the data set is not here")
    return SHARED / name


@cache
def examples(module: str) -> dict[str, list[Any]]:
    """The rows of each test of a module, whose `__file__` is given."""
    sections: dict[str, list[Any]] = {}
    rows: list[Any] = []
    path = Path(module).with_suffix(".txt")
    for line in path.read_text(encoding="utf8").splitlines() if path.exists() else ():
        if heading := HEADING.fullmatch(line):
            rows = sections.setdefault(heading[1], [])
        elif line and not line.startswith("#"):
            rows.append(ast.literal_eval(line))
    return sections
