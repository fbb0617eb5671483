"""Every command that README and documentation show runs, on the files of `examples/`.

A page's commands run one after the other in a copy of that folder, as a reader would type them.
Trainings are cut short, servers are stopped before they answer, and what a reader would download is
a small model without knowledge; everything else is as printed.
"""

from __future__ import annotations

import importlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import spacy
from click.testing import CliRunner as ClickRunner
from spacy.cli._util import app as spacy_cli
from typer.testing import CliRunner

from spacy_kanon.cli import kanon_cli
from spacy_kanon.cli._util import script_command

from .tiny_bert import save_tiny_masked_model

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
PAGES = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf8")
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
}
PROGRAM = "python -m spacy "
# What a page may find in its folder, by the command of another page that makes it.
EARLIER = {
    "my_kb": "build kb registry.csv my_kb --columns mapping.json",
    "safe.jsonl": "sanitize texts.jsonl -o safe.jsonl --keep-ids",
    "corpus/train.spacy": "annotate-records documents.jsonl corpus --sentences --split 80/10/10",
}
# Options that cut a command short; configs are cut when they are copied.
SHORT = {
    "sample_texts": ["--count", "30"],
    "cross_validate": ["--folds", "2"],
    "calibrate": ["--min-precision", "0"],
    "evaluate_selection": ["--folds", "2"],
    "simulate": ["--plan.rounds", "1", "--clients", "2"],
    "train-indicators": ["--no-perturbation"],
    "evaluate": ["--resamples", "10"],
}
EXTRAS = {
    "federate": "flwr", "train-indicators": "transformers",
    "demo": "starlette", "review": "starlette", "serve": "fastapi", "spark": "pyspark",
}  # fmt: skip
# What a reader would download by name, and the config that names it.
DOWNLOADED = {
    "bert-base-cased": "records_wikipii_trf",
    "roberta-base": "masker_trf",
    "en_core_web_sm": "",
}
WHOLE_PAGES = {"docs/measurements.md": "it needs data that are no part of the repository"}


def shown(text: str) -> Iterator[str]:
    """The lines of the shell fences of a page and the commands in its running text, in order.

    A fence under a comment `<!-- not run: why -->` is left out, as is the mere name of a command.
    """
    pattern = r"(<!-- not run: .+ -->\n)?```bash\n(.*?)```|`(python (?:-m spacy|scripts/)[^`]+)`"
    for marked, fence, inline in re.findall(pattern, text, re.S):
        if inline and len(inline.split()) > (2 if "scripts/" in inline else 5):
            yield inline
        elif fence and not marked:
            yield from fence.replace("\\\n", " ").splitlines()


# What is run of a page: this package and what spaCy does beside it, and keys that Python makes.
RUNNING = (
    *(f"{PROGRAM}{name} " for name in ("kanon", "train", "evaluate")),
    "python scripts/",
    "python -c ",
    "chmod ",
)


def commands(text: str) -> list[str]:
    parts = [part.strip() for line in shown(text) for part in re.split(r"&&|#.*", line)]
    return [part for part in parts if part.startswith(RUNNING)]


RUN = {page: lines for page, text in PAGES.items() if (lines := commands(text))}


def test_what_is_a_command():
    page = (
        "Run `python -m spacy kanon serve`, or `python -m spacy kanon convert a.json b.jsonl`.\n"
        "```bash\npip install x && python -m spacy kanon info my_kb  # why\ncurl y\n```\n"
        "<!-- not run: it needs a printer -->\n```bash\npython -m spacy kanon info z\n```\n"
    )
    assert commands(page) == [
        "python -m spacy kanon convert a.json b.jsonl",
        "python -m spacy kanon info my_kb",
    ]


def test_few_commands_are_not_run():
    reasons = [r for text in PAGES.values() for r in re.findall(r"<!-- not run: (.+?) -->", text)]
    assert len(reasons) <= 3


def test_the_start_is_as_short_as_it_says():
    """What it counts runs: the commands below, the Python in `test_readme.py`."""
    page = PAGES["docs/start.md"]
    assert "six commands, and three pieces of Python" in page
    assert (len(RUN["docs/start.md"]), page.count("```python\n")) == (6, 3)


