"""Commands watched from outside: seconds, CPU seconds and memory of all processes they start."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import psutil

EVERY = 0.1  # Seconds.


@dataclass
class Watched:
    """What a command took.

    seconds (float): By the clock.
    cpu (dict[int, float]): CPU seconds of each process, the command's and those below it.
    memory (dict[int, int]): Most bytes that only this process had, by process.
    names (dict[int, str]): What each is.
    status (int): Of the exit.
    """

    seconds: float = 0.0
    cpu: dict[int, float] = field(default_factory=dict)
    memory: dict[int, int] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    status: int = 0

    def cpu_seconds(self) -> float:
        return sum(self.cpu.values())

    def megabytes(self, name: str) -> float:
        """Of the largest process of this name."""
        sizes = [size for number, size in self.memory.items() if self.names[number] == name]
        return max(sizes, default=0) / 1e6


def name_of(process: psutil.Process) -> str:
    """What a process is to Spark: "java", "worker", "daemon", "driver"; "" for one that ended."""
    line = " ".join(process.cmdline())
    if not line:
        return ""
    if "java" in process.name():
        return "java"
    if "pyspark.daemon" in line or "spacy_kanon.spark.daemon" in line:
        parent = process.parent()
        below = parent is not None and parent.cmdline() == process.cmdline()
        return "worker" if below else "daemon"
    return "driver"


def watch(
    command: Sequence[str],
    meanwhile: Callable[[psutil.Process, Watched], None] | None = None,
    every: float = EVERY,
    **options: object,
) -> Watched:
    """Run a command.

    command (Sequence[str]): With its arguments.
    meanwhile (Callable | None): Called again and again with the process and what is known.
    every (float): Seconds between two looks at the processes.
    **options (object): Of `subprocess.Popen`.
    RETURNS (Watched): What it took. A process that lives less than a moment may be missed.
    """
    began, watched = time.perf_counter(), Watched()
    started = subprocess.Popen(command, **options)  # type: ignore[call-overload]
    top = psutil.Process(started.pid)
    sized = 0.0
    while started.poll() is None:
        processes = [top]
        with suppress(psutil.Error):
            processes += top.children(recursive=True)
        sizing = time.perf_counter() - sized > 1
        sized = time.perf_counter() if sizing else sized
        for process in processes:
            with suppress(psutil.Error):
                times = process.cpu_times()
                name = name_of(process)  # First: it may have ended by now.
                watched.names[process.pid] = name or watched.names.get(process.pid, "")
                watched.cpu[process.pid] = times.user + times.system
                if sizing:
                    size = process.memory_full_info().uss
                    watched.memory[process.pid] = max(watched.memory.get(process.pid, 0), size)
        if meanwhile is not None:
            meanwhile(top, watched)
        time.sleep(every)
    watched.seconds, watched.status = time.perf_counter() - began, started.returncode
    return watched
