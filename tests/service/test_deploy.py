"""The examples under deploy/, as far as they can be checked where nothing of them can run."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from spacy_kanon.cli import kanon_cli
from spacy_kanon.cli.project import project
from spacy_kanon.storage.project_template import copy_files
from tests.commands import setup_of

DEPLOY = Path(__file__).parents[2] / "deploy"
ROOT = DEPLOY.parent
# Instructions of the Dockerfile, in order; a line may go on in the next one.
INSTRUCTIONS = [
    tuple(line.split(maxsplit=1))
    for line in re.sub(r"\\\n", " ", (DEPLOY / "Dockerfile").read_text()).splitlines()
    if line and not line.startswith("#")
]
UNIT = (DEPLOY / "spacy-kanon.service").read_text()
START = re.search(r"^ExecStart=(.*)$", re.sub(r"\\\n", " ", UNIT), re.M).group(1)


@pytest.mark.parametrize(
    "words", [json.loads(dict(INSTRUCTIONS)["ENTRYPOINT"]), shlex.split(START)]
)
def test_what_is_started_is_a_command_that_there_is(words):
    assert words[1:5] == ["-m", "spacy", "kanon", "serve"]
    serve = get_command(kanon_cli).commands["serve"]
    options = {name for parameter in serve.params for name in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= options
    serve.make_context("serve", words[5:])  # Refuses what does not parse.


def test_every_instruction_has_its_form():
    assert [name for name, _ in INSTRUCTIONS] == [
        "FROM", "WORKDIR", "COPY", "COPY", "COPY", "COPY", "COPY", "COPY", "RUN",
        "FROM", "COPY", "RUN", "USER", "ENV", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT",
    ]  # fmt: skip
    check = dict(INSTRUCTIONS)["HEALTHCHECK"].split("CMD", 1)[1]
    compile(json.loads(check)[2], "health check", "exec")


def copied(folder: Path) -> Path:
    """The folder as the first stage of the image has it."""
    for name, words in INSTRUCTIONS:
        if name == "COPY" and not words.startswith("--from"):
            *sources, target = words.split()
            for source in sources:
                place = folder / target
                if (ROOT / source).is_dir():
                    if source != "spacy_kanon":  # Whole in any case.
                        shutil.copytree(ROOT / source, place)
                else:
                    shutil.copy(ROOT / source, place / source)
    return folder


def test_the_image_has_all_that_the_wheel_is_built_of(tmp_path):
    folder = tmp_path / "image"
    folder.mkdir()
    copied(folder)
    (folder / "spacy_kanon").symlink_to(ROOT / "spacy_kanon")
    assert "Two commands" in setup_of(folder)["long_description"]
    project(tmp_path / "mine")
    names = {path.relative_to(tmp_path / "mine") for path in (tmp_path / "mine").rglob("*.*")}
    assert {*copy_files(folder, tmp_path / "template")} == names


def test_systemd_finds_no_fault(tmp_path):
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd-analyze on this machine")
    unit = tmp_path / "spacy-kanon.service"
    unit.write_text(UNIT.replace("/opt/spacy-kanon/bin/python", sys.executable))
    run = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
