"""Spark sessions, with a Java that fits and the Python that runs here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import Errors, KanonError

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

OLDEST_JAVA = 17
PYTHON = "PYSPARK_PYTHON"
CONNECT = "sc://"
DAEMON = "spark.python.daemon.module"
_PYTHON_SETTINGS = ("spark.pyspark.python", "spark.pyspark.driver.python")
_VERSION = re.compile(r'version "(?:1\.)?(\d+)')


def session(master: str = "local[*]", settings: Mapping[str, str] | None = None) -> SparkSession:
    """The Spark session of this process, or a new one whose workers run this Python.

    master (str): Where Spark runs; "local[4]" is this machine, with four workers, "sc://..." a
        server of Spark Connect.
    settings (Mapping[str, str] | None): Of Spark, such as `{"spark.driver.memory": "4g"}`.
    RETURNS (SparkSession): One that is running already is taken as it is.
    RAISES (KanonError): E001 without pyspark, E987 without a Java that can run it.
    """
    running = active_session()
    if running is not None:
        return running
    from pyspark.sql import SparkSession

    settings = dict(settings or {})
    if master.startswith(CONNECT):
        _need_connect()
        remote: Any = SparkSession.builder.remote(master)
        for name, value in settings.items():
            remote = remote.config(name, value)
        return remote.getOrCreate()
    check_java()
    if master.startswith("local") and not set(_PYTHON_SETTINGS) & set(settings):
        os.environ.setdefault(PYTHON, sys.executable)
        if os.environ[PYTHON] == sys.executable:  # Which has this package.
            settings.setdefault(DAEMON, "spacy_kanon.spark.daemon")
    maker: Any = SparkSession.builder
    for name, value in settings.items():
        maker = maker.config(name, value)
    return maker.master(master).getOrCreate()


def active_session() -> SparkSession | None:
    """The session that is there. RAISES (KanonError): E001 without pyspark."""
    need_spark()
    from pyspark.sql import SparkSession

    return SparkSession.getActiveSession()


def need_spark() -> None:
    _need("pyspark", "pyarrow", "pandas")


def _need_connect() -> None:
    _need("grpc", "grpc_status", "zstandard", extra="spark-connect")


def _need(*packages: str, extra: str = "spark") -> None:
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise KanonError(Errors.E001.format(packages=", ".join(missing), extra=extra))


def check_java() -> None:
    home = os.environ.get("JAVA_HOME")
    path = str(Path(home) / "bin" / "java") if home else "java"
    program = shutil.which(path)
    if program is None:
        raise KanonError(Errors.E987.format(what=f"and there is none ({path})"))
    run = subprocess.run([program, "-version"], capture_output=True, text=True, check=False)
    version = _VERSION.search(run.stderr + run.stdout)
    if run.returncode or version is None:
        raise KanonError(Errors.E987.format(what=f"and {program} does not run"))
    if int(version[1]) < OLDEST_JAVA:
        raise KanonError(Errors.E987.format(what=f"and {program} is version {version[1]}"))


def use_this_python(spark: Any) -> None:
    """Have the workers of this machine run this Python, if nobody has said which."""
    context = getattr(spark, "_sc", None)
    if context is None or not context.master.startswith("local") or PYTHON in os.environ:
        return
    if not any(context.getConf().contains(name) for name in _PYTHON_SETTINGS):
        context.pythonExec = sys.executable


ALL_CORES = "local[*]"
ATTEMPTS = 4  # Of a task, as on a cluster: on one machine Spark gives up after the first.
_LOCAL = re.compile(r"local\[([\d*]+)\]")
# Nobody looks at the pages of a command's own session.
_SETTINGS = {"spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false"}


@dataclass(frozen=True, slots=True)
class Engine:
    """Where a command's work is done.

    master (str): Of Spark: "local[4]" is this machine with four workers, "spark://...", "yarn" and
        "k8s://..." a cluster, "sc://..." a server of Spark Connect.
    partitions (int | None): Parts that the work is cut into; None: as its size asks for.
    settings (Mapping[str, str]): Of Spark.
    ship (bool): Send the folders that are read to the workers.
    """

    master: str = ALL_CORES
    partitions: int | None = None
    settings: Mapping[str, str] = field(default_factory=dict)
    ship: bool = False

    @contextmanager
    def session(self) -> Iterator[SparkSession]:
        """The session that is there, or one of its own that ends with the block.

        YIELDS (SparkSession): It.
        RAISES (KanonError): As `sessions.session`.
        """
        running = active_session()
        if running is not None:
            yield running
            return
        spark = session(with_attempts(self.master), {**_SETTINGS, **self.settings})
        if not self.master.startswith(CONNECT):
            spark.sparkContext.setLogLevel("ERROR")
        try:
            yield spark
        finally:
            spark.stop()


def with_attempts(master: str) -> str:
    """A master of this machine that does a task again when its worker dies.

    >>> with_attempts("local[2]"), with_attempts("local[2,1]"), with_attempts("yarn")
    ('local[2,4]', 'local[2,1]', 'yarn')
    """
    if master == "local":
        master = "local[1]"
    return _LOCAL.sub(rf"local[\1,{ATTEMPTS}]", master)


def workers_of(spark: SparkSession) -> int:
    """How many tasks run at a time; of Spark Connect nobody can tell, and 16 is assumed."""
    context = getattr(spark, "_sc", None)
    return 16 if context is None else int(context.defaultParallelism)