@pytest.mark.parametrize("page", PAGES)
def test_the_source_is_installed_where_it_lies(page):
    """Not in the folder into which the page has gone by then."""
    lines = [line for fence in re.findall(r"```bash\n(.*?)```", PAGES[page], re.S)
             for line in fence.splitlines()]  # fmt: skip
    gone = [n for n, line in enumerate(lines) if re.search(r"(^|&& )cd ", line)]
    late = [line for n, line in enumerate(lines) if gone and n > gone[0]]
    assert not [line for line in late if re.search(r"pip install '?\.", line)]


@pytest.fixture(scope="module")
def earlier(tmp_path_factory):
    """A folder in which the commands of other pages have run."""
    folder = copy_of_examples(tmp_path_factory.mktemp("earlier"))
    before = Path.cwd()
    os.chdir(folder)
    try:
        for command in EARLIER.values():
            call(f"{PROGRAM}kanon {command}")
    finally:
        os.chdir(before)
    return folder


def copy_of_examples(folder: Path) -> Path:
    shutil.copytree(EXAMPLES, folder, dirs_exist_ok=True)
    for name in ("configs", "assets"):
        shutil.copytree(ROOT / name, folder / name)
    for path in (folder / "configs").glob("*.cfg"):
        path.write_text(
            re.sub(r"^(max_steps|eval_frequency) = \d+", r"\1 = 1", path.read_text(), flags=re.M)
        )
    return folder


def call(command: str) -> None:
    words = shlex.split(command)
    if words[1].startswith("scripts/"):
        name = Path(words[1]).stem
        script = script_command(getattr(importlib.import_module(name), name))
        result = ClickRunner().invoke(script, [*words[2:], *SHORT.get(name, ())])
        assert result.exit_code == 0, f"{command}\n{result.output}\n{result.exception!r}"
        return
    if words[:3] != PROGRAM.split():
        folders = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        subprocess.run(command, shell=True, check=True, env={**os.environ, "PATH": folders})
        return
    words = words[3:]
    tool = kanon_cli if words[0] == "kanon" else spacy_cli
    words = words[words[0] == "kanon" :]
    for name, settings in SHORT.items():
        words += settings if tool is kanon_cli and name in words[:2] else []
    result = CliRunner().invoke(tool, words)
    assert result.exit_code == 0, f"{command}\n{result.output}\n{result.exception!r}"


def save_stand_in(name: str) -> None:
    """What a reader would download under a name, in the working directory."""
    if name == "en_core_web_sm":
        nlp = spacy.blank("en")
        nlp.add_pipe("entity_ruler").add_patterns([{"label": "GPE", "pattern": "Oslo"}])
        nlp.to_disk(name)
    else:
        Path(name).mkdir()
        save_tiny_masked_model(Path(name))


@pytest.mark.parametrize("page", RUN)
def test_the_commands_of_a_page_run(page, earlier, tmp_path, monkeypatch):
    if page in WHOLE_PAGES:
        pytest.skip(WHOLE_PAGES[page])
    text = "\n".join(RUN[page])
    for word, package in EXTRAS.items():
        if f"{word} " in f"{text} ":
            pytest.importorskip(package, reason=f"needs {package}: pip install 'spacy-kanon[test]'")
    copy_of_examples(tmp_path)
    for name in EARLIER:
        part = name.split("/")[0]
        makes = rf"(build kb \S+|annotate-records \S+|-o) {re.escape(part)}\b"
        if name in text and not re.search(makes, text):
            copy = shutil.copytree if (earlier / part).is_dir() else shutil.copy
            copy(earlier / part, tmp_path / part)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KANON_KEY", "k" * 43)
    monkeypatch.setattr("spacy_kanon.service.server.serve", lambda *arguments: None)
    monkeypatch.setattr("webbrowser.open", lambda address: None)
    monkeypatch.setattr("uvicorn.Server.run", lambda *arguments, **options: None)
    for name, config in DOWNLOADED.items():
        if name in text or (config and config in text):
            save_stand_in(name)
    for command in RUN[page]:
        call(command)
