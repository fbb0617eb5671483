"""The printed commands of the deployment section, but for ports: processes over loopback."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

pytest.importorskip("flwr", reason="needs Flower: pip install 'spacy-kanon[federated]'")

BIN = Path(sys.executable).parent
PAGE = Path(__file__).parents[2] / "docs/guides/federated.md"
SECTION = PAGE.read_text(encoding="utf8").split("## Deployment", 1)[1]
BLOCKS = re.findall(r"```bash\n(.*?)```", SECTION.split("\n## ", 1)[0], flags=re.S)
KEYS, SERVER, OPERATOR, NODES, RUN = (re.sub(r"\\\n\s*", "", block) for block in BLOCKS)
PATIENCE = 200  # Seconds, for a busy machine.
pytestmark = pytest.mark.skipif(
    not (BIN / "flower-superlink").exists()
    or not all(map(shutil.which, ("openssl", "ssh-keygen"))),
    reason="Flower's programs are not beside python, or openssl or ssh-keygen is missing",
)


def free_port() -> str:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return str(one.getsockname()[1])


def wait_until(ready, what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.3)


class Machine:
    """Runs printed commands in a folder, with a home and ports of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ports = {port: free_port() for port in ("8000", "9094", "9095", "9096", "9097")}
        environment = os.environ | {
            "HOME": str(folder / "home"),
            "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
            "FLWR_TELEMETRY_ENABLED": "0",
            "OMP_NUM_THREADS": "1",
        }
        environment.pop("FLWR_HOME", None)
        self.place = {"env": environment, "cwd": folder}

    def call(self, block: str) -> None:
        command = ["bash", "-e", "-c", self._with_ports(block)]
        settings = {"capture_output": True, "text": True, "timeout": PATIENCE}
        done = subprocess.run(command, **settings, **self.place)
        assert done.returncode == 0, done.stdout + done.stderr

    @contextmanager
    def running(self, command: str, name: str):
        """A process that ends with the test. RETURNS (Path): its log."""
        log = self.folder / f"{name}.log"
        with log.open("w") as out:
            words = ["bash", "-c", f"exec {self._with_ports(command)}"]
            outputs = {"stdout": out, "stderr": subprocess.STDOUT}
            process = subprocess.Popen(words, **outputs, **self.place, start_new_session=True)
            try:
                yield log
            finally:
                # The processes it started are in its session: end them too.
                os.killpg(process.pid, 15)
                try:
                    process.wait(timeout=15)
                except subprocess.TimeoutExpired:
                    os.killpg(process.pid, 9)
                    process.wait()

    def _with_ports(self, command: str) -> str:
        return re.sub(r"\b(8000|909[4-7])\b", lambda match: self.ports[match[0]], command)


@pytest.fixture(scope="module")
def machine(tmp_path_factory, federation):
    """A server and three registered nodes; a fourth, the stranger, is not."""
    folder = tmp_path_factory.mktemp("deployment")
    shutil.copytree(federation.model, folder / "start")
    for number, part in enumerate((*federation.parts, federation.parts[0]), start=1):
        shutil.copy(part, folder / f"mine{number}.spacy")
    machine = Machine(folder)
    machine.call(KEYS + 'for n in 3 4; do ssh-keygen -q -t ecdsa -b 384 -N "" -f node$n; done')
    node1, node2 = NODES.strip().splitlines()
    others = [
        re.sub(r"\b(node|mine)2\b", rf"\g<1>{n}", node2).replace("9095", f"909{n + 3}")
        for n in (3, 4)
    ]
    with ExitStack() as stack:
        command = SERVER.strip().splitlines()[-1]
        log = stack.enter_context(machine.running(command, "server"))
        wait_until(lambda: "running on https" in log.read_text(), "the SuperLink")
        machine.call(OPERATOR + "flwr supernode register node3.pub mine")
        for number, command in enumerate((node1, node2, *others), start=1):
            stack.enter_context(machine.running(f"{command} --max-retries 1", f"node{number}"))
        yield machine


@pytest.fixture(scope="module")
def started(machine):
    """The printed run, with settings of its own."""
    settings = "--results results --plan.rounds 1 --plan.min_clients 3"
    machine.call(RUN.replace("--results results", settings))
    return machine


def test_a_node_that_is_not_registered_is_refused(machine):
    log = machine.folder / "node4.log"
    wait_until(lambda: "activate" in log.read_text(), "the stranger's refusal")


def test_the_printed_commands(started):
    report = started.folder / "results" / "report.json"
    wait_until(report.exists, "the results")
    assert (started.folder / "results" / "model" / "meta.json").exists()
    (entry,) = json.loads(report.read_text())["rounds"]
    assert (entry["asked"], entry["used"], entry["dropped"]) == (3, 3, {})
    # The mean of 12, 6 and 6 documents, weighted by themselves.
    assert (entry["metrics"]["num-examples"], entry["changed"]) == (9, True)
