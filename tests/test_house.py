"""The promises made outside the code hold: layers, entry points, light imports, no circles."""

from __future__ import annotations

import ast
import configparser
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spacy_kanon.names import DEFAULT_K

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "spacy_kanon"

# Rooms from the bottom up; rooms on one line are strangers to each other.
LAYERS = [
    {"types", "names", "errors"},
    {"text"},
    {"lang"},
    {"detection", "anonymity"},
    {"io"},
    {"kb", "ontology", "linkage", "reports", "operators"},
    {"resources", "models"},
    {"components", "corpus", "indicators", "evaluation"},
    {"release"},
    {"training"},
    {"federated", "frames", "review", "service"},
    {"spark"},
    {"cli"},
]
LEVEL = {room: level for level, rooms in enumerate(LAYERS) for room in rooms}


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(path: Path) -> set[str]:
    """Modules of this package that a file imports, at any depth of the code."""
    is_package = path.name == "__init__.py"
    name = module_name(path)
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = name.split(".")
                keep = len(parts) - node.level + (1 if is_package else 0)
                base = ".".join([*parts[:keep], *([node.module] if node.module else [])])
            found.add(base)
            found |= {f"{base}.{alias.name}" for alias in node.names}
    return {module for module in found if module.split(".")[0] == "spacy_kanon"}


def room_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else None


FILES = sorted(PACKAGE.rglob("*.py"))
MODULES = {module_name(path): path for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(ROOT)) for path in FILES])
def test_imports_run_downward_only(path):
    room = room_of(module_name(path))
    if room is None:
        return
    assert room in LEVEL, f"{path} stands in a room that the house does not have"
    for module in imported_modules(path):
        other = room_of(module)
        if other in LEVEL and other != room:
            assert LEVEL[other] < LEVEL[room], f"{module_name(path)} imports {module}"


def test_no_import_circles():
    graph = {
        name: {target for target in imported_modules(path) if target in MODULES and target != name}
        for name, path in MODULES.items()
    }
    done: set[str] = set()

    def visit(name: str, trail: tuple[str, ...]) -> None:
        assert name not in trail, " -> ".join([*trail, name])
        if name not in done:
            for target in graph[name]:
                visit(target, (*trail, name))
            done.add(name)

    for name in graph:
        visit(name, ())


@pytest.mark.parametrize(
    "room", ["text", "lang", "detection", "anonymity", "kb", "ontology", "linkage", "operators"]
)
def test_low_rooms_import_without_spacy(room):
    modules = [name for name in MODULES if name.startswith(f"spacy_kanon.{room}")]
    code = (
        "import importlib, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "assert 'spacy' not in sys.modules, 'spacy was imported'\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


PURE_ROOMS = ("text", "lang", "detection", "anonymity")
# What opens a file or a terminal, or holds a Doc: a pure room never mentions it.
FILE_CALLS = {
    "open", "read_text", "read_bytes", "write_text", "write_bytes", "iterdir", "glob", "rglob",
    "mkdir", "unlink", "is_file", "is_dir", "exists", "memmap", "mmap",
}  # fmt: skip
FILE_MODULES = {
    "argparse", "click", "importlib.resources", "io", "os", "pathlib", "shutil", "spacy", "srsly",
    "sys", "tempfile", "thinc", "tqdm", "typer", "wasabi",
}  # fmt: skip
DOC_ATTRIBUTES = {"ents", "user_data", "char_span", "make_doc", "set_ents", "has_extension", "_"}


def impure_uses(tree: ast.AST) -> set[str]:
    """Modules and calls of a file that reach for files, terminals or Docs."""
    used = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            used |= {alias.name for alias in node.names} & FILE_MODULES
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = {node.module or "", *(f"{node.module}.{a.name}" for a in node.names)}
            used |= (names | {name.split(".")[0] for name in names}) & FILE_MODULES
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            used |= {name} & FILE_CALLS
        elif isinstance(node, ast.Attribute):
            used |= {node.attr} & DOC_ATTRIBUTES
    return used


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if room_of(module_name(path)) in PURE_ROOMS],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_pure_rooms_call_no_files_no_terminal_and_no_docs(path):
    assert not impure_uses(ast.parse(path.read_text(encoding="utf8")))


@pytest.mark.parametrize(
    ("code", "uses"),
    [
        ("from pathlib import Path", {"pathlib"}),
        ("from importlib.resources import files", {"importlib.resources"}),
        ("import os.path as p\nimport spacy", {"spacy"}),
        ("with open(name) as file: pass", {"open"}),
        ("Path(name).read_text()", {"read_text"}),
        ("doc.ents\nspan._.get('x')", {"ents", "_"}),
        ("import re\nre.compile('x').finditer(text)", set()),
    ],
)
def test_impure_uses(code, uses):
    assert impure_uses(ast.parse(code)) >= uses


