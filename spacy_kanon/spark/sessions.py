"""Spark sessions, with a Java that can run them and the Python that runs here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import KanonError, require

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

OLDEST_JAVA = 17
ATTEMPTS = 4  # For each task, as on a cluster: the default of a local master is one.
PYTHON = "PYSPARK_PYTHON"
CONNECT = "sc://"
DAEMON = "spark.python.daemon.module"
_PYTHON_SETTINGS = ("spark.pyspark.python", "spark.pyspark.driver.python")
_LOCAL = re.compile(r"local\[([\d*]+)\]")
_VERSION = re.compile(r'version "(?:1\.)?(\d+)')


def session(master: str = "local[*]", settings: Mapping[str, str] | None = None) -> SparkSession:
    """Get the running Spark session, or start one whose workers run this Python.

    master (str): Master URL of Spark: "local[4]" is this machine with four workers, "yarn",
        "k8s://..." and "spark://..." are clusters, "sc://..." is a server of Spark Connect. On
        this machine a failed task is tried four times, as on a cluster.
    settings (Mapping[str, str] | None): Settings of Spark, such as `{"spark.driver.memory": "4g"}`.
    RETURNS (SparkSession): A running session is returned as it is.
    RAISES (KanonError): E001 without pyspark, E987 without a Java that can run it.
    """
    running = active_session()
    if running is not None:
        return running
    from pyspark.sql import SparkSession

    settings = dict(settings or {})
    if master.startswith("local") and not set(_PYTHON_SETTINGS) & set(settings):
        os.environ.setdefault(PYTHON, sys.executable)
        if os.environ[PYTHON] == sys.executable:  # Which has this package.
            settings.setdefault(DAEMON, "spacy_kanon.spark.daemon")
    maker: Any = SparkSession.builder
    for name, value in settings.items():
        maker = maker.config(name, value)
    if master.startswith(CONNECT):
        require("grpc", "grpc_status", "zstandard", extra="spark-connect")
        return maker.remote(master).getOrCreate()
    check_java()
    return maker.master(with_attempts(master)).getOrCreate()


def active_session() -> SparkSession | None:
    """The running session, if there is one."""
    require("pyspark", "pyarrow", "pandas", extra="spark")
    from pyspark.sql import SparkSession

    return SparkSession.getActiveSession()


def check_java() -> None:
    """Raise E987 if there is no Java, or one that Spark does not run on."""
    home = os.environ.get("JAVA_HOME")
    path = str(Path(home) / "bin" / "java") if home else "java"
    program = shutil.which(path)
    what = f"and there is none ({path})"
    if program is not None:
        run = subprocess.run([program, "-version"], capture_output=True, text=True, check=False)
        version = _VERSION.search(run.stderr + run.stdout)
        if run.returncode or version is None:
            what = f"and {program} does not run"
        elif int(version[1]) < OLDEST_JAVA:
            what = f"and {program} is version {version[1]}"
        else:
            return
    raise KanonError(
        f"[KN987] Spark needs Java {OLDEST_JAVA} or later, {what}. Install one (on Debian: apt "
        f"install openjdk-{OLDEST_JAVA}-jre-headless), and set JAVA_HOME to its folder if it is "
        "not in the PATH."
    )


def get_context(spark: Any) -> Any:
    """The Spark context of a classic session; None for Spark Connect."""
    return getattr(spark, "_sc", None)


def use_this_python(spark: Any) -> None:
    """Let the workers of this machine run this Python, unless a setting names another one."""
    context = get_context(spark)
    if context is None or not context.master.startswith("local") or PYTHON in os.environ:
        return
    if not any(context.getConf().contains(name) for name in _PYTHON_SETTINGS):
        context.pythonExec = sys.executable


def with_attempts(master: str) -> str:
    """A local master that repeats a task whose worker dies.

    >>> with_attempts("local[2]"), with_attempts("local[2,1]"), with_attempts("yarn")
    ('local[2,4]', 'local[2,1]', 'yarn')
    """
    if master == "local":
        master = "local[1]"
    return _LOCAL.sub(rf"local[\1,{ATTEMPTS}]", master)
