"""Real SuperLink and SuperNode processes over loopback, with TLS and node authentication.

About half a minute on an idle machine: each process imports spaCy and Flower.
"""

from __future__ import annotations

import datetime
import ipaddress
import json
import os
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

pytest.importorskip("flwr", reason="needs Flower: pip install 'spacy-kanon[federated]'")

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from spacy_kanon.federated.plan import Plan, write_flower_app

BIN = Path(sys.executable).parent
NODES, STRANGER = ("node0", "node1", "node2"), "stranger"
PATIENCE = 200  # Seconds, for a busy machine.

pytestmark = pytest.mark.skipif(
    not (BIN / "flower-superlink").exists(), reason="Flower's programs are not beside python"
)


def certificate(subject, key, issuer, issuer_key, ca):
    def name(text):
        return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])

    now = datetime.datetime.now(datetime.timezone.utc)
    day = datetime.timedelta(days=1)
    here = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    return (
        x509.CertificateBuilder()
        .subject_name(name(subject))
        .issuer_name(name(issuer))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.BasicConstraints(ca=ca, path_length=None), critical=True)
        .add_extension(x509.SubjectAlternativeName(here), critical=False)
        .sign(issuer_key, hashes.SHA256())
    )


def write_keys(folder: Path) -> None:
    """A certificate authority, the server's certificate, and a key pair for each node."""
    ca_key, server_key = (ec.generate_private_key(ec.SECP384R1()) for _ in range(2))
    ca = certificate("test authority", ca_key, "test authority", ca_key, True)
    server = certificate("localhost", server_key, "test authority", ca_key, False)
    (folder / "ca.crt").write_bytes(ca.public_bytes(form.Encoding.PEM))
    (folder / "server.pem").write_bytes(server.public_bytes(form.Encoding.PEM))
    plain = form.NoEncryption()
    (folder / "server.key").write_bytes(
        server_key.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, plain)
    )
    for node in (*NODES, STRANGER):
        key = ec.generate_private_key(ec.SECP384R1())
        (folder / node).write_bytes(
            key.private_bytes(form.Encoding.PEM, form.PrivateFormat.OpenSSH, plain)
        )
        public = key.public_key().public_bytes(form.Encoding.OpenSSH, form.PublicFormat.OpenSSH)
        (folder / f"{node}.pub").write_bytes(public)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def wait_until(ready, what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.3)


class Machine:
    """Runs Flower's programs with a home and a log of their own."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder, self.stack = folder, stack

    def environment(self, home: str) -> dict[str, str]:
        path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
        quiet = {"FLWR_TELEMETRY_ENABLED": "0", "OMP_NUM_THREADS": "1"}
        return os.environ | quiet | {"FLWR_HOME": str(self.folder / f"{home}.home"), "PATH": path}

    def start(self, name: str, program: str, *args: object) -> Path:
        """Start a process that ends with the test. RETURNS (Path): its log."""
        log = self.folder / f"{name}.log"
        self.stack.enter_context(
            running([BIN / program, *args], log, self.environment(name), self.folder)
        )
        return log

    def call(self, *args: object) -> str:
        done = subprocess.run(
            [str(BIN / "flwr"), *map(str, args)],
            env=self.environment("operator"),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            cwd=self.folder,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@contextmanager
def running(command, log: Path, environment, folder: Path):
    with log.open("w") as out:
        process = subprocess.Popen(
            [str(part) for part in command],
            stdout=out,
            stderr=subprocess.STDOUT,
            env=environment,
            cwd=folder,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            # The processes it started are in its session: end them too.
            os.killpg(process.pid, 15)
            try:
                process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                process.wait()


class Federation:
    """A SuperLink and three SuperNodes that are registered with it."""

    def __init__(self, folder: Path, machine: Machine, model: Path) -> None:
        self.folder, self.machine, self.model = folder, machine, model

    def run(self, plan: Plan) -> dict:
        """The report of a plan."""
        app, results = self.folder / plan.scenario, self.folder / f"{plan.scenario}.results"
        write_flower_app(app, plan, model=self.model, results=results)
        self.machine.call("run", app, "here")
        wait_until(lambda: (results / "report.json").exists(), "the results")
        assert (results / "model" / "meta.json").exists()
        return json.loads((results / "report.json").read_text())


@pytest.fixture(scope="module")
def federation(tmp_path_factory, model, parts):
    folder = tmp_path_factory.mktemp("deployment")
    write_keys(folder)
    port = free_port()
    address = f"127.0.0.1:{port}"
    (folder / "operator.home").mkdir()
    (folder / "operator.home" / "config.toml").write_text(
        f'[superlink]\ndefault = "here"\n\n[superlink.here]\naddress = "{address}"\n'
        f'root-certificates = "{folder / "ca.crt"}"\n'
    )
    with ExitStack() as stack:
        machine = Machine(folder, stack)
        log = machine.start(
            "superlink", "flower-superlink", "--host", "127.0.0.1", "--port", port,
            "--ssl-ca-certfile", "ca.crt", "--ssl-certfile", "server.pem",
            "--ssl-keyfile", "server.key", "--enable-supernode-auth",
            "--disable-runtime-dependency-installation",
        )  # fmt: skip
        wait_until(lambda: "running on https" in log.read_text(), "the SuperLink")
        for node in NODES:
            machine.call("supernode", "register", f"{node}.pub", "here")
        for node, data in zip((*NODES, STRANGER), (*parts, parts[0]), strict=True):
            machine.start(
                node, "flower-supernode", "--superlink", address, "--root-certificates", "ca.crt",
                "--auth-supernode-private-key", node, "--port", free_port(), "--max-retries", 1,
                "--node-config", f'model="{model}" data="{data}"',
            )  # fmt: skip
        yield Federation(folder, machine, model)


def test_a_node_that_is_not_registered_is_refused(federation):
    log = federation.folder / f"{STRANGER}.log"
    wait_until(lambda: "activate" in log.read_text(), "the stranger's refusal")


def test_secure_aggregation_with_tls_and_node_authentication(federation):
    """Averaging over the same wires is what the page prints: `test_printed_deployment.py`."""
    report = federation.run(Plan(scenario="secure", rounds=1, min_clients=3, max_documents=20))
    (entry,) = report["rounds"]
    assert (entry["asked"], entry["used"], entry["dropped"]) == (3, 3, {})
    assert (entry["metrics"]["num-examples"], entry["changed"]) == (24, True)
