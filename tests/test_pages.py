"""Every command that README and documentation show runs, on the files of `examples/`.

The commands run in the order of the pages, one after the other in one copy of that folder, with
what earlier pages left there, as a reader would type them. Trainings are cut short, servers are
stopped before they answer, and what a reader would download is a small model without knowledge;
everything else is as printed.
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
from importlib.util import find_spec
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
# In the order of the site.
NAV = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf8"), re.M)
PAGES = {
    page: (ROOT / page).read_text(encoding="utf8")
    for page in ["README.md", *(f"docs/{name}" for name in NAV)]
    if (ROOT / page).exists()  # Those that are made from the code hold no commands.
}
PROGRAM = "python -m spacy "
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
DOWNLOADED = ("bert-base-cased", "roberta-base", "en_core_web_sm")  # By name, by a reader.


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


def test_every_page_is_in_the_order():
    written = {str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md")}
    assert written < {*PAGES}


def test_the_commands_of_the_pages_run_in_order(tmp_path, monkeypatch):
    """In one folder; `measurements.md` needs data that are no part of the repository."""
    missing = {word for word, package in EXTRAS.items() if find_spec(package) is None}
    copy_of_examples(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KANON_KEY", "k" * 43)
    monkeypatch.setattr("spacy_kanon.service.server.serve", lambda *arguments: None)
    monkeypatch.setattr("webbrowser.open", lambda address: None)
    monkeypatch.setattr("uvicorn.Server.run", lambda *arguments, **options: None)
    for name in DOWNLOADED:
        save_stand_in(name)
    failed, left_out = [], []
    for page in RUN:
        for command in RUN[page] if page != "docs/measurements.md" else ():
            if any(f"{word} " in f"{command} " for word in missing):
                left_out.append(command)
                continue
            try:
                call(command)
            except (AssertionError, subprocess.CalledProcessError) as error:
                failed.append(f"{page}: {error}")
    assert failed == []
    if left_out:
        pytest.skip(f"{left_out} need pip install 'spacy-kanon[test]'; all others ran")
