"""README and documentation run as a reader types them: page after page, in one folder.

Pages come in the order of the site, and each finds what the pages before it left. Commands and
Python run as printed, except that trainings and samples are cut short, servers stop before they
answer, and what a reader would download is a small model without knowledge.
"""

import importlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib.metadata import packages_distributions
from importlib.util import find_spec
from pathlib import Path

import pytest
import spacy
from click.testing import CliRunner as ClickRunner
from make_population import SyntheticPeople
from spacy.cli._util import app as spacy_cli
from typer.testing import CliRunner

from spacy_kanon.cli import kanon_cli
from spacy_kanon.cli._util import script_command
from tests.examples import ROOT, SETUP

from .tiny_bert import save_tiny_masked_model

spacy.blank("en")  # Registers the factories of all entry points.
SITE = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf8"), re.M)
ORDER = ["README.md", *(f"docs/{page}" for page in SITE if (ROOT / "docs" / page).exists())]
PAGES = {page: (ROOT / page).read_text(encoding="utf8") for page in ORDER}
NOT_RUN = {"docs/measurements.md"}  # It needs data that are no part of the repository.
PROGRAM = "python -m spacy "
# Options that cut a command short; configs are cut in the copy of the source.
SHORT = {
    "sample_texts": ["--count", "30"],
    "cross_validate": ["--folds", "2"],
    "calibrate": ["--min-precision", "0"],
    "evaluate_selection": ["--folds", "2"],
    "simulate": ["--plan.rounds", "1", "--clients", "2"],
    "train-indicators": ["--no-perturbation"],
    "evaluate": ["--resamples", "10"],
}
NEEDED = ("flwr", "transformers", "starlette", "fastapi", "polars", "sklearn")
# What a reader would download by name.
DOWNLOADED = ("bert-base-cased", "roberta-base", "en_core_web_sm")
# What is run of a page: this package and what spaCy does beside it, and the steps round them.
RUNNING = (
    *(f"{PROGRAM}{name} " for name in ("kanon", "train", "evaluate")),
    "python scripts/",
    "python -c ",
    "export KANON_KEY=",
    "chmod ",
    "mkdir try",
    "cp -r examples/",
    "cd ",
)
PIECE = re.compile(
    r"(<!-- not run: .+ -->\n)?```(bash|python)\n(.*?)```|`(python (?:-m spacy|scripts/)[^`]+)`",
    re.S,
)
EXTRAS = {
    name: set(re.findall(r"^[\w-]+", packages, re.M))
    for name, packages in SETUP["options.extras_require"].items()
}


def pieces(text: str) -> Iterator[tuple[str, str]]:
    """What a page asks to run, in order: ("python", code) or ("bash", command).

    A fence under a comment `<!-- not run: why -->` is left out, as is the mere name of a command in
    running text.
    """
    for marked, language, fence, inline in PIECE.findall(text):
        if language == "python":
            yield "python", fence
            continue
        if inline and len(inline.split()) <= (2 if "scripts/" in inline else 5):
            continue
        for line in ("" if marked else fence or inline).replace("\\\n", " ").splitlines():
            parts = (part.strip() for part in re.split(r"&&|#.*", line))
            yield from (("bash", part) for part in parts if part.startswith(RUNNING))


def test_what_is_run_and_in_which_order():
    page = (
        "Run `python -m spacy kanon serve`, or `python -m spacy kanon convert a.json b.jsonl`.\n"
        "```bash\npip install x && python -m spacy kanon inspect my_kb  # why\ncurl y\n```\n"
        "```python\nx = 1\n```\n"
        "<!-- not run: it needs a printer -->\n```bash\npython -m spacy kanon inspect z\n```\n"
    )
    assert list(pieces(page)) == [
        ("bash", "python -m spacy kanon convert a.json b.jsonl"),
        ("bash", "python -m spacy kanon inspect my_kb"),
        ("python", "x = 1\n"),
    ]
    assert {*ORDER[1:]} == {str(p.relative_to(ROOT)) for p in (ROOT / "docs").rglob("*.md")}
    reasons = [r for text in PAGES.values() for r in re.findall(r"<!-- not run: (.+?) -->", text)]
    assert len(reasons) <= 3
    page = PAGES["docs/start.md"]
    assert "five commands, and three pieces of Python" in page
    kinds = [kind for kind, code in pieces(page) if code.startswith(PROGRAM) or kind == "python"]
    assert (kinds.count("bash"), kinds.count("python")) == (5, 3)


@pytest.mark.parametrize("page", PAGES)
def test_the_source_is_installed_where_it_lies(page):
    """Not in the folder into which the page has gone by then."""
    lines = [line for fence in re.findall(r"```bash\n(.*?)```", PAGES[page], re.S)
             for line in fence.splitlines()]  # fmt: skip
    gone = [n for n, line in enumerate(lines) if re.search(r"(^|&& )cd ", line)]
    late = [line for n, line in enumerate(lines) if gone and n > gone[0]]
    assert not [line for line in late if re.search(r"pip install '?\.", line)]


