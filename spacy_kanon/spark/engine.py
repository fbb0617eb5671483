"""Spark as the engine of a command: where it runs, and how much at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .sessions import CONNECT, active_session, session

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

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

    master (str): Of Spark.
    RETURNS (str): Others as they are.

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