LONGEST_FILE = 400  # Lines.
LARGEST_FOLDER = 20  # Files, `__init__.py` not counted.


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(ROOT)) for path in FILES])
def test_files_are_short(path):
    assert len(path.read_text(encoding="utf8").splitlines()) < LONGEST_FILE


@pytest.mark.parametrize(
    "folder",
    sorted({path.parent for path in FILES}),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_folders_are_small(folder):
    files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
    assert len(files) <= LARGEST_FOLDER


def numbers_under(name: str, tree: ast.AST) -> set[object]:
    """What a name is by default: of a parameter, a field, or in a table of settings."""
    values: list[ast.expr | None] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            positional = [*node.posonlyargs, *node.args]
            pairs = [*zip(positional[::-1], node.defaults[::-1], strict=False)]
            pairs += zip(node.kwonlyargs, node.kw_defaults, strict=True)
            values += [default for argument, default in pairs if argument.arg == name]
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            values.append(node.value)
        elif isinstance(node, ast.Dict):
            keys = [getattr(key, "value", None) for key in node.keys]
            values += [value for key, value in zip(keys, node.values, strict=True) if key == name]
    return {value.value for value in values if isinstance(value, ast.Constant)}


def test_how_many_people_a_release_fits_by_default_is_written_once():
    again = [
        str(path)
        for path in FILES
        if DEFAULT_K in numbers_under("k", ast.parse(path.read_text(encoding="utf8")))
    ]
    assert again == []


@pytest.mark.parametrize(
    "code, numbers",
    [
        ("def f(a, k=5): pass", {5}),
        ("def f(*, k: int = 5, n=2): pass", {5}),
        ("class A:\n    k: int = 5", {5}),
        ("D = {'k': 5, 'n': 7}", {5}),
        ("def f(a=5, k=None, n=DEFAULT_K): pass", {None}),
    ],
)
def test_numbers_under(code, numbers):
    assert numbers_under("k", ast.parse(code)) == numbers


def test_package_imports_without_warnings_and_without_heavy_packages():
    code = (
        "import sys, spacy_kanon\n"
        "heavy = {'spacy', 'numpy', 'torch', 'polars', 'pyroaring'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True, cwd=ROOT)


def entry_points() -> list[tuple[str, str, str]]:
    config = configparser.ConfigParser()
    config.read(ROOT / "setup.cfg", encoding="utf8")
    return [
        (group, *(part.strip() for part in line.split("=", 1)))
        for group, lines in config["options.entry_points"].items()
        for line in lines.strip().splitlines()
    ]


@pytest.mark.parametrize("group,name,target", entry_points())
def test_entry_points_resolve(group, name, target):
    module, attribute = target.split(":")
    assert hasattr(importlib.import_module(module), attribute)


EXTRAS = [
    "polars", "pyarrow", "msgspec", "isal", "babel", "pycountry", "torch", "transformers",
    "spacy_transformers", "sklearn", "scipy", "krippendorff", "matplotlib", "flwr", "pandas",
    "mwparserfromhell", "cryptography", "faker", "fastapi", "starlette", "uvicorn",
    "prometheus_client", "pyspark",
    "onnx", "onnxruntime", "tokenizers",
]  # fmt: skip


def test_every_module_imports_without_the_extras():
    behind = (".federated", ".review.web", ".service.")  # Imported by their commands alone.
    modules = sorted(name for name in MODULES if not any(room in name for room in behind))
    code = (
        "import importlib, sys\n"
        f"blocked = {EXTRAS!r}\n"
        "class Block:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in blocked: raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Block())\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]


def test_no_error_is_defined_twice():
    """The later one would speak for both."""
    names = [
        target.id
        for path in sorted((ROOT / "spacy_kanon/errors").glob("_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8")))
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name) and re.fullmatch(r"E\d+", target.id)
    ]
    assert len(names) > 200 and len(names) == len(set(names))


def test_error_codes_are_unique_and_match_their_names():
    from spacy_kanon.errors import Errors

    messages = {name: getattr(Errors, name) for name in dir(Errors) if name.startswith("E")}
    catalogues = [vars(base) for base in Errors.__mro__]
    assert sum(name in catalogue for catalogue in catalogues for name in messages) == len(messages)
    for name, text in messages.items():
        assert text.startswith(f"[KN{name[1:]}] "), name
