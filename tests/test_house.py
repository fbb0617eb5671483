"""The promises made outside the code hold: layers, entry points, light imports, no circles."""

import ast
import importlib
import re
from functools import cache, partial
from graphlib import TopologicalSorter
from itertools import chain

import pytest

from spacy_kanon.names import DEFAULT_K
from tests.examples import ROOT
from tests.examples import SETUP as CONFIG

from .commands import python
from .tiers import TESTS, TIERS, may_hold

FILES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((ROOT / "spacy_kanon").rglob("*.py"))
}
run = partial(python, "-W", "error", "-c")
# What opens a file, or holds a Doc: a pure room never mentions it. Modules are in the contracts.
FILE_CALLS = {
    "open", "read_text", "read_bytes", "write_text", "write_bytes", "iterdir", "glob", "rglob",
    "mkdir", "unlink", "is_file", "is_dir", "exists", "memmap", "mmap",
}  # fmt: skip
DOC_ATTRIBUTES = {"ents", "user_data", "char_span", "make_doc", "set_ents", "has_extension", "_"}
EXTRAS = [
    "polars", "pyarrow", "msgspec", "isal", "babel", "pycountry", "torch", "transformers",
    "spacy_transformers", "sklearn", "scipy", "krippendorff", "matplotlib", "flwr", "pandas",
    "mwparserfromhell", "cryptography", "faker", "fastapi", "starlette", "uvicorn",
    "pyspark",
    "onnx", "onnxruntime", "tokenizers",
]  # fmt: skip
# Modules that tests ask for by another name than that of the distribution, and those of no extra.
NAMED = {
    "PIL": "pillow", "docx": "python_docx", "grimp": "import_linter", "sklearn": "scikit_learn",
    "importlinter": "import_linter", "transformers": "spacy_transformers",
}  # fmt: skip
OF_NO_EXTRA = {"datasets", "ray", "resource", "setuptools", "spacy_kanon"}
MESSAGE = re.compile(r"""["']\[KN(\d{3})\] """)


@cache
def trees() -> dict[str, ast.Module]:
    return {name: ast.parse(path.read_text(encoding="utf8")) for name, path in FILES.items()}


def test_imports_keep_the_contracts():
    """Those of `[importlinter]` in setup.cfg; in a process: the linter sets up all loggers."""
    pytest.importorskip("importlinter", reason="needs import-linter")
    code = "import importlinter.cli as cli; exit(cli.lint_imports('setup.cfg', no_cache=True))"
    python("-c", code)