def without_other_extras(name: str, installed: set[str]):
    """What `find_spec` finds where only the extras are installed that pages have named."""
    packages = {"torch": ["spacy-transformers"], "transformers": ["spacy-transformers"]}
    written = packages.get(name) or packages_distributions().get(name, [name])
    distributions = [distribution.replace("_", "-") for distribution in written]
    return find_spec(name) if installed.intersection(distributions) else None


@pytest.fixture
def shell(tmp_path, monkeypatch):
    """The folder of the source as far as pages need it, where the reader begins; the shell."""
    for name in ("examples", "configs", "assets", "scripts"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for path in (tmp_path / "configs").glob("*.cfg"):
        path.write_text(
            re.sub(r"^(max_steps|eval_frequency) = \d+", r"\1 = 1", path.read_text(), flags=re.M)
        )
    for name in DOWNLOADED:
        save_stand_in(name, tmp_path / "examples" / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("spacy_kanon.service.server.serve", lambda *arguments: None)
    monkeypatch.setattr("webbrowser.open", lambda address: None)
    monkeypatch.setattr("uvicorn.Server.run", lambda *arguments, **options: None)
    monkeypatch.setitem(SyntheticPeople.__init__.__kwdefaults__, "people", 2_000)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    with pytest.MonkeyPatch.context() as shell:
        shell.delenv("KANON_KEY", raising=False)
        yield shell


def save_stand_in(name: str, path: Path) -> None:
    if name == "en_core_web_sm":
        nlp = spacy.blank("en")
        nlp.add_pipe("entity_ruler").add_patterns([{"label": "GPE", "pattern": "Oslo"}])
        nlp.to_disk(path)
    else:
        save_tiny_masked_model(path)


def run(code: str, shell: pytest.MonkeyPatch) -> None:
    """A command as a reader runs it; an exception says what is wrong with it."""
    if code.startswith("cd "):
        shell.chdir(code.removeprefix("cd "))
    elif code.startswith("export "):
        name, _, value = code.removeprefix("export ").partition("=")
        printed = subprocess.run(
            ["bash", "-c", f"echo -n {value}"], capture_output=True, check=True
        )
        shell.setenv(name, printed.stdout.decode())
    elif code.startswith("python scripts/"):
        name = Path(shlex.split(code)[1]).stem
        script = script_command(getattr(importlib.import_module(name), name))
        check(ClickRunner().invoke(script, [*shlex.split(code)[2:], *SHORT.get(name, ())]))
    elif code.startswith(PROGRAM):
        words = shlex.split(code.removeprefix(PROGRAM))
        tool = kanon_cli if words[0] == "kanon" else spacy_cli
        words = words[words[0] == "kanon" :]
        for name, settings in SHORT.items():
            words += settings if tool is kanon_cli and name in words[:2] else []
        check(CliRunner().invoke(tool, words))
    else:
        subprocess.run(code, shell=True, check=True)


def run_python(code: str, names: dict[str, object], environment: dict[str, str]) -> dict[str, str]:
    """A piece of a page's Python, and the variables that it has set."""
    before = dict(os.environ)
    os.environ.update(environment)
    try:
        exec(compile(code, "a piece of Python", "exec"), names)
        return {name: value for name, value in os.environ.items() if before.get(name) != value}
    finally:
        os.environ.clear()
        os.environ.update(before)


def check(result) -> None:
    assert result.exit_code == 0, f"{result.output}\n{result.exception!r}"


@pytest.mark.timeout(1200)  # Every page, one after the other.
@pytest.mark.usefixtures("shipped_population")
def test_pages_run_in_order(shell):
    """A page that fails is named with its command, and the next one goes on."""
    for package in NEEDED:
        pytest.importorskip(package, reason=f"needs {package}: pip install 'spacy-kanon[test-all]'")
    failed = []
    installed: set[str] = set()
    found = partial(without_other_extras, installed=installed)
    shell.setattr("spacy_kanon.errors.find_spec", found)
    for page in ORDER:
        extras = re.findall(r"extras?:? `?([a-z-]+)|pip install '\.\[([a-z-]+)\]'", PAGES[page])
        installed.update(p for some in extras for extra in some for p in EXTRAS.get(extra, ()))
        names: dict[str, object] = {"__name__": "page"}  # Of the page's session of Python,
        environment: dict[str, str] = {}  # with what it sets that the shell has not.
        for kind, code in () if page in NOT_RUN else pieces(PAGES[page]):
            try:
                if kind == "bash":
                    run(code, shell)
                else:
                    environment |= run_python(code, names, environment)
            except Exception as problem:
                failed.append(f"{page}: {code}\n{problem!r}")
    assert not failed, "\n\n".join(failed)
