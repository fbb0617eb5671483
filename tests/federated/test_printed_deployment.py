"""The commands of the deployment section, as printed but for the ports.

About a minute on an idle machine: each process imports spaCy and Flower.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path

import pytest

pytest.importorskip("flwr", reason="needs Flower: pip install 'spacy-kanon[federated]'")

from tests.federated.test_deployment import BIN, PATIENCE, free_port, running, wait_until

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/guides/federated.md"
SECTION = PAGE.read_text(encoding="utf8").split("## Deployment", 1)[1]
BLOCKS = re.findall(r"```bash\n(.*?)```", SECTION.split("\n## ", 1)[0], flags=re.S)
KEYS, SERVER, OPERATOR, NODES, RUN = BLOCKS

pytestmark = pytest.mark.skipif(
    not (BIN / "flower-superlink").exists()
    or not all(map(shutil.which, ("openssl", "ssh-keygen"))),
    reason="Flower's programs are not beside python, or openssl or ssh-keygen is missing",
)


def commands(block: str) -> list[str]:
    """The commands of a block, a continued line as one."""
    return re.sub(r"\\\n\s*", "", block).strip().splitlines()


def test_the_commands_of_the_readme(tmp_path, model, parts):
    shutil.copytree(model, tmp_path / "start")
    for number, part in enumerate(parts[:2], start=1):
        shutil.copy(part, tmp_path / f"mine{number}.spacy")
    ports = {port: str(free_port()) for port in ("8000", "9094", "9095")}
    environment = os.environ | {
        "HOME": str(tmp_path / "home"),
        "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
        "FLWR_TELEMETRY_ENABLED": "0",
        "OMP_NUM_THREADS": "1",
    }
    environment.pop("FLWR_HOME", None)

    def printed(block: str) -> str:
        return re.sub(r"\b(8000|9094|9095)\b", lambda match: ports[match[0]], block)

    def call(block: str) -> None:
        done = subprocess.run(
            ["bash", "-e", "-c", printed(block)],
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(command: str, name: str) -> Path:
        log = tmp_path / f"{name}.log"
        line = ["bash", "-c", f"exec {printed(command)}"]
        stack.enter_context(running(line, log, environment, tmp_path))
        return log

    with ExitStack() as stack:
        call(KEYS)
        log = start(commands(SERVER)[-1], "superlink")
        wait_until(lambda: "running on https" in log.read_text(), "the SuperLink")
        call(OPERATOR)
        for number, command in enumerate(commands(NODES), start=1):
            start(command, f"node{number}")
        call(RUN.replace("--results results", "--results results --plan.rounds 1"))
        report = tmp_path / "results" / "report.json"
        wait_until(report.exists, "the results")
    (entry,) = json.loads(report.read_text())["rounds"]
    assert (entry["asked"], entry["used"], entry["dropped"]) == (2, 2, {})