def test_no_import_circles():
    grimp = pytest.importorskip("grimp", reason="needs import-linter")
    graph = grimp.build_graph("spacy_kanon", cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    assert len(imports) > 200
    TopologicalSorter(imports).prepare()  # It raises a CycleError that names them.


def test_the_types_are_sound():
    """As `[tool.mypy]` in pyproject.toml has it; what breaks them is printed."""
    mypy = pytest.importorskip("mypy.api", reason="needs mypy")
    config = str(ROOT / "pyproject.toml")
    output, problems, status = mypy.run(["--config-file", config, str(ROOT / "spacy_kanon")])
    assert status == 0, output + problems


def test_low_rooms_import_without_spacy():
    rooms = ("text", "lang", "detection", "anonymity", "kb", "ontology", "linkage", "operators")
    modules = [name for name in FILES if name.split(".")[1:2] and name.split(".")[1] in rooms]
    assert len(modules) > 50
    run(
        "import importlib, sys\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "assert 'spacy' not in sys.modules, 'spacy was imported'\n"
    )


def impure_uses(tree: ast.AST) -> set[str]:
    """Calls and attributes of a file that reach for files or Docs."""
    used = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            used |= {name} & FILE_CALLS
        elif isinstance(node, ast.Attribute):
            used |= {node.attr} & DOC_ATTRIBUTES
    return used


def test_pure_rooms_call_no_files_and_no_docs():
    """Languages read their own data, and hold no Doc."""
    allowed = {"text": set(), "detection": set(), "anonymity": set(), "lang": FILE_CALLS}
    impure = {
        name: uses
        for name, tree in trees().items()
        if (room := "".join(name.split(".")[1:2])) in allowed
        and (uses := impure_uses(tree) - allowed[room])
    }
    assert impure == {}


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
    again = [name for name, tree in trees().items() if DEFAULT_K in numbers_under("k", tree)]
    assert again == []


def test_package_imports_without_warnings_and_without_heavy_packages():
    run(
        "import sys, spacy_kanon\n"
        "heavy = {'spacy', 'numpy', 'torch', 'polars', 'pyroaring'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )


def test_other_programs_import_next_to_nothing():
    """spaCy imports the factories of all packages, whatever pipeline it makes."""
    run(
        "import sys, warnings, spacy_kanon\n"
        "warnings.simplefilter('ignore')\n"
        "import spacy\n"
        "before = set(sys.modules)\n"
        "import spacy_kanon.components.factories\n"
        "assert len(set(sys.modules) - before) <= 4, set(sys.modules) - before\n"
    )


def test_settings_that_factories_spell_out_are_those_of_the_rooms():
    from spacy_kanon.anonymity.recode import PREFERENCE
    from spacy_kanon.components.factories import SETTINGS
    from spacy_kanon.detection.detect import MIN_SALIENCE

    assert SETTINGS["kanon_masker"]["min_salience"] == MIN_SALIENCE
    assert SETTINGS["wikidata_generalizer"]["preference"] == PREFERENCE


def test_tiers_name_what_is_there():
    files = [path.relative_to(TESTS) for path in TESTS.rglob("test_*.py")]
    places = [*chain.from_iterable(TIERS.values())]
    assert [place for place in places if not any(may_hold([place], path) for path in files)] == []


def test_entry_points_resolve():
    lines = [
        line for group in CONFIG["options.entry_points"].values() for line in group.split("\n")
    ]
    targets = [line.split("=", 1)[1].strip() for line in lines if line]
    assert len(targets) > 30
    for target in targets:
        module, attribute = target.split(":")
        assert hasattr(importlib.import_module(module), attribute), target


def test_benchmarks_and_scripts_import_what_is_there():
    """Most of them run for hours and in no test."""
    missing = []
    for path in chain(ROOT.glob("bench/*.py"), ROOT.glob("scripts/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("spacy_kanon"):
                module = importlib.import_module(node.module)
                missing += [
                    f"{path.name}: {node.module}.{alias.name}"
                    for alias in node.names
                    if not hasattr(module, alias.name)
                    and f"{node.module}.{alias.name}" not in FILES
                ]
    assert missing == []


def test_every_module_imports_without_the_extras():
    behind = (".federated", ".review.web", ".service.")  # Imported by their commands alone.
    modules = [name for name in FILES if not any(room in name for room in behind)]
    run(
        "import importlib, sys, warnings\n"
        "warnings.simplefilter('default')\n"
        f"blocked = {EXTRAS!r}\n"
        "class Block:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in blocked: raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Block())\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
    )


def test_no_test_waits_for_what_no_extra_installs():
    """Tests of the service were once all skipped, for a library that had been dropped."""
    extras = CONFIG["options.extras_require"]
    lines = "\n".join([*extras.values(), CONFIG["options"]["install_requires"]])
    installed = {name.lower().replace("-", "_") for name in re.findall(r"^[\w-]+", lines, re.M)}
    asked = {
        name.split(".")[0]
        for path in (ROOT / "tests").rglob("*.py")
        for name in re.findall(r'importorskip\("([\w.]+)"', path.read_text(encoding="utf8"))
    }
    assert len(asked) > 20
    assert {m for m in asked - OF_NO_EXTRA if NAMED.get(m, m).lower() not in installed} == set()


def test_no_code_is_given_twice():
    """One of them would speak for both."""
    codes = [
        code for path in FILES.values() for code in MESSAGE.findall(path.read_text(encoding="utf8"))
    ]
    assert len(codes) > 250 and len(codes) == len(set(codes))


def test_codes_of_the_catalogue_match_their_names():
    from spacy_kanon.errors import Errors

    source = (ROOT / "spacy_kanon/errors.py").read_text(encoding="utf8")
    names = re.findall(r"^    (E\d+) =", source, re.M)
    assert len(names) > 100 and len(names) == len(set(names))
    for name in names:
        assert getattr(Errors, name).startswith(f"[KN{name[1:]}] "), name
